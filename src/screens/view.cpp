// Chooses the screen of the route and frames it.
// Not a screen itself.
#include "screens/view.hpp"

#include "app/update.hpp"

#include "screens/context.hpp"
#include "screens/frame.hpp"
#include "screens/question_text.hpp"
#include "screens/screen_home.hpp"
#include "screens/screen_problem.hpp"
#include "screens/screen_quiz.hpp"

namespace screens {
namespace {

// Where the reader's own sentences could not be loaded, those of a language seen before say so.
const text::Catalogue& words_of(const app::Model& model) {
  static const text::Catalogue kNone;
  const auto found = model.catalogues.find(model.route.language);
  if (found != model.catalogues.end()) {
    return found->second;
  }
  return model.catalogues.empty() ? kNone : model.catalogues.begin()->second;
}

const app::LoadedPack* pack_of(const app::Model& model) {
  const auto found = model.packs.find(model.route.id);
  return found == model.packs.end() ? nullptr : &found->second;
}

std::vector<Node> quiz_screen(const Context& context, Screen& screen) {
  const app::LoadedPack* loaded = pack_of(context.model);
  if (loaded == nullptr) {
    return not_found_screen(context);
  }
  const auto locale = loaded->locales.find(context.model.route.language);
  const auto english = loaded->locales.find(text::Language::kEnglish);
  const bool can_be_shown = loaded->problems.empty() && context.model.session.has_value() &&
                            locale != loaded->locales.end() && english != loaded->locales.end();
  if (!can_be_shown) {
    return problem_screen(context, loaded->problems);
  }
  screen.title = base::words_of(filled(locale->second.title, {}));
  const QuizView view{context, *loaded->pack, locale->second, english->second,
                      *context.model.session};
  if (context.model.is_preview_open) {
    return preview_screen(view);
  }
  return quiz::is_finished(*context.model.session) ? result_screen(view) : question_screen(view);
}

std::vector<Node> content_of(const Context& context, Screen& screen) {
  if (!context.model.problems.empty()) {
    return problem_screen(context, context.model.problems);
  }
  switch (context.model.route.kind) {
    case app::RouteKind::kHome: return home_screen(context);
    case app::RouteKind::kQuiz: return quiz_screen(context, screen);
    case app::RouteKind::kUnknown: break;
  }
  return not_found_screen(context);
}

}  // namespace

Screen view(const app::Model& model) {
  ASSERT(app::is_ready(model));
  Screen screen;
  const Context context{model, words_of(model), screen.bindings};
  screen.tree = framed(context, content_of(context, screen));
  const std::string name = context.say_plain("app.name");
  screen.title = screen.title.empty() ? name : screen.title + " · " + name;
  return screen;
}

semantics::Node answers_section(const app::Model& model) {
  const app::LoadedPack* loaded = pack_of(model);
  ASSERT(loaded != nullptr && loaded->pack.has_value() && model.session.has_value());
  const auto locale = loaded->locales.find(model.route.language);
  const auto english = loaded->locales.find(text::Language::kEnglish);
  ASSERT(locale != loaded->locales.end() && english != loaded->locales.end());
  Bindings unused;
  const Context context{model, words_of(model), unused};
  return quiz_answers({context, *loaded->pack, locale->second, english->second, *model.session});
}

const app::Command* dispatch(const Bindings& bindings, const semantics::Request& request) {
  for (const Binding& binding : bindings) {
    if (binding.request == request) {
      return &binding.command;
    }
  }
  return nullptr;
}

}  // namespace screens
