// What a code means: its value, its class, its fields bit by bit.
// Not the way back (round.hpp).
#pragma once

#include <optional>
#include <vector>

#include "numerics/format.hpp"

namespace numerics {

enum class CodeClass { kZero, kSubnormal, kNormal, kInfinity, kNan };

CodeClass classify(const Format& format, Bits bits);
bool sign_of(const Format& format, Bits bits);  // true: the sign bit is set

Value decode(const Format& format, Bits bits);

// The sign bit flipped, as in IEEE 754 negate; zero stays zero and NaN stays NaN where there is
// only one of them. The format is signed.
Bits negated(const Format& format, Bits bits);

enum class Field { kSign, kExponent, kFraction };

struct CodeBit {
  int value = 0;
  Field field = Field::kFraction;
  bool operator==(const CodeBit&) const = default;
};

// A code taken apart, for pictures and formulas: a finite value is
// (-1)^sign * (hidden_bit + fraction / 2^fraction_bits) * 2^exponent.
struct Fields {
  std::vector<CodeBit> bits;         // most significant first
  std::uint64_t exponent_field = 0;  // as stored, with the bias
  std::uint64_t fraction = 0;
  CodeClass code_class = CodeClass::kZero;
  std::optional<int> hidden_bit;  // none of an infinity or NaN
  int exponent = 0;               // without the bias; 1 - bias where the field is 0
};

Fields fields_of(const Format& format, Bits bits);

}  // namespace numerics
