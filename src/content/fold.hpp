// Sentences compared as a reader would: what looks the same is the same.
// Not normalisation for display: words are always shown as they were written.
#pragma once

#include <string>
#include <string_view>

namespace content {

// Equal for words that differ only in composition (Unicode 14, canonical decompositions of Latin,
// Devanagari, Bengali and kana), letter case, width, white space, or invisible joiners. UTF-8; for
// comparing only.
std::string folded(std::string_view words);

// Code points of the words without invisible ones and without combining marks: about what the eye
// counts as length.
int visible_length(std::string_view words);

// Digits of Bengali, Devanagari and full width become 0 to 9; everything else stays.
std::string with_ascii_digits(std::string_view words);

}  // namespace content
