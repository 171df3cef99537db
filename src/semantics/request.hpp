// What a renderer may ask for: a few words, the same for pointer, keyboard and assistive tools.
// Not an event: no coordinates, no keys, no platform.
#pragma once

#include <string>

#include "semantics/node.hpp"

namespace semantics {

enum class RequestKind {
  kPress,   // a button, a link, a details summary; an option by pointer: choose and submit
  kSelect,  // an option by keyboard: choose only
  kSubmit,  // Enter inside a choice
};

struct Request {
  RequestKind kind = RequestKind::kPress;
  NodeId node;
  bool operator==(const Request&) const = default;
};

}  // namespace semantics
