// The sentences of a pack: what is stale, what is missing, and what a reader is shown then.
// Not what the words mean.
#include <doctest/doctest.h>

#include "content/pack.hpp"
#include "tests/content/samples.hpp"

using content::Pack;
using content::PackLocale;
using text::Language;

namespace {

Pack sample_pack() {
  base::Problems problems;
  Pack pack = content::read_pack(samples::kPack, "pack.json", problems);
  REQUIRE(problems.empty());
  return pack;
}

PackLocale read(const std::string& text, const std::string& file, const PackLocale* english) {
  base::Problems problems;
  PackLocale locale = content::read_pack_locale(text, file, sample_pack(), english, problems);
  CHECK(samples::shown(problems) == "");
  return locale;
}

// "q-1:bn q-2:en*": the language in which each question is shown; '*' marks a fallback.
std::string shown_languages(const PackLocale& locale, const PackLocale& english) {
  std::string row;
  for (const content::Question& question : sample_pack().questions) {
    const content::ShownQuestion shown = content::shown_question(locale, english, question.id);
    REQUIRE(shown.text != nullptr);
    row += (row.empty() ? "" : " ") + question.id + ":" + std::string(code_of(shown.language)) +
           (shown.is_fallback ? "*" : "");
  }
  return row;
}

}  // namespace

TEST_CASE("sentences are read in the order of pack.json") {
  const PackLocale english = read(samples::kEnglish, "en.json", nullptr);
  CHECK(english.language == Language::kEnglish);
  CHECK(english.title == "A sample");
  REQUIRE(english.questions.size() == 3);
  CHECK(english.questions[0].options[3].id == "none");
  CHECK(english.questions[0].find("kept")->feedback == "Ties go to even.");
  CHECK(english.find("q-2")->stem == "What does `bf16` share with FP32?");
  CHECK(english.find("q-3")->flow == std::vector<std::string>{"", "FP32 list"});
  CHECK(english.find("q-9") == nullptr);
  CHECK(english.gaps.empty());
}

TEST_CASE("a whole translation is shown in its language") {
  const PackLocale english = read(samples::kEnglish, "en.json", nullptr);
  const PackLocale japanese = read(samples::japanese(), "ja.json", &english);
  CHECK(japanese.gaps.empty());
  CHECK(japanese.find("q-3")->flow == std::vector<std::string>{"", "日本語 FP32 list"});
  CHECK(shown_languages(japanese, english) == "q-1:ja q-2:ja q-3:ja");
  CHECK(content::shown_title(japanese, english).text == "日本語 A sample");
  CHECK_FALSE(content::shown_title(japanese, english).is_fallback);
}

TEST_CASE("QZ-10: English revised, Bengali made from the older sentence: English is shown") {
  struct Row {
    const char* from;
    const char* to;
    const char* shown;
    const char* place;  // of the stale sentence
  };
  const Row rows[] = {
      {"Its *range*.", "Its *range*!", "q-1:bn q-2:en* q-3:bn", "/questions/q-2/explanation"},
      {"No disk is involved.", "No disk.", "q-1:en* q-2:bn q-3:bn",
       "/questions/q-1/options/disk/feedback"},
      {"FP32 list", "an FP32 list", "q-1:bn q-2:bn q-3:en*", "/questions/q-3/flow/1"},
      {"Three questions.", "Some questions.", "q-1:bn q-2:bn q-3:bn", "/description"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.from));
    const std::string revised = samples::edited(samples::kEnglish, row.from, row.to);
    const PackLocale english = read(revised, "en.json", nullptr);
    const PackLocale bengali = read(samples::bengali(), "bn.json", &english);
    CHECK(shown_languages(bengali, english) == row.shown);
    CHECK(samples::shown(bengali.gaps) ==
          "bn.json " + std::string(row.place) + ": error.pack.stale\n");
    CHECK(content::shown_description(bengali, english).is_fallback ==
          (row.place == std::string("/description")));
  }
}

TEST_CASE("QZ-11: one of four options translated: the whole question in English, no mix") {
  const PackLocale english = read(samples::kEnglish, "en.json", nullptr);
  std::string hindi = samples::hindi();
  for (const char* option : {"Larger by 2^-10^", "Stored elsewhere", "None of the above"}) {
    hindi = samples::edited(hindi, std::string("हिन्दी ") + option, "");
  }
  const PackLocale locale = read(hindi, "hi.json", &english);
  CHECK(shown_languages(locale, english) == "q-1:en* q-2:hi q-3:hi");
  CHECK(locale.find("q-1")->is_incomplete);
  CHECK(locale.gaps.size() == 3);
  const content::ShownQuestion shown = content::shown_question(locale, english, "q-1");
  CHECK(shown.text->find("lost")->text == "Unchanged");  // although Hindi has this one
}

TEST_CASE("QZ-11: missing members, objects and whole questions of a translation are gaps") {
  const PackLocale english = read(samples::kEnglish, "en.json", nullptr);
  struct Row {
    const char* hindi;
    const char* shown;
    std::size_t gaps;
  };
  // q-1 and q-2 have 2 + 8 sentences each, q-3 one note more.
  const Row rows[] = {
      {R"({"locale": "hi", "pack": "sample"})", "q-1:en* q-2:en* q-3:en*", 2 + 10 + 10 + 10},
      {R"({"locale": "hi", "pack": "sample", "questions": {}})", "q-1:en* q-2:en* q-3:en*", 32},
      {R"({"locale": "hi", "pack": "sample", "questions": {"q-1": {"options": {"lost": {}}}}})",
       "q-1:en* q-2:en* q-3:en*", 32},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.hindi));
    const PackLocale hindi = read(row.hindi, "hi.json", &english);
    CHECK(shown_languages(hindi, english) == row.shown);
    CHECK(hindi.gaps.size() == row.gaps);
    CHECK(content::shown_title(hindi, english).text == "A sample");
    CHECK(content::shown_title(hindi, english).language == Language::kEnglish);
  }
}

TEST_CASE("a note that is empty in English is empty in every language, stamped or not") {
  const PackLocale english = read(samples::kEnglish, "en.json", nullptr);
  const std::string stamped = samples::edited(
      samples::hindi(), "\"\",\n", "{\"text\": \"\", \"source\": \"cbf29ce484222325\"},\n");
  const PackLocale hindi = read(stamped, "hi.json", &english);
  CHECK(hindi.gaps.empty());
  CHECK(hindi.find("q-3")->flow == std::vector<std::string>{"", "हिन्दी FP32 list"});
}

TEST_CASE("without the English file a translation is taken as it is") {
  const PackLocale bengali = read(samples::bengali(), "bn.json", nullptr);
  CHECK(bengali.gaps.empty());
}

TEST_CASE("sentences in English that nobody can read are problems") {
  struct Row {
    const char* from;
    const char* to;
    const char* problem;
  };
  const Row rows[] = {
      {"\"title\": \"A sample\", ", "", "en.json: error.json.missing member=title"},
      {"\"A sample\"", "\"\"", "en.json /title: error.pack.empty"},
      {"\"A sample\"", "null", "en.json /title: error.json.type expected=string found=null"},
      {"{sum}:", "{total}:",
       "en.json /questions/q-1/explanation: error.pack.placeholder name=total"},
      {"*range*", "*range", "en.json /questions/q-2/explanation: error.markup.unbalanced mark=*"},
      {"\"pack\": \"sample\"", "\"pack\": \"simple\"",
       "en.json /pack: error.pack.other found=simple expected=sample"},
      {"\"locale\": \"en\"", "\"locale\": \"xx\"", "en.json /locale: error.pack.locale locale=xx"},
      {"\"lost\": {", "\"lots\": {",
       "en.json /questions/q-1/options/lots: error.pack.unknown-option id=lots"},
      {"\"q-3\": {", "\"q-4\": {", "en.json /questions/q-4: error.pack.unknown-question id=q-4"},
      {"[\"\", \"FP32 list\"]", "[\"\"]",
       "en.json /questions/q-3/flow: error.pack.notes found=1 expected=2"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.to));
    base::Problems problems;
    content::read_pack_locale(samples::edited(samples::kEnglish, row.from, row.to), "en.json",
                              sample_pack(), nullptr, problems);
    CHECK(samples::shown(problems).find(row.problem) != std::string::npos);
  }
}
