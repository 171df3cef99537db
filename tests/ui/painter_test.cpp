// What the painter puts into the draw list, without a graphics card: tiles,
// states, one call. Not pixels: tests/web and tests/window look at those.
#include "ui/painter.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/ui/pages.hpp"
#include "ui/frame.hpp"

namespace {

using semantics::Node;
using ui::Frame;
using ui::Layout;
using ui::Scene;
using ui::Vertex;

// The faces of the site; false when they are not built.
bool load_faces(text::FontSet& fonts) {
  bool is_whole = true;
  for (const text::FaceId face : text::kFaceIds) {
    std::ifstream file(
        BINADE_SOURCE_DIR "/build/fonts/" + std::string(text::name_of(face)) + ".ttf",
        std::ios::binary);
    is_whole =
        fonts.add(face, {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}) &&
        is_whole;
  }
  return is_whole;
}

#define REQUIRE_FACES(fonts)                                                     \
  if (!load_faces(fonts)) {                                                      \
    MESSAGE("skipped: the site's fonts are not built; run python3 tools/fonts"); \
    return;                                                                      \
  }

// A page with a question, its answer and its proof, painted as often as a test
// likes.
struct Trial {
  Node tree = pages::page(pages::words_of(BINADE_SOURCE_DIR, "en", "mp-8"), true);
  text::FontSet fonts;
  text::ParagraphCache paragraphs;
  Frame frame;
  ui::Painter painter;
  Layout layout;

  void lay_out(float width_px, float scale) {
    layout = ui::lay_out(tree, fonts, paragraphs, {width_px, scale, 16});
  }

  std::vector<Vertex> paint(const Scene& scene) {
    frame.begin(layout.surface.width_px, scene.height_px);
    painter.paint(layout, fonts, scene, frame.list());
    return frame.vertices();
  }

  Scene whole() const {
    Scene scene;
    scene.height_px = layout.height_px;
    return scene;
  }
};

std::uint32_t colour_of(ui::Colour colour, bool is_dark) {
  const ui::Rgb rgb = ui::rgb_of(colour, is_dark);
  return 0xFF000000U | static_cast<std::uint32_t>(rgb.blue) << 16U |
         static_cast<std::uint32_t>(rgb.green) << 8U | rgb.red;
}

std::size_t count_of(const std::vector<Vertex>& vertices, std::uint32_t colour) {
  return static_cast<std::size_t>(
      std::count_if(vertices.begin(), vertices.end(),
                    [colour](const Vertex& vertex) { return vertex.colour == colour; }));
}

}  // namespace

TEST_CASE("painter: a page with words and shapes is one call to the graphics card") {
  Trial trial;
  REQUIRE_FACES(trial.fonts);
  trial.lay_out(1100, 1);
  CHECK(trial.paint(trial.whole()).size() > 4000);
  CHECK(trial.frame.call_count() == 1);
}

TEST_CASE("painter: painting again draws the same") {
  Trial trial;
  REQUIRE_FACES(trial.fonts);
  trial.lay_out(780, 2);
  const std::vector<Vertex> first = trial.paint(trial.whole());
  CHECK(trial.paint(trial.whole()) == first);
}

TEST_CASE("painter: a tile holds what lies in it, at the same place") {
  Trial trial;
  REQUIRE_FACES(trial.fonts);
  trial.lay_out(390, 1);
  const std::vector<Vertex> all = trial.paint(trial.whole());
  Scene scene;
  scene.top_px = 700;
  scene.height_px = 300;
  std::vector<Vertex> tile = trial.paint(scene);
  CHECK(tile.size() < all.size() / 2);
  // Everything of the whole page that reaches into the tile is in it, moved up.
  std::size_t inside = 0;
  for (Vertex vertex : all) {
    vertex.y -= scene.top_px;
    if (vertex.y >= 0 && vertex.y <= scene.height_px) {
      ++inside;
      CHECK(std::find_if(tile.begin(), tile.end(), [&](const Vertex& found) {
              return found.colour == vertex.colour && std::fabs(found.x - vertex.x) < 0.01F &&
                     std::fabs(found.y - vertex.y) < 0.01F;
            }) != tile.end());
    }
  }
  CHECK(inside > 400);
}

TEST_CASE("painter: nothing is painted beside the page") {
  Trial trial;
  REQUIRE_FACES(trial.fonts);
  for (const float width : {320.0F, 820.0F, 1440.0F}) {
    CAPTURE(width);
    trial.lay_out(width, 1);
    for (const Vertex& vertex : trial.paint(trial.whole())) {
      CHECK(vertex.x >= -1);  // lines are smoothed over the next pixel
      CHECK(vertex.x <= width + 1);
      CHECK(vertex.y >= -1);
      CHECK(vertex.y <= trial.layout.height_px + 1);
    }
  }
}

TEST_CASE(
    "painter: the ring is two pixels wide, two pixels around what has "
    "the focus") {
  Trial trial;
  REQUIRE_FACES(trial.fonts);
  trial.lay_out(820, 1);
  const std::size_t without = trial.paint(trial.whole()).size();
  Scene scene = trial.whole();
  scene.hand.focused = "next";
  CHECK(trial.paint(scene).size() == without);  // by pointer: no ring
  scene.hand.is_ring_visible = true;
  const std::vector<Vertex> with = trial.paint(scene);
  REQUIRE(with.size() > without);
  const ui::Rect rect = trial.layout.find("next")->rect;
  float left = 1e9F;
  float right = 0;
  for (std::size_t i = without; i < with.size(); ++i) {  // the ring comes last
    const bool is_solid = with[i].colour == colour_of(ui::Colour::kAccent, false);
    left = is_solid ? std::min(left, with[i].x) : left;
    right = is_solid ? std::max(right, with[i].x) : right;
  }
  // Its corners lie up to a pixel further out, where the texture of the line is
  // empty.
  CHECK(left <= rect.x - 4);
  CHECK(left >= rect.x - 5.01F);
  CHECK(right >= rect.x + rect.width + 4);
  CHECK(right <= rect.x + rect.width + 5.01F);
}

TEST_CASE("painter: hover and dark change colours and no place") {
  Trial trial;
  REQUIRE_FACES(trial.fonts);
  trial.tree = pages::page(pages::words_of(BINADE_SOURCE_DIR, "en", "mp-8"), false);
  trial.lay_out(820, 1);
  const std::vector<Vertex> light = trial.paint(trial.whole());
  Scene scene = trial.whole();
  scene.hand.hovered = "q.2";
  const std::vector<Vertex> hovered = trial.paint(scene);
  const std::uint32_t accent = colour_of(ui::Colour::kAccent, false);
  CHECK(count_of(hovered, accent) > count_of(light, accent));
  CHECK(hovered.size() == light.size());

  scene = trial.whole();
  scene.is_dark = true;
  const std::vector<Vertex> dark = trial.paint(scene);
  CHECK(dark.size() == light.size());
  CHECK(count_of(dark, colour_of(ui::Colour::kInk, true)) > 0);
  CHECK(count_of(dark, colour_of(ui::Colour::kInk, false)) == 0);
}
