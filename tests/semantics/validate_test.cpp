// Each rule for trees: a right page passes, and each way to break it is told.
// Not whether the real screens keep the rules: tests/screens.
#include "semantics/validate.hpp"

#include <doctest/doctest.h>

#include <functional>

#include "tests/semantics/nodes.hpp"

namespace {

using sample::find;
using sample::Node;
using semantics::Role;

struct Fault {
  const char* name;
  std::function<void(Node& page)> make;
  std::string problem;
};

}  // namespace

TEST_CASE("a right page has no problems") {
  CHECK(semantics::validate(sample::page()) == std::vector<std::string>{});
}

TEST_CASE("each fault is told, and nothing else") {
  const std::vector<Fault> faults = {
      {"repeated id", [](Node& page) { find(page, "status")->id = "main"; },
       "main: the id is there twice"},
      {"empty id", [](Node& page) { find(page, "status")->id.clear(); },
       "?: the id is not well formed"},
      {"blank in an id", [](Node& page) { find(page, "status")->id = "the status"; },
       "the status: the id is not well formed"},
      {"digit first", [](Node& page) { find(page, "status")->id = "1st"; },
       "1st: the id is not well formed"},
      {"derived ending", [](Node& page) { find(page, "status")->id = "q.a.radio"; },
       "q.a.radio: the id has an ending that is kept for derived elements"},
      {"button without words", [](Node& page) { find(page, "check")->text.clear(); },
       "check: can be pressed and has no name"},
      {"choice without a question", [](Node& page) { find(page, "q.choice")->label.clear(); },
       "q.choice: can be pressed and has no name"},
      {"label of nothing", [](Node& page) { find(page, "q.choice")->label = "#gone"; },
       "q.choice: refers to gone, which is not there"},
      {"other label than words", [](Node& page) { find(page, "check")->label = "Submit"; },
       "check: the label does not contain the visible words \"Check\""},
      {"figure without its text", [](Node& page) { find(page, "strip")->label.clear(); },
       "strip: a figure needs a label"},
      {"figure without content", [](Node& page) { find(page, "strip")->figure.reset(); },
       "strip: a figure without a figure"},
      {"second main", [](Node& page) { find(page, "banner")->role = Role::kMain; },
       "page: has 2 main nodes"},
      {"no main", [](Node& page) { find(page, "main")->role = Role::kGroup; },
       "page: has 0 main nodes"},
      {"skipped level", [](Node& page) { find(page, "q.stem")->level = 2; },
       "q.stem: heading 2 follows heading 0"},
      {"no language", [](Node& page) { find(page, "check")->language.clear(); },
       "check: has no language"},
      {"two selected",
       [](Node& page) {
         find(page, "q.a")->is_selected = true;
         find(page, "q.b")->is_selected = true;
       },
       "q.choice: has more than one selected option"},
      {"text in a choice", [](Node& page) { find(page, "q.a")->role = Role::kGroup; },
       "q.a: has no place in a choice"},
      {"item outside a list", [](Node& page) { find(page, "q.stem")->role = Role::kItem; },
       "q.stem: does not lie in a list"},
      {"link to nowhere", [](Node& page) { find(page, "brand")->address.clear(); },
       "brand: a link needs an address"},
      {"words beside children",
       [](Node& page) { find(page, "main")->text = base::plain_text("stray"); },
       "main: has words and children; only details may"},
  };
  for (const Fault& fault : faults) {
    CAPTURE(fault.name);
    Node page = sample::page();
    fault.make(page);
    CHECK(semantics::validate(page) == std::vector<std::string>{fault.problem});
  }
}

TEST_CASE("a label may say more than the visible words") {
  Node page = sample::page();
  find(page, "check")->label = "Check your answer";
  CHECK(semantics::validate(page).empty());
}

TEST_CASE("what a button opens need not be there while it is closed") {
  Node page = sample::page();
  find(page, "check")->controls = "proof";
  CHECK(semantics::validate(page).empty());
  find(page, "check")->is_expanded = true;
  CHECK(semantics::validate(page) ==
        std::vector<std::string>{"check: refers to proof, which is not there"});
}
