// The closed list of misconceptions is a list of ids.
// Not their names: tools/check compares those with the messages.
#include "content/misconception.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "content/pack.hpp"

TEST_CASE("misconceptions: ids, each once") {
  std::set<std::string_view> seen;
  for (const std::string_view id : content::kMisconceptions) {
    CAPTURE(std::string(id));
    CHECK(content::is_id(id));
    CHECK(content::is_misconception(id));
    CHECK(seen.insert(id).second);
  }
  CHECK_FALSE(content::is_misconception(""));
  CHECK_FALSE(content::is_misconception("Disk"));
  CHECK_FALSE(content::is_misconception("dis"));
}
