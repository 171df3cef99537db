// Glyphs as pixels in Dear ImGui's own texture, so that words and shapes are drawn in one call.
// Not shaping: glyph ids come from text/.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "text/font.hpp"

struct ImDrawList;
struct stbtt_fontinfo;

namespace ui {

// What makes two bitmaps of a glyph differ. Sizes in 1/64 pixel.
struct GlyphKey {
  text::FaceId face = text::FaceId::kLatinRegular;
  std::uint32_t face_generation = 0;
  std::uint32_t glyph = 0;
  std::int32_t size_64 = 0;
  std::uint8_t phase = 0;  // quarters of a pixel to the right
  bool is_light = false;   // strokes of light ink are drawn a little stronger
  auto key() const {
    return std::make_tuple(face, face_generation, glyph, size_64, phase, is_light);
  }
  bool operator<(const GlyphKey& other) const { return key() < other.key(); }
};

inline constexpr int kPhases = 4;

class GlyphAtlas {
 public:
  GlyphAtlas();
  ~GlyphAtlas();
  GlyphAtlas(const GlyphAtlas&) = delete;
  GlyphAtlas& operator=(const GlyphAtlas&) = delete;

  // Before anything of the frame is drawn: adding a bitmap may move all others in the texture.
  // False when the texture has no room left; the glyph is then asked for again after clear().
  bool prepare(const text::FontSet& fonts, const GlyphKey& key);

  // Draws a prepared glyph with its origin at a whole pixel.
  void draw(ImDrawList& list, const GlyphKey& key, float x, float y, std::uint32_t colour) const;

  std::size_t size() const { return glyphs_.size(); }
  // Forgets all bitmaps; call between frames when there are too many.
  void clear();

 private:
  struct Glyph {
    int rectangle = -1;  // of the texture; -1: nothing to draw
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
  };
  struct Face {
    std::uint32_t generation = 0;
    std::unique_ptr<stbtt_fontinfo> info;
    int units_per_em = 1000;
  };

  const Face* face_of(const text::FontSet& fonts, text::FaceId id);

  std::map<GlyphKey, Glyph> glyphs_;
  std::map<text::FaceId, Face> faces_;
};

}  // namespace ui
