// One frame: a background draw list, rendered by Dear ImGui's OpenGL backend.
// Not painting: painter.cpp.
#include "ui/canvas.hpp"

#include "base/assert.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"

namespace ui {
namespace {

// Dear ImGui will not begin a frame without a font of its own. It gets our first face and draws no
// word with it.
void give_font(const text::FontSet& fonts) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  if (!atlas.Fonts.empty()) {
    return;
  }
  for (const text::FaceId id : text::kFaceIds) {
    if (const text::FontFace* face = fonts.find(id)) {
      ImFontConfig config;
      config.FontDataOwnedByAtlas = false;
      // The atlas only reads; the bytes live as long as the font set.
      atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(face->bytes().data()),
                                 static_cast<int>(face->bytes().size()), 16, &config);
      return;
    }
  }
}

}  // namespace

Canvas::Canvas() {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
}

Canvas::~Canvas() {
  lose_context();
  ImGui::DestroyContext();
}

void Canvas::draw(const Layout& layout, const text::FontSet& fonts, const Scene& scene,
                  int width_px, int height_px) {
  ASSERT(!fonts.empty());
  if (!has_objects_) {
    has_objects_ = ImGui_ImplOpenGL3_Init();
    ASSERT(has_objects_);
  }
  give_font(fonts);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = ImVec2(static_cast<float>(width_px), static_cast<float>(height_px));
  io.DeltaTime = 1.0F / 60;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const Rgb ground = rgb_of(Colour::kGround, scene.is_dark);
  list.AddRectFilled(ImVec2(0, 0), io.DisplaySize,
                     IM_COL32(ground.red, ground.green, ground.blue, 255));
  painter_.paint(layout, fonts, scene, list);
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void Canvas::lose_context() {
  if (has_objects_) {
    ImGui_ImplOpenGL3_Shutdown();
    has_objects_ = false;
  }
}

}  // namespace ui
