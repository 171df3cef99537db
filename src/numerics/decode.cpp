// From codes to values.
// Not a table: every format is decoded by the same few lines.
#include "numerics/decode.hpp"

#include "base/assert.hpp"

namespace numerics {
namespace {

struct Parts {
  bool is_negative = false;
  std::uint64_t magnitude = 0;
  std::uint64_t exponent_field = 0;
  std::uint64_t fraction = 0;
};

Parts split(const Format& format, Bits bits) {
  ASSERT(bits == bits_of(format, bits.code));
  const std::uint64_t magnitude = bits.code & magnitude_mask(format);
  const std::uint64_t exponent_field = magnitude >> format.fraction_bits;
  return {magnitude != bits.code, magnitude, exponent_field,
          magnitude - (exponent_field << format.fraction_bits)};
}

bool is_infinity(const Format& format, const Parts& parts) {
  return has_infinity(format) && parts.magnitude == infinity_magnitude(format);
}

bool is_nan(const Format& format, const Parts& parts) {
  switch (format.specials) {
    case Specials::kIeee: return parts.magnitude > infinity_magnitude(format);
    case Specials::kNanAllOnes: return parts.magnitude == magnitude_mask(format);
    case Specials::kNanMinusZero:
    case Specials::kNanMinusZeroInf: return parts.magnitude == 0 && parts.is_negative;
    case Specials::kNone: break;
  }
  return false;
}

// The significand's leading bit, which is not stored.
bool has_hidden_one(const Format& format, const Parts& parts) {
  return parts.exponent_field != 0 || !format.has_zero;
}

int exponent_of(const Format& format, const Parts& parts) {
  return has_hidden_one(format, parts) ? static_cast<int>(parts.exponent_field) - format.bias
                                       : min_exponent(format);
}

CodeClass class_of(const Format& format, const Parts& parts) {
  if (is_nan(format, parts)) {
    return CodeClass::kNan;
  }
  if (is_infinity(format, parts)) {
    return CodeClass::kInfinity;
  }
  if (has_hidden_one(format, parts)) {
    return CodeClass::kNormal;
  }
  return parts.fraction == 0 ? CodeClass::kZero : CodeClass::kSubnormal;
}

// IEEE 754: the top bit of the fraction tells quiet from signaling. Formats with one NaN (or one
// for each sign) have no signaling NaN.
bool is_signaling(const Format& format, const Parts& parts) {
  return format.specials == Specials::kIeee && (parts.fraction >> (format.fraction_bits - 1)) == 0;
}

}  // namespace

CodeClass classify(const Format& format, Bits bits) {
  return class_of(format, split(format, bits));
}

bool sign_of(const Format& format, Bits bits) { return split(format, bits).is_negative; }

Value decode(const Format& format, Bits bits) {
  const Parts parts = split(format, bits);
  switch (class_of(format, parts)) {
    case CodeClass::kNan: {
      const bool has_sign =
          format.specials == Specials::kIeee || format.specials == Specials::kNanAllOnes;
      Value nan = not_a_number(has_sign && parts.is_negative);
      nan.is_signaling = is_signaling(format, parts);
      return nan;
    }
    case CodeClass::kInfinity: return infinity(parts.is_negative);
    default: break;
  }
  const std::uint64_t hidden =
      has_hidden_one(format, parts) ? std::uint64_t{1} << format.fraction_bits : 0;
  return finite(exact(parts.is_negative, hidden | parts.fraction,
                      exponent_of(format, parts) - format.fraction_bits));
}

Bits negated(const Format& format, Bits bits) {
  ASSERT(format.is_signed);
  const bool is_alone = (bits.code & magnitude_mask(format)) == 0 && !has_negative_zero(format);
  const std::uint64_t sign = magnitude_mask(format) + 1;
  return is_alone ? bits : bits_of(format, bits.code ^ sign);
}

Fields fields_of(const Format& format, Bits bits) {
  const Parts parts = split(format, bits);
  Fields fields;
  for (int place = bits.width_bits - 1; place >= 0; --place) {
    const bool is_sign = format.is_signed && place == bits.width_bits - 1;
    const Field field = place < format.fraction_bits ? Field::kFraction : Field::kExponent;
    const int value = static_cast<int>((bits.code >> place) & 1);
    fields.bits.push_back({value, is_sign ? Field::kSign : field});
  }
  fields.exponent_field = parts.exponent_field;
  fields.fraction = parts.fraction;
  fields.code_class = class_of(format, parts);
  fields.exponent = exponent_of(format, parts);
  if (fields.code_class != CodeClass::kInfinity && fields.code_class != CodeClass::kNan) {
    fields.hidden_bit = has_hidden_one(format, parts) ? 1 : 0;
  }
  return fields;
}

}  // namespace numerics
