// One paragraph of words with their small fixed markup already understood.
// Not a document model: no blocks, no nesting, no layout.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace base {

enum class SpanStyle { kPlain, kStrong, kCode, kSuperscript, kSubscript };

struct Span {
  SpanStyle style = SpanStyle::kPlain;
  std::string text;     // UTF-8, without markup
  std::string term_id;  // glossary term that these words name, or empty
  bool operator==(const Span&) const = default;
};

using RichText = std::vector<Span>;

inline RichText plain_text(std::string_view text) {
  return text.empty() ? RichText{} : RichText{{SpanStyle::kPlain, std::string(text), {}}};
}

// The words alone, as a screen reader says them.
inline std::string words_of(const RichText& text) {
  std::string words;
  for (const Span& span : text) {
    words += span.text;
  }
  return words;
}

}  // namespace base
