// One pass that makes sure of all glyphs, one that draws box by box.
// Not a list of widgets: a part is a row of the look table, a figure has its painter.
#include "ui/painter.hpp"

#include <algorithm>
#include <cmath>

#include "imgui.h"

namespace ui {
namespace {

using semantics::Part;
using semantics::Role;
using semantics::Verdict;

constexpr std::size_t kMaximumGlyphs = 6000;  // then the atlas is filled anew

GlyphKey key_of(const text::FontSet& fonts, const text::PositionedRun& run,
                const text::PositionedGlyph& glyph, float x, bool is_dark) {
  GlyphKey key;
  key.face = run.face;
  key.face_generation = fonts.generation_of(run.face);
  key.glyph = glyph.glyph;
  key.size_64 = static_cast<std::int32_t>(std::lround(run.size_px * 64));
  const float fraction = x - std::floor(x);
  key.phase = static_cast<std::uint8_t>(static_cast<int>(fraction * kPhases) % kPhases);
  key.is_dark = is_dark;
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

  void prepare() {
    for (const LaidBox& box : layout_.boxes) {
      if (is_visible(box.rect)) {
        for (const PlacedText& text : box.texts) {
          each_glyph(text,
                     [this](const GlyphKey& key, float, float) { atlas_.prepare(fonts_, key); });
        }
      }
    }
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
  void each_glyph(const PlacedText& text, Visit visit) const {
    for (const text::Line& line : text.paragraph->lines) {
      for (const text::PositionedRun& run : line.runs) {
        for (const text::PositionedGlyph& glyph : run.glyphs) {
          // A quarter of a pixel across, whole pixels down: as browsers place glyphs.
          const float x = std::round((text.x + glyph.x_px) * kPhases) / kPhases;
          const float y = std::round(text.y + glyph.y_px);
          visit(key_of(fonts_, run, glyph, x, scene_.is_dark), std::floor(x), y);
        }
      }
    }
  }

  void draw_text(const PlacedText& text, Colour ink) {
    const ImU32 value = colour(text.ink == Colour::kNone ? ink : text.ink);
    each_glyph(text, [&](const GlyphKey& key, float x, float y) {
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
    for (const PlacedCell& cell : box.cells) {
      draw_cell(cell);
    }
    for (const PlacedText& text : box.texts) {
      draw_text(text, paint.ink);
    }
  }

  void draw_brand(const Rect& rect) {
    const float height = kBrandMarkHeight * unit_;
    const float top = std::round(rect.y + (rect.height - height) / 2);
    for (float x = 0; x + kBrandMarkBar <= kBrandMarkWidth; x += kBrandMarkStep) {
      fill({std::round(rect.x + x * unit_), top, std::round(kBrandMarkBar * unit_),
            std::round(height)},
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
      fill({x, box.rect.y, width, box.rect.height}, box.rect.height / 2, which);
    }
  }

  // A ring to choose; filled with a tick or a cross once the answer is known.
  void draw_mark(const LaidBox& box) {
    const float radius = box.mark.width / 2;
    const ImVec2 centre(box.mark.x + radius, box.mark.y + radius - scene_.top_px);
    if (box.node->verdict != Verdict::kNone) {
      const bool is_wrong = box.node->verdict == Verdict::kWrong;
      list_.AddCircleFilled(centre, radius, colour(is_wrong ? Colour::kWrong : Colour::kRight));
      is_wrong ? draw_cross(centre, radius) : draw_tick(centre, radius);
      return;
    }
    const float width = 1.5F * unit_;
    const bool is_chosen = box.node->is_selected;
    list_.AddCircle(centre, radius - width / 2,
                    colour(is_chosen ? Colour::kAccent : Colour::kMuted), 0, width);
    if (is_chosen) {
      list_.AddCircleFilled(centre, radius * 0.5F, colour(Colour::kAccent));
    }
  }

  void draw_tick(ImVec2 c, float r) {
    const ImVec2 points[] = {{c.x - 0.42F * r, c.y + 0.02F * r},
                             {c.x - 0.10F * r, c.y + 0.34F * r},
                             {c.x + 0.44F * r, c.y - 0.30F * r}};
    list_.AddPolyline(points, 3, colour(Colour::kPanel), ImDrawFlags_None, 2 * unit_);
  }

  void draw_cross(ImVec2 c, float r) {
    const float d = 0.32F * r;
    list_.AddLine({c.x - d, c.y - d}, {c.x + d, c.y + d}, colour(Colour::kPanel), 2 * unit_);
    list_.AddLine({c.x - d, c.y + d}, {c.x + d, c.y - d}, colour(Colour::kPanel), 2 * unit_);
  }

  void draw_cell(const PlacedCell& cell) {
    const float radius = strip_measures(layout_.is_narrow).radius * unit_;
    const Colour tint = tint_of(cell.field);
    if (cell.value == 1 && tint != Colour::kNone) {
      fill(cell.rect, radius, tint);
    }
    if (cell.field == semantics::FieldKind::kHidden) {
      draw_dashes(cell.rect);
    } else {
      outline(cell.rect, radius, line_, ink_of(cell.field));
    }
  }

  // The hidden bit is no stored bit: its frame is dashed.
  void draw_dashes(const Rect& rect) {
    const float dash = 3 * unit_;
    const float right = rect.x + rect.width - line_;
    const float bottom = rect.y + rect.height - line_;
    for (float x = rect.x; x < rect.x + rect.width; x += 2 * dash) {
      const float width = std::min(dash, rect.x + rect.width - x);
      fill({x, rect.y, width, line_}, 0, Colour::kFraction);
      fill({x, bottom, width, line_}, 0, Colour::kFraction);
    }
    for (float y = rect.y; y < rect.y + rect.height; y += 2 * dash) {
      const float height = std::min(dash, rect.y + rect.height - y);
      fill({rect.x, y, line_, height}, 0, Colour::kFraction);
      fill({right, y, line_, height}, 0, Colour::kFraction);
    }
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
  pass.prepare();
  pass.draw();
}

}  // namespace ui
