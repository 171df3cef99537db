// Reads pack.json.
// Not the sentences: pack_locale.cpp.
#include "content/pack.hpp"

#include <algorithm>

#include "content/misconception.hpp"

namespace content {
namespace {

using base::JsonReader;

constexpr int kFormat = 1;
constexpr int kMaximumRevision = 1000000;
constexpr std::size_t kLongestId = 64;

// Members of a question that every kind shares; the others make up its body.
constexpr std::string_view kCommonMembers[] = {"id",          "kind", "revision", "options",
                                               "experiments", "flow", "source"};

bool is_string(const JsonReader& reader) {
  return reader.exists() && reader.json()->string() != nullptr;
}

// False, with one problem, when something else is there.
bool is_object(const JsonReader& reader) {
  if (!reader.exists()) {
    return false;
  }
  if (reader.json()->object() == nullptr) {
    reader.members();  // says so
    return false;
  }
  return true;
}

std::string read_id(const JsonReader& reader) {
  std::string id = reader.string();
  if (is_string(reader) && !is_id(id)) {
    reader.problem("error.pack.id", {{"id", id}});
  }
  return id;
}

std::string read_words(const JsonReader& reader) {
  std::string words = reader.string();
  if (is_string(reader) && words.empty()) {
    reader.problem("error.pack.empty", {});
  }
  return words;
}

Level read_level(const JsonReader& reader) {
  const std::string level = reader.string();
  if (level == "intermediate") {
    return Level::kIntermediate;
  }
  if (level == "advanced") {
    return Level::kAdvanced;
  }
  if (level != "beginner" && is_string(reader)) {
    reader.problem("error.pack.level", {{"level", level}});
  }
  return Level::kBeginner;
}

std::vector<text::Language> read_languages(const JsonReader& reader) {
  std::vector<text::Language> languages;
  for (const JsonReader& element : reader.elements()) {
    const std::string code = element.string();
    const text::Language* language = text::find_language(code);
    if (language == nullptr) {
      if (is_string(element)) {
        element.problem("error.pack.locale", {{"locale", code}});
      }
    } else if (std::count(languages.begin(), languages.end(), *language) != 0) {
      element.problem("error.pack.repeated", {{"id", code}});
    } else {
      languages.push_back(*language);
    }
  }
  const bool is_list = reader.exists() && reader.json()->array() != nullptr;
  if (is_list && std::count(languages.begin(), languages.end(), text::Language::kEnglish) == 0) {
    reader.problem("error.pack.no-english", {});
  }
  return languages;
}

Option read_option(const JsonReader& reader) {
  Option option;
  option.id = read_id(reader.required("id"));
  const JsonReader misconception = reader.optional("misconception");
  option.misconception = misconception.string();
  option.is_pinned = reader.optional("pinned").boolean();
  reader.allow_only({"id", "misconception", "pinned"});
  if (is_string(misconception) && !is_misconception(option.misconception)) {
    misconception.problem("error.pack.misconception", {{"id", option.misconception}});
  }
  return option;
}

void read_options(const JsonReader& list, Question& question) {
  for (const JsonReader& element : list.elements()) {
    Option option = is_object(element) ? read_option(element) : Option{};
    if (!option.id.empty() && question.has_option(option.id)) {
      element.problem("error.pack.repeated", {{"id", option.id}});
    }
    question.options.push_back(std::move(option));
  }
}

void read_flow(const JsonReader& reader, Question& question) {
  if (!is_object(reader)) {
    return;
  }
  for (const JsonReader& element : reader.required("steps").elements()) {
    if (!is_object(element)) {
      continue;
    }
    FlowStep step;
    step.operation = read_words(element.required("operation"));
    step.type = read_words(element.required("type"));
    step.is_emphasised = element.optional("emphasised").boolean();
    element.allow_only({"operation", "type", "emphasised"});
    question.flow.push_back(std::move(step));
  }
  reader.allow_only({"steps"});
}

void read_source(const JsonReader& reader, Question& question) {
  if (is_object(reader)) {
    question.source =
        Source{read_words(reader.required("title")), read_words(reader.required("section"))};
    reader.allow_only({"title", "section"});
  }
}

bool has_step(const Question& question, std::string_view name) {
  for (const experiments::Experiment& experiment : question.experiments) {
    for (const experiments::Step& step : experiment.steps) {
      if (step.out == name) {
        return true;
      }
    }
  }
  return false;
}

// Sentences name steps without naming the experiment, so a name belongs to one of them only.
void read_experiments(const JsonReader& reader, Question& question) {
  for (const JsonReader& element : reader.elements()) {
    if (!is_object(element)) {
      continue;
    }
    experiments::Experiment experiment = experiments::read_experiment(element);
    for (const experiments::Step& step : experiment.steps) {
      if (has_step(question, step.out)) {
        element.problem("error.pack.step-repeated", {{"name", step.out}});
      }
    }
    question.experiments.push_back(std::move(experiment));
  }
}

base::Json body_of(const JsonReader& reader) {
  base::Json::Object body;
  for (const auto& [name, value] : *reader.json()->object()) {
    if (std::find(std::begin(kCommonMembers), std::end(kCommonMembers), name) ==
        std::end(kCommonMembers)) {
      body.emplace_back(name, value);
    }
  }
  return body;
}

Question read_question(const JsonReader& reader) {
  Question question;
  question.pointer = reader.pointer();
  if (!is_object(reader)) {
    return question;
  }
  question.id = read_id(reader.required("id"));
  question.kind = read_words(reader.required("kind"));
  question.revision = reader.required("revision").integer(1, kMaximumRevision);
  read_options(reader.optional("options"), question);
  read_flow(reader.optional("flow"), question);
  read_source(reader.optional("source"), question);
  read_experiments(reader.optional("experiments"), question);
  question.body = body_of(reader);
  return question;
}

void read_questions(const JsonReader& reader, Pack& pack, const base::Problems& problems) {
  for (const JsonReader& element : reader.elements()) {
    const std::size_t problems_before = problems.size();
    Question question = read_question(element);
    if (!question.id.empty() && pack.find(question.id) != nullptr) {
      element.problem("error.pack.repeated", {{"id", question.id}});
    }
    question.is_sound = problems.size() == problems_before;
    pack.questions.push_back(std::move(question));
  }
  const bool is_list = reader.exists() && reader.json()->array() != nullptr;
  if (is_list && pack.questions.empty()) {
    reader.problem("error.pack.questions", {});
  }
}

}  // namespace

bool is_id(std::string_view text) {
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  return !text.empty() && text.size() <= kLongestId && text.front() != '-' && text.back() != '-' &&
         std::all_of(text.begin(), text.end(), is_allowed);
}

bool Question::has_option(std::string_view option) const {
  return std::any_of(options.begin(), options.end(),
                     [option](const Option& candidate) { return candidate.id == option; });
}

const Question* Pack::find(std::string_view question) const {
  for (const Question& candidate : questions) {
    if (candidate.id == question) {
      return &candidate;
    }
  }
  return nullptr;
}

Pack read_pack(std::string_view text, std::string_view file, base::Problems& problems) {
  Pack pack;
  const base::Result<base::Json> json = base::parse_json(text, file);
  if (!json.ok()) {
    problems.push_back(json.error());
    return pack;
  }
  const JsonReader reader(json.value(), file, problems);
  const JsonReader format = reader.required("format");
  if (json.value().object() == nullptr) {
    return pack;
  }
  const int found = format.integer(0, kMaximumRevision);
  if (format.exists() && format.json()->number() != nullptr && found != kFormat) {
    format.problem("error.pack.format", {{"found", format.json()->number()->text},
                                         {"expected", std::to_string(kFormat)}});
    return pack;  // another format may mean anything by the rest
  }
  pack.id = read_id(reader.required("id"));
  pack.revision = reader.required("revision").integer(1, kMaximumRevision);
  pack.level = read_level(reader.required("level"));
  pack.languages = read_languages(reader.required("locales"));
  const JsonReader guide = reader.optional("guide");
  pack.guide = guide.exists() ? read_id(guide) : std::string();
  read_questions(reader.required("questions"), pack, problems);
  reader.allow_only({"format", "id", "revision", "level", "locales", "guide", "questions"});
  return pack;
}

}  // namespace content
