// A sentence not yet spoken: a key of the message catalogue and the values that fill it.
// Not text: only screens/ and cli/ turn it into words, in the reader's language.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace base {

struct Argument {
  std::string name;   // as in `{name}` of the catalogue's sentence
  std::string value;  // shown as it is: a number, a code, a name
  bool operator==(const Argument&) const = default;
};

struct Message {
  std::string key;  // for example "quiz.position"
  std::vector<Argument> arguments;
  bool operator==(const Message&) const = default;
};

}  // namespace base
