// All quizzes, each with its level and a way in.
// Not the quizzes themselves.
#include "screens/screen_home.hpp"

#include "screens/question_text.hpp"

namespace screens {
namespace {

Node pack_card(const Context& context, const std::string& id, const content::Pack& pack,
               const content::PackLocale& locale) {
  const app::Route route{app::RouteKind::kQuiz, context.model.route.language, id};
  std::vector<Node> parts;
  parts.push_back(heading(id + ".title", Part::kSection, 2, filled(locale.title, {})));
  parts.push_back(paragraph(id + ".description", Part::kBody, filled(locale.description, {})));
  parts.push_back(
      paragraph(id + ".questions", Part::kMuted,
                context.say("home.questions", {{"count", std::to_string(pack.questions.size())}})));
  Node start =
      link(id + ".start", Part::kPrimaryButton, context.say("home.start"), app::path_of(route));
  context.on_press(start.id, app::OpenRoute{route});
  parts.push_back(group(id + ".actions", Part::kActions, {std::move(start)}));
  return group(id, Part::kCard, std::move(parts));
}

}  // namespace

std::vector<Node> home_screen(const Context& context) {
  std::vector<Node> content;
  content.push_back(heading("title", Part::kTitle, 1, context.say("home.title")));
  content.push_back(paragraph("lead", Part::kBody, context.say("home.lead")));
  for (const std::string& id : context.model.pack_ids) {
    const auto loaded = context.model.packs.find(id);
    if (loaded == context.model.packs.end() || !loaded->second.pack.has_value()) {
      continue;
    }
    const auto locale = loaded->second.locales.find(context.model.route.language);
    if (locale != loaded->second.locales.end()) {
      content.push_back(pack_card(context, id, *loaded->second.pack, locale->second));
    }
  }
  return content;
}

}  // namespace screens
