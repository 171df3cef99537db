// The port for tests: run() delivers the start and settles; the test then acts, step by step.
// Not asynchronous: answers wait in a queue until settle() hands them over, as on the web.
#include "platform/headless/world.hpp"

#include <deque>
#include <utility>

#include "base/assert.hpp"

namespace platform {
namespace {

constexpr int kTooManyRounds = 1000;

struct Inside {
  World world;
  Host host;
  std::deque<std::function<void()>> answers;
  semantics::NodeId to_be_focused;  // told after the next frame, when the node is on the screen
  bool is_frame_wanted = false;
};

Inside& inside() {
  static Inside instance;
  return instance;
}

template <class Function, class... Arguments>
void call(const Function& function, Arguments&&... arguments) {
  if (function) {
    function(std::forward<Arguments>(arguments)...);
  }
}

}  // namespace

World& world() { return inside().world; }

void reset_world(World prepared) {
  inside() = Inside();
  inside().world = std::move(prepared);
}

bool settle() {
  for (int round = 0; round < kTooManyRounds; ++round) {
    if (!inside().answers.empty()) {
      const std::function<void()> answer = std::move(inside().answers.front());
      inside().answers.pop_front();
      answer();
    } else if (std::exchange(inside().is_frame_wanted, false)) {
      ++world().frames;
      call(inside().host.on_frame);
      if (const semantics::NodeId node = std::exchange(inside().to_be_focused, {}); !node.empty()) {
        call(inside().host.on_focus, node, false);
      }
    } else {
      return true;
    }
  }
  return false;
}

int run(Host host) {
  inside().host = std::move(host);
  call(inside().host.on_viewport, world().viewport);
  call(inside().host.on_start, world().start);
  return settle() ? 0 : 1;
}

bool ask(const semantics::Request& request) {
  call(inside().host.on_request, request);
  return settle();
}

bool point(const Pointer& pointer) {
  call(inside().host.on_pointer, pointer);
  return settle();
}

bool press_key(Key key) {
  call(inside().host.on_key, key);
  return settle();
}

bool resize(const Viewport& viewport) {
  world().viewport = viewport;
  call(inside().host.on_viewport, viewport);
  return settle();
}

bool go_to_address(std::string_view path, std::string_view hash) {
  call(inside().host.on_address, std::string(path), std::string(hash));
  return settle();
}

bool lose_context() {
  call(inside().host.on_context, true);
  return settle();
}

bool restore_context() {
  call(inside().host.on_context, false);
  return settle();
}

void request_frame() { inside().is_frame_wanted = true; }

std::optional<CanvasPlace> begin_drawing(int content_height_px) {
  ASSERT(world().viewport.has_canvas);
  world().content_height_px = content_height_px;
  // There is no graphics context to draw into, ever: painting is not this adapter's business.
  return std::nullopt;
}

void end_drawing() { ASSERT(false); }  // begin_drawing never gave a place

void show_mirror(const semantics::Element& page) { world().mirror = page; }

void place_mirror(const std::vector<Placed>& places, int content_height_px) {
  world().places = places;
  world().content_height_px = content_height_px;
  world().is_mirror_in_flow = false;
}

void flow_mirror() {
  world().places.clear();
  world().is_mirror_in_flow = true;
}

void set_document(std::string_view title, std::string_view language, semantics::Direction) {
  world().title = title;
  world().language = language;
}

void set_address(std::string_view path, std::string_view hash, bool is_new_entry) {
  world().addresses.push_back({std::string(path), std::string(hash), is_new_entry});
}

void fetch(std::string_view path) {
  world().fetched.emplace_back(path);
  inside().answers.push_back([name = std::string(path)] {
    const auto found = world().files.find(name);
    const bool is_ok = found != world().files.end();
    call(inside().host.on_fetched, name, is_ok, is_ok ? found->second : std::string());
  });
}

void append(std::string_view name, std::string_view line) {
  if (world().is_storage_full) {
    inside().answers.push_back([] { call(inside().host.on_storage_lost); });
    return;
  }
  world().appended[std::string(name)].emplace_back(line);
}

void keep_aside(std::string_view name, std::string_view lines) {
  world().kept_aside[std::string(name)] += lines;
}

void move_focus(const semantics::NodeId& node) {
  world().focused.push_back(node);
  inside().to_be_focused = node;
  request_frame();
}

void scroll_to_top() { ++world().scrolls_to_top; }

void fail(std::string_view message) { world().failures.emplace_back(message); }

std::int64_t now_ms() { return world().now_ms; }

std::uint64_t random_bits() { return world().next_random++; }

}  // namespace platform
