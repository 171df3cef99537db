// What a careful editor would find in sentences that the readers accept.
// Not what depends on the right answer: quiz/check.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "content/pack.hpp"
#include "text/markup.hpp"

namespace content {

// A sentence and where it stands in the file of its language.
struct SentenceAt {
  std::string pointer;
  std::string text;
};

// In an order that is the same in every language.
std::vector<SentenceAt> sentences_of(const QuestionText& question);

// The words alone, as a reader sees them: no markup, placeholders filled.
std::string shown_words(std::string_view sentence, const text::Fill& fill);

// "error.pack.same-options" {first, second} for every two options that look the same.
void check_distinct_options(const QuestionText& question, const text::Fill& fill,
                            std::string_view file, base::Problems& problems);

// "error.pack.same-stems" {first, second}.
void check_distinct_stems(const PackLocale& locale, std::string_view file,
                          base::Problems& problems);

// What the English sentence has and the translation lacks. Certain, to `errors`:
// "error.pack.lost-placeholder" {name}, "error.pack.lost-code" {code}. Likely, to `warnings`:
// "error.pack.lost-number" {number}, numbers and names with digits, such as FP16.
void compare_sentences(const SentenceAt& english, const SentenceAt& translation,
                       std::string_view file, base::Problems& errors, base::Problems& warnings);

}  // namespace content
