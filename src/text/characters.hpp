// UTF-8 decoded once: code points, the byte at which each begins, and the scripts they belong to.
// Not normalisation: every character stays as written, apart from what cannot be drawn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace text {
struct CodePoints {
  std::u32string points;
  std::vector<std::uint32_t> offsets;  // one more than points; the last is the length in bytes
  std::size_t size() const { return points.size(); }
};

// Ill-formed bytes become U+FFFD, one for each maximal part (Unicode 15, section 3.9). Characters
// that end lines and tabulators become spaces, other control characters U+FFFD.
CodePoints decode(std::string_view words);

// The four letters of ISO 15924, which HarfBuzz takes as they are. Any script may occur; these are
// the ones that something depends on.
enum class Script : std::uint32_t {
  kCommon = 0x5A797979,      // Zyyy: punctuation, digits
  kInherited = 0x5A696E68,   // Zinh: marks of what is before them
  kUnknown = 0x5A7A7A7A,     // Zzzz
  kLatin = 0x4C61746E,       // Latn
  kBengali = 0x42656E67,     // Beng
  kDevanagari = 0x44657661,  // Deva
  kHan = 0x48616E69,         // Hani
  kHiragana = 0x48697261,    // Hira
  kKatakana = 0x4B616E61,    // Kana
};

Script script_of(char32_t point);

struct ScriptRun {
  std::size_t begin = 0;  // indices of code points
  std::size_t end = 0;
  Script script = Script::kCommon;
};

// Common characters join the run before them, at the start the one after them. Han and kana make
// one run, which is called after its first letter.
std::vector<ScriptRun> script_runs(const std::u32string& points, std::size_t begin,
                                   std::size_t end);

}  // namespace text
