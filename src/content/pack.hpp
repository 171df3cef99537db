// A quiz as its files give it: structure in pack.json, sentences in one file a language.
// Not grading and not sessions (quiz/): a question's own body stays unparsed here.
//
// The readers take what is sound and collect every problem with file and JSON pointer. A pack with
// problems must not be shown as if it were whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "experiments/experiment.hpp"
#include "text/locale.hpp"

namespace content {

enum class Level { kBeginner, kIntermediate, kAdvanced };

struct FlowStep {
  std::string operation;
  std::string type;
  bool is_emphasised = false;
};

struct Source {
  std::string title;
  std::string section;
};

// Something of a question that has sentences of its own. Which option is right is no business of
// this folder: the kind of the question knows.
struct Option {
  std::string id;
  std::string misconception;  // what choosing it shows; empty for the right one
  bool is_pinned = false;     // keeps its place at the end
};

struct Question {
  std::string id;
  std::string kind;
  int revision = 1;  // raised by the author when the meaning of stem, options or key changes
  std::vector<Option> options;
  std::vector<experiments::Experiment> experiments;
  std::vector<FlowStep> flow;
  std::optional<Source> source;
  base::Json body;        // an object: the members that only the kind's own reader knows
  std::string pointer;    // where it stands in pack.json: "/questions/0"
  bool is_sound = false;  // it was read without problems

  bool has_option(std::string_view option) const;
};

struct Pack {
  std::string id;
  int revision = 1;
  Level level = Level::kBeginner;
  std::vector<text::Language> languages;  // English among them
  std::string guide;                      // id of the guide that teaches it, or empty
  std::vector<Question> questions;

  const Question* find(std::string_view question) const;
};

// Ids of packs, questions and options: 1 to 64 of a-z, 0-9 and '-', neither first nor last a '-'.
bool is_id(std::string_view text);

// The common part. The bodies of the questions are checked by quiz::read_pack, which calls this.
// Keys of problems: those of base/json.hpp, of experiments/experiment.hpp, and
//   "error.pack.format" {found, expected}   "error.pack.id" {id}
//   "error.pack.level" {level}              "error.pack.locale" {locale}
//   "error.pack.repeated" {id}              "error.pack.no-english"
//   "error.pack.questions"                  "error.pack.options" {count}
//   "error.pack.misconception" {id}         "error.pack.step-repeated" {name}
//   "error.pack.empty"
Pack read_pack(std::string_view text, std::string_view file, base::Problems& problems);

// --- sentences ---

struct OptionText {
  std::string id;
  std::string text;
  std::string feedback;
};

struct QuestionText {
  std::string id;
  std::string stem;
  std::string explanation;
  std::vector<OptionText> options;  // in the order of pack.json
  std::vector<std::string> flow;    // notes, one a step, some empty
  bool is_stale = false;            // some sentence was made from an older English one
  bool is_incomplete = false;       // some sentence is missing

  const OptionText* find(std::string_view option) const;
};

struct PackLocale {
  text::Language language = text::Language::kEnglish;
  std::string title;
  std::string description;
  bool is_title_stale = false;  // or missing; likewise:
  bool is_description_stale = false;
  std::vector<QuestionText> questions;  // in the order of pack.json, one each

  // What keeps a translation from being shown whole, sentence by sentence. No problems: the reader
  // gets English there. "error.pack.untranslated" and "error.pack.stale".
  base::Problems gaps;

  const QuestionText* find(std::string_view question) const;
};

// "bn.json"
std::string file_name_of(text::Language language);

// `english` is null for the English file itself. Without it no translation is known to be stale,
// but missing sentences are. Keys of problems: those of base/json.hpp and text/markup.hpp, and
//   "error.pack.other" {found, expected}     the file is of another pack
//   "error.pack.empty"                       an English sentence without words
//   "error.pack.unknown-question" {id}       "error.pack.unknown-option" {id}
//   "error.pack.notes" {found, expected}     notes of a flow, more or fewer than its steps
//   "error.pack.placeholder" {name}          no step of the question's experiments has that name
PackLocale read_pack_locale(std::string_view text, std::string_view file, const Pack& pack,
                            const PackLocale* english, base::Problems& problems);

// A question as a reader gets it: one language, whole. English stands in for a translation of
// which any sentence is missing or stale. Null text: neither has the question.
struct ShownQuestion {
  const QuestionText* text = nullptr;
  text::Language language = text::Language::kEnglish;
  bool is_fallback = false;
};
ShownQuestion shown_question(const PackLocale& locale, const PackLocale& english,
                             std::string_view question);

struct ShownSentence {
  std::string_view text;
  text::Language language = text::Language::kEnglish;
  bool is_fallback = false;
};
ShownSentence shown_title(const PackLocale& locale, const PackLocale& english);
ShownSentence shown_description(const PackLocale& locale, const PackLocale& english);

}  // namespace content
