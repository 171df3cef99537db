// A page with every part and figure in use, in each language: what layout and painter are tested
// on. Not a screen of the app: screens/ has its own tests.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/node.hpp"
#include "text/locale.hpp"

namespace sample {

using semantics::Node;
using semantics::Part;
using semantics::Role;

struct Words {
  std::string_view stem;
  std::string_view options[4];
  std::string_view verdict;
  std::string_view reason;
  std::string_view button;
  std::string_view caption;
  std::string_view fields[3];
};

inline const Words& words_of(text::Language language) {
  static const Words kWords[] = {
      {"A recipe keeps an FP32 copy of every weight. What does that copy protect?",
       {"Updates too small to change a 16-bit weight", "Gradients too small for FP16",
        "The size of the saved checkpoint", "Agreement with FP32 to the last bit"},
       "Your answer: range and precision mixed up",
       "Loss scaling is for that; a copy of the weights does not widen the range.",
       "Next question",
       "Start at 1, add 0.0001 ten thousand times",
       {"sign", "exponent", "fraction"}},
      {"প্রতিটি ওয়েটের একটি বাড়তি FP32 কপি রাখা হয়। এই কপিটি কী রক্ষা করে?",
       {"এত ছোট আপডেট, যা 16-বিট ওয়েটকে বদলাতে পারে না", "FP16-এ রাখা যায় না এমন ছোট গ্রেডিয়েন্ট",
        "সংরক্ষিত চেকপয়েন্ট ফাইলের আকার", "FP32-এর সঙ্গে শেষ বিট পর্যন্ত মিল"},
       "আপনার উত্তর: রেঞ্জ ও প্রিসিশন গুলিয়ে ফেলা",
       "তার জন্য আছে লস স্কেলিং; ওয়েটের কপি গ্রেডিয়েন্টের রেঞ্জ বাড়ায় না।",
       "পরের প্রশ্ন",
       "1 থেকে শুরু করে দশ হাজার বার 0.0001 যোগ",
       {"চিহ্ন", "এক্সপোনেন্ট", "ভগ্নাংশ"}},
      {"हर वेट की एक अतिरिक्त FP32 प्रति रखी जाती है। यह प्रति किसकी रक्षा करती है?",
       {"इतने छोटे अपडेट जो 16-बिट वेट को न बदल सकें", "FP16 के लिए बहुत छोटे ग्रेडिएंट",
        "सहेजी गई चेकपॉइंट फ़ाइल का आकार", "आख़िरी बिट तक FP32 से मेल"},
       "आपका उत्तर: परास और परिशुद्धता में भ्रम",
       "उसके लिए लॉस स्केलिंग है; वेट की प्रति परास नहीं बढ़ाती।",
       "अगला प्रश्न",
       "1 से शुरू करके दस हज़ार बार 0.0001 जोड़ें",
       {"चिह्न", "घातांक", "भिन्न"}},
      {"すべての重みについてFP32のコピーを余分に持ちます。このコピーは何を守りますか。",
       {"16ビットの重みを変えられないほど小さい更新", "FP16では表せないほど小さい勾配",
        "保存したチェックポイントの大きさ", "最後のビットまでのFP32との一致"},
       "あなたの答え：範囲と精度の取り違え",
       "それは損失スケーリングの役目です。重みのコピーは範囲を広げません。",
       "次の問題",
       "1から始めて0.0001を一万回足す",
       {"符号", "指数部", "仮数部"}}};
  return kWords[static_cast<std::size_t>(language)];
}

inline Node node(std::string id, Role role, Part part, std::vector<Node> children = {}) {
  Node made;
  made.id = std::move(id);
  made.role = role;
  made.part = part;
  made.children = std::move(children);
  return made;
}

inline Node leaf(std::string id, Part part, std::string_view words, Role role = Role::kText) {
  Node made = node(std::move(id), role, part);
  made.text = base::plain_text(words);
  return made;
}

inline Node group(std::string id, Part part, std::vector<Node> children) {
  return node(std::move(id), Role::kGroup, part, std::move(children));
}

inline void spread_language(Node& node, std::string_view language) {
  node.language = node.language.empty() ? std::string(language) : node.language;
  for (Node& child : node.children) {
    spread_language(child, node.language);
  }
}

// One code of `exponent` and `fraction` bits, alternating.
inline Node strip(std::string id, const Words& words, int exponent, int fraction) {
  using semantics::FieldKind;
  semantics::BitStrip bits;
  bits.cells.push_back({0, FieldKind::kSign});
  for (int i = 0; i < exponent; ++i) {
    bits.cells.push_back({i % 2, FieldKind::kExponent});
  }
  bits.cells.push_back({1, FieldKind::kHidden});
  for (int i = 0; i < fraction; ++i) {
    bits.cells.push_back({i % 2, FieldKind::kFraction});
  }
  bits.sign_caption = words.fields[0];
  bits.exponent_caption = words.fields[1];
  bits.fraction_caption = words.fields[2];
  Node made = node(std::move(id), Role::kFigure, Part::kNone);
  made.figure = std::move(bits);
  return made;
}

inline Node flow(std::string id, const Words& words) {
  Node made = node(std::move(id), Role::kFigure, Part::kNone);
  made.figure = semantics::Flow{{{"linear", "FP16", "", false},
                                 {"layer_norm", "FP32", std::string(words.reason), true},
                                 {"cross_entropy", "FP32", std::string(words.verdict), true}}};
  return made;
}

inline Node option(const Words& words, int index) {
  const std::string id = "q." + std::to_string(index);
  return node(id, Role::kOption, Part::kOption,
              {leaf(id + ".text", Part::kOptionText, words.options[index])});
}

// Wrong, with its verdict and the reason; the right one marked; the others as they were.
inline Node answered_choice(const Words& words) {
  Node choice = node("q.choice", Role::kChoice, Part::kChoice);
  for (int i = 0; i < 4; ++i) {
    choice.children.push_back(option(words, i));
    choice.children.back().is_submitted = true;
  }
  Node& wrong = choice.children[1];
  wrong.is_selected = true;
  wrong.verdict = semantics::Verdict::kWrong;
  wrong.children.push_back(leaf("q.1.verdict", Part::kFeedback, words.verdict));
  wrong.children.back().verdict = semantics::Verdict::kWrong;
  wrong.children.push_back(leaf("q.1.reason", Part::kFeedback, words.reason));
  choice.children[0].verdict = semantics::Verdict::kMissed;
  return choice;
}

inline Node open_choice(const Words& words) {
  Node choice = node("open", Role::kChoice, Part::kChoice, {option(words, 2), option(words, 3)});
  for (Node& child : choice.children) {
    child.id = "open." + child.id;
    child.children[0].id = child.id + ".text";
  }
  choice.children[0].is_selected = true;
  return choice;
}

inline Node banner() {
  Node languages = node("languages", Role::kNavigation, Part::kLanguages);
  for (const text::Language language : text::kLanguages) {
    const std::string code(text::code_of(language));
    Node link =
        leaf("language." + code, Part::kLanguage, text::native_name_of(language), Role::kLink);
    link.language = code;
    link.is_selected = language == text::Language::kBengali;
    languages.children.push_back(std::move(link));
  }
  Node navigation = node("navigation", Role::kNavigation, Part::kNavigation,
                         {leaf("quizzes", Part::kNavigationLink, "Quizzes", Role::kLink),
                          leaf("laboratory", Part::kNavigationLink, "Laboratory", Role::kLink)});
  navigation.children[0].is_selected = true;
  return node("banner", Role::kBanner, Part::kBanner,
              {leaf("brand", Part::kBrand, "Binade", Role::kLink), std::move(navigation),
               std::move(languages)});
}

inline Node head(const Words& words) {
  return group(
      "head", Part::kRow,
      {leaf("pack", Part::kPackTitle, words.verdict), leaf("level", Part::kBadge, words.fields[1]),
       leaf("position", Part::kPosition, "2/8"),
       leaf("preview", Part::kQuietButton, words.button, Role::kButton)});
}

inline Node progress() {
  using semantics::Verdict;
  Node made = node("progress", Role::kProgress, Part::kProgress);
  made.progress =
      semantics::Progress{{Verdict::kRight, Verdict::kWrong, Verdict::kNone, Verdict::kNone}, 2};
  return made;
}

inline Node step(const Words& words, const std::string& id, int exponent, int fraction) {
  return group(id, Part::kStep,
               {leaf(id + ".caption", Part::kCaption, words.caption),
                group(id + ".outcome", Part::kStack,
                      {strip(id + ".bits", words, exponent, fraction),
                       leaf(id + ".value", Part::kValue, "2.000165700912475585937 = 0x400002B7"),
                       leaf(id + ".remark", Part::kMuted, words.reason)})});
}

inline Node proof(const Words& words) {
  Node details =
      node("more", Role::kDetails, Part::kPanel, {leaf("more.body", Part::kBody, words.reason)});
  details.text = base::plain_text(words.button);
  details.is_expanded = true;
  return group("proof", Part::kPanel,
               {leaf("proof.title", Part::kSection, words.button, Role::kHeading),
                step(words, "fp16", 5, 10), step(words, "fp32", 8, 23), flow("flow", words),
                std::move(details)});
}

inline Node page(text::Language language) {
  const Words& words = words_of(language);
  Node check = leaf("check", Part::kPrimaryButton, words.button, Role::kButton);
  check.is_disabled = true;
  Node main =
      node("main", Role::kMain, Part::kMain,
           {head(words), progress(), leaf("notice", Part::kNotice, words.reason),
            leaf("alert", Part::kAlert, words.verdict, Role::kAlert),
            leaf("title", Part::kTitle, words.caption, Role::kHeading),
            leaf("stem", Part::kStem, words.stem, Role::kHeading), answered_choice(words),
            proof(words), open_choice(words),
            group("actions", Part::kActions,
                  {leaf("next", Part::kPrimaryButton, words.button, Role::kButton),
                   leaf("guide", Part::kButton, words.caption, Role::kButton), std::move(check)}),
            group("card", Part::kCard, {leaf("card.body", Part::kBody, words.stem)}),
            group("footer", Part::kFooter, {leaf("saved", Part::kMuted, words.reason)})});
  Node made = node("page", Role::kPage, Part::kPage,
                   {banner(), std::move(main),
                    leaf("status", Part::kVisuallyHidden, words.verdict, Role::kStatus)});
  spread_language(made, text::code_of(language));
  return made;
}

}  // namespace sample
