// Exact values: powers of two times integers, fractions of them, and with infinity and NaN added.
// Not codes (format.hpp) and not rounded: every operation here is exact.
#pragma once

#include "base/big_integer.hpp"

namespace numerics {

// +-significand * 2^exponent. Always in lowest terms: the significand is odd, or 0 with exponent 0;
// so equal values are equal members. Zero keeps its sign.
struct Exact {
  bool is_negative = false;
  base::Natural significand;
  int exponent = 0;
  bool is_zero() const { return significand.is_zero(); }
  bool operator==(const Exact&) const = default;
};

Exact exact(bool is_negative, base::Natural significand, int exponent);  // brings to lowest terms
Exact negated(Exact a);
Exact add(const Exact& a, const Exact& b);  // a zero sum of opposite values is +0
Exact multiply(const Exact& a, const Exact& b);
int compare(const Exact& a, const Exact& b);  // -1, 0, 1; -0 equals +0
int floor_log2(const Exact& a);               // of the absolute value; a is not 0

// numerator / denominator in lowest terms; the denominator is odd (powers of two are in the
// numerator's exponent) and 1 whenever the value is an Exact.
struct Rational {
  Exact numerator;
  base::Natural denominator = base::Natural(1);
  bool is_zero() const { return numerator.is_zero(); }
  bool is_negative() const { return numerator.is_negative; }
  bool is_dyadic() const { return denominator.is_one(); }
  bool operator==(const Rational&) const = default;
};

Rational to_rational(Exact value);
Rational rational(Exact numerator, base::Natural denominator);  // brings to lowest terms
Rational negated(Rational a);
Rational add(const Rational& a, const Rational& b);
Rational subtract(const Rational& a, const Rational& b);
Rational multiply(const Rational& a, const Rational& b);
Rational divide(const Rational& a, const Rational& b);  // b is not 0
int compare(const Rational& a, const Rational& b);
int floor_log2(const Rational& a);  // of the absolute value; a is not 0

enum class Kind { kFinite, kInfinity, kNan };

// What a code can mean: a value, an infinity, or not a number.
struct Value {
  Kind kind = Kind::kFinite;
  bool is_negative = false;   // of a finite number: the sign of `exact`, also of its zero
  bool is_signaling = false;  // kNan only: an operation on it is invalid
  Rational exact;             // 0 unless kFinite
  bool is_finite() const { return kind == Kind::kFinite; }
  bool is_infinite() const { return kind == Kind::kInfinity; }
  bool is_nan() const { return kind == Kind::kNan; }
  bool is_zero() const { return is_finite() && exact.is_zero(); }
  bool operator==(const Value&) const = default;
};

Value finite(Rational value);
Value finite(Exact value);
Value infinity(bool is_negative);
Value not_a_number(bool is_negative = false);
Value negated(Value a);

enum class Order { kLess, kEqual, kGreater, kUnordered };
Order order(const Value& a, const Value& b);

}  // namespace numerics
