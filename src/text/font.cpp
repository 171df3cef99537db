// Faces as HarfBuzz reads them, and the order in which they are tried.
// Not a search for system fonts: there is nothing but what was added.
#include "text/font.hpp"

#include <hb-ot.h>
#include <hb.h>

#include <algorithm>
#include <utility>

namespace text {
namespace {

struct FaceRow {
  FaceId face;
  std::string_view name;
};

constexpr std::array<FaceRow, kFaceIds.size()> kFaces = {{
    {FaceId::kLatinRegular, "latin-regular"},
    {FaceId::kLatinBold, "latin-bold"},
    {FaceId::kMonoRegular, "mono-regular"},
    {FaceId::kNames, "names"},
    {FaceId::kBengaliRegular, "bengali-regular"},
    {FaceId::kBengaliBold, "bengali-bold"},
    {FaceId::kDevanagariRegular, "devanagari-regular"},
    {FaceId::kDevanagariBold, "devanagari-bold"},
    {FaceId::kJapaneseRegular, "japanese-regular"},
    {FaceId::kJapaneseBold, "japanese-bold"},
}};

struct Family {
  FaceId regular, bold;
};

constexpr Family kLatin = {FaceId::kLatinRegular, FaceId::kLatinBold};
constexpr Family kBengali = {FaceId::kBengaliRegular, FaceId::kBengaliBold};
constexpr Family kDevanagari = {FaceId::kDevanagariRegular, FaceId::kDevanagariBold};
constexpr Family kJapanese = {FaceId::kJapaneseRegular, FaceId::kJapaneseBold};

Family family_of(Language language) {
  switch (language) {
    case Language::kEnglish: return kLatin;
    case Language::kBengali: return kBengali;
    case Language::kHindi: return kDevanagari;
    case Language::kJapanese: return kJapanese;
  }
  return kLatin;
}

std::size_t index_of(FaceId face) { return static_cast<std::size_t>(face); }

bool has_table(hb_face_t* face, hb_tag_t tag) {
  hb_blob_t* table = hb_face_reference_table(face, tag);
  const bool is_there = hb_blob_get_length(table) > 0;
  hb_blob_destroy(table);
  return is_there;
}

bool is_usable(hb_face_t* face) {
  return hb_face_get_glyph_count(face) > 0 && has_table(face, HB_TAG('h', 'e', 'a', 'd')) &&
         has_table(face, HB_TAG('c', 'm', 'a', 'p')) &&
         has_table(face, HB_TAG('h', 'm', 't', 'x')) && has_table(face, HB_TAG('g', 'l', 'y', 'f'));
}

}  // namespace

std::string_view name_of(FaceId face) { return kFaces[index_of(face)].name; }

const FaceId* find_face(std::string_view name) {
  for (const FaceRow& row : kFaces) {
    if (row.name == name) {
      return &row.face;
    }
  }
  return nullptr;
}

std::vector<FaceId> faces_of(Language language) {
  if (language == Language::kEnglish) {
    return {};
  }
  const Family family = family_of(language);
  return {family.regular, family.bold};
}

FontFace::FontFace(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {
  // HarfBuzz copies nothing here: the bytes live as long as the face.
  hb_blob_t* blob = hb_blob_create(reinterpret_cast<const char*>(bytes_.data()),
                                   static_cast<unsigned>(bytes_.size()), HB_MEMORY_MODE_READONLY,
                                   nullptr, nullptr);
  hb_face_t* face = hb_face_create(blob, 0);
  if (is_usable(face)) {
    font_ = hb_font_create(face);  // in font units: its scale is the em
    hb_font_extents_t extents;
    hb_font_get_h_extents(font_, &extents);
    metrics_ = {static_cast<int>(hb_face_get_upem(face)), extents.ascender, -extents.descender};
  }
  hb_face_destroy(face);
  hb_blob_destroy(blob);
}

FontFace::~FontFace() { hb_font_destroy(font_); }

std::unique_ptr<FontFace> FontFace::make(std::vector<std::uint8_t> bytes) {
  std::unique_ptr<FontFace> face(new FontFace(std::move(bytes)));
  return face->font_ != nullptr ? std::move(face) : nullptr;
}

bool FontFace::covers(char32_t point) const {
  const auto key = 2 * static_cast<std::uint32_t>(point) + 1;
  std::uint32_t& answer = answers_[point % answers_.size()];
  if (answer != key && answer != key + 1) {
    hb_codepoint_t glyph = 0;
    const bool is_there = hb_font_get_nominal_glyph(font_, point, &glyph) != 0 && glyph != 0;
    answer = key + (is_there ? 1 : 0);
  }
  return answer == key + 1;
}

bool FontSet::add(FaceId face, std::vector<std::uint8_t> bytes) {
  std::unique_ptr<FontFace> made = FontFace::make(std::move(bytes));
  if (made == nullptr) {
    return false;
  }
  faces_[index_of(face)] = std::move(made);
  arrived_[index_of(face)] = ++generation_;
  return true;
}

const FontFace* FontSet::find(FaceId face) const { return faces_[index_of(face)].get(); }

std::uint32_t FontSet::generation_of(FaceId face) const { return arrived_[index_of(face)]; }

std::vector<FaceId> FontSet::chain(Language language, FaceStyle style) const {
  std::vector<FaceId> faces;
  const auto add_face = [&](FaceId face) {
    if (has(face) && std::find(faces.begin(), faces.end(), face) == faces.end()) {
      faces.push_back(face);
    }
  };
  const auto add_either = [&](const Family& family) {
    add_face(style == FaceStyle::kBold && has(family.bold) ? family.bold : family.regular);
  };
  if (style == FaceStyle::kCode) {
    add_face(FaceId::kMonoRegular);
  }
  const Family own = family_of(language);
  add_either(kLatin);
  add_either(own);
  add_face(kLatin.regular);
  add_face(own.regular);
  add_face(FaceId::kNames);
  for (const Family& other : {kBengali, kDevanagari, kJapanese}) {
    add_either(other);
  }
  for (const FaceId face : kFaceIds) {  // whatever else may have the character
    add_face(face);
  }
  return faces;
}

bool FontSet::covers(Language language, FaceStyle style, char32_t point) const {
  const std::vector<FaceId> faces = chain(language, style);
  return std::any_of(faces.begin(), faces.end(),
                     [&](FaceId face) { return find(face)->covers(point); });
}

}  // namespace text
