// The languages: their rows, and which one a reader gets.
// Not a test of translations.
#include "text/locale.hpp"

#include <doctest/doctest.h>

using text::Language;

TEST_CASE("locale: codes lead back to their language") {
  for (const Language language : text::kLanguages) {
    const Language* found = text::find_language(text::code_of(language));
    REQUIRE(found != nullptr);
    CHECK(*found == language);
    CHECK(text::line_height_ratio_of(language) >= 1.5F);
    CHECK(text::opentype_tag_of(language).size() == 4);
  }
  CHECK(text::native_name_of(Language::kHindi) == "हिन्दी");
  CHECK(text::find_language("") == nullptr);
  CHECK(text::find_language("bn-IN") == nullptr);  // an address names ours exactly
}

TEST_CASE("locale: the first tag of the reader's list that we speak") {
  struct Row {
    std::vector<std::string> tags;
    Language language;
  };
  const Row rows[] = {
      {{"bn"}, Language::kBengali},
      {{"BN-in", "en"}, Language::kBengali},
      {{"fr-CH", "de", "ja-JP", "hi"}, Language::kJapanese},
      {{"hi_IN"}, Language::kHindi},
      {{"bnx", "english"}, Language::kEnglish},
      {{"", "-", "*"}, Language::kEnglish},
      {{}, Language::kEnglish},
  };
  for (const Row& row : rows) {
    CHECK(text::preferred(row.tags) == row.language);
  }
}
