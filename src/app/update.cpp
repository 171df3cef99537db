// A short dispatcher: quiz commands change the session, the rest moves the reader about.
// Not loading: loading.cpp.
#include "app/update.hpp"

#include "app/loading.hpp"
#include "quiz/attempt_log.hpp"

namespace app {
namespace {

void append(Model& model, Effects& effects, std::string line) {
  model.log += line + "\n";
  effects.push_back(AppendToLog{std::move(line)});
}

const content::Pack* pack_of(const Model& model) {
  const auto found = model.packs.find(model.route.id);
  const bool is_here = found != model.packs.end() && found->second.pack.has_value();
  return is_here ? &*found->second.pack : nullptr;
}

class Updater {
 public:
  Updater(Model& model, const Moment& moment) : model_(model), moment_(moment) {}

  Effects effects;

  void operator()(const ChooseOption& command) {
    if (const content::Pack* pack = session_pack()) {
      quiz::choose(*model_.session, *pack, command.option);
    }
  }

  void operator()(const SubmitOption& command) {
    (*this)(ChooseOption{command.option});
    (*this)(SubmitChosen{});
  }

  void operator()(const SubmitChosen&) {
    const content::Pack* pack = session_pack();
    if (pack == nullptr || !quiz::submit(*model_.session, *pack)) {
      return;
    }
    const content::Question* question = quiz::current(*model_.session, *pack);
    append(model_, effects, quiz::answer_line(*model_.session, *question, moment_.now_ms));
    model_.announcement = verdict_of(*question);
    effects.push_back(MoveFocus{question->id + ".why"});
  }

  void operator()(const NextQuestion&) {
    if (session_pack() == nullptr || quiz::is_finished(*model_.session)) {
      return;
    }
    quiz::go_on(*model_.session);
    log_place();
    show_place();
  }

  void operator()(const ToggleProof&) {
    const content::Pack* pack = session_pack();
    const content::Question* question =
        pack == nullptr ? nullptr : quiz::current(*model_.session, *pack);
    if (question != nullptr && quiz::answer_of(*model_.session, question->id) != nullptr) {
      model_.is_proof_open = !model_.is_proof_open;
    }
  }

  void operator()(const TogglePreview&) {
    if (session_pack() == nullptr) {
      return;
    }
    model_.is_preview_open = !model_.is_preview_open;
    run_experiments(model_);
    effects.push_back(ScrollToTop{});
    focus_heading();
  }

  void operator()(const RetryMissed&) {
    if (result_pack() != nullptr && !quiz::missed(*model_.session).empty()) {
      begin(quiz::retry_missed(*model_.session, new_seed(), new_attempt()));
    }
  }

  void operator()(const StartAgain&) {
    if (const content::Pack* pack = result_pack()) {
      begin(quiz::start(*pack, new_seed(), new_attempt()));
    }
  }

  void operator()(const SwitchLanguage& command) {
    Route sibling = model_.route;
    sibling.language = command.language;
    want(sibling, model_.is_shown ? Fragment{} : model_.fragment, false);
  }

  void operator()(const OpenRoute& command) { want(command.route, {}, true); }

  void operator()(const Start& command) {
    model_.log = command.log;
    model_.does_storage_work = command.storage_works;
    model_.has_started = true;
    model_.wanted = parse_route(command.path);
    model_.route = model_.wanted;
    model_.fragment = parse_fragment(command.hash);
    advance();
  }

  void operator()(const AddressChanged& command) {
    want(parse_route(command.path), parse_fragment(command.hash), false);
  }

  void operator()(const StorageLost&) { model_.does_storage_work = false; }

  void operator()(const Fetched& command) {
    const auto asked = model_.files.find(command.path);
    if (asked != model_.files.end() && asked->second == FileState::kAwaited) {
      take_file(model_, command);
      advance();
    }
  }

 private:
  const content::Pack* session_pack() const {
    const content::Pack* pack = pack_of(model_);
    return model_.session.has_value() ? pack : nullptr;
  }

  // Of the result that is shown; null when none is.
  const content::Pack* result_pack() const {
    const content::Pack* pack = session_pack();
    return pack != nullptr && quiz::is_finished(*model_.session) ? pack : nullptr;
  }

  // 0 is the seed of the first attempt alone.
  std::uint64_t new_seed() const { return moment_.chance == 0 ? 1 : moment_.chance; }

  std::string new_attempt() const {
    return std::to_string(moment_.now_ms) + "-" + std::to_string(moment_.chance % 1000000U);
  }

  base::Message verdict_of(const content::Question& question) const {
    const quiz::Answer* answer = quiz::answer_of(*model_.session, question.id);
    if (answer->is_right) {
      return {"quiz.status.right", {}};
    }
    return {"quiz.status.wrong", {}};
  }

  void begin(quiz::Session session) {
    model_.session = std::move(session);
    append(model_, effects, quiz::start_line(*model_.session, moment_.now_ms));
    show_place();
  }

  void log_place() { append(model_, effects, quiz::move_line(*model_.session, moment_.now_ms)); }

  // The reader has been moved to another question or to the result.
  void show_place() {
    forget_question();
    run_experiments(model_);
    show_address(false);
    effects.push_back(ScrollToTop{});
    focus_heading();
  }

  // What was said and opened belonged to the question before.
  void forget_question() {
    model_.is_proof_open = false;
    model_.announcement = {};
  }

  // The first heading of the screen: of a question its stem.
  void focus_heading() {
    const bool is_question =
        session_pack() != nullptr && !model_.is_preview_open && !quiz::is_finished(*model_.session);
    effects.push_back(MoveFocus{
        is_question ? model_.session->questions[model_.session->position] + ".stem" : "title"});
  }

  void show_address(bool is_new_entry) {
    effects.push_back(
        ShowAddress{path_of(model_.route), write_fragment(place_of(model_)), is_new_entry});
  }

  void want(const Route& route, Fragment fragment, bool is_new_entry) {
    model_.wanted = route;
    model_.fragment = std::move(fragment);
    model_.is_new_entry = is_new_entry;
    advance();
  }

  // Asks for what is missing; when nothing is, shows the wanted route.
  void advance() {
    bool is_waiting = false;
    for (std::string& path : files_of(model_, model_.wanted)) {
      const auto found = model_.files.find(path);
      if (found == model_.files.end()) {
        model_.files[path] = FileState::kAwaited;
        effects.push_back(Fetch{std::move(path)});
        is_waiting = true;
      } else {
        is_waiting = is_waiting || found->second == FileState::kAwaited;
      }
    }
    if (!is_waiting) {
      arrive();
    }
  }

  void arrive() {
    const bool is_first = !model_.is_shown;
    const bool is_same_screen =
        !is_first && model_.route.kind == model_.wanted.kind && model_.route.id == model_.wanted.id;
    const bool is_here = is_same_screen && model_.route == model_.wanted;
    model_.route = model_.wanted;
    model_.is_shown = true;
    read_language(model_);
    if (!is_same_screen) {
      model_.is_preview_open = false;
      forget_question();
      model_.session.reset();
    }
    open_session();
    follow_fragment();
    run_experiments(model_);
    if (!is_here || is_first) {
      show_address(model_.is_new_entry);
    }
    if (!is_first && !is_same_screen) {
      effects.push_back(ScrollToTop{});
      focus_heading();
    }
    model_.is_new_entry = false;
  }

  // Resumes what the log knows, or begins with the attempt that the page was written with.
  void open_session() {
    const content::Pack* pack = pack_of(model_);
    if (pack == nullptr || has_problems(model_)) {
      model_.session.reset();
      return;
    }
    if (model_.session.has_value()) {
      return;
    }
    const quiz::Replay replay = quiz::replay(model_.log, {pack});
    std::string unreadable = replay.unreadable();
    if (!unreadable.empty() && !model_.was_log_damaged) {
      model_.was_log_damaged = true;
      effects.push_back(KeepLogAside{std::move(unreadable)});
    }
    if (const quiz::Session* session = replay.find(pack->id)) {
      model_.session = *session;
    } else {
      model_.session = quiz::start(*pack, 0, new_attempt());
      append(model_, effects, quiz::start_line(*model_.session, moment_.now_ms));
    }
  }

  // Once: afterwards the reader moves on from there.
  void follow_fragment() {
    const std::string question(value_in(model_.fragment, "q"));
    model_.fragment.clear();
    if (question.empty() || session_pack() == nullptr) {
      return;
    }
    quiz::Session& session = *model_.session;
    const bool is_elsewhere =
        quiz::is_finished(session) || session.questions[session.position] != question;
    if (is_elsewhere && quiz::go_to(session, question)) {
      forget_question();
      log_place();
    }
  }

  Model& model_;
  const Moment& moment_;
};

}  // namespace

Effects update(Model& model, const Command& command, const Moment& moment) {
  if (!model.has_started && !std::holds_alternative<Start>(command)) {
    return {};
  }
  Updater updater(model, moment);
  std::visit(updater, command);
  return std::move(updater.effects);
}

bool is_ready(const Model& model) { return model.is_shown; }

}  // namespace app
