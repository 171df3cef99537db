// The log that the effects appended brings a reader back, on the next visit too.
// Not the lines themselves: tests/quiz/attempt_log_test.cpp.
#include "app/update.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/app/outside.hpp"

using trial::options_shown;
using trial::Outside;
using trial::place;
using trial::quiz_path;
using trial::route_of;
using trial::started;

namespace {

int count_lines(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("an attempt is resumed after a visit to the list of quizzes") {
  Outside outside = started(quiz_path("en"), "#?q=mp-2");
  outside.send(app::SubmitOption{"underflow"});
  outside.send(app::OpenRoute{route_of("en/")});
  outside.send(app::OpenRoute{route_of(quiz_path("en"))});
  CHECK(place(outside.model) == "mp-2 right=underflow");
}

TEST_CASE("what was appended to the log brings back place, answers and order") {
  struct Row {
    const char* what;
    std::vector<app::Command> commands;
  };
  const std::vector<Row> rows = {
      {"nothing done", {}},
      {"answered, not gone on", {app::SubmitOption{"narrow-range"}}},
      {"gone on", {app::SubmitOption{"lost-updates"}, app::NextQuestion{}}},
      {"followed an address", {app::AddressChanged{quiz_path("en"), "#?q=mp-5"}}},
      {"at the result", std::vector<app::Command>(8, app::NextQuestion{})},
  };
  for (const Row& row : rows) {
    const std::string what = row.what;
    CAPTURE(what);
    Outside outside = started(quiz_path("en"));
    for (const app::Command& command : row.commands) {
      outside.send(command);
    }
    Outside reloaded;
    reloaded.log = outside.log;
    reloaded.start(quiz_path("ja"));
    CHECK(reloaded.session() == outside.session());
    CHECK(reloaded.asked<app::AppendToLog>().empty());
    CHECK(reloaded.model.log == outside.model.log);
  }
}

TEST_CASE("a second attempt and a retry come back as they were, options in the same order") {
  Outside outside = started(quiz_path("en"));
  outside.take_quiz({"mp-1", "mp-4", "mp-8"});
  outside.send(app::StartAgain{});
  outside.take_quiz({"mp-3", "mp-7", "mp-8"});
  outside.send(app::RetryMissed{});
  outside.send(app::SubmitOption{outside.wrong()});
  outside.send(app::NextQuestion{});
  Outside reloaded;
  reloaded.log = outside.log;
  reloaded.start(quiz_path("en"));
  CHECK(reloaded.session() == outside.session());
  CHECK(options_shown(reloaded) == options_shown(outside));
  reloaded.take_quiz();
  CHECK(reloaded.model.session->answers.size() == 3);
}

TEST_CASE("lines that cannot be read are set aside once, and said; the rest counts") {
  Outside outside = started(quiz_path("en"));
  outside.send(app::SubmitOption{"lost-updates"});
  Outside reloaded;
  reloaded.log = "half a li\n" + outside.log + "{\"v\":1,\"kind\":\"answ\n";
  reloaded.start(quiz_path("en"));
  CHECK(reloaded.asked<app::KeepLogAside>() ==
        std::vector<app::KeepLogAside>{{"half a li\n{\"v\":1,\"kind\":\"answ\n"}});
  CHECK(reloaded.model.was_log_damaged);
  CHECK(place(reloaded.model) == "mp-1 right=lost-updates");
  reloaded.send(app::OpenRoute{route_of("en/")});
  reloaded.send(app::OpenRoute{route_of(quiz_path("en"))});
  CHECK(reloaded.asked<app::KeepLogAside>().empty());
  CHECK(reloaded.model.was_log_damaged);
}

TEST_CASE("a line of a newer version is neither damage nor lost") {
  Outside outside;
  outside.log = "{\"v\":2,\"kind\":\"future\"}\n";
  outside.start(quiz_path("en"));
  CHECK(outside.asked<app::KeepLogAside>().empty());
  CHECK(!outside.model.was_log_damaged);
  CHECK(place(outside.model) == "mp-1");
  CHECK(count_lines(outside.log) == 2);
}

TEST_CASE("without storage the quiz works; a line that could not be kept is said") {
  Outside outside;
  outside.is_storage_working = false;
  outside.start(quiz_path("en"));
  CHECK(!outside.model.does_storage_work);
  outside.take_quiz({"mp-2"});
  CHECK(place(outside.model) == "result right=7 missed=mp-2");

  Outside full = started(quiz_path("en"));
  CHECK(full.model.does_storage_work);
  full.send(app::StorageLost{});
  CHECK(!full.model.does_storage_work);
  CHECK(place(full.model) == "mp-1");
}
