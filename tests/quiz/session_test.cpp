// An attempt as a table of what was done and what is seen then.
// Not the log: attempt_log_test.cpp.
#include "quiz/session.hpp"

#include <doctest/doctest.h>

#include <set>

#include "quiz/question_kind.hpp"
#include "tests/content/samples.hpp"

using content::Pack;
using quiz::Session;

namespace {

Pack sample_pack() {
  base::Problems problems;
  Pack pack = quiz::read_pack(samples::kPack, "pack.json", problems);
  REQUIRE(problems.empty());
  return pack;
}

std::string wrong_option(const content::Question& question) {
  const std::string right = quiz::right_option(question);
  return question.options[0].id == right ? question.options[1].id : question.options[0].id;
}

// One letter a step: 'r' chooses the right option, 'w' a wrong one, '?' one that the question does
// not have; '!' submits; '>' goes on, '<' back; '1' to '9' go to that question of pack.json.
void act(Session& session, const Pack& pack, std::string_view steps) {
  for (const char step : steps) {
    const content::Question* question = quiz::current(session, pack);
    if (step == 'r' || step == 'w') {
      const bool is_there = question != nullptr;
      const bool is_right = step == 'r';
      const std::string option = is_there && is_right ? quiz::right_option(*question) : "";
      quiz::choose(session, pack, is_there && !is_right ? wrong_option(*question) : option);
    } else if (step == '?') {
      quiz::choose(session, pack, "no-such-option");
    } else if (step == '!') {
      quiz::submit(session, pack);
    } else if (step == '>') {
      quiz::go_on(session);
    } else if (step == '<') {
      quiz::go_back(session);
    } else if (step != ' ') {
      quiz::go_to(session, std::string("q-") + step);
    }
  }
}

// "R.W @1 *": right, not answered, wrong; the second is shown, something is chosen.
std::string seen(const Session& session) {
  std::string row;
  for (const std::string& id : session.questions) {
    const quiz::Answer* answer = quiz::answer_of(session, id);
    row += answer == nullptr ? '.' : (answer->is_right ? 'R' : 'W');
  }
  row += " @" + (quiz::is_finished(session) ? "end" : std::to_string(session.position));
  return row + (session.chosen.empty() ? "" : " *");
}

}  // namespace

TEST_CASE("an attempt, step by step") {
  struct Row {
    const char* steps;
    const char* seen;
  };
  const Row rows[] = {
      {"", "... @0"},
      {"r", "... @0 *"},  // selecting is not submitting
      {"r!", "R.. @0"},
      {"w!", "W.. @0"},
      {"!", "... @0"},  // nothing chosen,
                        // nothing graded
      {"?", "... @0"},  // no such option
      {"?!", "... @0"},
      {"wr!", "R.. @0"},  // the last choice counts
      {"w!r", "W.. @0"},  // answered is answered
      {"w!r!", "W.. @0"},
      {"r>", "... @1"},  // a choice that was not submitted is forgotten
      {"r><!", "... @0"},
      {"r!>w!>", "RW. @2"},
      {">>", "... @2"},
      {">>>", "... @end"},
      {">>>>", "... @end"},
      {">>> r!", "... @end"},  // nothing to answer at the end
      {">>>>> <", "... @2"},
      {"<", "... @0"},  // nothing before the first
      {"r!>r!>r!", "RRR @2"},
      {"r!>r!>r!>", "RRR @end"},
      {"3w!", "..W @2"},
      {"3w!1r!2", "R.W @1"},
      {"9", "... @0"},  // no such question
  };
  const Pack pack = sample_pack();
  for (const Row& row : rows) {
    CAPTURE(std::string(row.steps));
    Session session = quiz::start(pack, 0, "a");
    act(session, pack, row.steps);
    CHECK(seen(session) == row.seen);
  }
}

TEST_CASE("score, missed and completeness follow from the answers") {
  struct Row {
    const char* steps;
    int right;
    int wrong;
    std::size_t missed;
    bool is_complete;
  };
  const Row rows[] = {
      {"", 0, 0, 3, false},        {"r!", 1, 0, 2, false},       {"w!", 0, 1, 3, false},
      {"r!>w!>r!", 2, 1, 1, true}, {"r!>r!>r!>", 3, 0, 0, true}, {">>>", 0, 0, 3, false},
  };
  const Pack pack = sample_pack();
  for (const Row& row : rows) {
    CAPTURE(std::string(row.steps));
    Session session = quiz::start(pack, 5, "a");
    act(session, pack, row.steps);
    CHECK(quiz::right_count(session) == row.right);
    CHECK(quiz::wrong_count(session) == row.wrong);
    CHECK(quiz::missed(session).size() == row.missed);
    CHECK(quiz::is_complete(session) == row.is_complete);
  }
}

TEST_CASE("seed 0 asks in the author's order, others in their own") {
  const Pack pack = sample_pack();
  CHECK(quiz::start(pack, 0, "a").questions == std::vector<std::string>{"q-1", "q-2", "q-3"});
  std::set<std::vector<std::string>> orders;
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    Session session = quiz::start(pack, seed, "a");
    CHECK(session == quiz::start(pack, seed, "a"));
    CHECK(std::set<std::string>(session.questions.begin(), session.questions.end()).size() == 3);
    orders.insert(session.questions);
  }
  CHECK(orders.size() == 6);
}

TEST_CASE("QZ-14: the order of options is stable in an attempt and new in a new one") {
  const Pack pack = sample_pack();
  Session session = quiz::start(pack, 11, "a");
  const content::Question& question = *pack.find(session.questions[0]);
  const std::vector<std::string> order = quiz::option_order(question, session.seed);
  act(session, pack, "w!><");
  CHECK(quiz::option_order(question, session.seed) == order);
  bool is_new_somewhere = false;
  for (std::uint64_t seed = 12; seed < 20; ++seed) {
    const Session retry = quiz::retry_missed(session, seed, "b");
    is_new_somewhere = is_new_somewhere || quiz::option_order(question, retry.seed) != order;
  }
  CHECK(is_new_somewhere);
}

TEST_CASE("previous is the question shown before, not the one before it in pack.json") {
  const Pack pack = sample_pack();
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Session session = quiz::start(pack, seed, "a");
    const std::string first = quiz::current(session, pack)->id;
    quiz::go_on(session);
    quiz::go_back(session);
    CHECK(quiz::current(session, pack)->id == first);
  }
}

TEST_CASE("retry asks what was missed, all of it and nothing else") {
  const Pack pack = sample_pack();
  Session session = quiz::start(pack, 0, "a");
  act(session, pack, "w!>r!>");  // the third is not answered: missed too
  Session retry = quiz::retry_missed(session, 3, "b");
  CHECK(std::set<std::string>(retry.questions.begin(), retry.questions.end()) ==
        std::set<std::string>{"q-1", "q-3"});
  CHECK(retry.missed_of == "a");
  CHECK(retry.attempt == "b");
  CHECK(retry.pack == "sample");
  CHECK(seen(retry) == ".. @0");
  act(retry, pack, "r!>r!>");
  CHECK(quiz::missed(retry).empty());
  CHECK(seen(session) == "WR. @2");  // the attempt before stays what it was
}
