// One binary floating-point format as a row of data, and the facts that follow from the row.
// Not the list of formats (catalogue.hpp) and not what is done with codes (decode.hpp, round.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "numerics/exact.hpp"

namespace numerics {

// A code with the width it is stored in; bits above the width are 0.
struct Bits {
  std::uint64_t code = 0;
  int width_bits = 0;
  bool operator==(const Bits&) const = default;
};

// Which codes are infinite or not a number.
enum class Specials {
  kIeee,             // exponent field all ones: fraction 0 is infinite, all others are NaN
  kNanAllOnes,       // magnitude all ones is NaN, nothing is infinite (OCP E4M3, E8M0)
  kNanMinusZero,     // the code of -0 is NaN, nothing is infinite (the "FNUZ" formats)
  kNanMinusZeroInf,  // the same, and magnitude all ones is infinite (IEEE P3109 "se")
  kNone,             // every code is finite
};

// The fields lie sign, exponent, fraction from the most significant bit down.
struct Format {
  std::string_view id;    // as in the names of the test vectors, packs and commands: "fp16"
  std::string_view name;  // as a reader sees it: "FP16"
  bool is_signed = true;
  int exponent_bits = 0;
  int fraction_bits = 0;
  int bias = 0;
  Specials specials = Specials::kIeee;
  bool has_zero =
      true;  // false (E8M0): exponent field 0 is an ordinary binade, no zero, no subnormals
};

// Codes without their sign bit are called magnitudes: they grow as the absolute value grows.
int width_bits(const Format& format);
bool has_infinity(const Format& format);
bool has_nan(const Format& format);
bool has_negative_zero(const Format& format);
std::uint64_t magnitude_mask(const Format& format);
std::uint64_t max_magnitude(const Format& format);       // of the largest finite value
std::uint64_t infinity_magnitude(const Format& format);  // has_infinity()
Bits nan_bits(const Format& format, bool is_negative);   // the quiet NaN; has_nan()
Bits bits_of(const Format& format, std::uint64_t code);  // the code must fit

int min_exponent(const Format& format);  // of the smallest normal value
int max_exponent(const Format& format);  // of the largest finite value
Exact max_finite(const Format& format);
Exact min_normal(const Format& format);
Exact min_subnormal(const Format& format);  // the smallest positive value
Exact epsilon(const Format& format);        // distance from 1 to the next larger value
int binades(const Format& format);          // powers of two from the smallest to the largest value
std::uint64_t nan_count(const Format& format);
std::uint64_t infinity_count(const Format& format);
Exact max_consecutive_integer(const Format& format);  // all integers up to it are values

}  // namespace numerics
