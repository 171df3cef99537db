// The complete validator of a pack's folder: all that the app would refuse, and what it would not.
// Not a command: cli/ prints the report. No file system either: contents come through a function.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace quiz {

enum class Severity { kError, kWarning };

struct Finding {
  Severity severity = Severity::kError;
  base::Error problem;
  bool operator==(const Finding&) const = default;
};

struct Report {
  std::string pack;  // id
  std::vector<Finding> findings;
  int questions = 0;
  int languages = 0;    // whose files were read
  int claims = 0;       // of experiments
  int claims_held = 0;  // no claim left over: everything proved

  int count(Severity severity) const;
};

// Contents of a file of the folder ("pack.json", "bn.json"); nothing when there is none.
using ReadFile = std::function<std::optional<std::string>(std::string_view name)>;

// `folder` is what findings call it: their file is "<folder>/<name>". Its last part should be the
// pack's id. Errors: those of quiz::read_pack and content::read_pack_locale,
// "error.experiment.claim", and
//   "error.pack.file-missing" {file}       "error.pack.locale-missing" {locale}
//   "error.pack.folder" {id, folder}       "error.pack.other-locale" {found, expected}
//   "error.pack.placeholder" {name}        a step that has no such property
//   "error.pack.same-options" {first, second}   equal after folding, in this language
//   "error.pack.same-stems" {first, second}
//   "error.pack.lost-placeholder" {name}   "error.pack.lost-code" {code}
// Warnings: the gaps of translations ("error.pack.untranslated", "error.pack.stale"), and
//   "error.pack.lost-number" {number}      a number or a name with digits that English has
//   "error.pack.longest" {count, total}    the right option is the longest too often
//   "error.pack.long-answer" {option, length, next}
Report check_pack(std::string_view folder, const ReadFile& read);

}  // namespace quiz
