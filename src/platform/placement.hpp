// Where each element lies within the element around it: what the page's style sheet needs to lay
// the mirror over the canvas. Not layout: the rectangles come from it, in pixels of the whole
// content.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "platform/port.hpp"
#include "semantics/element.hpp"

namespace platform {

struct Placement {
  Rectangle rectangle;  // from the top left of the nearest element around it that has one
  bool is_box = false;  // holds other placed elements
  bool operator==(const Placement&) const = default;
};
using Placements = std::vector<std::pair<std::string, Placement>>;  // by element id, tree order

Placements placements_of(const semantics::Element& page, const std::vector<Placed>& places);

}  // namespace platform
