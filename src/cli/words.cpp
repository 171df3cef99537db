// Reads the built-in catalogue.
// Not a copy of the sentences: the build takes them from content/messages/en.json.
#include "cli/words.hpp"

#include "base/json.hpp"

namespace cli {
namespace {

constexpr char kMessages[] =
#include "english_messages.inc"
    ;

}  // namespace

text::Catalogue english_words() {
  const base::Result<base::Json> json = base::parse_json(kMessages, "en.json");
  ASSERT(json.ok());
  base::Problems problems;
  return text::Catalogue(text::Language::kEnglish, json.value(), "en.json", problems);
}

}  // namespace cli
