// The validator: a sound pack is clean, every edit that breaks it is found at its place.
// Not the shape of broken JSON: broken_test.cpp.
#include "quiz/check.hpp"

#include <doctest/doctest.h>

#include <map>

#include "tests/content/samples.hpp"

using quiz::Report;
using quiz::Severity;

namespace {

using Files = std::map<std::string, std::string, std::less<>>;

Files sample_files() {
  return {{"pack.json", samples::kPack},
          {"en.json", samples::kEnglish},
          {"bn.json", samples::bengali()},
          {"hi.json", samples::hindi()},
          {"ja.json", samples::japanese()}};
}

Report check(const Files& files, std::string_view folder = "packs/sample") {
  return quiz::check_pack(folder, [&files](std::string_view name) {
    const auto found = files.find(name);
    return found == files.end() ? std::nullopt : std::optional<std::string>(found->second);
  });
}

// Findings without the folder: "E file /pointer: key", "W ...".
std::string shown(const Report& report) {
  std::string lines;
  for (const quiz::Finding& finding : report.findings) {
    std::string line = samples::shown(finding.problem);
    const std::string folder = "packs/sample/";
    line = line.rfind(folder, 0) == 0 ? line.substr(folder.size()) : line;
    lines += (finding.severity == Severity::kError ? "E " : "W ") + line + "\n";
  }
  return lines;
}

}  // namespace

TEST_CASE("a sound pack is clean, and its claims are counted") {
  const Report report = check(sample_files());
  CHECK(shown(report) == "");
  CHECK(report.pack == "sample");
  CHECK(report.questions == 3);
  CHECK(report.languages == 4);
  CHECK(report.claims == 1);
  CHECK(report.claims_held == 1);
}

TEST_CASE("an edit of one file gives one finding") {
  struct Row {
    const char* file;
    const char* from;
    const char* to;
    const char* findings;
  };
  const Row rows[] = {
      {"pack.json", "\"equals\": \"0x3C00\"", "\"equals\": \"0x3C01\"",
       "E pack.json /questions/0/experiments/0/claims/0: error.experiment.claim of=sum.code "
       "expected=0x3C01 found=0x3C00\n"},
      {"pack.json", "\"id\": \"sample\"", "\"id\": \"simple\"",
       "E pack.json /id: error.pack.folder id=simple folder=sample\n"
       "E en.json /pack: error.pack.other found=sample expected=simple\n"
       "E bn.json /pack: error.pack.other found=sample expected=simple\n"
       "E hi.json /pack: error.pack.other found=sample expected=simple\n"
       "E ja.json /pack: error.pack.other found=sample expected=simple\n"},
      {"en.json", "`{sum.code}`", "`{sum.cod}`",
       "E en.json /questions/q-1/explanation: error.pack.placeholder name=sum.cod\n"
       "W bn.json /questions/q-1/explanation: error.pack.stale\n"
       "W hi.json /questions/q-1/explanation: error.pack.stale\n"
       "W ja.json /questions/q-1/explanation: error.pack.stale\n"},
      {"ja.json", "`{sum.code}`", "`{sum}`",
       "E ja.json /questions/q-1/explanation: error.pack.lost-placeholder name=sum.code\n"
       "E ja.json /questions/q-1/explanation: error.pack.lost-code code={sum.code}\n"},
      {"bn.json", "`bf16`", "bf16",
       "E bn.json /questions/q-2/stem: error.pack.lost-code code=bf16\n"},
      {"hi.json", "It has 7 of 23.", "It has 7 of 24.",
       "W hi.json /questions/q-2/options/wide/feedback: error.pack.lost-number number=23\n"},
      {"bn.json", "It has 7 of 23.", "It has ৭ of ২৩.", ""},
      {"ja.json", "日本語 The same speed", "日本語　exact results",
       "E ja.json /questions/q-2/options/exact/text: error.pack.same-options first=fast "
       "second=exact\n"},
      {"ja.json", "日本語 Which type does autocast choose?",
       "日本語 what does `BF16` share with FP32?",
       "E ja.json /questions/q-3/stem: error.pack.same-stems first=q-2 second=q-3\n"},
      {"hi.json", "\"locale\": \"hi\"", "\"locale\": \"ja\"",
       "E hi.json /locale: error.pack.other-locale found=ja expected=hi\n"},
      {"hi.json", "हिन्दी Exact results", "",
       "W hi.json /questions/q-2/options/exact/text: error.pack.untranslated\n"},
      {"ja.json", "日本語 Unchanged", "日本語 Unchanged, because the sum is rounded to even",
       "W ja.json /questions/q-1/options/lost/text: error.pack.long-answer option=lost length=49 "
       "next=21\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.to));
    Files files = sample_files();
    files[row.file] = samples::edited(files[row.file], row.from, row.to);
    CHECK(shown(check(files)) == row.findings);
  }
}

TEST_CASE("files that are not there") {
  struct Row {
    const char* file;
    const char* findings;
  };
  const Row rows[] = {
      {"pack.json", "E pack.json: error.pack.file-missing file=pack.json\n"},
      {"en.json", "E en.json: error.pack.locale-missing locale=en\n"},
      {"ja.json", "E ja.json: error.pack.locale-missing locale=ja\n"},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.file));
    Files files = sample_files();
    files.erase(row.file);
    CHECK(shown(check(files)) == row.findings);
  }
}

TEST_CASE("several faults are all found at once") {
  Files files = sample_files();
  files["pack.json"] =
      samples::edited(files["pack.json"], "\"answer\": \"range\"", "\"answer\": \"rang\"");
  files["pack.json"] = samples::edited(files["pack.json"], "0x3C00", "0x3C02");
  files["en.json"] = samples::edited(files["en.json"], "{sum}", "{total}");
  files["bn.json"] = files["bn.json"].substr(0, 100);
  files.erase("hi.json");
  const std::string findings = shown(check(files));
  for (const char* key : {"error.pack.answer", "error.experiment.claim",
                          "error.pack.placeholder name=total", "E bn.json:", "locale=hi"}) {
    CAPTURE(std::string(key));
    CHECK(findings.find(key) != std::string::npos);
  }
}

TEST_CASE("whoever always takes the longest option must not pass") {
  Files files;
  std::string questions;
  std::string sentences;
  for (const char* id : {"a", "b", "c", "d"}) {
    const std::string comma = questions.empty() ? "" : ",";
    questions += comma + "{\"id\": \"" + id + R"(", "kind": "single-choice", "revision": 1,
      "options": [{"id": "yes"}, {"id": "no", "misconception": "always"}], "answer": "yes"})";
    const std::string right = std::string(id) == "d" ? "short" : "a longer one";
    sentences += comma + "\"" + id + "\": {\"stem\": \"Is it " + id +
                 R"(?", "explanation": "It is.", "options": {"yes": {"text": ")" + right +
                 R"(", "feedback": "f"}, "no": {"text": "the other", "feedback": "f"}}})";
  }
  files["pack.json"] = R"({"id": "sample", "format": 1, "revision": 1, "level": "beginner",
    "locales": ["en"], "questions": [)" +
                       questions + "]}";
  files["en.json"] = R"({"locale": "en", "pack": "sample", "title": "t", "description": "d",
    "questions": {)" +
                     sentences + "}}";
  const std::string findings = shown(check(files));
  CHECK(findings.find("W en.json /questions: error.pack.longest count=3 total=4\n") !=
        std::string::npos);
  CHECK(findings.find("E ") == std::string::npos);
}

TEST_CASE("the repository's own packs have no errors, and every claim holds") {
  const base::Result<base::Json> index =
      base::parse_json(samples::read_file("content/index.json"), "content/index.json");
  REQUIRE(index.ok());
  base::Problems problems;
  const base::JsonReader reader(index.value(), "content/index.json", problems);
  int packs = 0;
  for (const base::JsonReader& element : reader.required("packs").elements()) {
    const std::string folder = "content/packs/" + element.string();
    const Report report = quiz::check_pack(folder, [&](std::string_view name) {
      const std::string text = samples::read_file(folder + "/" + std::string(name));
      return text.empty() ? std::nullopt : std::optional<std::string>(text);
    });
    CHECK_MESSAGE(report.count(Severity::kError) == 0, shown(report));
    CHECK(report.claims > 0);
    CHECK(report.claims_held == report.claims);
    ++packs;
  }
  CHECK(problems.empty());
  CHECK(packs > 0);
}
