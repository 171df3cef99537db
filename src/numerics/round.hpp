// From exact values to codes: round once, then apply the overflow policy, then encode.
// Not arithmetic (arithmetic.hpp) and not reading of text (parse.hpp).
#pragma once

#include <optional>
#include <string>

#include "numerics/format.hpp"

namespace numerics {

enum class Mode {
  kNearestEven,  // rne: a tie goes to the even code
  kNearestAway,  // rna: a tie goes away from zero
  kTowardZero,   // rtz
  kUp,           // rup: toward +infinity
  kDown,         // rdn: toward -infinity
  kOdd,          // rto: an inexact value goes to the odd neighbour
};

// What becomes of a rounded value beyond the largest finite one, and of an infinity.
enum class Overflow {
  kNonSaturating,   // nonsat: away from zero gives infinity, else NaN, else the largest value
  kSaturateFinite,  // sat_keepinf: the largest value; an infinity is treated as in nonsat
  kSaturateAll,     // sat_all: the largest value for an infinity too
};

// When a result counts as tiny, for the underflow flag (IEEE 754-2019, 7.5).
enum class Tininess { kAfterRounding, kBeforeRounding };

struct Rule {
  Mode mode = Mode::kNearestEven;
  Overflow overflow = Overflow::kNonSaturating;
  Tininess tininess = Tininess::kAfterRounding;
  bool operator==(const Rule&) const = default;
};

std::optional<Mode> find_mode(std::string_view name);          // "rne", ...
std::optional<Overflow> find_overflow(std::string_view name);  // "nonsat", ...

struct Flags {
  bool is_inexact = false;
  bool is_underflow = false;
  bool is_overflow = false;
  bool is_invalid = false;
  bool is_divide_by_zero = false;
  bool operator==(const Flags&) const = default;
};
std::string to_text(const Flags& flags);  // letters of I U O V Z, "-" for none

// How a finite value other than 0 was rounded: |x| = (kept . guard round sticky...) * 2^quantum.
struct RoundingTrace {
  int exponent = 0;          // floor(log2 |x|)
  int quantum_exponent = 0;  // of the last kept bit: max(exponent, min_exponent) - fraction_bits
  std::uint64_t kept = 0;    // the significand before the decision, hidden bit included
  bool guard = false;        // the first dropped bit
  bool round = false;        // the second
  bool sticky = false;       // whether any bit after them is 1
  bool is_tie = false;       // exactly half-way: guard 1, all others 0
  bool is_incremented = false;
  bool is_carried = false;  // the increment reached the exponent field
  bool operator==(const RoundingTrace&) const = default;
};

struct Rounding {
  std::optional<Bits> bits;  // none only for NaN in a format without NaN
  Value value;               // what `bits` decode to; NaN when there are none
  Flags flags;
  Value error;  // value - x exactly; infinite on overflow to infinity, NaN with NaN
  RoundingTrace trace;
};

// A NaN keeps its sign where the format has one for each sign, becomes quiet and loses its payload;
// a signaling one raises invalid. Formats without -0 give +0. Unsigned formats: a value below 0
// gives NaN with invalid, or the smallest value when saturating; so does 0 in E8M0, where values
// below the smallest give the smallest.
Rounding round(const Format& format, const Value& x, Rule rule = {});

// The code of a value that the format holds exactly, or none.
std::optional<Bits> encode(const Format& format, const Value& x);

}  // namespace numerics
