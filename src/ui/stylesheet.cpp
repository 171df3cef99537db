// Writes CSS from the same rows that layout and painter use.
// Not a second table: every number comes from look.hpp or text/paragraph.hpp.
#include "ui/stylesheet.hpp"

#include <cstdio>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/element.hpp"
#include "text/paragraph.hpp"
#include "ui/css.hpp"

namespace ui {
namespace {

using semantics::Part;
using semantics::Verdict;

void declare_box(const Rule& rule, Declarations& out) {
  const Box& box = rule.box;
  out.set("display", "flex");
  out.set("flex-flow", box.flow == Flow::kColumn ? "column nowrap"
                       : box.flow == Flow::kRow  ? "row nowrap"
                                                 : "row wrap");
  out.set("gap", rem(box.gap));
  if (box.flow != Flow::kColumn) {
    out.set("align-items", box.is_start_aligned ? "flex-start" : "center");
  } else {
    out.set("align-items", "stretch");
  }
  std::string padding = rem(box.padding_y) + " " + rem(box.padding_x);
  if (box.border == Sides::kTop) {
    padding += " 0";
  }
  if (rule.part == Part::kBrand) {
    padding = "0 0 0 " + rem(kBrandMarkWidth + kBrandGap);
  }
  out.set("padding", padding);
  if (box.border == Sides::kAll) {
    out.set("border", "1px solid");
  } else if (box.border != Sides::kNone) {
    out.set(box.border == Sides::kTop ? "border-top" : "border-bottom", "1px solid");
  }
  if (box.radius > 0) {
    out.set("border-radius", rem(box.radius));
  }
  if (box.min_height > 0) {
    out.set("min-height", rem(box.min_height));
  }
  if (box.max_width > 0) {
    out.set("width", "100%");
    out.set("max-width", rem(box.max_width));
    out.set("align-self", "center");
    out.set("margin-inline", "auto");
  }
  out.set("flex", box.width > 0 ? "none" : (box.is_growing ? "1 1 0" : "0 1 auto"));
  out.set("width", box.width > 0 ? rem(box.width) : (box.max_width > 0 ? "100%" : "auto"));
  out.set("min-width", "0");
  if (box.is_pushed) {
    out.set("margin-inline-start", "auto");
  }
}

// Leaves are blocks of words, so that lines break as in a paragraph.
bool is_words(Part part) {
  switch (part) {
    case Part::kPackTitle:
    case Part::kPosition:
    case Part::kTitle:
    case Part::kStem:
    case Part::kSection:
    case Part::kBody:
    case Part::kMuted:
    case Part::kOptionText:
    case Part::kFeedback:
    case Part::kCaption:
    case Part::kValue:
    case Part::kNotice:
    case Part::kAlert: return true;
    default: return false;
  }
}

void declare_paint(const Paint& paint, Declarations& out) {
  out.set("color", var(paint.ink));
  if (paint.fill != Colour::kNone) {
    out.set("background-color", var(paint.fill));
  }
  out.set("border-color", paint.border == Colour::kNone ? "transparent" : var(paint.border));
}

std::string selector_of(Part part) { return "." + semantics::class_of(part); }

std::string part_rule(Part part, bool is_narrow) {
  const Rule rule = rule_of(part, is_narrow);
  Declarations out;
  declare_box(rule, out);
  if (is_words(part)) {
    out.set("display", "block");
    out.set("overflow-wrap", "anywhere");
  }
  declare_type(rule.type, out);
  declare_paint(rule.paint, out);
  return rule_text(selector_of(part), out);
}

std::string state_rule(const std::string& selector, Part part, const Look& look) {
  Declarations out;
  declare_paint(paint_of(part, look), out);
  return rule_text(selector, out);
}

std::vector<Part> all_parts() {
  std::vector<Part> parts;
  for (int i = 1; i <= static_cast<int>(Part::kFooter); ++i) {
    const auto part = static_cast<Part>(i);
    if (part != Part::kVisuallyHidden) {
      parts.push_back(part);
    }
  }
  return parts;
}

std::string colours(bool is_dark) {
  std::string text;
  for (int i = 1; i < kColourCount; ++i) {
    const auto colour = static_cast<Colour>(i);
    const Rgb rgb = rgb_of(colour, is_dark);
    char value[16];
    std::snprintf(value, sizeof value, "#%02x%02x%02x", static_cast<unsigned>(rgb.red),
                  static_cast<unsigned>(rgb.green), static_cast<unsigned>(rgb.blue));
    text += "  --" + std::string(name_of(colour)) + ": " + value + ";\n";
  }
  return text;
}

std::string languages() {
  std::string text;
  for (const text::Language language : text::kLanguages) {
    text += ":lang(" + std::string(text::code_of(language)) +
            ") { --line-height: " + css_number(text::line_height_ratio_of(language)) + "; }\n";
  }
  return text;
}

std::string words() {
  return "code { font-size: " + css_number(text::kCodeScale) + "em; line-height: 0; }\n" +
         ".value code { font-size: inherit; }\n" +
         "sup, sub { font-size: " + css_number(text::kScriptScale) +
         "em; position: relative; vertical-align: baseline; }\n" +
         "sup { top: " + css_number(-text::kSuperscriptRise_em / text::kScriptScale) + "em; }\n" +
         "sub { top: " + css_number(-text::kSubscriptRise_em / text::kScriptScale) + "em; }\n";
}

std::string states() {
  Look hovered;
  hovered.is_hovered = true;
  Look current;
  current.is_current = true;
  Look disabled;
  disabled.is_disabled = true;
  std::string text;
  text += "@media (hover: hover) {\n";
  text += state_rule(".option:not(.is-submitted):hover", Part::kOption, hovered);
  text += state_rule(".button:hover", Part::kButton, hovered);
  text += state_rule(".language:hover", Part::kLanguage, hovered);
  text += state_rule(".navigation-link:hover", Part::kNavigationLink, hovered);
  text += state_rule(".quiet-button:hover", Part::kQuietButton, hovered);
  text += "}\n";
  text += state_rule(".option.is-selected, .option:has(:checked)", Part::kOption, current);
  text += state_rule(".language.is-current", Part::kLanguage, current);
  text += state_rule(".navigation-link.is-current", Part::kNavigationLink, current);
  text += state_rule(".primary-button:disabled", Part::kPrimaryButton, disabled);
  const std::pair<std::string_view, Verdict> verdicts[] = {{"is-right", Verdict::kRight},
                                                           {"is-wrong", Verdict::kWrong},
                                                           {"is-missed", Verdict::kMissed}};
  for (const auto& [name, verdict] : verdicts) {
    Look look;
    look.verdict = verdict;
    const std::string suffix = "." + std::string(name);
    text += state_rule(".option.is-submitted" + suffix, Part::kOption, look);
    text += state_rule(".feedback" + suffix, Part::kFeedback, look);
  }
  return text;
}

std::string narrow_parts() {
  std::string text;
  for (const Part part : all_parts()) {
    const std::string rule = part_rule(part, true);
    text += rule == part_rule(part, false) ? "" : rule;
  }
  return text;
}

}  // namespace

std::string stylesheet() {
  std::string text = "/* Generated from src/ui/look.cpp by `binade stylesheet`. */\n";
  text += ":root {\n" + colours(false) + "}\n";
  text += "@media (prefers-color-scheme: dark) { :root {\n" + colours(true) + "} }\n";
  text += languages();
  text += "body { color: var(--ink); background: var(--ground); }\n";
  text += words();
  for (const Part part : all_parts()) {
    text += part_rule(part, false);
  }
  text += shape_rules();
  text += "@media (width < " + css_number(kNarrowBelow / 16) + "em) {\n";
  text += narrow_parts() + narrow_shape_rules() + "}\n";
  return text + states();
}

}  // namespace ui