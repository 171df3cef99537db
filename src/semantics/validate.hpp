// What is wrong with a tree, whatever it says: rules that every screen in every language must keep.
// Not the checks of content (quiz/check) and not of pixels.
#pragma once

#include <string>
#include <vector>

#include "semantics/node.hpp"

namespace semantics {

// One sentence a problem, "id: what"; empty for a right tree. For tests and developers: English.
//   ids are unique, well formed and free of the endings that element.hpp derives
//   what can be pressed has a name; a figure and a progress have a label
//   a label contains the visible words (WCAG 2.5.3); references meet a node
//   a page has exactly one main; headings do not skip levels; the language is never empty
//   choices hold options, lists items, tables rows, rows cells, and nothing else does
std::vector<std::string> validate(const Node& tree);

}  // namespace semantics
