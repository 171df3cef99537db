// A tree of nodes as text, one line a node: what tests keep as snapshots and people compare.
// Not HTML and not for readers of the site.
#pragma once

#include <string>
#include <string_view>

#include "semantics/node.hpp"

namespace semantics {

// `role id "words" label="..." states`, children two spaces deeper; the language where it differs
// from the parent's. Markup of the words is written as in packs: *strong*, `code`, ^sup^, ~sub~,
// [[term|words]]. A figure follows as text: the fields of a bit strip set apart, the hidden bit in
// brackets.
std::string dump(const Node& node);

std::string_view name_of(Role role);  // "heading"

}  // namespace semantics
