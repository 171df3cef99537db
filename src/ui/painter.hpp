// Draws a layout with Dear ImGui's draw lists.
// Not layout and not input: it paints what it is given and asks for nothing.
#pragma once

#include "ui/glyph_atlas.hpp"
#include "ui/interaction.hpp"
#include "ui/layout.hpp"

struct ImDrawList;

namespace ui {

// What is painted of the content, and in which state.
struct Scene {
  Hand hand;
  bool is_dark = false;
  float top_px = 0;     // first row of the content on the canvas
  float height_px = 0;  // of the canvas
};

class Painter {
 public:
  // Within a frame of Dear ImGui.
  void paint(const Layout& layout, const text::FontSet& fonts, const Scene& scene,
             ImDrawList& list);

 private:
  GlyphAtlas atlas_;
};

}  // namespace ui
