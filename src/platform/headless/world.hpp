// The outside world of a test: it records what the app asks for and answers only when told to.
// Not a window, not a page: no pixels, no clock of its own, no chance.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "platform/port.hpp"

namespace platform {

struct Address {
  std::string path;
  std::string hash;
  bool is_new_entry = false;
  bool operator==(const Address&) const = default;
};

// What a test prepares before run(), and reads afterwards.
struct World {
  // --- prepared ---
  Start start;
  Viewport viewport;
  std::map<std::string, std::string, std::less<>> files;  // by path below the site's base
  bool is_storage_full = false;  // append() then fails, as a browser's may at any time
  std::int64_t now_ms = 0;
  std::uint64_t next_random = 1;  // then 2, 3, ...

  // --- recorded ---
  std::string title;
  std::string language;
  std::vector<Address> addresses;
  std::vector<std::string> fetched;
  std::map<std::string, std::vector<std::string>, std::less<>> appended;  // lines, by name
  std::map<std::string, std::string, std::less<>> kept_aside;
  std::vector<semantics::NodeId> focused;
  int scrolls_to_top = 0;
  int frames = 0;
  semantics::Element mirror;
  std::vector<Placed> places;  // of the last frame; empty in normal flow
  bool is_mirror_in_flow = false;
  int content_height_px = 0;
  std::vector<std::string> failures;
};

// The one world of this process.
World& world();

// Forgets the app and everything recorded, and makes `prepared` the world.
void reset_world(World prepared);

// Frames and answers until nobody asks for one. False when that does not end: an app that never
// becomes idle.
bool settle();

// What people and browsers do, followed by settle(). After run().
bool ask(const semantics::Request& request);
bool point(const Pointer& pointer);
bool press_key(Key key);
bool resize(const Viewport& viewport);
bool go_to_address(std::string_view path, std::string_view hash);
bool lose_context();
bool restore_context();

}  // namespace platform
