// Addition, subtraction, multiplication and division, exact or rounded once to a format.
// Not sums of many terms: accumulators are built on this.
#pragma once

#include "numerics/round.hpp"

namespace numerics {

enum class Operation { kAdd, kSubtract, kMultiply, kDivide };

struct Outcome {
  Value value;
  Flags flags;  // invalid and divide by zero only: nothing is rounded
};

// IEEE 754-2019, 6.1 to 6.3 and 7.2, 7.3: infinities, NaN, signs of zero. Every NaN result is the
// positive quiet one. The mode decides only the sign of an exact zero sum.
Outcome exact_result(Operation operation, const Value& a, const Value& b,
                     Mode mode = Mode::kNearestEven);

Rounding rounded_result(const Format& format, Operation operation, const Value& a, const Value& b,
                        Rule rule = {});

}  // namespace numerics
