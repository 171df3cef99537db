// The generated style sheet says what the look table says: every part, every colour, every length.
// Not how a browser reads it: tests/web compares the page with the layout.
#include "ui/stylesheet.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "semantics/element.hpp"
#include "ui/look.hpp"

namespace {

using semantics::Part;
using ui::Colour;

// Rules by their selector, read back with the simplest reader that the text allows.
using Rules = std::map<std::string, std::map<std::string, std::string>>;

std::string trimmed(const std::string& words) {
  const std::size_t first = words.find_first_not_of(" \n");
  const std::size_t last = words.find_last_not_of(" \n");
  return first == std::string::npos ? "" : words.substr(first, last - first + 1);
}

void read_declarations(const std::string& body, std::map<std::string, std::string>& rule) {
  std::size_t at = 0;
  for (std::size_t end = body.find(';'); end != std::string::npos; end = body.find(';', at)) {
    const std::string declaration = body.substr(at, end - at);
    const std::size_t colon = declaration.find(':');
    REQUIRE(colon != std::string::npos);
    rule[trimmed(declaration.substr(0, colon))] = trimmed(declaration.substr(colon + 1));
    at = end + 1;
  }
  CHECK(trimmed(body.substr(at)).empty());  // each declaration ends in a semicolon
}

// Rules inside "@media (width < ...)" have the key "narrow SELECTOR", those of other conditions
// "CONDITION SELECTOR".
Rules read_rules(const std::string& css) {
  Rules rules;
  std::string prefix;
  std::size_t at = css.find("*/") + 2;
  for (std::size_t next = css.find_first_of("{}", at); next != std::string::npos;
       next = css.find_first_of("{}", at)) {
    const std::string words = trimmed(css.substr(at, next - at));
    at = next + 1;
    if (css[next] == '}') {  // of an @media
      REQUIRE(!prefix.empty());
      prefix.clear();
    } else if (words[0] == '@') {
      REQUIRE(prefix.empty());
      prefix = words.find("(width <") != std::string::npos ? "narrow " : words + " ";
    } else {
      const std::size_t end = css.find('}', at);
      REQUIRE(end != std::string::npos);
      read_declarations(css.substr(at, end - at), rules[prefix + words]);
      at = end + 1;
    }
  }
  CHECK(prefix.empty());
  return rules;
}

const std::string& css() {
  static const std::string kText = ui::stylesheet();
  return kText;
}

const Rules& rules() {
  static const Rules kRules = read_rules(css());
  return kRules;
}

std::string value_of(const std::string& selector, const std::string& property) {
  const auto rule = rules().find(selector);
  if (rule == rules().end()) {
    return {};
  }
  const auto value = rule->second.find(property);
  return value == rule->second.end() ? "" : value->second;
}

// What holds on a narrow screen: the narrow rule over the wide one.
std::string value_of(Part part, bool is_narrow, const std::string& property) {
  const std::string selector = "." + semantics::class_of(part);
  const std::string narrow = is_narrow ? value_of("narrow " + selector, property) : "";
  return narrow.empty() ? value_of(selector, property) : narrow;
}

// "1.5rem" and "0" in the lengths of the look table.
float length_of(const std::string& value) {
  char* rest = nullptr;
  const float number = std::strtof(value.c_str(), &rest);
  CHECK((number == 0 || std::string(rest) == "rem"));
  return number * 16;
}

std::vector<Part> parts() {
  std::vector<Part> all;
  for (int i = 1; i <= static_cast<int>(Part::kFooter); ++i) {
    if (static_cast<Part>(i) != Part::kVisuallyHidden) {
      all.push_back(static_cast<Part>(i));
    }
  }
  return all;
}

std::string hex(ui::Rgb rgb) {
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", static_cast<unsigned>(rgb.red),
                static_cast<unsigned>(rgb.green), static_cast<unsigned>(rgb.blue));
  return text;
}

void check_lengths(Part part, bool is_narrow) {
  const ui::Rule rule = ui::rule_of(part, is_narrow);
  const auto near = [](float length) { return doctest::Approx(length).epsilon(1e-4); };
  CHECK(length_of(value_of(part, is_narrow, "gap")) == near(rule.box.gap));
  CHECK(length_of(value_of(part, is_narrow, "font-size")) == near(rule.type.size));
  CHECK(length_of(value_of(part, is_narrow, "border-radius")) == near(rule.box.radius));
  CHECK(length_of(value_of(part, is_narrow, "min-height")) == near(rule.box.min_height));
  CHECK(length_of(value_of(part, is_narrow, "max-width")) == near(rule.box.max_width));
  const std::string width = value_of(part, is_narrow, "width");
  if (rule.box.width > 0) {
    CHECK(length_of(width) == near(rule.box.width));
  } else {
    CHECK(width == (rule.box.max_width > 0 ? "100%" : "auto"));
  }
  if (part != Part::kBrand) {  // which has its mark at the left
    const std::string padding = value_of(part, is_narrow, "padding");
    const std::size_t space = padding.find(' ');
    const std::size_t second = padding.find(' ', space + 1);
    CHECK(length_of(padding.substr(0, space)) == near(rule.box.padding_y));
    CHECK(length_of(padding.substr(space + 1, second - space - 1)) == near(rule.box.padding_x));
  }
}

}  // namespace

TEST_CASE("stylesheet: braces balance and never close what is not open") {
  int depth = 0;
  int deepest = 0;
  for (const char character : css()) {
    depth += character == '{' ? 1 : character == '}' ? -1 : 0;
    REQUIRE(depth >= 0);
    deepest = std::max(deepest, depth);
  }
  CHECK(depth == 0);
  CHECK(deepest == 2);
}

TEST_CASE("stylesheet: every part has a rule, except the one that is only heard") {
  for (const Part part : parts()) {
    CAPTURE(semantics::class_of(part));
    CHECK(rules().count("." + semantics::class_of(part)) == 1);
  }
  CHECK(css().find("." + semantics::class_of(Part::kVisuallyHidden)) == std::string::npos);
}

TEST_CASE("stylesheet: every colour is there, light and dark, and used") {
  for (int i = 1; i < ui::kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    const std::string name = "--" + std::string(ui::name_of(colour));
    CAPTURE(name);
    CHECK(value_of(":root", name) == hex(ui::rgb_of(colour, false)));
    CHECK(value_of("@media (prefers-color-scheme: dark) :root", name) ==
          hex(ui::rgb_of(colour, true)));
    CHECK(css().find("var(" + name + ")") != std::string::npos);
  }
  CHECK(css().find("--none") == std::string::npos);
}

TEST_CASE("stylesheet: no name is used that is defined nowhere") {
  std::size_t at = 0;
  int uses = 0;
  while ((at = css().find("var(--", at)) != std::string::npos) {
    const std::string name = css().substr(at + 4, css().find_first_of("),", at) - at - 4);
    at += 4;
    CAPTURE(name);
    // The fonts' names come with the page's own style sheet, which knows the files.
    const bool is_font = name == "--sans" || name == "--sans-bold";
    CHECK((is_font || css().find(name + ":") != std::string::npos));
    ++uses;
  }
  CHECK(uses > ui::kColourCount);
}

TEST_CASE("stylesheet: lengths are those of the layout, wide and narrow") {
  for (const Part part : parts()) {
    for (const bool is_narrow : {false, true}) {
      CAPTURE(semantics::class_of(part));
      CAPTURE(is_narrow);
      check_lengths(part, is_narrow);
    }
  }
}

TEST_CASE("stylesheet: directions are those of the layout") {
  for (const Part part : parts()) {
    for (const bool is_narrow : {false, true}) {
      CAPTURE(semantics::class_of(part));
      const ui::Flow flow = ui::rule_of(part, is_narrow).box.flow;
      const char* expected = flow == ui::Flow::kColumn ? "column nowrap"
                             : flow == ui::Flow::kRow  ? "row nowrap"
                                                       : "row wrap";
      CHECK(value_of(part, is_narrow, "flex-flow") == expected);
    }
  }
}

TEST_CASE("stylesheet: bits are as large as in the layout, and lines as high") {
  for (const bool is_narrow : {false, true}) {
    const ui::StripMeasures measures = ui::strip_measures(is_narrow);
    const std::string selector = is_narrow ? "narrow .bit" : ".bit";
    CHECK(length_of(value_of(selector, "width")) == doctest::Approx(measures.cell_width));
    CHECK(length_of(value_of(selector, "height")) == doctest::Approx(measures.cell_height));
    CHECK(length_of(value_of(selector, "border-radius")) == doctest::Approx(measures.radius));
  }
  for (const text::Language language : text::kLanguages) {
    const std::string selector = ":lang(" + std::string(text::code_of(language)) + ")";
    const std::string ratio = value_of(selector, "--line-height");
    CAPTURE(selector);
    CHECK(std::strtof(ratio.c_str(), nullptr) ==
          doctest::Approx(text::line_height_ratio_of(language)));
  }
}

TEST_CASE("stylesheet: lengths grow with the reader's text size; only lines are pixels") {
  for (const auto& [selector, declarations] : rules()) {
    for (const auto& [property, value] : declarations) {
      const bool is_line = property.find("border") != std::string::npos ||
                           value.find(" - 2px)") != std::string::npos ||  // inside two lines
                           value.find(" + 1px)") != std::string::npos;
      const std::string where = selector + " " + property;  // clang 14 captures no bindings
      CAPTURE(where);
      CHECK((is_line || value.find("px") == std::string::npos));
    }
  }
}

TEST_CASE("stylesheet: narrow rules hold below the width at which the layout becomes narrow") {
  char condition[64];
  std::snprintf(condition, sizeof condition, "@media (width < %gem) {",
                static_cast<double>(ui::kNarrowBelow) / 16);
  CHECK(css().find(condition) != std::string::npos);
  CHECK(css().find("@media (width") == css().rfind("@media (width"));
}
