// A question: stem, options, verdict, explanation, proof, and the way on.
// Not the other screens of a quiz: screen_result.cpp, screen_preview.cpp.
#include "screens/screen_quiz.hpp"

#include "quiz/question_kind.hpp"
#include "screens/proof.hpp"
#include "screens/question_text.hpp"

namespace screens {
namespace {

using content::Question;
using semantics::RequestKind;
using semantics::Verdict;

std::string misconception_of(const QuizView& view, const Question& question,
                             const std::string& id) {
  for (const content::Option& option : question.options) {
    if (option.id == id && !option.misconception.empty()) {
      return view.context.say_plain("misconception." + option.misconception);
    }
  }
  return {};
}

// The verdict and the reason, for the option that was chosen and for the right one.
void add_feedback(const QuizView& view, const Question& question, const content::OptionText& words,
                  Node& option) {
  const auto key = option.verdict == Verdict::kRight   ? "quiz.verdict.right"
                   : option.verdict == Verdict::kWrong ? "quiz.verdict.wrong"
                                                       : "quiz.verdict.missed";
  const std::string misconception = misconception_of(view, question, words.id);
  Node verdict = paragraph(
      option.id + ".verdict", Part::kFeedback,
      view.context.say(key, misconception.empty()
                                ? std::vector<base::Argument>{}
                                : std::vector<base::Argument>{{"misconception", misconception}}));
  verdict.verdict = option.verdict;
  verdict.language =
      text::code_of(view.context.words.language());  // the question may be in English
  option.children.push_back(std::move(verdict));
  option.children.push_back(paragraph(option.id + ".feedback", Part::kFeedback,
                                      filled(words.feedback, traces_of(view, question.id))));
}

Node option_node(const QuizView& view, const Question& question, const content::QuestionText& words,
                 const std::string& id) {
  const quiz::Answer* answer = quiz::answer_of(view.session, question.id);
  const content::OptionText* text = words.find(id);
  ASSERT(text != nullptr);
  Node option;
  option.id = question.id + "." + id;
  option.role = Role::kOption;
  option.part = Part::kOption;
  option.children.push_back(paragraph(option.id + ".text", Part::kOptionText,
                                      filled(text->text, traces_of(view, question.id))));
  if (answer == nullptr) {
    option.is_selected = view.session.chosen == id;
    view.context.on_press(option.id, app::SubmitOption{id});
    view.context.bind(RequestKind::kSelect, option.id, app::ChooseOption{id});
    view.context.bind(RequestKind::kSubmit, option.id, app::SubmitChosen{});
    return option;
  }
  option.is_selected = answer->option == id;
  option.is_submitted = true;
  const bool is_right = quiz::is_right(question, id);
  if (option.is_selected) {
    option.verdict = is_right ? Verdict::kRight : Verdict::kWrong;
  } else if (is_right) {
    option.verdict = Verdict::kMissed;
  }
  if (option.verdict != Verdict::kNone) {
    add_feedback(view, question, *text, option);
  }
  return option;
}

Node why_panel(const QuizView& view, const Question& question,
               const content::ShownQuestion& sentences) {
  std::vector<Node> parts;
  parts.push_back(heading(question.id + ".why", Part::kSection, 2, view.context.say("quiz.why")));
  parts.push_back(
      in_language(sentences.language,
                  paragraph(question.id + ".explanation", Part::kBody,
                            filled(sentences.text->explanation, traces_of(view, question.id)))));
  if (question.source.has_value()) {
    parts.push_back(
        paragraph(question.id + ".source", Part::kMuted,
                  view.context.say("quiz.source", {{"title", question.source->title},
                                                   {"section", question.source->section}})));
  }
  return group(question.id + ".why-panel", Part::kPanel, std::move(parts));
}

Node proof_panel(const QuizView& view, const Question& question,
                 const content::QuestionText& words) {
  std::vector<Node> parts;
  if (!question.flow.empty()) {
    parts.push_back(heading("flow-title", Part::kSection, 2, view.context.say("quiz.flow.title")));
    parts.push_back(flow_figure(view.context, "flow", question.flow, words.flow));
  }
  if (!question.experiments.empty()) {
    parts.push_back(
        heading("proof-title", Part::kSection, 2, view.context.say("quiz.proof.title")));
    for (Node& step : proof_steps(view.context, "proof", traces_of(view, question.id))) {
      parts.push_back(std::move(step));
    }
  }
  return group("proof", Part::kPanel, std::move(parts));
}

Node next_button(const QuizView& view) {
  const bool is_last = view.session.position + 1 == view.session.questions.size();
  Node next =
      button("next", Part::kPrimaryButton, view.context.say(is_last ? "quiz.finish" : "quiz.next"));
  view.context.on_press(next.id, app::NextQuestion{});
  return next;
}

void add_answered(const QuizView& view, const Question& question,
                  const content::ShownQuestion& sentences, std::vector<Node>& content) {
  content.push_back(why_panel(view, question, sentences));
  const bool has_proof = !question.experiments.empty() || !question.flow.empty();
  const bool is_open = has_proof && view.context.model.is_proof_open;
  std::vector<Node> actions;
  if (has_proof) {
    Node prove = button("prove", Part::kButton,
                        view.context.say(is_open ? "quiz.prove.hide" : "quiz.prove"));
    prove.controls = "proof";
    prove.is_expanded = is_open;
    view.context.on_press(prove.id, app::ToggleProof{});
    content.push_back(group("proof-actions", Part::kActions, {std::move(prove)}));
  }
  if (is_open) {
    content.push_back(proof_panel(view, question, *sentences.text));
  }
  actions.push_back(next_button(view));
  content.push_back(group("actions", Part::kActions, std::move(actions)));
}

Node check_button(const QuizView& view) {
  Node check = button("check", Part::kPrimaryButton, view.context.say("quiz.check"));
  check.is_disabled = view.session.chosen.empty();
  view.context.on_press(check.id, app::SubmitChosen{});
  return group("actions", Part::kActions, {std::move(check)});
}

Node progress_bar(const QuizView& view) {
  Node node;
  node.id = "progress";
  node.role = Role::kProgress;
  node.part = Part::kProgress;
  semantics::Progress progress;
  for (const std::string& id : view.session.questions) {
    const quiz::Answer* answer = quiz::answer_of(view.session, id);
    const bool is_wrong = answer != nullptr && !answer->is_right;
    progress.done.push_back(answer == nullptr ? Verdict::kNone
                                              : (is_wrong ? Verdict::kWrong : Verdict::kRight));
  }
  progress.current = static_cast<int>(view.session.position);
  node.label = view.context.say_plain("quiz.progress",
                                      {{"number", std::to_string(progress.current + 1)},
                                       {"total", std::to_string(progress.done.size())},
                                       {"right", std::to_string(quiz::right_count(view.session))},
                                       {"wrong", std::to_string(quiz::wrong_count(view.session))}});
  node.progress = std::move(progress);
  return node;
}

std::string_view level_key(content::Level level) {
  switch (level) {
    case content::Level::kBeginner: return "level.beginner";
    case content::Level::kIntermediate: return "level.intermediate";
    case content::Level::kAdvanced: return "level.advanced";
  }
  return "";
}

}  // namespace

const std::vector<experiments::Trace>& traces_of(const QuizView& view,
                                                 const std::string& question) {
  static const std::vector<experiments::Trace> kNone;
  const auto loaded = view.context.model.packs.find(view.pack.id);
  ASSERT(loaded != view.context.model.packs.end());
  const auto found = loaded->second.traces.find(question);
  return found == loaded->second.traces.end() ? kNone : found->second;
}

content::ShownQuestion shown(const QuizView& view, std::string_view question) {
  const content::ShownQuestion sentences =
      content::shown_question(view.locale, view.english, question);
  ASSERT(sentences.text != nullptr);
  return sentences;
}

Node quiz_head(const QuizView& view) {
  const Context& context = view.context;
  std::vector<Node> parts;
  parts.push_back(paragraph("pack", Part::kPackTitle, filled(view.locale.title, {})));
  parts.push_back(paragraph("level", Part::kBadge, context.say(level_key(view.pack.level))));
  const bool is_open = context.model.is_preview_open;
  if (!is_open && !quiz::is_finished(view.session)) {
    parts.push_back(paragraph(
        "position", Part::kPosition,
        context.say("quiz.position", {{"number", std::to_string(view.session.position + 1)},
                                      {"total", std::to_string(view.session.questions.size())}})));
  }
  Node preview = button("preview", Part::kQuietButton,
                        context.say(is_open ? "quiz.preview.close" : "quiz.preview.open"));
  context.on_press(preview.id, app::TogglePreview{});
  parts.push_back(std::move(preview));
  return group("head", Part::kRow, std::move(parts));
}

std::vector<Node> question_screen(const QuizView& view) {
  const Question* question = quiz::current(view.session, view.pack);
  ASSERT(question != nullptr);
  const content::ShownQuestion sentences = shown(view, question->id);
  const content::QuestionText& words = *sentences.text;
  std::vector<Node> content;
  content.push_back(quiz_head(view));
  content.push_back(progress_bar(view));
  if (sentences.is_fallback) {
    content.push_back(paragraph("fallback", Part::kNotice, view.context.say("quiz.fallback")));
  }
  if (quiz::is_changed(view.session, question->id)) {
    content.push_back(paragraph("changed", Part::kNotice, view.context.say("quiz.changed")));
  }
  content.push_back(
      in_language(sentences.language, heading(question->id + ".stem", Part::kStem, 1,
                                              filled(words.stem, traces_of(view, question->id)))));
  Node choice;
  choice.language = text::code_of(sentences.language);
  choice.id = question->id + ".choice";
  choice.role = Role::kChoice;
  choice.part = Part::kChoice;
  choice.label = "#" + question->id + ".stem";
  for (const std::string& id : quiz::option_order(*question, view.session.seed)) {
    choice.children.push_back(option_node(view, *question, words, id));
  }
  content.push_back(std::move(choice));
  if (quiz::answer_of(view.session, question->id) == nullptr) {
    content.push_back(check_button(view));
  } else {
    add_answered(view, *question, sentences, content);
  }
  return content;
}

}  // namespace screens
