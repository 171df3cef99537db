// A sorted table of sentences; their markup is read when they are said.
// Not a cache: what screens show is kept by their trees.
#include "text/catalogue.hpp"

#include <algorithm>

#include "text/markup.hpp"

namespace text {
namespace {

// Faults of the markup only: which placeholders a sentence may use is known where it is said.
void check_markup(const Catalogue::Entry& entry, const base::JsonReader& reader) {
  const Fill any = [](std::string_view) { return std::string("0"); };
  for (const base::Error& problem : read_markup(entry.text, any).problems) {
    reader.problem(problem.what.key, problem.what.arguments);
  }
}

Catalogue::Entry read_entry(const std::string& key, const base::JsonReader& reader) {
  Catalogue::Entry entry;
  entry.key = key;
  if (reader.json() != nullptr && reader.json()->object() != nullptr) {
    reader.allow_only({"text", "source"});
    entry.text = reader.required("text").string();
    const base::JsonReader source = reader.optional("source");
    entry.source = source.exists() ? source.string() : std::string();
  } else {
    entry.text = reader.string();
  }
  check_markup(entry, reader);
  return entry;
}

}  // namespace

Catalogue::Catalogue(Language language, const base::Json& json, std::string_view file,
                     base::Problems& problems)
    : language_(language) {
  const base::JsonReader root(json, file, problems);
  for (const auto& [key, reader] : root.members()) {
    Entry entry = read_entry(key, reader);
    if (!entry.text.empty()) {
      entries_.push_back(std::move(entry));
    }
  }
  std::sort(entries_.begin(), entries_.end(),
            [](const Entry& a, const Entry& b) { return a.key < b.key; });
}

const Catalogue::Entry* Catalogue::find(std::string_view key) const {
  const auto found = std::lower_bound(
      entries_.begin(), entries_.end(), key,
      [](const Entry& entry, std::string_view wanted) { return entry.key < wanted; });
  return found != entries_.end() && found->key == key ? &*found : nullptr;
}

base::RichText Catalogue::say(const base::Message& message) const {
  const Entry* entry = find(message.key);
  if (entry == nullptr) {
    return base::plain_text("⟦" + message.key + "⟧");
  }
  return draw_markup(entry->text, message.arguments);
}

std::string Catalogue::say_plain(const base::Message& message) const {
  return base::words_of(say(message));
}

}  // namespace text
