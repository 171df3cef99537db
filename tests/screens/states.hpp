// Every screen in every state worth looking at, by name, reached as a reader reaches it.
// Not expectations: view_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "screens/view.hpp"
#include "tests/app/outside.hpp"

namespace trial {

struct State {
  std::string_view name;
  void (*reach)(Outside& outside, const std::string& language);
};

inline const std::vector<State>& states() {
  using Language = const std::string&;
  static const std::vector<State> kStates = {
      {"home", [](Outside& outside, Language language) { outside.start(language + "/"); }},
      {"question",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language));
         outside.send(app::ChooseOption{outside.wrong()});
       }},
      {"answered-right",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language), "#?q=mp-2");
         outside.send(app::SubmitOption{outside.right()});
       }},
      {"answered-wrong-proof",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language));
         outside.send(app::SubmitOption{outside.wrong()});
         outside.send(app::ToggleProof{});
       }},
      {"source",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language), "#?q=mp-6");
         outside.send(app::SubmitOption{outside.right()});
       }},
      {"flow",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language), "#?q=mp-8");
         outside.send(app::SubmitOption{outside.right()});
         outside.send(app::ToggleProof{});
       }},
      {"preview",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language));
         outside.send(app::TogglePreview{});
       }},
      {"result-missed",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language));
         outside.take_quiz({"mp-1", "mp-6"});
       }},
      {"result-all-right",
       [](Outside& outside, Language language) {
         outside.start(quiz_path(language));
         outside.take_quiz();
       }},
      {"problem",
       [](Outside& outside, Language language) {
         const std::string& pack = repository_file(pack_file("pack"));
         outside.replaced[pack_file("pack")] = pack.substr(0, pack.size() / 2);
         outside.start(quiz_path(language));
       }},
      {"not-found",
       [](Outside& outside, Language language) { outside.start(language + "/nothing/"); }},
      {"storage-notices",
       [](Outside& outside, Language language) {
         outside.is_storage_working = false;
         outside.log = "half a li\n";
         outside.start(quiz_path(language), "#?q=mp-3");
       }},
  };
  return kStates;
}

inline Outside reached(const State& state, const std::string& language) {
  Outside outside;
  state.reach(outside, language);
  return outside;
}

// A state in one language and the screen it makes.
struct Reached {
  std::string name;  // "home.bn"
  text::Language language;
  Outside outside;
  screens::Screen screen;
};

// All states in all languages, reached once in a test program.
inline const std::vector<Reached>& all_screens() {
  static const std::vector<Reached> kAll = [] {
    std::vector<Reached> all;
    for (const State& state : states()) {
      for (const text::Language language : text::kLanguages) {
        const std::string code(text::code_of(language));
        Outside outside = reached(state, code);
        screens::Screen screen = screens::view(outside.model);
        all.push_back({std::string(state.name) + "." + code, language, std::move(outside),
                       std::move(screen)});
      }
    }
    return all;
  }();
  return kAll;
}

// Every node of the tree, parents first.
inline void collect(const semantics::Node& node, std::vector<const semantics::Node*>& nodes) {
  nodes.push_back(&node);
  for (const semantics::Node& child : node.children) {
    collect(child, nodes);
  }
}

inline std::vector<const semantics::Node*> nodes_of(const semantics::Node& tree) {
  std::vector<const semantics::Node*> nodes;
  collect(tree, nodes);
  return nodes;
}

inline const semantics::Node* find_node(const semantics::Node& tree, std::string_view id) {
  for (const semantics::Node* node : nodes_of(tree)) {
    if (node->id == id) {
      return node;
    }
  }
  return nullptr;
}

}  // namespace trial
