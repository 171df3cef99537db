// A reader who presses anything that is there: every screen on the way keeps the rules.
// Not the order of a sensible reader: view_test.cpp.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "quiz/shuffle.hpp"
#include "semantics/dump.hpp"
#include "semantics/validate.hpp"
#include "tests/screens/states.hpp"

using trial::Outside;

namespace {

constexpr int kPresses = 600;

// Nodes that the effects send the focus to and that the screen does not have.
std::string lost_focus(const Outside& outside, const screens::Screen& screen) {
  for (const app::MoveFocus& effect : outside.asked<app::MoveFocus>()) {
    if (trial::find_node(screen.tree, effect.node) == nullptr) {
      return effect.node;
    }
  }
  return "";
}

}  // namespace

TEST_CASE("whatever is pressed, the next screen is well formed and has the focus") {
  quiz::Sequence sequence(7);
  Outside outside;
  outside.start("en/");
  std::set<std::string> seen;
  for (int press = 0; press < kPresses; ++press) {
    const screens::Screen before = screens::view(outside.model);
    const std::size_t any = sequence.below(before.bindings.size());
    const screens::Binding& binding = before.bindings[any];
    CAPTURE(press);
    CAPTURE(binding.request.node);
    seen.insert(binding.request.node);
    outside.send(binding.command);
    const screens::Screen after = screens::view(outside.model);
    CHECK(semantics::validate(after.tree) == std::vector<std::string>{});
    CHECK(semantics::dump(after.tree).find("⟦") == std::string::npos);
    CHECK(lost_focus(outside, after) == "");
    CHECK(screens::view(outside.model).tree == after.tree);  // looking changes nothing
  }
  for (const std::string node :
       {"next", "prove", "preview", "check", "retry", "restart", "brand"}) {
    CHECK_MESSAGE(seen.count(node) == 1, node << " was never pressed");
  }
}
