// Makes, loses and restores the objects of the graphics context, and renders a
// frame. Not painting: painter.cpp.
#include "ui/canvas.hpp"

#include "base/assert.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"

namespace ui {

Canvas::~Canvas() { lose_context(); }

void Canvas::draw(const Layout& layout, const text::FontSet& fonts, const Scene& scene,
                  int width_px, int height_px) {
  if (!has_objects_) {
    has_objects_ = ImGui_ImplOpenGL3_Init();
    ASSERT(has_objects_);
  }
  const ImVec2 size(static_cast<float>(width_px), static_cast<float>(height_px));
  ImGui_ImplOpenGL3_NewFrame();
  frame_.begin(size.x, size.y);
  const Rgb ground = rgb_of(Colour::kGround, scene.is_dark);
  frame_.list().AddRectFilled(ImVec2(0, 0), size,
                              IM_COL32(ground.red, ground.green, ground.blue, 255));
  painter_.paint(layout, fonts, scene, frame_.list());
  ImGui_ImplOpenGL3_RenderDrawData(&frame_.finish());
}

void Canvas::lose_context() {
  if (has_objects_) {
    ImGui_ImplOpenGL3_Shutdown();
    has_objects_ = false;
  }
}

}  // namespace ui
