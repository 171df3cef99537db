// The working state of one layout. Private to layout.cpp and layout_figures.cpp.
// Not for others: they call lay_out.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/layout.hpp"

namespace ui {

// English when the node's language is none of ours.
text::Language language_of(const semantics::Node& node);

class LayoutBuilder {
 public:
  LayoutBuilder(Layout& layout, const text::FontSet& fonts, text::ParagraphCache& cache);

  // Lays the node out at this place and width; answers its height.
  float place(const semantics::Node& node, int parent, float x, float y, float width);

 private:
  struct Edges {
    float left = 0;
    float right = 0;
    float top = 0;
    float bottom = 0;
  };
  struct RowItem {
    const semantics::Node* node = nullptr;
    float width = 0;
    bool is_growing = false;
  };
  struct RowLine {
    std::vector<RowItem> items;
    float width = 0;
  };

  Rule rule(const semantics::Node& node) const;
  Edges edges(const semantics::Node& node) const;
  int add_box(const semantics::Node& node, int parent, Rect rect);
  float natural_width(const semantics::Node& node) const;
  std::shared_ptr<const text::Paragraph> set_text(const base::RichText& words, const Type& type,
                                                  text::Language language, float width) const;
  std::shared_ptr<const text::Paragraph> text_of(const semantics::Node& node, float width) const;

  float place_words(const semantics::Node& node, int index, const Rect& inner);
  float place_column(const semantics::Node& node, int index, const Rect& inner);
  float place_option(const semantics::Node& node, int index, const Rect& inner);
  float place_details(const semantics::Node& node, int index, const Rect& inner);
  float place_rows(const semantics::Node& node, int index, const Rect& inner);
  float place_row_line(const RowLine& line, const Box& box, int index, const Rect& inner);
  std::vector<RowLine> lines_of(const semantics::Node& node, float width) const;
  void shift(int index, float dx, float dy);

  float place_figure(const semantics::Node& node, int index, const Rect& inner);
  float place_strip(const semantics::BitStrip& strip, int index, const Rect& inner);
  float place_byte_rows(const semantics::BitStrip& strip, int index, const Rect& inner);
  float place_field(const semantics::BitStrip& strip, std::size_t begin, std::size_t end, int index,
                    const Rect& at);
  void place_field_names(const semantics::BitStrip& strip, int index, const Rect& at);
  float place_flow(const semantics::Flow& flow, int index, const Rect& inner);
  float place_flow_step(const semantics::FlowStep& step, int index, const Rect& at);
  float place_plain(const std::string& words, const Type& type, Colour ink, int index,
                    const Rect& at);
  void add_cell(const semantics::BitCell& cell, int index, const Rect& rect);

  Layout& layout_;
  const text::FontSet& fonts_;
  text::ParagraphCache& cache_;
  float unit_ = 1;  // device pixels per length of the look table
  float line_ = 1;  // device pixels of a border
};

}  // namespace ui
