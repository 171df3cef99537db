// Dear ImGui's draw list, atlas and OpenGL backend, without its windows.
// Not a window and not a loop: platform/ has those.
#pragma once

#include <memory>

#include "ui/painter.hpp"

namespace ui {

class Canvas {
 public:
  Canvas();
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // A graphics context of OpenGL 3 or WebGL 2 is current, its framebuffer has this size.
  void draw(const Layout& layout, const text::FontSet& fonts, const Scene& scene, int width_px,
            int height_px);

  // The graphics context is gone, or will be: what was made in it is given up. The next draw makes
  // it anew from the pixels that Dear ImGui keeps.
  void lose_context();

 private:
  struct Drawing;  // Dear ImGui's own
  std::unique_ptr<Drawing> drawing_;
  Painter painter_;
  int frames_ = 0;
  bool has_objects_ = false;
};

}  // namespace ui
