// What must survive translation, and options that look the same.
// Not the files: quiz/check reads those.
#include "content/lint.hpp"

#include <doctest/doctest.h>

#include "tests/content/samples.hpp"

namespace {

struct Row {
  const char* english;
  const char* translation;
  const char* errors;
  const char* warnings;
};

std::string keys_of(const base::Problems& problems) {
  std::string keys;
  for (const base::Error& problem : problems) {
    keys += keys.empty() ? "" : ", ";
    keys += problem.what.key.substr(std::string("error.pack.lost-").size()) + " " +
            problem.what.arguments.front().value;
  }
  return keys;
}

}  // namespace

TEST_CASE("compare_sentences: placeholders, code, numbers and names of the English occur") {
  const Row rows[] = {
      {"The sum is {sum}.", "योग {sum} है।", "", ""},
      {"The sum is {sum}.", "योग 1 है।", "placeholder sum", ""},
      {"Call `load`.", "`load` を呼ぶ。", "", ""},
      {"Call `load`.", "load を呼ぶ。", "code load", ""},
      {"`{w.code}`", "`{w.code}`", "", ""},
      {"`{w.code}`", "{w.code}", "code {w.code}", ""},
      {"16-bit values", "১৬-বিট মান", "", ""},
      {"16-bit values", "８ビット、１６ビット", "", ""},
      {"16-bit values", "বিট", "", "number 16"},
      {"FP16 and 2^-14^", "FP16と2^-14^", "", ""},
      {"FP16 and 2^-14^", "FP32と2^-24^", "", "number FP16, number 14"},
      {"4,096 times 0.1", "4096回、0.1", "", ""},
      {"Since 2.4.", "2.4以降。", "", ""},
      {"Since 2.4.", "2.5以降。", "", "number 2.4"},
      {"7 of 23 bits", "23ビット中の`7`", "", ""},
      {"no numbers", "কিছু না", "", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.english));
    CAPTURE(std::string(row.translation));
    base::Problems errors;
    base::Problems warnings;
    content::compare_sentences({"/s", row.english}, {"/s", row.translation}, "bn.json", errors,
                               warnings);
    CHECK(keys_of(errors) == row.errors);
    CHECK(keys_of(warnings) == row.warnings);
  }
}

TEST_CASE("QZ-09: options that look the same, named by both ids") {
  content::QuestionText question;
  question.id = "q";
  question.options = {{"a", "FP16 を使う", ""},
                      {"b", "ＦＰ１６　を使う", ""},
                      {"c", "*fp16* を使\u200Dう", ""},
                      {"d", "`BF16` を使う", ""}};
  base::Problems problems;
  content::check_distinct_options(question, nullptr, "ja.json", problems);
  CHECK(samples::shown(problems) ==
        "ja.json /questions/q/options/b/text: error.pack.same-options first=a second=b\n"
        "ja.json /questions/q/options/c/text: error.pack.same-options first=a second=c\n");
}

TEST_CASE("options are compared as shown: with the values of their placeholders") {
  content::QuestionText question;
  question.id = "q";
  question.options = {{"a", "{x}", ""}, {"b", "{y}", ""}, {"c", "{z}", ""}};
  const text::Fill fill = [](std::string_view name) {
    return std::optional<std::string>(name == "z" ? "2" : "1");
  };
  base::Problems problems;
  content::check_distinct_options(question, fill, "en.json", problems);
  CHECK(samples::shown(problems) ==
        "en.json /questions/q/options/b/text: error.pack.same-options first=a second=b\n");
}
