// pack.json as structure: what a sound one reads as, and what ids may be.
// Not broken files: tests/content/broken and tests/quiz/broken_test.cpp.
#include "content/pack.hpp"

#include <doctest/doctest.h>

#include "tests/content/samples.hpp"

using content::Pack;
using content::Question;

TEST_CASE("a sound pack is read whole and without a word") {
  base::Problems problems;
  const Pack pack = content::read_pack(samples::kPack, "pack.json", problems);
  CHECK(samples::shown(problems) == "");
  CHECK(pack.id == "sample");
  CHECK(pack.level == content::Level::kIntermediate);
  CHECK(pack.languages ==
        std::vector<text::Language>{text::Language::kEnglish, text::Language::kBengali,
                                    text::Language::kHindi, text::Language::kJapanese});
  REQUIRE(pack.questions.size() == 3);

  const Question& first = pack.questions[0];
  CHECK(first.pointer == "/questions/0");
  CHECK(first.is_sound);
  REQUIRE(first.options.size() == 4);
  CHECK(first.options[0].misconception == "");
  CHECK(first.options[2].misconception == "disk");
  CHECK_FALSE(first.options[2].is_pinned);
  CHECK(first.options[3].is_pinned);
  REQUIRE(first.experiments.size() == 1);
  CHECK(first.experiments[0].steps.size() == 2);

  const Question& second = pack.questions[1];
  CHECK(second.revision == 3);
  REQUIRE(second.source.has_value());
  CHECK(second.source->section == "3.1");

  const Question& third = pack.questions[2];
  REQUIRE(third.flow.size() == 2);
  CHECK(third.flow[0].operation == "linear");
  CHECK_FALSE(third.flow[0].is_emphasised);
  CHECK(third.flow[1].is_emphasised);
}

TEST_CASE("the body is what the common part leaves over") {
  base::Problems problems;
  const Pack pack = content::read_pack(samples::kPack, "pack.json", problems);
  for (const Question& question : pack.questions) {
    REQUIRE(question.body.object() != nullptr);
    CHECK(question.body.object()->size() == 1);
    CHECK(question.body.member("answer") != nullptr);
  }
}

TEST_CASE("questions are found by id alone") {
  base::Problems problems;
  const Pack pack = content::read_pack(samples::kPack, "pack.json", problems);
  CHECK(pack.find("q-2") == &pack.questions[1]);
  CHECK(pack.find("q-") == nullptr);
  CHECK(pack.find("") == nullptr);
  CHECK(pack.questions[1].has_option("range"));
  CHECK_FALSE(pack.questions[1].has_option("lost"));
}

TEST_CASE("ids: 1 to 64 of a-z, 0-9 and inner '-'") {
  for (const char* id : {"a", "7", "mp-1", "mixed-precision-training", "a--b"}) {
    CAPTURE(std::string(id));
    CHECK(content::is_id(id));
  }
  for (const char* id : {"", "-a", "a-", "A", "a_b", "a b", "a/b", "..", "é", "a\n"}) {
    CAPTURE(std::string(id));
    CHECK_FALSE(content::is_id(id));
  }
  CHECK(content::is_id(std::string(64, 'a')));
  CHECK_FALSE(content::is_id(std::string(65, 'a')));
}
