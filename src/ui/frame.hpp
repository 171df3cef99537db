// Dear ImGui's draw list and texture atlas, without its windows and without a
// graphics card: what the painter fills and the canvas renders. One lives at a
// time. Not painting (painter) and not OpenGL (canvas).
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

struct ImDrawData;
struct ImDrawList;

namespace ui {

// A corner of a triangle, in pixels of the canvas.
struct Vertex {
  float x = 0;
  float y = 0;
  std::uint32_t colour = 0;  // alpha in the highest byte, then blue, green, red
  bool operator==(const Vertex&) const = default;
};

class Frame {
 public:
  Frame();
  ~Frame();
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  // Forgets what was drawn. What the atlas holds stays.
  void begin(float width_px, float height_px);
  ImDrawList& list();
  // What was drawn since begin(), for Dear ImGui's backend. Valid until the
  // next begin().
  ImDrawData& finish();

  // The same for tests.
  std::vector<Vertex> vertices() const;
  int call_count() const;  // how often the graphics card is asked to draw

 private:
  struct Drawing;
  std::unique_ptr<Drawing> drawing_;
};

}  // namespace ui
