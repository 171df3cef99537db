// Neighbours are neighbouring codes: magnitudes grow with the absolute value.
// Not a search.
#include "numerics/neighbours.hpp"

#include <algorithm>

#include "numerics/decode.hpp"

namespace numerics {
namespace {

std::uint64_t top_magnitude(const Format& format) {
  return has_infinity(format) ? infinity_magnitude(format) : max_magnitude(format);
}

Bits with_sign(const Format& format, bool is_negative, std::uint64_t magnitude) {
  const bool has_sign = is_negative && (magnitude != 0 || has_negative_zero(format));
  return bits_of(format, magnitude | (has_sign ? magnitude_mask(format) + 1 : 0));
}

// One step toward the infinity of the given sign.
std::optional<Bits> step(const Format& format, Bits bits, bool is_toward_negative) {
  if (classify(format, bits) == CodeClass::kNan) {
    return std::nullopt;
  }
  const bool is_negative = sign_of(format, bits);
  const std::uint64_t magnitude = bits.code & magnitude_mask(format);
  const bool is_zero = magnitude == 0 && format.has_zero;
  if (is_zero && is_toward_negative && !format.is_signed) {
    return std::nullopt;
  }
  if (is_zero) {
    return with_sign(format, is_toward_negative, 1);
  }
  if (is_negative == is_toward_negative) {  // away from zero
    const bool is_at_infinity = has_infinity(format) && magnitude == infinity_magnitude(format);
    if (magnitude == top_magnitude(format)) {
      return is_at_infinity ? std::optional<Bits>(bits) : std::nullopt;
    }
    return with_sign(format, is_negative, magnitude + 1);
  }
  if (magnitude == 0) {  // the smallest value of a format without zero
    return std::nullopt;
  }
  return with_sign(format, is_negative, magnitude - 1);
}

}  // namespace

Exact ulp_at(const Format& format, const Rational& x) {
  const int lowest = min_exponent(format);
  const int exponent = x.is_zero() ? lowest : std::max(floor_log2(x), lowest);
  return exact(false, 1, exponent - format.fraction_bits);
}

std::optional<Bits> next_up(const Format& format, Bits bits) { return step(format, bits, false); }

std::optional<Bits> next_down(const Format& format, Bits bits) { return step(format, bits, true); }

}  // namespace numerics
