// What every kind of question has: grading by ids, orders by seed, a hash of its meaning.
// Not sessions.
#include "quiz/question_kind.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/content/samples.hpp"

using content::Pack;
using content::Question;

namespace {

Pack read(const std::string& text) {
  base::Problems problems;
  Pack pack = quiz::read_pack(text, "pack.json", problems);
  REQUIRE_MESSAGE(problems.empty(), samples::shown(problems));
  return pack;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) {
    all += all.empty() ? word : " " + word;
  }
  return all;
}

}  // namespace

TEST_CASE("QZ-12: the right option is graded right under every one of the 24 orders") {
  const Pack pack = read(samples::kPack);
  for (Question question : pack.questions) {
    const auto by_id = [](const content::Option& a, const content::Option& b) {
      return a.id < b.id;
    };
    std::sort(question.options.begin(), question.options.end(), by_id);
    const std::string right = quiz::right_option(question);
    const std::string hash = quiz::meaning_hash(question);
    int orders = 0;
    do {
      ++orders;
      int right_ones = 0;
      for (const content::Option& option : question.options) {
        right_ones += quiz::is_right(question, option.id) ? 1 : 0;
      }
      CHECK(right_ones == 1);
      CHECK(quiz::is_right(question, right));
      CHECK(quiz::right_option(question) == right);
      CHECK(quiz::meaning_hash(question) == hash);
    } while (std::next_permutation(question.options.begin(), question.options.end(), by_id));
    CHECK(orders == 24);
  }
  CHECK(quiz::right_option(pack.questions[0]) == "lost");
  CHECK(quiz::right_option(pack.questions[1]) == "range");
}

TEST_CASE("QZ-12: and wherever a seed shows it") {
  const Pack pack = read(samples::kPack);
  const Question& question = pack.questions[1];
  std::set<std::string> orders;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const std::vector<std::string> order = quiz::option_order(question, seed);
    orders.insert(joined(order));
    CHECK(std::count_if(order.begin(), order.end(),
                        [&](const std::string& id) { return quiz::is_right(question, id); }) == 1);
  }
  CHECK(orders.size() == 24);
}

TEST_CASE("ids decide, nothing else") {
  const Question question = read(samples::kPack).questions[0];
  for (const char* other : {"", "Lost", "lost ", "Unchanged", "0", "kept"}) {
    CAPTURE(std::string(other));
    CHECK_FALSE(quiz::is_right(question, other));
  }
}

TEST_CASE("QZ-13: a pinned option stays last; the others move") {
  const Question question = read(samples::kPack).questions[0];
  std::set<std::string> orders;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const std::vector<std::string> order = quiz::option_order(question, seed);
    CHECK(order.back() == "none");
    orders.insert(joined(order));
  }
  CHECK(orders.size() == 6);
}

TEST_CASE("the order depends on seed and ids alone, not on where the author put the options") {
  const Pack pack = read(samples::kPack);
  Question question = pack.questions[1];
  const std::vector<std::string> order = quiz::option_order(question, 37);
  std::reverse(question.options.begin(), question.options.end());
  CHECK(quiz::option_order(question, 37) == order);
}

TEST_CASE("orders are for ever: an address with a seed shows the same on every machine") {
  const Pack pack = read(samples::kPack);
  // Computed by another program from the definitions of SplitMix64, FNV-1a and the shuffle.
  struct Row {
    std::uint64_t seed;
    const char* order;
  };
  const Row rows[] = {
      {0, "range fast wide exact"},
      {37, "wide fast range exact"},
      {UINT64_MAX, "fast wide exact range"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.seed);
    CHECK(joined(quiz::option_order(pack.questions[1], row.seed)) == row.order);
  }
}

TEST_CASE("seed 0 shuffles too: over many questions the key is everywhere") {
  Question question = read(samples::kPack).questions[1];
  int counts[4] = {};
  for (int i = 0; i < 400; ++i) {
    question.id = "question-" + std::to_string(i);
    const std::vector<std::string> order = quiz::option_order(question, 0);
    const auto place = std::find(order.begin(), order.end(), "range") - order.begin();
    ++counts[place];
  }
  for (const int count : counts) {
    CHECK(count > 70);  // 100 expected; four standard deviations are 35
    CHECK(count < 135);
  }
}

TEST_CASE("the meaning changes with option ids and the key, with nothing else") {
  struct Row {
    const char* from;
    const char* to;
    bool is_changed;
  };
  const Row rows[] = {
      {"\"answer\": \"range\"", "\"answer\": \"wide\"", true},
      {"{\"id\": \"fast\", ", "{\"id\": \"faster\", ", true},
      {"{\"id\": \"fast\", \"misconception\": \"bits-speed\"},", "", true},
      {"\"misconception\": \"bits-speed\"", "\"misconception\": \"always\"", false},
      {"\"section\": \"3.1\"", "\"section\": \"3.2\"", false},
      {"{\"id\": \"fast\", ", "{\"pinned\": true, \"id\": \"fast\", ", false},
      {"\"revision\": 3", "\"revision\": 4", false},  // stored beside the hash
  };
  const std::string before = quiz::meaning_hash(read(samples::kPack).questions[1]);
  CHECK(before.size() == 16);
  for (const Row& row : rows) {
    CAPTURE(std::string(row.to));
    std::string text = samples::edited(samples::kPack, row.from, row.to);
    if (std::string_view(row.to) == "\"answer\": \"wide\"") {  // keep the pack sound
      text = samples::edited(text, "{\"id\": \"wide\", \"misconception\": \"range-precision\"}",
                             "{\"id\": \"wide\"}");
      text = samples::edited(text, "{\"id\": \"range\"}",
                             "{\"id\": \"range\", \"misconception\": \"always\"}");
    }
    CHECK((quiz::meaning_hash(read(text).questions[1]) != before) == row.is_changed);
  }
}

TEST_CASE("what is wrong with a body is said at its place in the file") {
  struct Row {
    const char* from;
    const char* to;
    const char* problems;
  };
  const Row rows[] = {
      {"\"answer\": \"range\"", "\"answer\": \"rang\"",
       "pack.json /questions/1/answer: error.pack.answer answer=rang\n"},
      {"\"answer\": \"range\"", "\"answer\": null",
       "pack.json /questions/1/answer: error.json.type expected=string found=null\n"},
      {"\"answer\": \"range\",", "", "pack.json /questions/1: error.json.missing member=answer\n"},
      {"\"answer\": \"range\"", "\"answers\": [\"range\"], \"answer\": \"range\"",
       "pack.json /questions/1/answers: error.json.unknown member=answers\n"},
      {"{\"id\": \"range\"}", "{\"id\": \"range\", \"misconception\": \"always\"}",
       "pack.json /questions/1: error.pack.right-misconception option=range\n"},
      {"{\"id\": \"fast\", \"misconception\": \"bits-speed\"}", "{\"id\": \"fast\"}",
       "pack.json /questions/1: error.pack.no-misconception option=fast\n"},
      {"\"kind\": \"single-choice\", \"revision\": 3", "\"kind\": \"essay\", \"revision\": 3",
       "pack.json /questions/1/kind: error.pack.kind kind=essay\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.to));
    base::Problems problems;
    const Pack pack =
        quiz::read_pack(samples::edited(samples::kPack, row.from, row.to), "pack.json", problems);
    CHECK(samples::shown(problems) == row.problems);
    CHECK(pack.questions[0].is_sound);
    CHECK_FALSE(pack.questions[1].is_sound);
  }
}
