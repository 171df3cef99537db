// The outside world as the app's main sees it: a few calls out, a few callbacks in.
// Not an adapter: platform/web (the browser), platform/native (SDL2) and platform/headless (tests)
// each define these functions once, and nobody else knows which of them runs.
//
// Lengths ending in _px are device pixels. Positions are from the top left of the content, which is
// the whole scrollable height, not the window.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/element.hpp"
#include "semantics/node.hpp"
#include "semantics/request.hpp"

namespace platform {

// --- what comes in ---

struct Start {
  std::string path;                    // below the site's base: "en/quiz/x/"
  std::string hash;                    // "#?q=..", or empty
  std::vector<std::string> languages;  // BCP 47, the reader's preference first
  std::string log;                     // what append() stored under kLogName, as one text
  bool is_storage_working = false;
};

struct Viewport {
  int width_px = 0;            // of the content
  int window_height_px = 0;    // what can be seen at once
  int scroll_top_px = 0;       // where that begins
  double scale = 1;            // device pixels per CSS pixel
  double rem_px = 16;          // the reader's text size, in CSS pixels
  int canvas_limit_px = 4096;  // no canvas may be taller
  bool is_dark = false;
  bool has_reduced_motion = false;
  bool has_canvas = true;  // false: no graphics, or forced colours: the mirror is all there is
  bool operator==(const Viewport&) const = default;
};

// Of adapters whose input no browser handles; on the web real elements turn it into requests.
enum class PointerKind { kMove, kPress, kRelease, kLeave, kCancel };
struct Pointer {
  PointerKind kind = PointerKind::kMove;
  int x_px = 0;
  int y_px = 0;  // in the content: scrolling is already added
};
enum class Key { kTab, kBackTab, kEnter, kSpace, kUp, kDown, kLeft, kRight, kOther };

struct Host {
  std::function<void(const Start&)> on_start;        // once, after the first on_viewport
  std::function<void(const Viewport&)> on_viewport;  // not for scrolling alone
  std::function<void()> on_frame;                    // the answer to request_frame
  std::function<void(const semantics::Request&)> on_request;
  std::function<void(std::string path, bool is_ok, std::string bytes)> on_fetched;
  std::function<void(std::string path, std::string hash)> on_address;  // back or forward
  std::function<void(semantics::NodeId)> on_hover;                     // "": nothing
  std::function<void(semantics::NodeId, bool is_ring_visible)> on_focus;
  // Lost: destroy what was made in the graphics context and draw no more. Restored: draw anew.
  std::function<void(bool is_lost)> on_context;
  std::function<void()> on_storage_lost;  // append() has failed
  std::function<void(const Pointer&)> on_pointer;
  std::function<void(Key)> on_key;
};

// Registers the callbacks and begins. On the web it returns at once and the browser calls; natively
// it returns when the window was closed. The answer is the program's exit code.
int run(Host host);

// --- what goes out ---

inline constexpr std::string_view kLogName = "attempts";

// One frame for any number of calls before it. Idle means that nobody called.
void request_frame();

// Only inside on_frame, only if the viewport has a canvas: sizes the canvas, makes its context
// current and answers which rows of the content it shows; none when there is no context after all.
struct CanvasPlace {
  int top_px = 0;
  int height_px = 0;
  bool operator==(const CanvasPlace&) const = default;
};
std::optional<CanvasPlace> begin_drawing(int content_height_px);
void end_drawing();

// The page's real elements. Cheap when nothing changed. Nothing happens where there is no page.
void show_mirror(const semantics::Element& page);

struct Rectangle {
  int x_px = 0;
  int y_px = 0;
  int width_px = 0;
  int height_px = 0;
  bool operator==(const Rectangle&) const = default;
};
struct Placed {
  semantics::NodeId id;
  Rectangle rectangle;
};
// Lays the elements over the canvas, after show_mirror of the same frame. Elements without a
// rectangle keep their place within their parent.
void place_mirror(const std::vector<Placed>& places, int content_height_px);
// Leaves them in normal flow: they are the interface.
void flow_mirror();

void set_document(std::string_view title, std::string_view language,
                  semantics::Direction direction);
void set_address(std::string_view path, std::string_view hash, bool is_new_entry);
void fetch(std::string_view path);  // relative to the site's base; answered by on_fetched
void append(std::string_view name, std::string_view line);
// Copies what could not be read to a place where nothing overwrites it.
void keep_aside(std::string_view name, std::string_view lines);
void move_focus(const semantics::NodeId& node);  // scrolls it into view
void scroll_to_top();
void fail(std::string_view message);  // the program cannot go on: say so, offer a reload

std::int64_t now_ms();        // since 1970-01-01 UTC
std::uint64_t random_bits();  // fresh

}  // namespace platform
