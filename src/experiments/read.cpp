// Reads experiments from JSON and refuses what cannot run.
// Not running: run.cpp.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <optional>

#include "experiments/experiment.hpp"
#include "numerics/catalogue.hpp"
#include "numerics/number_text.hpp"

namespace experiments {
namespace {

using base::JsonReader;

enum class FormatNeed { kAny, kRow, kNone };  // kRow: a row of the catalogue, not "exact"

struct OpRow {
  std::string_view name;
  Op op;
  std::size_t inputs;
  FormatNeed format;
};
// clang-format off
constexpr OpRow kOps[] = {
    {"round",          Op::kRound,         1, FormatNeed::kAny},
    {"add",            Op::kAdd,           2, FormatNeed::kAny},
    {"subtract",       Op::kSubtract,      2, FormatNeed::kAny},
    {"multiply",       Op::kMultiply,      2, FormatNeed::kAny},
    {"divide",         Op::kDivide,        2, FormatNeed::kAny},
    {"accumulate",     Op::kAccumulate,    2, FormatNeed::kRow},
    {"compare",        Op::kCompare,       2, FormatNeed::kNone},
    {"relative_error", Op::kRelativeError, 2, FormatNeed::kNone},
    {"ulp",            Op::kUlp,           1, FormatNeed::kRow},
    {"fact",           Op::kFact,          1, FormatNeed::kRow},
};
// clang-format on

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_name(std::string_view text) {
  const auto is_allowed = [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  return !text.empty() && text.size() <= 32 && is_letter(text.front()) &&
         std::all_of(text.begin(), text.end(), is_allowed) &&
         !numerics::parse_number(text, nullptr).ok();
}

bool is_known(const Experiment& experiment, std::string_view name) {
  return std::any_of(experiment.steps.begin(), experiment.steps.end(),
                     [name](const Step& step) { return step.out == name; });
}

bool is_text(const JsonReader& reader) {
  return reader.exists() && reader.json()->string() != nullptr;
}

const numerics::Format* read_format(const JsonReader& reader, bool may_be_exact) {
  const std::string name = reader.string();
  const numerics::Format* format = numerics::find_format(name);
  if (is_text(reader) && format == nullptr && !(may_be_exact && name == "exact")) {
    reader.problem("error.experiment.format", {{"format", name}});
  }
  return format;
}

numerics::Rule read_rule(const JsonReader& reader) {
  numerics::Rule rule;
  const JsonReader mode = reader.optional("mode");
  if (mode.exists()) {
    const std::string name = mode.string();
    const std::optional<numerics::Mode> found = numerics::find_mode(name);
    if (is_text(mode) && !found.has_value()) {
      mode.problem("error.experiment.mode", {{"mode", name}});
    }
    rule.mode = found.value_or(rule.mode);
  }
  const JsonReader overflow = reader.optional("overflow");
  if (overflow.exists()) {
    const std::string name = overflow.string();
    const std::optional<numerics::Overflow> found = numerics::find_overflow(name);
    if (is_text(overflow) && !found.has_value()) {
      overflow.problem("error.experiment.overflow", {{"overflow", name}});
    }
    rule.overflow = found.value_or(rule.overflow);
  }
  return rule;
}

bool is_small(const numerics::Value& value) {
  const numerics::Rational& exact = value.exact;
  return !value.is_finite() || (exact.numerator.significand.bit_width() <= kMaximumLiteralBits &&
                                exact.denominator.bit_width() <= kMaximumLiteralBits &&
                                std::abs(exact.numerator.exponent) <= kMaximumLiteralBits);
}

void read_input(const JsonReader& reader, const Experiment& experiment, Step& step) {
  const std::string text = reader.string();
  step.in.push_back(text);
  if (!is_text(reader)) {
    return;
  }
  if (step.op == Op::kFact) {
    if (!is_fact(text)) {
      reader.problem("error.experiment.fact", {{"name", text}});
    }
    return;
  }
  if (is_known(experiment, text)) {
    return;
  }
  const base::Result<numerics::Value> literal = numerics::parse_number(text, step.format);
  if (!literal.ok()) {
    reader.problem("error.experiment.name", {{"name", text}});
  } else if (!is_small(literal.value())) {
    reader.problem("error.experiment.literal",
                   {{"text", text}, {"limit", std::to_string(kMaximumLiteralBits)}});
  }
}

void read_out(const JsonReader& reader, const Experiment& experiment, Step& step) {
  const JsonReader out = reader.required("out");
  step.out = out.string();
  if (is_text(out) && !is_name(step.out)) {
    out.problem("error.experiment.out", {{"name", step.out}});
  } else if (is_text(out) && is_known(experiment, step.out)) {
    out.problem("error.experiment.repeated", {{"name", step.out}});
  }
}

const OpRow* read_op(const JsonReader& reader) {
  const std::string name = reader.string();
  const auto* row = std::find_if(std::begin(kOps), std::end(kOps),
                                 [&](const OpRow& candidate) { return candidate.name == name; });
  if (row != std::end(kOps)) {
    return row;
  }
  if (is_text(reader)) {
    reader.problem("error.experiment.op", {{"op", name}});
  }
  return nullptr;
}

void read_accumulation(const JsonReader& reader, const Experiment& experiment, Step& step) {
  int left = kMaximumTimes;
  for (const Step& earlier : experiment.steps) {
    left -= earlier.times;
  }
  step.times = reader.required("times").integer(0, left);
  const JsonReader addend = reader.optional("addend_format");
  step.addend_format = addend.exists() ? read_format(addend, false) : step.format;
  const JsonReader copy = reader.optional("copy_format");
  step.copy_format = copy.exists() ? read_format(copy, false) : nullptr;
}

Step read_step(const JsonReader& reader, const Experiment& experiment) {
  Step step;
  read_out(reader, experiment, step);
  const OpRow* row = read_op(reader.required("op"));
  if (row == nullptr) {
    return step;  // what else belongs into the step is not known
  }
  step.op = row->op;
  if (row->format != FormatNeed::kNone) {
    step.format = read_format(reader.required("format"), row->format == FormatNeed::kAny);
  }
  step.rule = read_rule(reader);
  const JsonReader list = reader.required("in");
  for (const JsonReader& element : list.elements()) {
    read_input(element, experiment, step);
  }
  const bool is_list = list.exists() && list.json()->array() != nullptr;
  if (is_list && step.in.size() != row->inputs) {
    list.problem("error.experiment.inputs", {{"expected", std::to_string(row->inputs)},
                                             {"found", std::to_string(step.in.size())}});
  }
  if (step.op == Op::kAccumulate) {
    read_accumulation(reader, experiment, step);
    reader.allow_only(
        {"out", "op", "format", "mode", "overflow", "in", "times", "addend_format", "copy_format"});
  } else if (row->format == FormatNeed::kNone) {
    reader.allow_only({"out", "op", "in"});
  } else {
    reader.allow_only({"out", "op", "format", "mode", "overflow", "in"});
  }
  return step;
}

Claim read_claim(const JsonReader& reader, const Experiment& experiment) {
  Claim claim;
  const JsonReader of = reader.required("of");
  claim.of = of.string();
  claim.equals = reader.required("equals").string();
  reader.allow_only({"of", "equals"});
  const std::size_t dot = claim.of.find('.');
  const std::string name = claim.of.substr(0, dot);
  if (is_text(of) && !is_known(experiment, name)) {
    of.problem("error.experiment.name", {{"name", name}});
  } else if (is_text(of) && dot != std::string::npos && !is_property(claim.of.substr(dot + 1))) {
    of.problem("error.experiment.property", {{"property", claim.of.substr(dot + 1)}});
  }
  return claim;
}

}  // namespace

std::string_view name_of(Op op) {
  for (const OpRow& row : kOps) {
    if (row.op == op) {
      return row.name;
    }
  }
  return "";
}

Experiment read_experiment(const base::JsonReader& reader) {
  Experiment experiment;
  experiment.id = reader.required("id").string();
  const JsonReader steps = reader.required("steps");
  const std::vector<JsonReader> elements = steps.elements();
  if (elements.size() > static_cast<std::size_t>(kMaximumSteps)) {
    steps.problem("error.experiment.steps", {{"limit", std::to_string(kMaximumSteps)}});
    return experiment;
  }
  for (const JsonReader& element : elements) {
    experiment.steps.push_back(read_step(element, experiment));
  }
  for (const JsonReader& element : reader.required("claims").elements()) {
    experiment.claims.push_back(read_claim(element, experiment));
  }
  reader.allow_only({"id", "steps", "claims"});
  return experiment;
}

}  // namespace experiments
