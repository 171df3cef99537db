// CSS of what is drawn and not a box of the table: the same shapes as painter.cpp draws.
// Not a second table: every number comes from look.hpp.
#include <iterator>
#include <vector>

#include "ui/css.hpp"

namespace ui {
namespace {

// A line of the mark's stroke as corners of a polygon: there along one side, back along the other.
std::string stroke_polygon(const std::vector<Point>& points) {
  constexpr float kHalf = kStroke / kMarkSize / 2;
  std::string there;
  std::string back;
  for (const Point& point : points) {
    there += (there.empty() ? "" : ", ") + percent(point.x) + " " + percent(point.y - 1.4F * kHalf);
    back = ", " + percent(point.x) + " " + percent(point.y + 1.4F * kHalf) + back;
  }
  return "polygon(" + there + back + ")";
}

std::string cross_polygon() {
  const float d = kCrossReach;
  const float h = 0.7F * kStroke / kMarkSize;
  const Point corners[] = {{0, -h}, {d, -d - h}, {d + h, -d}, {h, 0}};
  std::string text = "polygon(";
  for (int quarter = 0; quarter < 4; ++quarter) {
    for (const Point& c : corners) {
      const float x = quarter == 0 ? c.x : quarter == 1 ? -c.y : quarter == 2 ? -c.x : c.y;
      const float y = quarter == 0 ? c.y : quarter == 1 ? c.x : quarter == 2 ? -c.y : -c.x;
      text += (text.back() == '(' ? "" : ", ") + percent(0.5F + x) + " " + percent(0.5F + y);
    }
  }
  return text + ")";
}

// Filled, with a tick or a cross in it.
std::string answered_marks() {
  Declarations sign;
  sign.set("content", "\"\"");
  sign.set("display", "block");
  sign.set("width", "100%");
  sign.set("height", "100%");
  sign.set("background", var(Colour::kPanel));
  sign.set("clip-path", stroke_polygon({std::begin(kTick), std::end(kTick)}));
  Declarations cross;
  cross.set("clip-path", cross_polygon());
  const auto fill = [](Colour colour) {
    Declarations out;
    out.set("border", "0");
    out.set("background", var(colour));
    return out;
  };
  const std::string answered = ":is(.is-right, .is-wrong, .is-missed)";
  return rule_text(".option" + answered + " > input", fill(Colour::kRight)) +
         rule_text(".option.is-wrong > input", fill(Colour::kWrong)) +
         rule_text(".option" + answered + " > input::before", sign) +
         rule_text(".option.is-wrong > input::before", cross);
}

// The radio and the words beside it.
std::string option_parts() {
  const Type type = rule_of(semantics::Part::kOptionText, false).type;
  Declarations mark;
  mark.set("appearance", "none");
  mark.set("flex", "none");
  mark.set("width", rem(kMarkSize));
  mark.set("height", rem(kMarkSize));
  mark.set("margin-block",
           "calc((" + rem(type.size) + " * var(--line-height) - " + rem(kMarkSize) + ") / 2)");
  mark.set("border", css_number(kMarkLine) + "px solid " + var(Colour::kMuted));
  mark.set("border-radius", "50%");
  Declarations chosen;
  chosen.set("border", rem(kChosenMarkLine) + " solid " + var(Colour::kAccent));
  Declarations body;
  body.set("display", "flex");
  body.set("flex-flow", "column nowrap");
  body.set("flex", "1 1 0");
  body.set("min-width", "0");
  body.set("gap", rem(kOptionBodyGap));
  return rule_text(".option > input", mark) + rule_text(".option > input:checked", chosen) +
         rule_text(".option-body", body) + answered_marks();
}

std::string progress_parts() {
  return ".progress { gap: " + rem(rule_of(semantics::Part::kProgress, false).box.gap) +
         "; }\n.progress-step { flex: 1 1 0; height: " + rem(kProgressHeight) +
         "; border-radius: " + rem(kProgressHeight / 2) + "; background: " + var(Colour::kLine) +
         "; }\n.progress-step.is-current { background: " + var(Colour::kAccent) +
         "; }\n.progress-step.is-right { background: " + var(Colour::kRight) +
         "; }\n.progress-step.is-wrong { background: " + var(Colour::kWrong) + "; }\n";
}

std::string brand_parts() {
  std::string images;
  for (const BrandBar& bar : kBrandBars) {
    const std::string colour = var(Colour::kAccent);
    images += (images.empty() ? "" : ", ") + ("linear-gradient(" + colour + ", " + colour + ") ") +
              rem(bar.x) + " 100% / " + rem(kBrandBarWidth) + " " + rem(bar.height) + " no-repeat";
  }
  Declarations mark;
  mark.set("content", "\"\"");
  mark.set("position", "absolute");
  mark.set("left", "0");
  mark.set("top", "calc(50% - " + rem(kBrandMarkHeight / 2) + ")");
  mark.set("width", rem(kBrandMarkWidth));
  mark.set("height", rem(kBrandMarkHeight));
  mark.set("background", images);
  return ".brand { position: relative; }\n" + rule_text(".brand::before", mark);
}

std::string details_parts() {
  Declarations summary;
  summary.set("padding-inline-start", rem(kDetailsIndent));
  summary.set("list-style", "none");
  summary.set("position", "relative");
  Declarations mark;
  mark.set("content", "\"\"");
  mark.set("position", "absolute");
  mark.set("left", "0");
  mark.set("top", "calc(0.5em * var(--line-height) - " + rem(kDetailsMark / 2) + ")");
  mark.set("width", rem(kDetailsMark));
  mark.set("height", rem(kDetailsMark));
  mark.set("background", var(Colour::kMuted));
  mark.set("clip-path", "polygon(0 0, 100% 50%, 0 100%)");
  return "details { display: block; }\n" + rule_text("summary", summary) +
         "summary::-webkit-details-marker { display: none; }\n" +
         rule_text("summary::before", mark) +
         "[open] > summary::before { clip-path: polygon(0 0, 100% 0, 50% 100%); }\n" +
         "details > :not(summary) { margin-block-start: " + rem(kDetailsGap) + "; }\n";
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
  const auto columns = [](std::string_view field, int count) {
    return "." + std::string(field) + " .field-caption { grid-column-end: span " +
           std::to_string(count) + "; }\n";
  };
  return ".strip { display: grid; grid-template-columns: repeat(" + std::to_string(m.cells_in_row) +
         ", " + rem(m.cell_width) + "); gap: " + rem(m.row_gap) + " " + rem(m.gap) +
         "; }\n.field, .bits { display: contents; }\n" +
         ".field.hidden, .field.hidden .bit, .field.unused .field-caption { display: none; }\n" +
         ".field-caption { order: 1; min-width: 0; }\n" +
         ".field:first-child .field-caption { grid-column-start: 1; }\n" +
         columns("sign", kCaptionColumns[0]) + columns("exponent", kCaptionColumns[1]) +
         columns("fraction", kCaptionColumns[2]) + cell_rule(m);
}

std::string arrow_rule(const FlowMeasures& m) {
  const float neck = 1 - m.arrow_head / m.step_gap;
  const float half = 0.5F / m.arrow_width;
  const std::string left = percent(0.5F - half) + " ";
  const std::string right = percent(0.5F + half) + " ";
  Declarations arrow;
  arrow.set("content", "\"\"");
  arrow.set("position", "absolute");
  arrow.set("left", rem(m.padding_x));
  arrow.set("bottom", "calc(100% + 1px)");
  arrow.set("width", rem(m.arrow_width));
  arrow.set("height", rem(m.step_gap));
  arrow.set("background", var(Colour::kMuted));
  arrow.set("clip-path", "polygon(" + left + "0, " + right + "0, " + right + percent(neck) +
                             ", 100% " + percent(neck) + ", 50% 100%, 0 " + percent(neck) + ", " +
                             left + percent(neck) + ")");
  return rule_text(".flow-step + .flow-step::before", arrow);
}

std::string flow_step_rule(const FlowMeasures& m) {
  Declarations step;
  step.set("display", "flex");
  step.set("flex-flow", "row wrap");
  step.set("align-items", "flex-start");
  step.set("gap", rem(m.row_gap) + " " + rem(m.gap));
  step.set("padding", rem(m.padding_y) + " " + rem(m.padding_x));
  step.set("border", "1px solid " + var(Colour::kLine));
  step.set("border-radius", rem(m.radius));
  step.set("position", "relative");
  return rule_text(".flow-step", step);
}

std::string flow_parts() {
  const FlowMeasures m = flow_measures(false);
  const auto column = [](std::string_view name, const Type& type, const std::string& flex,
                         Colour ink) {
    Declarations out;
    out.set("flex", flex);
    out.set("min-width", "0");
    out.set("overflow-wrap", "anywhere");
    out.set("color", var(ink));
    declare_type(type, out);
    return rule_text("." + std::string(name), out);
  };
  return ".flow { display: flex; flex-flow: column nowrap; gap: " + rem(m.step_gap) + "; }\n" +
         flow_step_rule(m) + arrow_rule(m) +
         column("flow-name", kFlowNameType, "0 1 " + rem(m.name_width), Colour::kInk) +
         column("flow-type", kFlowTypeType, "0 1 " + rem(m.type_width), Colour::kInk) +
         column("flow-note", kFlowNoteType, "1 1 " + rem(m.note_width), Colour::kMuted) +
         ".is-emphasised .flow-type { color: " + var(Colour::kAccent) + "; }\n" +
         ".flow-step.is-emphasised { border-color: " + var(Colour::kAccent) + "; }\n";
}

std::string narrow_flow() {
  const FlowMeasures m = flow_measures(true);
  return ".flow-step { padding-inline: " + rem(m.padding_x) +
         "; }\n.flow-name { flex-basis: " + rem(m.name_width) +
         "; }\n.flow-step + .flow-step::before { left: " + rem(m.padding_x) + "; }\n";
}

}  // namespace

std::string shape_rules() {
  return option_parts() + progress_parts() + brand_parts() + details_parts() + strip_parts() +
         flow_parts();
}

std::string narrow_shape_rules() { return narrow_strip() + narrow_flow(); }

}  // namespace ui
