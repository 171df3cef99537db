// Folding makes equal what looks equal, and nothing else.
// Not full normalisation: the scripts of our languages.
#include "content/fold.hpp"

#include <doctest/doctest.h>

namespace {

struct Pair {
  const char* left;
  const char* right;
};

}  // namespace

TEST_CASE("folded: equal for what a reader cannot tell apart") {
  const Pair rows[] = {
      {"FP16", "fp16"},
      {"Ärger", "a\u0308rger"},          // composed, decomposed
      {"\u00C5", "A\u030A"},             // A with ring
      {" one  two ", "one two"},         // white space
      {"one\u00A0two", "one\u3000two"},  // no-break and ideographic space
      {"ＦＰ１６", "FP16"},              // full width
      {"ﾋﾞｯﾄ", "ビット"},                // half width, voicing mark of its own
      {"か\u3099", "が"},
      {"ক\u09C7\u09BE", "ক\u09CB"},  // Bengali e + aa, and o
      {"\u09A1\u09BC", "\u09DC"},    // Bengali rra
      {"\u0915\u093C", "\u0958"},    // Devanagari qa
      {"क्\u200Dष", "क्ष"},            // joiner
      {"ক্\u200Cষ", "ক্ষ"},            // non-joiner
      {"soft\u00ADware", "software"},
      {"\uFEFFtext", "text"},
      {"", "  \u200B "},
  };
  for (const Pair& row : rows) {
    CAPTURE(std::string(row.left));
    CHECK(content::folded(row.left) == content::folded(row.right));
  }
}

TEST_CASE("folded: different for what a reader can tell apart") {
  const Pair rows[] = {
      {"FP16", "FP 16"}, {"2", "২"},   {"rounding", "roundings"}, {"a", "ä"},   {"ক", "কা"},
      {"कि", "की"},      {"か", "が"}, {"ビット", "びっと"},      {"+1", "-1"}, {"-1", "−1"},
  };
  for (const Pair& row : rows) {
    CAPTURE(std::string(row.left));
    CHECK(content::folded(row.left) != content::folded(row.right));
  }
}

TEST_CASE("folded: folding twice changes nothing more") {
  for (const char* words : {"Ärger ＦＰ１６", "ক\u09C7\u09BE ড়", "ﾋﾞｯﾄ が", " \u200Dx\u3000"}) {
    const std::string once = content::folded(words);
    CHECK(content::folded(once) == once);
  }
}

TEST_CASE("visible_length: marks and joiners have no length of their own") {
  CHECK(content::visible_length("FP16") == 4);
  CHECK(content::visible_length("हिन्दी") == 3);  // ha, na, da; i, virama and ii are marks
  CHECK(content::visible_length("বাংলা") == 2);
  CHECK(content::visible_length("日本語") == 3);
  CHECK(content::visible_length("a\u200Db") == 2);
}

TEST_CASE("with_ascii_digits: digits of each script, nothing else") {
  CHECK(content::with_ascii_digits("১৬-বিট ०९ ８ 7") == "16-বিট 09 8 7");
}

TEST_CASE("folded: broken UTF-8 is folded, not trusted") {
  CHECK(content::folded("a\xFF") == content::folded("a\xFE"));
  CHECK(content::folded("\xE0\xA6") == "\uFFFD");
}
