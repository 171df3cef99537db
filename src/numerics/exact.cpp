// Arithmetic on exact values.
// Not aware of formats, widths or rounding.
#include "numerics/exact.hpp"

#include <algorithm>
#include <utility>

#include "base/assert.hpp"

namespace numerics {

using base::Natural;

Exact exact(bool is_negative, Natural significand, int exponent) {
  if (significand.is_zero()) {
    return {is_negative, Natural(), 0};
  }
  if (!significand.is_odd()) {
    const int zeros = significand.trailing_zeros();
    significand = significand >> zeros;
    exponent += zeros;
  }
  return {is_negative, std::move(significand), exponent};
}

Exact negated(Exact a) {
  a.is_negative = !a.is_negative;
  return a;
}

Exact add(const Exact& a, const Exact& b) {
  if (a.is_zero() || b.is_zero()) {
    const bool are_both_negative = a.is_negative && b.is_negative;
    return a.is_zero() && b.is_zero() ? exact(are_both_negative, Natural(), 0)
                                      : (a.is_zero() ? b : a);
  }
  const int exponent = std::min(a.exponent, b.exponent);
  Natural x = a.significand << (a.exponent - exponent);
  Natural y = b.significand << (b.exponent - exponent);
  if (a.is_negative == b.is_negative) {
    return exact(a.is_negative, x + y, exponent);
  }
  const int larger = compare(x, y);
  if (larger == 0) {
    return {};
  }
  return larger > 0 ? exact(a.is_negative, x - y, exponent) : exact(b.is_negative, y - x, exponent);
}

Exact multiply(const Exact& a, const Exact& b) {
  return exact(a.is_negative != b.is_negative, a.significand * b.significand,
               a.exponent + b.exponent);
}

int compare(const Exact& a, const Exact& b) {
  if (a.is_zero() && b.is_zero()) {
    return 0;
  }
  const Exact difference = add(a, negated(b));
  return difference.is_zero() ? 0 : (difference.is_negative ? -1 : 1);
}

int floor_log2(const Exact& a) {
  ASSERT(!a.is_zero());
  return a.significand.bit_width() - 1 + a.exponent;
}

Rational to_rational(Exact value) { return {std::move(value), Natural(1)}; }

Rational rational(Exact numerator, Natural denominator) {
  ASSERT(!denominator.is_zero());
  if (numerator.is_zero()) {
    return {std::move(numerator), Natural(1)};
  }
  const int zeros = denominator.trailing_zeros();
  denominator = denominator >> zeros;
  numerator.exponent -= zeros;
  if (!denominator.is_one()) {
    const Natural common = gcd(numerator.significand, denominator);
    if (!common.is_one()) {
      numerator.significand = divide(numerator.significand, common).first;
      denominator = divide(denominator, common).first;
    }
  }
  return {std::move(numerator), std::move(denominator)};
}

Rational negated(Rational a) {
  a.numerator = negated(std::move(a.numerator));
  return a;
}

Rational add(const Rational& a, const Rational& b) {
  if (a.is_dyadic() && b.is_dyadic()) {
    return {add(a.numerator, b.numerator), Natural(1)};
  }
  const Exact left = multiply(a.numerator, exact(false, b.denominator, 0));
  const Exact right = multiply(b.numerator, exact(false, a.denominator, 0));
  return rational(add(left, right), a.denominator * b.denominator);
}

Rational subtract(const Rational& a, const Rational& b) { return add(a, negated(b)); }

Rational multiply(const Rational& a, const Rational& b) {
  if (a.is_dyadic() && b.is_dyadic()) {
    return {multiply(a.numerator, b.numerator), Natural(1)};
  }
  return rational(multiply(a.numerator, b.numerator), a.denominator * b.denominator);
}

Rational divide(const Rational& a, const Rational& b) {
  ASSERT(!b.is_zero());
  // (n / d) / (s 2^e / t) = (n t 2^-e) / (d s)
  Exact numerator = multiply(a.numerator, exact(b.is_negative(), b.denominator, 0));
  if (!numerator.is_zero()) {
    numerator.exponent -= b.numerator.exponent;
  }
  return rational(std::move(numerator), a.denominator * b.numerator.significand);
}

int compare(const Rational& a, const Rational& b) {
  if (a.is_dyadic() && b.is_dyadic()) {
    return compare(a.numerator, b.numerator);
  }
  return compare(multiply(a.numerator, exact(false, b.denominator, 0)),
                 multiply(b.numerator, exact(false, a.denominator, 0)));
}

int floor_log2(const Rational& a) {
  if (a.is_dyadic()) {
    return floor_log2(a.numerator);
  }
  // With n of p bits and d of q bits, n / d lies between 2^(p-q-1) and 2^(p-q+1).
  const int guess = a.numerator.significand.bit_width() - a.denominator.bit_width();
  const Natural left = a.numerator.significand << std::max(-guess, 0);
  const Natural right = a.denominator << std::max(guess, 0);
  return (left < right ? guess - 1 : guess) + a.numerator.exponent;
}

Value finite(Rational value) {
  const bool is_negative = value.is_negative();
  return {Kind::kFinite, is_negative, false, std::move(value)};
}

Value finite(Exact value) { return finite(to_rational(std::move(value))); }

Value infinity(bool is_negative) { return {Kind::kInfinity, is_negative, false, {}}; }

Value not_a_number(bool is_negative) { return {Kind::kNan, is_negative, false, {}}; }

Value negated(Value a) {
  a.is_negative = !a.is_negative;
  if (a.is_finite()) {
    a.exact = negated(std::move(a.exact));
  }
  return a;
}

Order order(const Value& a, const Value& b) {
  if (a.is_nan() || b.is_nan()) {
    return Order::kUnordered;
  }
  int sign = 0;
  if (a.is_finite() && b.is_finite()) {
    sign = compare(a.exact, b.exact);
  } else {
    const auto rank = [](const Value& n) { return n.is_finite() ? 0 : (n.is_negative ? -1 : 1); };
    sign = rank(a) - rank(b);
  }
  return sign < 0 ? Order::kLess : (sign > 0 ? Order::kGreater : Order::kEqual);
}

}  // namespace numerics
