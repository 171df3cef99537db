// Where a line may end: UAX #14 with strict Japanese rules, and ours for numbers and names.
// Not the choice among these places (paragraph).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "text/locale.hpp"

namespace text {

enum class Break : std::uint8_t {
  kNever,      // inside a character as a reader sees it
  kEmergency,  // between characters: only when nothing else fits
  kReluctant,  // inside a number, a code or a name, where UAX #14 would allow it: likewise
  kAllowed,
};

// One entry a code point: whether a line may end after it. `is_raised` is empty or says of each
// code point whether it is set as superscript or subscript: nothing is torn from what it belongs
// to.
std::vector<Break> line_breaks(const std::u32string& points, Language language,
                               const std::vector<bool>& is_raised);

// One entry a code point: whether a cluster (UAX #29, whole conjuncts) begins at it.
std::vector<bool> cluster_starts(const std::u32string& points);

}  // namespace text
