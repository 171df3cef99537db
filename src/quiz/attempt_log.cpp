// Writes and replays the lines of the log.
// Not a migration of old formats: this is the first.
#include "quiz/attempt_log.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/json.hpp"
#include "quiz/question_kind.hpp"

namespace quiz {
namespace {

using base::Json;
using base::JsonReader;

constexpr int kVersion = 1;
constexpr int kMaximumRevision = 1000000;

std::string line_of(std::string_view kind, const Session& session, Json::Object more,
                    std::int64_t now_ms) {
  Json::Object object{
      {"v", Json(kVersion)}, {"kind", Json(kind)}, {"attempt", Json(session.attempt)}};
  std::move(more.begin(), more.end(), std::back_inserter(object));
  object.emplace_back("at_ms", Json(now_ms));
  return base::write_json(Json(std::move(object)));
}

bool is_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// A seed has 64 bits, more than a JSON number keeps everywhere: it is written as text.
std::optional<std::uint64_t> seed_from(std::string_view text) {
  if (!is_digits(text)) {
    return std::nullopt;
  }
  std::uint64_t seed = 0;
  for (const char c : text) {
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (seed > (UINT64_MAX - digit) / 10) {
      return std::nullopt;
    }
    seed = seed * 10 + digit;
  }
  return seed;
}

class Replayer {
 public:
  Replayer(const std::vector<const content::Pack*>& packs, Replay& replay)
      : packs_(packs), replay_(replay) {}

  // Nothing: the line was understood.
  std::optional<AsideLine::Reason> take(std::string_view line);

  // The latest attempt of each pack that still has something to show.
  void finish();

 private:
  using Reason = std::optional<AsideLine::Reason>;

  struct Attempt {
    Session session;
    std::vector<std::string> written;     // questions as the start line gave them
    const content::Pack* pack = nullptr;  // null: not one of those asked for
  };

  const content::Pack* find_pack(std::string_view id) const {
    const auto found = std::find_if(packs_.begin(), packs_.end(),
                                    [id](const content::Pack* pack) { return pack->id == id; });
    return found == packs_.end() ? nullptr : *found;
  }

  Reason take_start(const JsonReader& reader, std::string attempt);
  Reason take_answer(const JsonReader& reader, Attempt& attempt);
  Reason take_move(const JsonReader& reader, Attempt& attempt);
  Reason take_ours(const JsonReader& reader);

  const std::vector<const content::Pack*>& packs_;
  Replay& replay_;
  base::Problems problems_;  // of the line at hand
  std::map<std::string, Attempt, std::less<>> attempts_;
  std::vector<std::string> order_;  // ids of attempts, as they started
};

std::optional<AsideLine::Reason> Replayer::take(std::string_view line) {
  const base::Result<Json> json = base::parse_json(line, "log");
  const Json* version = json.ok() ? json.value().member("v") : nullptr;
  if (version == nullptr || version->number() == nullptr || !is_digits(version->number()->text)) {
    return AsideLine::Reason::kDamaged;
  }
  if (version->number()->text != std::to_string(kVersion)) {
    return AsideLine::Reason::kNewer;
  }
  problems_.clear();
  return take_ours(JsonReader(json.value(), "log", problems_));
}

std::optional<AsideLine::Reason> Replayer::take_ours(const JsonReader& reader) {
  const std::string kind = reader.required("kind").string();
  std::string id = reader.required("attempt").string();
  const JsonReader time = reader.required("at_ms");
  const bool is_time = time.exists() && time.json()->number() != nullptr;
  if (!problems_.empty() || id.empty() || !is_time) {
    return AsideLine::Reason::kDamaged;
  }
  if (kind == "start") {
    return take_start(reader, std::move(id));
  }
  if (kind != "answer" && kind != "move") {
    return AsideLine::Reason::kDamaged;
  }
  const auto found = attempts_.find(id);
  if (found == attempts_.end()) {
    return AsideLine::Reason::kOrphan;
  }
  return kind == "answer" ? take_answer(reader, found->second) : take_move(reader, found->second);
}

std::optional<AsideLine::Reason> Replayer::take_start(const JsonReader& reader, std::string id) {
  Attempt attempt;
  Session& session = attempt.session;
  session.attempt = std::move(id);
  session.pack = reader.required("pack").string();
  session.missed_of = reader.optional("missed_of").string();
  const std::optional<std::uint64_t> seed = seed_from(reader.required("seed").string());
  for (const JsonReader& element : reader.required("questions").elements()) {
    attempt.written.push_back(element.string());
  }
  if (!problems_.empty() || !seed.has_value() || session.pack.empty()) {
    return AsideLine::Reason::kDamaged;
  }
  session.seed = *seed;
  attempt.pack = find_pack(session.pack);
  for (const std::string& question : attempt.written) {
    const auto& known = session.questions;
    const bool is_new = std::find(known.begin(), known.end(), question) == known.end();
    if (is_new && attempt.pack != nullptr && attempt.pack->find(question) != nullptr) {
      session.questions.push_back(question);
    }
  }
  const auto found = attempts_.find(session.attempt);
  if (found != attempts_.end()) {  // copies of a log may overlap; two attempts of one name may not
    const Attempt& other = found->second;
    const bool is_copy = other.session.pack == session.pack && other.session.seed == *seed &&
                         other.written == attempt.written;
    return is_copy ? Reason() : AsideLine::Reason::kDamaged;
  }
  order_.push_back(session.attempt);
  attempts_.emplace(order_.back(), std::move(attempt));
  return {};
}

std::optional<AsideLine::Reason> Replayer::take_answer(const JsonReader& reader, Attempt& attempt) {
  const std::string id = reader.required("question").string();
  const int revision = reader.required("revision").integer(1, kMaximumRevision);
  const std::string hash = reader.required("hash").string();
  const std::string option = reader.required("option").string();
  Session& session = attempt.session;
  const auto& written = attempt.written;
  if (!problems_.empty() || std::find(written.begin(), written.end(), id) == written.end()) {
    return AsideLine::Reason::kDamaged;
  }
  const content::Question* question = attempt.pack ? attempt.pack->find(id) : nullptr;
  if (question == nullptr || answer_of(session, id) != nullptr) {
    return {};  // the pack is not asked for, the question is gone, or the first answer counts
  }
  if (question->revision != revision || meaning_hash(*question) != hash) {
    if (!is_changed(session, id)) {
      session.changed.push_back(id);
    }
    return {};
  }
  if (!question->has_option(option)) {
    return AsideLine::Reason::kDamaged;
  }
  session.answers[id] = {option, is_right(*question, option)};
  session.changed.erase(std::remove(session.changed.begin(), session.changed.end(), id),
                        session.changed.end());
  return {};
}

std::optional<AsideLine::Reason> Replayer::take_move(const JsonReader& reader, Attempt& attempt) {
  const std::string id = reader.required("question").string();
  const auto& written = attempt.written;
  const bool is_known =
      id.empty() || std::find(written.begin(), written.end(), id) != written.end();
  if (!problems_.empty() || !is_known) {
    return AsideLine::Reason::kDamaged;
  }
  if (id.empty()) {
    attempt.session.position = attempt.session.questions.size();
  } else {
    go_to(attempt.session, id);  // stays where it is when the pack has no longer the question
  }
  return {};
}

void Replayer::finish() {
  replay_.attempts = static_cast<int>(order_.size());
  for (const std::string& id : order_) {
    Session& session = attempts_.find(id)->second.session;
    if (!session.questions.empty()) {
      replay_.sessions[session.pack] = std::move(session);
    }
  }
}

}  // namespace

std::string start_line(const Session& session, std::int64_t now_ms) {
  Json::Array questions;
  for (const std::string& id : session.questions) {
    questions.emplace_back(id);
  }
  Json::Object more{{"pack", Json(session.pack)},
                    {"seed", Json(std::to_string(session.seed))},
                    {"questions", Json(std::move(questions))}};
  if (!session.missed_of.empty()) {
    more.emplace_back("missed_of", Json(session.missed_of));
  }
  return line_of("start", session, std::move(more), now_ms);
}

std::string answer_line(const Session& session, const content::Question& question,
                        std::int64_t now_ms) {
  const Answer* answer = answer_of(session, question.id);
  ASSERT(answer != nullptr);
  return line_of("answer", session,
                 {{"question", Json(question.id)},
                  {"revision", Json(question.revision)},
                  {"hash", Json(meaning_hash(question))},
                  {"option", Json(answer->option)}},
                 now_ms);
}

std::string move_line(const Session& session, std::int64_t now_ms) {
  const std::string id = is_finished(session) ? "" : session.questions[session.position];
  return line_of("move", session, {{"question", Json(id)}}, now_ms);
}

const Session* Replay::find(std::string_view pack) const {
  const auto found = sessions.find(pack);
  return found == sessions.end() ? nullptr : &found->second;
}

std::string Replay::unreadable() const {
  std::string lines;
  for (const AsideLine& line : aside) {
    if (line.reason != AsideLine::Reason::kNewer) {
      lines += line.text + "\n";
    }
  }
  return lines;
}

Replay replay(std::string_view log, const std::vector<const content::Pack*>& packs) {
  Replay result;
  Replayer replayer(packs, result);
  for (int number = 1; !log.empty(); ++number) {
    const std::size_t end = log.find('\n');
    const std::string_view line = log.substr(0, end);
    if (!line.empty()) {
      if (const auto reason = replayer.take(line)) {
        result.aside.push_back({*reason, number, std::string(line)});
      }
    }
    log.remove_prefix(end == std::string_view::npos ? log.size() : end + 1);
  }
  replayer.finish();
  return result;
}

}  // namespace quiz
