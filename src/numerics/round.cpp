// The one rounding of this program, in integers.
// Not fast paths for arrays: those are tested against this.
#include "numerics/round.hpp"

#include <algorithm>
#include <utility>

#include "base/assert.hpp"
#include "numerics/decode.hpp"

namespace numerics {
namespace {

using base::Natural;

constexpr int kExtraBits = 2;  // guard and round

struct Cut {
  std::uint64_t kept = 0;
  bool guard = false;
  bool round = false;
  bool sticky = false;
  bool is_exact() const { return !guard && !round && !sticky; }
};

// |x| in units of 2^quantum_exponent: the whole part and what is dropped behind it.
//
//   significand * 2^exponent / denominator  =  kept . guard round sticky
//                                              ^ 2^quantum_exponent
Cut cut(const Rational& x, int quantum_exponent) {
  const Exact& numerator = x.numerator;
  const int shift = numerator.exponent - (quantum_exponent - kExtraBits);
  Natural whole;
  bool sticky = false;
  if (x.is_dyadic()) {
    whole = shift >= 0 ? numerator.significand << shift : numerator.significand >> -shift;
    sticky = shift < 0;  // the significand is odd: its last bit is dropped
  } else {
    auto [quotient, remainder] =
        divide(numerator.significand << std::max(shift, 0), x.denominator << std::max(-shift, 0));
    whole = std::move(quotient);
    sticky = !remainder.is_zero();
  }
  const std::uint64_t bits = whole.to_uint64();  // kept ... g r
  return {bits >> kExtraBits, (bits & 2) != 0, (bits & 1) != 0, sticky};
}

bool is_rounded_up(Mode mode, bool is_negative, bool is_odd, const Cut& dropped) {
  switch (mode) {
    case Mode::kNearestEven: return dropped.guard && (dropped.round || dropped.sticky || is_odd);
    case Mode::kNearestAway: return dropped.guard;
    case Mode::kTowardZero: return false;
    case Mode::kUp: return !is_negative && !dropped.is_exact();
    case Mode::kDown: return is_negative && !dropped.is_exact();
    case Mode::kOdd: return !is_odd && !dropped.is_exact();
  }
  return false;
}

// Whether an overflow in this direction stops at the largest finite value.
bool stops_at_max(Mode mode, bool is_negative) {
  switch (mode) {
    case Mode::kTowardZero:
    case Mode::kOdd: return true;
    case Mode::kUp: return is_negative;
    case Mode::kDown: return !is_negative;
    default: return false;
  }
}

Bits signed_bits(const Format& format, bool is_negative, std::uint64_t magnitude) {
  const bool has_sign =
      is_negative && format.is_signed && (magnitude != 0 || has_negative_zero(format));
  return bits_of(format, magnitude | (has_sign ? magnitude_mask(format) + 1 : 0));
}

// An infinity, or a finite value that went beyond all of them.
std::optional<Bits> beyond(const Format& format, bool is_negative, bool is_saturating) {
  if (is_saturating || !has_nan(format)) {
    return signed_bits(format, is_negative, max_magnitude(format));
  }
  return has_infinity(format) ? signed_bits(format, is_negative, infinity_magnitude(format))
                              : nan_bits(format, is_negative);
}

// Tiny after rounding: rounded to the format's precision with any exponent, the value still lies
// below the smallest normal one. Only a value of the binade just below can be lifted to it.
bool is_tiny(const Format& format, const Value& x, const RoundingTrace& trace, Rule rule) {
  const int lowest = min_exponent(format);
  if (trace.exponent >= lowest || rule.tininess == Tininess::kBeforeRounding ||
      trace.exponent < lowest - 1) {
    return trace.exponent < lowest;
  }
  const Cut unbounded = cut(x.exact, trace.exponent - format.fraction_bits);
  const std::uint64_t all_ones = (std::uint64_t{2} << format.fraction_bits) - 1;
  // Without fraction bits "even" is the code's parity: 2^(lowest - 1) would have the odd code -1.
  const bool is_odd = format.fraction_bits == 0 || (unbounded.kept & 1) != 0;
  return unbounded.kept != all_ones || !is_rounded_up(rule.mode, x.is_negative, is_odd, unbounded);
}

// The code of the truncated value; a larger one, perhaps beyond all codes, for a larger value.
std::uint64_t truncated_magnitude(const Format& format, const RoundingTrace& trace) {
  if (trace.exponent > max_exponent(format)) {
    return max_magnitude(format) + 1;
  }
  const std::uint64_t hidden = std::uint64_t{1} << format.fraction_bits;
  if (trace.kept < hidden) {
    return trace.kept;
  }
  const auto field = static_cast<std::uint64_t>(trace.exponent + format.bias);
  return (field << format.fraction_bits) + (trace.kept - hidden);
}

void finish(const Format& format, const Value& x, Rounding& rounding) {
  rounding.value = rounding.bits ? decode(format, *rounding.bits) : not_a_number();
  if (!x.is_finite() || rounding.value.is_nan()) {
    rounding.error = rounding.value == x && x.is_infinite() ? Value{} : not_a_number();
  } else if (rounding.value.is_infinite()) {
    rounding.error = rounding.value;
  } else if (rounding.flags.is_inexact) {
    rounding.error = finite(subtract(rounding.value.exact, x.exact));
  }
}

// E8M0 has nothing between 0 and its smallest value, which stands for all of it.
void round_below_smallest(const Format& format, const Value& x, Rule rule, Rounding& rounding) {
  rounding.bits = bits_of(format, 0);
  rounding.flags.is_inexact = true;
  rounding.flags.is_underflow = is_tiny(format, x, rounding.trace, rule);
  rounding.trace.is_incremented = true;
}

void round_finite(const Format& format, const Value& x, Rule rule, Rounding& rounding) {
  RoundingTrace& trace = rounding.trace;
  trace.exponent = floor_log2(x.exact);
  trace.quantum_exponent = std::max(trace.exponent, min_exponent(format)) - format.fraction_bits;
  const Cut parts = cut(x.exact, trace.quantum_exponent);
  trace.kept = parts.kept;
  trace.guard = parts.guard;
  trace.round = parts.round;
  trace.sticky = parts.sticky;
  trace.is_tie = parts.guard && !parts.round && !parts.sticky;
  if (!format.has_zero && trace.exponent < min_exponent(format)) {
    round_below_smallest(format, x, rule, rounding);
    return;
  }
  const std::uint64_t truncated = truncated_magnitude(format, trace);
  trace.is_incremented = is_rounded_up(rule.mode, x.is_negative, (truncated & 1) != 0, parts);
  const std::uint64_t magnitude = truncated + (trace.is_incremented ? 1 : 0);
  trace.is_carried = (magnitude >> format.fraction_bits) != (truncated >> format.fraction_bits);
  Flags& flags = rounding.flags;
  flags.is_overflow = magnitude > max_magnitude(format);
  flags.is_inexact = flags.is_overflow || !parts.is_exact();
  flags.is_underflow = flags.is_inexact && is_tiny(format, x, trace, rule);
  if (!flags.is_overflow) {
    rounding.bits = signed_bits(format, x.is_negative, magnitude);
    return;
  }
  const bool is_saturating =
      rule.overflow != Overflow::kNonSaturating || stops_at_max(rule.mode, x.is_negative);
  rounding.bits = beyond(format, x.is_negative, is_saturating);
}

// Values that an unsigned format, or one without zero, has no place for.
bool is_out_of_domain(const Format& format, const Value& x) {
  const bool is_below_zero = x.is_negative && !x.is_zero() && !format.is_signed;
  return is_below_zero || (x.is_zero() && !format.has_zero);
}

}  // namespace

std::optional<Mode> find_mode(std::string_view name) {
  constexpr std::pair<std::string_view, Mode> kModes[] = {
      {"rne", Mode::kNearestEven}, {"rna", Mode::kNearestAway}, {"rtz", Mode::kTowardZero},
      {"rup", Mode::kUp},          {"rdn", Mode::kDown},        {"rto", Mode::kOdd}};
  for (const auto& [known, mode] : kModes) {
    if (known == name) {
      return mode;
    }
  }
  return std::nullopt;
}

std::optional<Overflow> find_overflow(std::string_view name) {
  constexpr std::pair<std::string_view, Overflow> kPolicies[] = {
      {"nonsat", Overflow::kNonSaturating},
      {"sat_keepinf", Overflow::kSaturateFinite},
      {"sat_all", Overflow::kSaturateAll}};
  for (const auto& [known, policy] : kPolicies) {
    if (known == name) {
      return policy;
    }
  }
  return std::nullopt;
}

std::string to_text(const Flags& flags) {
  std::string text;
  text += flags.is_inexact ? "I" : "";
  text += flags.is_underflow ? "U" : "";
  text += flags.is_overflow ? "O" : "";
  text += flags.is_invalid ? "V" : "";
  text += flags.is_divide_by_zero ? "Z" : "";
  return text.empty() ? "-" : text;
}

Rounding round(const Format& format, const Value& x, Rule rule) {
  Rounding rounding;
  if (x.is_nan()) {
    rounding.flags.is_invalid = x.is_signaling;
    if (has_nan(format)) {
      rounding.bits = nan_bits(format, x.is_negative);
    }
  } else if (x.is_infinite() && (format.is_signed || !x.is_negative)) {
    rounding.bits = beyond(format, x.is_negative, rule.overflow == Overflow::kSaturateAll);
  } else if (x.is_infinite() || is_out_of_domain(format, x)) {
    const bool is_clamped = x.is_finite() && rule.overflow != Overflow::kNonSaturating;
    rounding.flags.is_invalid = true;
    rounding.bits = is_clamped || !has_nan(format) ? bits_of(format, 0) : nan_bits(format, false);
    rounding.flags.is_inexact = is_clamped;
  } else if (x.is_zero()) {
    rounding.bits = signed_bits(format, x.is_negative, 0);
  } else {
    round_finite(format, x, rule, rounding);
  }
  finish(format, x, rounding);
  return rounding;
}

std::optional<Bits> encode(const Format& format, const Value& x) {
  const Rounding rounding = round(format, x);
  const bool is_same = rounding.bits && rounding.value.kind == x.kind && !rounding.flags.is_inexact;
  return is_same ? rounding.bits : std::nullopt;
}

}  // namespace numerics
