// Compares element by element, by id; content without ids is replaced as a whole.
// Not a shortest edit script: screens are small and ids are stable.
#include "semantics/patch.hpp"

#include <algorithm>

namespace semantics {
namespace {

using base::Json;

Json runs_json(const std::vector<Run>& runs) {
  Json::Array array;
  for (const Run& run : runs) {
    array.push_back(Json(Json::Array{Json(run.tag), Json(run.class_name), Json(run.words)}));
  }
  return Json(std::move(array));
}

Json children_json(const std::vector<Element>& children) {
  Json::Array array;
  for (const Element& child : children) {
    array.push_back(element_json(child));
  }
  return Json(std::move(array));
}

bool have_ids(const std::vector<Element>& children) {
  return std::all_of(children.begin(), children.end(),
                     [](const Element& child) { return !child.id.empty(); });
}

const Element* find(const std::vector<Element>& children, const std::string& id) {
  for (const Element& child : children) {
    if (child.id == id) {
      return &child;
    }
  }
  return nullptr;
}

const std::string* find(const Element& element, const std::string& attribute) {
  for (const auto& [name, value] : element.attributes) {
    if (name == attribute) {
      return &value;
    }
  }
  return nullptr;
}

class Differ {
 public:
  Json::Array operations;

  void compare(const Element& before, const Element& after) {
    compare_attributes(before, after);
    const bool is_by_id = before.runs.empty() && after.runs.empty() && have_ids(before.children) &&
                          have_ids(after.children);
    if (is_by_id) {
      compare_children(before, after);
    } else if (before.runs != after.runs || before.children != after.children) {
      operations.push_back(Json(Json::Object{{"op", Json("content")},
                                             {"id", Json(after.id)},
                                             {"runs", runs_json(after.runs)},
                                             {"children", children_json(after.children)}}));
    }
  }

 private:
  void compare_attributes(const Element& before, const Element& after) {
    Json::Object set;
    Json::Array unset;
    for (const auto& [name, value] : after.attributes) {
      const std::string* old = find(before, name);
      if (old == nullptr || *old != value) {
        set.emplace_back(name, Json(value));
      }
    }
    for (const auto& [name, value] : before.attributes) {
      if (find(after, name) == nullptr) {
        unset.push_back(Json(name));
      }
    }
    if (!set.empty() || !unset.empty()) {
      operations.push_back(Json(Json::Object{{"op", Json("attributes")},
                                             {"id", Json(after.id)},
                                             {"set", Json(std::move(set))},
                                             {"unset", Json(std::move(unset))}}));
    }
  }

  // The same id with another tag is another element.
  static bool is_kept(const Element* old, const Element& element) {
    return old != nullptr && old->tag == element.tag;
  }

  void compare_children(const Element& before, const Element& after) {
    std::vector<std::string> present;  // the order in the page, as the operations leave it
    for (const Element& child : before.children) {
      if (const Element* kept = find(after.children, child.id); kept && kept->tag == child.tag) {
        present.push_back(child.id);
      } else {
        operations.push_back(Json(Json::Object{{"op", Json("remove")}, {"id", Json(child.id)}}));
      }
    }
    for (std::size_t i = after.children.size(); i-- > 0;) {
      const Element& child = after.children[i];
      const bool is_last = i + 1 == after.children.size();
      const Json next = is_last ? Json() : Json(after.children[i + 1].id);
      const Element* old = find(before.children, child.id);
      if (!is_kept(old, child)) {
        create(after.id, next, child);
        present.insert(position_before(present, next), child.id);
        continue;
      }
      place(after.id, next, child.id, present);
      compare(*old, child);
    }
  }

  static std::vector<std::string>::iterator position_before(std::vector<std::string>& present,
                                                            const Json& next) {
    return next.is_null() ? present.end()
                          : std::find(present.begin(), present.end(), *next.string());
  }

  void create(const std::string& parent, const Json& next, const Element& element) {
    operations.push_back(Json(Json::Object{{"op", Json("create")},
                                           {"parent", Json(parent)},
                                           {"before", next},
                                           {"element", element_json(element)}}));
  }

  // Moves the element before `next` unless it stands there already.
  void place(const std::string& parent, const Json& next, const std::string& id,
             std::vector<std::string>& present) {
    const auto at = std::find(present.begin(), present.end(), id);
    const bool is_in_place = next.is_null()
                                 ? at + 1 == present.end()
                                 : at + 1 != present.end() && *(at + 1) == *next.string();
    if (is_in_place) {
      return;
    }
    present.erase(at);
    present.insert(position_before(present, next), id);
    operations.push_back(Json(Json::Object{
        {"op", Json("move")}, {"id", Json(id)}, {"parent", Json(parent)}, {"before", next}}));
  }
};

}  // namespace

Json element_json(const Element& element) {
  Json::Object object{{"tag", Json(element.tag)}};
  if (!element.id.empty()) {
    object.emplace_back("id", Json(element.id));
  }
  if (!element.attributes.empty()) {
    Json::Object attributes;
    for (const auto& [name, value] : element.attributes) {
      attributes.emplace_back(name, Json(value));
    }
    object.emplace_back("attributes", Json(std::move(attributes)));
  }
  if (!element.runs.empty()) {
    object.emplace_back("runs", runs_json(element.runs));
  }
  if (!element.children.empty()) {
    object.emplace_back("children", children_json(element.children));
  }
  return Json(std::move(object));
}

Json::Array patch(const Element& before, const Element& after) {
  Differ differ;
  differ.compare(before, after);
  return std::move(differ.operations);
}

}  // namespace semantics
