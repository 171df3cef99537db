// The small fixed markup of every sentence, read into spans.
// Not a document format: one paragraph, no nesting, nothing but what is listed here.
//
//   {name}                 replaced by a value, which is literal text of the style around it
//   `code`                 within it only {name}, backslash and the closing ` are special
//   *strong*  ^sup^  ~sub~
//   [[term-id|words]]      words that name a term of the glossary
//   \x                     the character x itself, one of \ { } ` * ^ ~ [ ] |
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "base/message.hpp"
#include "base/result.hpp"
#include "base/rich_text.hpp"

namespace text {

// The value of a placeholder; nothing when there is none of that name.
using Fill = std::function<std::optional<std::string>(std::string_view name)>;

Fill fill_from(std::vector<base::Argument> arguments);

// What can be drawn of it, and every fault with its byte offset (Where::offset). Faulty markup
// stands in `text` as it was written. Keys: "error.markup.unbalanced" {mark},
// "error.markup.placeholder" {name}, "error.markup.nested" {mark}, "error.markup.term" {name},
// "error.markup.escape" {mark}.
struct Markup {
  base::RichText text;
  base::Problems problems;
};
Markup read_markup(std::string_view source, const Fill& fill);

base::Result<base::RichText> parse_markup(std::string_view source, const Fill& fill);
base::Result<base::RichText> parse_markup(std::string_view source,
                                          const std::vector<base::Argument>& arguments);

// For drawing: never fails.
base::RichText draw_markup(std::string_view source, const Fill& fill);
base::RichText draw_markup(std::string_view source, const std::vector<base::Argument>& arguments);

// Names of the placeholders, in order of first use, without repetition.
std::vector<std::string> placeholders_of(std::string_view source);

// Ids of the terms that the sentence links, in order of first use, without repetition.
std::vector<std::string> terms_of(std::string_view source);

// The source that reads as exactly these words.
std::string escape_markup(std::string_view words);

}  // namespace text
