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
  const semantics::Node& node = *layout_.boxes[static_cast<std::size_t>(index)].node;
  const text::Language* language = text::find_language(node.language);
  PlacedText placed;
  placed.paragraph = set_text(base::plain_text(words), type,
                              language == nullptr ? text::Language::kEnglish : *language, at.width);
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
  if (!measures.has_captions) {
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
  return (static_cast<float>(rows) * (measures.cell_height + measures.row_gap) - measures.row_gap) *
         unit_;
}

float LayoutBuilder::place_flow(const semantics::Flow& flow, int index, const Rect& inner) {
  const FlowMeasures& m = kFlowMeasures;
  float y = inner.y;
  for (const semantics::FlowStep& step : flow.steps) {
    y += y > inner.y ? m.step_gap * unit_ : 0;
    const float type_x = inner.x + (m.name_width + m.gap) * unit_;
    const Colour ink = step.is_emphasised ? Colour::kAccent : Colour::kInk;
    float height = place_plain(step.operation, kFlowNameType, Colour::kInk, index,
                               {inner.x, y, m.name_width * unit_, 0});
    height = std::max(height, place_plain(step.type, kFlowTypeType, ink, index,
                                          {type_x, y, m.type_width * unit_, 0}));
    if (!step.note.empty()) {
      const float note_x = type_x + (m.type_width + m.gap) * unit_;
      const float rest = inner.x + inner.width - note_x;
      const bool is_beside = rest >= m.note_width * unit_;
      const Rect at{is_beside ? note_x : inner.x, is_beside ? y : y + height + m.row_gap * unit_,
                    is_beside ? rest : inner.width, 0};
      const float note = place_plain(step.note, kFlowNoteType, Colour::kMuted, index, at);
      height = is_beside ? std::max(height, note) : height + m.row_gap * unit_ + note;
    }
    y += height;
  }
  return y - inner.y;
}

}  // namespace ui
