// One frame: one draw list of Dear ImGui, rendered by its OpenGL backend. NewFrame and Render are
// not called: windows, navigation and settings, which nothing here uses, are a tenth of the
// program. What they do for a draw list (SetupDrawListSharedData, UpdateTexturesEndFrame) is done
// here. Not painting: painter.cpp.
#include "ui/canvas.hpp"

#include "base/assert.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_internal.h"

namespace ui {

struct Canvas::Drawing {
  ImFontAtlas atlas;
  ImGuiContext context{&atlas};
  ImDrawListSharedData& shared = context.DrawListSharedData;
  ImDrawList list{&shared};

  Drawing() {
    ImGui::SetCurrentContext(&context);
    shared.Context = &context;
    shared.FontAtlas = &atlas;
    shared.CurveTessellationTol = context.Style.CurveTessellationTol;
    shared.SetCircleTessellationMaxError(context.Style.CircleTessellationMaxError);
    shared.InitialFlags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedFill |
                          ImDrawListFlags_AntiAliasedLinesUseTex | ImDrawListFlags_AllowVtxOffset;
    ImFontAtlasAddDrawListSharedData(&atlas, &shared);
    ImFontAtlasBuildInit(&atlas);  // no face of Dear ImGui's own: words are drawn by glyph id
  }

  ~Drawing() {
    ImFontAtlasRemoveDrawListSharedData(&atlas, &shared);
    shared.FontAtlas = nullptr;
    ImGui::SetCurrentContext(nullptr);
  }

  void begin(ImVec2 size, int frame) {
    context.IO.DisplaySize = size;
    ImFontAtlasUpdateNewFrame(&atlas, frame, true);
    shared.ClipRectFullscreen = ImVec4(0, 0, size.x, size.y);
    list._ResetForNewFrame();
    list.PushTexture(atlas.TexRef);
    list.PushClipRectFullScreen();
  }

  void render(ImVec2 size) {
    ImVector<ImTextureData*>& textures = context.PlatformIO.Textures;
    textures.resize(0);
    for (ImTextureData* texture : atlas.TexList) {
      texture->RefCount = 1;
      textures.push_back(texture);
    }
    ImDrawData data;
    data.Valid = true;
    data.DisplaySize = size;
    data.FramebufferScale = ImVec2(1, 1);
    data.Textures = &textures;
    data.AddDrawList(&list);
    ImGui_ImplOpenGL3_RenderDrawData(&data);
  }
};

Canvas::Canvas() : drawing_(std::make_unique<Drawing>()) {}

Canvas::~Canvas() { lose_context(); }

void Canvas::draw(const Layout& layout, const text::FontSet& fonts, const Scene& scene,
                  int width_px, int height_px) {
  if (!has_objects_) {
    has_objects_ = ImGui_ImplOpenGL3_Init();
    ASSERT(has_objects_);
  }
  const ImVec2 size(static_cast<float>(width_px), static_cast<float>(height_px));
  ImGui_ImplOpenGL3_NewFrame();
  drawing_->begin(size, ++frames_);
  const Rgb ground = rgb_of(Colour::kGround, scene.is_dark);
  drawing_->list.AddRectFilled(ImVec2(0, 0), size,
                               IM_COL32(ground.red, ground.green, ground.blue, 255));
  painter_.paint(layout, fonts, scene, drawing_->list);
  drawing_->render(size);
}

void Canvas::lose_context() {
  if (has_objects_) {
    ImGui_ImplOpenGL3_Shutdown();
    has_objects_ = false;
  }
}

}  // namespace ui
