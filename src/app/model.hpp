// All that the app knows, as plain data.
// Not a controller: it changes only in update.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/route.hpp"
#include "base/json.hpp"
#include "content/pack.hpp"
#include "experiments/run.hpp"
#include "quiz/session.hpp"
#include "text/catalogue.hpp"

namespace app {

enum class FileState { kAwaited, kHere, kFailed };

// A pack as far as its files have come. `problems` is not empty when it cannot be shown.
struct LoadedPack {
  std::optional<content::Pack> pack;
  std::map<text::Language, content::PackLocale> locales;
  std::map<text::Language, std::string> unread;  // files of languages that were not shown yet
  std::map<std::string, std::vector<experiments::Trace>, std::less<>> traces;  // by question
  base::Problems problems;
};

struct Model {
  Route route;                // what is shown
  Route wanted;               // what will be shown as soon as its files are here
  Fragment fragment;          // of `wanted`, until it has been followed
  bool is_new_entry = false;  // showing `wanted` is a step that "back" undoes
  std::map<std::string, FileState, std::less<>> files;  // everything asked for, by path
  std::map<text::Language, text::Catalogue> catalogues;
  std::vector<std::string> pack_ids;  // in the order of content/index.json
  std::map<std::string, LoadedPack, std::less<>> packs;
  base::Problems problems;  // of files that belong to no pack

  std::optional<quiz::Session> session;  // of the pack in `route`
  bool is_proof_open = false;
  bool is_preview_open = false;
  base::Message announcement;  // what a screen reader is told; empty key: nothing

  std::string log;  // all lines of the attempt log
  bool does_storage_work = false;
  bool was_log_damaged = false;
  bool has_started = false;
  bool is_shown = false;  // `route` and everything it needs is here
};

}  // namespace app
