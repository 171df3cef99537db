// What a browser does for real elements, for a window without one.
// Not product logic: which command a Request causes is the screen's.
#include "ui/interaction.hpp"

#include <algorithm>
#include <cstddef>

namespace ui {
namespace {

using semantics::Node;
using semantics::NodeId;
using semantics::Request;
using semantics::RequestKind;
using semantics::Role;

const Node* find(const Node& node, std::string_view id) {
  if (node.id == id) {
    return &node;
  }
  for (const Node& child : node.children) {
    if (const Node* found = find(child, id)) {
      return found;
    }
  }
  return nullptr;
}

// The nearest node that can be pressed, from the node itself outwards; null when there is none.
const Node* pressable_around(const Node& node, std::string_view id) {
  if (node.id == id) {
    return is_pressable(node) ? &node : nullptr;
  }
  for (const Node& child : node.children) {
    if (find(child, id) != nullptr) {
      const Node* inner = pressable_around(child, id);
      return inner == nullptr && is_pressable(node) ? &node : inner;
    }
  }
  return nullptr;
}

NodeId id_of(const Node* node) { return node == nullptr ? NodeId() : node->id; }

const Node* choice_of(const Node& node, std::string_view option) {
  if (node.role == Role::kChoice) {
    return find(node, option) == nullptr ? nullptr : &node;
  }
  for (const Node& child : node.children) {
    if (const Node* found = choice_of(child, option)) {
      return found;
    }
  }
  return nullptr;
}

void collect_options(const Node& node, std::vector<const Node*>& options) {
  if (node.role == Role::kOption && is_pressable(node)) {
    options.push_back(&node);
  }
  for (const Node& child : node.children) {
    collect_options(child, options);
  }
}

std::vector<const Node*> options_of(const Node& choice) {
  std::vector<const Node*> options;
  collect_options(choice, options);
  return options;
}

// The stops of a walk through the tree. With `is_one_stop` a choice has one: the selected option,
// else the first or, walking backwards, the last.
struct Walk {
  bool is_one_stop = false;
  bool is_backward = false;
  std::string_view from;  // the node that has the focus
  std::vector<NodeId> stops;
  std::optional<std::size_t> place;  // of `from`: how many stops come before it
  bool is_on_stop = false;           // `from` is a stop itself, or lies in the choice that is one

  void mark(bool is_stop) {
    place = stops.size();
    is_on_stop = is_stop;
  }

  void visit_choice(const Node& choice) {
    const std::vector<const Node*> options = options_of(choice);
    if (find(choice, from) != nullptr) {
      mark(!options.empty());
    }
    if (options.empty()) {
      return;
    }
    const auto selected = std::find_if(options.begin(), options.end(),
                                       [](const Node* option) { return option->is_selected; });
    const Node* fallback = is_backward ? options.back() : options.front();
    stops.push_back(selected == options.end() ? fallback->id : (*selected)->id);
  }

  void visit(const Node& node) {
    if (is_one_stop && node.role == Role::kChoice) {
      visit_choice(node);
      return;
    }
    if (!from.empty() && node.id == from) {
      mark(is_pressable(node));
    }
    if (is_pressable(node)) {
      stops.push_back(node.id);
    }
    const bool is_closed = node.role == Role::kDetails && !node.is_expanded;
    for (std::size_t i = 0; !is_closed && i < node.children.size(); ++i) {
      visit(node.children[i]);
    }
  }
};

}  // namespace

bool is_pressable(const Node& node) {
  switch (node.role) {
    case Role::kButton: return !node.is_disabled;
    case Role::kOption: return !node.is_disabled && !node.is_submitted;
    case Role::kLink:
    case Role::kDetails: return true;
    default: return false;
  }
}

std::vector<NodeId> focus_order(const Node& tree) {
  Walk walk;
  walk.visit(tree);
  return walk.stops;
}

void Interaction::follow(const Node& tree) {
  for (NodeId* id : {&hand_.hovered, &hand_.pressed, &hand_.focused}) {
    const Node* node = find(tree, *id);
    // The focus may also rest on a heading that it was moved to.
    const bool stays = node != nullptr && (id == &hand_.focused || is_pressable(*node));
    if (!stays) {
      id->clear();
    }
  }
}

void Interaction::point_at(const Node& tree, std::string_view hit) {
  hand_.hovered = id_of(pressable_around(tree, hit));
}

void Interaction::press(const Node& tree, std::string_view hit) {
  point_at(tree, hit);
  hand_.pressed = hand_.hovered;
  hand_.focused = hand_.pressed;
  hand_.is_ring_visible = false;
}

std::optional<Request> Interaction::release(const Node& tree, std::string_view hit) {
  point_at(tree, hit);
  const NodeId pressed = hand_.pressed;
  hand_.pressed.clear();
  if (pressed.empty() || pressed != hand_.hovered) {
    return std::nullopt;
  }
  return Request{RequestKind::kPress, pressed};
}

void Interaction::cancel() {
  hand_.pressed.clear();
  hand_.hovered.clear();
}

std::optional<Request> Interaction::key(const Node& tree, InputKey key) {
  hand_.is_ring_visible = true;
  switch (key) {
    case InputKey::kTab: move_by_tab(tree, false); return std::nullopt;
    case InputKey::kBackTab: move_by_tab(tree, true); return std::nullopt;
    case InputKey::kDown:
    case InputKey::kRight: return move_by_arrow(tree, false);
    case InputKey::kUp:
    case InputKey::kLeft: return move_by_arrow(tree, true);
    case InputKey::kEnter:
    case InputKey::kSpace: return activate(tree, key);
    case InputKey::kOther: return std::nullopt;
  }
  return std::nullopt;
}

void Interaction::move_focus(const Node& tree, std::string_view node) {
  hand_.focused = node.empty() ? NodeId() : id_of(find(tree, node));
}

void Interaction::move_by_tab(const Node& tree, bool is_backward) {
  Walk walk;
  walk.is_one_stop = true;
  walk.is_backward = is_backward;
  walk.from = hand_.focused;
  walk.visit(tree);
  const std::size_t count = walk.stops.size();
  if (count == 0) {
    return;
  }
  const std::size_t place = walk.place.value_or(is_backward ? count : 0);
  const std::size_t next = is_backward ? place + count - 1 : place + (walk.is_on_stop ? 1 : 0);
  hand_.focused = walk.stops[next % count];
}

std::optional<Request> Interaction::move_by_arrow(const Node& tree, bool is_backward) {
  const Node* choice = choice_of(tree, hand_.focused);
  if (choice == nullptr) {
    return std::nullopt;
  }
  const std::vector<const Node*> options = options_of(*choice);
  const std::size_t count = options.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (options[i]->id == hand_.focused) {
      hand_.focused = options[(i + (is_backward ? count - 1 : 1)) % count]->id;
      return Request{RequestKind::kSelect, hand_.focused};
    }
  }
  return std::nullopt;
}

std::optional<Request> Interaction::activate(const Node& tree, InputKey key) const {
  const Node* node = find(tree, hand_.focused);
  if (node == nullptr || !is_pressable(*node)) {
    return std::nullopt;
  }
  const bool is_enter = key == InputKey::kEnter;
  if (node->role == Role::kOption) {
    return Request{is_enter ? RequestKind::kSubmit : RequestKind::kSelect, node->id};
  }
  if (node->role == Role::kLink && !is_enter) {
    return std::nullopt;
  }
  return Request{RequestKind::kPress, node->id};
}

}  // namespace ui
