// One row a language: the whole of what is known about it here.
// Not its sentences (content/messages) and not its faces (font).
#include "text/locale.hpp"

#include <cstddef>

namespace text {
namespace {

struct LocaleRow {
  std::string_view code;
  std::string_view native_name;
  float line_height_ratio;
  std::string_view opentype_tag;
};

// In the order of the enumeration. Ratios: marks above and below Indic letters, and the full body
// of Japanese ones, need more air between lines than Latin does.
constexpr std::array<LocaleRow, kLanguages.size()> kLocales = {{
    {"en", "English", 1.5F, "ENG "},
    {"bn", "বাংলা", 1.65F, "BEN "},
    {"hi", "हिन्दी", 1.65F, "HIN "},
    {"ja", "日本語", 1.7F, "JAN "},
}};

const LocaleRow& row_of(Language language) { return kLocales[static_cast<std::size_t>(language)]; }

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The first subtag, which names the language; tags compare without regard to case (RFC 5646).
std::string primary_subtag(std::string_view tag) {
  std::string primary;
  for (const char letter : tag.substr(0, tag.find_first_of("-_"))) {
    primary.push_back(lower(letter));
  }
  return primary;
}

}  // namespace

std::string_view code_of(Language language) { return row_of(language).code; }

std::string_view native_name_of(Language language) { return row_of(language).native_name; }

float line_height_ratio_of(Language language) { return row_of(language).line_height_ratio; }

std::string_view opentype_tag_of(Language language) { return row_of(language).opentype_tag; }

const Language* find_language(std::string_view code) {
  for (const Language& language : kLanguages) {
    if (code_of(language) == code) {
      return &language;
    }
  }
  return nullptr;
}

Language preferred(const std::vector<std::string>& tags) {
  for (const std::string& tag : tags) {
    if (const Language* language = find_language(primary_subtag(tag))) {
      return *language;
    }
  }
  return Language::kEnglish;
}

}  // namespace text
