// The markup: what each mark means, what is literal, and what is a fault.
// Not a test of drawing.
#include "text/markup.hpp"

#include <doctest/doctest.h>

#include "text/source_hash.hpp"

namespace {

using base::RichText;
using base::Span;
using base::SpanStyle;

const std::vector<base::Argument> kArguments = {
    {"sum", "4096"}, {"code", "0x6C00"}, {"sly", "*a* `b` {sum} [[x|y]] \\"}, {"none", ""}};

// A span in short: a letter for its style, its words, its term.
std::string shown(const RichText& text) {
  std::string all;
  for (const Span& span : text) {
    all += all.empty() ? "" : " ";
    all += std::string(1, "PSCUL"[static_cast<int>(span.style)]) + "<" + span.text + ">";
    all += span.term_id.empty() ? "" : "@" + span.term_id;
  }
  return all;
}

struct Row {
  const char* source;
  const char* spans;
};

struct FaultRow {
  const char* source;
  const char* key;
  const char* argument;
  int offset;
  const char* drawn;
};

}  // namespace

TEST_CASE("markup: each mark makes its span") {
  const Row rows[] = {
      {"", ""},
      {"plain words", "P<plain words>"},
      {"sum is {sum}.", "P<sum is 4096.>"},
      {"`{code}` is *one* code", "C<0x6C00> P< is > S<one> P< code>"},
      {"2^-14^", "P<2> U<-14>"},
      {"x~i+1~", "P<x> L<i+1>"},
      {"one [[ulp|unit in the last place]] off", "P<one > P<unit in the last place>@ulp P< off>"},
      {"[[ulp|{sum} ulps]]", "P<4096 ulps>@ulp"},
      {"*{sum}*", "S<4096>"},
      {"*a**b*", "S<ab>"},
      {"*{none}*", ""},
      {"স্কুল *हिन्दी* `日本`", "P<স্কুল > S<हिन्दी> P< > C<日本>"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.source);
    const base::Result<RichText> result = text::parse_markup(row.source, kArguments);
    REQUIRE(result.ok());
    CHECK(shown(result.value()) == row.spans);
  }
}

TEST_CASE("markup: a value is literal text, whatever stands in it") {
  CHECK(shown(text::draw_markup("a {sly} b", kArguments)) == "P<a *a* `b` {sum} [[x|y]] \\ b>");
  CHECK(shown(text::draw_markup("*{sly}*", kArguments)) == "S<*a* `b` {sum} [[x|y]] \\>");
}

TEST_CASE("markup: a backslash takes the meaning from a mark; code needs few of them") {
  const Row rows[] = {
      {"\\*not strong\\*", "P<*not strong*>"},
      {"\\{sum\\}", "P<{sum}>"},
      {"a \\~ b, 2\\^3, \\`x\\`, \\\\", "P<a ~ b, 2^3, `x`, \\>"},
      {"\\[\\[1, 2\\]\\]", "P<[[1, 2]]>"},
      {"a[0] | b[1]", "P<a[0] | b[1]>"},
      {"`a*b ^ ~c [[d]] }`", "C<a*b ^ ~c [[d]] }>"},
      {"`a \\` b`", "C<a ` b>"},
      {"[[a-b|x \\]\\] y]]", "P<x ]] y>@a-b"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.source);
    const base::Result<RichText> result = text::parse_markup(row.source, kArguments);
    REQUIRE(result.ok());
    CHECK(shown(result.value()) == row.spans);
  }
}

TEST_CASE("markup: a fault is named with its place, and the words are drawn as written") {
  const char* unbalanced = "error.markup.unbalanced";
  const FaultRow rows[] = {
      {"a *b", unbalanced, "*", 2, "P<a *b>"},
      {"a `b", unbalanced, "`", 2, "P<a `b>"},
      {"2^-14", unbalanced, "^", 1, "P<2^-14>"},
      {"a ~ b", unbalanced, "~", 2, "P<a ~ b>"},
      {"**", unbalanced, "*", 0, "P<**>"},
      {"a } b", unbalanced, "}", 2, "P<a } b>"},
      {"a {b", unbalanced, "{", 2, "P<a {b>"},
      {"a ]] b", unbalanced, "]]", 2, "P<a ]] b>"},
      {"a [[b|c", unbalanced, "[[", 2, "P<a [[b|c>"},
      {"[[b|c\\]]", unbalanced, "[[", 0, "P<[[b|c]]>"},
      {"স {total}", "error.markup.placeholder", "total", 4, "P<স {total}>"},
      {"{}", "error.markup.placeholder", "", 0, "P<{}>"},
      {"{a b}", "error.markup.placeholder", "a b", 0, "P<{a b}>"},
      {"*a ^b^ c*", "error.markup.nested", "^", 3, "S<a ^b^ c>"},
      {"*[[a|b]]*", "error.markup.nested", "[[", 1, "S<[[a|b]]>"},
      {"[[ulp]]", "error.markup.term", "ulp", 0, "P<[[ulp]]>"},
      {"[[ulp|]]", "error.markup.term", "ulp|", 0, "P<[[ulp|]]>"},
      {"[[a b|c]]", "error.markup.term", "a b|c", 0, "P<[[a b|c]]>"},
      {"a \\b", "error.markup.escape", "\\b", 2, "P<a \\b>"},
      {"a \\", "error.markup.escape", "\\", 2, "P<a \\>"},
  };
  for (const FaultRow& row : rows) {
    CAPTURE(row.source);
    const base::Result<RichText> result = text::parse_markup(row.source, kArguments);
    REQUIRE(!result.ok());
    CHECK(result.error().what.key == row.key);
    REQUIRE(result.error().what.arguments.size() == 1);
    CHECK(result.error().what.arguments[0].value == row.argument);
    CHECK(result.error().where.offset == row.offset);
    CHECK(shown(text::draw_markup(row.source, kArguments)) == row.drawn);
  }
}

TEST_CASE("markup: every fault of a sentence is found, not only the first") {
  const text::Markup markup = text::read_markup("*a {b} ^c", text::fill_from({}));
  REQUIRE(markup.problems.size() == 3);
  CHECK(markup.problems[0].where.offset == 0);
  CHECK(markup.problems[1].where.offset == 3);
  CHECK(markup.problems[2].where.offset == 7);
}

TEST_CASE("markup: placeholders and terms of a sentence") {
  using Names = std::vector<std::string>;
  const char* sentence = "{b} *{a}* `{b}` [[t|{c}]] [[u|x]] \\{d\\} [[t|y]]";
  CHECK(text::placeholders_of(sentence) == Names{"b", "a", "c"});
  CHECK(text::terms_of(sentence) == Names{"t", "u"});
  CHECK(text::placeholders_of("none").empty());
}

TEST_CASE("markup: escaped words read as themselves") {
  for (const char* words : {"a*b", "{x}", "\\", "[[1|2]]", "~`^", "日本 * 2", ""}) {
    const base::Result<RichText> result =
        text::parse_markup(text::escape_markup(words), kArguments);
    REQUIRE(result.ok());
    CHECK(base::words_of(result.value()) == words);
  }
}

TEST_CASE("markup: hostile text is read in one pass") {
  for (const char* part : {"{", "[[", "[[a|", "*", "*`", "\\", "^a~", "]]", "}"}) {
    std::string source;
    while (source.size() < 200000) {
      source += part;
    }
    CHECK(!text::draw_markup(source, kArguments).empty());
  }
}

TEST_CASE("source hash: FNV-1a, the published values") {
  CHECK(text::source_hash("") == "cbf29ce484222325");
  CHECK(text::source_hash("a") == "af63dc4c8601ec8c");
  CHECK(text::source_hash("foobar") == "85944171f73967e8");
}
