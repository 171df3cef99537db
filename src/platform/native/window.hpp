// One SDL2 window with a GL 3 core context: its size, its scroll position, its pixels.
// Not the port and not the app: adapter.cpp joins this to both.
#pragma once

#include <SDL.h>

#include <string>

#include "platform/native/options.hpp"
#include "platform/port.hpp"

namespace platform {

class Window {
 public:
  // False when there is no display or no graphics; error() then says why.
  bool open(const Options& options);
  void close();
  std::string error() const { return error_; }

  Viewport viewport() const;
  int width_px() const { return width_px_; }
  int height_px() const { return height_px_; }
  void measure();  // after a change of size

  int scroll_top_px() const { return scroll_top_px_; }
  void set_content_height(int height_px);
  bool scroll_to(int top_px);  // true when that changed something
  bool scroll_into_view(const Rectangle& rectangle);

  // From the window's own coordinates to content pixels.
  Pointer pointer_at(PointerKind kind, int x, int y) const;

  void make_current();
  void present();
  bool save_picture(const std::string& path);  // of what was drawn, before present()
  void set_title(const std::string& title);

 private:
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  std::string error_;
  double ratio_ = 1;         // device pixels per point of the window
  double wanted_scale_ = 1;  // beyond that
  int width_px_ = 0;
  int height_px_ = 0;
  int content_height_px_ = 0;
  int scroll_top_px_ = 0;
  bool is_dark_ = false;
};

}  // namespace platform
