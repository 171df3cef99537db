// The end of an attempt: the score, what was missed, and two ways on.
// Not a question.
#include "quiz/question_kind.hpp"
#include "screens/question_text.hpp"
#include "screens/screen_quiz.hpp"

namespace screens {
namespace {

Node missed_question(const QuizView& view, const std::string& id) {
  const content::Question* question = view.pack.find(id);
  ASSERT(question != nullptr);
  const content::QuestionText* words = shown(view, id).text;
  const std::vector<experiments::Trace>& traces = traces_of(view, id);
  const auto answer_text = [&](const std::string& option) {
    const content::OptionText* text = words->find(option);
    return text == nullptr ? std::string() : base::words_of(filled(text->text, traces));
  };
  const std::string prefix = "missed." + id;
  std::vector<Node> parts;
  parts.push_back(in_language(shown(view, id).language, heading(prefix + ".stem", Part::kSection, 3,
                                                                filled(words->stem, traces))));
  if (const quiz::Answer* answer = quiz::answer_of(view.session, id)) {
    parts.push_back(paragraph(
        prefix + ".yours", Part::kMuted,
        view.context.say("result.your-answer", {{"answer", answer_text(answer->option)}})));
  }
  const std::string right = quiz::right_option(*question);
  parts.push_back(
      paragraph(prefix + ".right", Part::kBody,
                view.context.say("result.right-answer", {{"answer", answer_text(right)}})));
  return group(prefix, Part::kCard, std::move(parts), Role::kItem);
}

}  // namespace

std::vector<Node> result_screen(const QuizView& view) {
  const Context& context = view.context;
  const std::vector<std::string> missed = quiz::missed(view.session);
  std::vector<Node> content;
  content.push_back(quiz_head(view));
  content.push_back(heading("title", Part::kTitle, 1, context.say("result.title")));
  content.push_back(paragraph(
      "score", Part::kStem,
      context.say("result.score", {{"right", std::to_string(quiz::right_count(view.session))},
                                   {"total", std::to_string(view.session.questions.size())}})));
  if (missed.empty()) {
    content.push_back(paragraph("none-missed", Part::kBody, context.say("result.none-missed")));
  } else {
    content.push_back(heading("missed.title", Part::kSection, 2, context.say("result.missed")));
    std::vector<Node> items;
    for (const std::string& id : missed) {
      items.push_back(missed_question(view, id));
    }
    content.push_back(group("missed", Part::kStack, std::move(items), Role::kList));
  }
  std::vector<Node> actions;
  if (!missed.empty()) {
    Node retry = button("retry", Part::kPrimaryButton, context.say("result.retry"));
    context.on_press(retry.id, app::RetryMissed{});
    actions.push_back(std::move(retry));
  }
  Node restart = button("restart", missed.empty() ? Part::kPrimaryButton : Part::kButton,
                        context.say("result.restart"));
  context.on_press(restart.id, app::StartAgain{});
  actions.push_back(std::move(restart));
  content.push_back(group("actions", Part::kActions, std::move(actions)));
  return content;
}

}  // namespace screens
