// Every broken file of tests/content/broken gives its precise problems, and nothing ever crashes.
// Not sound packs: check_test.cpp. BINADE_UPDATE_SNAPSHOTS=1 writes the listing anew.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "quiz/question_kind.hpp"
#include "quiz/shuffle.hpp"
#include "tests/content/samples.hpp"

namespace {

constexpr const char* kFolder = "tests/content/broken";

// The pack that the broken files of sentences belong to.
const std::string kPack = R"({"id": "sample", "format": 1, "revision": 1, "level": "beginner",
  "locales": ["en", "bn"],
  "questions": [{"id": "q-1", "kind": "single-choice", "revision": 1, "answer": "yes",
    "options": [{"id": "yes"}, {"id": "no", "misconception": "always"}],
    "experiments": [{"id": "e", "claims": [],
      "steps": [{"out": "w", "op": "round", "format": "fp16", "in": ["1"]}]}]}]})";

std::vector<std::string> broken_files() {
  std::vector<std::string> names;
  std::error_code error;
  const std::filesystem::path folder = samples::source_root() + "/" + kFolder;
  for (auto entry = std::filesystem::directory_iterator(folder, error);
       !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    if (entry->path().extension() == ".json") {
      names.push_back(entry->path().filename().string());
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string problems_of(const std::string& name, const std::string& text) {
  base::Problems problems;
  if (name.rfind("pack-", 0) == 0) {
    quiz::read_pack(text, name, problems);
    return samples::shown(problems);
  }
  const content::Pack pack = quiz::read_pack(kPack, "pack.json", problems);
  REQUIRE_MESSAGE(problems.empty(), samples::shown(problems));
  const content::PackLocale locale = content::read_pack_locale(text, name, pack, nullptr, problems);
  std::string listing = samples::shown(problems);
  for (const base::Error& gap : locale.gaps) {
    listing += "gap: " + samples::shown(gap) + "\n";
  }
  return listing;
}

// A file as listings show it: what is not printable ASCII would make them unreadable.
std::string printable(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool is_plain = c == '\n' || (c >= ' ' && c <= '~');
    out += is_plain ? c : '?';
  }
  return out;
}

}  // namespace

TEST_CASE("each broken file gives the problems that the listing says") {
  std::string listing =
      "Problems of each file, written by tests/quiz/broken_test.cpp with "
      "BINADE_UPDATE_SNAPSHOTS=1.\n";
  const std::vector<std::string> names = broken_files();
  CHECK(names.size() >= 40);
  for (const std::string& name : names) {
    const std::string problems = problems_of(name, samples::read_file(kFolder + ("/" + name)));
    listing += "\n== " + name + "\n" + printable(problems);
    CAPTURE(name);
    CHECK(problems != "");
    CHECK(std::count(problems.begin(), problems.end(), '\n') < 40);
  }
  const std::string path = std::string(kFolder) + "/problems.txt";
  if (std::getenv("BINADE_UPDATE_SNAPSHOTS") != nullptr) {
    std::ofstream(samples::source_root() + "/" + path, std::ios::binary) << listing;
  }
  CHECK(listing == samples::read_file(path));
}

TEST_CASE("cut after any byte, a pack gives a problem and no crash") {
  const std::string& whole = samples::kPack;
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    base::Problems problems;
    quiz::read_pack(whole.substr(0, length), "pack.json", problems);
    CHECK(problems.size() == 1);
  }
}

TEST_CASE("bytes changed at random: no crash, and no pack that cannot be asked") {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    quiz::Sequence chance(seed);
    std::string text = seed % 2 == 0 ? samples::kPack : samples::kEnglish;
    for (std::size_t i = 1 + chance.below(4); i > 0; --i) {
      // Mostly characters that mean something in JSON, so that many texts still parse.
      constexpr std::string_view kBytes = "{}[]\",:0129aez-\\ \n\xFF\xE0";
      text[chance.below(text.size())] = kBytes[chance.below(kBytes.size())];
    }
    base::Problems problems;
    if (seed % 2 == 1) {
      const content::Pack pack = quiz::read_pack(samples::kPack, "pack.json", problems);
      content::read_pack_locale(text, "en.json", pack, nullptr, problems);
      continue;
    }
    const content::Pack pack = quiz::read_pack(text, "pack.json", problems);
    for (const content::Question& question : pack.questions) {
      if (problems.empty()) {
        CHECK(quiz::is_right(question, quiz::right_option(question)));
        CHECK(quiz::option_order(question, seed).size() == question.options.size());
      }
    }
  }
}

TEST_CASE("bytes at random: one problem, no crash") {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    quiz::Sequence chance(seed);
    std::string text(chance.below(200), ' ');
    for (char& c : text) {
      c = static_cast<char>(chance.below(256));
    }
    base::Problems problems;
    quiz::read_pack(text, "pack.json", problems);
    CHECK(problems.size() == 1);
  }
}

TEST_CASE("a huge pack is read, and each of its problems found") {
  constexpr int kQuestions = 1500;
  std::string text = R"({"id": "sample", "format": 1, "revision": 1, "level": "beginner",
    "locales": ["en"], "questions": [)";
  for (int i = 0; i < kQuestions; ++i) {
    text += std::string(i == 0 ? "" : ",") + R"({"id": "q-)" + std::to_string(i) +
            R"(", "kind": "single-choice", "revision": 1, "answer": "maybe",
            "options": [{"id": "yes"}, {"id": "no", "misconception": "always"}]})";
  }
  base::Problems problems;
  const content::Pack pack = quiz::read_pack(text + "]}", "pack.json", problems);
  CHECK(pack.questions.size() == kQuestions);
  REQUIRE(problems.size() == kQuestions);
  CHECK(problems.back().where.pointer == "/questions/1499/answer");
}
