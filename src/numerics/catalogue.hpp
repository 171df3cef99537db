// The formats that Binade knows.
// Not their meaning: format.hpp says what a row means.
#pragma once

#include <cstddef>
#include <string_view>

#include "numerics/format.hpp"

namespace numerics {

// All rows, in the order in which a reader is shown them.
struct Catalogue {
  const Format* rows = nullptr;
  std::size_t count = 0;
  const Format* begin() const { return rows; }
  const Format* end() const { return rows + count; }
  const Format& front() const { return rows[0]; }
};
Catalogue catalogue();

const Format* find_format(std::string_view id);   // null when there is none
const Format& format_named(std::string_view id);  // of a name from our own source; must exist

}  // namespace numerics
