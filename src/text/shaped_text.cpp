// Spans become segments of one size and style, each shaped as a whole.
// Not the choice of faces (shape) and not of breaks (paragraph).
#include "text/shaped_text.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace text {
namespace {

using base::SpanStyle;

constexpr char32_t kSoftHyphen = 0xAD;
constexpr char32_t kIdeographicSpace = 0x3000;

}  // namespace

ShapedText::ShapedText(const FontSet& fonts, const base::RichText& text,
                       const ParagraphStyle& style)
    : fonts_(fonts), text_(text), style_(style), words_(decode(base::words_of(text))) {
  segment_spans();
  shape_spans();
  find_breaks();
}

std::size_t ShapedText::index_of(std::uint32_t byte) const {
  const auto& offsets = words_.offsets;
  const auto after = std::upper_bound(offsets.begin(), offsets.end(), byte);
  return static_cast<std::size_t>(after - offsets.begin()) - 1;
}

FaceStyle ShapedText::base_style() const {
  if (style_.is_code) {
    return FaceStyle::kCode;
  }
  return style_.weight == Weight::kBold ? FaceStyle::kBold : FaceStyle::kRegular;
}

Segment ShapedText::make_segment(const base::Span& span) const {
  Segment segment;
  segment.style = base_style();
  segment.size_px = style_.size_px;
  switch (span.style) {
    case SpanStyle::kPlain: break;
    case SpanStyle::kStrong: segment.style = FaceStyle::kBold; break;
    case SpanStyle::kCode:
      segment.style = FaceStyle::kCode;
      segment.size_px *= style_.is_code ? 1 : kCodeScale;
      break;
    case SpanStyle::kSuperscript:
      segment.size_px *= kScriptScale;
      segment.rise_px = kSuperscriptRise_em * style_.size_px;
      break;
    case SpanStyle::kSubscript:
      segment.size_px *= kScriptScale;
      segment.rise_px = kSubscriptRise_em * style_.size_px;
      break;
  }
  return segment;
}

void ShapedText::segment_spans() {
  std::uint32_t byte = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text_.size(); ++i) {
    byte += static_cast<std::uint32_t>(text_[i].text.size());
    Segment segment = make_segment(text_[i]);
    segment.begin = begin;
    segment.end = index_of(byte);
    segment.span = static_cast<std::uint32_t>(i);
    begin = segment.end;
    if (segment.end > segment.begin) {
      segments_.push_back(segment);
    }
  }
}

const Segment& ShapedText::segment_at(std::size_t index) const {
  const auto after =
      std::upper_bound(segments_.begin(), segments_.end(), index,
                       [](std::size_t wanted, const Segment& s) { return wanted < s.begin; });
  return *std::prev(after);
}

float ShapedText::scale_px(const ShapedRun& run) const {
  const int units = fonts_.find(run.run.face)->metrics().units_per_em;
  return segments_[run.segment].size_px / static_cast<float>(units);
}

void ShapedText::measure(const ShapedRun& shaped) {
  const float scale = scale_px(shaped);
  std::size_t index = shaped.begin;
  for (const Glyph& glyph : shaped.run.glyphs) {
    if (glyph.cluster < byte_of(index)) {  // from right to left
      index = index_of(glyph.cluster);
    }
    while (byte_of(index) < glyph.cluster) {
      ++index;
    }
    advance_px_[index] += static_cast<float>(glyph.x_advance) * scale;
    is_start_[index] = true;
    is_unsafe_[index] = is_unsafe_[index] || glyph.is_unsafe_to_break;
  }
}

void ShapedText::shape_spans() {
  advance_px_.assign(size(), 0);
  is_start_.assign(size(), false);
  is_unsafe_.assign(size(), false);
  for (std::size_t i = 0; i < segments_.size(); ++i) {
    Segment& segment = segments_[i];
    shape_hyphen(segment);
    std::vector<GlyphRun> shaped;
    const ShapeRange range = {segment.begin, segment.end, segment.style};
    shape_range(fonts_, words_, style_.language, range, shaped);
    for (GlyphRun& run : shaped) {
      const std::size_t begin = index_of(run.begin);
      const std::size_t end = index_of(run.end);
      runs_.push_back({begin, end, i, std::move(run)});
      measure(runs_.back());
    }
  }
}

// CSS Text 3, section 6.1: U+2010 where the face has it, else the hyphen-minus.
char32_t ShapedText::hyphen_of(const Segment& segment) const {
  return fonts_.covers(style_.language, segment.style, 0x2010) ? 0x2010 : U'-';
}

void ShapedText::shape_hyphen(Segment& segment) const {
  if (words_.points.substr(segment.begin, segment.end - segment.begin).find(kSoftHyphen) ==
      std::u32string::npos) {
    return;
  }
  const CodePoints hyphen = {{hyphen_of(segment)}, {0, 1}};
  std::vector<GlyphRun> runs;
  shape_range(fonts_, hyphen, style_.language, {0, 1, segment.style}, runs);
  for (const GlyphRun& run : runs) {
    const auto units = static_cast<float>(fonts_.find(run.face)->metrics().units_per_em);
    for (const Glyph& glyph : run.glyphs) {
      segment.hyphen_px += static_cast<float>(glyph.x_advance) * segment.size_px / units;
    }
  }
}

void ShapedText::find_breaks() {
  std::vector<bool> is_raised(size(), false);
  for (const Segment& segment : segments_) {
    for (std::size_t i = segment.begin; i < segment.end && segment.rise_px != 0; ++i) {
      is_raised[i] = true;
    }
  }
  breaks_ = line_breaks(words_.points, style_.language, is_raised);
  for (std::size_t i = 0; i + 1 < size(); ++i) {
    if (!is_start_[i + 1]) {
      breaks_[i] = Break::kNever;
    }
  }
}

bool ShapedText::is_hanging(std::size_t index) const {
  return words_.points[index] == U' ' || words_.points[index] == kIdeographicSpace;
}

bool ShapedText::is_soft_hyphen(std::size_t index) const {
  return words_.points[index] == kSoftHyphen && breaks_[index] == Break::kAllowed;
}

std::vector<ShapedRun> ShapedText::cut(std::size_t begin, std::size_t end) const {
  std::vector<ShapedRun> parts;
  auto run =
      std::upper_bound(runs_.begin(), runs_.end(), begin,
                       [](std::size_t wanted, const ShapedRun& r) { return wanted < r.end; });
  for (; run != runs_.end() && run->begin < end; ++run) {
    ShapedRun part = {std::max(begin, run->begin), std::min(end, run->end), run->segment, {}};
    const std::uint32_t first = byte_of(part.begin);
    const std::uint32_t last = byte_of(part.end);
    part.run = {run->run.face, run->run.script, run->run.level, first, last, {}};
    auto from = run->run.glyphs.begin();
    auto to = run->run.glyphs.end();
    if (run->run.level == 0) {  // clusters rise: look only at the part
      const auto before = [](const Glyph& glyph, std::uint32_t byte) {
        return glyph.cluster < byte;
      };
      from = std::lower_bound(from, to, first, before);
      to = std::lower_bound(from, to, last, before);
    }
    std::copy_if(from, to, std::back_inserter(part.run.glyphs), [&](const Glyph& glyph) {
      return glyph.cluster >= first && glyph.cluster < last;
    });
    parts.push_back(std::move(part));
  }
  return parts;
}

std::vector<ShapedRun> ShapedText::shape_again(std::size_t begin, std::size_t end) const {
  std::vector<ShapedRun> shaped;
  auto segment =
      std::upper_bound(segments_.begin(), segments_.end(), begin,
                       [](std::size_t wanted, const Segment& s) { return wanted < s.end; });
  for (; segment != segments_.end() && segment->begin < end; ++segment) {
    const ShapeRange range = {std::max(begin, segment->begin), std::min(end, segment->end),
                              segment->style};
    std::vector<GlyphRun> runs;
    shape_range(fonts_, words_, style_.language, range, runs);
    const auto index = static_cast<std::size_t>(segment - segments_.begin());
    for (GlyphRun& run : runs) {
      shaped.push_back({index_of(run.begin), index_of(run.end), index, std::move(run)});
    }
  }
  return shaped;
}

std::vector<ShapedRun> ShapedText::line(std::size_t begin, std::size_t end, bool hyphen) {
  if (begin >= end) {
    return {};
  }
  if (hyphen) {
    words_.points[end - 1] = hyphen_of(segment_at(end - 1));
    std::vector<ShapedRun> shaped = shape_again(begin, end);
    words_.points[end - 1] = kSoftHyphen;
    return shaped;
  }
  const bool is_unsafe = is_unsafe_[begin] || (end < size() && is_unsafe_[end]);
  return is_unsafe ? shape_again(begin, end) : cut(begin, end);
}

}  // namespace text
