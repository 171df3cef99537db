// One right option of several.
// Not a screen: screens/ makes the tree.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/pack.hpp"

namespace quiz {

struct SingleChoice {
  std::string answer;  // id of the right option
};

// `body` is at the question's own place in the file. Keys: those of base/json.hpp,
// "error.pack.answer" {answer} (no option has that id), "error.pack.options" {count} (fewer than
// two), "error.pack.right-misconception" {option} and "error.pack.no-misconception" {option}: each
// wrong option names its misunderstanding, the right one none.
SingleChoice read_single_choice(const content::Question& question, const base::JsonReader& body);

// By ids alone: never by words, never by position.
bool is_right(const SingleChoice& choice, std::string_view option);

// What makes an answer an answer to this question: changes with the key. Option ids are the
// question's own (question_kind.hpp).
std::string key_of(const SingleChoice& choice);

}  // namespace quiz
