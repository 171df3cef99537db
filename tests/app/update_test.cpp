// What each command makes of the model, as tables of "done" and "seen then".
// Not the sentences of the screens (tests/screens) and not the log's format (tests/quiz).
#include "app/update.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/app/outside.hpp"

using trial::Outside;
using trial::pack_file;
using trial::place;
using trial::quiz_path;

namespace {

app::Route route_of(const std::string& path) { return app::parse_route(path); }

Outside started(const std::string& path, const std::string& hash = "") {
  Outside outside;
  outside.start(path, hash);
  return outside;
}

std::vector<std::string> options_shown(const Outside& outside) {
  return quiz::option_order(outside.question(), outside.session().seed);
}

int count_lines(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

int total(const std::map<std::string, int>& counts) {
  int sum = 0;
  for (const auto& [name, count] : counts) {
    sum += count;
  }
  return sum;
}

}  // namespace

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

TEST_CASE("nothing is shown before the last file is here, and each is asked for once") {
  Outside outside;
  outside.is_slow = true;
  outside.start("bn/");
  while (!outside.waiting.empty()) {
    CHECK(!app::is_ready(outside.model));
    outside.answer_one(outside.waiting.size() - 1);
  }
  CHECK(app::is_ready(outside.model));
  CHECK(outside.fetched.at("content/index.json") == 1);
  CHECK(outside.fetched.at("content/messages/bn.json") == 1);
  CHECK(outside.fetched.at(pack_file("bn")) == 1);
  CHECK(outside.fetched.at(pack_file("en")) == 1);  // stands in for what is not translated
  CHECK(outside.fetched.count("content/messages/en.json") == 0);
  CHECK(total(outside.fetched) == static_cast<int>(outside.fetched.size()));
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
    moved += quiz::option_order(question, outside.session().seed) !=
                     quiz::option_order(question, 0)
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
  for (const auto& [path, count] : outside.fetched) {
    CAPTURE(path);
    CHECK(count == 1);
  }
  CHECK(outside.fetched.count(pack_file("ja")) == 1);

  outside.send(app::SwitchLanguage{text::Language::kBengali});  // the one that is shown
  CHECK(outside.effects.empty());
}

TEST_CASE("until the files of the other language are here, the first one stays and works") {
  Outside outside = started(quiz_path("en"));
  outside.is_slow = true;
  outside.send(app::SwitchLanguage{text::Language::kJapanese});
  CHECK(outside.model.route.language == text::Language::kEnglish);
  outside.send(app::ChooseOption{"narrow-range"});
  CHECK(place(outside.model) == "mp-1 chosen=narrow-range");
  outside.answer_all();
  CHECK(outside.model.route.language == text::Language::kJapanese);
  CHECK(place(outside.model) == "mp-1 chosen=narrow-range");
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

TEST_CASE("an attempt is resumed after a visit to the list of quizzes") {
  Outside outside = started(quiz_path("en"), "#?q=mp-2");
  outside.send(app::SubmitOption{"underflow"});
  outside.send(app::OpenRoute{route_of("en/")});
  outside.send(app::OpenRoute{route_of(quiz_path("en"))});
  CHECK(place(outside.model) == "mp-2 right=underflow");
}

TEST_CASE("an address typed within the quiz moves to its question") {
  Outside outside = started(quiz_path("en"));
  outside.send(app::SubmitOption{"lost-updates"});
  outside.send(app::ToggleProof{});
  outside.send(app::AddressChanged{quiz_path("en"), "#?q=mp-7"});
  CHECK(place(outside.model) == "mp-7");
  CHECK(outside.model.announcement.key.empty());
  CHECK(outside.model.traces.count("mp-7") == 1);
  outside.send(app::AddressChanged{quiz_path("en"), "#?q=mp-1"});
  CHECK(place(outside.model) == "mp-1 right=lost-updates");
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

TEST_CASE("a pack with problems is not shown as if it were whole") {
  struct Row {
    const char* file;
    std::string contents;
    std::string key;  // of the first problem
  };
  const std::string pack = trial::repository_file(pack_file("pack"));
  const std::string english = trial::repository_file(pack_file("en"));
  const Row rows[] = {
      {"pack", pack.substr(0, pack.size() / 2), "error.json.end"},
      {"pack", "", "error.json.end"},
      {"pack", samples::edited(pack, "\"answer\": \"underflow\"", "\"answer\": \"none\""),
       "error.pack.answer"},
      {"en", "[]", "error.json.type"},
      {"en", samples::edited(english, "{gap.exact}", "{no_such_step}"), "error.pack.placeholder"},
  };
  for (const Row& row : rows) {
    const std::string file = row.file;
    CAPTURE(file);
    CAPTURE(row.key);
    Outside outside;
    outside.replaced[pack_file(file)] = row.contents;
    outside.start(quiz_path("en"));
    REQUIRE(app::is_ready(outside.model));
    CHECK(!outside.model.session.has_value());
    const base::Problems& problems = outside.model.packs.at(std::string(trial::kPack)).problems;
    REQUIRE(!problems.empty());
    CHECK(problems[0].what.key == row.key);
    CHECK(problems[0].where.file == pack_file(file));
    CHECK(outside.asked<app::AppendToLog>().empty());
  }
}

TEST_CASE("a file that does not come ends the waiting, with a problem that names it") {
  struct Row {
    const char* route;
    std::string file;
    const char* seen;
  };
  const Row rows[] = {
      {"en/", "content/index.json", "problems=1"},
      {"en/", "content/messages/en.json", "problems=1"},
      {"en/quiz/mixed-precision-training/", pack_file("pack"), "problems=1"},
      {"en/quiz/mixed-precision-training/", pack_file("en"), "problems=1"},
      {"en/quiz/mixed-precision-training/", "fonts/noto-sans-regular.ttf", "mp-1"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.file);
    Outside outside;
    outside.failing = {row.file};
    if (row.file.substr(0, 6) == "fonts/") {  // the page can be read without the canvas
      for (const std::string& path : app::files_of({}, route_of("en/"))) {
        outside.failing.insert(path.substr(0, 6) == "fonts/" ? path : row.file);
      }
    }
    outside.start(row.route);
    CHECK(app::is_ready(outside.model));
    CHECK(place(outside.model) == row.seen);
    base::Problems problems = outside.model.problems;
    for (const auto& [id, loaded] : outside.model.packs) {
      problems.insert(problems.end(), loaded.problems.begin(), loaded.problems.end());
    }
    if (!problems.empty()) {
      CHECK(problems[0].what.key == "error.fetch");
      CHECK(problems[0].where.file == row.file);
    }
  }
}

TEST_CASE("an answer to a question nobody asked changes nothing") {
  Outside outside = started("en/");
  const std::vector<std::string> ids = outside.model.pack_ids;
  outside.send(app::Fetched{"content/index.json", true, "{\"packs\": [\"other\"]}"});
  outside.send(app::Fetched{"content/messages/ja.json", false, ""});
  CHECK(outside.model.pack_ids == ids);
  CHECK(outside.model.problems.empty());
  CHECK(outside.effects.empty());
  CHECK(place(outside.model) == "home");
}

namespace {

// Everything that a screen of a quiz may send.
std::vector<app::Command> quiz_commands() {
  return {app::ChooseOption{"narrow-range"}, app::SubmitOption{"narrow-range"},
          app::SubmitChosen{},               app::NextQuestion{},
          app::ToggleProof{},                app::TogglePreview{},
          app::RetryMissed{},                app::StartAgain{}};
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
    expect_no_effect(outside, {app::SubmitChosen{}, app::ToggleProof{}, app::RetryMissed{},
                               app::StartAgain{}});
  }
  SUBCASE("after the end") {
    Outside outside = started(quiz_path("en"));
    outside.take_quiz();
    expect_no_effect(outside,
                     {app::ChooseOption{"lost-updates"}, app::SubmitOption{"lost-updates"},
                      app::SubmitChosen{}, app::NextQuestion{}, app::ToggleProof{},
                      app::RetryMissed{}});
  }
}
