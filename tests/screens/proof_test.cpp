// The numbers and bits that a proof shows, against values worked out by hand and against the code.
// Not the arithmetic itself (tests/numerics).
#include "screens/proof.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "numerics/number_text.hpp"
#include "tests/screens/states.hpp"

using semantics::FieldKind;
using semantics::Node;

namespace {

experiments::Experiment experiment_of(const std::string& step) {
  const std::string text = R"({"id": "e", "steps": [)" + step + R"(], "claims": []})";
  const base::Result<base::Json> json = base::parse_json(text, "test");
  REQUIRE(json.ok());
  base::Problems problems;
  experiments::Experiment experiment =
      experiments::read_experiment(base::JsonReader(json.value(), "test", problems));
  REQUIRE(samples::shown(problems) == "");
  return experiment;
}

// The proof of one step, as the reader of an English page sees it.
Node shown_step(const std::string& step) {
  trial::Outside outside;
  outside.start("en/");
  screens::Bindings bindings;
  const screens::Context context{outside.model,
                                 outside.model.catalogues.at(text::Language::kEnglish), bindings};
  std::vector<Node> nodes =
      screens::proof_steps(context, "proof", {experiments::run(experiment_of(step))});
  REQUIRE(nodes.size() == 1);
  return nodes[0];
}

std::string words(const Node& tree, const std::string& id) {
  const Node* node = trial::find_node(tree, id);
  return node == nullptr ? "" : base::words_of(node->text);
}

// The stored bits of a strip as an unsigned integer, and how wide they are.
struct Code {
  std::uint64_t bits = 0;
  int width_bits = 0;
};

Code code_of(const Node& figure) {
  Code code;
  for (const semantics::BitCell& cell : std::get<semantics::BitStrip>(*figure.figure).cells) {
    if (cell.field != FieldKind::kHidden) {
      code.bits = code.bits * 2 + static_cast<std::uint64_t>(cell.value);
      ++code.width_bits;
    }
  }
  return code;
}

std::string in_json(const std::string& format, const std::string& op, const std::string& in) {
  return R"({"out": "r", "op": ")" + op + R"(", "format": ")" + format + R"(", "in": [)" + in + "]";
}

}  // namespace

TEST_CASE("sums around 1 show the bits that ties to even give") {
  struct Row {
    const char* format;
    const char* in;
    std::uint64_t code;
    int width_bits;
    const char* caption;
    const char* value;
    const char* remark;
  };
  // 2^-11 is half an ulp of FP16 at 1, 2^-8 of BF16, 2^-24 of FP32.
  const Row rows[] = {
      {"fp16", R"("1", "2^-11")", 0x3C00, 16, "1 + 2⁻¹¹, rounded to FP16", "1 = 0x3C00",
       "Rounding error: −0.000488281"},
      {"fp16", R"("1", "2^-10")", 0x3C01, 16, "1 + 2⁻¹⁰, rounded to FP16", "1.0009765625 = 0x3C01",
       "No rounding error"},
      {"fp16", R"("1025·2^-10", "2^-11")", 0x3C02, 16, "1025·2⁻¹⁰ + 2⁻¹¹, rounded to FP16",
       "1.001953125 = 0x3C02", "Rounding error: 0.000488281"},
      {"bf16", R"("1", "2^-8")", 0x3F80, 16, "1 + 2⁻⁸, rounded to BF16", "1 = 0x3F80",
       "Rounding error: −0.00390625"},
      {"fp32", R"("1", "2^-24")", 0x3F800000, 32, "1 + 2⁻²⁴, rounded to FP32", "1 = 0x3F800000",
       "Rounding error: −5.96046\u00A0×\u00A010⁻⁸"},
      {"fp16", R"("65504", "16")", 0x7C00, 16, "65504 + 16, rounded to FP16", "∞ = 0x7C00", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.in));
    const Node step = shown_step(in_json(row.format, "add", row.in) + "}");
    CHECK(words(step, "proof.e.r.caption") == row.caption);
    CHECK(words(step, "proof.e.r.value") == row.value);
    CHECK(words(step, "proof.e.r.remark") == row.remark);
    const Node* figure = trial::find_node(step, "proof.e.r.bits");
    REQUIRE(figure != nullptr);
    CHECK(code_of(*figure).bits == row.code);
    CHECK(code_of(*figure).width_bits == row.width_bits);
  }
}

TEST_CASE("ten thousand updates of 0.0001: FP16 and BF16 stand still, FP32 arrives") {
  struct Row {
    const char* format;
    const char* value;
    const char* remark;
  };
  const Row rows[] = {
      {"fp16", "1 = 0x3C00", "Additions that changed the sum: 0 of 10000"},
      {"bf16", "1 = 0x3F80", "Additions that changed the sum: 0 of 10000"},
      {"fp32", "2.0001657009124755859375 = 0x400002B7",  // 2 + 695·2^-22
       "Additions that changed the sum: 10000 of 10000"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.format));
    const Node step =
        shown_step(in_json(row.format, "accumulate", R"("1", "0.0001")") + R"(, "times": 10000})");
    CHECK(words(step, "proof.e.r.value") == row.value);
    CHECK(words(step, "proof.e.r.remark") == row.remark);
  }
}

TEST_CASE("a hidden bit stands before the fraction: 1 of normal values, 0 of subnormal ones") {
  struct Row {
    const char* in;
    const char* cells;  // sign, exponent, [hidden], fraction
  };
  const Row rows[] = {
      {R"("1")", "0 01111 [1] 0000000000"},
      {R"("-2^-24")", "1 00000 [0] 0000000001"},
      {R"("65536")", "0 11111 0000000000"},  // an infinity has no significand
  };
  for (const Row& row : rows) {
    const Node step = shown_step(in_json("fp16", "round", row.in) + "}");
    const Node* figure = trial::find_node(step, "proof.e.r.bits");
    REQUIRE(figure != nullptr);
    std::string cells;
    FieldKind last = FieldKind::kSign;
    for (const semantics::BitCell& cell : std::get<semantics::BitStrip>(*figure->figure).cells) {
      cells += cell.field == last ? "" : " ";
      const std::string bit = std::to_string(cell.value);
      cells += cell.field == FieldKind::kHidden ? "[" + bit + "]" : bit;
      last = cell.field;
    }
    CHECK(cells == row.cells);
  }
}

TEST_CASE("each proof of the pack shows the results of its experiments, bit by bit") {
  int steps = 0;
  for (const std::string id : {"mp-1", "mp-2", "mp-3", "mp-4", "mp-5", "mp-7", "mp-8"}) {
    CAPTURE(id);
    trial::Outside outside;
    outside.start(trial::quiz_path("ja"), "#?q=" + id);
    outside.send(app::SubmitOption{outside.right()});
    outside.send(app::ToggleProof{});
    const screens::Screen screen = screens::view(outside.model);
    for (const experiments::Experiment& experiment : outside.question().experiments) {
      for (const experiments::StepResult& result : experiments::run(experiment).steps) {
        const std::string node = "proof." + experiment.id + "." + result.step.out;
        CAPTURE(node);
        CHECK(words(screen.tree, node + ".caption") != "");
        const std::string value = words(screen.tree, node + ".value");
        CHECK(value != "");
        const Node* figure = trial::find_node(screen.tree, node + ".bits");
        REQUIRE((figure != nullptr) == result.bits.has_value());
        if (figure != nullptr) {
          const std::string code = numerics::code_text(*result.bits);
          CHECK(value.find(code) != std::string::npos);
          CHECK(figure->label.find(code) != std::string::npos);
          CHECK(code_of(*figure).bits == result.bits->code);
          ++steps;
        }
      }
    }
  }
  CHECK(steps > 20);
}
