// The form of snapshots.
// Not the snapshots of screens: tests/screens.
#include "semantics/dump.hpp"

#include <doctest/doctest.h>

#include "tests/semantics/nodes.hpp"

TEST_CASE("a page as lines: role, id, words, states, language where it changes") {
  CHECK(semantics::dump(sample::page()) ==
        "page page lang=en\n"
        "  banner banner\n"
        "    link brand \"Binade\" to=en/\n"
        "    navigation languages label=\"Language\"\n"
        "      link language.bn \"বাংলা\" to=bn/ lang=bn\n"
        "  main main\n"
        "    heading q.stem \"Which type keeps the range?\" level=1\n"
        "    choice q.choice label=\"#q.stem\"\n"
        "      option q.a\n"
        "        text q.a.text \"BF16\"\n"
        "      option q.b\n"
        "        text q.b.text \"FP16\"\n"
        "    button check \"Check\" disabled\n"
        "    figure strip label=\"FP16: 0 011 1.10\"\n"
        "      bits 0 011 [1] 10  (sign | exponent | fraction)\n"
        "  status status\n");
}

TEST_CASE("states and markup can be seen") {
  sample::Node option = sample::option("q.a", "");
  option.is_selected = true;
  option.is_submitted = true;
  option.verdict = semantics::Verdict::kWrong;
  option.children[0].text = {{base::SpanStyle::kPlain, "2", ""},
                             {base::SpanStyle::kSuperscript, "-14", ""},
                             {base::SpanStyle::kStrong, " not ", ""},
                             {base::SpanStyle::kPlain, "subnormal", "subnormal"}};
  CHECK(semantics::dump(option) ==
        "option q.a selected submitted wrong lang=en\n"
        "  text q.a.text \"2^-14^* not *[[subnormal|subnormal]]\"\n");

  sample::Node progress = sample::node("progress", semantics::Role::kProgress);
  progress.label = "2 of 3";
  progress.progress =
      semantics::Progress{{semantics::Verdict::kRight, semantics::Verdict::kNone}, 1};
  CHECK(semantics::dump(progress) ==
        "progress progress label=\"2 of 3\" lang=en progress=right,>open\n");
}
