// The complete faces that text is tested on, where this machine has them.
// Not the faces of the site: those are subsets, built by tools/fonts.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <vector>

#include "text/font.hpp"

namespace faces {

inline std::vector<std::uint8_t> read_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::string environment_or(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : otherwise;
}

// The root of the repository: BINADE_SOURCE, which tools/test sets, else what the build knows.
inline std::string source_root() {
#ifdef BINADE_SOURCE_DIR
  return environment_or("BINADE_SOURCE", BINADE_SOURCE_DIR);
#else
  return environment_or("BINADE_SOURCE", ".");
#endif
}

// BINADE_FONTS_FULL: a folder with noto/, bizud-gothic/ and jetbrains-mono/ as Debian has them.
inline std::string file_of(text::FaceId face) {
  static const char* const kFiles[] = {"noto/NotoSans-Regular.ttf",
                                       "noto/NotoSans-Bold.ttf",
                                       "jetbrains-mono/JetBrainsMono-Regular.ttf",
                                       "",
                                       "noto/NotoSansBengali-Regular.ttf",
                                       "noto/NotoSansBengali-Bold.ttf",
                                       "noto/NotoSansDevanagari-Regular.ttf",
                                       "noto/NotoSansDevanagari-Bold.ttf",
                                       "bizud-gothic/BIZUDPGothic-Regular.ttf",
                                       "bizud-gothic/BIZUDPGothic-Bold.ttf"};
  return environment_or("BINADE_FONTS_FULL", "/usr/share/fonts/truetype") + "/" +
         kFiles[static_cast<std::size_t>(face)];
}

// False when one of them is not on this machine.
inline bool load(text::FontSet& fonts, std::initializer_list<text::FaceId> wanted) {
  for (const text::FaceId face : wanted) {
    if (!fonts.add(face, read_bytes(file_of(face)))) {
      return false;
    }
  }
  return true;
}

inline bool load_all(text::FontSet& fonts) {
  using text::FaceId;
  return load(fonts, {FaceId::kLatinRegular, FaceId::kLatinBold, FaceId::kMonoRegular,
                      FaceId::kBengaliRegular, FaceId::kBengaliBold, FaceId::kDevanagariRegular,
                      FaceId::kDevanagariBold, FaceId::kJapaneseRegular, FaceId::kJapaneseBold});
}

}  // namespace faces

// A named skip: a test that needs the complete faces says why it did not run.
#define REQUIRE_FACES(loaded)                                                   \
  if (!(loaded)) {                                                              \
    MESSAGE(                                                                    \
        "skipped: the complete faces are not here; set BINADE_FONTS_FULL (see " \
        "tests/text/faces.hpp) or install fonts-noto-core, "                    \
        "fonts-morisawa-bizud-gothic, fonts-jetbrains-mono");                   \
    return;                                                                     \
  }
