// Where lines may end: Japanese rules, numbers, codes and names, clusters.
// Not UAX #14 as a whole: the library has its own tests.
#include "text/break.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/text/faces.hpp"
#include "text/characters.hpp"

namespace {

using text::Break;
using text::Language;

// The words with '|' where a line may end willingly.
std::string broken(std::string_view words, Language language) {
  const text::CodePoints decoded = text::decode(words);
  const std::vector<Break> breaks = text::line_breaks(decoded.points, language, {});
  std::string marked;
  for (std::size_t i = 0; i < decoded.size(); ++i) {
    marked += words.substr(decoded.offsets[i], decoded.offsets[i + 1] - decoded.offsets[i]);
    marked += breaks[i] == Break::kAllowed ? "|" : "";
  }
  return marked;
}

struct Row {
  const char* words;
  const char* broken;
};

}  // namespace

TEST_CASE("break: numbers, codes and names stay whole in every language") {
  const Row rows[] = {
      {"is 0.1 or", "is |0.1 |or"},
      {"is -1.5e-3 or", "is |-1.5e-3 |or"},
      {"is \u22121.5e\u22123 or", "is |\u22121.5e\u22123 |or"},
      {"is 10\u00A0000 or", "is |10\u00A0000 |or"},
      {"is 10\u202F000 or", "is |10\u202F000 |or"},
      {"is 10\u2009000 or", "is |10\u2009000 |or"},
      {"is 65,504 or", "is |65,504 |or"},
      {"is 0x3F800000 or", "is |0x3F800000 |or"},
      {"is 0x1.8p-3 or", "is |0x1.8p-3 |or"},
      {"is FP16/E4M3FN or", "is |FP16/E4M3FN |or"},
      {"is 1.5\u00D710 or", "is |1.5\u00D710 |or"},
      {"is \u00B10.5% or", "is |\u00B10.5% |or"},
      {"is \u22640.5 or", "is |\u22640.5 |or"},
      {"is loss_scale_0 or", "is |loss_scale_0 |or"},
      {"is .5 or", "is |.5 |or"},
  };
  for (const Row& row : rows) {
    for (const Language language : text::kLanguages) {
      CAPTURE(row.words);
      CHECK(broken(row.words, language) == row.broken);
    }
  }
}

TEST_CASE("break: words that are no token break where UAX #14 lets them") {
  CHECK(broken("and/or mixed-precision", Language::kEnglish) == "and/|or |mixed-|precision");
  CHECK(broken("round\u00ADing", Language::kEnglish) == "round\u00AD|ing");
}

TEST_CASE("break: Japanese lines neither begin nor end with what must not stand there") {
  const Row rows[] = {
      {"数値。次", "数|値。|次"},
      {"「数値」、次", "「数|値」、|次"},
      {"サーバー", "サー|バー"},
      {"ちょっとキャッチ", "ちょっ|と|キャッ|チ"},
      {"人々の", "人々|の"},
      {"（1）と【2】", "（1）|と|【2】"},
      {"値は0.1です", "値|は|0.1|で|す"},
      {"最大値は65504。", "最|大|値|は|65504。"},
      {"本当！？はい", "本|当！？|は|い"},
      {"誤差±0.5%まで", "誤|差|±0.5%|ま|で"},
      {"約3×10の", "約|3×10|の"},
      {"FP16は半精度", "FP16|は|半|精|度"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.words);
    CHECK(broken(row.words, Language::kJapanese) == row.broken);
  }
}

TEST_CASE("break: Bengali and Hindi break at spaces and after the danda only") {
  CHECK(broken("আমি বাংলায়। ক্ষুদ্র", Language::kBengali) == "আমি |বাংলায়। |ক্ষুদ্র");
  CHECK(broken("हिन्दी में।फिर", Language::kHindi) == "हिन्दी |में।|फिर");
}

TEST_CASE("break: nothing is torn from its superscript") {
  const text::CodePoints decoded = text::decode("誤差22 - 1は");
  std::vector<bool> is_raised(decoded.size(), false);
  for (std::size_t i = 3; i < 7; ++i) {
    is_raised[i] = true;  // 2^2 - 1^
  }
  const std::vector<Break> breaks =
      text::line_breaks(decoded.points, Language::kJapanese, is_raised);
  CHECK(breaks[0] == Break::kAllowed);
  for (std::size_t i = 2; i < 6; ++i) {
    CHECK(breaks[i] < Break::kAllowed);
  }
  CHECK(breaks[7] == Break::kAllowed);
}

TEST_CASE("break: clusters are whole conjuncts, marks stay with their letter") {
  const auto starts_of = [](std::string_view words) {
    std::string starts;
    for (const bool start : text::cluster_starts(text::decode(words).points)) {
      starts += start ? "1" : "0";
    }
    return starts;
  };
  CHECK(starts_of("ক্ষি") == "1000");
  CHECK(starts_of("हिन्दी") == "101000");
  CHECK(starts_of("e\u0301a") == "101");
  CHECK(starts_of("") == "");
  for (const Break kind : text::line_breaks(text::decode("ক্ষি").points, Language::kBengali, {})) {
    CHECK(kind == Break::kNever);
  }
}

// Rows of Unicode's GraphemeBreakTest.txt as libunibreak ships it: "÷ 0020 × 0308 ÷ 0020 ÷ # ...".
TEST_CASE("break: clusters agree with the Unicode test file") {
  std::ifstream file(faces::source_root() + "/build/deps/libunibreak/src/GraphemeBreakTest.txt");
  if (!file) {
    MESSAGE("skipped: build/deps/libunibreak is not here; run tools/fetch");
    return;
  }
  int rows = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream parts(line.substr(0, line.find('#')));
    std::u32string points;
    std::vector<bool> expected;
    bool is_break = true;
    for (std::string part; parts >> part;) {
      if (part == "÷" || part == "×") {
        is_break = part == "÷";
        continue;
      }
      points.push_back(static_cast<char32_t>(std::strtoul(part.c_str(), nullptr, 16)));
      expected.push_back(is_break);
    }
    CAPTURE(line);
    CHECK(text::cluster_starts(points) == expected);
    rows += points.empty() ? 0 : 1;
  }
  CHECK(rows > 1000);
}

TEST_CASE("characters: ill-formed UTF-8 becomes U+FFFD, one for each maximal part") {
  struct DecodeRow {
    const char* bytes;
    std::u32string points;
  };
  const DecodeRow rows[] = {
      {"a\x80z", U"a\uFFFDz"},
      {"\xC0\xAF", U"\uFFFD\uFFFD"},
      {"\xE0\xA4", U"\uFFFD"},
      {"\xED\xA0\x80", U"\uFFFD\uFFFD\uFFFD"},  // a lone surrogate
      {"\xF4\x90\x80\x80", U"\uFFFD\uFFFD\uFFFD\uFFFD"},
      {"\xF0\x9F\x98z", U"\uFFFDz"},
      {"\xF0\x9F\x98\x80", U"\U0001F600"},
      {"a\nb\tc\r", U"a b c "},
      {"a\x1b", U"a\uFFFD"},
  };
  for (const DecodeRow& row : rows) {
    CHECK(text::decode(row.bytes).points == row.points);
  }
}

TEST_CASE("characters: common characters join a run, kana and kanji make one") {
  const text::CodePoints decoded = text::decode("(FP16) は半精度。মান ৭ হয়");
  const std::vector<text::ScriptRun> runs = text::script_runs(decoded.points, 0, decoded.size());
  REQUIRE(runs.size() == 3);
  CHECK(runs[0].script == text::Script::kLatin);
  CHECK(runs[0].end == 7);
  CHECK(runs[1].script == text::Script::kHiragana);
  CHECK(runs[2].script == text::Script::kBengali);
  CHECK(runs[2].end == decoded.size());
}
