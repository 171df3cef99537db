// Lines are filled one after the other, as browsers do, from the advances of the whole; then each
// takes its own glyphs. Not justification, and not optimal breaking.
#include "text/paragraph.hpp"

#include <algorithm>
#include <utility>

#include "text/shaped_text.hpp"

namespace text {
namespace {

// Widths that come from adding many advances are compared with this in hand.
constexpr float kSlack_px = 1.0F / 64;
// How often a line is broken again because its own shapes turned out wider than expected.
constexpr int kMostRetries = 4;

struct Choice {
  std::size_t end = 0;  // where the next line begins, in code points
  bool hyphen = false;
};

class Setter {
 public:
  Setter(const FontSet& fonts, const base::RichText& text, const ParagraphStyle& style)
      : fonts_(fonts), style_(style), shaped_(fonts, text, style) {}

  Paragraph set(float width_px) &&;

 private:
  void set_metrics();
  void measure_content();
  Choice choose_break(std::size_t begin, float width_px) const;
  Choice force_break(std::size_t begin) const;
  std::size_t without_hanging(std::size_t begin, std::size_t end) const;
  Line make_line(std::size_t begin, const Choice& choice);
  std::size_t set_line(std::size_t begin, float width_px);  // returns where the next one begins
  void place_run(const ShapedRun& run, Line& line) const;

  const FontSet& fonts_;
  const ParagraphStyle& style_;
  ShapedText shaped_;
  Paragraph paragraph_;
};

void Setter::set_metrics() {
  paragraph_.line_height_px = style_.line_height_ratio * style_.size_px;
  const std::vector<FaceId> chain = fonts_.chain(style_.language, shaped_.base_style());
  if (chain.empty()) {
    return;
  }
  const FaceMetrics& primary = fonts_.find(chain.front())->metrics();
  const float scale = style_.size_px / static_cast<float>(primary.units_per_em);
  paragraph_.ascent_px = static_cast<float>(primary.ascent) * scale;
  paragraph_.descent_px = static_cast<float>(primary.descent) * scale;
}

void Setter::measure_content() {
  float line_px = 0;     // from the start
  float piece_px = 0;    // from the last place to break
  float hanging_px = 0;  // of the spaces at the end so far
  for (std::size_t i = 0; i < shaped_.size(); ++i) {
    line_px += shaped_.advance_px(i);
    piece_px += shaped_.advance_px(i);
    if (shaped_.is_hanging(i)) {
      hanging_px += shaped_.advance_px(i);
    } else {
      hanging_px = 0;
      const float hyphen_px = shaped_.is_soft_hyphen(i) ? shaped_.segment_at(i).hyphen_px : 0;
      paragraph_.min_content_px = std::max(paragraph_.min_content_px, piece_px + hyphen_px);
    }
    if (shaped_.break_after(i) == Break::kAllowed) {
      piece_px = 0;
    }
  }
  paragraph_.max_content_px = line_px - hanging_px;
}

// Not one cluster fits: take it nevertheless, and the spaces after it, which hang.
Choice Setter::force_break(std::size_t begin) const {
  std::size_t end = begin + 1;
  while (end < shaped_.size() && shaped_.break_after(end - 1) == Break::kNever) {
    ++end;
  }
  while (end < shaped_.size() && shaped_.is_hanging(end)) {
    ++end;
  }
  return {end, false};
}

Choice Setter::choose_break(std::size_t begin, float width_px) const {
  Choice best;
  Break best_kind = Break::kNever;
  float line_px = 0;
  for (std::size_t i = begin; i < shaped_.size(); ++i) {
    line_px += shaped_.advance_px(i);
    if (!shaped_.is_hanging(i) && line_px > width_px + kSlack_px) {
      return best_kind == Break::kNever ? force_break(begin) : best;
    }
    const Break kind = shaped_.break_after(i);
    if (kind == Break::kNever || kind < best_kind) {
      continue;
    }
    const bool hyphen = shaped_.is_soft_hyphen(i);
    if (!hyphen || line_px + shaped_.segment_at(i).hyphen_px <= width_px + kSlack_px) {
      best = {i + 1, hyphen};
      best_kind = kind;
    }
  }
  return {shaped_.size(), false};
}

std::size_t Setter::without_hanging(std::size_t begin, std::size_t end) const {
  while (end > begin && shaped_.is_hanging(end - 1)) {
    --end;
  }
  return end;
}

void Setter::place_run(const ShapedRun& run, Line& line) const {
  const Segment& segment = shaped_.segment_of(run);
  const float scale = shaped_.scale_px(run);
  PositionedRun placed;
  placed.face = run.run.face;
  placed.level = run.run.level;
  placed.span = segment.span;
  placed.size_px = segment.size_px;
  placed.x_px = line.width_px;
  placed.glyphs.reserve(run.run.glyphs.size());
  for (const Glyph& glyph : run.run.glyphs) {
    const float x_px = line.width_px + static_cast<float>(glyph.x_offset) * scale;
    const float y_px =
        line.baseline_px - segment.rise_px - static_cast<float>(glyph.y_offset) * scale;
    placed.glyphs.push_back({glyph.glyph, glyph.cluster, x_px, y_px});
    line.width_px += static_cast<float>(glyph.x_advance) * scale;
  }
  placed.width_px = line.width_px - placed.x_px;
  line.runs.push_back(std::move(placed));
}

Line Setter::make_line(std::size_t begin, const Choice& choice) {
  const std::size_t end = without_hanging(begin, choice.end);
  const float content_px = paragraph_.ascent_px + paragraph_.descent_px;
  Line line;
  line.begin = shaped_.byte_of(begin);
  line.end = shaped_.byte_of(end);
  line.ends_in_hyphen = choice.hyphen;
  line.top_px = static_cast<float>(paragraph_.lines.size()) * paragraph_.line_height_px;
  // CSS 2.2, section 10.8.1: half the leading above, half below the primary face's content area.
  line.baseline_px =
      line.top_px + (paragraph_.line_height_px - content_px) / 2 + paragraph_.ascent_px;
  for (const ShapedRun& run : shaped_.line(begin, end, choice.hyphen)) {
    place_run(run, line);
  }
  return line;
}

bool has_missing_glyph(const Line& line) {
  return std::any_of(line.runs.begin(), line.runs.end(), [](const PositionedRun& run) {
    return std::any_of(run.glyphs.begin(), run.glyphs.end(),
                       [](const PositionedGlyph& glyph) { return glyph.glyph == 0; });
  });
}

std::size_t Setter::set_line(std::size_t begin, float width_px) {
  Choice choice = choose_break(begin, width_px);
  Line line = make_line(begin, choice);
  float available_px = width_px;
  for (int retry = 0; retry < kMostRetries && line.width_px > width_px + kSlack_px; ++retry) {
    available_px -= line.width_px - width_px;
    const Choice shorter = choose_break(begin, available_px);
    if (shorter.end == choice.end) {
      break;  // one cluster that is wider than the line
    }
    choice = shorter;
    line = make_line(begin, choice);
  }
  paragraph_.has_missing_glyph = paragraph_.has_missing_glyph || has_missing_glyph(line);
  paragraph_.width_px = std::max(paragraph_.width_px, line.width_px);
  paragraph_.lines.push_back(std::move(line));
  return choice.end;
}

Paragraph Setter::set(float width_px) && {
  set_metrics();
  measure_content();
  for (std::size_t begin = 0; begin < shaped_.size();) {
    if (begin > 0) {
      paragraph_.breaks.push_back(shaped_.byte_of(begin));
    }
    begin = set_line(begin, width_px);
  }
  paragraph_.height_px = static_cast<float>(paragraph_.lines.size()) * paragraph_.line_height_px;
  return std::move(paragraph_);
}

}  // namespace

Paragraph layout_paragraph(const FontSet& fonts, const base::RichText& text,
                           const ParagraphStyle& style, float width_px) {
  return Setter(fonts, text, style).set(width_px);
}

}  // namespace text
