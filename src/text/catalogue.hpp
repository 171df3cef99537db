// The interface's sentences in one language, by key.
// Not content (packs have their own sentences) and not the choice of language.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.hpp"
#include "base/message.hpp"
#include "base/rich_text.hpp"
#include "text/locale.hpp"

namespace text {

class Catalogue {
 public:
  struct Entry {
    std::string key;
    std::string text;    // with markup
    std::string source;  // source_hash of the English it was made from; empty in English
  };

  Catalogue() = default;  // no sentences: everything is said as ⟦key⟧

  // An object {"key": "text" | {"text": "...", "source": "..."}}. Takes what is sound and appends a
  // problem, with its JSON pointer, for each entry that is not, or whose markup is faulty.
  Catalogue(Language language, const base::Json& json, std::string_view file,
            base::Problems& problems);

  Language language() const { return language_; }
  bool has(std::string_view key) const { return find(key) != nullptr; }
  const Entry* find(std::string_view key) const;
  const std::vector<Entry>& entries() const { return entries_; }  // sorted by key

  // A missing key is said as ⟦key⟧, a missing argument as {name}; tests allow neither.
  base::RichText say(const base::Message& message) const;
  std::string say_plain(const base::Message& message) const;

 private:
  Language language_ = Language::kEnglish;
  std::vector<Entry> entries_;
};

}  // namespace text
