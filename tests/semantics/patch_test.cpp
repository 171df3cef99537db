// A patch, applied to the old elements, makes the new ones: on examples and on random trees.
// Not the page's own applying: tests/web.
#include "semantics/patch.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>

#include "tests/semantics/nodes.hpp"

namespace {

using base::Json;
using semantics::Element;
using semantics::Run;

// --- the oracle: what web/mirror.js does, on plain data ---

std::vector<Run> runs_of(const Json* json) {
  std::vector<Run> runs;
  if (json != nullptr) {
    for (const Json& run : *json->array()) {
      const Json::Array& parts = *run.array();
      runs.push_back({*parts[0].string(), *parts[1].string(), *parts[2].string()});
    }
  }
  return runs;
}

std::vector<Element> children_of(const Json* json);

Element element_of(const Json& json) {
  Element element;
  element.tag = *json.member("tag")->string();
  if (const Json* id = json.member("id")) {
    element.id = *id->string();
  }
  if (const Json* attributes = json.member("attributes")) {
    for (const auto& [name, value] : *attributes->object()) {
      element.attributes.emplace_back(name, *value.string());
    }
  }
  element.runs = runs_of(json.member("runs"));
  element.children = children_of(json.member("children"));
  return element;
}

std::vector<Element> children_of(const Json* json) {
  std::vector<Element> children;
  if (json != nullptr) {
    for (const Json& child : *json->array()) {
      children.push_back(element_of(child));
    }
  }
  return children;
}

class Page {
 public:
  explicit Page(Element root) : root_(std::move(root)) {}

  const Element& root() const { return root_; }

  void apply(const Json::Array& operations) {
    for (const Json& operation : operations) {
      apply(operation);
    }
  }

 private:
  static Element* find(Element& element, const std::string& id) {
    if (element.id == id) {
      return &element;
    }
    for (Element& child : element.children) {
      if (Element* found = find(child, id)) {
        return found;
      }
    }
    return nullptr;
  }

  Element& existing(const Json& operation, std::string_view member) {
    Element* found = find(root_, *operation.member(member)->string());
    REQUIRE(found != nullptr);
    return *found;
  }

  static bool take(Element& parent, const std::string& id, Element& taken) {
    for (std::size_t i = 0; i < parent.children.size(); ++i) {
      if (parent.children[i].id == id) {
        taken = std::move(parent.children[i]);
        parent.children.erase(parent.children.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
      }
      if (take(parent.children[i], id, taken)) {
        return true;
      }
    }
    return false;
  }

  void insert(const Json& operation, Element element) {
    std::vector<Element>& children = existing(operation, "parent").children;
    auto at = children.end();
    if (const std::string* before = operation.member("before")->string()) {
      at = std::find_if(children.begin(), children.end(),
                        [before](const Element& child) { return child.id == *before; });
      REQUIRE(at != children.end());
    }
    children.insert(at, std::move(element));
  }

  static void change(Element& element, const Json& operation) {
    auto& attributes = element.attributes;
    for (const Json& name : *operation.member("unset")->array()) {
      const auto count = attributes.size();
      attributes.erase(
          std::remove_if(attributes.begin(), attributes.end(),
                         [&name](const auto& entry) { return entry.first == *name.string(); }),
          attributes.end());
      CHECK(attributes.size() + 1 == count);
    }
    for (const auto& [name, value] : *operation.member("set")->object()) {
      const std::string& key = name;
      const auto at = std::find_if(attributes.begin(), attributes.end(),
                                   [&key](const auto& entry) { return entry.first == key; });
      if (at == attributes.end()) {
        attributes.emplace_back(name, *value.string());
      } else {
        at->second = *value.string();
      }
    }
  }

  void apply(const Json& operation) {
    const std::string& name = *operation.member("op")->string();
    if (name == "create") {
      insert(operation, element_of(*operation.member("element")));
    } else if (name == "remove" || name == "move") {
      Element taken;
      REQUIRE(take(root_, *operation.member("id")->string(), taken));
      if (name == "move") {
        insert(operation, std::move(taken));
      }
    } else if (name == "attributes") {
      change(existing(operation, "id"), operation);
    } else {
      CHECK(name == "content");
      Element& element = existing(operation, "id");
      element.runs = runs_of(operation.member("runs"));
      element.children = children_of(operation.member("children"));
    }
  }

  Element root_;
};

// The order of attributes means nothing.
Element ordered(Element element) {
  std::sort(element.attributes.begin(), element.attributes.end());
  for (Element& child : element.children) {
    child = ordered(std::move(child));
  }
  return element;
}

std::string text_of(const Element& element) { return base::write_json(element_json(element)); }

// --- random trees ---

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(seed * 2654435761U + 1) {}

  std::uint32_t below(std::uint32_t limit) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::uint32_t>(state_ >> 33U) % limit;
  }

 private:
  std::uint64_t state_;
};

std::vector<Run> random_runs(Chance& chance) {
  std::vector<Run> runs;
  for (std::uint32_t i = chance.below(3); i > 0; --i) {
    runs.push_back({chance.below(2) == 0 ? "" : "code", "", chance.below(2) == 0 ? "x" : "y"});
  }
  return runs;
}

// Ids are drawn from a small shuffled pool, so that two trees share many in other orders. The same
// id may hang below another parent in the other tree, or have another tag.
class Grower {
 public:
  explicit Grower(Chance& chance) : chance_(chance) {
    for (int i = 0; i < 12; ++i) {
      pool_.push_back("n" + std::to_string(i));
    }
    for (std::size_t i = pool_.size(); i > 1; --i) {
      std::swap(pool_[i - 1], pool_[chance_.below(static_cast<std::uint32_t>(i))]);
    }
  }

  Element grow(int depth, std::string id, bool is_root = false) {
    Element element;
    element.tag = is_root || chance_.below(6) != 0 ? "div" : "p";
    element.id = std::move(id);
    for (const char* name : {"class", "lang", "checked"}) {
      if (chance_.below(2) == 0) {
        element.attributes.emplace_back(name, chance_.below(2) == 0 ? "" : "v");
      }
    }
    const std::uint32_t kind = depth == 0 ? 0 : chance_.below(4);
    if (kind == 0) {
      element.runs = random_runs(chance_);
    } else if (kind == 1) {
      element.children.push_back({"span", "", {{"class", "bit"}}, random_runs(chance_), {}});
    } else {
      for (std::uint32_t i = chance_.below(4); i > 0 && !pool_.empty(); --i) {
        std::string own = pool_.back();
        pool_.pop_back();
        element.children.push_back(grow(depth - 1, std::move(own)));
      }
    }
    return element;
  }

 private:
  Chance& chance_;
  std::vector<std::string> pool_;
};

}  // namespace

TEST_CASE("equal trees: nothing to do") {
  const Element element = semantics::to_element(sample::page(), "");
  CHECK(semantics::patch(element, element).empty());
}

TEST_CASE("choosing an option is told in two short operations") {
  sample::Node page = sample::page();
  const Element before = semantics::to_element(page, "");
  sample::find(page, "q.b")->is_selected = true;
  const Element after = semantics::to_element(page, "");
  CHECK(base::write_json(Json(semantics::patch(before, after))) ==
        "[{\"op\":\"attributes\",\"id\":\"q.b\",\"set\":{\"class\":\"is-selected\"},\"unset\":[]},"
        "{\"op\":\"attributes\",\"id\":\"q.b.radio\",\"set\":{\"checked\":\"\"},\"unset\":[]}]");
}

TEST_CASE("words are replaced as a leaf; elements come, go and move by id") {
  sample::Node page = sample::page();
  const Element before = semantics::to_element(page, "");
  sample::find(page, "status")->text = base::plain_text("Correct.");
  sample::Node& main = *sample::find(page, "main");
  std::swap(main.children[1], main.children[2]);  // choice and check
  main.children.pop_back();                       // the strip
  main.children.insert(main.children.begin(), sample::node("note", sample::Role::kText, "New"));
  const Element after = semantics::to_element(page, "");
  CHECK(base::write_json(Json(semantics::patch(before, after))) ==
        "[{\"op\":\"content\",\"id\":\"status\",\"runs\":[[\"\",\"\",\"Correct.\"]],"
        "\"children\":[]},"
        "{\"op\":\"remove\",\"id\":\"strip\"},"
        "{\"op\":\"move\",\"id\":\"q.choice\",\"parent\":\"main\",\"before\":null},"
        "{\"op\":\"create\",\"parent\":\"main\",\"before\":\"q.stem\","
        "\"element\":{\"tag\":\"p\",\"id\":\"note\",\"runs\":[[\"\",\"\",\"New\"]]}}]");
}

TEST_CASE("the patch of two random trees, applied to the first, gives the second") {
  constexpr std::uint64_t kTrees = 3000;
  std::size_t operations = 0;
  for (std::uint64_t seed = 0; seed < kTrees; ++seed) {
    Chance chance(seed);
    const Element before = Grower(chance).grow(3, "root", true);
    const Element after = Grower(chance).grow(3, "root", true);
    const Json::Array patch = semantics::patch(before, after);
    operations += patch.size();
    Page page(before);
    page.apply(patch);
    if (text_of(ordered(page.root())) != text_of(ordered(after))) {
      FAIL_CHECK("seed " << seed << "\nbefore " << text_of(before) << "\nafter  " << text_of(after)
                         << "\npatch  " << base::write_json(Json(patch)));
      return;
    }
  }
  CHECK(operations > kTrees);  // the trees do differ
}
