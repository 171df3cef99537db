// Columns, rows and wrapping rows: the small part of flex boxes that our screens need, exactly.
// Not figures: layout_figures.cpp.
#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/interaction.hpp"
#include "ui/layout_builder.hpp"

namespace ui {

using semantics::Node;
using semantics::Part;
using semantics::Role;

namespace {

// What exactly fills a line must not go to the next one for an error in the last bit.
constexpr float kSlack_px = 0.01F;

void move(Rect& rect, float dx, float dy) {
  rect.x += dx;
  rect.y += dy;
}

}  // namespace

text::Language language_of(const Node& node) {
  const text::Language* language = text::find_language(node.language);
  return language == nullptr ? text::Language::kEnglish : *language;
}

LayoutBuilder::LayoutBuilder(Layout& layout, const text::FontSet& fonts,
                             text::ParagraphCache& cache)
    : layout_(layout), fonts_(fonts), cache_(cache) {
  unit_ = layout.surface.scale * layout.surface.rem_px / 16;
  line_ = std::max(1.0F, std::floor(layout.surface.scale));
}

std::shared_ptr<const text::Paragraph> LayoutBuilder::set_text(const base::RichText& words,
                                                               const Type& type,
                                                               text::Language language,
                                                               float width) const {
  text::ParagraphStyle style;
  style.language = language;
  style.size_px = type.size * unit_;
  style.weight = type.is_bold ? text::Weight::kBold : text::Weight::kRegular;
  // Browsers keep lengths in 64ths of a pixel; over a long page the difference would be seen.
  const float line_height_px = style.size_px * line_height_ratio(type, language);
  style.line_height_ratio = std::floor(line_height_px * 64) / 64 / style.size_px;
  style.is_code = type.is_code;
  return cache_.get(fonts_, words, style, width);
}

std::shared_ptr<const text::Paragraph> LayoutBuilder::text_of(const Node& node, float width) const {
  return set_text(node.text, rule(node).type, language_of(node), width);
}

Rule LayoutBuilder::rule(const Node& node) const { return rule_of(node.part, layout_.is_narrow); }

LayoutBuilder::Edges LayoutBuilder::edges(const Node& node) const {
  const Box box = rule(node).box;
  Edges edges;
  const float all = box.border == Sides::kAll ? line_ : 0;
  edges.left = box.padding_x * unit_ + all;
  edges.right = edges.left;
  edges.top = box.padding_y * unit_ + (box.border == Sides::kTop ? line_ : all);
  edges.bottom = box.padding_y * unit_ + (box.border == Sides::kBottom ? line_ : all);
  // A rule above or below keeps its padding on its own side only.
  edges.top = box.border == Sides::kBottom && node.part != Part::kBanner ? 0 : edges.top;
  edges.bottom = box.border == Sides::kTop ? 0 : edges.bottom;
  if (node.part == Part::kBrand) {
    edges.left += (kBrandMarkWidth + kBrandGap) * unit_;
  }
  return edges;
}

int LayoutBuilder::add_box(const Node& node, int parent, Rect rect) {
  LaidBox box;
  box.node = &node;
  box.parent = parent;
  box.rect = rect;
  layout_.boxes.push_back(std::move(box));
  return static_cast<int>(layout_.boxes.size()) - 1;
}

float LayoutBuilder::natural_width(const Node& node) const {
  const Rule rule_here = rule(node);
  if (rule_here.box.width > 0) {
    return rule_here.box.width * unit_;
  }
  const Edges edge = edges(node);
  float width = 0;
  if (node.children.empty()) {
    width = text_of(node, text::kUnboundedWidth_px)->max_content_px;
  } else if (rule_here.box.flow == Flow::kColumn) {
    for (const Node& child : node.children) {
      width = std::max(width, natural_width(child));
    }
  } else {
    for (const Node& child : node.children) {
      width += natural_width(child) + (width > 0 ? rule_here.box.gap * unit_ : 0);
    }
  }
  return width + edge.left + edge.right;
}

float LayoutBuilder::place(const Node& node, int parent, float x, float y, float width) {
  if (node.part == Part::kVisuallyHidden) {
    add_box(node, parent, {x, y, line_, line_});
    return 0;
  }
  const int index = add_box(node, parent, {x, y, width, 0});
  const Box box = rule(node).box;
  const Edges edge = edges(node);
  const Rect inner{x + edge.left, y + edge.top, std::max(0.0F, width - edge.left - edge.right), 0};
  float height = 0;
  if (node.role == Role::kProgress) {
    height = kProgressHeight * unit_;
  } else if (node.figure.has_value()) {
    height = place_figure(node, index, inner);
  } else if (node.role == Role::kOption) {
    height = place_option(node, index, inner);
  } else if (node.role == Role::kDetails) {
    height = place_details(node, index, inner);
  } else if (node.children.empty()) {
    height = place_words(node, index, inner);
  } else if (box.flow == Flow::kColumn) {
    height = place_column(node, index, inner);
  } else {
    height = place_rows(node, index, inner);
  }
  const float whole = std::max(height + edge.top + edge.bottom, box.min_height * unit_);
  LaidBox& laid = layout_.boxes[static_cast<std::size_t>(index)];
  laid.rect.height = whole;
  // Words of a box with a least height stand in its middle.
  const float spare = whole - height - edge.top - edge.bottom;
  for (std::size_t i = 0; node.children.empty() && i < laid.texts.size(); ++i) {
    laid.texts[i].y += spare / 2;
  }
  return whole;
}

float LayoutBuilder::place_words(const Node& node, int index, const Rect& inner) {
  PlacedText placed;
  placed.paragraph = text_of(node, inner.width);
  placed.words = &node.text;
  placed.x = inner.x;
  placed.y = inner.y;
  const float height = placed.paragraph->height_px;
  layout_.boxes[static_cast<std::size_t>(index)].texts.push_back(std::move(placed));
  return height;
}

float LayoutBuilder::place_column(const Node& node, int index, const Rect& inner) {
  const float gap = rule(node).box.gap * unit_;
  float y = inner.y;
  bool is_first = true;
  for (const Node& child : node.children) {
    const bool takes_room = child.part != Part::kVisuallyHidden;
    y += takes_room && !is_first ? gap : 0;
    is_first = is_first && !takes_room;
    const float limit = rule(child).box.max_width * unit_;
    const float width = limit > 0 ? std::min(limit, inner.width) : inner.width;
    y += place(child, index, inner.x + (inner.width - width) / 2, y, width);
  }
  return y - inner.y;
}

float LayoutBuilder::place_option(const Node& node, int index, const Rect& inner) {
  const float mark = kMarkSize * unit_;
  const float gap = rule(node).box.gap * unit_;
  layout_.boxes[static_cast<std::size_t>(index)].mark = {inner.x, inner.y, mark, mark};
  const float x = inner.x + mark + gap;
  float y = inner.y;
  for (std::size_t i = 0; i < node.children.size(); ++i) {
    y += i == 0 ? 0 : kOptionBodyGap * unit_;
    y += place(node.children[i], index, x, y, inner.x + inner.width - x);
  }
  // The mark stands in the middle of the first line.
  const Type type = rule_of(Part::kOptionText, layout_.is_narrow).type;
  const float line = type.size * unit_ * line_height_ratio(type, language_of(node));
  LaidBox& box = layout_.boxes[static_cast<std::size_t>(index)];
  box.mark.y += (line - mark) / 2;
  return std::max(y - inner.y, mark);
}

// The summary, and below it what it opens: blocks with one gap between all of them.
float LayoutBuilder::place_details(const Node& node, int index, const Rect& inner) {
  const float indent = kDetailsIndent * unit_;
  const float height =
      place_words(node, index, {inner.x + indent, inner.y, inner.width - indent, 0});
  const Type type = rule(node).type;
  const float line = type.size * unit_ * line_height_ratio(type, language_of(node));
  const float side = kDetailsMark * unit_;
  LaidBox& box = layout_.boxes[static_cast<std::size_t>(index)];
  box.summary = {inner.x, inner.y, inner.width, height};
  box.mark = {inner.x, inner.y + (line - side) / 2, side, side};
  float y = inner.y + height;
  for (std::size_t i = 0; node.is_expanded && i < node.children.size(); ++i) {
    y += kDetailsGap * unit_;
    y += place(node.children[i], index, inner.x, y, inner.width);
  }
  return y - inner.y;
}

// Which children stand on one line, and how wide each is.
std::vector<LayoutBuilder::RowLine> LayoutBuilder::lines_of(const Node& node, float width) const {
  const Box box = rule(node).box;
  const float gap = box.gap * unit_;
  std::vector<RowLine> lines(1);
  for (const Node& child : node.children) {
    const bool is_growing = rule(child).box.is_growing && box.flow == Flow::kRow;
    const float natural = is_growing ? 0 : std::min(natural_width(child), width);
    RowLine* line = &lines.back();
    const float needed = line->items.empty() ? natural : line->width + gap + natural;
    if (box.flow == Flow::kWrap && !line->items.empty() && needed > width + kSlack_px) {
      lines.emplace_back();
      line = &lines.back();
    }
    line->width += natural + (line->items.empty() ? 0 : gap);
    line->items.push_back({&child, natural, is_growing});
  }
  for (RowLine& line : lines) {
    for (RowItem& item : line.items) {
      item.width += item.is_growing ? std::max(0.0F, width - line.width) : 0;
    }
  }
  return lines;
}

float LayoutBuilder::place_rows(const Node& node, int index, const Rect& inner) {
  const Box box = rule(node).box;
  const float gap = box.gap * unit_;
  float y = inner.y;
  bool is_first = true;
  for (const RowLine& line : lines_of(node, inner.width)) {
    y += is_first ? 0 : gap;
    is_first = false;
    y += place_row_line(line, box, index, {inner.x, y, inner.width, 0});
  }
  return y - inner.y;
}

float LayoutBuilder::place_row_line(const RowLine& line, const Box& box, int index,
                                    const Rect& inner) {
  const float gap = box.gap * unit_;
  float x = inner.x;
  float height = 0;
  std::vector<std::pair<int, float>> placed;  // index of the child's box, its height
  for (const RowItem& item : line.items) {
    const bool is_pushed = rule(*item.node).box.is_pushed;
    x += is_pushed ? std::max(0.0F, inner.width - line.width) : 0;
    const int child = static_cast<int>(layout_.boxes.size());
    const float item_height = place(*item.node, index, x, inner.y, item.width);
    placed.emplace_back(child, item_height);
    height = std::max(height, item_height);
    x += item.width + gap;
  }
  if (!box.is_start_aligned) {
    for (const auto& [child, item_height] : placed) {
      shift(child, 0, (height - item_height) / 2);
    }
  }
  return height;
}

// Moves a box with everything inside it. Its descendants follow it in the list.
void LayoutBuilder::shift(int index, float dx, float dy) {
  if (dx == 0 && dy == 0) {
    return;
  }
  for (std::size_t i = static_cast<std::size_t>(index); i < layout_.boxes.size(); ++i) {
    LaidBox& box = layout_.boxes[i];
    if (i != static_cast<std::size_t>(index) && box.parent < index) {
      break;
    }
    move(box.rect, dx, dy);
    move(box.mark, dx, dy);
    move(box.summary, dx, dy);
    for (PlacedText& text : box.texts) {
      text.x += dx;
      text.y += dy;
    }
    for (PlacedCell& cell : box.cells) {
      move(cell.rect, dx, dy);
    }
    for (PlacedStep& step : box.steps) {
      move(step.rect, dx, dy);
    }
  }
}

namespace {

// Edges on whole device pixels, as browsers snap them when they paint.
void snap(Rect& rect) {
  const float right = std::round(rect.x + rect.width);
  const float bottom = std::round(rect.y + rect.height);
  rect.x = std::round(rect.x);
  rect.y = std::round(rect.y);
  rect.width = right - rect.x;
  rect.height = bottom - rect.y;
}

}  // namespace

Layout lay_out(const Node& tree, const text::FontSet& fonts, text::ParagraphCache& cache,
               const Surface& surface) {
  Layout layout;
  layout.surface = surface;
  layout.is_narrow = surface.width_px < kNarrowBelow * surface.scale * surface.rem_px / 16;
  LayoutBuilder builder(layout, fonts, cache);
  layout.height_px = std::ceil(builder.place(tree, -1, 0, 0, surface.width_px));
  for (LaidBox& box : layout.boxes) {
    snap(box.rect);
    snap(box.mark);
    snap(box.summary);
    for (PlacedCell& cell : box.cells) {
      snap(cell.rect);
    }
    for (PlacedStep& step : box.steps) {
      snap(step.rect);
    }
  }
  return layout;
}

const LaidBox* Layout::find(std::string_view id) const {
  for (const LaidBox& box : boxes) {
    if (box.node->id == id) {
      return &box;
    }
  }
  return nullptr;
}

std::string_view Layout::hit(float x, float y) const {
  for (std::size_t i = boxes.size(); i-- > 0;) {
    const bool is_details = boxes[i].node->role == Role::kDetails;
    const Rect& target = is_details ? boxes[i].summary : boxes[i].rect;
    if (is_pressable(*boxes[i].node) && target.contains(x, y)) {
      return boxes[i].node->id;
    }
  }
  return {};
}

std::vector<std::uint32_t> Layout::breaks(std::string_view id) const {
  const LaidBox* box = find(id);
  const bool has_words = box != nullptr && box->texts.size() == 1 && box->texts[0].words != nullptr;
  return has_words ? box->texts[0].paragraph->breaks : std::vector<std::uint32_t>();
}

}  // namespace ui
