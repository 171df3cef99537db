// Chooses the sentence that fits what is known of the place.
// Not a formatter of numbers or code.
#include "screens/problem_words.hpp"

namespace screens {

base::RichText problem_sentence(const text::Catalogue& words, const base::Error& error) {
  const std::string what = words.say_plain(error.what);
  const base::Where& where = error.where;
  if (where.file.empty()) {
    return base::plain_text(what);
  }
  if (where.line > 0) {
    return words.say({"problem.place.line",
                      {{"file", where.file},
                       {"line", std::to_string(where.line)},
                       {"column", std::to_string(where.column)},
                       {"what", what}}});
  }
  if (!where.pointer.empty()) {
    return words.say({"problem.place.pointer",
                      {{"file", where.file}, {"pointer", where.pointer}, {"what", what}}});
  }
  return words.say({"problem.place.file", {{"file", where.file}, {"what", what}}});
}

}  // namespace screens
