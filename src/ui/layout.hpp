// Where everything lies: a tree of nodes becomes boxes and set text, in device pixels.
// Not painting. The page's style sheet does the same arithmetic with flex boxes: both follow
// look.hpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "semantics/node.hpp"
#include "text/paragraph_cache.hpp"
#include "ui/look.hpp"

namespace ui {

// What the tree is laid out for.
struct Surface {
  float width_px = 0;  // device pixels
  float scale = 1;     // device pixels per CSS pixel
  float rem_px = 16;   // the reader's text size in CSS pixels
  bool operator==(const Surface&) const = default;
};

struct Rect {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;
  bool contains(float px, float py) const {
    return px >= x && px < x + width && py >= y && py < y + height;
  }
};

// A paragraph at its place. `tint` of a part of a figure; kNone: the node's own ink.
struct PlacedText {
  std::shared_ptr<const text::Paragraph> paragraph;
  const base::RichText* words = nullptr;  // null where the words are of one style
  float x = 0;
  float y = 0;
  Colour ink = Colour::kNone;
};

// One cell of a bit strip.
struct PlacedCell {
  Rect rect;
  int value = 0;
  semantics::FieldKind field = semantics::FieldKind::kFraction;
};

// One step of a flow.
struct PlacedStep {
  Rect rect;
  bool is_emphasised = false;
};

struct LaidBox {
  const semantics::Node* node = nullptr;  // of the tree, which must outlive the layout
  int parent = -1;
  Rect rect;
  std::vector<PlacedText> texts;
  std::vector<PlacedCell> cells;
  std::vector<PlacedStep> steps;
  Rect mark;     // the radio of an option, the triangle of details
  Rect summary;  // of details: what a press opens and closes
};

struct Layout {
  std::vector<LaidBox> boxes;  // parents before children, in the order of reading
  Surface surface;
  bool is_narrow = false;
  float height_px = 0;

  const LaidBox* find(std::string_view id) const;
  // The innermost node at the point that can be pressed, or "".
  std::string_view hit(float x, float y) const;
  // Byte offsets at which the lines of the node's words begin, the first left out.
  std::vector<std::uint32_t> breaks(std::string_view id) const;
};

Layout lay_out(const semantics::Node& tree, const text::FontSet& fonts, text::ParagraphCache& cache,
               const Surface& surface);

}  // namespace ui
