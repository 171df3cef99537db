// Rectangles of the content become rectangles within the nearest placed element.
// Not the style sheet that uses them: tests/web.
#include "platform/placement.hpp"

#include <doctest/doctest.h>

namespace {

using platform::Placed;
using semantics::Element;

Element element(std::string id, std::vector<Element> children = {}) {
  return {"div", std::move(id), {}, {}, std::move(children)};
}

// "id x y width height", with a star for what holds placed elements.
std::vector<std::string> lines(const Element& page, const std::vector<Placed>& places) {
  std::vector<std::string> found;
  for (const auto& [id, placement] : platform::placements_of(page, places)) {
    const platform::Rectangle& r = placement.rectangle;
    found.push_back(id + (placement.is_box ? "*" : "") + " " + std::to_string(r.x_px) + " " +
                    std::to_string(r.y_px) + " " + std::to_string(r.width_px) + " " +
                    std::to_string(r.height_px));
  }
  return found;
}

}  // namespace

TEST_CASE("each rectangle is told from the nearest placed element around it") {
  const Element page = element(
      "page", {element("banner"),
               element("main", {element("option", {element("option.body", {element("text")})})})});
  CHECK(lines(page, {{"page", {0, 0, 800, 900}},
                     {"banner", {0, 0, 800, 60}},
                     {"main", {40, 100, 720, 700}},
                     {"option", {40, 200, 720, 60}},
                     {"text", {90, 218, 600, 24}}}) ==
        std::vector<std::string>{"page* 0 0 800 900", "banner 0 0 800 60", "main* 40 100 720 700",
                                 "option* 0 100 720 60", "text 50 18 600 24"});
}

TEST_CASE("what has no rectangle is passed over; what is not in the page is left out") {
  const Element page = element("page", {element("a", {element("b")}), element("c")});
  CHECK(lines(page, {{"b", {30, 40, 10, 10}}, {"gone", {1, 1, 1, 1}}}) ==
        std::vector<std::string>{"b 30 40 10 10"});
  CHECK(lines(page, {}).empty());
}

TEST_CASE("elements without an id are never placed") {
  CHECK(lines(element("page", {element("")}), {{"", {1, 2, 3, 4}}}).empty());
}
