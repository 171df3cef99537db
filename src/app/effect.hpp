// What the model asks of the outside world, as plain values carried out by main.cpp and platform/.
// Not calls: update stays pure and can be replayed.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace app {

struct Fetch {       // answered by the command Fetched with the same path
  std::string path;  // relative to the site's base
  bool operator==(const Fetch&) const = default;
};
struct AppendToLog {
  std::string line;  // without a line feed
  bool operator==(const AppendToLog&) const = default;
};
struct KeepLogAside {  // what could not be read is copied to a place where nothing overwrites it
  std::string lines;
  bool operator==(const KeepLogAside&) const = default;
};
struct ShowAddress {
  std::string path;
  std::string hash;
  bool is_new_entry = false;  // a step that "back" undoes
  bool operator==(const ShowAddress&) const = default;
};
struct MoveFocus {
  std::string node;
  bool operator==(const MoveFocus&) const = default;
};
struct ScrollToTop {
  bool operator==(const ScrollToTop&) const = default;
};

using Effect = std::variant<Fetch, AppendToLog, KeepLogAside, ShowAddress, MoveFocus, ScrollToTop>;
using Effects = std::vector<Effect>;

}  // namespace app
