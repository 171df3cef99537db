// Builds the banner, the language switch, the notices and the status.
// Not aware of which screen it frames.
#include "screens/frame.hpp"

namespace screens {
namespace {

Node language_link(const Context& context, text::Language language) {
  const std::string code(text::code_of(language));
  app::Route sibling = context.model.route;
  sibling.language = language;
  Node node = link("language." + code, Part::kLanguage,
                   base::plain_text(text::native_name_of(language)), app::path_of(sibling));
  node.language = code;
  node.is_selected = language == context.model.route.language;
  context.on_press(node.id, app::SwitchLanguage{language});
  return node;
}

Node banner(const Context& context) {
  const app::Route home{app::RouteKind::kHome, context.model.route.language, {}};
  Node brand = link("brand", Part::kBrand, context.say("app.name"), app::path_of(home));
  context.on_press(brand.id, app::OpenRoute{home});

  std::vector<Node> languages;
  for (const text::Language language : text::kLanguages) {
    languages.push_back(language_link(context, language));
  }
  Node language_switch =
      group("languages", Part::kLanguages, std::move(languages), Role::kNavigation);
  language_switch.label = context.say_plain("banner.languages");
  return group("banner", Part::kBanner, {std::move(brand), std::move(language_switch)},
               Role::kBanner);
}

Node footer(const Context& context) {
  std::vector<Node> notices;
  const bool is_kept = context.model.does_storage_work;
  notices.push_back(paragraph("storage", is_kept ? Part::kMuted : Part::kNotice,
                              context.say(is_kept ? "storage.saved" : "storage.unsaved")));
  if (context.model.was_log_damaged) {
    notices.push_back(paragraph("damaged", Part::kNotice, context.say("storage.damaged")));
  }
  return group("footer", Part::kFooter, std::move(notices));
}

}  // namespace

Node framed(const Context& context, std::vector<Node> content) {
  Node status = leaf("status", Role::kStatus, Part::kVisuallyHidden, {});
  if (!context.model.announcement.key.empty()) {
    status.text = context.words.say(context.model.announcement);
  }
  content.push_back(footer(context));
  Node page = group("page", Part::kPage,
                    {banner(context), group("main", Part::kMain, std::move(content), Role::kMain),
                     std::move(status)},
                    Role::kPage);
  spread_language(page, text::code_of(context.words.language()));
  return page;
}

}  // namespace screens
