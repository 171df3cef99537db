// The screen that lists all quizzes.
// Not a menu: the banner has its own links.
#pragma once

#include "screens/context.hpp"
#include "screens/nodes.hpp"

namespace screens {

std::vector<Node> home_screen(const Context& context);

}  // namespace screens
