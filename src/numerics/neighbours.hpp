// The values next to a value, and how far away they are.
// Not rounding.
#pragma once

#include <optional>

#include "numerics/format.hpp"

namespace numerics {

// The distance from x to the neighbour away from zero: 2^(max(floor(log2 |x|), min_exponent) -
// fraction bits); at 0 the smallest positive value (E8M0: at 0 none is near, the smallest is
// given).
Exact ulp_at(const Format& format, const Rational& x);

// IEEE 754 nextUp and nextDown: from either zero to the smallest value of that sign, from infinity
// to the largest value. None of NaN, and where there is no neighbour.
std::optional<Bits> next_up(const Format& format, Bits bits);
std::optional<Bits> next_down(const Format& format, Bits bits);

}  // namespace numerics
