// The faces that are here now, what they cover and in which order they are tried.
// Not rasterising (ui/ takes the bytes and the glyph ids) and not fetching (platform/).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "text/locale.hpp"

struct hb_font_t;

namespace text {

// Closed; each is the file "<id>.ttf".
enum class FaceId : std::uint8_t {
  kLatinRegular,  // with the mathematical symbols; the primary face of every paragraph
  kLatinBold,
  kMonoRegular,
  kNames,  // the few glyphs of the languages' own names, for the first visit
  kBengaliRegular,
  kBengaliBold,
  kDevanagariRegular,
  kDevanagariBold,
  kJapaneseRegular,
  kJapaneseBold,
};

inline constexpr std::array<FaceId, 10> kFaceIds = {
    FaceId::kLatinRegular,      FaceId::kLatinBold,
    FaceId::kMonoRegular,       FaceId::kNames,
    FaceId::kBengaliRegular,    FaceId::kBengaliBold,
    FaceId::kDevanagariRegular, FaceId::kDevanagariBold,
    FaceId::kJapaneseRegular,   FaceId::kJapaneseBold};

std::string_view name_of(FaceId face);  // "latin-regular": the id, and the stem of its file
const FaceId* find_face(std::string_view name);

// The faces that a reader of this language needs beyond those of the first visit.
std::vector<FaceId> faces_of(Language language);

enum class FaceStyle : std::uint8_t { kRegular, kBold, kCode };

// In the face's own units, descent positive downwards.
struct FaceMetrics {
  int units_per_em = 0;
  int ascent = 0;
  int descent = 0;
};

// One font file and HarfBuzz's view of it. Keeps the bytes.
class FontFace {
 public:
  // Null when the bytes are no TrueType face that can be used (no outlines, no character map).
  static std::unique_ptr<FontFace> make(std::vector<std::uint8_t> bytes);
  ~FontFace();
  FontFace(const FontFace&) = delete;
  FontFace& operator=(const FontFace&) = delete;

  const std::vector<std::uint8_t>& bytes() const { return bytes_; }
  const FaceMetrics& metrics() const { return metrics_; }
  bool covers(char32_t point) const;  // has a glyph of its own for it
  hb_font_t* shaper() const { return font_; }

 private:
  explicit FontFace(std::vector<std::uint8_t> bytes);

  std::vector<std::uint8_t> bytes_;
  hb_font_t* font_ = nullptr;
  FaceMetrics metrics_;
  // What covers() answered lately, one place for each value of the low bits of a code point: twice
  // the code point, plus the answer, plus 1; 0 is empty.
  mutable std::array<std::uint32_t, 256> answers_{};
};

class FontSet {
 public:
  FontSet() = default;
  FontSet(const FontSet&) = delete;
  FontSet& operator=(const FontSet&) = delete;

  // False, and nothing changes, when the bytes are not a usable face. A face that is here already
  // is replaced (a complete face takes the place of its subset): its glyph ids then mean other
  // glyphs.
  bool add(FaceId face, std::vector<std::uint8_t> bytes);

  bool has(FaceId face) const { return find(face) != nullptr; }
  const FontFace* find(FaceId face) const;  // null while it is not here
  bool empty() const { return generation_ == 0; }

  // Rises with every face added. Laid out text holds for one generation only.
  std::uint32_t generation() const { return generation_; }
  // The generation in which this face came: part of the key of a rasterised glyph. 0: not here.
  std::uint32_t generation_of(FaceId face) const;

  // The faces to try for each cluster, in order, of those that are here: (the mono face,) Noto
  // Sans, the language's script, names, then the other scripts. Bold: the bold faces first, the
  // regular ones of the same scripts after them. Empty only in an empty set.
  std::vector<FaceId> chain(Language language, FaceStyle style) const;

  // Whether some face of the chain has the character.
  bool covers(Language language, FaceStyle style, char32_t point) const;

 private:
  std::array<std::unique_ptr<FontFace>, kFaceIds.size()> faces_;
  std::array<std::uint32_t, kFaceIds.size()> arrived_{};
  std::uint32_t generation_ = 0;
};

}  // namespace text
