// All questions at a glance, and the same with answers for pages without scripts.
// Not an attempt: nothing here can be answered.
#include "quiz/question_kind.hpp"
#include "screens/proof.hpp"
#include "screens/question_text.hpp"
#include "screens/screen_quiz.hpp"

namespace screens {
namespace {

std::vector<experiments::Trace> run_all(const content::Question& question) {
  std::vector<experiments::Trace> traces;
  for (const experiments::Experiment& experiment : question.experiments) {
    traces.push_back(experiments::run(experiment));
  }
  return traces;
}

Node option_list(const std::string& prefix, const QuizView& view, const content::Question& question,
                 const content::QuestionText& words,
                 const std::vector<experiments::Trace>& traces) {
  std::vector<Node> items;
  for (const std::string& id : quiz::option_order(question, view.session.seed)) {
    items.push_back(
        leaf(prefix + "." + id, Role::kItem, Part::kBody, filled(words.find(id)->text, traces)));
  }
  return group(prefix + ".options", Part::kStack, std::move(items), Role::kList);
}

Node answer_details(const std::string& prefix, const QuizView& view,
                    const content::Question& question, const content::QuestionText& words,
                    const std::vector<experiments::Trace>& traces) {
  const std::string right = quiz::right_option(question);
  Node details =
      leaf(prefix + ".details", Role::kDetails, Part::kPanel, view.context.say("page.answer"));
  details.children.push_back(paragraph(
      prefix + ".answer", Part::kBody,
      view.context.say("result.right-answer",
                       {{"answer", base::words_of(filled(words.find(right)->text, traces))}})));
  details.children.push_back(
      paragraph(prefix + ".explanation", Part::kBody, filled(words.explanation, traces)));
  for (const content::Option& option : question.options) {
    const content::OptionText* text = words.find(option.id);
    if (option.id == right) {
      continue;
    }
    details.children.push_back(
        paragraph(prefix + "." + option.id + ".wrong", Part::kCaption, filled(text->text, traces)));
    details.children.push_back(paragraph(prefix + "." + option.id + ".feedback", Part::kMuted,
                                         filled(text->feedback, traces)));
  }
  if (!question.flow.empty()) {
    details.children.push_back(
        flow_figure(view.context, prefix + ".flow", question.flow, words.flow));
  }
  for (Node& step : proof_steps(view.context, prefix + ".proof", traces)) {
    details.children.push_back(std::move(step));
  }
  return details;
}

Node question_card(const QuizView& view, const content::Question& question,
                   const std::string& prefix, bool has_answer) {
  const content::QuestionText* words = shown(view, question.id).text;
  // Pages without scripts show more than the reader's screen does.
  const std::vector<experiments::Trace> traces =
      has_answer ? run_all(question) : traces_of(view, question.id);
  std::vector<Node> parts;
  const text::Language language = shown(view, question.id).language;
  parts.push_back(in_language(
      language, heading(prefix + ".stem", Part::kSection, 2, filled(words->stem, traces))));
  parts.push_back(in_language(language, option_list(prefix, view, question, *words, traces)));
  if (has_answer) {
    parts.push_back(answer_details(prefix, view, question, *words, traces));
  }
  return group(prefix, Part::kCard, std::move(parts));
}

}  // namespace

std::vector<Node> preview_screen(const QuizView& view) {
  std::vector<Node> content;
  content.push_back(quiz_head(view));
  content.push_back(heading("title", Part::kTitle, 1, view.context.say("quiz.preview.title")));
  for (const std::string& id : view.session.questions) {
    content.push_back(question_card(view, *view.pack.find(id), "preview." + id, false));
  }
  return content;
}

Node quiz_answers(const QuizView& view) {
  std::vector<Node> content;
  content.push_back(heading("rest.title", Part::kTitle, 2, view.context.say("page.rest")));
  for (const content::Question& question : view.pack.questions) {
    content.push_back(question_card(view, question, "rest." + question.id, true));
  }
  Node section = group("rest", Part::kMain, std::move(content));
  spread_language(section, text::code_of(view.locale.language));
  return section;
}

}  // namespace screens
