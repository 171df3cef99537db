// A frame on the screen: the painter's draw list, rendered by Dear ImGui's
// OpenGL backend. Not a window and not a loop: platform/ has those.
#pragma once

#include "ui/frame.hpp"
#include "ui/painter.hpp"

namespace ui {

class Canvas {
 public:
  Canvas() = default;
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // A graphics context of OpenGL 3 or WebGL 2 is current, its framebuffer has
  // this size.
  void draw(const Layout& layout, const text::FontSet& fonts, const Scene& scene, int width_px,
            int height_px);

  // The graphics context is lost, or will be: forgets every object in it. The
  // next draw makes them anew.
  void lose_context();

 private:
  Frame frame_;
  Painter painter_;
  bool has_objects_ = false;
};

}  // namespace ui
