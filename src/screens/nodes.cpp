// Spreads the language over a finished tree.
// Not a place for screens.
#include "screens/nodes.hpp"

namespace screens {

void spread_language(Node& node, std::string_view language) {
  if (node.language.empty()) {
    node.language = language;
  }
  for (Node& child : node.children) {
    spread_language(child, node.language);
  }
}

}  // namespace screens
