// Runs an experiment and answers what a text or a proof asks of its results.
// Not drawing: a trace is plain data.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "experiments/experiment.hpp"
#include "numerics/round.hpp"

namespace experiments {

// The working copy of an accumulation, rounded anew after every addition.
struct Copy {
  numerics::Value value;
  std::optional<numerics::Bits> bits;
  int changes = 0;       // how often a new sum gave another copy
  int first_change = 0;  // after which addition the first time; 0: never
};

struct StepResult {
  Step step;
  // The inputs as a reader sees them: values, not names; an earlier result that is too long
  // for a caption is rounded to six digits and says so with "≈".
  std::vector<std::string> shown_in;
  numerics::Value value;  // of a code: decoded
  // None of exact results, comparisons, and NaN in a format without NaN.
  std::optional<numerics::Bits> bits;
  numerics::Flags flags;      // kAccumulate: of all additions together
  numerics::Value error;      // stored minus exact, of a rounding (kAccumulate: of the last one)
  std::string comparison;     // kCompare: less, equal, greater or unordered
  int changes = 0;            // kAccumulate: additions that changed the sum
  int stall = -1;             // kAccumulate: additions after which nothing changes any more, or -1
  std::optional<Copy> copy;   // kAccumulate with copy_format
  bool is_too_large = false;  // an exact result beyond kMaximumResultBits; its value is NaN
};

inline constexpr int kMaximumResultBits = 100000;

struct Trace {
  std::string id;
  std::vector<StepResult> steps;
};

// The experiment was read without problems. Bounded by kMaximumTimes additions.
Trace run(const Experiment& experiment);

// "w" is the value: of an integer below 10^10 every digit, else the shortest decimal that reads
// back in its format; of an exact result every digit if at most 25, else a fraction or m·2^e. Or
// one of
//
//   w.exact    every digit                        w.short    at most 6 digits, correctly rounded
//   w.code     the code, 0x3C00                   w.bits     its fields, "0 01111 0000000000"
//   w.fp64     shortest decimal that reads back   w.percent  times 100, 3 digits
//              in FP64, as most languages print   w.error    of the rounding, as a value
//   w.ulp      distance of neighbours there       w.flags    of I U O V Z, or "-"
//   w.changes  accumulate: additions with effect  w.stall    accumulate: additions until nothing
//                                                            changes any more, or "none"
//   w.copy     accumulate: the working copy; also w.copy.exact, .short, .code, .bits, .fp64,
//              .changes, .first (the addition after which it first changed, or "none")
//
// Infinities are "inf" and "-inf", NaN is "nan". Nothing when there is no such result or property.
std::optional<std::string> look_up(const std::vector<Trace>& traces, std::string_view name);

// The value itself as a proof shows it: every digit if at most 25, else a fraction or m·2^e.
std::string readable_value(const StepResult& result);

// Runs the experiment. A problem "error.experiment.claim" {of, expected, found} for each claim that
// does not hold, "error.experiment.size" {name} for an exact result that is too large. `pointer` is
// that of the experiment in the file.
void check_claims(const Experiment& experiment, std::string_view file, std::string_view pointer,
                  base::Problems& problems);

}  // namespace experiments
