// Shapes each line of its input and prints what came out, run by run: our side of the comparison.
// Not a test by itself: tests/shaping/run compares this with hb-shape.
//
//   shape_lines FONTS all|own <lines
//
// A line is LANGUAGE<TAB>STYLE<TAB>WORDS, the style one of regular, bold, code. Each run becomes
// FACE<TAB>WORDS<TAB>SCRIPT<TAB>NOTATION, and an empty line follows the last run. "all": all faces
// of the folder FONTS are here; "own": only those that a reader of this language gets.
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "text/shape.hpp"

namespace {

using text::FaceId;
using text::FaceStyle;

// False when the file is missing or no face.
bool add(text::FontSet& fonts, const std::string& folder, FaceId face) {
  std::ifstream file(folder + "/" + std::string(text::name_of(face)) + ".ttf", std::ios::binary);
  return fonts.add(face, {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
}

struct FontSets {
  text::FontSet all;
  text::FontSet own[text::kLanguages.size()];
};

bool load(FontSets& sets, const std::string& folder) {
  bool is_whole = true;
  for (const FaceId face : text::kFaceIds) {
    is_whole = add(sets.all, folder, face) && is_whole;
  }
  for (const text::Language language : text::kLanguages) {
    text::FontSet& own = sets.own[static_cast<std::size_t>(language)];
    for (const FaceId face : {FaceId::kLatinRegular, FaceId::kLatinBold, FaceId::kMonoRegular,
                              FaceId::kNames}) {  // of every first visit
      is_whole = add(own, folder, face) && is_whole;
    }
    for (const FaceId face : text::faces_of(language)) {
      is_whole = add(own, folder, face) && is_whole;
    }
  }
  return is_whole;
}

bool find_style(const std::string& name, FaceStyle& style) {
  style = name == "bold"   ? FaceStyle::kBold
          : name == "code" ? FaceStyle::kCode
                           : FaceStyle::kRegular;
  return name == "regular" || name == "bold" || name == "code";
}

std::string tag_of(text::Script script) {
  const auto value = static_cast<std::uint32_t>(script);
  std::string tag;
  for (const int shift : {24, 16, 8, 0}) {
    tag += static_cast<char>((value >> shift) & 0xFF);
  }
  return tag;
}

void print(const text::FontSet& fonts, const std::string& words, text::Language language,
           FaceStyle style) {
  for (const text::GlyphRun& run : text::shape(fonts, words, language, style)) {
    const std::string part = words.substr(run.begin, run.end - run.begin);
    std::cout << text::name_of(run.face) << '\t' << part << '\t' << tag_of(run.script) << '\t'
              << text::notation_of(run, words) << '\n';
  }
  std::cout << '\n';
}

}  // namespace

int main(int count, char** arguments) {
  const std::string which = count == 3 ? arguments[2] : "";
  if (which != "all" && which != "own") {
    std::fputs("usage: shape_lines FONTS all|own <lines\n", stderr);
    return 2;
  }
  FontSets sets;
  if (!load(sets, arguments[1])) {
    std::fputs("a face is missing or broken: run python3 tools/fonts\n", stderr);
    return 1;
  }
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t first = line.find('\t');
    const std::size_t second = first == std::string::npos ? first : line.find('\t', first + 1);
    FaceStyle style = FaceStyle::kRegular;
    const text::Language* language = text::find_language(line.substr(0, first));
    if (second == std::string::npos || language == nullptr ||
        !find_style(line.substr(first + 1, second - first - 1), style)) {
      std::fprintf(stderr, "no LANGUAGE<TAB>STYLE<TAB>WORDS: %s\n", line.c_str());
      return 1;
    }
    const text::FontSet& own = sets.own[static_cast<std::size_t>(*language)];
    print(which == "all" ? sets.all : own, line.substr(second + 1), *language, style);
  }
  return 0;
}
