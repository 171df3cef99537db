// The elements that each role becomes, and their HTML.
// Not how they change: patch_test.cpp.
#include "semantics/element.hpp"

#include <doctest/doctest.h>

#include "semantics/html.hpp"
#include "tests/semantics/nodes.hpp"

namespace {

using sample::Node;
using semantics::Role;

std::string html(const Node& node, const semantics::LineBreaks& breaks = {}) {
  return semantics::to_html(semantics::to_element(node, "../", breaks));
}

Node with_language(Node node) {
  node.language = "en";
  return node;
}

}  // namespace

TEST_CASE("each role is the native element that assistive tools know") {
  Node button = sample::node("b", Role::kButton, "Prove it");
  CHECK(html(button) == "<button id=\"b\" lang=\"en\" type=\"button\">Prove it</button>");
  button.controls = "proof";
  CHECK(html(button) ==
        "<button id=\"b\" lang=\"en\" type=\"button\" aria-expanded=\"false\">Prove it</button>");
  button.is_expanded = true;
  button.is_disabled = true;
  CHECK(html(button) ==
        "<button id=\"b\" lang=\"en\" type=\"button\" aria-expanded=\"true\" "
        "aria-controls=\"proof\" disabled>Prove it</button>");

  Node link = sample::link("l", "Binade", "en/");
  link.is_selected = true;
  CHECK(html(link) ==
        "<a id=\"l\" class=\"is-current\" lang=\"en\" href=\"../en/\" data-inside "
        "aria-current=\"true\">Binade</a>");
  CHECK(html(sample::link("l", "RFC", "https://example.org/")) ==
        "<a id=\"l\" lang=\"en\" href=\"https://example.org/\" rel=\"noopener\">RFC</a>");

  CHECK(html(sample::heading("h", 3, "Why")) == "<h3 id=\"h\" lang=\"en\">Why</h3>");
  CHECK(html(sample::node("s", Role::kStatus, "Correct.")) ==
        "<div id=\"s\" lang=\"en\" role=\"status\">Correct.</div>");
  CHECK(html(sample::node("a", Role::kAlert, "Lost.")) ==
        "<div id=\"a\" lang=\"en\" role=\"alert\">Lost.</div>");
  CHECK(html(sample::node("u", Role::kList, "", {sample::node("i", Role::kItem, "one")})) ==
        "<ul id=\"u\" lang=\"en\" role=\"list\"><li id=\"i\">one</li></ul>");

  Node details = sample::node("d", Role::kDetails, "Answer", {sample::node("t", Role::kText, "x")});
  CHECK(html(details) ==
        "<details id=\"d\" lang=\"en\"><summary id=\"d.summary\">Answer</summary>"
        "<p id=\"t\">x</p></details>");
  details.is_expanded = true;
  CHECK(html(details).find("<details id=\"d\" lang=\"en\" open>") == 0);

  Node group = sample::node("g", Role::kGroup);
  group.label = "Step 1";
  CHECK(html(group) == "<div id=\"g\" lang=\"en\" role=\"group\" aria-label=\"Step 1\"></div>");

  Node header = sample::node("c", Role::kCell, "Format");
  header.is_header = true;
  CHECK(html(sample::node("t", Role::kTable, "", {sample::node("r", Role::kRow, "", {header})})) ==
        "<table id=\"t\" lang=\"en\"><tr id=\"r\"><th id=\"c\">Format</th></tr></table>");
}

TEST_CASE("a choice is a group of native radios named by its question") {
  Node choice = sample::choice();
  choice.children.pop_back();
  CHECK(html(choice) ==
        "<fieldset id=\"q.choice\" lang=\"en\" role=\"radiogroup\" aria-labelledby=\"q.stem\">"
        "<label id=\"q.a\" for=\"q.a.radio\">"
        "<input id=\"q.a.radio\" type=\"radio\" name=\"q.choice\" aria-labelledby=\"q.a.text\">"
        "<span id=\"q.a.body\" class=\"option-body\"><span id=\"q.a.text\">BF16</span></span>"
        "</label></fieldset>");
}

TEST_CASE("an answered option: its states are classes, its feedback describes and does not name") {
  Node choice = sample::choice();
  choice.children.pop_back();
  Node& option = choice.children[0];
  option.part = semantics::Part::kOption;
  option.is_selected = true;
  option.is_submitted = true;
  option.verdict = semantics::Verdict::kWrong;
  option.children.push_back(sample::node("q.a.why", Role::kText, "Too few bits."));
  const std::string text = html(choice);
  CHECK(text.find("class=\"option is-selected is-submitted is-wrong\"") != std::string::npos);
  CHECK(text.find("aria-labelledby=\"q.a.text\" aria-describedby=\"q.a.why\" checked disabled") !=
        std::string::npos);
}

TEST_CASE("language and direction are written where they change, and only there") {
  Node page = sample::page();
  const std::string text = html(page);
  CHECK(text.find("<div id=\"page\" lang=\"en\">") == 0);
  CHECK(text.find("lang=\"bn\"") != std::string::npos);
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(" lang=", at)) != std::string::npos; ++at) {
    ++count;
  }
  CHECK(count == 2);

  Node arabic = sample::node("p", Role::kText, "x");
  arabic.direction = semantics::Direction::kRightToLeft;
  const Node mixed =
      sample::node("g", Role::kGroup, "", {arabic, sample::node("q", Role::kText, "y")});
  CHECK(html(mixed) ==
        "<div id=\"g\" lang=\"en\"><p id=\"p\" dir=\"rtl\">x</p><p id=\"q\">y</p></div>");
}

TEST_CASE("a bit strip is an image with a name; its bits stand in their fields") {
  CHECK(html(sample::strip("s")) ==
        "<figure id=\"s\" class=\"strip\" lang=\"en\" role=\"img\" "
        "aria-label=\"FP16: 0 011 1.10\">"
        "<span class=\"field sign\"><span class=\"bits\">"
        "<span class=\"bit sign zero\">0</span></span>"
        "<span class=\"field-caption\">sign</span></span>"
        "<span class=\"field exponent\"><span class=\"bits\">"
        "<span class=\"bit exponent zero\">0</span><span class=\"bit exponent one\">1</span>"
        "<span class=\"bit exponent one\">1</span></span>"
        "<span class=\"field-caption\">exponent</span></span>"
        "<span class=\"field hidden\"><span class=\"bits\">"
        "<span class=\"bit hidden one\">1.</span></span>"
        "<span class=\"field-caption\"></span></span>"
        "<span class=\"field fraction\"><span class=\"bits\">"
        "<span class=\"bit fraction one\">1</span><span class=\"bit fraction zero\">0</span></span>"
        "<span class=\"field-caption\">fraction</span></span></figure>");
}

TEST_CASE("words are words: everything that could be markup is escaped") {
  Node node = sample::node("t", Role::kText, "a < b && \"c\" > 'd' <script>");
  node.label = "\"><img src=x onerror=alert(1)>";
  CHECK(html(node) ==
        "<p id=\"t\" lang=\"en\" aria-label=\"&quot;&gt;&lt;img src=x onerror=alert(1)&gt;\">"
        "a &lt; b &amp;&amp; &quot;c&quot; &gt; &#39;d&#39; &lt;script&gt;</p>");
}

TEST_CASE("markup becomes elements; a term is marked as one") {
  Node node = sample::node("t", Role::kText);
  node.text = {{base::SpanStyle::kCode, "x", ""},
               {base::SpanStyle::kStrong, "y", ""},
               {base::SpanStyle::kSuperscript, "2", ""},
               {base::SpanStyle::kSubscript, "3", ""},
               {base::SpanStyle::kPlain, "ulp", "ulp"}};
  CHECK(html(node) ==
        "<p id=\"t\" lang=\"en\"><code>x</code><strong>y</strong><sup>2</sup><sub>3</sub>"
        "<span class=\"term\">ulp</span></p>");
}

TEST_CASE("the painter's lines are elements, also where one begins within a span") {
  Node node = sample::node("t", Role::kText);
  node.text = {{base::SpanStyle::kPlain, "one two ", ""},
               {base::SpanStyle::kStrong, "three four", ""},
               {base::SpanStyle::kPlain, " five", ""}};
  const auto at = [](std::vector<std::uint32_t> offsets) {
    return [offsets](const semantics::NodeId& id) {
      CHECK(id == "t");
      return offsets;
    };
  };
  CHECK(html(node, at({})) ==
        "<p id=\"t\" lang=\"en\">one two <strong>three four</strong> five</p>");
  CHECK(html(node, at({0, 4, 14})) ==
        "<p id=\"t\" class=\"lines\" lang=\"en\"><span class=\"line\">one</span><span> </span>"
        "<span class=\"line\">two <strong>three</strong></span><span> </span>"
        "<span class=\"line\"><strong>four</strong> five</span></p>");
  CHECK(html(node, at({8, 18})) ==
        "<p id=\"t\" class=\"lines\" lang=\"en\"><span class=\"line\">one two</span><span> </span>"
        "<span class=\"line\"><strong>three four</strong></span>"
        "<span class=\"line\"> five</span></p>");
  CHECK(html(node, at({0})) == html(node, at({})));
}

TEST_CASE("paragraphs inside controls are phrases") {
  Node card = sample::link("l", "", "en/");
  card.text.clear();
  card.children = {sample::node("t", Role::kText, "Mixed precision")};
  CHECK(html(card).find("<span id=\"t\">Mixed precision</span>") != std::string::npos);
}

TEST_CASE("every part has a class of its own") {
  std::vector<std::string> seen;
  for (int i = 0; i <= static_cast<int>(semantics::Part::kFooter); ++i) {
    const std::string name = semantics::class_of(static_cast<semantics::Part>(i));
    CHECK(name.empty() == (i == 0));
    for (const std::string& other : seen) {
      CHECK(other != name);
    }
    seen.push_back(name);
  }
  CHECK(semantics::class_of(semantics::Part::kOptionText) == "option-text");
  CHECK(semantics::class_of(semantics::Part::kVisuallyHidden) == "visually-hidden");
  CHECK(semantics::class_of(semantics::Part::kFooter) == "footer");
}

TEST_CASE("an element's id leads to its node") {
  for (const Node& node : {with_language(sample::choice())}) {
    const semantics::Element element = semantics::to_element(node, "");
    const semantics::Element& label = element.children[0];
    CHECK(semantics::node_of_element(label.id) == "q.a");
    CHECK(semantics::node_of_element(label.children[0].id) == "q.a");
    CHECK(semantics::node_of_element(label.children[1].id) == "q.a");
  }
  CHECK(semantics::node_of_element("d.summary") == "d");
  CHECK(semantics::node_of_element("mp-1.stem") == "mp-1.stem");
  CHECK(semantics::node_of_element("").empty());
}
