// The append-only log of attempts: one JSON object a line. Everything else is derived from it.
// Not the storage itself: lines come and go through the platform's port.
//
//   {"v":1,"kind":"start","attempt":"a","pack":"p","seed":"37","questions":["q"],"at_ms":0}
//       with "missed_of":"b" when it repeats what attempt b missed
//   {"v":1,"kind":"answer","attempt":"a","question":"q","revision":1,"hash":"..","option":"o",
//    "at_ms":0}
//   {"v":1,"kind":"move","attempt":"a","question":"q","at_ms":0}      "": the result
//
// Members that are not listed are passed over, so that later versions may add some.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "quiz/session.hpp"

namespace quiz {

// Lines without a line feed.
std::string start_line(const Session& session, std::int64_t now_ms);
// The question has an answer in the session.
std::string answer_line(const Session& session, const content::Question& question,
                        std::int64_t now_ms);
std::string move_line(const Session& session, std::int64_t now_ms);

// A line that this program cannot use. It stays in the log.
struct AsideLine {
  enum class Reason {
    kDamaged,  // no JSON, or not a line of ours
    kOrphan,   // of an attempt whose start is not in the log
    kNewer,    // written by a newer version of the program
  };
  Reason reason = Reason::kDamaged;
  int line = 0;  // from 1
  std::string text;
  bool operator==(const AsideLine&) const = default;
};

struct Replay {
  // By pack: its latest attempt, as far as the pack still has the questions.
  std::map<std::string, Session, std::less<>> sessions;
  std::vector<AsideLine> aside;  // nothing is dropped without a word
  int attempts = 0;              // of any pack, known or not

  const Session* find(std::string_view pack) const;
  // Lines that are damaged or orphans, each with its line feed, to be kept where nothing
  // overwrites them. Empty: none.
  std::string unreadable() const;
};

// Answers follow ids. A question that is gone is left out, one whose revision or meaning changed is
// marked (Session::changed) and to be answered again. The first valid answer of an attempt counts.
// The packs were read by quiz::read_pack without problems.
Replay replay(std::string_view log, const std::vector<const content::Pack*>& packs);

}  // namespace quiz
