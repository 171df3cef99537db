// Which rows of the content a canvas in a scrolling document shows: all of them, or a tile.
// Not the scrolling itself: the document scrolls, the canvas lies in it.
#pragma once

#include "platform/port.hpp"

namespace platform {

// A canvas of the content's height while that is small enough. Beyond, a tile of up to three
// windows around what can be seen; `current` is kept until the window comes within a quarter of its
// own height of the tile's edge.
CanvasPlace place_canvas(const CanvasPlace& current, int content_height_px,
                         const Viewport& viewport);

}  // namespace platform
