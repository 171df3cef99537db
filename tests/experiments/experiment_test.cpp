// Experiments as authors write them: the published numbers come out, and mistakes are named.
// Not the arithmetic itself: tests/numerics.
#include "experiments/experiment.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "base/json.hpp"
#include "experiments/run.hpp"

using namespace experiments;

namespace {

// Steps and claims in JSON with ' for ".
Experiment parse(std::string steps, std::string claims, base::Problems& problems) {
  std::string text = "{'id': 'e', 'steps': [" + steps + "], 'claims': [" + claims + "]}";
  for (char& c : text) {
    c = c == '\'' ? '"' : c;
  }
  const base::Result<base::Json> json = base::parse_json(text, "test.json");
  REQUIRE_MESSAGE(json.ok(), text);
  return read_experiment(base::JsonReader(json.value(), "test.json", problems));
}

std::vector<Trace> traces_of(const std::string& steps) {
  base::Problems problems;
  const Experiment experiment = parse(steps, "", problems);
  for (const base::Error& problem : problems) {
    FAIL_CHECK(problem.what.key << " at " << problem.where.pointer);
  }
  return {run(experiment)};
}

using Expected = std::vector<std::pair<std::string, std::string>>;

void check(const std::string& steps, const Expected& expected) {
  const std::vector<Trace> traces = traces_of(steps);
  for (const auto& row : expected) {
    CAPTURE(row.first);
    CHECK(look_up(traces, row.first).value_or("nothing") == row.second);
  }
}

// "key pointer" of every problem.
std::vector<std::string> problems_of(const std::string& steps, const std::string& claims = "") {
  base::Problems problems;
  parse(steps, claims, problems);
  std::vector<std::string> found;
  for (const base::Error& problem : problems) {
    found.push_back(problem.what.key + " " + problem.where.pointer);
  }
  return found;
}

}  // namespace

TEST_CASE("small updates are lost in 16 bits") {
  check(R"(
      {'out': 'lost', 'op': 'add', 'format': 'fp16', 'in': ['1', '2^-11']},
      {'out': 'kept', 'op': 'add', 'format': 'fp16', 'in': ['1', '2^-10']},
      {'out': 'next', 'op': 'add', 'format': 'fp16', 'in': ['kept', '2^-11']},
      {'out': 'bf16_lost', 'op': 'add', 'format': 'bf16', 'in': ['1', '2^-8']},
      {'out': 'fp32_lost', 'op': 'add', 'format': 'fp32', 'in': ['1', '2^-24']},
      {'out': 'same', 'op': 'compare', 'in': ['lost', '1']},
      {'out': 'order', 'op': 'compare', 'in': ['kept', '1']})",
        {{"lost", "1"},
         {"lost.code", "0x3C00"},
         {"lost.bits", "0 01111 0000000000"},
         {"lost.flags", "I"},
         {"lost.error", "-0.00048828125"},
         {"kept.code", "0x3C01"},
         {"kept.exact", "1.0009765625"},
         {"next.code", "0x3C02"},
         {"bf16_lost.code", "0x3F80"},
         {"fp32_lost", "1"},
         {"same", "equal"},
         {"order", "greater"}});
}

TEST_CASE("ten thousand updates of 0.0001, with and without master weights") {
  check(R"(
      {'out': 'fp16', 'op': 'accumulate', 'format': 'fp16', 'in': ['1', '1e-4'], 'times': 10000},
      {'out': 'bf16', 'op': 'accumulate', 'format': 'bf16', 'in': ['1', '1e-4'], 'times': 10000},
      {'out': 'master', 'op': 'accumulate', 'format': 'fp32', 'in': ['1', '1e-4'], 'times': 10000,
       'copy_format': 'fp16'},
      {'out': 'four', 'op': 'accumulate', 'format': 'fp32', 'in': ['1', '1e-4'], 'times': 4,
       'copy_format': 'fp16'},
      {'out': 'five', 'op': 'accumulate', 'format': 'fp32', 'in': ['1', '1e-4'], 'times': 5,
       'copy_format': 'fp16'})",
        {{"fp16", "1"},
         {"fp16.stall", "0"},
         {"fp16.changes", "0"},
         {"bf16", "1"},
         {"master.code", "0x400002B7"},
         {"master.exact", "2.0001657009124755859375"},
         {"master.fp64", "2.0001657009124756"},
         {"master.short", "2.00017"},
         {"master.stall", "none"},
         {"master.changes", "10000"},
         {"master.copy", "2"},
         {"master.copy.code", "0x4000"},
         {"master.copy.changes", "1024"},
         {"master.copy.first", "5"},
         {"four.copy.code", "0x3C00"},
         {"four.copy.first", "none"},
         {"five.copy.code", "0x3C01"}});
}

TEST_CASE("growing from 0 by 0.001 stops at different heights") {
  check(R"(
      {'out': 'fp16', 'op': 'accumulate', 'format': 'fp16', 'in': ['0', '0.001'], 'times': 10000},
      {'out': 'bf16', 'op': 'accumulate', 'format': 'bf16', 'in': ['0', '0.001'], 'times': 10000},
      {'out': 'e4m3', 'op': 'accumulate', 'format': 'e4m3fn', 'in': ['0', '0.001'], 'times': 10000},
      {'out': 'e5m2', 'op': 'accumulate', 'format': 'e5m2', 'in': ['0', '0.001'], 'times': 10000},
      {'out': 'fp32', 'op': 'accumulate', 'format': 'fp32', 'in': ['0', '0.001'], 'times': 10000})",
        {{"fp16", "4"},
         {"fp16.stall", "3070"},
         {"bf16.exact", "0.5"},
         {"bf16.stall", "383"},
         {"e4m3.exact", "0.03125"},
         {"e4m3.stall", "16"},
         {"e5m2.exact", "0.0078125"},
         {"e5m2.stall", "8"},
         {"fp32.short", "10.0004"}});
}

TEST_CASE("loss scaling carries a gradient past the underflow") {
  check(R"(
      {'out': 'plain', 'op': 'round', 'format': 'fp16', 'in': ['1e-8']},
      {'out': 'scaled', 'op': 'multiply', 'format': 'fp16', 'in': ['1e-8', '1024']},
      {'out': 'back', 'op': 'divide', 'format': 'exact', 'in': ['scaled', '1024']},
      {'out': 'off', 'op': 'relative_error', 'in': ['back', '1e-8']},
      {'out': 'scaled16', 'op': 'multiply', 'format': 'fp16', 'in': ['1e-8', '65536']},
      {'out': 'back16', 'op': 'divide', 'format': 'exact', 'in': ['scaled16', '65536']},
      {'out': 'off16', 'op': 'relative_error', 'in': ['back16', '1e-8']},
      {'out': 'bf16', 'op': 'round', 'format': 'bf16', 'in': ['1e-8']})",
        {{"plain.code", "0x0000"},
         {"plain.flags", "IU"},
         {"scaled.code", "0x00AC"},
         {"scaled.fp64", "1.0251998901367188e-5"},
         {"back.fp64", "1.0011717677116394e-8"},
         {"off.percent", "0.117"},
         {"scaled16.code", "0x115E"},
         {"scaled16.fp64", "0.0006551742553710938"},
         {"back16.fp64", "9.997165761888027e-9"},
         {"off16.percent", "-0.0283"},
         {"bf16.code", "0x322C"},
         {"bf16.fp64", "1.0011717677116394e-8"}});
}

TEST_CASE("the thresholds of FP16") {
  check(R"(
      {'out': 'tie', 'op': 'round', 'format': 'fp16', 'in': ['2^-25']},
      {'out': 'more', 'op': 'multiply', 'format': 'exact', 'in': ['2^-25', '1.001']},
      {'out': 'above', 'op': 'round', 'format': 'fp16', 'in': ['more']},
      {'out': 'three', 'op': 'round', 'format': 'fp16', 'in': ['3e-8']},
      {'out': 'three_off', 'op': 'relative_error', 'in': ['three', '3e-8']},
      {'out': 'ten', 'op': 'round', 'format': 'fp16', 'in': ['1e-7']},
      {'out': 'ten_off', 'op': 'relative_error', 'in': ['ten', '1e-7']},
      {'out': 'subnormal', 'op': 'round', 'format': 'fp16', 'in': ['6.1e-5']},
      {'out': 'limit', 'op': 'divide', 'format': 'exact', 'in': ['65520', '65536']},
      {'out': 'overflow', 'op': 'multiply', 'format': 'fp16', 'in': ['limit', '65536']},
      {'out': 'smallest', 'op': 'fact', 'format': 'fp16', 'in': ['min_subnormal']})",
        {{"tie", "0"},
         {"above.code", "0x0001"},
         {"three.exact", "5.9604644775390625e-8"},
         {"three_off.percent", "98.7"},
         {"ten.short", "1.19209e-7"},
         {"ten_off.percent", "19.2"},
         {"subnormal.code", "0x03FF"},
         {"limit", "0.999755859375"},
         {"overflow", "inf"},
         {"overflow.flags", "IO"},
         {"smallest.code", "0x0001"}});
}

TEST_CASE("the range of BF16 and its price") {
  check(R"(
      {'out': 'large16', 'op': 'round', 'format': 'fp16', 'in': ['70000']},
      {'out': 'large', 'op': 'round', 'format': 'bf16', 'in': ['70000']},
      {'out': 'tiny16', 'op': 'round', 'format': 'fp16', 'in': ['1e-30']},
      {'out': 'tiny', 'op': 'round', 'format': 'bf16', 'in': ['1e-30']},
      {'out': 'odd', 'op': 'round', 'format': 'bf16', 'in': ['257']},
      {'out': 'odd16', 'op': 'round', 'format': 'fp16', 'in': ['257']},
      {'out': 'gap', 'op': 'ulp', 'format': 'bf16', 'in': ['1000']},
      {'out': 'gap16', 'op': 'ulp', 'format': 'fp16', 'in': ['1000']},
      {'out': 'binades', 'op': 'fact', 'format': 'bf16', 'in': ['binades']},
      {'out': 'max16', 'op': 'fact', 'format': 'fp16', 'in': ['max']},
      {'out': 'max', 'op': 'fact', 'format': 'bf16', 'in': ['max']},
      {'out': 'max32', 'op': 'fact', 'format': 'fp32', 'in': ['max']},
      {'out': 'beyond', 'op': 'round', 'format': 'bf16', 'in': ['max32']},
      {'out': 'cut', 'op': 'round', 'format': 'bf16', 'mode': 'rtz', 'in': ['0.1']})",
        {{"large16", "inf"},
         {"large", "70144"},
         {"tiny16", "0"},
         {"tiny.code", "0x0DA2"},
         {"tiny.fp64", "9.98402083170343e-31"},
         {"odd", "256"},
         {"odd16", "257"},
         {"gap", "4"},
         {"gap16", "0.5"},
         {"binades", "261"},
         {"max16", "65504"},
         {"max.code", "0x7F7F"},
         {"max.fp64", "3.3895313892515355e38"},
         {"beyond", "inf"},
         {"cut.exact", "0.099609375"}});
}

TEST_CASE("4096 times a tenth: the accumulator decides") {
  check(R"(
      {'out': 'fp16', 'op': 'accumulate', 'format': 'fp16', 'in': ['0', '0.1'], 'times': 4096},
      {'out': 'bf16', 'op': 'accumulate', 'format': 'bf16', 'in': ['0', '0.1'], 'times': 4096},
      {'out': 'wide16', 'op': 'accumulate', 'format': 'fp32', 'addend_format': 'fp16',
       'in': ['0', '0.1'], 'times': 4096},
      {'out': 'wide', 'op': 'accumulate', 'format': 'fp32', 'addend_format': 'bf16',
       'in': ['0', '0.1'], 'times': 4096},
      {'out': 'fp32', 'op': 'accumulate', 'format': 'fp32', 'in': ['0', '0.1'], 'times': 4096},
      {'out': 'cut', 'op': 'accumulate', 'format': 'fp16', 'mode': 'rtz', 'in': ['0', '0.1'],
       'times': 4096},
      {'out': 'ones', 'op': 'accumulate', 'format': 'e5m2', 'in': ['0', '1'], 'times': 100},
      {'out': 'big', 'op': 'add', 'format': 'fp16', 'in': ['2048', '1']},
      {'out': 'order', 'op': 'subtract', 'format': 'fp16', 'in': ['big', '2048']})",
        {{"fp16", "256"},
         {"fp16.stall", "2207"},
         {"bf16", "32"},
         {"bf16.stall", "276"},
         {"wide16.exact", "409.5"},
         {"wide16.flags", "-"},
         {"wide", "410"},
         {"fp32.exact", "409.61578369140625"},
         {"cut", "128"},
         {"ones", "8"},
         {"ones.stall", "8"},
         {"order", "0"}});
}

TEST_CASE("BF16 keeps small gradients and loses small decay") {
  check(R"(
      {'out': 'fp16_seven', 'op': 'round', 'format': 'fp16', 'in': ['10^-7']},
      {'out': 'fp16_eight', 'op': 'round', 'format': 'fp16', 'in': ['10^-8']},
      {'out': 'bf16_forty', 'op': 'round', 'format': 'bf16', 'in': ['10^-40']},
      {'out': 'bf16_forty_one', 'op': 'round', 'format': 'bf16', 'in': ['10^-41']},
      {'out': 'beta', 'op': 'round', 'format': 'bf16', 'in': ['0.999']},
      {'out': 'zero', 'op': 'compare', 'in': ['bf16_forty', '0']})",
        {{"fp16_seven.short", "1.19209e-7"},
         {"fp16_eight", "0"},
         {"zero", "greater"},
         {"bf16_forty_one", "0"},
         {"beta", "1"},
         {"beta.code", "0x3F80"}});
}

TEST_CASE("a dot product in four ways") {
  // Products of two FP16 or BF16 values are exact in FP32.
  const auto dot = [](const std::string& data, const std::string& accumulator) {
    const char* x[] = {"0.1", "0.2", "0.3", "0.4"};
    const char* w[] = {"0.5", "-0.6", "0.7", "-0.8"};
    std::string steps;
    for (int i = 0; i < 4; ++i) {
      const std::string n = std::to_string(i);
      steps += "{'out': 'x" + n + "', 'op': 'round', 'format': '" + data + "', 'in': ['" + x[i] +
               "']}, {'out': 'w" + n + "', 'op': 'round', 'format': '" + data + "', 'in': ['" +
               w[i] + "']}, {'out': 'p" + n + "', 'op': 'multiply', 'format': '" + accumulator +
               "', 'in': ['x" + n + "', 'w" + n + "']}, {'out': 's" + n +
               "', 'op': 'add', 'format': '" + accumulator + "', 'in': ['" +
               (i == 0 ? std::string("0") : "s" + std::to_string(i - 1)) + "', 'p" + n + "']},";
    }
    return steps + "{'out': 'out', 'op': 'round', 'format': '" + data + "', 'in': ['s3']}";
  };
  check(dot("fp32", "fp32"), {{"s3.code", "0xBE3851ED"}, {"s3.fp64", "-0.18000002205371857"}});
  check(dot("fp16", "fp32"), {{"s3.fp64", "-0.17975342273712158"}, {"out.code", "0xB1C1"}});
  check(dot("fp16", "fp16"), {{"s3.code", "0xB1C0"}, {"s3.exact", "-0.1796875"}});
  check(dot("bf16", "fp32"), {{"out.code", "0xBE39"}, {"out.exact", "-0.1806640625"}});
}

TEST_CASE("exact results are fractions where decimals do not end") {
  check(R"(
      {'out': 'third', 'op': 'divide', 'format': 'exact', 'in': ['1', '3']},
      {'out': 'one', 'op': 'multiply', 'format': 'exact', 'in': ['third', '3']},
      {'out': 'share', 'op': 'divide', 'format': 'exact', 'in': ['1', '0.475']},
      {'out': 'bytes', 'op': 'multiply', 'format': 'exact', 'in': ['4096', '16384']},
      {'out': 'never', 'op': 'divide', 'format': 'exact', 'in': ['0', '0']},
      {'out': 'pole', 'op': 'divide', 'format': 'fp32', 'in': ['-1', '0']})",
        {{"third", "1/3"},
         {"third.short", "0.333333"},
         {"third.percent", "33.3"},
         {"one", "1"},
         {"share", "40/19"},
         {"share.short", "2.10526"},
         {"bytes", "67108864"},
         {"never", "nan"},
         {"never.flags", "V"},
         {"pole", "-inf"},
         {"pole.flags", "Z"}});
}

TEST_CASE("what was not computed cannot be looked up") {
  const std::vector<Trace> traces =
      traces_of("{'out': 'w', 'op': 'round', 'format': 'exact', 'in': ['1/3']}");
  for (const char* name :
       {"v", "w.code", "w.ulp", "w.stall", "w.copy", "w.nothing", "w.", "", "."}) {
    CAPTURE(name);
    CHECK_FALSE(look_up(traces, name).has_value());
  }
  CHECK(traces[0].steps[0].shown_in == std::vector<std::string>{"1/3"});
}

TEST_CASE("inputs are shown exactly, or rounded with a sign that says so") {
  const std::vector<Trace> traces = traces_of(
      R"({'out': 'least', 'op': 'fact', 'format': 'fp16', 'in': ['min_subnormal']},
      {'out': 'half', 'op': 'divide', 'format': 'exact', 'in': ['least', '2']},
      {'out': 'gap', 'op': 'ulp', 'format': 'fp16', 'in': ['1']},
      {'out': 'bytes', 'op': 'multiply', 'format': 'exact', 'in': ['4096', '16384']},
      {'out': 'sum', 'op': 'add', 'format': 'exact', 'in': ['gap', 'bytes']},
      {'out': 'quiet', 'op': 'round', 'format': 'fp16', 'in': ['half']})");
  using Shown = std::vector<std::string>;
  CHECK(traces[0].steps[1].shown_in == Shown{"≈5.96046e-8", "2"});  // 2^-24 = 5.9604644775390625e-8
  CHECK(traces[0].steps[4].shown_in == Shown{"0.0009765625", "67108864"});
  CHECK(traces[0].steps[5].shown_in == Shown{"≈2.98023e-8"});
}

TEST_CASE("mistakes of authors are collected with their pointers") {
  using Found = std::vector<std::string>;
  CHECK(problems_of("{'out': 'a', 'op': 'sqrt', 'format': 'fp16', 'in': ['1']}") ==
        Found{"error.experiment.op /steps/0/op"});
  CHECK(problems_of("{'out': 'a', 'op': 'round', 'format': 'fp15', 'in': ['1']}") ==
        Found{"error.experiment.format /steps/0/format"});
  CHECK(problems_of("{'out': 'a', 'op': 'round', 'format': 'fp16', 'mode': 'up', 'in': ['1']}") ==
        Found{"error.experiment.mode /steps/0/mode"});
  CHECK(problems_of("{'out': 'a', 'op': 'add', 'format': 'fp16', 'in': ['b', '1']},"
                    "{'out': 'b', 'op': 'round', 'format': 'fp16', 'in': ['1']}") ==
        Found{"error.experiment.name /steps/0/in/0"});
  CHECK(problems_of("{'out': 'inf', 'op': 'round', 'format': 'fp16', 'in': ['1']}") ==
        Found{"error.experiment.out /steps/0/out"});
  CHECK(problems_of("{'out': 'a.b', 'op': 'round', 'format': 'fp16', 'in': ['1', '2'],"
                    " 'times': 3}") == Found{"error.experiment.out /steps/0/out",
                                             "error.experiment.inputs /steps/0/in",
                                             "error.json.unknown /steps/0/times"});
  CHECK(problems_of("{'out': 'a', 'op': 'accumulate', 'format': 'exact', 'in': ['0', '1'],"
                    " 'times': 1000001}") ==
        Found{"error.experiment.format /steps/0/format", "error.json.range /steps/0/times"});
  CHECK(problems_of("{'out': 'a', 'op': 'round', 'format': 'exact', 'in': ['1e99999']}") ==
        Found{"error.experiment.literal /steps/0/in/0"});
  CHECK(problems_of("{'out': 'a', 'op': 'round', 'format': 'exact', 'in': ['0x3C00']}") ==
        Found{"error.experiment.name /steps/0/in/0"});
  CHECK(problems_of("{'out': 'a', 'op': 'fact', 'format': 'fp16', 'in': ['size']}") ==
        Found{"error.experiment.fact /steps/0/in/0"});
  CHECK(problems_of("{'out': 'a', 'op': 'compare', 'in': ['1', '2']},"
                    "{'out': 'a', 'op': 'compare', 'in': ['1', '2']}") ==
        Found{"error.experiment.repeated /steps/1/out"});
  CHECK(problems_of("{'out': 'a', 'op': 'compare', 'in': ['1', '2']}",
                    "{'of': 'b', 'equals': '1'}, {'of': 'a.size', 'equals': '1', 'note': ''}") ==
        Found{"error.experiment.name /claims/0/of", "error.json.unknown /claims/1/note",
              "error.experiment.property /claims/1/of"});
  CHECK(problems_of("{'out': 3, 'op': [], 'in': {}}, 5").size() > 3);
}

TEST_CASE("claims are checked by text or by value") {
  const std::string steps = "{'out': 'w', 'op': 'round', 'format': 'fp16', 'in': ['16384']}";
  base::Problems problems;
  const Experiment experiment =
      parse(steps,
            "{'of': 'w', 'equals': '2^14'}, {'of': 'w.code', 'equals': '0x7400'},"
            "{'of': 'w', 'equals': '16385'}",
            problems);
  REQUIRE(problems.empty());
  check_claims(experiment, "pack.json", "/questions/0/experiments/0", problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].what ==
        base::Message{"error.experiment.claim",
                      {{"of", "w"}, {"expected", "16385"}, {"found", "16384"}}});
  CHECK(problems[0].where.pointer == "/questions/0/experiments/0/claims/2");
  CHECK(problems[0].where.file == "pack.json");
}

TEST_CASE("exact values that grow without end are stopped") {
  std::string steps = "{'out': 'a0', 'op': 'round', 'format': 'exact', 'in': ['3']}";
  for (int i = 1; i < 40; ++i) {
    const std::string before = "a" + std::to_string(i - 1);
    steps += ",{'out': 'a" + std::to_string(i) +
             "', 'op': 'multiply', 'format': 'exact', 'in': ['" + before + "', '" + before + "']}";
  }
  base::Problems problems;
  const Experiment experiment = parse(steps, "", problems);
  check_claims(experiment, "f", "", problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].what.key == "error.experiment.size");
}
