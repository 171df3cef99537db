// Special operands first, then exact arithmetic, then one rounding.
// Not bit tricks: alignment and normalisation are what exact values do.
#include "numerics/arithmetic.hpp"

#include <utility>

#include "base/assert.hpp"

namespace numerics {
namespace {

Outcome invalid() {
  Outcome outcome{not_a_number(), {}};
  outcome.flags.is_invalid = true;
  return outcome;
}

// 6.3: the sum of opposite values, and of zeros of opposite sign, is +0, but -0 toward -infinity.
Outcome sum(const Value& a, const Value& b, Mode mode) {
  if (a.is_infinite() && b.is_infinite()) {
    return a.is_negative == b.is_negative ? Outcome{a, {}} : invalid();
  }
  if (a.is_infinite() || b.is_infinite()) {
    return {a.is_infinite() ? a : b, {}};
  }
  Rational total = add(a.exact, b.exact);
  if (total.is_zero() && a.is_negative != b.is_negative) {
    total.numerator.is_negative = mode == Mode::kDown;
  }
  return {finite(std::move(total)), {}};
}

Outcome product(const Value& a, const Value& b) {
  if (a.is_infinite() || b.is_infinite()) {
    return a.is_zero() || b.is_zero() ? invalid()
                                      : Outcome{infinity(a.is_negative != b.is_negative), {}};
  }
  return {finite(multiply(a.exact, b.exact)), {}};
}

Outcome quotient(const Value& a, const Value& b) {
  const bool is_negative = a.is_negative != b.is_negative;
  if ((a.is_infinite() && b.is_infinite()) || (a.is_zero() && b.is_zero())) {
    return invalid();
  }
  if (b.is_zero()) {
    Outcome outcome{infinity(is_negative), {}};
    outcome.flags.is_divide_by_zero = a.is_finite();
    return outcome;
  }
  if (a.is_infinite()) {
    return {infinity(is_negative), {}};
  }
  if (b.is_infinite()) {
    return {finite(exact(is_negative, 0, 0)), {}};
  }
  return {finite(divide(a.exact, b.exact)), {}};
}

}  // namespace

Outcome exact_result(Operation operation, const Value& a, const Value& b, Mode mode) {
  if (a.is_nan() || b.is_nan()) {
    return a.is_signaling || b.is_signaling ? invalid() : Outcome{not_a_number(), {}};
  }
  switch (operation) {
    case Operation::kAdd: return sum(a, b, mode);
    case Operation::kSubtract: return sum(a, negated(b), mode);
    case Operation::kMultiply: return product(a, b);
    case Operation::kDivide: return quotient(a, b);
  }
  return invalid();
}

Rounding rounded_result(const Format& format, Operation operation, const Value& a, const Value& b,
                        Rule rule) {
  const Outcome outcome = exact_result(operation, a, b, rule.mode);
  Rounding rounding = round(format, outcome.value, rule);
  rounding.flags.is_invalid = rounding.flags.is_invalid || outcome.flags.is_invalid;
  rounding.flags.is_divide_by_zero = outcome.flags.is_divide_by_zero;
  if (rounding.value.is_nan() && rounding.bits) {
    rounding.bits = nan_bits(format, false);  // also where a format holds no infinity
    rounding.value = not_a_number();
  }
  return rounding;
}

}  // namespace numerics
