// What a text or a claim may ask of a trace, as ASCII text.
// Not running, and not the signs of print (screens/numbers).
#include <algorithm>
#include <iterator>

#include "experiments/result_text.hpp"
#include "numerics/catalogue.hpp"
#include "numerics/decode.hpp"
#include "numerics/neighbours.hpp"
#include "numerics/number_text.hpp"

namespace experiments {
namespace {

using numerics::Value;
using Text = std::optional<std::string>;

// A value with the format it is stored in; null: exact.
struct Stored {
  const numerics::Format* format;
  const Value& value;
  const std::optional<numerics::Bits>& bits;
};

std::string special_text(const Value& value) {
  return value.is_nan() ? "nan" : (value.is_negative ? "-inf" : "inf");
}

// Short integers are shown whole: 65504, not 65500, which would read back just as well.
bool is_short_integer(const numerics::Rational& value) {
  constexpr int kBits = 33;  // 2^33 < 10^10
  return value.is_dyadic() && value.numerator.exponent >= 0 &&
         (value.is_zero() || numerics::floor_log2(value) < kBits);
}

std::string plain_text_of(const Stored& stored) {
  if (!stored.value.is_finite()) {
    return special_text(stored.value);
  }
  if (!stored.bits || is_short_integer(stored.value.exact)) {
    return numerics::readable(stored.value.exact);
  }
  return numerics::shortest(*stored.format, stored.value);
}

Text fp64_text(const Value& value) {
  const numerics::Format& fp64 = numerics::format_named("fp64");
  const numerics::Rounding rounding = numerics::round(fp64, value);
  return rounding.flags.is_inexact ? Text() : Text(numerics::shortest(fp64, rounding.value));
}

std::string percent_text(const numerics::Rational& value) {
  const numerics::Exact hundred = numerics::exact(false, 100, 0);
  return numerics::rounded_decimal(numerics::multiply(value, numerics::to_rational(hundred)), 3);
}

Text bits_text(const Stored& stored) {
  std::string text;
  numerics::Field last = numerics::Field::kSign;
  for (const numerics::CodeBit& bit : numerics::fields_of(*stored.format, *stored.bits).bits) {
    text += !text.empty() && bit.field != last ? " " : "";
    text += bit.value == 1 ? '1' : '0';
    last = bit.field;
  }
  return text;
}

Text number_property(const Stored& stored, std::string_view property) {
  const bool is_finite = stored.value.is_finite();
  if (property.empty()) {
    return plain_text_of(stored);
  }
  if (property == "exact") {
    return is_finite ? numerics::exact_decimal(stored.value.exact) : special_text(stored.value);
  }
  if (property == "short") {
    return is_finite ? numerics::rounded_decimal(stored.value.exact, 6)
                     : special_text(stored.value);
  }
  if (property == "percent") {
    return is_finite ? percent_text(stored.value.exact) : special_text(stored.value);
  }
  if (property == "fp64") {
    return fp64_text(stored.value);
  }
  if (property == "code") {
    return stored.bits ? Text(numerics::code_text(*stored.bits)) : Text();
  }
  if (property == "bits") {
    return stored.bits ? bits_text(stored) : Text();
  }
  if (property == "ulp" && stored.bits && is_finite) {
    const numerics::Exact ulp = numerics::ulp_at(*stored.format, stored.value.exact);
    return numerics::readable(numerics::to_rational(ulp));
  }
  return std::nullopt;
}

Text copy_property(const StepResult& result, std::string_view property) {
  if (!result.copy) {
    return std::nullopt;
  }
  const Copy& copy = *result.copy;
  if (property == "changes") {
    return std::to_string(copy.changes);
  }
  if (property == "first") {
    return copy.first_change == 0 ? "none" : std::to_string(copy.first_change);
  }
  return number_property({result.step.copy_format, copy.value, copy.bits}, property);
}

Text accumulation_property(const StepResult& result, std::string_view property) {
  if (property == "changes") {
    return std::to_string(result.changes);
  }
  if (property == "stall") {
    return result.stall < 0 ? "none" : std::to_string(result.stall);
  }
  if (property == "copy" || property.substr(0, 5) == "copy.") {
    return copy_property(result, property.substr(std::min<std::size_t>(property.size(), 5)));
  }
  return std::nullopt;
}

Text property_of(const StepResult& result, std::string_view property) {
  if (result.step.op == Op::kCompare) {
    return property.empty() ? Text(result.comparison) : Text();
  }
  if (result.step.op == Op::kAccumulate) {
    if (Text text = accumulation_property(result, property)) {
      return text;
    }
  }
  if (property == "flags") {
    return numerics::to_text(result.flags);
  }
  if (property == "error" && result.bits) {
    return result.error.is_finite() ? numerics::readable(result.error.exact)
                                    : special_text(result.error);
  }
  return number_property({result.step.format, result.value, result.bits}, property);
}

constexpr std::string_view kProperties[] = {
    "exact",     "short",        "code",       "bits",      "fp64",     "percent",    "ulp",
    "error",     "flags",        "changes",    "stall",     "copy",     "copy.exact", "copy.short",
    "copy.code", "copy.changes", "copy.first", "copy.bits", "copy.fp64"};

bool holds(const Claim& claim, const std::string& found) {
  if (found == claim.equals) {
    return true;
  }
  const auto expected = numerics::parse_number(claim.equals, nullptr);
  const auto actual = numerics::parse_number(found, nullptr);
  return expected && actual && expected.value().is_finite() && expected.value() == actual.value();
}

}  // namespace

bool is_property(std::string_view name) {
  return std::find(std::begin(kProperties), std::end(kProperties), name) != std::end(kProperties);
}

const StepResult* find_result(const Trace& trace, std::string_view name) {
  for (const StepResult& result : trace.steps) {
    if (result.step.out == name) {
      return &result;
    }
  }
  return nullptr;
}

std::string value_text(const StepResult& result) { return property_of(result, "").value_or(""); }

std::string readable_value(const StepResult& result) {
  return result.value.is_finite() ? numerics::readable(result.value.exact)
                                  : special_text(result.value);
}

std::optional<std::string> look_up(const std::vector<Trace>& traces, std::string_view name) {
  const std::size_t dot = name.find('.');
  const bool has_property = dot != std::string_view::npos;
  const std::string_view property = has_property ? name.substr(dot + 1) : std::string_view();
  if (has_property && !is_property(property)) {
    return std::nullopt;
  }
  for (const Trace& trace : traces) {
    if (const StepResult* result = find_result(trace, name.substr(0, dot))) {
      return property_of(*result, property);
    }
  }
  return std::nullopt;
}

void check_claims(const Experiment& experiment, std::string_view file, std::string_view pointer,
                  base::Problems& problems) {
  const std::vector<Trace> traces{run(experiment)};
  base::Where where;
  where.file = file;
  for (std::size_t i = 0; i < traces[0].steps.size(); ++i) {
    if (traces[0].steps[i].is_too_large) {
      where.pointer = std::string(pointer) + "/steps/" + std::to_string(i);
      problems.push_back(
          {{"error.experiment.size", {{"name", traces[0].steps[i].step.out}}}, where});
    }
  }
  for (std::size_t i = 0; i < experiment.claims.size(); ++i) {
    const Claim& claim = experiment.claims[i];
    const std::string found = look_up(traces, claim.of).value_or("nothing");
    if (!holds(claim, found)) {
      where.pointer = std::string(pointer) + "/claims/" + std::to_string(i);
      problems.push_back({{"error.experiment.claim",
                           {{"of", claim.of}, {"expected", claim.equals}, {"found", found}}},
                          where});
    }
  }
}

}  // namespace experiments
