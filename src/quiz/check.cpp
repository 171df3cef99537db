// Reads all files of a pack's folder as the app would, then asks more of them.
// Not the rules about sentences alone: content/lint.
#include "quiz/check.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "content/fold.hpp"
#include "content/lint.hpp"
#include "experiments/run.hpp"
#include "quiz/question_kind.hpp"

namespace quiz {
namespace {

using content::PackLocale;
using content::Question;
using content::QuestionText;

// A right option this much longer than the longest wrong one gives itself away.
constexpr int kLongAnswerPercent = 130;

base::Error problem_at(std::string file, std::string pointer, base::Message what) {
  base::Where where;
  where.file = std::move(file);
  where.pointer = std::move(pointer);
  return {std::move(what), std::move(where)};
}

std::string_view last_part(std::string_view path) {
  while (!path.empty() && path.back() == '/') {
    path.remove_suffix(1);
  }
  return path.substr(path.rfind('/') + 1);  // npos + 1 is 0
}

class Checker {
 public:
  Checker(std::string_view folder, const ReadFile& read) : folder_(folder), read_(read) {}

  Report check();

 private:
  std::string path_of(std::string_view name) const {
    return folder_ + (folder_.empty() ? "" : "/") + std::string(name);
  }
  void add(Severity severity, const base::Problems& problems);

  void prove();
  std::optional<PackLocale> read_locale(text::Language language, const PackLocale* english);
  void check_sentences(const PackLocale& locale, const std::string& file);
  void check_placeholders(const Question& question, const QuestionText& text,
                          const std::string& file);
  void check_translation(const PackLocale& locale, const PackLocale& english,
                         const std::string& file);
  void check_lengths(const PackLocale& locale, const std::string& file);
  bool is_right_longest(const Question& question, const QuestionText& text,
                        const std::string& file);

  std::optional<std::string> value_of(const Question& question, std::string_view name) const {
    const auto traces = traces_.find(question.id);
    return traces == traces_.end() ? std::nullopt : experiments::look_up(traces->second, name);
  }
  auto fill_of(const Question& question) const {
    return [this, &question](std::string_view name) { return value_of(question, name); };
  }

  std::string folder_;
  const ReadFile& read_;
  Report report_;
  std::set<std::string> seen_;  // findings already reported
  content::Pack pack_;
  std::map<std::string, std::vector<experiments::Trace>, std::less<>> traces_;
};

// One fault may be met twice, for example by two questions of the same id.
void Checker::add(Severity severity, const base::Problems& problems) {
  for (const base::Error& problem : problems) {
    std::string identity = problem.where.file + "\n" + problem.where.pointer + "\n" +
                           std::to_string(problem.where.line) + "\n" + problem.what.key;
    for (const base::Argument& argument : problem.what.arguments) {
      identity += "\n" + argument.name + "=" + argument.value;
    }
    if (seen_.insert(std::move(identity)).second) {
      report_.findings.push_back({severity, problem});
    }
  }
}

void Checker::prove() {
  base::Problems problems;
  for (const Question& question : pack_.questions) {
    if (!question.is_sound) {
      continue;  // what is wrong with it has been said; an experiment may not be able to run
    }
    for (std::size_t i = 0; i < question.experiments.size(); ++i) {
      const experiments::Experiment& experiment = question.experiments[i];
      base::Problems found;
      experiments::check_claims(experiment, path_of("pack.json"),
                                question.pointer + "/experiments/" + std::to_string(i), found);
      const auto false_claims = std::count_if(
          found.begin(), found.end(),
          [](const base::Error& problem) { return problem.what.key == "error.experiment.claim"; });
      report_.claims += static_cast<int>(experiment.claims.size());
      report_.claims_held +=
          static_cast<int>(experiment.claims.size()) - static_cast<int>(false_claims);
      problems.insert(problems.end(), found.begin(), found.end());
      traces_[question.id].push_back(experiments::run(experiment));
    }
  }
  add(Severity::kError, problems);
}

std::optional<PackLocale> Checker::read_locale(text::Language language, const PackLocale* english) {
  const std::string name = content::file_name_of(language);
  const std::string file = path_of(name);
  const std::string code = name.substr(0, name.find('.'));
  const std::optional<std::string> bytes = read_(name);
  if (!bytes.has_value()) {
    add(Severity::kError,
        {problem_at(file, "", {"error.pack.locale-missing", {{"locale", code}}})});
    return std::nullopt;
  }
  base::Problems problems;
  PackLocale locale = content::read_pack_locale(*bytes, file, pack_, english, problems);
  add(Severity::kError, problems);
  if (!base::parse_json(*bytes, file).ok()) {
    return std::nullopt;
  }
  if (locale.language != language) {
    std::string found = content::file_name_of(locale.language);
    found.resize(found.find('.'));
    add(Severity::kError,
        {problem_at(file, "/locale",
                    {"error.pack.other-locale", {{"found", found}, {"expected", code}}})});
    return std::nullopt;
  }
  add(Severity::kWarning, locale.gaps);
  ++report_.languages;
  return locale;
}

// The reader knows the names of steps; whether a step has that property, only its result tells.
void Checker::check_placeholders(const Question& question, const QuestionText& text,
                                 const std::string& file) {
  if (!question.is_sound) {
    return;
  }
  base::Problems problems;
  for (const content::SentenceAt& sentence : content::sentences_of(text)) {
    const auto fill = [&](std::string_view name) {
      std::optional<std::string> value = value_of(question, name);
      if (!value.has_value()) {
        problems.push_back(problem_at(file, sentence.pointer,
                                      {"error.pack.placeholder", {{"name", std::string(name)}}}));
      }
      return value;
    };
    content::shown_words(sentence.text, fill);
  }
  add(Severity::kError, problems);
}

void Checker::check_sentences(const PackLocale& locale, const std::string& file) {
  base::Problems problems;
  for (const QuestionText& text : locale.questions) {
    if (const Question* question = pack_.find(text.id)) {
      check_placeholders(*question, text, file);
      content::check_distinct_options(text, fill_of(*question), file, problems);
    }
  }
  content::check_distinct_stems(locale, file, problems);
  add(Severity::kError, problems);
  check_lengths(locale, file);
}

void Checker::check_translation(const PackLocale& locale, const PackLocale& english,
                                const std::string& file) {
  base::Problems errors;
  base::Problems warnings;
  const auto compare = [&](const content::SentenceAt& source, const content::SentenceAt& target) {
    if (!target.text.empty()) {
      content::compare_sentences(source, target, file, errors, warnings);
    }
  };
  if (!locale.is_title_stale) {
    compare({"/title", english.title}, {"/title", locale.title});
  }
  if (!locale.is_description_stale) {
    compare({"/description", english.description}, {"/description", locale.description});
  }
  for (const QuestionText& text : locale.questions) {
    const QuestionText* source = english.find(text.id);
    if (source == nullptr || text.is_stale) {
      continue;  // it will be translated anew
    }
    const auto sources = content::sentences_of(*source);
    const auto targets = content::sentences_of(text);
    for (std::size_t i = 0; i < std::min(sources.size(), targets.size()); ++i) {
      compare(sources[i], targets[i]);
    }
  }
  add(Severity::kError, errors);
  add(Severity::kWarning, warnings);
}

bool Checker::is_right_longest(const Question& question, const QuestionText& text,
                               const std::string& file) {
  const std::string right = right_option(question);
  int longest_wrong = 0;
  int right_length = 0;
  for (const content::OptionText& option : text.options) {
    const int length =
        content::visible_length(content::shown_words(option.text, fill_of(question)));
    if (option.id == right) {
      right_length = length;
    } else {
      longest_wrong = std::max(longest_wrong, length);
    }
  }
  if (longest_wrong > 0 && right_length * 100 > longest_wrong * kLongAnswerPercent) {
    add(Severity::kWarning,
        {problem_at(file, "/questions/" + text.id + "/options/" + right + "/text",
                    {"error.pack.long-answer",
                     {{"option", right},
                      {"length", std::to_string(right_length)},
                      {"next", std::to_string(longest_wrong)}}})});
  }
  return longest_wrong > 0 && right_length > longest_wrong;
}

// Whoever always takes the longest option must not pass.
void Checker::check_lengths(const PackLocale& locale, const std::string& file) {
  int total = 0;
  int longest = 0;
  for (const QuestionText& text : locale.questions) {
    const Question* question = pack_.find(text.id);
    if (question == nullptr || !question->is_sound || text.is_incomplete) {
      continue;
    }
    ++total;
    longest += is_right_longest(*question, text, file) ? 1 : 0;
  }
  if (total >= 4 && longest * 2 > total) {
    add(Severity::kWarning,
        {problem_at(file, "/questions",
                    {"error.pack.longest",
                     {{"count", std::to_string(longest)}, {"total", std::to_string(total)}}})});
  }
}

Report Checker::check() {
  const std::string file = path_of("pack.json");
  const std::optional<std::string> bytes = read_("pack.json");
  if (!bytes.has_value()) {
    add(Severity::kError,
        {problem_at(file, "", {"error.pack.file-missing", {{"file", "pack.json"}}})});
    return std::move(report_);
  }
  base::Problems problems;
  pack_ = read_pack(*bytes, file, problems);
  add(Severity::kError, problems);
  report_.pack = pack_.id;
  report_.questions = static_cast<int>(pack_.questions.size());
  const std::string_view name = last_part(folder_);
  if (!pack_.id.empty() && !name.empty() && pack_.id != name) {
    add(Severity::kError,
        {problem_at(file, "/id",
                    {"error.pack.folder", {{"id", pack_.id}, {"folder", std::string(name)}}})});
  }
  prove();
  std::optional<PackLocale> english;
  if (std::count(pack_.languages.begin(), pack_.languages.end(), text::Language::kEnglish) != 0) {
    english = read_locale(text::Language::kEnglish, nullptr);
  }
  for (const text::Language language : pack_.languages) {
    const bool is_english = language == text::Language::kEnglish;
    const std::optional<PackLocale> locale =
        is_english ? english : read_locale(language, english ? &*english : nullptr);
    if (!locale.has_value()) {
      continue;
    }
    const std::string locale_file = path_of(content::file_name_of(language));
    check_sentences(*locale, locale_file);
    if (!is_english && english.has_value()) {
      check_translation(*locale, *english, locale_file);
    }
  }
  return std::move(report_);
}

}  // namespace

int Report::count(Severity severity) const {
  return static_cast<int>(
      std::count_if(findings.begin(), findings.end(),
                    [severity](const Finding& finding) { return finding.severity == severity; }));
}

Report check_pack(std::string_view folder, const ReadFile& read) {
  return Checker(folder, read).check();
}

}  // namespace quiz
