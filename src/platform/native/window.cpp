// The window by SDL2's own functions.
// Not event handling: adapter.cpp.
#include "platform/native/window.hpp"

#include <SDL_opengl.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace platform {
namespace {

constexpr int kBytesPerPixel = 4;

int rounded(double value) { return static_cast<int>(std::lround(value)); }

}  // namespace

bool Window::open(const Options& options) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    error_ = SDL_GetError();
    return false;
  }
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  constexpr Uint32 kFlags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  window_ = SDL_CreateWindow("Binade", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                             rounded(options.width * options.scale),
                             rounded(options.height * options.scale), kFlags);
  context_ = window_ == nullptr ? nullptr : SDL_GL_CreateContext(window_);
  if (context_ == nullptr) {
    error_ = SDL_GetError();
    return false;
  }
  SDL_GL_SetSwapInterval(1);
  wanted_scale_ = options.scale;
  is_dark_ = options.is_dark;
  measure();
  return true;
}

void Window::close() {
  if (context_ != nullptr) {
    SDL_GL_DeleteContext(context_);
  }
  if (window_ != nullptr) {
    SDL_DestroyWindow(window_);
  }
  SDL_Quit();
}

void Window::measure() {
  int points = 0;
  SDL_GetWindowSize(window_, &points, nullptr);
  SDL_GL_GetDrawableSize(window_, &width_px_, &height_px_);
  ratio_ = points > 0 ? static_cast<double>(width_px_) / points : 1;
  scroll_to(scroll_top_px_);
}

Viewport Window::viewport() const {
  Viewport viewport;
  viewport.width_px = width_px_;
  viewport.window_height_px = height_px_;
  viewport.scroll_top_px = scroll_top_px_;
  viewport.scale = ratio_ * wanted_scale_;
  viewport.canvas_limit_px = height_px_;  // the window shows one piece of the content at a time
  viewport.is_dark = is_dark_;
  return viewport;
}

void Window::set_content_height(int height_px) {
  content_height_px_ = height_px;
  scroll_to(scroll_top_px_);
}

bool Window::scroll_to(int top_px) {
  const int limit = std::max(0, content_height_px_ - height_px_);
  const int top = std::clamp(top_px, 0, limit);
  return std::exchange(scroll_top_px_, top) != top;
}

bool Window::scroll_into_view(const Rectangle& rectangle) {
  const int margin = rounded(16 * ratio_ * wanted_scale_);
  const int bottom = rectangle.y_px + rectangle.height_px + margin;
  if (rectangle.y_px - margin < scroll_top_px_) {
    return scroll_to(rectangle.y_px - margin);
  }
  return bottom > scroll_top_px_ + height_px_ && scroll_to(bottom - height_px_);
}

Pointer Window::pointer_at(PointerKind kind, int x, int y) const {
  return {kind, rounded(x * ratio_), rounded(y * ratio_) + scroll_top_px_};
}

void Window::make_current() { SDL_GL_MakeCurrent(window_, context_); }

void Window::present() { SDL_GL_SwapWindow(window_); }

bool Window::save_picture(const std::string& path) {
  const auto stride = static_cast<std::size_t>(width_px_) * kBytesPerPixel;
  std::vector<std::uint8_t> bottom_up(stride * static_cast<std::size_t>(height_px_));
  glReadPixels(0, 0, width_px_, height_px_, GL_RGBA, GL_UNSIGNED_BYTE, bottom_up.data());
  SDL_Surface* surface =
      SDL_CreateRGBSurfaceWithFormat(0, width_px_, height_px_, 24, SDL_PIXELFORMAT_RGB24);
  if (surface == nullptr) {
    return false;
  }
  for (int y = 0; y < height_px_; ++y) {
    const std::uint8_t* from =
        bottom_up.data() + stride * static_cast<std::size_t>(height_px_ - 1 - y);
    std::uint8_t* to = static_cast<std::uint8_t*>(surface->pixels) +
                       static_cast<std::size_t>(y) * static_cast<std::size_t>(surface->pitch);
    for (int x = 0; x < width_px_; ++x, from += kBytesPerPixel, to += 3) {
      std::copy(from, from + 3, to);
    }
  }
  const bool is_saved = SDL_SaveBMP(surface, path.c_str()) == 0;
  SDL_FreeSurface(surface);
  return is_saved;
}

void Window::set_title(const std::string& title) { SDL_SetWindowTitle(window_, title.c_str()); }

}  // namespace platform
