// The message catalogue: sentences by key, what is missing, what is faulty.
// Not a test of the sentences themselves.
#include "text/catalogue.hpp"

#include <doctest/doctest.h>

namespace {

using base::Json;
using text::Catalogue;
using text::Language;

Json sample() {
  return Json::Object{
      {"quiz.position", "Question {index} of {count}"},
      {"quiz.check", Json::Object{{"text", "*Check*"}, {"source", "00ff00ff00ff00ff"}}},
  };
}

}  // namespace

TEST_CASE("catalogue: says a sentence with its arguments, which are literal") {
  base::Problems problems;
  const Catalogue catalogue(Language::kEnglish, sample(), "en.json", problems);
  CHECK(problems.empty());
  CHECK(catalogue.say_plain({"quiz.position", {{"index", "3"}, {"count", "*8*"}}}) ==
        "Question 3 of *8*");
  const base::RichText check = {{base::SpanStyle::kStrong, "Check", ""}};
  CHECK(catalogue.say({"quiz.check", {}}) == check);
  REQUIRE(catalogue.find("quiz.check") != nullptr);
  CHECK(catalogue.find("quiz.check")->source == "00ff00ff00ff00ff");
}

TEST_CASE("catalogue: what is missing is plain to see") {
  base::Problems problems;
  const Catalogue catalogue(Language::kBengali, sample(), "bn.json", problems);
  CHECK(catalogue.say_plain({"quiz.absent", {}}) == "⟦quiz.absent⟧");
  CHECK(catalogue.say_plain({"quiz.position", {{"index", "3"}}}) == "Question 3 of {count}");
  CHECK(!catalogue.has("quiz.absent"));
  CHECK(Catalogue().say_plain({"a", {}}) == "⟦a⟧");
}

TEST_CASE("catalogue: faulty entries are problems with their place; the sound ones stay") {
  base::Problems problems;
  const Json json =
      Json::Object{{"a", "fine"}, {"b", 3}, {"c", "2^10"}, {"d", Json::Object{{"source", "x"}}}};
  const Catalogue catalogue(Language::kHindi, json, "hi.json", problems);
  REQUIRE(problems.size() == 3);
  CHECK(problems[0].where.pointer == "/b");
  CHECK(problems[1].what.key == "error.markup.unbalanced");
  CHECK(problems[1].where.pointer == "/c");
  CHECK(problems[2].where.file == "hi.json");
  CHECK(catalogue.say_plain({"a", {}}) == "fine");
  CHECK(catalogue.say_plain({"c", {}}) == "2^10");
}
