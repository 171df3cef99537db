// Facts that follow from a row.
// Not a second table: nothing here is typed in that can be derived.
#include "numerics/format.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace numerics {
namespace {

// The lowest `count` bits set, count below 64.
std::uint64_t ones(int count) { return (std::uint64_t{1} << count) - 1; }

std::uint64_t sign_bit(const Format& format) {
  return format.is_signed ? std::uint64_t{1} << (width_bits(format) - 1) : 0;
}

}  // namespace

int width_bits(const Format& format) {
  return (format.is_signed ? 1 : 0) + format.exponent_bits + format.fraction_bits;
}

bool has_infinity(const Format& format) {
  return format.specials == Specials::kIeee || format.specials == Specials::kNanMinusZeroInf;
}

bool has_nan(const Format& format) { return format.specials != Specials::kNone; }

bool has_negative_zero(const Format& format) {
  return format.is_signed && format.has_zero && format.specials != Specials::kNanMinusZero &&
         format.specials != Specials::kNanMinusZeroInf;
}

std::uint64_t magnitude_mask(const Format& format) {
  return ones(format.exponent_bits + format.fraction_bits);
}

std::uint64_t max_magnitude(const Format& format) {
  switch (format.specials) {
    case Specials::kIeee: return infinity_magnitude(format) - 1;
    case Specials::kNanAllOnes:
    case Specials::kNanMinusZeroInf: return magnitude_mask(format) - 1;
    case Specials::kNanMinusZero:
    case Specials::kNone: break;
  }
  return magnitude_mask(format);
}

std::uint64_t infinity_magnitude(const Format& format) {
  ASSERT(has_infinity(format));
  const std::uint64_t all_ones = magnitude_mask(format);
  return format.specials == Specials::kIeee ? all_ones - ones(format.fraction_bits) : all_ones;
}

Bits nan_bits(const Format& format, bool is_negative) {
  ASSERT(has_nan(format));
  const std::uint64_t sign = is_negative ? sign_bit(format) : 0;
  switch (format.specials) {
    case Specials::kIeee:  // quiet: the top bit of the fraction is set
      return bits_of(format, sign | infinity_magnitude(format) |
                                 (std::uint64_t{1} << (format.fraction_bits - 1)));
    case Specials::kNanAllOnes: return bits_of(format, sign | magnitude_mask(format));
    default: return bits_of(format, sign_bit(format));  // one NaN, no sign of its own
  }
}

Bits bits_of(const Format& format, std::uint64_t code) {
  ASSERT((code & ~(magnitude_mask(format) | sign_bit(format))) == 0);
  return {code, width_bits(format)};
}

int min_exponent(const Format& format) { return format.has_zero ? 1 - format.bias : -format.bias; }

int max_exponent(const Format& format) {
  return static_cast<int>(max_magnitude(format) >> format.fraction_bits) - format.bias;
}

Exact max_finite(const Format& format) {
  const std::uint64_t hidden = std::uint64_t{1} << format.fraction_bits;
  const std::uint64_t fraction = max_magnitude(format) & (hidden - 1);
  return exact(false, hidden | fraction, max_exponent(format) - format.fraction_bits);
}

Exact min_normal(const Format& format) { return exact(false, 1, min_exponent(format)); }

Exact min_subnormal(const Format& format) {
  return exact(false, 1, min_exponent(format) - format.fraction_bits);
}

Exact epsilon(const Format& format) { return exact(false, 1, -format.fraction_bits); }

int binades(const Format& format) {
  return max_exponent(format) - (min_exponent(format) - format.fraction_bits) + 1;
}

std::uint64_t nan_count(const Format& format) {
  const std::uint64_t signs = format.is_signed ? 2 : 1;
  switch (format.specials) {
    case Specials::kIeee: return signs * ones(format.fraction_bits);
    case Specials::kNanAllOnes: return signs;
    case Specials::kNanMinusZero:
    case Specials::kNanMinusZeroInf: return 1;
    case Specials::kNone: break;
  }
  return 0;
}

std::uint64_t infinity_count(const Format& format) {
  return has_infinity(format) ? (format.is_signed ? 2 : 1) : 0;
}

Exact max_consecutive_integer(const Format& format) {
  // 2^(fraction bits + 1) ends the binade with spacing 1; formats with little range end before.
  const Exact limit = exact(false, 1, format.fraction_bits + 1);
  const Exact largest = max_finite(format);
  if (compare(limit, largest) <= 0) {
    return limit;
  }
  const base::Natural whole = largest.exponent >= 0 ? largest.significand << largest.exponent
                                                    : largest.significand >> -largest.exponent;
  return exact(false, whole, 0);
}

}  // namespace numerics
