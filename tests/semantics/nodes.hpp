// A small page with every role, for the tests of semantics.
// Not a screen: screens/ has its own snapshots.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "semantics/node.hpp"

namespace sample {

using semantics::Node;
using semantics::Role;

inline Node node(std::string id, Role role, std::string_view words = "",
                 std::vector<Node> children = {}) {
  Node made;
  made.id = std::move(id);
  made.role = role;
  made.text = base::plain_text(words);
  made.language = "en";
  made.children = std::move(children);
  return made;
}

inline Node heading(std::string id, int level, std::string_view words) {
  Node made = node(std::move(id), Role::kHeading, words);
  made.level = level;
  return made;
}

inline Node link(std::string id, std::string_view words, std::string address) {
  Node made = node(std::move(id), Role::kLink, words);
  made.address = std::move(address);
  return made;
}

// FP16 1.5, cut to the bits that matter here.
inline Node strip(std::string id) {
  using semantics::FieldKind;
  Node made = node(std::move(id), Role::kFigure);
  made.label = "FP16: 0 011 1.10";
  semantics::BitStrip bits;
  bits.cells = {{0, FieldKind::kSign},     {0, FieldKind::kExponent}, {1, FieldKind::kExponent},
                {1, FieldKind::kExponent}, {1, FieldKind::kHidden},   {1, FieldKind::kFraction},
                {0, FieldKind::kFraction}};
  bits.sign_caption = "sign";
  bits.exponent_caption = "exponent";
  bits.fraction_caption = "fraction";
  made.figure = bits;
  return made;
}

inline Node option(const std::string& id, std::string_view words) {
  return node(id, Role::kOption, "", {node(id + ".text", Role::kText, words)});
}

inline Node choice() {
  Node made = node("q.choice", Role::kChoice, "", {option("q.a", "BF16"), option("q.b", "FP16")});
  made.label = "#q.stem";
  return made;
}

inline Node page() {
  Node brand = link("brand", "Binade", "en/");
  Node bengali = link("language.bn", "বাংলা", "bn/");
  bengali.language = "bn";
  Node languages = node("languages", Role::kNavigation, "", {bengali});
  languages.label = "Language";
  Node banner = node("banner", Role::kBanner, "", {brand, languages});
  Node check = node("check", Role::kButton, "Check");
  check.is_disabled = true;
  Node main =
      node("main", Role::kMain, "",
           {heading("q.stem", 1, "Which type keeps the range?"), choice(), check, strip("strip")});
  return node("page", Role::kPage, "", {banner, main, node("status", Role::kStatus)});
}

// The node with that id, anywhere in the tree.
inline Node* find(Node& tree, std::string_view id) {
  if (tree.id == id) {
    return &tree;
  }
  for (Node& child : tree.children) {
    if (Node* found = find(child, id)) {
      return found;
    }
  }
  return nullptr;
}

}  // namespace sample
