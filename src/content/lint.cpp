// Compares sentences as sets of what must survive translation.
// Not a judge of language.
#include "content/lint.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "content/fold.hpp"

namespace content {
namespace {

void report(base::Problems& problems, std::string_view file, std::string pointer,
            base::Message what) {
  base::Where where;
  where.file = file;
  where.pointer = std::move(pointer);
  problems.push_back({std::move(what), std::move(where)});
}

bool is_in(const std::vector<std::string>& values, std::string_view value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Code of the sentence, with its placeholders as they are written.
std::vector<std::string> codes_of(std::string_view sentence) {
  const text::Fill keep = [](std::string_view name) {
    return std::optional<std::string>("{" + std::string(name) + "}");
  };
  std::vector<std::string> codes;
  for (const base::Span& span : text::read_markup(sentence, keep).text) {
    if (span.style == base::SpanStyle::kCode && !is_in(codes, span.text)) {
      codes.push_back(span.text);
    }
  }
  return codes;
}

// The words with ASCII digits and without values, `with_code` or without.
std::string plain_words(std::string_view sentence, bool with_code) {
  const text::Fill blank = [](std::string_view) { return std::optional<std::string>(" "); };
  std::string words;
  for (const base::Span& span : text::read_markup(sentence, blank).text) {
    const bool is_left_out = span.style == base::SpanStyle::kCode && !with_code;
    words += is_left_out ? std::string(" ") : span.text;
  }
  return with_ascii_digits(words);
}

// Runs of Latin letters and digits that hold a digit: "16", "2.4", "FP16", "0x3C00". A point
// belongs to a number between two digits; a comma there groups them and is left out.
std::vector<std::string> numbers_of(std::string_view words) {
  std::vector<std::string> numbers;
  std::string run;
  const auto finish = [&] {
    if (std::any_of(run.begin(), run.end(), is_digit) && !is_in(numbers, run)) {
      numbers.push_back(run);
    }
    run.clear();
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const char c = words[i];
    const bool is_inside =
        !run.empty() && is_digit(run.back()) && i + 1 < words.size() && is_digit(words[i + 1]);
    if (is_digit(c) || is_letter(c) || (c == '.' && is_inside)) {
      run += c;
    } else if (c != ',' || !is_inside) {
      finish();
    }
  }
  finish();
  return numbers;
}

}  // namespace

std::vector<SentenceAt> sentences_of(const QuestionText& question) {
  const std::string pointer = "/questions/" + question.id;
  std::vector<SentenceAt> sentences;
  sentences.push_back({pointer + "/stem", question.stem});
  sentences.push_back({pointer + "/explanation", question.explanation});
  for (const OptionText& option : question.options) {
    sentences.push_back({pointer + "/options/" + option.id + "/text", option.text});
    sentences.push_back({pointer + "/options/" + option.id + "/feedback", option.feedback});
  }
  for (std::size_t i = 0; i < question.flow.size(); ++i) {
    sentences.push_back({pointer + "/flow/" + std::to_string(i), question.flow[i]});
  }
  return sentences;
}

std::string shown_words(std::string_view sentence, const text::Fill& fill) {
  return base::words_of(text::draw_markup(sentence, fill));
}

void check_distinct_options(const QuestionText& question, const text::Fill& fill,
                            std::string_view file, base::Problems& problems) {
  std::map<std::string, std::string> seen;  // folded words, id
  for (const OptionText& option : question.options) {
    if (option.text.empty()) {
      continue;
    }
    const auto [first, is_new] = seen.emplace(folded(shown_words(option.text, fill)), option.id);
    if (!is_new) {
      report(problems, file, "/questions/" + question.id + "/options/" + option.id + "/text",
             {"error.pack.same-options", {{"first", first->second}, {"second", option.id}}});
    }
  }
}

void check_distinct_stems(const PackLocale& locale, std::string_view file,
                          base::Problems& problems) {
  std::map<std::string, std::string> seen;
  for (const QuestionText& question : locale.questions) {
    if (question.stem.empty()) {
      continue;
    }
    const auto [first, is_new] = seen.emplace(folded(question.stem), question.id);
    if (!is_new) {
      report(problems, file, "/questions/" + question.id + "/stem",
             {"error.pack.same-stems", {{"first", first->second}, {"second", question.id}}});
    }
  }
}

void compare_sentences(const SentenceAt& english, const SentenceAt& translation,
                       std::string_view file, base::Problems& errors, base::Problems& warnings) {
  const std::vector<std::string> names = text::placeholders_of(translation.text);
  for (const std::string& name : text::placeholders_of(english.text)) {
    if (!is_in(names, name)) {
      report(errors, file, translation.pointer, {"error.pack.lost-placeholder", {{"name", name}}});
    }
  }
  const std::vector<std::string> codes = codes_of(translation.text);
  for (const std::string& code : codes_of(english.text)) {
    if (!is_in(codes, code)) {
      report(errors, file, translation.pointer, {"error.pack.lost-code", {{"code", code}}});
    }
  }
  const std::vector<std::string> numbers = numbers_of(plain_words(translation.text, true));
  for (const std::string& number : numbers_of(plain_words(english.text, false))) {
    if (!is_in(numbers, number)) {
      report(warnings, file, translation.pointer, {"error.pack.lost-number", {{"number", number}}});
    }
  }
}

}  // namespace content
