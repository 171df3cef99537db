// What pointer and keys ask for in a window without a browser: rows of input and what comes of it.
// Not the mirror: real elements behave so by themselves.
#include "ui/interaction.hpp"

#include <doctest/doctest.h>

#include <string>

namespace {

using semantics::Node;
using semantics::NodeId;
using semantics::Request;
using semantics::RequestKind;
using semantics::Role;
using ui::InputKey;
using ui::Interaction;

Node make(NodeId id, Role role, std::vector<Node> children = {}) {
  Node node;
  node.id = std::move(id);
  node.role = role;
  node.children = std::move(children);
  return node;
}

// A page with a link, a heading, a choice of three, Check, closed details with a button, a button.
Node page() {
  std::vector<Node> options;
  for (const char* name : {"a", "b", "c"}) {
    options.push_back(make(std::string("q.") + name, Role::kOption,
                           {make(std::string("q.") + name + ".text", Role::kText)}));
  }
  Node details = make("more", Role::kDetails, {make("inside", Role::kButton)});
  Node check = make("check", Role::kButton);
  check.is_disabled = true;
  return make("page", Role::kPage,
              {make("home", Role::kLink), make("stem", Role::kHeading),
               make("q", Role::kChoice, std::move(options)), std::move(check), std::move(details),
               make("next", Role::kButton)});
}

Node& option(Node& tree, std::size_t index) { return tree.children[2].children[index]; }

std::vector<NodeId> stops_of(const Node& tree, InputKey key, int count) {
  Interaction interaction;
  std::vector<NodeId> stops;
  for (int i = 0; i < count; ++i) {
    CHECK_FALSE(interaction.key(tree, key).has_value());
    stops.push_back(interaction.hand().focused);
  }
  return stops;
}

}  // namespace

TEST_CASE("Tab stops at what can be pressed, once in a choice, not in closed details") {
  Node tree = page();
  CHECK(stops_of(tree, InputKey::kTab, 5) ==
        std::vector<NodeId>{"home", "q.a", "more", "next", "home"});
  CHECK(stops_of(tree, InputKey::kBackTab, 5) ==
        std::vector<NodeId>{"next", "more", "q.c", "home", "next"});

  SUBCASE("the selected option is the stop, in both directions") {
    option(tree, 1).is_selected = true;
    CHECK(stops_of(tree, InputKey::kTab, 2) == std::vector<NodeId>{"home", "q.b"});
    CHECK(stops_of(tree, InputKey::kBackTab, 3) == std::vector<NodeId>{"next", "more", "q.b"});
  }
  SUBCASE("open details let the focus in, an enabled button takes it") {
    tree.children[4].is_expanded = true;
    tree.children[3].is_disabled = false;
    CHECK(stops_of(tree, InputKey::kTab, 6) ==
          std::vector<NodeId>{"home", "q.a", "check", "more", "inside", "next"});
  }
  SUBCASE("an answered choice is passed over") {
    for (std::size_t i = 0; i < 3; ++i) {
      option(tree, i).is_submitted = true;
    }
    CHECK(stops_of(tree, InputKey::kTab, 3) == std::vector<NodeId>{"home", "more", "next"});
  }
  SUBCASE("without anything to press nothing has the focus") {
    const Node empty = make("page", Role::kPage, {make("title", Role::kHeading)});
    CHECK(stops_of(empty, InputKey::kTab, 1) == std::vector<NodeId>{""});
  }
}

TEST_CASE("Tab goes on from a heading that the focus was moved to") {
  const Node tree = page();
  Interaction interaction;
  interaction.move_focus(tree, "stem");
  CHECK(interaction.hand().focused == "stem");
  interaction.key(tree, InputKey::kTab);
  CHECK(interaction.hand().focused == "q.a");
  interaction.move_focus(tree, "stem");
  interaction.key(tree, InputKey::kBackTab);
  CHECK(interaction.hand().focused == "home");
}

TEST_CASE("Tab goes on from an option that was just answered") {
  Node tree = page();
  Interaction interaction;
  interaction.move_focus(tree, "q.b");
  for (std::size_t i = 0; i < 3; ++i) {
    option(tree, i).is_submitted = true;
  }
  interaction.follow(tree);
  CHECK(interaction.hand().focused == "q.b");
  interaction.key(tree, InputKey::kTab);
  CHECK(interaction.hand().focused == "more");
}

TEST_CASE("arrows select in a circle within the choice, and nowhere else") {
  const Node tree = page();
  struct Row {
    const char* from;
    InputKey key;
    const char* to;
  };
  const Row rows[] = {
      {"q.a", InputKey::kDown, "q.b"}, {"q.b", InputKey::kRight, "q.c"},
      {"q.c", InputKey::kDown, "q.a"}, {"q.a", InputKey::kUp, "q.c"},
      {"q.c", InputKey::kLeft, "q.b"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.from);
    Interaction interaction;
    interaction.move_focus(tree, row.from);
    CHECK(interaction.key(tree, row.key) == Request{RequestKind::kSelect, row.to});
    CHECK(interaction.hand().focused == row.to);
  }
  Interaction interaction;
  interaction.move_focus(tree, "next");
  CHECK_FALSE(interaction.key(tree, InputKey::kDown).has_value());
  CHECK(interaction.hand().focused == "next");
}

TEST_CASE("Enter and Space do what they do in a browser") {
  const Node tree = page();
  struct Row {
    const char* focus;
    InputKey key;
    std::optional<Request> asked;
  };
  const Row rows[] = {
      {"next", InputKey::kEnter, Request{RequestKind::kPress, "next"}},
      {"next", InputKey::kSpace, Request{RequestKind::kPress, "next"}},
      {"home", InputKey::kEnter, Request{RequestKind::kPress, "home"}},
      {"home", InputKey::kSpace, std::nullopt},
      {"more", InputKey::kSpace, Request{RequestKind::kPress, "more"}},
      {"q.a", InputKey::kSpace, Request{RequestKind::kSelect, "q.a"}},
      {"q.a", InputKey::kEnter, Request{RequestKind::kSubmit, "q.a"}},
      {"check", InputKey::kEnter, std::nullopt},
      {"stem", InputKey::kEnter, std::nullopt},
      {"next", InputKey::kOther, std::nullopt},
  };
  for (const Row& row : rows) {
    CAPTURE(row.focus);
    Interaction interaction;
    interaction.move_focus(tree, row.focus);
    CHECK(interaction.key(tree, row.key) == row.asked);
  }
}

TEST_CASE("a press counts where it ends over the node where it began") {
  const Node tree = page();
  struct Row {
    const char* down;
    const char* up;
    std::optional<Request> asked;
  };
  const Row rows[] = {
      {"next", "next", Request{RequestKind::kPress, "next"}},
      {"next", "home", std::nullopt},
      {"next", "", std::nullopt},
      {"", "next", std::nullopt},
      {"q.a.text", "q.a", Request{RequestKind::kPress, "q.a"}},  // the words lie in the option
      {"stem", "stem", std::nullopt},
      {"check", "check", std::nullopt},  // disabled
  };
  for (const Row& row : rows) {
    CAPTURE(row.down);
    CAPTURE(row.up);
    Interaction interaction;
    interaction.press(tree, row.down);
    CHECK(interaction.release(tree, row.up) == row.asked);
    CHECK(interaction.hand().pressed.empty());
  }
}

TEST_CASE("a press that is cancelled asks for nothing") {
  const Node tree = page();
  Interaction interaction;
  interaction.press(tree, "next");
  CHECK(interaction.hand().pressed == "next");
  interaction.cancel();
  CHECK_FALSE(interaction.release(tree, "next").has_value());
}

TEST_CASE("the ring shows after a key and goes with the pointer") {
  const Node tree = page();
  Interaction interaction;
  interaction.key(tree, InputKey::kTab);
  CHECK(interaction.hand().is_ring_visible);
  interaction.press(tree, "next");
  CHECK_FALSE(interaction.hand().is_ring_visible);
  CHECK(interaction.hand().focused == "next");
}

TEST_CASE("what real elements say is taken over, and a new tree still takes it away") {
  Node tree = page();
  Interaction interaction;
  interaction.set_hovered("next");
  interaction.set_focused("q.b", true);
  CHECK(interaction.hand() == ui::Hand{"next", "", "q.b", true});
  tree.children.erase(tree.children.begin() + 2);
  interaction.follow(tree);
  CHECK(interaction.hand() == ui::Hand{"next", "", "", true});
}

TEST_CASE("a new tree takes away what is gone or cannot be pressed any more") {
  Node tree = page();
  Interaction interaction;
  interaction.point_at(tree, "q.a.text");
  CHECK(interaction.hand().hovered == "q.a");
  option(tree, 0).is_submitted = true;
  interaction.follow(tree);
  CHECK(interaction.hand().hovered.empty());

  interaction.move_focus(tree, "next");
  tree.children.pop_back();
  interaction.follow(tree);
  CHECK(interaction.hand().focused.empty());
}

TEST_CASE("the order of focus is the order of reading, options included") {
  CHECK(ui::focus_order(page()) ==
        std::vector<NodeId>{"home", "q.a", "q.b", "q.c", "more", "next"});
}
