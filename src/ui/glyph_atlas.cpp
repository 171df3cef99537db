// Rasterises outlines at device pixels, unhinted, into the texture that Dear ImGui keeps.
// Not a font loader: the bytes stay in the FontSet.
#include "ui/glyph_atlas.hpp"

#include <cmath>
#include <vector>

#include "imgui.h"
#include "imgui_internal.h"
#include "imstb_truetype.h"

namespace ui {
namespace {

constexpr float kLightExponent = 0.8F;  // of coverage: as strong as browsers draw light on dark
constexpr int kMaximumSide_px = 1024;

float scale_of(int units_per_em, std::int32_t size_64) {
  return static_cast<float>(size_64) / 64 / static_cast<float>(units_per_em);
}

// Coverage becomes the alpha of a white pixel.
void copy_pixels(const std::vector<unsigned char>& coverage, int width, int height, bool is_light,
                 const ImFontAtlasRect& rect) {
  ImTextureData& texture = *ImGui::GetIO().Fonts->TexData;
  for (int y = 0; y < height; ++y) {
    auto* row = static_cast<unsigned char*>(texture.GetPixelsAt(rect.x, rect.y + y));
    for (int x = 0; x < width; ++x) {
      unsigned char alpha = coverage[static_cast<std::size_t>(y * width + x)];
      if (is_light && alpha != 0 && alpha != 255) {
        alpha = static_cast<unsigned char>(
            std::lround(std::pow(static_cast<float>(alpha) / 255, kLightExponent) * 255));
      }
      if (texture.BytesPerPixel == 1) {
        row[x] = alpha;
        continue;
      }
      row[4 * x] = row[4 * x + 1] = row[4 * x + 2] = 255;
      row[4 * x + 3] = alpha;
    }
  }
}

}  // namespace

GlyphAtlas::GlyphAtlas() = default;
GlyphAtlas::~GlyphAtlas() = default;

const GlyphAtlas::Face* GlyphAtlas::face_of(const text::FontSet& fonts, text::FaceId id) {
  const text::FontFace* font = fonts.find(id);
  if (font == nullptr) {
    return nullptr;
  }
  Face& face = faces_[id];
  if (face.info == nullptr || face.generation != fonts.generation_of(id)) {
    face.generation = fonts.generation_of(id);
    face.units_per_em = font->metrics().units_per_em;
    face.info = std::make_unique<stbtt_fontinfo>();
    if (stbtt_InitFont(face.info.get(), font->bytes().data(), 0) == 0) {
      face.info.reset();
    }
  }
  return face.info == nullptr ? nullptr : &face;
}

bool GlyphAtlas::prepare(const text::FontSet& fonts, const GlyphKey& key) {
  const auto [entry, is_new] = glyphs_.try_emplace(key);
  const Face* face = is_new ? face_of(fonts, key.face) : nullptr;
  if (face == nullptr) {
    return true;
  }
  Glyph& glyph = entry->second;
  const float scale = scale_of(face->units_per_em, key.size_64);
  const float shift = static_cast<float>(key.phase) / kPhases;
  const int id = static_cast<int>(key.glyph);
  int right = 0;
  int bottom = 0;
  stbtt_GetGlyphBitmapBoxSubpixel(face->info.get(), id, scale, scale, shift, 0, &glyph.left,
                                  &glyph.top, &right, &bottom);
  glyph.width = right - glyph.left;
  glyph.height = bottom - glyph.top;
  const bool has_pixels = glyph.width > 0 && glyph.height > 0 && glyph.width <= kMaximumSide_px &&
                          glyph.height <= kMaximumSide_px;
  if (!has_pixels) {
    return true;
  }
  ImFontAtlasRect rect;
  const ImFontAtlasRectId rectangle =
      ImGui::GetIO().Fonts->AddCustomRect(glyph.width, glyph.height, &rect);
  if (rectangle == ImFontAtlasRectId_Invalid) {
    glyphs_.erase(entry);
    return false;
  }
  glyph.rectangle = rectangle;
  std::vector<unsigned char> coverage(static_cast<std::size_t>(glyph.width * glyph.height));
  stbtt_MakeGlyphBitmapSubpixel(face->info.get(), coverage.data(), glyph.width, glyph.height,
                                glyph.width, scale, scale, shift, 0, id);
  copy_pixels(coverage, glyph.width, glyph.height, key.is_light, rect);
  return true;
}

void GlyphAtlas::draw(ImDrawList& list, const GlyphKey& key, float x, float y,
                      std::uint32_t colour) const {
  const auto found = glyphs_.find(key);
  ImFontAtlasRect rect;
  if (found == glyphs_.end() || found->second.rectangle < 0 ||
      !ImGui::GetIO().Fonts->GetCustomRect(found->second.rectangle, &rect)) {
    return;
  }
  const Glyph& glyph = found->second;
  const ImVec2 from(x + static_cast<float>(glyph.left), y + static_cast<float>(glyph.top));
  const ImVec2 to(from.x + static_cast<float>(glyph.width),
                  from.y + static_cast<float>(glyph.height));
  list.PrimReserve(6, 4);
  list.PrimRectUV(from, to, rect.uv0, rect.uv1, colour);
}

void GlyphAtlas::clear() {
  for (const auto& [key, glyph] : glyphs_) {
    if (glyph.rectangle >= 0) {
      ImGui::GetIO().Fonts->RemoveCustomRect(glyph.rectangle);
    }
  }
  glyphs_.clear();
}

}  // namespace ui
