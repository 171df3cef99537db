// A small sound pack in four languages, and edits to it, for the tests of content/ and quiz/.
// Not content that anybody learns from.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "content/pack.hpp"
#include "text/source_hash.hpp"

namespace samples {

inline const std::string kPack = R"({
  "id": "sample", "format": 1, "revision": 1, "level": "intermediate",
  "locales": ["en", "bn", "hi", "ja"],
  "questions": [
    {"id": "q-1", "kind": "single-choice", "revision": 1,
     "options": [
       {"id": "lost"},
       {"id": "kept", "misconception": "truncation"},
       {"id": "disk", "misconception": "disk"},
       {"id": "none", "misconception": "always", "pinned": true}],
     "answer": "lost",
     "experiments": [
       {"id": "e-1",
        "steps": [{"out": "w", "op": "round", "format": "fp16", "in": ["1"]},
                  {"out": "sum", "op": "add", "format": "fp16", "in": ["w", "2^-11"]}],
        "claims": [{"of": "sum.code", "equals": "0x3C00"}]}]},
    {"id": "q-2", "kind": "single-choice", "revision": 3,
     "options": [
       {"id": "wide", "misconception": "range-precision"},
       {"id": "range"},
       {"id": "fast", "misconception": "bits-speed"},
       {"id": "exact", "misconception": "integer-exact"}],
     "answer": "range",
     "source": {"title": "A paper", "section": "3.1"}},
    {"id": "q-3", "kind": "single-choice", "revision": 1,
     "options": [
       {"id": "all", "misconception": "always"},
       {"id": "some"},
       {"id": "bits", "misconception": "bitwise"},
       {"id": "old", "misconception": "old-api"}],
     "answer": "some",
     "flow": {"steps": [{"operation": "linear", "type": "FP16"},
                        {"operation": "softmax", "type": "FP32", "emphasised": true}]}}
  ]
})";

inline const std::string kEnglish = R"({
  "locale": "en", "pack": "sample", "title": "A sample", "description": "Three questions.",
  "questions": {
    "q-1": {"stem": "What is 1 + 2^-11^ in FP16?", "explanation": "The sum is {sum}: `{sum.code}`.",
      "options": {
        "lost": {"text": "Unchanged", "feedback": "Half an ulp, a tie to even."},
        "kept": {"text": "Larger by 2^-10^", "feedback": "Ties go to even."},
        "disk": {"text": "Stored elsewhere", "feedback": "No disk is involved."},
        "none": {"text": "None of the above", "feedback": "One of them holds."}}},
    "q-2": {"stem": "What does `bf16` share with FP32?", "explanation": "Its *range*.",
      "options": {
        "wide": {"text": "All fraction bits", "feedback": "It has 7 of 23."},
        "range": {"text": "The exponent field", "feedback": "Both have 8 bits."},
        "fast": {"text": "The same speed", "feedback": "Speed is another matter."},
        "exact": {"text": "Exact results", "feedback": "It rounds more."}}},
    "q-3": {"stem": "Which type does autocast choose?", "explanation": "One for each operation.",
      "options": {
        "all": {"text": "FP16 for all", "feedback": "There are lists."},
        "some": {"text": "One per operation", "feedback": "As the lists say."},
        "bits": {"text": "The same bits", "feedback": "Results differ."},
        "old": {"text": "A retired data type", "feedback": "It is current."}},
      "flow": ["", "FP32 list"]}
  }
})";

// `text` with the one place that reads `from` changed.
inline std::string edited(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE_MESSAGE(at != std::string::npos, from);
  REQUIRE_MESSAGE(text.find(from, at + 1) == std::string::npos, from);
  return text.replace(at, from.size(), to);
}

// Every sentence with a word of the language before it, and the hash of the English one.
inline base::Json translated(const base::Json& english, const std::string& prefix) {
  if (const std::string* sentence = english.string()) {
    if (sentence->empty()) {
      return english;
    }
    return base::Json::Object{{"text", prefix + " " + *sentence},
                              {"source", text::source_hash(*sentence)}};
  }
  if (const base::Json::Array* array = english.array()) {
    base::Json::Array notes;
    for (const base::Json& element : *array) {
      notes.push_back(translated(element, prefix));
    }
    return notes;
  }
  base::Json::Object object;
  for (const auto& [name, value] : *english.object()) {
    const bool is_name = name == "locale" || name == "pack";
    object.emplace_back(name, is_name ? value : translated(value, prefix));
  }
  return object;
}

// The file of another language, made from an English one.
inline std::string translation(const std::string& english, const std::string& code,
                               const std::string& prefix) {
  const base::Result<base::Json> json = base::parse_json(english, "en.json");
  REQUIRE(json.ok());
  base::Json::Object object;
  const base::Json whole = translated(json.value(), prefix);
  for (const auto& [name, value] : *whole.object()) {
    object.emplace_back(name, name == "locale" ? base::Json(code) : value);
  }
  return base::write_json_pretty(object);
}

inline std::string bengali() { return translation(kEnglish, "bn", "বাংলা"); }
inline std::string hindi() { return translation(kEnglish, "hi", "हिन्दी"); }
inline std::string japanese() { return translation(kEnglish, "ja", "日本語"); }

// "file /pointer: key name=value", "file:line:column: key".
inline std::string shown(const base::Error& problem) {
  std::string line = problem.where.file;
  if (problem.where.line > 0) {
    line += ":" + std::to_string(problem.where.line) + ":" + std::to_string(problem.where.column);
  }
  line += problem.where.pointer.empty() ? "" : " " + problem.where.pointer;
  line += ": " + problem.what.key;
  for (const base::Argument& argument : problem.what.arguments) {
    line += " " + argument.name + "=" + argument.value;
  }
  return line;
}

inline std::string shown(const base::Problems& problems) {
  std::string lines;
  for (const base::Error& problem : problems) {
    lines += shown(problem) + "\n";
  }
  return lines;
}

// --- files of the repository ---

inline std::string source_root() {
  const char* root = std::getenv("BINADE_SOURCE");
#ifdef BINADE_SOURCE_DIR
  return root != nullptr ? root : BINADE_SOURCE_DIR;
#else
  return root != nullptr ? root : ".";
#endif
}

// Empty when there is no such file. `path` is relative to the repository.
inline std::string read_file(const std::string& path) {
  std::ifstream file(source_root() + "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace samples
