// The closed list of languages the product speaks, and what typesetting needs to know of each.
// Not translation (catalogue) and not number formatting.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace text {

enum class Language { kEnglish, kBengali, kHindi, kJapanese };

inline constexpr std::array<Language, 4> kLanguages = {Language::kEnglish, Language::kBengali,
                                                       Language::kHindi, Language::kJapanese};

std::string_view code_of(Language language);  // BCP 47: "en", "bn", "hi", "ja"
std::string_view native_name_of(Language language);  // "English", "বাংলা", "हिन्दी", "日本語"

// Line height as a multiple of the type size: scripts with signs above and below need more.
float line_height_ratio_of(Language language);

// The language system that OpenType fonts use for it: "ENG ", "BEN ", "HIN ", "JAN ".
std::string_view opentype_tag_of(Language language);

// By BCP 47 code, exactly as code_of gives it; null when it is none of ours.
const Language* find_language(std::string_view code);

// The first language of a reader's list of BCP 47 tags that we speak ("bn-IN" finds Bengali,
// RFC 4647 lookup); English when there is none.
Language preferred(const std::vector<std::string>& tags);

}  // namespace text
