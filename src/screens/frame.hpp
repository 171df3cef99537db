// What stands around every screen: the banner with the language switch, the notices, the status.
// Not the screens themselves.
#pragma once

#include "screens/context.hpp"
#include "screens/nodes.hpp"

namespace screens {

// `content` becomes the children of the one main node.
Node framed(const Context& context, std::vector<Node> content);

}  // namespace screens
