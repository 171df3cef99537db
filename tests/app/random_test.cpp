// Twenty thousand commands in no order that a reader would choose: nothing breaks.
// Not the meaning of single commands: update_test.cpp.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "quiz/attempt_log.hpp"
#include "quiz/shuffle.hpp"
#include "tests/app/outside.hpp"

using quiz::Sequence;
using trial::Outside;
using trial::quiz_path;

namespace {

constexpr int kCommands = 20000;
constexpr int kCommandsOfAVisit = 500;
constexpr int kVisitsOfALog = 2;

template <class T>
const T& one_of(const std::vector<T>& values, Sequence& sequence) {
  return values[sequence.below(values.size())];
}

const std::vector<std::string>& option_ids() {
  static const std::vector<std::string> kIds = {
      "narrow-range", "lost-updates",  "underflow",    "overfitting",    "exponent-field",
      "fp32",         "fp64",          "double-speed", "memory-traffic", "torch-amp",
      "half-model",   "per-operation", "same-bits",    "no-such-option", ""};
  return kIds;
}

const std::vector<std::string>& paths() {
  static const std::vector<std::string> kPaths = {"en/",           "ja/", quiz_path("en"),
                                                  quiz_path("bn"), "",    "hi/nothing/"};
  return kPaths;
}

const std::vector<std::string>& hashes() {
  static const std::vector<std::string> kHashes = {"", "#?q=mp-1", "#?q=mp-5", "#?q=none", "#x"};
  return kHashes;
}

// Quiz commands are the rule, moves between screens the exception.
app::Command any_command(Sequence& sequence) {
  switch (sequence.below(40)) {
    case 0: return app::OpenRoute{app::parse_route(one_of(paths(), sequence))};
    case 1: return app::AddressChanged{one_of(paths(), sequence), one_of(hashes(), sequence)};
    case 2: return app::StorageLost{};
    case 3: return app::StartAgain{};
    case 4: return app::RetryMissed{};
    case 5:
    case 6: return app::SwitchLanguage{text::kLanguages[sequence.below(4)]};
    case 7:
    case 8: return app::OpenRoute{app::parse_route(quiz_path("en"))};
    case 9:
    case 10: return app::ToggleProof{};
    case 11: return app::TogglePreview{};
    default: break;
  }
  switch (sequence.below(4)) {
    case 0: return app::ChooseOption{one_of(option_ids(), sequence)};
    case 1: return app::SubmitOption{one_of(option_ids(), sequence)};
    case 2: return app::SubmitChosen{};
    default: return app::NextQuestion{};
  }
}

// What must hold of any session, whatever was done. Empty: all does.
std::string fault_of(const quiz::Session& session, const content::Pack& pack) {
  const std::set<std::string> different(session.questions.begin(), session.questions.end());
  if (session.questions.empty() || different.size() != session.questions.size()) {
    return "questions are none or repeated";
  }
  if (session.position > session.questions.size()) {
    return "the position is beyond the result";
  }
  for (const auto& [id, answer] : session.answers) {
    const content::Question* question = pack.find(id);
    if (different.count(id) == 0 || question == nullptr || !question->has_option(answer.option)) {
      return "the answer to " + id + " is none of its options";
    }
    if (answer.is_right != quiz::is_right(*question, answer.option)) {
      return "the answer to " + id + " is graded wrongly";
    }
  }
  const content::Question* current = quiz::current(session, pack);
  const bool may_choose = current != nullptr && session.answers.count(current->id) == 0;
  if (!session.chosen.empty() && !(may_choose && current->has_option(session.chosen))) {
    return "the choice belongs to no open question";
  }
  const int graded = quiz::right_count(session) + quiz::wrong_count(session);
  return graded == static_cast<int>(session.answers.size()) ? "" : "the counts do not add up";
}

std::string fault_of(const app::Model& model) {
  if (!model.session.has_value()) {
    const bool is_quiz = model.route.kind == app::RouteKind::kQuiz;
    return model.is_shown && is_quiz ? "a quiz without a session" : "";
  }
  return fault_of(*model.session, *model.packs.find(model.route.id)->second.pack);
}

// The log holds all but what was chosen and not submitted.
void expect_that_log_suffices(const Outside& outside) {
  if (!outside.model.session.has_value()) {
    return;
  }
  const content::Pack& pack = outside.pack();
  const quiz::Replay replay = quiz::replay(outside.log, {&pack});
  CHECK(replay.aside.empty());
  REQUIRE(replay.find(pack.id) != nullptr);
  quiz::Session expected = outside.session();
  expected.chosen.clear();
  CHECK(*replay.find(pack.id) == expected);
}

}  // namespace

TEST_CASE("no sequence of commands breaks the session or parts it from its log") {
  Sequence sequence(2024);
  std::string log;
  int finished = 0;
  for (int sent = 0; sent < kCommands; sent += kCommandsOfAVisit) {
    const bool is_new_reader = sent / kCommandsOfAVisit % kVisitsOfALog == 0;
    Outside outside;
    outside.is_slow = true;
    outside.log = is_new_reader ? "" : log;
    outside.chance = sequence.next();
    outside.now_ms = 1000 * sent;
    outside.start(one_of(paths(), sequence), one_of(hashes(), sequence));
    for (int i = 0; i < kCommandsOfAVisit; ++i) {
      while (!outside.waiting.empty() && sequence.below(3) != 0) {
        outside.answer_one(sequence.below(outside.waiting.size()));
      }
      outside.send(any_command(sequence));
      const std::string fault = fault_of(outside.model);
      REQUIRE_MESSAGE(fault.empty(), fault << " after command " << sent + i);
      finished += outside.model.session && quiz::is_finished(*outside.model.session) ? 1 : 0;
    }
    expect_that_log_suffices(outside);
    log = outside.log;
  }
  CHECK(finished > 100);  // the walk came through the results too
}
