// The sentences on the screens: in the reader's language, from catalogues that agree.
// Not their quality, and not the keys in the sources (tools/check message-keys).
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "content/misconception.hpp"
#include "experiments/experiment.hpp"
#include "numerics/catalogue.hpp"
#include "tests/screens/states.hpp"
#include "text/characters.hpp"
#include "text/markup.hpp"

using semantics::Node;

namespace {

text::Catalogue catalogue_of(text::Language language) {
  const std::string path = "content/messages/" + std::string(text::code_of(language)) + ".json";
  const base::Result<base::Json> json = base::parse_json(trial::repository_file(path), path);
  REQUIRE(json.ok());
  base::Problems problems;
  text::Catalogue catalogue(language, json.value(), path, problems);
  CHECK(samples::shown(problems) == "");
  return catalogue;
}

std::vector<std::string> sorted_placeholders(const std::string& text) {
  std::vector<std::string> names = text::placeholders_of(text);
  std::sort(names.begin(), names.end());
  return names;
}

// --- is a text in the language at all? ---

bool is_of_script(text::Script script, text::Language language) {
  using text::Script;
  switch (language) {
    case text::Language::kEnglish: return script == Script::kLatin;
    case text::Language::kBengali: return script == Script::kBengali;
    case text::Language::kHindi: return script == Script::kDevanagari;
    case text::Language::kJapanese:
      return script == Script::kHan || script == Script::kHiragana || script == Script::kKatakana;
  }
  return false;
}

bool has_script(std::string_view text, text::Language language) {
  const std::u32string points = text::decode(text).points;
  return std::any_of(points.begin(), points.end(), [language](char32_t point) {
    return is_of_script(text::script_of(point), language);
  });
}

// The words of Latin letters in a text: "FP16", "0x3C00".
std::vector<std::string> latin_words(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool is_inside = c >= '0' && c <= '9';
    if (is_letter || is_inside) {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  words.erase(std::remove_if(words.begin(), words.end(),
                             [](const std::string& word) {
                               return std::all_of(word.begin(), word.end(),
                                                  [](char c) { return c >= '0' && c <= '9'; });
                             }),
              words.end());
  return words;
}

// Names of formats and products, and codes, are the same in every language.
bool is_name(const std::string& word) {
  static const std::set<std::string> kNames = {"Binade", "PyTorch", "NaN"};
  if (kNames.count(word) != 0 || word.substr(0, 2) == "0x") {
    return true;
  }
  for (const numerics::Format& format : numerics::catalogue()) {
    if (word == format.name) {
      return true;
    }
  }
  return false;
}

bool is_untranslated(std::string_view text, text::Language language) {
  const std::vector<std::string> words = latin_words(text);
  return !has_script(text, language) && !std::all_of(words.begin(), words.end(), is_name);
}

// What is said outside of `code`: API words are English everywhere.
std::string prose_of(const base::RichText& text) {
  std::string prose;
  for (const base::Span& span : text) {
    prose += span.style == base::SpanStyle::kCode ? " " : span.text;
  }
  return prose;
}

std::vector<std::string> texts_of(const Node& node) {
  std::vector<std::string> texts = {prose_of(node.text)};
  if (node.label.substr(0, 1) != "#") {
    texts.push_back(node.label);
  }
  if (node.figure.has_value()) {
    if (const auto* strip = std::get_if<semantics::BitStrip>(&*node.figure)) {
      texts.insert(texts.end(),
                   {strip->sign_caption, strip->exponent_caption, strip->fraction_caption});
    } else if (const auto* flow = std::get_if<semantics::Flow>(&*node.figure)) {
      for (const semantics::FlowStep& step : flow->steps) {
        texts.push_back(step.note);  // operation and type are names
      }
    }
  }
  return texts;
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

TEST_CASE("the four catalogues have the same sentences with the same placeholders") {
  const text::Catalogue english = catalogue_of(text::Language::kEnglish);
  CHECK(english.entries().size() > 100);
  for (const text::Language language : text::kLanguages) {
    const text::Catalogue other = catalogue_of(language);
    const std::string code(text::code_of(language));
    CAPTURE(code);
    CHECK(other.entries().size() == english.entries().size());
    for (const text::Catalogue::Entry& entry : english.entries()) {
      CAPTURE(entry.key);
      const text::Catalogue::Entry* translated = other.find(entry.key);
      REQUIRE(translated != nullptr);
      CHECK(sorted_placeholders(translated->text) == sorted_placeholders(entry.text));
    }
  }
}

TEST_CASE("keys that are put together at run time have sentences") {
  std::vector<std::string> keys;
  for (const std::string_view id : content::kMisconceptions) {
    keys.push_back("misconception." + std::string(id));
  }
  using experiments::Op;
  for (const Op op : {Op::kAdd, Op::kSubtract, Op::kMultiply, Op::kDivide}) {
    keys.push_back("proof." + std::string(experiments::name_of(op)));
    keys.push_back(keys.back() + ".exact");
  }
  keys.push_back("proof." + std::string(experiments::name_of(Op::kRelativeError)) + ".exact");
  for (const char* relation : {"less", "equal", "greater", "unordered"}) {
    keys.push_back("proof.compare." + std::string(relation));
  }
  for (const text::Language language : text::kLanguages) {
    const text::Catalogue catalogue = catalogue_of(language);
    for (const std::string& key : keys) {
      CAPTURE(key);
      CHECK(catalogue.has(key));
    }
  }
}

TEST_CASE("every fact that an experiment may ask for has a sentence, and only those") {
  const std::string prefix = "proof.fact.";
  int facts = 0;
  const text::Catalogue english = catalogue_of(text::Language::kEnglish);
  for (const text::Catalogue::Entry& entry : english.entries()) {
    if (entry.key.substr(0, prefix.size()) == prefix) {
      CAPTURE(entry.key);
      CHECK(experiments::is_fact(entry.key.substr(prefix.size())));
      ++facts;
    }
  }
  for (const char* fact :
       {"max", "min_normal", "min_subnormal", "epsilon", "bias", "binades",
        "max_consecutive_integer", "width_bits", "exponent_bits", "fraction_bits"}) {
    CAPTURE(fact);
    CHECK(experiments::is_fact(fact));
    --facts;
  }
  CHECK(facts == 0);
}

TEST_CASE("no text on a Bengali, Hindi or Japanese screen is Latin alone") {
  for (const trial::Reached& reached : trial::all_screens()) {
    CAPTURE(reached.name);
    for (const Node* node : trial::nodes_of(reached.screen.tree)) {
      // A switch names each language in itself; titles of sources stay as they were published.
      const bool is_foreign =
          node->language != text::code_of(reached.language) || ends_with(node->id, ".source");
      for (const std::string& text : texts_of(*node)) {
        CAPTURE(node->id);
        CHECK_MESSAGE((is_foreign || !is_untranslated(text, reached.language)), text);
      }
    }
  }
}

TEST_CASE("the check for Latin text finds some") {
  CHECK(is_untranslated("Next question", text::Language::kHindi));
  CHECK(is_untranslated("FP16 only", text::Language::kJapanese));
  CHECK(!is_untranslated("1 = 0x3C00", text::Language::kBengali));
  CHECK(!is_untranslated("FP16 BF16", text::Language::kBengali));
  CHECK(is_untranslated("Next का", text::Language::kBengali));
  CHECK(!is_untranslated("Next का", text::Language::kHindi));
}
