// Which rows of the content the canvas shows: all, or a tile that follows the window in good time.
// Not drawing.
#include "platform/canvas_place.hpp"

#include <doctest/doctest.h>

namespace {

using platform::CanvasPlace;
using platform::place_canvas;
using platform::Viewport;

Viewport viewport(int window_height_px, int scroll_top_px, int canvas_limit_px = 16384) {
  Viewport made;
  made.window_height_px = window_height_px;
  made.scroll_top_px = scroll_top_px;
  made.canvas_limit_px = canvas_limit_px;
  return made;
}

}  // namespace

TEST_CASE("up to 4096 rows, or the GPU's limit if that is lower, the canvas is whole") {
  CHECK(place_canvas({}, 1200, viewport(800, 0)) == CanvasPlace{0, 1200});
  CHECK(place_canvas({}, 4096, viewport(800, 3000)) == CanvasPlace{0, 4096});
  CHECK(place_canvas({}, 4097, viewport(800, 0)).height_px == 2400);
  CHECK(place_canvas({}, 2100, viewport(800, 0, 2048)).height_px == 2048);
  CHECK(place_canvas({}, 2048, viewport(800, 0, 2048)) == CanvasPlace{0, 2048});
}

TEST_CASE("a tile lies around the window and within the content") {
  CHECK(place_canvas({}, 10000, viewport(1000, 0)) == CanvasPlace{0, 3000});
  CHECK(place_canvas({}, 10000, viewport(1000, 5000)) == CanvasPlace{4000, 3000});
  CHECK(place_canvas({}, 10000, viewport(1000, 9000)) == CanvasPlace{7000, 3000});
  CHECK(place_canvas({}, 10000, viewport(1000, 9500)) == CanvasPlace{7000, 3000});  // overscroll
  CHECK(place_canvas({}, 10000, viewport(1000, -300)) == CanvasPlace{0, 3000});
}

TEST_CASE("the tile stays until the window is within a quarter of its height of the edge") {
  const CanvasPlace tile{4000, 3000};
  for (const int scroll : {4250, 5000, 5750}) {
    CAPTURE(scroll);
    CHECK(place_canvas(tile, 10000, viewport(1000, scroll)) == tile);
  }
  CHECK(place_canvas(tile, 10000, viewport(1000, 4249)).top_px == 3249);
  CHECK(place_canvas(tile, 10000, viewport(1000, 5751)).top_px == 4751);
  // At the ends of the content there is nothing beyond the edge to come near to.
  CHECK(place_canvas({0, 3000}, 10000, viewport(1000, 0)) == CanvasPlace{0, 3000});
  CHECK(place_canvas({7000, 3000}, 10000, viewport(1000, 9000)) == CanvasPlace{7000, 3000});
}

TEST_CASE("a tile that no longer fits is placed anew") {
  CHECK(place_canvas({7000, 3000}, 8000, viewport(1000, 7000)) == CanvasPlace{5000, 3000});
  CHECK(place_canvas({4000, 3000}, 10000, viewport(800, 5000)).height_px == 2400);
}

TEST_CASE("however it is scrolled, what can be seen is drawn") {
  for (const int window : {300, 1000, 2532, 4000}) {
    for (const int content : {4097, 5000, 12345}) {
      CanvasPlace place;
      for (int scroll = 0; scroll + window <= content; scroll += 97) {
        place = place_canvas(place, content, viewport(window, scroll, 8192));
        CHECK(place.top_px >= 0);
        CHECK(place.top_px <= scroll);
        CHECK(place.top_px + place.height_px >= scroll + window);
        CHECK(place.top_px + place.height_px <= content);
        CHECK(place.height_px <= 8192);
      }
    }
  }
}
