// A small language of executable proofs: steps that compute, claims that must hold.
// Not a programming language: no loops but `accumulate`, no conditions, always an end.
//
//   {"id": "lost-update",
//    "steps": [{"out": "w", "op": "round", "format": "fp16", "in": ["1"]},
//              {"out": "sum", "op": "add", "format": "fp16", "in": ["w", "2^-11"]}],
//    "claims": [{"of": "sum.code", "equals": "0x3C00"}]}
//
// `in` holds names of earlier steps or literals (numerics/number_text.hpp), and is taken exactly:
// what is to be stored in a format first is rounded in a step of its own. `format` is a row of the
// catalogue or "exact". `mode` (rne, rna, rtz, rup, rdn, rto) and `overflow` (nonsat, sat_keepinf,
// sat_all) may be left out: rne, nonsat.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "numerics/format.hpp"
#include "numerics/round.hpp"

namespace experiments {

enum class Op {
  kRound,  // in: value
  kAdd,    // in: left, right
  kSubtract,
  kMultiply,
  kDivide,
  // in: start, addend. `times` additions, each rounded to `format`; the addend is first rounded to
  // `addend_format` (left out: `format`). With `copy_format` each sum is also rounded to a working
  // copy, as in training with master weights; the copy is the result "<out>.copy".
  kAccumulate,
  kCompare,        // in: left, right; the result is less, equal, greater or unordered; no format
  kRelativeError,  // in: value, reference; (value - reference) / reference, exact; no format
  kUlp,            // in: value; the distance between neighbours of the format there
  kFact,           // in: the name of a fact of the format (is_fact)
};

struct Step {
  std::string out;
  Op op = Op::kRound;
  const numerics::Format* format = nullptr;         // null: exact
  const numerics::Format* addend_format = nullptr;  // kAccumulate
  const numerics::Format* copy_format = nullptr;    // kAccumulate: null when there is no copy
  numerics::Rule rule;
  std::vector<std::string> in;
  int times = 0;  // kAccumulate
};

struct Claim {
  std::string of;      // a name with or without a property: "sum", "sum.code"
  std::string equals;  // the text of the result, or a number of the same value
};

struct Experiment {
  std::string id;
  std::vector<Step> steps;
  std::vector<Claim> claims;
};

inline constexpr int kMaximumTimes = 1000000;  // of all steps of an experiment together
inline constexpr int kMaximumSteps = 200;
inline constexpr int kMaximumLiteralBits = 4096;  // significand, denominator and exponent

// Appends a problem for everything that cannot run: "error.experiment.op" {op},
// "error.experiment.format" {format}, "error.experiment.mode" {mode}, "error.experiment.overflow"
// {overflow}, "error.experiment.inputs" {expected, found}, "error.experiment.name" {name} (no such
// step before this one, and no number), "error.experiment.literal" {text, limit} (too large, small
// or long to calculate with), "error.experiment.repeated" {name}, "error.experiment.fact" {name},
// "error.experiment.out" {name} (a name must start with a letter, hold letters, digits and '_', and
// be no number), "error.experiment.steps" {limit}, "error.experiment.property" {property}.
Experiment read_experiment(const base::JsonReader& reader);

std::string_view name_of(Op op);
bool is_fact(std::string_view name);      // defined with the facts, in run.cpp
bool is_property(std::string_view name);  // what may follow a name and a dot; look_up.cpp

}  // namespace experiments
