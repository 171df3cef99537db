// The log replays to the attempt it recorded, whatever became of the pack or of the log.
// Not storage.
#include "quiz/attempt_log.hpp"

#include <doctest/doctest.h>

#include "quiz/question_kind.hpp"
#include "quiz/shuffle.hpp"
#include "tests/content/samples.hpp"

using content::Pack;
using quiz::AsideLine;
using quiz::Replay;
using quiz::Session;

namespace {

Pack read(const std::string& text) {
  base::Problems problems;
  Pack pack = quiz::read_pack(text, "pack.json", problems);
  REQUIRE_MESSAGE(problems.empty(), samples::shown(problems));
  return pack;
}

// Plays as the app does: every change is a line.
class Player {
 public:
  explicit Player(const Pack& pack) : pack_(pack) {}

  std::string log;
  Session session;

  void begin(Session next) {
    session = std::move(next);
    add(quiz::start_line(session, ++now_ms_));
  }
  void answer(const std::string& option) {
    quiz::choose(session, pack_, option);
    REQUIRE(quiz::submit(session, pack_));
    add(quiz::answer_line(session, *quiz::current(session, pack_), ++now_ms_));
  }
  void go_on() {
    quiz::go_on(session);
    add(quiz::move_line(session, ++now_ms_));
  }

 private:
  void add(const std::string& line) { log += line + "\n"; }

  const Pack& pack_;
  std::int64_t now_ms_ = 1764500000000;
};

// q-1 right, q-2 wrong, at q-3.
std::string played_log(const Pack& pack) {
  Player player(pack);
  player.begin(quiz::start(pack, 0, "a"));
  player.answer("lost");
  player.go_on();
  player.answer("wide");
  player.go_on();
  return player.log;
}

// "q-1=lost:R q-2=wide:W at q-3" and " changed q-2".
std::string seen(const Session* session) {
  if (session == nullptr) {
    return "none";
  }
  std::string row;
  for (const auto& [id, answer] : session->answers) {
    row += id + "=" + answer.option + (answer.is_right ? ":R " : ":W ");
  }
  row += quiz::is_finished(*session) ? "at end" : "at " + session->questions[session->position];
  for (const std::string& id : session->changed) {
    row += " changed " + id;
  }
  return row;
}

const char* name_of(AsideLine::Reason reason) {
  const bool is_damaged = reason == AsideLine::Reason::kDamaged;
  return is_damaged ? "damaged" : (reason == AsideLine::Reason::kOrphan ? "orphan" : "newer");
}

std::string aside_of(const Replay& replay) {
  std::string row;
  for (const AsideLine& line : replay.aside) {
    row += (row.empty() ? "" : " ") + std::to_string(line.line) + ":" + name_of(line.reason);
  }
  return row;
}

std::string line_of(const std::string& log, int number) {
  std::size_t begin = 0;
  for (; number > 1; --number) {
    begin = log.find('\n', begin) + 1;
  }
  return log.substr(begin, log.find('\n', begin) - begin);
}

}  // namespace

TEST_CASE("lines are the documented ones") {
  const Pack pack = read(samples::kPack);
  Player player(pack);
  player.begin(quiz::start(pack, 37, "a"));
  player.go_on();
  const std::string order = "\"" + player.session.questions[0] + "\",\"" +
                            player.session.questions[1] + "\",\"" + player.session.questions[2] +
                            "\"";
  CHECK(line_of(player.log, 1) ==
        R"({"v":1,"kind":"start","attempt":"a","pack":"sample","seed":"37","questions":[)" + order +
            R"(],"at_ms":1764500000001})");
  CHECK(line_of(player.log, 2) == R"({"v":1,"kind":"move","attempt":"a","question":")" +
                                      player.session.questions[1] + R"(","at_ms":1764500000002})");
}

TEST_CASE("replay gives the session back, at every step of the way") {
  const Pack pack = read(samples::kPack);
  for (const std::uint64_t seed : {UINT64_C(0), UINT64_C(37), UINT64_MAX}) {
    Player player(pack);
    const auto is_same = [&] {
      const Replay replay = quiz::replay(player.log, {&pack});
      CHECK(replay.aside.empty());
      REQUIRE(replay.find("sample") != nullptr);
      CHECK(*replay.find("sample") == player.session);
    };
    player.begin(quiz::start(pack, seed, "a"));
    is_same();
    for (int i = 0; i < 3; ++i) {
      player.answer(quiz::current(player.session, pack)->options[1].id);
      is_same();
      player.go_on();
      is_same();
    }
    CHECK(quiz::is_finished(player.session));
    if (!quiz::missed(player.session).empty()) {
      player.begin(quiz::retry_missed(player.session, seed / 2, "b"));
      is_same();
    }
    player.begin(quiz::start(pack, seed / 3, "c"));
    is_same();
  }
}

TEST_CASE("QZ-15, QZ-16: no edit of the pack loses or misattributes an answer") {
  struct Row {
    const char* what;
    const char* from;
    const char* to;
    const char* seen;
  };
  const Row rows[] = {
      {"nothing", "\"id\": \"sample\"", "\"id\": \"sample\"", "q-1=lost:R q-2=wide:W at q-3"},
      {"a new source", "\"3.1\"", "\"3.2\"", "q-1=lost:R q-2=wide:W at q-3"},
      {"a new revision of the pack", "\"revision\": 1, \"level\"", "\"revision\": 2, \"level\"",
       "q-1=lost:R q-2=wide:W at q-3"},
      {"a new revision of q-2", "\"revision\": 3", "\"revision\": 4",
       "q-1=lost:R at q-3 changed q-2"},
      {"other options in q-2", "{\"id\": \"fast\"", "{\"id\": \"quick\"",
       "q-1=lost:R at q-3 changed q-2"},
      {"one option less in q-2", "{\"id\": \"fast\", \"misconception\": \"bits-speed\"},", "",
       "q-1=lost:R at q-3 changed q-2"},
      {"options of q-2 in another order",
       "{\"id\": \"wide\", \"misconception\": \"range-precision\"},\n       {\"id\": \"range\"},",
       "{\"id\": \"range\"},\n       {\"id\": \"wide\", \"misconception\": \"range-precision\"},",
       "q-1=lost:R q-2=wide:W at q-3"},
      {"q-2 gone under this id", "\"id\": \"q-2\"", "\"id\": \"q-7\"", "q-1=lost:R at q-3"},
      {"q-3 gone under this id", "\"id\": \"q-3\"", "\"id\": \"q-7\"",
       "q-1=lost:R q-2=wide:W at q-2"},
      {"a question before all others", "\"questions\": [",
       "\"questions\": [{\"id\": \"q-0\", \"kind\": \"single-choice\", \"revision\": 1, "
       "\"options\": [{\"id\": \"lost\", \"misconception\": \"always\"}, {\"id\": \"wide\"}], "
       "\"answer\": \"wide\"},",
       "q-1=lost:R q-2=wide:W at q-3"},
  };
  const std::string log = played_log(read(samples::kPack));
  for (const Row& row : rows) {
    CAPTURE(std::string(row.what));
    const Pack pack = read(samples::edited(samples::kPack, row.from, row.to));
    const Replay replay = quiz::replay(log, {&pack});
    CHECK(seen(replay.find("sample")) == row.seen);
    CHECK(replay.aside.empty());  // an edited pack damages nothing
  }
}

TEST_CASE("QZ-15: the key moved: the answer is not judged by the new one, but asked again") {
  std::string text =
      samples::edited(samples::kPack, "\"answer\": \"range\"", "\"answer\": \"wide\"");
  text = samples::edited(text, "{\"id\": \"wide\", \"misconception\": \"range-precision\"}",
                         "{\"id\": \"wide\"}");
  text = samples::edited(text, "{\"id\": \"range\"}",
                         "{\"id\": \"range\", \"misconception\": \"range-precision\"}");
  const Pack changed = read(text);
  std::string log = played_log(read(samples::kPack));
  const Replay before = quiz::replay(log, {&changed});
  CHECK(seen(before.find("sample")) == "q-1=lost:R at q-3 changed q-2");

  Session session = *before.find("sample");
  quiz::go_to(session, "q-2");
  CHECK(quiz::is_changed(session, "q-2"));
  quiz::choose(session, changed, "wide");
  CHECK(quiz::submit(session, changed));
  CHECK_FALSE(quiz::is_changed(session, "q-2"));
  log += quiz::answer_line(session, *changed.find("q-2"), 9) + "\n";
  CHECK(seen(quiz::replay(log, {&changed}).find("sample")) == "q-1=lost:R q-2=wide:R at q-3");
}

TEST_CASE("QZ-16: an answer comes back with its question") {
  const std::string log = played_log(read(samples::kPack));
  const Pack without = read(samples::edited(samples::kPack, "\"id\": \"q-2\"", "\"id\": \"q-7\""));
  CHECK(seen(quiz::replay(log, {&without}).find("sample")) == "q-1=lost:R at q-3");
  const Pack with = read(samples::kPack);
  CHECK(seen(quiz::replay(log, {&with}).find("sample")) == "q-1=lost:R q-2=wide:W at q-3");
}

TEST_CASE("a damaged line is set aside; all others count") {
  struct Row {
    const char* what;
    int line;          // of the played log that is replaced
    const char* text;  // nothing: its second half is cut off
    const char* aside;
    const char* seen;
  };
  const Row rows[] = {
      {"no damage", 0, "", "", "q-1=lost:R q-2=wide:W at q-3"},
      {"cut", 2, nullptr, "2:damaged", "q-2=wide:W at q-3"},
      {"the start cut", 1, nullptr, "1:damaged 2:orphan 3:orphan 4:orphan 5:orphan", "none"},
      {"bytes", 3, "\x01\xFF\x00", "3:damaged", "q-1=lost:R q-2=wide:W at q-3"},
      {"no object", 3, "[1]", "3:damaged", "q-1=lost:R q-2=wide:W at q-3"},
      {"no version", 3, R"({"kind":"move"})", "3:damaged", "q-1=lost:R q-2=wide:W at q-3"},
      {"a newer version", 3, R"({"v":2,"kind":"dance"})", "3:newer",
       "q-1=lost:R q-2=wide:W at q-3"},
      {"an odd version", 3, R"({"v":1.5,"kind":"move"})", "3:damaged",
       "q-1=lost:R q-2=wide:W at q-3"},
      {"an unknown kind", 3, R"({"v":1,"kind":"dance","attempt":"a","at_ms":1})", "3:damaged",
       "q-1=lost:R q-2=wide:W at q-3"},
      {"another attempt", 4, R"({"v":1,"kind":"move","attempt":"z","question":"q-1","at_ms":1})",
       "4:orphan", "q-1=lost:R at q-3"},
      {"a question it never had", 4,
       R"({"v":1,"kind":"move","attempt":"a","question":"q-9","at_ms":1})", "4:damaged",
       "q-1=lost:R at q-3"},
      {"wrong types", 4, R"({"v":1,"kind":"answer","attempt":1,"question":[],"at_ms":1})",
       "4:damaged", "q-1=lost:R at q-3"},
      {"no time", 5, R"({"v":1,"kind":"move","attempt":"a","question":"q-3"})", "5:damaged",
       "q-1=lost:R q-2=wide:W at q-2"},
  };
  const Pack pack = read(samples::kPack);
  const std::string log = played_log(pack);
  for (const Row& row : rows) {
    CAPTURE(std::string(row.what));
    std::string damaged;
    std::string kept_aside;
    for (int number = 1; number <= 5; ++number) {
      std::string line = line_of(log, number);
      if (number == row.line) {
        line = row.text == nullptr ? line.substr(0, line.size() / 2) : row.text;
      }
      damaged += line + "\n";
    }
    const Replay replay = quiz::replay(damaged, {&pack});
    CHECK(aside_of(replay) == row.aside);
    CHECK(seen(replay.find("sample")) == row.seen);
    for (const AsideLine& line : replay.aside) {
      CHECK(line.text == line_of(damaged, line.line));
      kept_aside += line.reason == AsideLine::Reason::kNewer ? "" : line.text + "\n";
    }
    CHECK(replay.unreadable() == kept_aside);
  }
}

TEST_CASE("an option that the question does not have is damage, not an answer") {
  const Pack pack = read(samples::kPack);
  const std::string log = played_log(pack);
  const std::string bad = samples::edited(log, "\"option\":\"wide\"", "\"option\":\"lost\"");
  const Replay replay = quiz::replay(bad, {&pack});
  CHECK(aside_of(replay) == "4:damaged");
  CHECK(seen(replay.find("sample")) == "q-1=lost:R at q-3");
}

TEST_CASE("cut anywhere, a log gives back what was written before the cut") {
  const Pack pack = read(samples::kPack);
  const std::string log = played_log(pack);
  for (std::size_t length = 0; length <= log.size(); ++length) {
    const Replay replay = quiz::replay(log.substr(0, length), {&pack});
    const std::size_t whole = length == 0 ? 0 : log.rfind('\n', length - 1) + 1;
    const Replay expected = quiz::replay(log.substr(0, whole), {&pack});
    const bool is_line_whole = length < log.size() && log[length] == '\n';
    if (!is_line_whole) {
      CHECK(seen(replay.find("sample")) == seen(expected.find("sample")));
      CHECK(replay.unreadable() ==
            (length == whole ? "" : log.substr(whole, length - whole) + "\n"));
    }
  }
}

TEST_CASE("of several answers to a question the first counts; copies of lines change nothing") {
  const Pack pack = read(samples::kPack);
  const std::string log = played_log(pack);
  Session other = quiz::start(pack, 0, "a");
  quiz::choose(other, pack, "kept");
  REQUIRE(quiz::submit(other, pack));
  const std::string second = quiz::answer_line(other, pack.questions[0], 5) + "\n";
  CHECK(seen(quiz::replay(log + second, {&pack}).find("sample")) == "q-1=lost:R q-2=wide:W at q-3");
  const Replay twice = quiz::replay(log + log, {&pack});
  CHECK(twice.aside.empty());
  CHECK(twice.attempts == 1);
  CHECK(seen(twice.find("sample")) == "q-1=lost:R q-2=wide:W at q-3");
}

TEST_CASE("two attempts under one name: the second is set aside") {
  const Pack pack = read(samples::kPack);
  const std::string log = quiz::start_line(quiz::start(pack, 0, "a"), 1) + "\n" +
                          quiz::start_line(quiz::start(pack, 9, "a"), 2) + "\n";
  const Replay replay = quiz::replay(log, {&pack});
  CHECK(aside_of(replay) == "2:damaged");
  CHECK(replay.find("sample")->seed == 0);
}

TEST_CASE("each pack has its own latest attempt; unknown packs are left alone") {
  const Pack pack = read(samples::kPack);
  const Pack other =
      read(samples::edited(samples::kPack, "\"id\": \"sample\"", "\"id\": \"other\""));
  const std::string log = quiz::start_line(quiz::start(pack, 1, "a"), 1) + "\n" +
                          quiz::start_line(quiz::start(other, 2, "b"), 2) + "\n" +
                          quiz::start_line(quiz::start(pack, 3, "c"), 3) + "\n";
  const Replay both = quiz::replay(log, {&pack, &other});
  CHECK(both.attempts == 3);
  CHECK(both.find("sample")->attempt == "c");
  CHECK(both.find("other")->attempt == "b");
  const Replay one = quiz::replay(log, {&other});
  CHECK(one.attempts == 3);
  CHECK(one.aside.empty());
  CHECK(one.find("sample") == nullptr);
  CHECK(one.find("other")->attempt == "b");
}

TEST_CASE("seeds of all 64 bits survive, others are damage") {
  const Pack pack = read(samples::kPack);
  const std::string line = quiz::start_line(quiz::start(pack, UINT64_MAX, "a"), 1);
  CHECK(quiz::replay(line, {&pack}).find("sample")->seed == UINT64_MAX);
  for (const char* seed : {"18446744073709551616", "-1", "", "1e3", "99999999999999999999999"}) {
    CAPTURE(std::string(seed));
    const std::string bad = samples::edited(line, "18446744073709551615", seed);
    CHECK(aside_of(quiz::replay(bad, {&pack})) == "1:damaged");
  }
}

TEST_CASE("random damage: no crash, and what cannot be read is kept byte for byte") {
  const Pack pack = read(samples::kPack);
  const std::string log = played_log(pack);
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    quiz::Sequence chance(seed);
    std::string damaged = seed % 3 == 0 ? std::string(chance.below(300), ' ') : log;
    const std::size_t bytes = seed % 3 == 0 ? damaged.size() : 1 + chance.below(6);
    for (std::size_t i = 0; i < bytes; ++i) {
      damaged[seed % 3 == 0 ? i : chance.below(damaged.size())] =
          static_cast<char>(chance.below(256));
    }
    const Replay replay = quiz::replay(damaged, {&pack});
    for (const AsideLine& line : replay.aside) {
      CHECK(line.text == line_of(damaged, line.line));
    }
  }
}
