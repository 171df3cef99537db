// Words into glyphs: runs of one script and one face, shaped by HarfBuzz.
// Not lines (paragraph) and not pixels: everything here is in font units.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/characters.hpp"
#include "text/font.hpp"
#include "text/locale.hpp"

namespace text {

// As hb-shape prints it: glyph=cluster@dx,dy+advance.
struct Glyph {
  std::uint32_t glyph = 0;    // 0: the face has no glyph; a box is drawn
  std::uint32_t cluster = 0;  // byte offset of the cluster's first character in the words
  std::int32_t x_advance = 0;
  std::int32_t x_offset = 0;
  std::int32_t y_offset = 0;        // upwards
  bool is_unsafe_to_break = false;  // a line that begins here has to be shaped again
  bool operator==(const Glyph&) const = default;
};

struct GlyphRun {
  FaceId face = FaceId::kLatinRegular;
  Script script = Script::kLatin;
  std::uint8_t level = 0;   // UAX #9: 1 for a script that runs from right to left, else 0
  std::uint32_t begin = 0;  // the run's bytes of the words
  std::uint32_t end = 0;
  std::vector<Glyph> glyphs;  // in visual order
};

// The words in the order of reading, in runs of equal script, split where the face changes. (Runs
// are not reordered yet: that comes with the first language that is read from right to left.) A
// cluster is set in the first face of the chain that has all of it, else in the face that has its
// first character, else as a box of the primary face. Equal, run by run, to
// `hb-shape --no-glyph-names --script --language` on that face. Linear in the length.
std::vector<GlyphRun> shape(const FontSet& fonts, std::string_view words, Language language,
                            FaceStyle style);

// The same for a part of a decoded paragraph; characters beside the part are its context.
struct ShapeRange {
  std::size_t begin = 0;  // indices of code points
  std::size_t end = 0;
  FaceStyle style = FaceStyle::kRegular;
};
void shape_range(const FontSet& fonts, const CodePoints& words, Language language,
                 const ShapeRange& range, std::vector<GlyphRun>& runs);

// A run in the notation of `hb-shape --no-glyph-names`, "[gid=cluster@dx,dy+advance|...]", clusters
// counted in characters from the start of the run.
std::string notation_of(const GlyphRun& run, std::string_view words);

}  // namespace text
