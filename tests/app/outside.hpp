// The world around the app in a test: answers its fetches with the files of the repository, keeps
// its log, and counts what it asks for.
// Not platform/headless: no window, no requests; commands go straight to update.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/update.hpp"
#include "quiz/question_kind.hpp"
#include "tests/content/samples.hpp"

namespace trial {

inline constexpr std::string_view kPack = "mixed-precision-training";

inline std::string pack_file(std::string_view name) {
  return "content/packs/" + std::string(kPack) + "/" + std::string(name) + ".json";
}

inline std::string quiz_path(std::string_view language) {
  return std::string(language) + "/quiz/" + std::string(kPack) + "/";
}

// A file of the repository, read once in a test program.
inline const std::string& repository_file(const std::string& path) {
  static std::map<std::string, std::string> files;
  const auto found = files.find(path);
  return found != files.end() ? found->second : files[path] = samples::read_file(path);
}

class Outside {
 public:
  // --- prepared ---
  std::map<std::string, std::string> replaced;  // contents that differ from the repository's
  std::set<std::string> failing;                // paths that cannot be loaded
  bool is_slow = false;                         // answers wait for answer_all or answer_one
  bool is_storage_working = true;
  std::int64_t now_ms = 1000;
  std::uint64_t chance = 37;

  // --- what came of it ---
  app::Model model;
  app::Effects effects;  // of the last send and of the answers to its fetches
  std::map<std::string, int> fetched;
  std::vector<std::string> waiting;
  std::string log;

  void start(std::string path, std::string hash = "") {
    send(app::Start{std::move(path), std::move(hash), log, is_storage_working});
  }

  void send(const app::Command& command) {
    effects.clear();
    update(command);
    if (!is_slow) {
      answer_all();
    }
  }

  void answer_one(std::size_t index) {
    const std::string path = waiting[index];
    waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(index));
    const bool is_ok = failing.count(path) == 0;
    update(app::Fetched{path, is_ok, is_ok ? contents(path) : std::string()});
  }

  void answer_all() {
    while (!waiting.empty()) {
      answer_one(0);
    }
  }

  template <class Kind>
  std::vector<Kind> asked() const {
    std::vector<Kind> found;
    for (const app::Effect& effect : effects) {
      if (const Kind* kind = std::get_if<Kind>(&effect)) {
        found.push_back(*kind);
      }
    }
    return found;
  }

  const content::Pack& pack() const { return *model.packs.find(kPack)->second.pack; }
  const quiz::Session& session() const { return *model.session; }
  const content::Question& question() const { return *quiz::current(session(), pack()); }
  std::string right() const { return quiz::right_option(question()); }

  std::string wrong() const {  // the first in the pack that is wrong
    const std::vector<content::Option>& options = question().options;
    return options[0].id == right() ? options[1].id : options[0].id;
  }

  // Answers every question that is left, those named wrongly, up to the result.
  void take_quiz(const std::set<std::string>& wrong_questions = {}) {
    while (!quiz::is_finished(session())) {
      const bool is_wrong = wrong_questions.count(question().id) != 0;
      send(app::SubmitOption{is_wrong ? wrong() : right()});
      send(app::NextQuestion{});
    }
  }

 private:
  std::string contents(const std::string& path) const {
    const auto found = replaced.find(path);
    if (found != replaced.end()) {
      return found->second;
    }
    return path.substr(0, 8) == "content/" ? repository_file(path) : std::string();
  }

  void update(const app::Command& command) {
    now_ms += 1000;
    chance = chance * 6364136223846793005U + 1442695040888963407U;  // another one each time
    for (app::Effect& effect : app::update(model, command, {now_ms, chance})) {
      if (const auto* fetch = std::get_if<app::Fetch>(&effect)) {
        ++fetched[fetch->path];
        waiting.push_back(fetch->path);
      } else if (const auto* line = std::get_if<app::AppendToLog>(&effect)) {
        log += line->line + "\n";
      }
      effects.push_back(std::move(effect));
    }
  }
};

// Where the reader is, in a few words: "mp-1 chosen=fp64", "mp-1 wrong=fp64 proof",
// "result right=7 missed=mp-2", "home", "unknown", "problems=1", "nothing".
inline std::string place(const app::Model& model) {
  if (!model.is_shown) {
    return "nothing";
  }
  const auto loaded = model.packs.find(model.route.id);
  const std::size_t problems =
      model.problems.size() + (loaded == model.packs.end() ? 0 : loaded->second.problems.size());
  if (problems > 0) {
    return "problems=" + std::to_string(problems);
  }
  if (model.route.kind != app::RouteKind::kQuiz || !model.session.has_value()) {
    return model.route.kind == app::RouteKind::kHome ? "home" : "unknown";
  }
  const quiz::Session& session = *model.session;
  std::string text;
  if (quiz::is_finished(session)) {
    text = "result right=" + std::to_string(quiz::right_count(session));
    for (const std::string& id : quiz::missed(session)) {
      text += (text.find("missed") == std::string::npos ? " missed=" : ",") + id;
    }
  } else {
    const std::string& id = session.questions[session.position];
    text = id + (session.chosen.empty() ? "" : " chosen=" + session.chosen);
    if (const quiz::Answer* answer = quiz::answer_of(session, id)) {
      text += (answer->is_right ? " right=" : " wrong=") + answer->option;
    }
  }
  text += model.is_proof_open ? " proof" : "";
  text += model.is_preview_open ? " preview" : "";
  return text;
}

inline app::Route route_of(const std::string& path) { return app::parse_route(path); }

inline Outside started(const std::string& path, const std::string& hash = "") {
  Outside outside;
  outside.start(path, hash);
  return outside;
}

inline std::vector<std::string> options_shown(const Outside& outside) {
  return quiz::option_order(outside.question(), outside.session().seed);
}

}  // namespace trial
