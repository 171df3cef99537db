// The real elements that a tree of nodes becomes: the one mapping for the live mirror and for
// pages. Not HTML text (html.hpp) and not the page itself: plain data that can be compared.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/node.hpp"

namespace semantics {

// Words inside an element: a tag ("" for plain words, "strong", "code", ...), a class, the words.
struct Run {
  std::string tag;
  std::string class_name;
  std::string words;
  bool operator==(const Run&) const = default;
};

// Either runs or children, never both, so that a change of words replaces one leaf.
struct Element {
  std::string tag;
  std::string id;  // never empty where children change one by one
  std::vector<std::pair<std::string, std::string>> attributes;
  std::vector<Run> runs;
  std::vector<Element> children;
  bool operator==(const Element&) const = default;
};

// Byte offsets into the words of the node at which its painted lines begin, or none: the browser
// then breaks lines by itself.
using LineBreaks = std::function<std::vector<std::uint32_t>(const NodeId&)>;

// `base` is put before addresses within the site: "../../../" from the page to the site's base.
Element to_element(const Node& node, std::string_view base, const LineBreaks& line_breaks = {});

// The node that an element's id belongs to: an option's radio and text body and the summary of
// details have ids derived from their node's.
NodeId node_of_element(std::string_view element_id);

// "option-text" for Part::kOptionText; "" for kNone.
std::string class_of(Part part);

}  // namespace semantics
