// NewFrame and Render of Dear ImGui are not called: windows, navigation and
// settings, which nothing here uses, are a tenth of the program. What they do
// for one draw list (SetupDrawListSharedData, UpdateTexturesEndFrame) is done
// here. Not rendering: canvas.cpp.
#include "ui/frame.hpp"

#include "imgui.h"
#include "imgui_internal.h"

namespace ui {

struct Frame::Drawing {
  ImFontAtlas atlas;
  ImGuiContext context{&atlas};
  ImDrawListSharedData& shared = context.DrawListSharedData;
  ImDrawList list{&shared};
  ImDrawData data;
  ImVec2 size;
  int count = 0;

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
};

Frame::Frame() : drawing_(std::make_unique<Drawing>()) {}

Frame::~Frame() = default;

void Frame::begin(float width_px, float height_px) {
  Drawing& d = *drawing_;
  d.size = ImVec2(width_px, height_px);
  d.context.IO.DisplaySize = d.size;
  ImFontAtlasUpdateNewFrame(&d.atlas, ++d.count, true);
  d.shared.ClipRectFullscreen = ImVec4(0, 0, width_px, height_px);
  d.list._ResetForNewFrame();
  d.list.PushTexture(d.atlas.TexRef);
  d.list.PushClipRectFullScreen();
}

ImDrawList& Frame::list() { return drawing_->list; }

ImDrawData& Frame::finish() {
  Drawing& d = *drawing_;
  ImVector<ImTextureData*>& textures = d.context.PlatformIO.Textures;
  textures.resize(0);
  for (ImTextureData* texture : d.atlas.TexList) {
    texture->RefCount = 1;
    textures.push_back(texture);
  }
  d.data.Clear();
  d.data.Valid = true;
  d.data.DisplaySize = d.size;
  d.data.FramebufferScale = ImVec2(1, 1);
  d.data.Textures = &textures;
  d.data.AddDrawList(&d.list);
  return d.data;
}

std::vector<Vertex> Frame::vertices() const {
  std::vector<Vertex> corners;
  for (const ImDrawVert& vertex : drawing_->list.VtxBuffer) {
    corners.push_back({vertex.pos.x, vertex.pos.y, vertex.col});
  }
  return corners;
}

int Frame::call_count() const {
  int calls = 0;
  for (const ImDrawCmd& command : drawing_->list.CmdBuffer) {
    calls += command.ElemCount > 0 ? 1 : 0;
  }
  return calls;
}

}  // namespace ui
