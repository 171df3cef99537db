// Dear ImGui's context and frames, and its OpenGL backend.
// Not a window and not a loop: platform/ has those.
#pragma once

#include "ui/painter.hpp"

namespace ui {

class Canvas {
 public:
  Canvas();
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // A graphics context of OpenGL 3 or WebGL 2 is current, its framebuffer has this size.
  // At least one face is in `fonts`.
  void draw(const Layout& layout, const text::FontSet& fonts, const Scene& scene, int width_px,
            int height_px);

  // The graphics context is gone, or will be: what was made in it is given up. The next draw makes
  // it anew from the pixels that Dear ImGui keeps.
  void lose_context();

 private:
  bool has_objects_ = false;
  Painter painter_;
};

}  // namespace ui
