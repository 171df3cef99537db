// Reads the sentences of a pack in one language, and decides what of them is shown.
// Not the structure: pack.cpp.
#include <algorithm>
#include <optional>
#include <utility>

#include "content/pack.hpp"
#include "text/markup.hpp"
#include "text/source_hash.hpp"

namespace content {
namespace {

using base::JsonReader;

// False, with one problem, when there is something else. What is not there can be asked for
// members.
bool is_object_or_absent(const JsonReader& reader) {
  if (!reader.exists() || reader.json()->object() != nullptr) {
    return true;
  }
  reader.members();  // says so
  return false;
}

const std::string* part(const OptionText* text, std::string OptionText::*member) {
  return text == nullptr ? nullptr : &(text->*member);
}

const std::string* part(const QuestionText* text, std::string QuestionText::*member) {
  return text == nullptr ? nullptr : &(text->*member);
}

// Reads sentences that are plain strings in English and {text, source} elsewhere. In English a
// missing sentence is a problem, in a translation a gap.
class SentenceReader {
 public:
  SentenceReader(bool is_english, std::string_view file, base::Problems& gaps)
      : is_english_(is_english), file_(file), gaps_(gaps) {}

  // Which state the last sentences were in, since the last call.
  struct State {
    bool is_stale = false;
    bool is_incomplete = false;
  };
  State take_state() { return std::exchange(state_, State{}); }

  // Placeholders are those of the question's experiments; null: there are none.
  void set_question(const Question* question) { question_ = question; }

  // `english`: the sentence it should be made from, or null where that is not known.
  std::string read(const JsonReader& parent, std::string_view member, const std::string* english) {
    if (is_english_) {
      const JsonReader reader = parent.required(member);
      return checked(reader, reader.string());
    }
    const JsonReader reader = parent.optional(member);
    return read_translation(reader, english);
  }

  std::string read_translation(const JsonReader& reader, const std::string* english) {
    if (!reader.exists()) {
      gap("error.pack.untranslated", reader.pointer(), state_.is_incomplete);
      return {};
    }
    if (!is_object_or_absent(reader)) {
      return {};
    }
    const JsonReader words = reader.optional("text");
    const JsonReader source = reader.optional("source");
    reader.allow_only({"text", "source"});
    std::string sentence = words.string();
    const bool is_blank = !words.exists() || (words.json()->string() && sentence.empty());
    if (is_blank) {
      gap("error.pack.untranslated", reader.pointer(), state_.is_incomplete);
      return {};
    }
    const std::string hash = source.string();
    if (english != nullptr && text::source_hash(*english) != hash) {
      gap("error.pack.stale", reader.pointer(), state_.is_stale);
    }
    return checked(words, std::move(sentence));
  }

  std::string checked(const JsonReader& reader, std::string sentence) const {
    if (!reader.exists() || reader.json()->string() == nullptr) {
      return sentence;
    }
    if (sentence.empty()) {
      reader.problem("error.pack.empty", {});
    }
    const auto value = [this](std::string_view name) { return value_of(name); };
    for (const base::Error& problem : text::read_markup(sentence, value).problems) {
      const bool is_placeholder = problem.what.key == "error.markup.placeholder";
      reader.problem(is_placeholder ? "error.pack.placeholder" : problem.what.key,
                     problem.what.arguments);
    }
    return sentence;
  }

  bool is_english() const { return is_english_; }

 private:
  // Any value does here: what is asked is whether there can be one.
  std::optional<std::string> value_of(std::string_view name) const {
    const std::string_view step = name.substr(0, name.find('.'));
    if (question_ != nullptr) {
      for (const experiments::Experiment& experiment : question_->experiments) {
        for (const experiments::Step& candidate : experiment.steps) {
          if (candidate.out == step) {
            return "0";
          }
        }
      }
    }
    return std::nullopt;
  }

  void gap(std::string_view key, std::string pointer, bool& state) {
    state = true;
    base::Where where;
    where.file = file_;
    where.pointer = std::move(pointer);
    gaps_.push_back({{std::string(key), {}}, std::move(where)});
  }

  bool is_english_;
  std::string file_;
  base::Problems& gaps_;
  State state_;
  const Question* question_ = nullptr;
};

// Everything that stands in the file under an id that the pack does not have.
template <class IsKnown>
void refuse_unknown(const JsonReader& object, std::string_view key, const IsKnown& is_known) {
  if (!object.exists() || object.json()->object() == nullptr) {
    return;
  }
  for (const auto& [id, element] : object.members()) {
    if (!is_known(id)) {
      element.problem(key, {{"id", id}});
    }
  }
}

// The member as an object. In a translation a missing one is read as if it were there and empty, so
// that each of its sentences is found missing.
JsonReader section(const JsonReader& parent, std::string_view member, bool is_english) {
  return is_english ? parent.required(member) : parent.optional(member);
}

void read_options(const JsonReader& list, const Question& question, const QuestionText* english,
                  SentenceReader& sentences, QuestionText& out) {
  if (!is_object_or_absent(list)) {
    return;
  }
  for (const Option& option : question.options) {
    if (option.id.empty()) {
      continue;  // a problem of pack.json
    }
    const OptionText* source = english == nullptr ? nullptr : english->find(option.id);
    const JsonReader element = section(list, option.id, sentences.is_english());
    if (!is_object_or_absent(element)) {
      continue;
    }
    OptionText text;
    text.id = option.id;
    text.text = sentences.read(element, "text", part(source, &OptionText::text));
    text.feedback = sentences.read(element, "feedback", part(source, &OptionText::feedback));
    element.allow_only({"text", "feedback"});
    out.options.push_back(std::move(text));
  }
  refuse_unknown(list, "error.pack.unknown-option",
                 [&question](std::string_view id) { return question.has_option(id); });
}

// An empty string, or a translation that is one.
bool is_blank(const JsonReader& note) {
  const base::Json* text = note.json()->member("text");
  const std::string* words = text != nullptr ? text->string() : note.json()->string();
  return words != nullptr && words->empty();
}

// Notes may be empty: not every step needs one. An empty one stays empty in every language.
void read_notes(const JsonReader& list, const Question& question, const QuestionText* english,
                SentenceReader& sentences, QuestionText& out) {
  for (const JsonReader& note : list.elements()) {
    const std::size_t index = out.flow.size();
    const bool is_known = english != nullptr && index < english->flow.size();
    const std::string* source = is_known ? &english->flow[index] : nullptr;
    if (is_blank(note) && (source == nullptr || source->empty())) {
      out.flow.emplace_back();
    } else if (sentences.is_english()) {
      out.flow.push_back(sentences.checked(note, note.string()));
    } else {
      out.flow.push_back(sentences.read_translation(note, source));
    }
  }
  if (list.exists() && list.json()->array() != nullptr && out.flow.size() != question.flow.size()) {
    list.problem("error.pack.notes", {{"found", std::to_string(out.flow.size())},
                                      {"expected", std::to_string(question.flow.size())}});
  }
  out.flow.resize(question.flow.size());
}

QuestionText read_question(const JsonReader& reader, const Question& question,
                           const QuestionText* english, SentenceReader& sentences) {
  QuestionText text;
  text.id = question.id;
  if (!is_object_or_absent(reader)) {
    return text;
  }
  sentences.set_question(&question);
  sentences.take_state();
  text.stem = sentences.read(reader, "stem", part(english, &QuestionText::stem));
  text.explanation =
      sentences.read(reader, "explanation", part(english, &QuestionText::explanation));
  const bool is_english = sentences.is_english();
  if (!question.options.empty()) {
    read_options(section(reader, "options", is_english), question, english, sentences, text);
  }
  if (!question.flow.empty()) {
    const JsonReader notes = section(reader, "flow", is_english);
    read_notes(notes, question, english, sentences, text);
    text.is_incomplete = !notes.exists();
  }
  reader.allow_only({"stem", "explanation", "options", "flow"});
  const SentenceReader::State state = sentences.take_state();
  text.is_stale = state.is_stale;
  text.is_incomplete = text.is_incomplete || state.is_incomplete;
  return text;
}

// `key` also when the member is there but says something else.
void expect(const JsonReader& reader, std::string_view expected, std::string_view key) {
  const std::string found = reader.string();
  if (reader.exists() && reader.json()->string() != nullptr && found != expected) {
    reader.problem(key, {{"found", found}, {"expected", std::string(expected)}});
  }
}

void read_head(const JsonReader& reader, const PackLocale* english, SentenceReader& sentences,
               PackLocale& locale) {
  locale.title = sentences.read(reader, "title", english == nullptr ? nullptr : &english->title);
  const SentenceReader::State title = sentences.take_state();
  locale.is_title_stale = title.is_stale || title.is_incomplete;
  locale.description =
      sentences.read(reader, "description", english == nullptr ? nullptr : &english->description);
  const SentenceReader::State description = sentences.take_state();
  locale.is_description_stale = description.is_stale || description.is_incomplete;
}

ShownSentence shown(const PackLocale& locale, const PackLocale& english,
                    std::string PackLocale::*sentence, bool PackLocale::*is_stale) {
  if (locale.*is_stale) {
    return {english.*sentence, english.language, true};
  }
  return {locale.*sentence, locale.language, false};
}

}  // namespace

const OptionText* QuestionText::find(std::string_view option) const {
  for (const OptionText& candidate : options) {
    if (candidate.id == option) {
      return &candidate;
    }
  }
  return nullptr;
}

const QuestionText* PackLocale::find(std::string_view question) const {
  for (const QuestionText& candidate : questions) {
    if (candidate.id == question) {
      return &candidate;
    }
  }
  return nullptr;
}

std::string file_name_of(text::Language language) {
  return std::string(text::code_of(language)) + ".json";
}

PackLocale read_pack_locale(std::string_view text, std::string_view file, const Pack& pack,
                            const PackLocale* english, base::Problems& problems) {
  PackLocale locale;
  const base::Result<base::Json> json = base::parse_json(text, file);
  if (!json.ok()) {
    problems.push_back(json.error());
    return locale;
  }
  const JsonReader reader(json.value(), file, problems);
  const JsonReader code = reader.required("locale");
  if (json.value().object() == nullptr) {
    return locale;
  }
  const std::string language = code.string();
  expect(reader.required("pack"), pack.id, "error.pack.other");
  const text::Language* known = text::find_language(language);
  if (known == nullptr) {
    if (code.exists() && code.json()->string() != nullptr) {
      code.problem("error.pack.locale", {{"locale", language}});
    }
    return locale;  // whether sentences have a source depends on the language
  }
  locale.language = *known;
  SentenceReader sentences(locale.language == text::Language::kEnglish, file, locale.gaps);
  read_head(reader, english, sentences, locale);
  const JsonReader questions = section(reader, "questions", sentences.is_english());
  const bool is_readable = is_object_or_absent(questions);
  for (std::size_t i = 0; is_readable && i < pack.questions.size(); ++i) {
    const Question& question = pack.questions[i];
    if (question.id.empty()) {
      continue;  // a problem of pack.json
    }
    const QuestionText* source = english == nullptr ? nullptr : english->find(question.id);
    const JsonReader element = section(questions, question.id, sentences.is_english());
    locale.questions.push_back(read_question(element, question, source, sentences));
  }
  refuse_unknown(questions, "error.pack.unknown-question",
                 [&pack](std::string_view id) { return pack.find(id) != nullptr; });
  reader.allow_only({"locale", "pack", "title", "description", "questions"});
  return locale;
}

ShownQuestion shown_question(const PackLocale& locale, const PackLocale& english,
                             std::string_view question) {
  const QuestionText* text = locale.find(question);
  if (text != nullptr && !text->is_stale && !text->is_incomplete) {
    return {text, locale.language, false};
  }
  return {english.find(question), english.language, true};
}

ShownSentence shown_title(const PackLocale& locale, const PackLocale& english) {
  return shown(locale, english, &PackLocale::title, &PackLocale::is_title_stale);
}

ShownSentence shown_description(const PackLocale& locale, const PackLocale& english) {
  return shown(locale, english, &PackLocale::description, &PackLocale::is_description_stale);
}

}  // namespace content
