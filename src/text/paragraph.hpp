// One paragraph set in lines: every glyph with its place.
// Not painting, and not boxes beside each other: ui/layout places paragraphs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rich_text.hpp"
#include "text/font.hpp"
#include "text/locale.hpp"

namespace text {

// How spans differ from the paragraph around them. The style sheet of the page is generated from
// the same numbers: font-size in em of the parent, vertical shift in em of the parent (upwards),
// line-height 0 for raised and lowered spans, so that they never move the lines apart.
inline constexpr float kScriptScale = 0.75F;
inline constexpr float kSuperscriptRise_em = 0.35F;
inline constexpr float kSubscriptRise_em = -0.2F;
inline constexpr float kCodeScale = 0.92F;

enum class Weight : std::uint8_t { kRegular, kBold };

struct ParagraphStyle {
  Language language = Language::kEnglish;
  float size_px = 16;
  Weight weight = Weight::kRegular;
  float line_height_ratio = 1.5F;  // of size_px; line_height_ratio_of(language) for running text
  bool is_code = false;            // the whole paragraph in the mono face, at size_px
  bool operator==(const ParagraphStyle&) const = default;
};

struct PositionedGlyph {
  std::uint32_t glyph = 0;
  std::uint32_t cluster = 0;  // byte offset into words_of(text)
  float x_px = 0;             // origin of the glyph, from the paragraph's left edge
  float y_px = 0;             // the same, from its top edge, downwards, the span's shift included
};

struct PositionedRun {
  FaceId face = FaceId::kLatinRegular;
  std::uint8_t level = 0;
  std::uint32_t span = 0;  // index into the RichText: style and term
  float size_px = 0;       // of this run, the span's scale included
  float x_px = 0;
  float width_px = 0;
  std::vector<PositionedGlyph> glyphs;
};

struct Line {
  std::uint32_t begin = 0;  // bytes of words_of(text)
  std::uint32_t end = 0;    // without the spaces that hang behind the line
  float top_px = 0;
  float baseline_px = 0;        // from the paragraph's top edge; not rounded
  float width_px = 0;           // without the spaces that hang
  bool ends_in_hyphen = false;  // broken at a soft hyphen, which is drawn
  std::vector<PositionedRun> runs;
};

struct Paragraph {
  std::vector<Line> lines;  // none for no words
  float width_px = 0;       // of the widest line
  float height_px = 0;      // lines times line height
  float line_height_px = 0;
  float ascent_px = 0;       // of the primary face at size_px
  float descent_px = 0;      // positive downwards
  float max_content_px = 0;  // width in one line
  float min_content_px = 0;  // widest piece that has no place to break
  bool has_missing_glyph = false;
  // Byte offsets into words_of(text) at which lines after the first begin, for the page to break at
  // the same places.
  std::vector<std::uint32_t> breaks;
};

// Never wider than `width_px` where there is a place to break; a piece that is wider than the width
// is broken between clusters. Characters that end lines count as spaces. Invalid UTF-8 is drawn as
// U+FFFD. Linear in the length of the text.
Paragraph layout_paragraph(const FontSet& fonts, const base::RichText& text,
                           const ParagraphStyle& style, float width_px);

// A width that never breaks.
inline constexpr float kUnboundedWidth_px = 1e9F;

}  // namespace text
