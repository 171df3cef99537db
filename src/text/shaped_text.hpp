// A paragraph shaped once, before any line is chosen: advances, places to break, glyphs by part.
// Not lines (paragraph): nothing here depends on a width.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rich_text.hpp"
#include "text/break.hpp"
#include "text/characters.hpp"
#include "text/paragraph.hpp"
#include "text/shape.hpp"

namespace text {

// A span as it is set. All indices in this file count code points.
struct Segment {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::uint32_t span = 0;  // index into the RichText
  FaceStyle style = FaceStyle::kRegular;
  float size_px = 0;
  float rise_px = 0;
  float hyphen_px = 0;  // width of what a soft hyphen becomes at the end of a line
};

struct ShapedRun {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t segment = 0;
  GlyphRun run;
};

class ShapedText {
 public:
  // `fonts`, `text` and `style` have to live as long as this.
  ShapedText(const FontSet& fonts, const base::RichText& text, const ParagraphStyle& style);

  std::size_t size() const { return words_.size(); }
  std::uint32_t byte_of(std::size_t index) const { return words_.offsets[index]; }
  float advance_px(std::size_t index) const { return advance_px_[index]; }  // 0 inside a cluster
  Break break_after(std::size_t index) const { return breaks_[index]; }
  bool is_hanging(std::size_t index) const;  // a space that takes no room at the end of a line
  // Whether a line that ends after it ends in a hyphen.
  bool is_soft_hyphen(std::size_t index) const;
  const Segment& segment_at(std::size_t index) const;
  const Segment& segment_of(const ShapedRun& run) const { return segments_[run.segment]; }
  float scale_px(const ShapedRun& run) const;  // of one font unit

  // The glyphs of a line, equal to those of the line's words shaped by themselves. With `hyphen`
  // the soft hyphen at its end is drawn.
  std::vector<ShapedRun> line(std::size_t begin, std::size_t end, bool hyphen);

  // The faces of the paragraph itself, first the one that gives its base line.
  FaceStyle base_style() const;

 private:
  Segment make_segment(const base::Span& span) const;
  void segment_spans();
  void shape_spans();
  void shape_hyphen(Segment& segment) const;
  void measure(const ShapedRun& shaped);
  void find_breaks();
  char32_t hyphen_of(const Segment& segment) const;
  std::size_t index_of(std::uint32_t byte) const;
  std::vector<ShapedRun> cut(std::size_t begin, std::size_t end) const;
  std::vector<ShapedRun> shape_again(std::size_t begin, std::size_t end) const;

  const FontSet& fonts_;
  const base::RichText& text_;
  const ParagraphStyle& style_;
  CodePoints words_;
  std::vector<Segment> segments_;
  std::vector<ShapedRun> runs_;
  std::vector<float> advance_px_;
  std::vector<bool> is_start_;   // a shaped cluster begins at it
  std::vector<bool> is_unsafe_;  // a line that begins at it has to be shaped again
  std::vector<Break> breaks_;
};

}  // namespace text
