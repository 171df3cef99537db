// The transitions of an attempt.
// Not aware of time, chance or platform: seeds are arguments.
#include "quiz/session.hpp"

#include <algorithm>

#include "quiz/question_kind.hpp"
#include "quiz/shuffle.hpp"

namespace quiz {

Session start(const content::Pack& pack, std::uint64_t seed, std::string attempt) {
  Session session;
  session.attempt = std::move(attempt);
  session.pack = pack.id;
  session.seed = seed;
  for (const content::Question& question : pack.questions) {
    session.questions.push_back(question.id);
  }
  if (seed != 0) {
    shuffle(session.questions, seed);
  }
  return session;
}

Session retry_missed(const Session& session, std::uint64_t seed, std::string attempt) {
  Session retry;
  retry.attempt = std::move(attempt);
  retry.pack = session.pack;
  retry.missed_of = session.attempt;
  retry.seed = seed;
  retry.questions = missed(session);
  ASSERT(!retry.questions.empty());
  shuffle(retry.questions, seed);
  return retry;
}

bool is_finished(const Session& session) { return session.position >= session.questions.size(); }

bool is_complete(const Session& session) {
  return std::all_of(session.questions.begin(), session.questions.end(),
                     [&](const auto& id) { return answer_of(session, id) != nullptr; });
}

const content::Question* current(const Session& session, const content::Pack& pack) {
  return is_finished(session) ? nullptr : pack.find(session.questions[session.position]);
}

const Answer* answer_of(const Session& session, std::string_view question) {
  const auto found = session.answers.find(question);
  return found == session.answers.end() ? nullptr : &found->second;
}

bool is_changed(const Session& session, std::string_view question) {
  return std::find(session.changed.begin(), session.changed.end(), question) !=
         session.changed.end();
}

void choose(Session& session, const content::Pack& pack, std::string_view option) {
  const content::Question* question = current(session, pack);
  if (question == nullptr || answer_of(session, question->id) != nullptr) {
    return;
  }
  if (question->has_option(option)) {
    session.chosen = option;
  }
}

bool submit(Session& session, const content::Pack& pack) {
  const content::Question* question = current(session, pack);
  if (question == nullptr || session.chosen.empty() ||
      answer_of(session, question->id) != nullptr) {
    return false;
  }
  session.answers[question->id] = {session.chosen, is_right(*question, session.chosen)};
  session.changed.erase(std::remove(session.changed.begin(), session.changed.end(), question->id),
                        session.changed.end());
  session.chosen.clear();
  return true;
}

void go_on(Session& session) {
  session.position = std::min(session.position + 1, session.questions.size());
  session.chosen.clear();
}

void go_back(Session& session) {
  session.position = session.position == 0 ? 0 : session.position - 1;
  session.chosen.clear();
}

bool go_to(Session& session, std::string_view question) {
  const auto found = std::find(session.questions.begin(), session.questions.end(), question);
  if (found == session.questions.end()) {
    return false;
  }
  session.position = static_cast<std::size_t>(found - session.questions.begin());
  session.chosen.clear();
  return true;
}

int right_count(const Session& session) {
  return static_cast<int>(
      std::count_if(session.questions.begin(), session.questions.end(), [&](const auto& id) {
        const Answer* answer = answer_of(session, id);
        return answer != nullptr && answer->is_right;
      }));
}

int wrong_count(const Session& session) {
  return static_cast<int>(
      std::count_if(session.questions.begin(), session.questions.end(), [&](const auto& id) {
        const Answer* answer = answer_of(session, id);
        return answer != nullptr && !answer->is_right;
      }));
}

std::vector<std::string> missed(const Session& session) {
  std::vector<std::string> ids;
  for (const std::string& id : session.questions) {
    const Answer* answer = answer_of(session, id);
    if (answer == nullptr || !answer->is_right) {
      ids.push_back(id);
    }
  }
  return ids;
}

}  // namespace quiz
