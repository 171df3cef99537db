// Pages of a quiz as screens/ builds them, with the real sentences of content/ or with fixed ones.
// Not the screens themselves: ui/ must hold for any tree, and its tests may not include screens/.
#pragma once

#include <fstream>
#include <initializer_list>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/json.hpp"
#include "semantics/node.hpp"
#include "text/markup.hpp"

namespace pages {

using semantics::FieldKind;
using semantics::Node;
using semantics::Part;
using semantics::Role;
using semantics::Verdict;

// What a page says, in markup, by short names: "stem", "option.0", "feedback.0" and so on.
struct Words {
  std::string language;
  std::map<std::string, std::string> sentences;

  base::RichText operator()(const std::string& name) const {
    const auto found = sentences.find(name);
    const auto fill = [](std::string_view) { return std::string("0.0009765625"); };
    return found == sentences.end() ? base::RichText{} : text::draw_markup(found->second, fill);
  }
  std::string plain(const std::string& name) const { return base::words_of((*this)(name)); }
};

inline Node leaf(std::string id, Role role, Part part, base::RichText text) {
  Node node;
  node.id = std::move(id);
  node.role = role;
  node.part = part;
  node.text = std::move(text);
  return node;
}

inline Node group(std::string id, Part part, std::vector<Node> children, Role role = Role::kGroup) {
  Node node;
  node.id = std::move(id);
  node.role = role;
  node.part = part;
  node.children = std::move(children);
  return node;
}

// One member after the other; "" where one is missing. A translated sentence is its "text".
inline std::string sentence_at(const base::Json& json, std::initializer_list<std::string> path) {
  const base::Json* at = &json;
  for (const std::string& name : path) {
    at = at == nullptr ? nullptr : at->member(name);
  }
  if (at != nullptr && at->member("text") != nullptr) {
    at = at->member("text");
  }
  return at == nullptr || at->string() == nullptr ? "" : *at->string();
}

inline base::Json read(const std::string& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  base::Result<base::Json> json = base::parse_json(text, path);
  return json.ok() ? json.value() : base::Json();
}

inline void add_question(const base::Json& question, Words& words) {
  words.sentences["stem"] = sentence_at(question, {"stem"});
  words.sentences["explanation"] = sentence_at(question, {"explanation"});
  int count = 0;
  const base::Json* options = question.member("options");
  for (const auto& [id, option] : *options->object()) {
    words.sentences["option." + std::to_string(count)] = sentence_at(option, {"text"});
    words.sentences["feedback." + std::to_string(count)] = sentence_at(option, {"feedback"});
    ++count;
  }
  if (const base::Json* flow = question.member("flow")) {
    count = 0;
    for (const base::Json& note : *flow->array()) {
      const std::string* plain = note.string();
      words.sentences["note." + std::to_string(count++)] =
          plain != nullptr ? *plain : sentence_at(note, {"text"});
    }
  }
}

// From content/ below `root`. Without a stem when the files are not there.
inline Words words_of(const std::string& root, const std::string& language,
                      const std::string& question) {
  const base::Json pack =
      read(root + "/content/packs/mixed-precision-training/" + language + ".json");
  const base::Json messages = read(root + "/content/messages/" + language + ".json");
  Words words{language, {}};
  words.sentences["pack"] = sentence_at(pack, {"title"});
  for (const char* key :
       {"app.name",         "level.intermediate", "quiz.position",      "quiz.preview.open",
        "quiz.check",       "quiz.next",          "quiz.why",           "quiz.prove.hide",
        "quiz.proof.title", "quiz.flow.title",    "quiz.verdict.wrong", "quiz.verdict.missed",
        "quiz.fallback",    "storage.saved",      "proof.round",        "proof.value",
        "proof.error",      "strip.sign",         "strip.exponent",     "strip.fraction"}) {
    words.sentences[key] = sentence_at(messages, {key});
  }
  const base::Json* questions = pack.member("questions");
  const base::Json* found = questions == nullptr ? nullptr : questions->member(question);
  if (found != nullptr && found->member("options") != nullptr) {
    add_question(*found, words);
  }
  return words;
}

inline Node banner() {
  Node brand = leaf("brand", Role::kLink, Part::kBrand, base::plain_text("Binade"));
  std::vector<Node> languages;
  for (const text::Language language : text::kLanguages) {
    const std::string code(text::code_of(language));
    languages.push_back(leaf("language." + code, Role::kLink, Part::kLanguage,
                             base::plain_text(text::native_name_of(language))));
    languages.back().language = code;
  }
  Node choice = group("languages", Part::kLanguages, std::move(languages), Role::kNavigation);
  return group("banner", Part::kBanner, {std::move(brand), std::move(choice)}, Role::kBanner);
}

inline Node head(const Words& words) {
  return group("head", Part::kRow,
               {leaf("pack", Role::kText, Part::kPackTitle, words("pack")),
                leaf("level", Role::kText, Part::kBadge, words("level.intermediate")),
                leaf("position", Role::kText, Part::kPosition, words("quiz.position")),
                leaf("preview", Role::kButton, Part::kQuietButton, words("quiz.preview.open"))});
}

inline Node progress() {
  Node node = leaf("progress", Role::kProgress, Part::kProgress, {});
  node.progress =
      semantics::Progress{{Verdict::kRight, Verdict::kWrong, Verdict::kNone, Verdict::kNone,
                           Verdict::kNone, Verdict::kNone, Verdict::kNone, Verdict::kNone},
                          2};
  return node;
}

// The first option was chosen and is wrong, the second is right.
inline Node option(const Words& words, int index, bool is_answered) {
  const std::string number = std::to_string(index);
  Node node = group("q." + number, Part::kOption, {}, Role::kOption);
  node.children.push_back(
      leaf(node.id + ".text", Role::kText, Part::kOptionText, words("option." + number)));
  node.is_submitted = is_answered;
  node.is_selected = index == 0;
  if (is_answered && index < 2) {
    node.verdict = index == 0 ? Verdict::kWrong : Verdict::kMissed;
    const char* verdict = index == 0 ? "quiz.verdict.wrong" : "quiz.verdict.missed";
    node.children.push_back(
        leaf(node.id + ".verdict", Role::kText, Part::kFeedback, words(verdict)));
    node.children.back().verdict = node.verdict;
    node.children.push_back(
        leaf(node.id + ".feedback", Role::kText, Part::kFeedback, words("feedback." + number)));
  }
  return node;
}

// As many bits as the format has, and the hidden one.
inline Node strip(const Words& words, std::string id, int exponent_bits, int fraction_bits) {
  Node node = leaf(std::move(id), Role::kFigure, Part::kNone, {});
  semantics::BitStrip figure;
  figure.cells.push_back({0, FieldKind::kSign});
  for (int i = 0; i < exponent_bits; ++i) {
    figure.cells.push_back({i % 2, FieldKind::kExponent});
  }
  figure.cells.push_back({1, FieldKind::kHidden});
  for (int i = 0; i < fraction_bits; ++i) {
    figure.cells.push_back({i % 3 == 0 ? 1 : 0, FieldKind::kFraction});
  }
  figure.sign_caption = words.plain("strip.sign");
  figure.exponent_caption = words.plain("strip.exponent");
  figure.fraction_caption = words.plain("strip.fraction");
  node.figure = figure;
  return node;
}

inline Node step(const Words& words, const std::string& id, int exponent_bits, int fraction_bits) {
  Node stack = group(id + ".stack", Part::kStack,
                     {strip(words, id + ".strip", exponent_bits, fraction_bits),
                      leaf(id + ".value", Role::kText, Part::kValue, words("proof.value")),
                      leaf(id + ".error", Role::kText, Part::kMuted, words("proof.error"))});
  return group(
      id, Part::kStep,
      {leaf(id + ".caption", Role::kText, Part::kCaption, words("proof.round")), std::move(stack)});
}

inline Node flow(const Words& words) {
  Node node = leaf("flow", Role::kFigure, Part::kNone, {});
  node.figure = semantics::Flow{{{"linear", "FP16", words.plain("note.0"), false},
                                 {"layer_norm", "FP32", words.plain("note.1"), true},
                                 {"cross_entropy", "FP32", {}, false}}};
  return node;
}

inline Node heading(std::string id, Part part, int level, base::RichText text) {
  Node node = leaf(std::move(id), Role::kHeading, part, std::move(text));
  node.level = level;
  return node;
}

inline void add_answered(const Words& words, std::vector<Node>& content) {
  content.push_back(group("why-panel", Part::kPanel,
                          {heading("why", Part::kSection, 2, words("quiz.why")),
                           leaf("explanation", Role::kText, Part::kBody, words("explanation"))}));
  content.push_back(group("proof.actions", Part::kActions,
                          {leaf("prove", Role::kButton, Part::kButton, words("quiz.prove.hide"))}));
  content.push_back(
      group("proof", Part::kPanel,
            {heading("flow.title", Part::kSection, 2, words("quiz.flow.title")), flow(words),
             heading("proof.title", Part::kSection, 2, words("quiz.proof.title")),
             step(words, "proof.0", 5, 10), step(words, "proof.1", 8, 23)}));
  content.push_back(group("actions", Part::kActions,
                          {leaf("next", Role::kButton, Part::kPrimaryButton, words("quiz.next"))}));
}

inline void spread_language(Node& node, const std::string& language) {
  node.language = node.language.empty() ? language : node.language;
  for (Node& child : node.children) {
    spread_language(child, node.language);
  }
}

// A question before it is answered, or answered with its proof open.
inline Node page(const Words& words, bool is_answered) {
  std::vector<Node> options;
  for (int i = 0; i < 4; ++i) {
    options.push_back(option(words, i, is_answered));
  }
  std::vector<Node> content{head(words), progress(),
                            leaf("fallback", Role::kText, Part::kNotice, words("quiz.fallback")),
                            heading("stem", Part::kStem, 1, words("stem")),
                            group("choice", Part::kChoice, std::move(options), Role::kChoice)};
  if (is_answered) {
    add_answered(words, content);
  } else {
    content.push_back(
        group("actions", Part::kActions,
              {leaf("check", Role::kButton, Part::kPrimaryButton, words("quiz.check"))}));
  }
  content.push_back(group("footer", Part::kFooter,
                          {leaf("storage", Role::kText, Part::kMuted, words("storage.saved"))}));
  Node page = group("page", Part::kPage,
                    {banner(), group("main", Part::kMain, std::move(content), Role::kMain),
                     leaf("status", Role::kStatus, Part::kVisuallyHidden, {})},
                    Role::kPage);
  spread_language(page, words.language);
  return page;
}

}  // namespace pages
