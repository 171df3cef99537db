// The style sheet says all that the table says.
// Not whether a browser puts boxes where the layout does: tests/web does that.
#include "ui/stylesheet.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

#include "semantics/element.hpp"
#include "ui/look.hpp"

namespace {

using semantics::Part;
using ui::Colour;

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The declarations of the first rule with exactly this selector, or "".
std::string rule_of(const std::string& css, const std::string& selector) {
  const std::size_t at = css.find("\n" + selector + " {\n");
  return at == std::string::npos ? "" : css.substr(at, css.find('}', at) - at);
}

std::string hex_of(Colour colour, bool is_dark) {
  const ui::Rgb rgb = ui::rgb_of(colour, is_dark);
  char text[16];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", static_cast<unsigned>(rgb.red),
                static_cast<unsigned>(rgb.green), static_cast<unsigned>(rgb.blue));
  return text;
}

}  // namespace

TEST_CASE("every part has a rule of its own") {
  const std::string css = ui::stylesheet();
  for (int i = 1; i <= static_cast<int>(Part::kFooter); ++i) {
    const auto part = static_cast<Part>(i);
    const std::string name = semantics::class_of(part);
    CAPTURE(name);
    // What is heard and not seen is the page's own style sheet's.
    CHECK(rule_of(css, "." + name).empty() == (part == Part::kVisuallyHidden));
  }
}

TEST_CASE("every colour is there, light and dark") {
  const std::string css = ui::stylesheet();
  const std::size_t dark = css.find("@media (prefers-color-scheme: dark)");
  REQUIRE(dark != std::string::npos);
  for (int i = 1; i < ui::kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    const std::string name = "  --" + std::string(ui::name_of(colour)) + ": ";
    CAPTURE(name);
    CHECK(css.find(name + hex_of(colour, false) + ";") < dark);
    CHECK(css.find(name + hex_of(colour, true) + ";", dark) != std::string::npos);
  }
}

TEST_CASE("rows of the table as declarations") {
  const std::string css = ui::stylesheet();
  struct Row {
    std::string selector;
    std::string declaration;
  };
  const Row rows[] = {
      {".reading-column", "  max-width: 47rem;\n"},  // 752 / 16
      {".reading-column", "  padding: 1.75rem 1rem;\n"},
      {".option", "  padding: 0.8125rem 1rem;\n"},  // 13 / 16
      {".option", "  border: 1px solid;\n"},
      {".option", "  align-items: flex-start;\n"},
      {".languages", "  margin-inline-start: auto;\n"},
      {".stack", "  flex: 1 1 0;\n"},
      {".stem", "  line-height: calc(var(--line-height) + -0.15);\n"},
      {".value", "  font-family: \"Binade Mono\", var(--sans);\n"},
      {".step", "  padding: 0.875rem 0 0;\n"},
      {".option.is-submitted.is-wrong", "  background-color: var(--wrong-tint);\n"},
      {".primary-button:disabled", "  color: var(--muted);\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.selector);
    CAPTURE(row.declaration);
    CHECK(contains(rule_of(css, row.selector), row.declaration));
  }
}

TEST_CASE("lengths grow with the reader's text size; only lines are pixels") {
  const std::string css = ui::stylesheet();
  std::size_t begin = 0;
  while (begin < css.size()) {
    const std::size_t end = std::min(css.find('\n', begin), css.size());
    const std::string line = css.substr(begin, end - begin);
    begin = end + 1;
    const bool has_pixels = contains(line, "px");
    const bool may = contains(line, "border") || contains(line, "1px)") || contains(line, "- 2px)");
    CHECK_MESSAGE((!has_pixels || may), line);
  }
}

TEST_CASE("what differs on narrow screens stands behind the width at which the layout changes") {
  const std::string css = ui::stylesheet();
  const std::size_t narrow = css.find("@media (width < 40em) {\n");  // 640 / 16
  REQUIRE(narrow != std::string::npos);
  CHECK(css.find("\n.stem {\n", narrow) != std::string::npos);
  CHECK(css.find("\n.option-text {\n", narrow) == std::string::npos);  // the same in both
}

TEST_CASE("each language has its height of lines") {
  const std::string css = ui::stylesheet();
  for (const std::string rule :
       {":lang(en) { --line-height: 1.5; }", ":lang(bn) { --line-height: 1.65; }",
        ":lang(hi) { --line-height: 1.65; }", ":lang(ja) { --line-height: 1.7; }"}) {
    CAPTURE(rule);
    CHECK(contains(css, rule));
  }
}

TEST_CASE("braces are balanced and no value is missing") {
  const std::string css = ui::stylesheet();
  CHECK(std::count(css.begin(), css.end(), '{') == std::count(css.begin(), css.end(), '}'));
  CHECK_FALSE(contains(css, ": ;"));
  CHECK_FALSE(contains(css, "var(--none)"));
  CHECK_FALSE(contains(css, "nan"));
}
