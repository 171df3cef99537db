// Arithmetic on rows of pixels.
// Not a measurement: all lengths come from the page.
#include "platform/canvas_place.hpp"

#include <algorithm>

namespace platform {
namespace {

constexpr int kWholeLimitPx = 4096;  // a taller canvas costs more memory than a tile is worth

bool covers(const CanvasPlace& place, int content_height_px, const Viewport& viewport) {
  const int margin_px = viewport.window_height_px / 4;
  const int window_end_px = viewport.scroll_top_px + viewport.window_height_px;
  const int place_end_px = place.top_px + place.height_px;
  const bool is_top_far = place.top_px == 0 || viewport.scroll_top_px - place.top_px >= margin_px;
  const bool is_end_far =
      place_end_px == content_height_px || place_end_px - window_end_px >= margin_px;
  return place_end_px <= content_height_px && is_top_far && is_end_far;
}

}  // namespace

CanvasPlace place_canvas(const CanvasPlace& current, int content_height_px,
                         const Viewport& viewport) {
  if (content_height_px <= std::min(kWholeLimitPx, viewport.canvas_limit_px)) {
    return {0, content_height_px};
  }
  const int window_px = viewport.window_height_px;
  const int wanted_px = std::min(3 * window_px, std::max(kWholeLimitPx, 2 * window_px));
  CanvasPlace tile;
  tile.height_px = std::min({wanted_px, viewport.canvas_limit_px, content_height_px});
  if (current.height_px == tile.height_px && covers(current, content_height_px, viewport)) {
    return current;
  }
  const int centred_px = viewport.scroll_top_px - (tile.height_px - window_px) / 2;
  tile.top_px = std::clamp(centred_px, 0, content_height_px - tile.height_px);
  return tile;
}

}  // namespace platform
