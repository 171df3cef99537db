// Turns pointer and keys into Requests for a window whose input no browser handles: hover, press on
// release, the order of Tab, arrows in a choice.
// Not hit testing (layout knows where things lie) and not the page: there real elements do this.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/node.hpp"
#include "semantics/request.hpp"

namespace ui {

enum class InputKey { kTab, kBackTab, kEnter, kSpace, kUp, kDown, kLeft, kRight, kOther };

// What the painter shows of the reader's hand. Lost without harm.
struct Hand {
  semantics::NodeId hovered;  // each is empty when there is none
  semantics::NodeId pressed;
  semantics::NodeId focused;
  bool is_ring_visible = false;  // the last input was a key
  bool operator==(const Hand&) const = default;
};

// The ids that can take the focus, in the order of reading. Options of one choice are all listed;
// Tab stops at one of them only.
std::vector<semantics::NodeId> focus_order(const semantics::Node& tree);

// Whether a press on the node asks for something.
bool is_pressable(const semantics::Node& node);

class Interaction {
 public:
  const Hand& hand() const { return hand_; }

  // Call when the tree changed: what is gone or cannot be pressed any more is forgotten.
  void follow(const semantics::Node& tree);

  // `hit` is the node under the pointer, innermost first found by the layout, or empty.
  void point_at(const semantics::Node& tree, std::string_view hit);
  void press(const semantics::Node& tree, std::string_view hit);
  // The press counts only when it ends over the node where it began (WCAG 2.5.2).
  std::optional<semantics::Request> release(const semantics::Node& tree, std::string_view hit);
  void cancel();  // the pointer left the window, or another button was pressed

  std::optional<semantics::Request> key(const semantics::Node& tree, InputKey key);

  // Where real elements already know: what they say is taken over as it is.
  void set_hovered(semantics::NodeId node) { hand_.hovered = std::move(node); }
  void set_focused(semantics::NodeId node, bool is_ring_visible) {
    hand_.focused = std::move(node);
    hand_.is_ring_visible = is_ring_visible;
  }

  // Empty: nothing has the focus. The ring stays as it is.
  void move_focus(const semantics::Node& tree, std::string_view node);

 private:
  void move_by_tab(const semantics::Node& tree, bool is_backward);
  std::optional<semantics::Request> move_by_arrow(const semantics::Node& tree, bool is_backward);
  std::optional<semantics::Request> activate(const semantics::Node& tree, InputKey key) const;

  Hand hand_;
};

}  // namespace ui
