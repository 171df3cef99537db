// The screen that stands where a quiz or a page cannot be shown: what is wrong, where, and a way
// on. Not a blank page, ever.
#pragma once

#include "screens/context.hpp"
#include "screens/nodes.hpp"

namespace screens {

std::vector<Node> problem_screen(const Context& context, const base::Problems& problems);
std::vector<Node> not_found_screen(const Context& context);

}  // namespace screens
