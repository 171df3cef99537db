// The closed list of misunderstandings that wrong options stand for.
// Not their names: those are messages "misconception.<id>" in every language.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace content {

inline constexpr std::array<std::string_view, 25> kMisconceptions = {"range-precision",
                                                                     "hidden-bit",
                                                                     "bias-off-by-one",
                                                                     "subnormal",
                                                                     "truncation",
                                                                     "tie-up",
                                                                     "accumulator-type",
                                                                     "integer-exact",
                                                                     "bits-speed",
                                                                     "bits-accuracy",
                                                                     "store-compute",
                                                                     "payload",
                                                                     "always",
                                                                     "old-api",
                                                                     "bitwise",
                                                                     "scale-rate",
                                                                     "disk",
                                                                     "prune",
                                                                     "data",
                                                                     "security",
                                                                     "hardware-only",
                                                                     "granularity",
                                                                     "units",
                                                                     "neighbouring-tool",
                                                                     "optimizer-role"};

inline bool is_misconception(std::string_view id) {
  return std::find(kMisconceptions.begin(), kMisconceptions.end(), id) != kMisconceptions.end();
}

}  // namespace content
