// The state of the native adapter and what its files share.
// Not the port: that is adapter.cpp.
#pragma once

#include <SDL.h>

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "platform/native/options.hpp"
#include "platform/native/storage.hpp"
#include "platform/native/window.hpp"
#include "platform/port.hpp"

namespace platform {

struct Address {
  std::string path;
  std::string hash;
};

// One program in one window: the only state of this folder.
struct Desktop {
  Options options;
  Window window;
  Storage storage{""};
  std::string site;
  Host host;
  std::deque<std::function<void()>> answers;
  std::vector<Placed> places;
  semantics::NodeId to_be_shown;  // scrolled into view after the next frame
  std::vector<Address> addresses;
  std::size_t address = 0;
  bool is_frame_wanted = false;
  bool is_last_input_key = false;
  bool is_picture_wanted = false;
  bool is_over = false;
  int exit_code = 0;

  void end(int code) {
    is_over = true;
    exit_code = code;
  }
};

Desktop& desktop();

// One event of the window, turned into calls of the host (events.cpp).
void handle(const SDL_Event& event);
void tell_viewport();
// Asks for a frame when the scroll position has changed.
void scrolled(bool has_moved);

}  // namespace platform
