// Shaping against hb-shape: the goldens of tests/vectors, the choice of faces, hostile bytes.
// Not a test of the shipped subsets: tests/shaping.
#include "text/shape.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "tests/text/faces.hpp"

namespace {

using text::FaceId;
using text::FaceStyle;
using text::GlyphRun;
using text::Language;

void append_utf8(std::string& words, unsigned long point) {
  const auto byte = [](unsigned long value) { return static_cast<char>(value); };
  if (point < 0x80) {
    words += byte(point);
  } else if (point < 0x800) {
    words += byte(0xC0 | (point >> 6));
    words += byte(0x80 | (point & 0x3F));
  } else {
    words += byte(0xE0 | (point >> 12));
    words += byte(0x80 | ((point >> 6) & 0x3F));
    words += byte(0x80 | (point & 0x3F));
  }
}

std::string words_from(const std::string& codepoints) {
  std::istringstream parts(codepoints);
  std::string words;
  for (std::string part; parts >> part;) {
    append_utf8(words, std::strtoul(part.c_str() + 2, nullptr, 16));
  }
  return words;
}

std::vector<std::string> columns_of(const std::string& line) {
  std::istringstream parts(line);
  std::vector<std::string> columns;
  for (std::string part; std::getline(parts, part, '\t');) {
    columns.push_back(part);
  }
  return columns;
}

// All runs in one line: the faces in short and the bytes they take.
std::string faces_of(const std::vector<GlyphRun>& runs, std::string_view words) {
  std::string all;
  for (const GlyphRun& run : runs) {
    all += all.empty() ? "" : "|";
    all += text::name_of(run.face).substr(0, 2);
    all += ":";
    all += words.substr(run.begin, run.end - run.begin);
  }
  return all;
}

}  // namespace

TEST_CASE("shape: every hard sequence equals hb-shape on the complete face") {
  std::ifstream file(faces::source_root() + "/tests/vectors/shape_goldens.tsv");
  std::string line;
  REQUIRE(std::getline(file, line));  // where it comes from
  REQUIRE(std::getline(file, line));
  REQUIRE(line == "kind\tface\tlang\tcodepoints\tglyphs");
  int checked = 0;
  for (const FaceId face : {FaceId::kLatinRegular, FaceId::kBengaliRegular,
                            FaceId::kDevanagariRegular, FaceId::kJapaneseRegular}) {
    text::FontSet fonts;
    REQUIRE_FACES(faces::load(fonts, {face}));
    file.clear();
    file.seekg(0);
    while (std::getline(file, line)) {
      const std::vector<std::string> columns = columns_of(line);
      if (columns.size() != 5 || columns[1] != text::name_of(face)) {
        continue;
      }
      const std::string words = words_from(columns[3]);
      const Language* language = text::find_language(columns[2]);
      REQUIRE(language != nullptr);
      const auto runs = text::shape(fonts, words, *language, FaceStyle::kRegular);
      CAPTURE(columns[0]);
      CAPTURE(columns[3]);
      REQUIRE(runs.size() == 1);
      CHECK(text::notation_of(runs[0], words) == columns[4]);
      ++checked;
    }
  }
  CHECK(checked == 123);
}

TEST_CASE("shape: the first face of the chain that has a cluster draws it") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  struct Row {
    Language language;
    FaceStyle style;
    const char* words;
    const char* faces;
  };
  const Row rows[] = {
      {Language::kBengali, FaceStyle::kRegular, "IEEE ৭৫৪ ফ্লোট", "la:IEEE |be:৭৫৪|la: |be:ফ্লোট"},
      {Language::kHindi, FaceStyle::kRegular, "float में", "la:float |de:में"},
      {Language::kJapanese, FaceStyle::kRegular, "「FP16の最大値は65504」",
       "ja:「|la:FP16|ja:の最大値は|la:65504|ja:」"},
      {Language::kBengali, FaceStyle::kRegular, "ক্\u200Cষ", "be:ক্\u200Cষ"},
      {Language::kBengali, FaceStyle::kRegular, "র\u200D্য", "be:র\u200D্য"},
      {Language::kEnglish, FaceStyle::kCode, "0x3C00", "mo:0x3C00"},
      {Language::kBengali, FaceStyle::kCode, "x ক", "mo:x |be:ক"},
      {Language::kEnglish, FaceStyle::kRegular, "日本", "ja:日本"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.words);
    const auto runs = text::shape(fonts, row.words, row.language, row.style);
    CHECK(faces_of(runs, row.words) == row.faces);
  }
}

TEST_CASE("shape: both ways to write a letter with nukta give the same glyphs") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const std::string pairs[][2] = {{"\u09DC", "\u09A1\u09BC"},
                                  {"\u09DD", "\u09A2\u09BC"},
                                  {"\u095C", "\u0921\u093C"},
                                  {"\u00E9", "e\u0301"}};
  for (const auto& pair : pairs) {
    const auto composed = text::shape(fonts, pair[0], Language::kBengali, FaceStyle::kRegular);
    const auto decomposed = text::shape(fonts, pair[1], Language::kBengali, FaceStyle::kRegular);
    REQUIRE(composed.size() == 1);
    REQUIRE(decomposed.size() == 1);
    CHECK(composed[0].face == decomposed[0].face);
    CHECK(composed[0].glyphs == decomposed[0].glyphs);
  }
}

TEST_CASE("shape: a soft hyphen does not tear the run it stands in") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const auto runs = text::shape(fonts, "ফ্লো\u00ADট", Language::kBengali, FaceStyle::kRegular);
  CHECK(runs.size() == 1);
}

TEST_CASE("shape: what no face has is a box of the primary face") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load(fonts, {FaceId::kLatinRegular}));
  const auto runs = text::shape(fonts, "a日", Language::kJapanese, FaceStyle::kRegular);
  REQUIRE(runs.size() == 2);  // two scripts
  CHECK(runs[1].face == FaceId::kLatinRegular);
  REQUIRE(runs[1].glyphs.size() == 1);
  CHECK(runs[1].glyphs[0].glyph == 0);
  CHECK(runs[1].glyphs[0].cluster == 1);
}

TEST_CASE("shape: a word from right to left is drawn in its own order") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load(fonts, {FaceId::kLatinRegular}));
  const auto runs = text::shape(fonts, "a\u05D0\u05D1", Language::kEnglish, FaceStyle::kRegular);
  REQUIRE(runs.size() == 2);
  CHECK(runs[0].level == 0);
  CHECK(runs[1].level == 1);
  REQUIRE(runs[1].glyphs.size() == 2);
  CHECK(runs[1].glyphs[0].cluster > runs[1].glyphs[1].cluster);
}

TEST_CASE("font: the chain holds what is here, bold before regular of the same scripts") {
  using Chain = std::vector<FaceId>;
  text::FontSet fonts;
  CHECK(fonts.empty());
  CHECK(fonts.chain(Language::kBengali, FaceStyle::kBold).empty());
  REQUIRE_FACES(faces::load(fonts, {FaceId::kBengaliRegular, FaceId::kLatinRegular}));
  CHECK(fonts.generation() == 2);
  CHECK(fonts.generation_of(FaceId::kLatinRegular) == 2);
  CHECK(fonts.generation_of(FaceId::kNames) == 0);
  CHECK(fonts.chain(Language::kBengali, FaceStyle::kBold) ==
        Chain{FaceId::kLatinRegular, FaceId::kBengaliRegular});
  REQUIRE(faces::load(fonts, {FaceId::kLatinBold, FaceId::kBengaliBold, FaceId::kMonoRegular,
                              FaceId::kJapaneseRegular}));
  CHECK(fonts.chain(Language::kBengali, FaceStyle::kBold) ==
        Chain{FaceId::kLatinBold, FaceId::kBengaliBold, FaceId::kLatinRegular,
              FaceId::kBengaliRegular, FaceId::kJapaneseRegular, FaceId::kMonoRegular});
  CHECK(fonts.chain(Language::kJapanese, FaceStyle::kCode) ==
        Chain{FaceId::kMonoRegular, FaceId::kLatinRegular, FaceId::kJapaneseRegular,
              FaceId::kBengaliRegular, FaceId::kLatinBold, FaceId::kBengaliBold});
  CHECK(fonts.covers(Language::kBengali, FaceStyle::kRegular, 0x0995));
  CHECK(!fonts.covers(Language::kBengali, FaceStyle::kRegular, 0x0915));
}

TEST_CASE("font: names lead to faces; bytes that are no face are refused") {
  for (const FaceId face : text::kFaceIds) {
    const FaceId* found = text::find_face(text::name_of(face));
    REQUIRE(found != nullptr);
    CHECK(*found == face);
  }
  CHECK(text::find_face("latin") == nullptr);
  text::FontSet fonts;
  CHECK(!fonts.add(FaceId::kNames, {}));
  CHECK(!fonts.add(FaceId::kNames, std::vector<std::uint8_t>(1000, 0x41)));
  CHECK(fonts.generation() == 0);
}

TEST_CASE("font: a face that is cut short anywhere does no harm") {
  const auto bytes = faces::read_bytes(faces::file_of(FaceId::kBengaliRegular));
  REQUIRE_FACES(!bytes.empty());
  for (std::size_t length = 0; length < bytes.size(); length += bytes.size() / 37) {
    text::FontSet fonts;
    const auto end = bytes.begin() + static_cast<std::ptrdiff_t>(length);
    if (fonts.add(FaceId::kBengaliRegular, {bytes.begin(), end})) {
      text::shape(fonts, "স্কুল ক্ষ", Language::kBengali, FaceStyle::kRegular);
    }
  }
}

TEST_CASE("font: metrics are those of the line, in font units") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load(fonts, {FaceId::kLatinRegular}));
  const text::FaceMetrics& metrics = fonts.find(FaceId::kLatinRegular)->metrics();
  CHECK(metrics.units_per_em == 1000);
  CHECK(metrics.ascent == 1069);  // hhea of Noto Sans
  CHECK(metrics.descent == 293);
}
