// What each command makes of the model, as tables of "done" and "seen then".
// Not the sentences of the screens (tests/screens) and not the log's format (tests/quiz).
#include "app/update.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/app/outside.hpp"

using trial::options_shown;
using trial::Outside;
using trial::pack_file;
using trial::place;
using trial::quiz_path;
using trial::route_of;
using trial::started;

TEST_CASE("each address shows its screen once its files are here") {
  struct Row {
    const char* path;
    const char* hash;
    const char* seen;
    const char* address;  // shown then
  };
  const Row rows[] = {
      {"en/", "", "home", "en/"},
      {"ja/", "", "home", "ja/"},
      {"en/quiz/mixed-precision-training/", "", "mp-1",
       "en/quiz/mixed-precision-training/#?q=mp-1"},
      {"hi/quiz/mixed-precision-training/index.html", "#?q=mp-3", "mp-3",
       "hi/quiz/mixed-precision-training/#?q=mp-3"},
      {"bn/quiz/mixed-precision-training/", "#?q=mp-99", "mp-1",
       "bn/quiz/mixed-precision-training/#?q=mp-1"},
      {"bn/quiz/mixed-precision-training/", "#q=mp-3", "mp-1",
       "bn/quiz/mixed-precision-training/#?q=mp-1"},
      {"bn/nothing/here/", "", "unknown", "bn/"},
      {"", "", "unknown", "en/"},
  };
  for (const Row& row : rows) {
    const std::string path = row.path;
    CAPTURE(path);
    const Outside outside = started(path, row.hash);
    CHECK(place(outside.model) == row.seen);
    const auto shown = outside.asked<app::ShowAddress>();
    REQUIRE(shown.size() == 1);
    CHECK(shown[0].path + shown[0].hash == row.address);
    CHECK(!shown[0].is_new_entry);
    CHECK(outside.asked<app::MoveFocus>().empty());  // the browser has put the focus somewhere
  }
}

TEST_CASE("a quiz is a walk: choose, submit, look at the proof, go on, see the result") {
  Outside outside = started(quiz_path("en"));
  struct Row {
    app::Command command;
    const char* seen;
  };
  const Row rows[] = {
      {app::SubmitChosen{}, "mp-1"},  // nothing is chosen
      {app::ChooseOption{"narrow-range"}, "mp-1 chosen=narrow-range"},
      {app::ChooseOption{"no-such-option"}, "mp-1 chosen=narrow-range"},
      {app::ChooseOption{"lost-updates"}, "mp-1 chosen=lost-updates"},
      {app::TogglePreview{}, "mp-1 chosen=lost-updates preview"},
      {app::TogglePreview{}, "mp-1 chosen=lost-updates"},
      {app::SubmitChosen{}, "mp-1 right=lost-updates"},
      {app::SubmitOption{"narrow-range"}, "mp-1 right=lost-updates"},  // the first answer counts
      {app::ToggleProof{}, "mp-1 right=lost-updates proof"},
      {app::ToggleProof{}, "mp-1 right=lost-updates"},
      {app::ToggleProof{}, "mp-1 right=lost-updates proof"},
      {app::NextQuestion{}, "mp-2"},  // with its proof closed
      {app::SubmitOption{"overfitting"}, "mp-2 wrong=overfitting"},
      {app::NextQuestion{}, "mp-3"},
      {app::SubmitOption{"exponent-field"}, "mp-3 right=exponent-field"},
      {app::NextQuestion{}, "mp-4"},
      {app::SubmitOption{"fp32"}, "mp-4 right=fp32"},
      {app::NextQuestion{}, "mp-5"},
      {app::SubmitOption{"memory-traffic"}, "mp-5 right=memory-traffic"},
      {app::NextQuestion{}, "mp-6"},
      {app::SubmitOption{"half-model"}, "mp-6 wrong=half-model"},
      {app::NextQuestion{}, "mp-7"},
      {app::SubmitOption{"exponent-field"}, "mp-7 right=exponent-field"},
      {app::NextQuestion{}, "mp-8"},
      {app::SubmitOption{"per-operation"}, "mp-8 right=per-operation"},
      {app::NextQuestion{}, "result right=6 missed=mp-2,mp-6"},
      {app::NextQuestion{}, "result right=6 missed=mp-2,mp-6"},
      {app::TogglePreview{}, "result right=6 missed=mp-2,mp-6 preview"},
      {app::TogglePreview{}, "result right=6 missed=mp-2,mp-6"},
  };
  int number = 0;
  for (const Row& row : rows) {
    CAPTURE(++number);
    outside.send(row.command);
    CHECK(place(outside.model) == row.seen);
  }
}

TEST_CASE("an answer is announced, logged, and explained where the focus goes") {
  Outside outside = started(quiz_path("en"));
  outside.send(app::SubmitOption{"lost-updates"});
  CHECK(outside.model.announcement.key == "quiz.status.right");
  CHECK(outside.asked<app::AppendToLog>().size() == 1);
  CHECK(outside.asked<app::MoveFocus>() == std::vector<app::MoveFocus>{{"mp-1.why"}});

  outside.send(app::NextQuestion{});
  CHECK(outside.model.announcement.key.empty());
  CHECK(outside.asked<app::AppendToLog>().size() == 1);
  CHECK(outside.asked<app::MoveFocus>() == std::vector<app::MoveFocus>{{"mp-2.stem"}});
  CHECK(outside.asked<app::ScrollToTop>().size() == 1);
  CHECK(outside.asked<app::ShowAddress>() ==
        std::vector<app::ShowAddress>{{quiz_path("en"), "#?q=mp-2", false}});

  outside.send(app::SubmitOption{"overfitting"});
  CHECK(outside.model.announcement.key == "quiz.status.wrong");
}

TEST_CASE("retrying asks the missed questions only, and their answers make a new result") {
  Outside outside = started(quiz_path("en"));
  outside.take_quiz({"mp-2", "mp-5", "mp-6"});
  const std::string first_attempt = outside.session().attempt;
  outside.send(app::RetryMissed{});
  std::vector<std::string> asked = outside.session().questions;
  std::sort(asked.begin(), asked.end());
  CHECK(asked == std::vector<std::string>{"mp-2", "mp-5", "mp-6"});
  CHECK(outside.session().missed_of == first_attempt);
  CHECK(outside.session().attempt != first_attempt);
  CHECK(outside.session().position == 0);
  outside.take_quiz({"mp-5"});
  CHECK(place(outside.model) == "result right=2 missed=mp-5");
  outside.send(app::RetryMissed{});
  outside.take_quiz();
  CHECK(place(outside.model) == "result right=1");
  outside.send(app::RetryMissed{});  // nothing was missed
  CHECK(place(outside.model) == "result right=1");
  CHECK(outside.effects.empty());
}

TEST_CASE("starting again asks everything, in another order") {
  Outside outside = started(quiz_path("en"));
  const std::vector<std::string> as_written = outside.session().questions;
  const std::vector<std::string> options = options_shown(outside);
  outside.take_quiz();
  outside.send(app::StartAgain{});
  std::vector<std::string> again = outside.session().questions;
  CHECK(again != as_written);
  CHECK(outside.session().answers.empty());
  CHECK(outside.session().seed != 0);  // 0 stands for the order of the prerendered page
  std::sort(again.begin(), again.end());
  CHECK(again == as_written);  // mp-1 to mp-8 are in the order of their names
  int moved = 0;
  for (const content::Question& question : outside.pack().questions) {
    moved += quiz::option_order(question, outside.session().seed) != quiz::option_order(question, 0)
                 ? 1
                 : 0;
  }
  CHECK(moved > 0);
}

TEST_CASE("another language keeps place, choice and order, and asks for what is missing once") {
  Outside outside = started(quiz_path("en"), "#?q=mp-3");
  outside.send(app::SubmitOption{"exponent-field"});
  outside.send(app::ToggleProof{});
  const std::vector<std::string> order = options_shown(outside);

  outside.send(app::SwitchLanguage{text::Language::kBengali});
  CHECK(place(outside.model) == "mp-3 right=exponent-field proof");
  CHECK(outside.model.route == route_of(quiz_path("bn")));
  CHECK(options_shown(outside) == order);
  CHECK(outside.asked<app::ShowAddress>() ==
        std::vector<app::ShowAddress>{{quiz_path("bn"), "#?q=mp-3", false}});
  CHECK(outside.asked<app::AppendToLog>().empty());

  outside.send(app::NextQuestion{});  // on from where the address had led
  outside.send(app::ChooseOption{"fp64"});
  for (const text::Language language : {text::Language::kJapanese, text::Language::kEnglish,
                                        text::Language::kHindi, text::Language::kBengali}) {
    outside.send(app::SwitchLanguage{language});
    CHECK(place(outside.model) == "mp-4 chosen=fp64");
    CHECK(outside.model.route.language == language);
    CHECK(outside.model.catalogues.count(language) == 1);
  }
  for (const auto& [fetched, count] : outside.fetched) {
    const std::string path = fetched;  // clang 14 captures no structured bindings
    CAPTURE(path);
    CHECK(count == 1);
  }
  CHECK(outside.fetched.count(pack_file("ja")) == 1);

  outside.send(app::SwitchLanguage{text::Language::kBengali});  // the one that is shown
  CHECK(outside.effects.empty());
}

TEST_CASE("a link inside the app is a step that back undoes, whether or not files are missing") {
  Outside outside = started("en/");
  outside.send(app::OpenRoute{route_of(quiz_path("en"))});
  REQUIRE(outside.asked<app::ShowAddress>().size() == 1);
  CHECK(outside.asked<app::ShowAddress>()[0].is_new_entry);
  CHECK(outside.asked<app::MoveFocus>() == std::vector<app::MoveFocus>{{"mp-1.stem"}});
  outside.send(app::AddressChanged{"en/", ""});
  CHECK(place(outside.model) == "home");
  CHECK(outside.asked<app::ShowAddress>().size() == 1);
  CHECK(!outside.asked<app::ShowAddress>()[0].is_new_entry);

  Outside deep = started(quiz_path("en"));  // the list of quizzes is not here
  deep.send(app::OpenRoute{route_of("en/")});
  CHECK(place(deep.model) == "home");
  CHECK(deep.fetched.at("content/index.json") == 1);
  REQUIRE(deep.asked<app::ShowAddress>().size() == 1);
  CHECK(deep.asked<app::ShowAddress>()[0].is_new_entry);
  CHECK(deep.asked<app::MoveFocus>() == std::vector<app::MoveFocus>{{"title"}});
}

TEST_CASE("an address typed within the quiz moves to its question") {
  Outside outside = started(quiz_path("en"));
  outside.send(app::SubmitOption{"lost-updates"});
  outside.send(app::ToggleProof{});
  outside.send(app::AddressChanged{quiz_path("en"), "#?q=mp-7"});
  CHECK(place(outside.model) == "mp-7");
  CHECK(outside.model.announcement.key.empty());
  CHECK(outside.model.packs.at(std::string(trial::kPack)).traces.count("mp-7") == 1);
  outside.send(app::AddressChanged{quiz_path("en"), "#?q=mp-1"});
  CHECK(place(outside.model) == "mp-1 right=lost-updates");
}

namespace {

// Everything that a screen of a quiz may send.
std::vector<app::Command> quiz_commands() {
  return {app::ChooseOption{"narrow-range"},
          app::SubmitOption{"narrow-range"},
          app::SubmitChosen{},
          app::NextQuestion{},
          app::ToggleProof{},
          app::TogglePreview{},
          app::RetryMissed{},
          app::StartAgain{}};
}

void expect_no_effect(Outside& outside, const std::vector<app::Command>& commands) {
  const std::string before = place(outside.model);
  const std::string log = outside.log;
  for (const app::Command& command : commands) {
    CAPTURE(command.index());
    outside.send(command);
    CHECK(outside.effects.empty());
    CHECK(place(outside.model) == before);
    CHECK(!outside.model.is_preview_open);
    CHECK(!outside.model.is_proof_open);
    CHECK(outside.log == log);
  }
}

}  // namespace

TEST_CASE("commands at the wrong time do nothing") {
  SUBCASE("before the start") {
    Outside outside;
    std::vector<app::Command> commands = quiz_commands();
    commands.emplace_back(app::SwitchLanguage{text::Language::kHindi});
    commands.emplace_back(app::OpenRoute{route_of("en/")});
    commands.emplace_back(app::AddressChanged{"en/", ""});
    commands.emplace_back(app::Fetched{"content/index.json", true, "{}"});
    expect_no_effect(outside, commands);
    outside.start("en/");
    CHECK(place(outside.model) == "home");
  }
  SUBCASE("while loading") {
    Outside outside;
    outside.is_slow = true;
    outside.start(quiz_path("en"), "#?q=mp-2");
    outside.effects.clear();
    expect_no_effect(outside, quiz_commands());
    outside.answer_all();
    CHECK(place(outside.model) == "mp-2");
  }
  SUBCASE("on the list of quizzes") {
    Outside outside = started("en/");
    expect_no_effect(outside, quiz_commands());
  }
  SUBCASE("at an address where nothing is") {
    Outside outside = started("en/nothing/");
    expect_no_effect(outside, quiz_commands());
  }
  SUBCASE("in a pack with problems") {
    Outside outside;
    outside.replaced[pack_file("pack")] = "{";
    outside.start(quiz_path("en"));
    expect_no_effect(outside, quiz_commands());
  }
  SUBCASE("before the answer") {
    Outside outside = started(quiz_path("en"));
    expect_no_effect(
        outside, {app::SubmitChosen{}, app::ToggleProof{}, app::RetryMissed{}, app::StartAgain{}});
  }
  SUBCASE("after the end") {
    Outside outside = started(quiz_path("en"));
    outside.take_quiz();
    expect_no_effect(outside, {app::ChooseOption{"lost-updates"}, app::SubmitOption{"lost-updates"},
                               app::SubmitChosen{}, app::NextQuestion{}, app::ToggleProof{},
                               app::RetryMissed{}});
  }
}
