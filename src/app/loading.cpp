// Knows which file holds what, and reads each when it is needed.
// Not the readers themselves (content/, text/).
#include "app/loading.hpp"

#include "app/update.hpp"
#include "quiz/question_kind.hpp"
#include "text/font.hpp"

namespace app {
namespace {

constexpr std::string_view kIndex = "content/index.json";

std::string messages_path(text::Language language) {
  return "content/messages/" + std::string(text::code_of(language)) + ".json";
}

std::string pack_path(std::string_view pack, std::string_view file) {
  return "content/packs/" + std::string(pack) + "/" + std::string(file) + ".json";
}

base::Error failed(const std::string& path) {
  base::Where where;
  where.file = path;
  return {{"error.fetch", {}}, where};
}

void read_index(Model& model, const Fetched& file) {
  const base::Result<base::Json> json = base::parse_json(file.bytes, file.path);
  if (!json.ok()) {
    model.problems.push_back(json.error());
    return;
  }
  const base::JsonReader reader(json.value(), file.path, model.problems);
  for (const base::JsonReader& element : reader.required("packs").elements()) {
    model.pack_ids.push_back(element.string());
  }
}

void read_messages(Model& model, text::Language language, const Fetched& file) {
  const base::Result<base::Json> json = base::parse_json(file.bytes, file.path);
  if (!json.ok()) {
    model.problems.push_back(json.error());
    return;
  }
  model.catalogues[language] = text::Catalogue(language, json.value(), file.path, model.problems);
}

bool starts_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

void read_pack_file(Model& model, std::string_view pack, std::string_view name,
                    const Fetched& file) {
  LoadedPack& loaded = model.packs[std::string(pack)];
  if (!file.is_ok) {
    loaded.problems.push_back(failed(file.path));
  } else if (name == "pack") {
    loaded.pack = quiz::read_pack(file.bytes, file.path, loaded.problems);
  } else if (const text::Language* language = text::find_language(name)) {
    loaded.unread[*language] = file.bytes;
  }
}

void read_locale(LoadedPack& loaded, text::Language language, const std::string& path) {
  const auto unread = loaded.unread.find(language);
  const bool can_be_read = loaded.pack.has_value() && loaded.problems.empty();
  if (unread == loaded.unread.end() || !can_be_read) {
    return;
  }
  const auto english = loaded.locales.find(text::Language::kEnglish);
  const content::PackLocale* source = english == loaded.locales.end() ? nullptr : &english->second;
  loaded.locales[language] =
      content::read_pack_locale(unread->second, path, *loaded.pack, source, loaded.problems);
  loaded.unread.erase(unread);
}

// The preview shows all of them, the result those that were missed.
std::vector<std::string> questions_on_screen(const Model& model) {
  const quiz::Session& session = *model.session;
  if (model.is_preview_open) {
    return session.questions;
  }
  return quiz::is_finished(session) ? quiz::missed(session)
                                    : std::vector{session.questions[session.position]};
}

}  // namespace

std::string font_path(std::string_view face) { return "fonts/" + std::string(face) + ".ttf"; }

std::vector<std::string> files_of(const Model& model, const Route& route) {
  std::vector<std::string> paths;
  paths.push_back(messages_path(route.language));
  for (const text::FaceId face : {text::FaceId::kLatinRegular, text::FaceId::kLatinBold,
                                  text::FaceId::kMonoRegular, text::FaceId::kNames}) {
    paths.push_back(font_path(text::name_of(face)));
  }
  for (const text::FaceId face : text::faces_of(route.language)) {
    paths.push_back(font_path(text::name_of(face)));
  }
  std::vector<std::string> packs;
  if (route.kind == RouteKind::kQuiz) {
    packs.push_back(route.id);
  } else if (route.kind == RouteKind::kHome) {
    paths.emplace_back(kIndex);
    packs = model.pack_ids;
  }
  for (const std::string& pack : packs) {
    paths.push_back(pack_path(pack, "pack"));
    // English stands in for a sentence that is not translated.
    paths.push_back(pack_path(pack, text::code_of(text::Language::kEnglish)));
    if (route.language != text::Language::kEnglish) {
      paths.push_back(pack_path(pack, text::code_of(route.language)));
    }
  }
  return paths;
}

void take_file(Model& model, const Fetched& file) {
  model.files[file.path] = file.is_ok ? FileState::kHere : FileState::kFailed;
  constexpr std::string_view kPacks = "content/packs/";
  if (starts_with(file.path, kPacks)) {
    const std::string_view rest = std::string_view(file.path).substr(kPacks.size());
    const std::size_t slash = rest.find('/');
    const std::size_t dot = rest.rfind('.');
    if (slash != std::string_view::npos && dot != std::string_view::npos && dot > slash) {
      read_pack_file(model, rest.substr(0, slash), rest.substr(slash + 1, dot - slash - 1), file);
    }
    return;
  }
  if (starts_with(file.path, "fonts/")) {
    return;  // whoever draws has taken the bytes
  }
  if (!file.is_ok) {
    model.problems.push_back(failed(file.path));
  } else if (file.path == kIndex) {
    read_index(model, file);
  } else {
    for (const text::Language language : text::kLanguages) {
      if (file.path == messages_path(language)) {
        read_messages(model, language, file);
      }
    }
  }
}

void read_language(Model& model) {
  for (auto& [id, loaded] : model.packs) {
    for (const text::Language language : {text::Language::kEnglish, model.route.language}) {
      read_locale(loaded, language, pack_path(id, text::code_of(language)));
    }
  }
}

bool has_problems(const Model& model) {
  if (!model.problems.empty()) {
    return true;
  }
  const auto found = model.packs.find(model.route.id);
  return found != model.packs.end() && !found->second.problems.empty();
}

void run_experiments(Model& model) {
  const auto found = model.packs.find(model.route.id);
  if (!model.session.has_value() || found == model.packs.end()) {
    return;
  }
  LoadedPack& loaded = found->second;
  for (const std::string& id : questions_on_screen(model)) {
    if (loaded.traces.count(id) == 0) {
      std::vector<experiments::Trace>& traces = loaded.traces[id];
      for (const experiments::Experiment& experiment : loaded.pack->find(id)->experiments) {
        traces.push_back(experiments::run(experiment));
      }
    }
  }
}

Fragment place_of(const Model& model) {
  if (!model.session.has_value() || quiz::is_finished(*model.session)) {
    return {};
  }
  return {{"q", model.session->questions[model.session->position]}};
}

}  // namespace app
