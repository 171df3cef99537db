// One walk over the elements, carrying the origin of the nearest placed one.
// Not a second idea of the tree: the elements are those that the page holds.
#include "platform/placement.hpp"

#include <functional>
#include <map>
#include <string_view>

namespace platform {
namespace {

class Walk {
 public:
  explicit Walk(const std::vector<Placed>& places) {
    for (const Placed& place : places) {
      by_id_.emplace(place.id, place.rectangle);
    }
  }

  // Answers whether the element or anything in it is placed.
  bool visit(const semantics::Element& element, int left_px, int top_px) {
    const auto found = element.id.empty() ? by_id_.end() : by_id_.find(element.id);
    const bool is_placed = found != by_id_.end();
    const std::size_t index = placements.size();
    if (is_placed) {
      const Rectangle& own = found->second;
      const Rectangle within{own.x_px - left_px, own.y_px - top_px, own.width_px, own.height_px};
      placements.push_back({element.id, {within, false}});
      left_px = own.x_px;
      top_px = own.y_px;
    }
    bool has_placed = false;
    for (const semantics::Element& child : element.children) {
      has_placed = visit(child, left_px, top_px) || has_placed;
    }
    if (is_placed) {
      placements[index].second.is_box = has_placed;
    }
    return is_placed || has_placed;
  }

  Placements placements;

 private:
  std::map<std::string, Rectangle, std::less<>> by_id_;
};

}  // namespace

Placements placements_of(const semantics::Element& page, const std::vector<Placed>& places) {
  Walk walk(places);
  walk.visit(page, 0, 0);
  return std::move(walk.placements);
}

}  // namespace platform
