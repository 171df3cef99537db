// Reads and grades a single choice.
// Not a reader of sentences.
#include "quiz/single_choice.hpp"

namespace quiz {
namespace {

bool has_readable_options(const content::Question& question) {
  return !question.options.empty() && !question.has_option("");
}

// A wrong option without a misunderstanding would have nothing to teach.
void check_misconceptions(const content::Question& question, const std::string& answer,
                          const base::JsonReader& body) {
  for (const content::Option& option : question.options) {
    const bool is_answer = option.id == answer;
    if (is_answer && !option.misconception.empty()) {
      body.problem("error.pack.right-misconception", {{"option", option.id}});
    }
    if (!is_answer && option.misconception.empty()) {
      body.problem("error.pack.no-misconception", {{"option", option.id}});
    }
  }
}

}  // namespace

SingleChoice read_single_choice(const content::Question& question, const base::JsonReader& body) {
  SingleChoice choice;
  const base::JsonReader answer = body.required("answer");
  choice.answer = answer.string();
  body.allow_only({"answer"});
  if (question.options.size() < 2) {
    body.problem("error.pack.options", {{"count", std::to_string(question.options.size())}});
  }
  const bool is_text = answer.exists() && answer.json()->string() != nullptr;
  if (!is_text || !has_readable_options(question)) {
    return choice;  // what is wrong has been said
  }
  if (question.has_option(choice.answer)) {
    check_misconceptions(question, choice.answer, body);
  } else {
    answer.problem("error.pack.answer", {{"answer", choice.answer}});
  }
  return choice;
}

bool is_right(const SingleChoice& choice, std::string_view option) {
  return choice.answer == option;
}

std::string key_of(const SingleChoice& choice) { return choice.answer; }

}  // namespace quiz
