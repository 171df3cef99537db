// The interpreter: each step looks its inputs up, computes exactly, rounds once.
// Not a reader of JSON (read.cpp) and not what texts ask of results (look_up.cpp).
#include "experiments/run.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "experiments/result_text.hpp"
#include "numerics/arithmetic.hpp"
#include "numerics/neighbours.hpp"
#include "numerics/number_text.hpp"

namespace experiments {
namespace {

using numerics::Exact;
using numerics::Format;
using numerics::Value;

Exact whole(int number) {
  return numerics::exact(number < 0, static_cast<std::uint64_t>(std::abs(number)), 0);
}

// Facts that are values of the format are shown with their bits, counts without.
struct FactRow {
  std::string_view name;
  Exact (*fact)(const Format& format);
  bool is_value;
};
constexpr FactRow kFacts[] = {
    {"max", numerics::max_finite, true},
    {"min_normal", numerics::min_normal, true},
    {"min_subnormal", numerics::min_subnormal, true},
    {"epsilon", numerics::epsilon, true},
    {"max_consecutive_integer", numerics::max_consecutive_integer, true},
    {"binades", [](const Format& format) { return whole(numerics::binades(format)); }, false},
    {"bias", [](const Format& format) { return whole(format.bias); }, false},
    {"exponent_bits", [](const Format& format) { return whole(format.exponent_bits); }, false},
    {"fraction_bits", [](const Format& format) { return whole(format.fraction_bits); }, false},
    {"width_bits", [](const Format& format) { return whole(numerics::width_bits(format)); }, false},
};

Value input_of(const Trace& trace, const Step& step, std::size_t index) {
  if (const StepResult* earlier = find_result(trace, step.in[index])) {
    return earlier->value;
  }
  const auto literal = numerics::parse_number(step.in[index], step.format);
  ASSERT(literal.ok());
  return literal.value();
}

std::string shown_input(const Trace& trace, const std::string& in) {
  const StepResult* earlier = find_result(trace, in);
  if (earlier == nullptr || !earlier->value.is_finite() || !earlier->comparison.empty()) {
    return earlier == nullptr ? in : value_text(*earlier);
  }
  constexpr std::size_t kRoom = 12;  // characters that a caption has room for
  std::string exact = numerics::exact_decimal(earlier->value.exact);
  return exact.size() <= kRoom ? exact : "≈" + numerics::rounded_decimal(earlier->value.exact, 6);
}

void store(StepResult& result, const numerics::Rounding& rounding) {
  result.bits = rounding.bits;
  result.flags = rounding.flags;
  result.error = rounding.error;
  result.value = rounding.value;
}

// Exact values grow with every step; beyond this size they would only burn time.
bool is_within_bounds(const Value& value) {
  const numerics::Rational& exact = value.exact;
  const int size = std::max({exact.numerator.significand.bit_width(), exact.denominator.bit_width(),
                             std::abs(exact.numerator.exponent)});
  return !value.is_finite() || size <= kMaximumResultBits;
}

void store_exact(StepResult& result, Value value) {
  result.is_too_large = !is_within_bounds(value);
  result.value = result.is_too_large ? numerics::not_a_number() : std::move(value);
}

numerics::Operation operation_of(Op op) {
  switch (op) {
    case Op::kSubtract: return numerics::Operation::kSubtract;
    case Op::kMultiply: return numerics::Operation::kMultiply;
    case Op::kDivide: return numerics::Operation::kDivide;
    default: return numerics::Operation::kAdd;
  }
}

void run_operation(const Trace& trace, StepResult& result) {
  const Step& step = result.step;
  const Value left = input_of(trace, step, 0);
  const Value right = input_of(trace, step, 1);
  const numerics::Operation operation = operation_of(step.op);
  if (step.format == nullptr) {
    numerics::Outcome outcome = numerics::exact_result(operation, left, right, step.rule.mode);
    result.flags = outcome.flags;
    store_exact(result, std::move(outcome.value));
  } else {
    store(result, numerics::rounded_result(*step.format, operation, left, right, step.rule));
  }
}

void run_round(const Trace& trace, StepResult& result) {
  const Value value = input_of(trace, result.step, 0);
  if (result.step.format == nullptr) {
    store_exact(result, value);
  } else {
    store(result, numerics::round(*result.step.format, value, result.step.rule));
  }
}

void merge(numerics::Flags& flags, const numerics::Flags& more) {
  flags.is_inexact = flags.is_inexact || more.is_inexact;
  flags.is_underflow = flags.is_underflow || more.is_underflow;
  flags.is_overflow = flags.is_overflow || more.is_overflow;
  flags.is_invalid = flags.is_invalid || more.is_invalid;
}

void refresh(Copy& copy, const StepResult& result, int additions) {
  const numerics::Rounding fresh =
      numerics::round(*result.step.copy_format, result.value, result.step.rule);
  const bool is_changed = fresh.bits != copy.bits;
  if (additions > 0 && is_changed) {
    ++copy.changes;
    copy.first_change = copy.first_change == 0 ? additions : copy.first_change;
  }
  copy.bits = fresh.bits;
  copy.value = fresh.value;
}

void run_accumulate(const Trace& trace, StepResult& result) {
  const Step& step = result.step;
  store(result, numerics::round(*step.format, input_of(trace, step, 0), step.rule));
  const Value addend =
      numerics::round(*step.addend_format, input_of(trace, step, 1), step.rule).value;
  if (step.copy_format != nullptr) {
    refresh(result.copy.emplace(), result, 0);
  }
  numerics::Flags flags = result.flags;
  for (int i = 0; i < step.times; ++i) {
    const numerics::Rounding sum = numerics::rounded_result(*step.format, numerics::Operation::kAdd,
                                                            result.value, addend, step.rule);
    merge(flags, sum.flags);
    const bool is_unchanged = sum.bits == result.bits;
    store(result, sum);
    if (is_unchanged) {
      result.stall = i;  // the same sum and the same addend: all that follow are the same too
      break;
    }
    ++result.changes;
    if (result.copy) {
      refresh(*result.copy, result, i + 1);
    }
  }
  result.flags = flags;
}

void run_compare(const Trace& trace, StepResult& result) {
  constexpr const char* kWords[] = {"less", "equal", "greater", "unordered"};
  const numerics::Order order =
      numerics::order(input_of(trace, result.step, 0), input_of(trace, result.step, 1));
  result.comparison = kWords[static_cast<int>(order)];
}

void run_relative_error(const Trace& trace, StepResult& result) {
  using numerics::Operation;
  const Value reference = input_of(trace, result.step, 1);
  const Value value = input_of(trace, result.step, 0);
  const Value difference = numerics::exact_result(Operation::kSubtract, value, reference).value;
  numerics::Outcome outcome = numerics::exact_result(Operation::kDivide, difference, reference);
  result.flags = outcome.flags;
  store_exact(result, std::move(outcome.value));
}

void run_fact(StepResult& result) {
  const Format& format = *result.step.format;
  const auto* row = std::find_if(std::begin(kFacts), std::end(kFacts), [&](const FactRow& fact) {
    return fact.name == result.step.in[0];
  });
  ASSERT(row != std::end(kFacts));
  const Value value = numerics::finite(row->fact(format));
  if (row->is_value) {
    store(result, numerics::round(format, value));
  } else {
    result.value = value;
  }
}

void run_ulp(const Trace& trace, StepResult& result) {
  const Format& format = *result.step.format;
  const Value value = input_of(trace, result.step, 0);
  if (value.is_finite()) {
    const Value ulp = numerics::finite(numerics::ulp_at(format, value.exact));
    store(result, numerics::round(format, ulp));
  } else {
    result.value = numerics::not_a_number();
  }
}

void run_step(const Trace& trace, StepResult& result) {
  switch (result.step.op) {
    case Op::kRound: return run_round(trace, result);
    case Op::kAdd:
    case Op::kSubtract:
    case Op::kMultiply:
    case Op::kDivide: return run_operation(trace, result);
    case Op::kAccumulate: return run_accumulate(trace, result);
    case Op::kCompare: return run_compare(trace, result);
    case Op::kRelativeError: return run_relative_error(trace, result);
    case Op::kUlp: return run_ulp(trace, result);
    case Op::kFact: return run_fact(result);
  }
}

}  // namespace

bool is_fact(std::string_view name) {
  return std::any_of(std::begin(kFacts), std::end(kFacts),
                     [name](const FactRow& row) { return row.name == name; });
}

Trace run(const Experiment& experiment) {
  Trace trace;
  trace.id = experiment.id;
  for (const Step& step : experiment.steps) {
    StepResult result;
    result.step = step;
    for (const std::string& in : step.in) {
      result.shown_in.push_back(shown_input(trace, in));
    }
    run_step(trace, result);
    trace.steps.push_back(std::move(result));
  }
  return trace;
}

}  // namespace experiments
