// Writes CSS from the same rows that layout and painter use.
// Not a second table: every number comes from look.hpp or text/paragraph.hpp.
#include "ui/stylesheet.hpp"

#include <cstdio>
#include <string_view>
#include <vector>

#include "semantics/element.hpp"
#include "text/paragraph.hpp"
#include "ui/look.hpp"

namespace ui {
namespace {

using semantics::Part;
using semantics::Verdict;

std::string number(float value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.5f", static_cast<double>(value));
  std::string digits = text;
  digits.erase(digits.find_last_not_of('0') + 1);
  if (!digits.empty() && digits.back() == '.') {
    digits.pop_back();
  }
  return digits;
}

std::string rem(float length) { return length == 0 ? "0" : number(length / 16) + "rem"; }

std::string var(Colour colour) { return "var(--" + std::string(name_of(colour)) + ")"; }

// Declarations of one rule, each once.
class Declarations {
 public:
  void set(std::string_view name, const std::string& value) {
    text_ += "  " + std::string(name) + ": " + value + ";\n";
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string rule_text(const std::string& selector, const Declarations& declarations) {
  return declarations.text().empty() ? "" : selector + " {\n" + declarations.text() + "}\n";
}

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

void declare_type(const Type& type, Declarations& out) {
  out.set("font-size", rem(type.size));
  out.set("font-weight", type.is_bold ? "700" : "400");
  if (type.is_bold) {
    out.set("font-family", "var(--sans-bold)");
  } else if (type.is_code) {
    out.set("font-family", "\"Binade Mono\", var(--sans)");
  }
  out.set("line-height", type.line_height_change == 0 ? "var(--line-height)"
                                                      : "calc(var(--line-height) + " +
                                                            number(type.line_height_change) + ")");
}

void declare_paint(const Paint& paint, Declarations& out) {
  out.set("color", var(paint.ink));
  if (paint.fill != Colour::kNone) {
    out.set("background-color", var(paint.fill));
  }
  if (paint.border != Colour::kNone) {
    out.set("border-color", var(paint.border));
  }
}

std::string selector_of(Part part) { return "." + semantics::class_of(part); }

std::string part_rule(Part part, bool is_narrow) {
  const Rule rule = rule_of(part, is_narrow);
  Declarations out;
  declare_box(rule, out);
  if (is_words(part)) {
    out.set("display", "block");
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
            ") { --line-height: " + number(text::line_height_ratio_of(language)) + "; }\n";
  }
  return text;
}

std::string words() {
  return "code { font-size: " + number(text::kCodeScale) + "em; }\n" +
         ".value code { font-size: inherit; }\n" +
         "sup, sub { font-size: " + number(text::kScriptScale) +
         "em; position: relative; vertical-align: baseline; }\n" +
         "sup { top: " + number(-text::kSuperscriptRise_em / text::kScriptScale) + "em; }\n" +
         "sub { top: " + number(-text::kSubscriptRise_em / text::kScriptScale) + "em; }\n";
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
  text += "}\n";
  text += state_rule(".option.is-selected, .option:has(:checked)", Part::kOption, current);
  text += state_rule(".language.is-current", Part::kLanguage, current);
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

// The radio and the words beside it.
std::string option_parts() {
  const Type type = rule_of(Part::kOptionText, false).type;
  Declarations mark;
  mark.set("appearance", "none");
  mark.set("flex", "none");
  mark.set("width", rem(kMarkSize));
  mark.set("height", rem(kMarkSize));
  mark.set("margin-block",
           "calc((" + rem(type.size) + " * var(--line-height) - " + rem(kMarkSize) + ") / 2)");
  mark.set("border", "1.5px solid " + var(Colour::kMuted));
  mark.set("border-radius", "50%");
  Declarations chosen;
  chosen.set("border", "6px solid " + var(Colour::kAccent));
  Declarations body;
  body.set("display", "flex");
  body.set("flex-flow", "column nowrap");
  body.set("flex", "1 1 0");
  body.set("min-width", "0");
  body.set("gap", rem(kOptionBodyGap));
  return rule_text(".option > input", mark) + rule_text(".option > input:checked", chosen) +
         rule_text(".option-body", body) +
         ".is-right > input, .is-missed > input, .is-right > input:checked { border: 6px solid " +
         var(Colour::kRight) + "; }\n.is-wrong > input:checked { border: 6px solid " +
         var(Colour::kWrong) + "; }\n";
}

std::string progress_parts() {
  return ".progress { gap: " + rem(rule_of(Part::kProgress, false).box.gap) +
         "; }\n.progress-step { flex: 1 1 0; height: " + rem(kProgressHeight) +
         "; border-radius: " + rem(kProgressHeight / 2) + "; background: " + var(Colour::kLine) +
         "; }\n.progress-step.is-current { background: " + var(Colour::kAccent) +
         "; }\n.progress-step.is-right { background: " + var(Colour::kRight) +
         "; }\n.progress-step.is-wrong { background: " + var(Colour::kWrong) + "; }\n";
}

std::string brand_parts() {
  return ".brand { position: relative; }\n.brand::before { content: \"\"; position: absolute; "
         "left: 0; top: calc(50% - " +
         rem(kBrandMarkHeight / 2) + "); width: " + rem(kBrandMarkWidth) +
         "; height: " + rem(kBrandMarkHeight) + "; background: repeating-linear-gradient(90deg, " +
         var(Colour::kAccent) + " 0 " + rem(kBrandMarkBar) + ", transparent " + rem(kBrandMarkBar) +
         " " + rem(kBrandMarkStep) + "); }\n";
}

std::string cell_rule(const StripMeasures& m) {
  Declarations cell;
  cell.set("display", "block");
  cell.set("flex", "none");
  cell.set("width", rem(m.cell_width));
  cell.set("height", rem(m.cell_height));
  cell.set("border", "1px solid");
  cell.set("border-radius", rem(m.radius));
  cell.set("text-align", "center");
  cell.set("font", "400 " + rem(kBitType.size) + "/calc(" + rem(m.cell_height) +
                       " - 2px) \"Binade Mono\", monospace");
  return rule_text(".bit", cell);
}

std::string field_colours() {
  using semantics::FieldKind;
  const std::pair<std::string_view, FieldKind> fields[] = {{"sign", FieldKind::kSign},
                                                           {"exponent", FieldKind::kExponent},
                                                           {"hidden", FieldKind::kHidden},
                                                           {"fraction", FieldKind::kFraction},
                                                           {"unused", FieldKind::kUnused}};
  std::string text;
  for (const auto& [name, field] : fields) {
    const std::string selector = "." + std::string(name);
    text += ":is(.field, .bit)" + selector + " { color: " + var(ink_of(field)) + "; }\n";
    if (tint_of(field) != Colour::kNone) {
      text += ".bit.one" + selector + " { background: " + var(tint_of(field)) + "; }\n";
    }
  }
  return text + ".bit.hidden { border-style: dashed; }\n";
}

std::string strip_parts() {
  const StripMeasures m = strip_measures(false);
  const float row = static_cast<float>(m.cells_in_row) * (m.cell_width + m.gap) - m.gap;
  Declarations caption;
  caption.set("width", "0");
  caption.set("min-width", "100%");
  caption.set("white-space", "nowrap");
  declare_type(kFieldCaptionType, caption);
  return ".strip { display: flex; flex-flow: row wrap; align-items: flex-start; gap: " +
         rem(m.row_gap) + " " + rem(m.gap) + "; }\n" +
         ".field { display: flex; flex-flow: column nowrap; flex: none; }\n" +
         ".bits { display: flex; flex-flow: row wrap; gap: " + rem(m.gap) +
         "; max-width: " + rem(row) + "; }\n" + cell_rule(m) +
         rule_text(".field-caption", caption) +
         ".field-caption:empty::before { content: \"\\a0\"; }\n" + field_colours();
}

std::string narrow_strip() {
  const StripMeasures m = strip_measures(true);
  return ".strip { display: grid; grid-template-columns: repeat(" + std::to_string(m.cells_in_row) +
         ", " + rem(m.cell_width) + "); gap: " + rem(m.row_gap) + " " + rem(m.gap) +
         "; }\n.field, .bits { display: contents; }\n" +
         ".field.hidden, .field.hidden .bit, .field-caption { display: none; }\n" + cell_rule(m);
}

std::string flow_parts() {
  const FlowMeasures& m = kFlowMeasures;
  const auto column = [&](std::string_view name, const Type& type, const std::string& flex,
                          Colour ink) {
    Declarations out;
    out.set("flex", flex);
    out.set("color", var(ink));
    declare_type(type, out);
    return rule_text("." + std::string(name), out);
  };
  return ".flow { display: flex; flex-flow: column nowrap; gap: " + rem(m.step_gap) + "; }\n" +
         ".flow-step { display: flex; flex-flow: row wrap; align-items: flex-start; gap: " +
         rem(m.row_gap) + " " + rem(m.gap) + "; }\n" +
         column("flow-name", kFlowNameType, "0 0 " + rem(m.name_width), Colour::kInk) +
         column("flow-type", kFlowTypeType, "0 0 " + rem(m.type_width), Colour::kInk) +
         column("flow-note", kFlowNoteType, "1 1 " + rem(m.note_width), Colour::kMuted) +
         ".is-emphasised .flow-type { color: " + var(Colour::kAccent) + "; }\n";
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
  text += option_parts() + progress_parts() + brand_parts() + strip_parts() + flow_parts();
  text += "@media (width < " + number(kNarrowBelow / 16) + "em) {\n";
  text += narrow_parts() + narrow_strip() + "}\n";
  return text + states();
}

}  // namespace ui
