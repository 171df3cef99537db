// Lists problems as sentences with their places.
// Not a log: it shows what the reader can act on.
#include "screens/screen_problem.hpp"

#include "screens/problem_words.hpp"

namespace screens {
namespace {

Node way_home(const Context& context) {
  const app::Route home{app::RouteKind::kHome, context.model.route.language, {}};
  Node node = link("home", Part::kPrimaryButton, context.say("problem.home"), app::path_of(home));
  context.on_press(node.id, app::OpenRoute{home});
  return group("actions", Part::kActions, {std::move(node)});
}

}  // namespace

std::vector<Node> problem_screen(const Context& context, const base::Problems& problems) {
  std::vector<Node> items;
  for (const base::Error& problem : problems) {
    const std::string id = "problem." + std::to_string(items.size() + 1);
    Node item = leaf(id, Role::kItem, Part::kBody, problem_sentence(context.words, problem));
    items.push_back(std::move(item));
  }
  std::vector<Node> content;
  content.push_back(heading("title", Part::kTitle, 1, context.say("problem.title")));
  content.push_back(leaf("lead", Role::kAlert, Part::kAlert, context.say("problem.lead")));
  content.push_back(group("problems", Part::kStack, std::move(items), Role::kList));
  content.push_back(way_home(context));
  return content;
}

std::vector<Node> not_found_screen(const Context& context) {
  std::vector<Node> content;
  content.push_back(heading("title", Part::kTitle, 1, context.say("problem.not-found")));
  content.push_back(way_home(context));
  return content;
}

}  // namespace screens
