// One attempt at a pack: its order, its answers, where the reader is. Pure values and functions.
// Not storage (attempt_log) and not a screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/pack.hpp"

namespace quiz {

struct Answer {
  std::string option;
  bool is_right = false;
  bool operator==(const Answer&) const = default;
};

struct Session {
  std::string attempt;  // unique in the log
  std::string pack;
  std::string missed_of;  // the attempt whose missed questions these are; empty: all of the pack
  std::uint64_t seed = 0;
  std::vector<std::string> questions;  // ids, in the order of this attempt
  std::size_t position = 0;            // equal to the number of questions: the result is shown
  std::map<std::string, Answer, std::less<>> answers;
  std::vector<std::string> changed;  // answered once, but changed since: to be answered again
  std::string chosen;                // selected in the current question, not submitted
  bool operator==(const Session&) const = default;
};

// All questions: as the author ordered them for seed 0, shuffled for any other. `attempt` is a name
// that no earlier attempt has. Start again is this, with a new seed. Options: option_order.
Session start(const content::Pack& pack, std::uint64_t seed, std::string attempt);

// The questions that were not answered right, in a new order. There must be one.
Session retry_missed(const Session& session, std::uint64_t seed, std::string attempt);

bool is_finished(const Session& session);  // the result is shown
bool is_complete(const Session& session);  // every question is answered

// Null at the end.
const content::Question* current(const Session& session, const content::Pack& pack);
const Answer* answer_of(const Session& session, std::string_view question);
bool is_changed(const Session& session, std::string_view question);

// Choosing is not submitting. No effect on a question that is answered, or with an option that it
// does not have.
void choose(Session& session, const content::Pack& pack, std::string_view option);
// Grades the chosen option. False, and no effect, when nothing is chosen.
bool submit(Session& session, const content::Pack& pack);

// To the question after this one; to the result after the last. Answered or not.
void go_on(Session& session);
// To the question that this attempt shows before this one. No effect at the first.
void go_back(Session& session);
// False, and no effect, when the attempt does not have the question.
bool go_to(Session& session, std::string_view question);

int right_count(const Session& session);
int wrong_count(const Session& session);
std::vector<std::string> missed(const Session& session);  // wrong or not answered, in order

}  // namespace quiz
