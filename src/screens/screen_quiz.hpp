// The screens of a quiz: a question, the result, the preview of all questions.
// Not grading: quiz/.
#pragma once

#include "screens/context.hpp"
#include "screens/nodes.hpp"

namespace screens {

// What every quiz screen needs at hand.
struct QuizView {
  const Context& context;
  const content::Pack& pack;
  const content::PackLocale& locale;
  const content::PackLocale& english;
  const quiz::Session& session;
};

// The results of the question's experiments, which app/ has run when the question is on the screen.
const std::vector<experiments::Trace>& traces_of(const QuizView& view, const std::string& question);

// The question's sentences as the reader gets them; the question is of the pack.
content::ShownQuestion shown(const QuizView& view, std::string_view question);

std::vector<Node> question_screen(const QuizView& view);
std::vector<Node> result_screen(const QuizView& view);
std::vector<Node> preview_screen(const QuizView& view);

// Title, level, position and the preview button above each of them.
Node quiz_head(const QuizView& view);

// Every question with its options, its answer and explanation folded away: for pages without
// scripts.
Node quiz_answers(const QuizView& view);

}  // namespace screens
