// Prints what quiz::check_pack finds, in English, with the place first.
// Not the rules: quiz/check.
#include <cstdio>
#include <filesystem>

#include "base/json.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/words.hpp"
#include "quiz/check.hpp"
#include "screens/problem_words.hpp"

namespace cli {
namespace {

// A pack is named by its folder; its pack.json does as well.
std::string folder_of(const std::string& path) {
  const std::filesystem::path given(path);
  const std::filesystem::path folder =
      given.filename() == "pack.json" ? given.parent_path() : given;
  std::string name = folder.string();
  while (name.size() > 1 && name.back() == '/') {
    name.pop_back();
  }
  return name.empty() ? "." : name;
}

int check_one(const std::string& path, const text::Catalogue& words) {
  const std::string folder = folder_of(path);
  const quiz::Report report = quiz::check_pack(folder, [&folder](std::string_view name) {
    return read_file(folder + "/" + std::string(name));
  });
  for (const quiz::Finding& finding : report.findings) {
    const bool is_error = finding.severity == quiz::Severity::kError;
    std::printf("%s: %s\n", is_error ? "error" : "warning",
                base::words_of(screens::problem_sentence(words, finding.problem)).c_str());
  }
  const int errors = report.count(quiz::Severity::kError);
  std::printf("%s: questions %d, languages %d, claims proved %d of %d, errors %d, warnings %d\n",
              folder.c_str(), report.questions, report.languages, report.claims_held, report.claims,
              errors, report.count(quiz::Severity::kWarning));
  return errors == 0 ? 0 : 1;
}

}  // namespace

int check(const Arguments& arguments) {
  if (arguments.empty()) {
    std::fputs("binade check: name at least one pack: a folder that holds pack.json\n", stderr);
    return 2;
  }
  const text::Catalogue words = english_words();
  int code = 0;
  for (const std::string& path : arguments) {
    code = check_one(path, words) == 0 ? code : 1;
  }
  return code;
}

}  // namespace cli
