// Short ways to write the nodes that every screen uses.
// Not a widget library: each function makes one node and nothing else.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rich_text.hpp"
#include "semantics/node.hpp"
#include "text/locale.hpp"

namespace screens {

using semantics::Node;
using semantics::NodeId;
using semantics::Part;
using semantics::Role;

inline Node group(NodeId id, Part part, std::vector<Node> children, Role role = Role::kGroup) {
  Node node;
  node.id = std::move(id);
  node.role = role;
  node.part = part;
  node.children = std::move(children);
  return node;
}

inline Node leaf(NodeId id, Role role, Part part, base::RichText text) {
  Node node;
  node.id = std::move(id);
  node.role = role;
  node.part = part;
  node.text = std::move(text);
  return node;
}

inline Node paragraph(NodeId id, Part part, base::RichText text) {
  return leaf(std::move(id), Role::kText, part, std::move(text));
}

inline Node heading(NodeId id, Part part, int level, base::RichText text) {
  Node node = leaf(std::move(id), Role::kHeading, part, std::move(text));
  node.level = level;
  return node;
}

inline Node button(NodeId id, Part part, base::RichText text) {
  return leaf(std::move(id), Role::kButton, part, std::move(text));
}

inline Node link(NodeId id, Part part, base::RichText text, std::string address) {
  Node node = leaf(std::move(id), Role::kLink, part, std::move(text));
  node.address = std::move(address);
  return node;
}

// A node whose words are in a language that may differ from the screen's.
inline Node in_language(text::Language language, Node node) {
  node.language = text::code_of(language);
  return node;
}

// Gives every node that names no language of its own that of its parent.
void spread_language(Node& node, std::string_view language);

}  // namespace screens
