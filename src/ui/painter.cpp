// One pass that makes sure of all glyphs, one that draws box by box.
// Not a list of widgets: a part is a row of the look table, a figure has its painter.
#include "ui/painter.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "imgui.h"

namespace ui {
namespace {

using semantics::Part;
using semantics::Role;
using semantics::Verdict;

constexpr std::size_t kMaximumGlyphs = 6000;  // then the atlas is filled anew

// The part of sRGB's range above which an ink counts as light.
bool is_light(const Rgb& rgb) { return 2 * rgb.red + 7 * rgb.green + rgb.blue > 5 * 255; }

GlyphKey key_of(const text::FontSet& fonts, const text::PositionedRun& run,
                const text::PositionedGlyph& glyph, float x, bool is_light) {
  GlyphKey key;
  key.face = run.face;
  key.face_generation = fonts.generation_of(run.face);
  key.glyph = glyph.glyph;
  key.size_64 = static_cast<std::int32_t>(std::lround(run.size_px * 64));
  const float fraction = x - std::floor(x);
  key.phase = static_cast<std::uint8_t>(static_cast<int>(fraction * kPhases) % kPhases);
  key.is_light = is_light;
  return key;
}

// Draws one frame; lives for one call of paint.
class Pass {
 public:
  Pass(const Layout& layout, const text::FontSet& fonts, const Scene& scene, GlyphAtlas& atlas,
       ImDrawList& list)
      : layout_(layout), fonts_(fonts), scene_(scene), atlas_(atlas), list_(list) {
    unit_ = layout.surface.scale * layout.surface.rem_px / 16;
    line_ = std::max(1.0F, std::floor(layout.surface.scale));
  }

  // False when not all glyphs found room.
  bool prepare() {
    bool has_room = true;
    for (const LaidBox& box : layout_.boxes) {
      if (is_visible(box.rect)) {
        const Colour ink = paint_of(box.node->part, look_of(box)).ink;
        for (const PlacedText& text : box.texts) {
          each_glyph(text, ink, [&](const GlyphKey& key, float, float) {
            has_room = atlas_.prepare(fonts_, key) && has_room;
          });
        }
      }
    }
    return has_room;
  }

  void draw() {
    for (const LaidBox& box : layout_.boxes) {
      if (is_visible(box.rect) && box.node->part != Part::kVisuallyHidden) {
        draw_box(box);
      }
    }
    if (scene_.hand.is_ring_visible) {
      if (const LaidBox* box = layout_.find(scene_.hand.focused)) {
        draw_ring(box->rect, rule_of(box->node->part, layout_.is_narrow).box.radius);
      }
    }
  }

 private:
  bool is_visible(const Rect& rect) const {
    const float ring = 2 * (kFocusRing + 1) * unit_;
    return rect.y + rect.height + ring >= scene_.top_px &&
           rect.y - ring <= scene_.top_px + scene_.height_px;
  }

  ImU32 colour(Colour which) const {
    const Rgb rgb = rgb_of(which, scene_.is_dark);
    return IM_COL32(rgb.red, rgb.green, rgb.blue, 255);
  }

  template <class Visit>
  void each_glyph(const PlacedText& text, Colour ink, Visit visit) const {
    const bool is_light_ink =
        is_light(rgb_of(text.ink == Colour::kNone ? ink : text.ink, scene_.is_dark));
    for (const text::Line& line : text.paragraph->lines) {
      for (const text::PositionedRun& run : line.runs) {
        for (const text::PositionedGlyph& glyph : run.glyphs) {
          // A quarter of a pixel across, whole pixels down: as browsers place glyphs.
          const float x = std::round((text.x + glyph.x_px) * kPhases) / kPhases;
          const float y = std::round(text.y + glyph.y_px);
          visit(key_of(fonts_, run, glyph, x, is_light_ink), std::floor(x), y);
        }
      }
    }
  }

  void draw_text(const PlacedText& text, Colour ink) {
    const ImU32 value = colour(text.ink == Colour::kNone ? ink : text.ink);
    each_glyph(text, ink, [&](const GlyphKey& key, float x, float y) {
      atlas_.draw(list_, key, x, y - scene_.top_px, value);
    });
  }

  void fill(const Rect& rect, float radius, Colour which) {
    const ImVec2 from(rect.x, rect.y - scene_.top_px);
    const ImVec2 to(from.x + rect.width, from.y + rect.height);
    list_.AddRectFilled(from, to, colour(which), radius);
  }

  // Inside the rectangle, however wide the line is.
  void outline(const Rect& rect, float radius, float width, Colour which) {
    const float half = width / 2;
    list_.PathRect(ImVec2(rect.x + half, rect.y - scene_.top_px + half),
                   ImVec2(rect.x + rect.width - half, rect.y + rect.height - scene_.top_px - half),
                   std::max(0.0F, radius - half));
    list_.PathStroke(colour(which), ImDrawFlags_Closed, width);
  }

  void draw_borders(const Rect& rect, const Box& box, Colour which) {
    if (box.border == Sides::kAll) {
      outline(rect, box.radius * unit_, line_, which);
    } else if (box.border == Sides::kTop) {
      fill({rect.x, rect.y, rect.width, line_}, 0, which);
    } else if (box.border == Sides::kBottom) {
      fill({rect.x, rect.y + rect.height - line_, rect.width, line_}, 0, which);
    }
  }

  Look look_of(const LaidBox& box) const {
    Look look;
    look.is_hovered = scene_.hand.hovered == box.node->id && !box.node->is_submitted;
    look.is_current = box.node->is_selected;
    look.is_disabled = box.node->is_disabled;
    look.verdict = box.node->verdict;
    return look;
  }

  void draw_box(const LaidBox& box) {
    const Rule rule = rule_of(box.node->part, layout_.is_narrow);
    const Paint paint = paint_of(box.node->part, look_of(box));
    if (paint.fill != Colour::kNone) {
      fill(box.rect, rule.box.radius * unit_, paint.fill);
    }
    if (paint.border != Colour::kNone) {
      draw_borders(box.rect, rule.box, paint.border);
    }
    if (box.node->role == Role::kOption) {
      draw_mark(box);
    }
    if (box.node->part == Part::kBrand) {
      draw_brand(box.rect);
    }
    if (box.node->role == Role::kProgress) {
      draw_progress(box);
    }
    if (box.node->role == Role::kDetails) {
      draw_triangle(box);
    }
    for (std::size_t i = 0; i < box.steps.size(); ++i) {
      draw_step(box, i);
    }
    for (const PlacedCell& cell : box.cells) {
      draw_cell(cell);
    }
    for (const PlacedText& text : box.texts) {
      draw_text(text, paint.ink);
    }
  }

  void draw_brand(const Rect& rect) {
    const float bottom = std::round(rect.y + (rect.height + kBrandMarkHeight * unit_) / 2);
    for (const BrandBar& bar : kBrandBars) {
      const float height = std::round(bar.height * unit_);
      fill({std::round(rect.x + bar.x * unit_), bottom - height, std::round(kBrandBarWidth * unit_),
            height},
           0, Colour::kAccent);
    }
  }

  void draw_progress(const LaidBox& box) {
    const semantics::Progress& progress = *box.node->progress;
    const auto count = static_cast<float>(progress.done.size());
    const float gap = rule_of(Part::kProgress, layout_.is_narrow).box.gap * unit_;
    const float width = (box.rect.width - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < progress.done.size(); ++i) {
      Colour which = static_cast<int>(i) == progress.current ? Colour::kAccent : Colour::kLine;
      which = progress.done[i] == Verdict::kRight ? Colour::kRight : which;
      which = progress.done[i] == Verdict::kWrong ? Colour::kWrong : which;
      const float x = box.rect.x + static_cast<float>(i) * (width + gap);
      const float left = std::round(x);
      fill({left, box.rect.y, std::round(x + width) - left, box.rect.height}, box.rect.height / 2,
           which);
    }
  }

  // A ring to choose; filled with a tick or a cross once the answer is known.
  void draw_mark(const LaidBox& box) {
    const float radius = box.mark.width / 2;
    const ImVec2 centre(box.mark.x + radius, box.mark.y + radius - scene_.top_px);
    if (box.node->verdict != Verdict::kNone) {
      const bool is_wrong = box.node->verdict == Verdict::kWrong;
      list_.AddCircleFilled(centre, radius, colour(is_wrong ? Colour::kWrong : Colour::kRight));
      is_wrong ? draw_cross(centre, kCrossReach * box.mark.width) : draw_tick(box.mark);
      return;
    }
    const bool is_chosen = box.node->is_selected;
    const float width = (is_chosen ? kChosenMarkLine : kMarkLine) * unit_;
    list_.AddCircle(centre, radius - width / 2,
                    colour(is_chosen ? Colour::kAccent : Colour::kMuted), 0, width);
  }

  void draw_tick(const Rect& mark) {
    ImVec2 points[std::size(kTick)];
    for (std::size_t i = 0; i < std::size(kTick); ++i) {
      points[i] = ImVec2(mark.x + kTick[i].x * mark.width,
                         mark.y + kTick[i].y * mark.width - scene_.top_px);
    }
    list_.AddPolyline(points, static_cast<int>(std::size(kTick)), colour(Colour::kPanel),
                      ImDrawFlags_None, kStroke * unit_);
  }

  void draw_cross(ImVec2 c, float reach) {
    const ImU32 ink = colour(Colour::kPanel);
    list_.AddLine({c.x - reach, c.y - reach}, {c.x + reach, c.y + reach}, ink, kStroke * unit_);
    list_.AddLine({c.x - reach, c.y + reach}, {c.x + reach, c.y - reach}, ink, kStroke * unit_);
  }

  // Points down when open, to the text when closed.
  void draw_triangle(const LaidBox& box) {
    const Rect& m = box.mark;
    const float y = m.y - scene_.top_px;
    const ImVec2 bottom(m.x + m.width / 2, y + m.height);
    const ImVec2 right(m.x + m.width, y + m.height / 2);
    if (box.node->is_expanded) {
      list_.AddTriangleFilled({m.x, y}, {m.x + m.width, y}, bottom, colour(Colour::kMuted));
    } else {
      list_.AddTriangleFilled({m.x, y}, right, {m.x, y + m.height}, colour(Colour::kMuted));
    }
  }

  void draw_cell(const PlacedCell& cell) {
    const float radius = strip_measures(layout_.is_narrow).radius * unit_;
    const Colour tint = tint_of(cell.field);
    if (cell.value == 1 && tint != Colour::kNone) {
      fill(cell.rect, radius, tint);
    }
    if (cell.field == semantics::FieldKind::kHidden) {
      draw_dashes(cell.rect, radius);
    } else {
      outline(cell.rect, radius, line_, ink_of(cell.field));
    }
  }

  // The hidden bit is no stored bit: its frame is dashed.
  void draw_dashes(const Rect& rect, float radius) {
    const float half = line_ / 2;
    list_.PathRect(ImVec2(rect.x + half, rect.y - scene_.top_px + half),
                   ImVec2(rect.x + rect.width - half, rect.y + rect.height - scene_.top_px - half),
                   std::max(0.0F, radius - half));
    const std::vector<ImVec2> corners(list_._Path.begin(), list_._Path.end());
    list_.PathClear();
    float length = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      length += distance(corners[i], corners[(i + 1) % corners.size()]);
    }
    // A whole number of dashes, so that the frame closes.
    const float pairs = std::max(1.0F, std::round(length / (2 * kDash * unit_)));
    Dash dash{length / pairs / 2, 0, true};
    list_.PathLineTo(corners[0]);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      dash_along(corners[i], corners[(i + 1) % corners.size()], dash);
    }
    list_.PathClear();
  }

  struct Dash {
    float length = 0;
    float done = 0;  // of the dash or space that has begun
    bool is_ink = true;
  };

  static float distance(ImVec2 a, ImVec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

  void dash_along(ImVec2 from, ImVec2 to, Dash& dash) {
    const float length = distance(from, to);
    float at = 0;
    while (length - at >= dash.length - dash.done) {
      at += dash.length - dash.done;
      const ImVec2 point(from.x + (to.x - from.x) * at / length,
                         from.y + (to.y - from.y) * at / length);
      list_.PathLineTo(point);
      if (dash.is_ink) {
        list_.PathStroke(colour(Colour::kFraction), ImDrawFlags_None, line_);
        list_.PathClear();
      }
      dash.is_ink = !dash.is_ink;
      dash.done = 0;
    }
    dash.done += length - at;
    if (dash.is_ink) {
      list_.PathLineTo(to);
    } else {
      list_.PathClear();
    }
  }

  void draw_step(const LaidBox& box, std::size_t index) {
    const FlowMeasures m = flow_measures(layout_.is_narrow);
    const PlacedStep& step = box.steps[index];
    outline(step.rect, m.radius * unit_, line_,
            step.is_emphasised ? Colour::kAccent : Colour::kLine);
    if (index > 0) {
      const Rect& above = box.steps[index - 1].rect;
      draw_arrow(above.y + above.height, step.rect.y, step.rect.x + line_ + m.padding_x * unit_);
    }
  }

  void draw_arrow(float from, float to, float left) {
    const FlowMeasures m = flow_measures(layout_.is_narrow);
    const float middle = std::round(left + m.arrow_width * unit_ / 2 - line_ / 2) + line_ / 2;
    const float neck = to - m.arrow_head * unit_;
    const float half = m.arrow_width * unit_ / 2;
    fill({middle - line_ / 2, from, line_, neck - from}, 0, Colour::kMuted);
    list_.AddTriangleFilled({middle - half, neck - scene_.top_px},
                            {middle + half, neck - scene_.top_px}, {middle, to - scene_.top_px},
                            colour(Colour::kMuted));
  }

  void draw_ring(const Rect& rect, float radius) {
    const float width = std::round(kFocusRing * unit_);
    const float out = 2 * width;
    outline({rect.x - out, rect.y - out, rect.width + 2 * out, rect.height + 2 * out},
            radius * unit_ + out, width, Colour::kAccent);
  }

  const Layout& layout_;
  const text::FontSet& fonts_;
  const Scene& scene_;
  GlyphAtlas& atlas_;
  ImDrawList& list_;
  float unit_ = 1;
  float line_ = 1;
};

}  // namespace

void Painter::paint(const Layout& layout, const text::FontSet& fonts, const Scene& scene,
                    ImDrawList& list) {
  if (atlas_.size() > kMaximumGlyphs) {
    atlas_.clear();
  }
  Pass pass(layout, fonts, scene, atlas_, list);
  if (!pass.prepare()) {  // full: the glyphs of other screens go
    atlas_.clear();
    pass.prepare();
  }
  pass.draw();
}

}  // namespace ui
