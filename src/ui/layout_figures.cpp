// Where the parts of figures lie: bits of a strip, steps of a flow.
// Not their drawing: painter.cpp.
#include <algorithm>

#include "ui/layout_builder.hpp"

namespace ui {

using semantics::BitStrip;
using semantics::FieldKind;

float LayoutBuilder::place_figure(const semantics::Node& node, int index, const Rect& inner) {
  if (const auto* strip = std::get_if<BitStrip>(&*node.figure)) {
    return place_strip(*strip, index, inner);
  }
  return place_flow(std::get<semantics::Flow>(*node.figure), index, inner);
}

float LayoutBuilder::place_plain(const std::string& words, const Type& type, Colour ink, int index,
                                 const Rect& at) {
  PlacedText placed;
  placed.paragraph =
      set_text(base::plain_text(words), type,
               language_of(*layout_.boxes[static_cast<std::size_t>(index)].node), at.width);
  placed.x = at.x;
  placed.y = at.y;
  placed.ink = ink;
  const float height = placed.paragraph->height_px;
  layout_.boxes[static_cast<std::size_t>(index)].texts.push_back(std::move(placed));
  return height;
}

void LayoutBuilder::add_cell(const semantics::BitCell& cell, int index, const Rect& rect) {
  layout_.boxes[static_cast<std::size_t>(index)].cells.push_back({rect, cell.value, cell.field});
  const bool is_hidden = cell.field == FieldKind::kHidden;
  const std::string digit = std::to_string(cell.value) + (is_hidden ? "." : "");
  const auto glyph = set_text(base::plain_text(digit), kBitType, text::Language::kEnglish,
                              text::kUnboundedWidth_px);
  place_plain(digit, kBitType, ink_of(cell.field), index,
              {rect.x + (rect.width - glyph->max_content_px) / 2,
               rect.y + (rect.height - glyph->height_px) / 2, text::kUnboundedWidth_px, 0});
}

float LayoutBuilder::place_strip(const BitStrip& strip, int index, const Rect& inner) {
  const StripMeasures measures = strip_measures(layout_.is_narrow);
  if (measures.is_by_bytes) {
    return place_byte_rows(strip, index, inner);
  }
  float x = inner.x;
  float y = inner.y;
  float line_height = 0;
  std::size_t begin = 0;
  while (begin < strip.cells.size()) {
    std::size_t end = begin;
    while (end < strip.cells.size() && strip.cells[end].field == strip.cells[begin].field) {
      ++end;
    }
    const auto cells = std::min(static_cast<int>(end - begin), measures.cells_in_row);
    const float width =
        (static_cast<float>(cells) * (measures.cell_width + measures.gap) - measures.gap) * unit_;
    if (x > inner.x && x + width > inner.x + inner.width + 0.01F) {
      x = inner.x;
      y += line_height + measures.row_gap * unit_;
      line_height = 0;
    }
    line_height = std::max(line_height, place_field(strip, begin, end, index, {x, y, width, 0}));
    x += width + measures.gap * unit_;
    begin = end;
  }
  return y + line_height - inner.y;
}

// The bits of one field with its name below them.
float LayoutBuilder::place_field(const BitStrip& strip, std::size_t begin, std::size_t end,
                                 int index, const Rect& at) {
  const StripMeasures measures = strip_measures(false);
  const float step = (measures.cell_width + measures.gap) * unit_;
  const float row = (measures.cell_height + measures.gap) * unit_;
  const auto in_row = static_cast<std::size_t>(measures.cells_in_row);
  for (std::size_t i = begin; i < end; ++i) {
    const std::size_t at_cell = i - begin;
    add_cell(strip.cells[i], index,
             {at.x + static_cast<float>(at_cell % in_row) * step,
              at.y + static_cast<float>(at_cell / in_row) * row, measures.cell_width * unit_,
              measures.cell_height * unit_});
  }
  const std::size_t rows = (end - begin + in_row - 1) / in_row;
  const float height = static_cast<float>(rows) * row - measures.gap * unit_;
  const FieldKind field = strip.cells[begin].field;
  std::string caption = strip.fraction_caption;
  if (field == FieldKind::kSign) {
    caption = strip.sign_caption;
  } else if (field == FieldKind::kExponent) {
    caption = strip.exponent_caption;
  } else if (field == FieldKind::kHidden) {
    caption = "\u00A0";  // keeps the line
  }
  return height + place_plain(caption, kFieldCaptionType, ink_of(field), index,
                              {at.x, at.y + height, text::kUnboundedWidth_px, 0});
}

// On narrow screens: the stored bits alone, a byte a row.
float LayoutBuilder::place_byte_rows(const BitStrip& strip, int index, const Rect& inner) {
  const StripMeasures measures = strip_measures(true);
  int count = 0;
  for (const semantics::BitCell& cell : strip.cells) {
    if (cell.field == FieldKind::kHidden) {
      continue;
    }
    const auto column = static_cast<float>(count % measures.cells_in_row);
    const auto row = static_cast<float>(count / measures.cells_in_row);
    add_cell(cell, index,
             {inner.x + column * (measures.cell_width + measures.gap) * unit_,
              inner.y + row * (measures.cell_height + measures.row_gap) * unit_,
              measures.cell_width * unit_, measures.cell_height * unit_});
    ++count;
  }
  const int rows = (count + measures.cells_in_row - 1) / measures.cells_in_row;
  const float height = static_cast<float>(rows) * (measures.cell_height + measures.row_gap) * unit_;
  place_field_names(strip, index, {inner.x, inner.y + height, inner.width, 0});
  return height +
         kFieldCaptionType.size * unit_ *
             line_height_ratio(kFieldCaptionType,
                               language_of(*layout_.boxes[static_cast<std::size_t>(index)].node));
}

// Where bytes cut through the fields, a line of their names in their colours stands below.
void LayoutBuilder::place_field_names(const BitStrip& strip, int index, const Rect& at) {
  const StripMeasures measures = strip_measures(true);
  const float step = (measures.cell_width + measures.gap) * unit_;
  const std::pair<const std::string*, FieldKind> names[] = {
      {&strip.sign_caption, FieldKind::kSign},
      {&strip.exponent_caption, FieldKind::kExponent},
      {&strip.fraction_caption, FieldKind::kFraction}};
  float x = at.x;
  for (std::size_t i = 0; i < 3; ++i) {
    const bool is_there =
        std::any_of(strip.cells.begin(), strip.cells.end(),
                    [&](const semantics::BitCell& cell) { return cell.field == names[i].second; });
    if (!is_there) {
      continue;
    }
    place_plain(*names[i].first, kFieldCaptionType, ink_of(names[i].second), index,
                {x, at.y, text::kUnboundedWidth_px, 0});
    x += static_cast<float>(kCaptionColumns[i]) * step;
  }
}

float LayoutBuilder::place_flow(const semantics::Flow& flow, int index, const Rect& inner) {
  const FlowMeasures m = flow_measures(layout_.is_narrow);
  const float side = m.padding_x * unit_ + line_;
  const float edge = m.padding_y * unit_ + line_;
  float y = inner.y;
  for (const semantics::FlowStep& step : flow.steps) {
    y += y > inner.y ? m.step_gap * unit_ : 0;
    const float height = place_flow_step(
        step, index, {inner.x + side, y + edge, std::max(0.0F, inner.width - 2 * side), 0});
    layout_.boxes[static_cast<std::size_t>(index)].steps.push_back(
        {{inner.x, y, inner.width, height + 2 * edge}, step.is_emphasised});
    y += height + 2 * edge;
  }
  return y - inner.y;
}

// Operation, type and remark beside each other, as far as there is room; the remark takes the rest.
float LayoutBuilder::place_flow_step(const semantics::FlowStep& step, int index, const Rect& at) {
  const FlowMeasures m = flow_measures(layout_.is_narrow);
  struct Item {
    const std::string* words;
    const Type* type;
    Colour ink;
    float width;
  };
  const Item items[] = {{&step.operation, &kFlowNameType, Colour::kInk, m.name_width},
                        {&step.type, &kFlowTypeType,
                         step.is_emphasised ? Colour::kAccent : Colour::kInk, m.type_width},
                        {&step.note, &kFlowNoteType, Colour::kMuted, m.note_width}};
  float x = at.x;
  float y = at.y;
  float line_height = 0;
  for (const Item& item : items) {
    if (item.words->empty()) {
      continue;
    }
    const float least = std::min(item.width * unit_, at.width);
    if (x > at.x && x + least > at.x + at.width + 0.01F) {
      x = at.x;
      y += line_height + m.row_gap * unit_;
      line_height = 0;
    }
    const float width = item.words == &step.note ? at.x + at.width - x : least;
    line_height = std::max(line_height,
                           place_plain(*item.words, *item.type, item.ink, index, {x, y, width, 0}));
    x += width + m.gap * unit_;
  }
  return y + line_height - at.y;
}

}  // namespace ui
