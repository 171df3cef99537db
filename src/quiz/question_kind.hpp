// The kinds of question: one line each in the variant and in the table of question_kind.cpp.
// Not what the kinds do: each has a file of its own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "content/pack.hpp"
#include "quiz/single_choice.hpp"

namespace quiz {

using QuestionKind = std::variant<SingleChoice>;

// content::read_pack, and then the body of every question. A pack read without problems can be
// asked and graded. Keys: those of content/pack.hpp and of the kinds, "error.pack.kind" {kind}.
content::Pack read_pack(std::string_view text, std::string_view file, base::Problems& problems);

// The functions below take questions of a pack that quiz::read_pack read without problems.

QuestionKind kind_of(const content::Question& question);

bool is_right(const content::Question& question, std::string_view option);

// Id of the option that is right.
std::string right_option(const content::Question& question);

// Ids in the order in which an attempt with this seed shows them, pinned ones last. Every seed
// shuffles, 0 too: pages made at build time must not betray where authors like to put the key.
std::vector<std::string> option_order(const content::Question& question, std::uint64_t seed);

// Changes when option ids or the key change, not when sentences or the order of options do: an
// answer given before a change is then no answer to this question. 16 hexadecimal digits.
std::string meaning_hash(const content::Question& question);

}  // namespace quiz
