// Every screen in every language as text, and rules that hold whatever a screen says.
// Not pixels (tests/ui, tests/web). BINADE_UPDATE_SNAPSHOTS=1 rewrites tests/snapshots.
#include "screens/view.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "semantics/dump.hpp"
#include "semantics/validate.hpp"
#include "tests/screens/states.hpp"

using semantics::Node;
using semantics::RequestKind;
using semantics::Role;
using trial::Outside;

namespace {

constexpr std::string_view kGenerator =
    "# Written by tests/screens/view_test.cpp with BINADE_UPDATE_SNAPSHOTS=1.\n";

void write_snapshot(const std::string& path, const std::string& text) {
  std::ofstream file(samples::source_root() + "/" + path, std::ios::binary);
  file << text;
  REQUIRE_MESSAGE(file.good(), path << " cannot be written");
}

// "line 7:\n  kept: ...\n  now:  ...", or empty when the texts are the same.
std::string first_difference(const std::string& kept, const std::string& now) {
  std::istringstream kept_lines(kept);
  std::istringstream now_lines(now);
  std::string old_line;
  std::string new_line;
  for (int number = 1;; ++number) {
    const bool has_old = static_cast<bool>(std::getline(kept_lines, old_line));
    const bool has_new = static_cast<bool>(std::getline(now_lines, new_line));
    if (!has_old && !has_new) {
      return "";
    }
    if (has_old != has_new || old_line != new_line) {
      return "line " + std::to_string(number) +
             ":\n  kept: " + (has_old ? old_line : std::string("(the end)")) +
             "\n  now:  " + (has_new ? new_line : std::string("(the end)"));
    }
  }
}

void compare_with_snapshot(const std::string& path, const std::string& now) {
  const std::string kept = samples::read_file(path);
  REQUIRE_MESSAGE(!kept.empty(), path << " is not there; run with BINADE_UPDATE_SNAPSHOTS=1");
  const std::string difference = first_difference(kept, now);
  CHECK_MESSAGE(difference.empty(),
                path << ", " << difference << "\nBINADE_UPDATE_SNAPSHOTS=1 accepts what is now");
}

// Runs `check` with every state in every language.
template <class Check>
void for_each_screen(const Check& check) {
  for (const trial::Reached& reached : trial::all_screens()) {
    CAPTURE(reached.name);
    check(reached.screen, reached.name);
  }
}

bool can_be_pressed(const Node& node) {
  const bool is_open_option = node.role == Role::kOption && !node.is_submitted;
  return node.role == Role::kButton || node.role == Role::kLink || is_open_option;
}

// What is wrong between the nodes and the bindings of a screen.
std::string fault_of_bindings(const screens::Screen& screen) {
  for (const Node* node : trial::nodes_of(screen.tree)) {
    std::vector<RequestKind> wanted;
    if (can_be_pressed(*node)) {
      wanted.push_back(RequestKind::kPress);
    }
    if (can_be_pressed(*node) && node->role == Role::kOption) {
      wanted.insert(wanted.end(), {RequestKind::kSelect, RequestKind::kSubmit});
    }
    for (const RequestKind kind : wanted) {
      if (screens::dispatch(screen.bindings, {kind, node->id}) == nullptr) {
        return node->id + " has no binding";
      }
    }
  }
  for (std::size_t i = 0; i < screen.bindings.size(); ++i) {
    const semantics::Request& request = screen.bindings[i].request;
    const Node* node = trial::find_node(screen.tree, request.node);
    if (node == nullptr || !can_be_pressed(*node)) {
      return request.node + " is bound and cannot be pressed";
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (screen.bindings[j].request == request) {
        return request.node + " is bound twice";
      }
    }
  }
  return "";
}

std::string ids_of(const Node& tree) {
  std::string ids;
  for (const Node* node : trial::nodes_of(tree)) {
    ids += node->id + "\n";
  }
  return ids;
}

}  // namespace

TEST_CASE("every screen says in every language what its snapshot says") {
  const char* update = std::getenv("BINADE_UPDATE_SNAPSHOTS");
  const bool is_update = update != nullptr && std::string(update) == "1";
  for_each_screen([&](const screens::Screen& screen, const std::string& name) {
    const std::string path = "tests/snapshots/" + name + ".txt";
    const std::string now =
        std::string(kGenerator) + "# title: " + screen.title + "\n" + semantics::dump(screen.tree);
    if (is_update) {
      write_snapshot(path, now);
    } else {
      compare_with_snapshot(path, now);
    }
  });
}

TEST_CASE("the trees are well formed and every sentence is there") {
  for_each_screen([](const screens::Screen& screen, const std::string&) {
    CHECK(semantics::validate(screen.tree) == std::vector<std::string>{});
    const std::string text = screen.title + "\n" + semantics::dump(screen.tree);
    for (const char* mark : {"⟦", "⟧", "{", "}"}) {
      CAPTURE(mark);
      CHECK(text.find(mark) == std::string::npos);
    }
  });
}

TEST_CASE("the first heading of a screen is its only one of level 1") {
  for_each_screen([](const screens::Screen& screen, const std::string&) {
    std::vector<int> levels;
    for (const Node* node : trial::nodes_of(screen.tree)) {
      if (node->role == Role::kHeading) {
        levels.push_back(node->level);
      }
    }
    REQUIRE(!levels.empty());
    CHECK(levels.front() == 1);
    CHECK(std::count(levels.begin(), levels.end(), 1) == 1);
  });
}

TEST_CASE("what can be pressed has a command, and every command something to press") {
  for_each_screen([](const screens::Screen& screen, const std::string&) {
    CHECK(fault_of_bindings(screen) == "");
  });
}

TEST_CASE("a screen has the same nodes in every language") {
  const std::vector<trial::Reached>& all = trial::all_screens();
  const std::size_t languages = text::kLanguages.size();
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(all[i].name);
    const trial::Reached& english = all[i - i % languages];
    CHECK(first_difference(ids_of(english.screen.tree), ids_of(all[i].screen.tree)) == "");
  }
}

TEST_CASE("a request that comes after its screen has gone is ignored") {
  const Outside outside = trial::reached(trial::states()[0], "en");
  const screens::Screen screen = screens::view(outside.model);
  CHECK(screens::dispatch(screen.bindings, {RequestKind::kPress, "check"}) == nullptr);
  CHECK(screens::dispatch(screen.bindings, {RequestKind::kSelect, "brand"}) == nullptr);
}

TEST_CASE("a language that cannot be loaded is said in one that is here") {
  Outside outside;
  outside.start(trial::quiz_path("en"));
  outside.failing = {"content/messages/bn.json"};
  outside.send(app::SwitchLanguage{text::Language::kBengali});
  const screens::Screen screen = screens::view(outside.model);
  CHECK(screen.tree.language == "en");
  const std::string text = semantics::dump(screen.tree);
  CHECK(text.find("⟦") == std::string::npos);
  CHECK(text.find("content/messages/bn.json") != std::string::npos);
}

TEST_CASE("a question without a translation is English, says so, and is marked as English") {
  Outside outside;
  const std::string path = trial::pack_file("ja");
  const base::Result<base::Json> json = base::parse_json(trial::repository_file(path), path);
  base::Json::Object edited;
  for (const auto& [name, value] : *json.value().object()) {
    base::Json::Object questions;
    for (const auto& [id, question] : name == "questions" ? *value.object() : questions) {
      if (id != "mp-1") {
        questions.emplace_back(id, question);
      }
    }
    edited.emplace_back(name, name == "questions" ? base::Json(questions) : value);
  }
  outside.replaced[path] = base::write_json(edited);
  outside.start(trial::quiz_path("ja"));
  outside.send(app::SubmitOption{outside.right()});
  const Node tree = screens::view(outside.model).tree;
  CHECK(semantics::validate(tree) == std::vector<std::string>{});
  REQUIRE(trial::find_node(tree, "fallback") != nullptr);
  CHECK(trial::find_node(tree, "fallback")->language == "ja");
  for (const char* id :
       {"mp-1.stem", "mp-1.lost-updates.text", "mp-1.lost-updates.feedback", "mp-1.explanation"}) {
    CAPTURE(id);
    REQUIRE(trial::find_node(tree, id) != nullptr);
    CHECK(trial::find_node(tree, id)->language == "en");
  }
  CHECK(trial::find_node(tree, "mp-1.why")->language == "ja");
  outside.send(app::NextQuestion{});
  CHECK(trial::find_node(screens::view(outside.model).tree, "fallback") == nullptr);
}
