// Files come late, damaged, twice or not at all: what is shown then.
// Not what the readers say of damage (tests/content, tests/quiz).
#include "app/loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/app/outside.hpp"

using trial::Outside;
using trial::pack_file;
using trial::place;
using trial::quiz_path;
using trial::route_of;
using trial::started;

namespace {

int total(const std::map<std::string, int>& counts) {
  int sum = 0;
  for (const auto& [name, count] : counts) {
    sum += count;
  }
  return sum;
}

}  // namespace

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
