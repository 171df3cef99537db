// Laws of any layout, held over many widths, scales, text sizes and languages, and the text
// snapshot of one page. Not the page in a browser: tests/web compares that with this layout.
#include "ui/layout.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/ui/pages.hpp"
#include "ui/interaction.hpp"

namespace {

using semantics::Node;
using semantics::Part;
using text::FontSet;
using ui::LaidBox;
using ui::Layout;
using ui::PlacedText;
using ui::Rect;
using ui::Surface;

std::string environment_or(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : otherwise;
}

std::string root() { return environment_or("BINADE_SOURCE", BINADE_SOURCE_DIR); }

// The faces of the site, which tools/fonts makes. Null when they are not there.
const FontSet* fonts() {
  static FontSet set;
  static const bool kIsWhole = [] {
    const std::string folder = environment_or("BINADE_FONTS", BINADE_SOURCE_DIR "/build/fonts");
    bool is_whole = true;
    for (const text::FaceId face : text::kFaceIds) {
      std::ifstream file(folder + "/" + std::string(text::name_of(face)) + ".ttf",
                         std::ios::binary);
      is_whole =
          set.add(face, {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()}) &&
          is_whole;
    }
    return is_whole;
  }();
  return kIsWhole ? &set : nullptr;
}

#define REQUIRE_FONTS()                                                             \
  if (fonts() == nullptr) {                                                         \
    MESSAGE(                                                                        \
        "skipped: the site's fonts are not built; run python3 tools/fonts, or set " \
        "BINADE_FONTS to their folder");                                            \
    return;                                                                         \
  }

// --- the laws ---

float right(const Rect& rect) { return rect.x + rect.width; }
float bottom(const Rect& rect) { return rect.y + rect.height; }

bool is_whole(const Rect& rect) {
  return rect.x == std::round(rect.x) && rect.y == std::round(rect.y) &&
         rect.width == std::round(rect.width) && rect.height == std::round(rect.height);
}

bool is_within(const Rect& inner, const Rect& outer, float slack) {
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
         right(inner) <= right(outer) + slack && bottom(inner) <= bottom(outer) + slack;
}

bool do_overlap(const Rect& a, const Rect& b) {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
}

bool is_hidden(const LaidBox& box) { return box.node->part == Part::kVisuallyHidden; }

const LaidBox& parent_of(const Layout& layout, const LaidBox& box) {
  return layout.boxes[static_cast<std::size_t>(box.parent)];
}

void check_boxes(const Layout& layout) {
  for (const LaidBox& box : layout.boxes) {
    CAPTURE(box.node->id);
    CHECK(is_whole(box.rect));
    CHECK(is_whole(box.mark));
    CHECK((box.rect.width >= 0 && box.rect.height >= 0));
    if (!is_hidden(box)) {
      CHECK(box.rect.width > 0);
      CHECK(box.rect.height > 0);
      CHECK((box.parent < 0 || is_within(box.rect, parent_of(layout, box).rect, 0)));
      CHECK((box.mark.width == 0 || is_within(box.mark, box.rect, 0)));
    }
    for (const ui::PlacedCell& cell : box.cells) {
      CHECK(is_whole(cell.rect));
      CHECK(is_within(cell.rect, box.rect, 0));
    }
  }
}

void check_siblings(const Layout& layout) {
  for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
    for (std::size_t j = i + 1; j < layout.boxes.size(); ++j) {
      const LaidBox& one = layout.boxes[i];
      const LaidBox& other = layout.boxes[j];
      if (one.parent == other.parent && !is_hidden(one) && !is_hidden(other)) {
        CAPTURE(one.node->id);
        CAPTURE(other.node->id);
        CHECK(!do_overlap(one.rect, other.rect));
      }
    }
  }
}

Rect rect_of(const PlacedText& text) {
  return {text.x, text.y, text.paragraph->width_px, text.paragraph->height_px};
}

// Boxes are rounded to whole pixels, words are not: they may stand out by less than one.
void check_words(const Layout& layout) {
  for (const LaidBox& box : layout.boxes) {
    CAPTURE(box.node->id);
    for (std::size_t i = 0; i < box.texts.size(); ++i) {
      const PlacedText& text = box.texts[i];
      CHECK(!text.paragraph->has_missing_glyph);
      CHECK(is_within(rect_of(text), box.rect, 1));
      for (std::size_t j = 0; j < i; ++j) {  // digits and captions of one figure
        CHECK(!do_overlap(rect_of(text), rect_of(box.texts[j])));
      }
    }
    const std::vector<std::uint32_t> breaks = layout.breaks(box.node->id);
    for (std::size_t i = 1; i < breaks.size(); ++i) {
      CHECK(breaks[i - 1] < breaks[i]);
    }
    if (box.texts.size() == 1 && box.texts[0].words != nullptr && !box.node->text.empty()) {
      CHECK(breaks.size() + 1 == box.texts[0].paragraph->lines.size());
      CHECK((breaks.empty() || breaks.back() < base::words_of(box.node->text).size()));
    }
  }
}

// WCAG 2.5.8, and a press in the middle of something asks for that and nothing else.
void check_targets(const Layout& layout) {
  int targets = 0;
  const float least = 24 * layout.surface.scale;
  for (const LaidBox& box : layout.boxes) {
    const float x = box.rect.x + box.rect.width / 2;
    const float y = box.rect.y + box.rect.height / 2;
    CAPTURE(box.node->id);
    if (ui::is_pressable(*box.node)) {
      ++targets;
      CHECK(box.rect.width >= least);
      CHECK(box.rect.height >= least);
      CHECK(layout.hit(x, y) == box.node->id);
      CHECK(layout.find(box.node->id) == &box);
    } else if (box.node->children.empty() && !is_hidden(box)) {  // words: what they stand in
      const LaidBox& parent = parent_of(layout, box);
      CHECK(layout.hit(x, y) == (ui::is_pressable(*parent.node) ? parent.node->id : ""));
    }
  }
  CHECK(targets > 4);
  CHECK(layout.hit(-1, -1).empty());
}

void check_height(const Layout& layout) {
  float lowest = 0;
  for (const LaidBox& box : layout.boxes) {
    lowest = is_hidden(box) ? lowest : std::max(lowest, bottom(box.rect));
  }
  CHECK(layout.height_px - lowest >= 0);
  CHECK(layout.height_px - lowest <= 1);  // the one is rounded up
  const LaidBox* main = layout.find("main");
  REQUIRE(main != nullptr);
  const LaidBox* last = layout.find("footer");
  REQUIRE(last != nullptr);
  const float padding = ui::rule_of(Part::kMain, layout.is_narrow).box.padding_y *
                        layout.surface.scale * layout.surface.rem_px / 16;
  CHECK(bottom(main->rect) == bottom(layout.boxes.front().rect));
  CHECK(std::abs(bottom(last->rect) + padding - bottom(main->rect)) <= 1);
}

void check_laws(const Layout& layout) {
  CAPTURE(layout.surface.width_px);
  CAPTURE(layout.surface.scale);
  CAPTURE(layout.surface.rem_px);
  REQUIRE(!layout.boxes.empty());
  check_boxes(layout);
  check_siblings(layout);
  check_words(layout);
  check_targets(layout);
  check_height(layout);
}

constexpr float kWidths[] = {320, 360,    393.7F, 480,  560, ui::kNarrowBelow - 1, ui::kNarrowBelow,
                             720, 752.4F, 900,    1100, 1440};
constexpr float kScales[] = {1, 1.25F, 2, 3};

// A page for larger text needs as much more room: WCAG 1.4.10 asks for 320 at a text size of 16.
bool is_promised(float width, float rem) { return width / rem >= 20; }

void sweep(const Node& tree) {
  text::ParagraphCache cache;
  for (const float rem : {16.0F, 24.0F}) {
    for (const float scale : kScales) {
      for (const float width : kWidths) {
        if (is_promised(width, rem)) {
          const Surface surface{std::round(width * scale), scale, rem};
          check_laws(ui::lay_out(tree, *fonts(), cache, surface));
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("layout: the laws hold for a question, wherever it is shown") {
  REQUIRE_FONTS();
  for (const text::Language language : text::kLanguages) {
    const std::string code(text::code_of(language));
    CAPTURE(code);
    const pages::Words words = pages::words_of(root(), code, "mp-8");
    REQUIRE(!words.sentences.at("pack").empty());
    REQUIRE(words.sentences.count("note.2") == 1);
    sweep(pages::page(words, false));
  }
}

TEST_CASE("layout: the laws hold for an answered question with its proof open") {
  REQUIRE_FONTS();
  for (const text::Language language : text::kLanguages) {
    const std::string code(text::code_of(language));
    CAPTURE(code);
    sweep(pages::page(pages::words_of(root(), code, "mp-8"), true));
  }
}

TEST_CASE("layout: the laws hold for every question, narrow and wide") {
  REQUIRE_FONTS();
  for (const text::Language language : text::kLanguages) {
    text::ParagraphCache cache;
    for (int question = 1; question <= 8; ++question) {
      const std::string code(text::code_of(language));
      const std::string id = "mp-" + std::to_string(question);
      CAPTURE(code);
      CAPTURE(id);
      const Node tree = pages::page(pages::words_of(root(), code, id), true);
      check_laws(ui::lay_out(tree, *fonts(), cache, {780, 2, 16}));
      check_laws(ui::lay_out(tree, *fonts(), cache, {1100, 1, 16}));
    }
  }
}

TEST_CASE("layout: more room makes nothing taller") {
  REQUIRE_FONTS();
  for (const text::Language language : text::kLanguages) {
    text::ParagraphCache cache;
    const std::string code(text::code_of(language));
    CAPTURE(code);
    const Node tree = pages::page(pages::words_of(root(), code, "mp-1"), true);
    float before = 1e9F;
    bool was_narrow = true;
    for (float width = 320; width <= 1440; width += 20) {
      CAPTURE(width);
      const Layout layout = ui::lay_out(tree, *fonts(), cache, {width, 1, 16});
      const float line = 16 * text::line_height_ratio_of(language);
      // A line of words may come back where a note moves beside its step.
      if (layout.is_narrow == was_narrow) {
        CHECK(layout.height_px <= before + 2 * line);
      }
      before = layout.height_px;
      was_narrow = layout.is_narrow;
    }
  }
}

TEST_CASE("layout: narrow ends where the style sheet's condition ends") {
  REQUIRE_FONTS();
  text::ParagraphCache cache;
  const Node tree = pages::page({"en", {{"stem", "Why?"}}}, false);
  const auto is_narrow = [&](float width, float scale, float rem) {
    return ui::lay_out(tree, *fonts(), cache, {width, scale, rem}).is_narrow;
  };
  const float edge = ui::kNarrowBelow;
  CHECK(is_narrow(edge - 1, 1, 16));
  CHECK(!is_narrow(edge, 1, 16));
  CHECK(is_narrow(2 * edge - 1, 2, 16));
  CHECK(!is_narrow(2 * edge, 2, 16));
  CHECK(is_narrow(1.5F * edge - 1, 1, 24));  // larger text: narrow up to a larger width
  CHECK(!is_narrow(1.5F * edge, 1, 24));
}

TEST_CASE("layout: scale enlarges, and nothing else") {
  REQUIRE_FONTS();
  text::ParagraphCache cache;
  const Node tree = pages::page(pages::words_of(root(), "bn", "mp-1"), true);
  const Layout one = ui::lay_out(tree, *fonts(), cache, {390, 1, 16});
  const Layout three = ui::lay_out(tree, *fonts(), cache, {1170, 3, 16});
  REQUIRE(one.boxes.size() == three.boxes.size());
  for (std::size_t i = 0; i < one.boxes.size(); ++i) {
    CAPTURE(one.boxes[i].node->id);
    CHECK(std::abs(one.boxes[i].rect.y * 3 - three.boxes[i].rect.y) <= 3);
    CHECK(std::abs(one.boxes[i].rect.width * 3 - three.boxes[i].rect.width) <= 3);
    CHECK(one.breaks(one.boxes[i].node->id) == three.breaks(one.boxes[i].node->id));
  }
}

// --- snapshot ---

namespace {

// Fixed sentences: the snapshot changes with the layout, not with the content.
pages::Words fixed_words() {
  return {"en",
          {{"pack", "Sample pack"},
           {"level.intermediate", "Intermediate"},
           {"quiz.position", "Question 3 of 8"},
           {"quiz.preview.open", "Preview all questions"},
           {"quiz.fallback", "This question is not translated yet."},
           {"stem", "Why does the sum of many small numbers stay the same in FP16?"},
           {"option.0", "The numbers are too small to be stored"},
           {"option.1", "Each sum is rounded back to the number before it, again and again"},
           {"option.2", "The order is wrong"},
           {"option.3", "The range is too narrow for the sum of `n` numbers"},
           {"feedback.0", "Each of them can be stored. What is lost is lost in the addition."},
           {"feedback.1", "Half the distance to the next value is the least that can be seen."},
           {"quiz.verdict.wrong", "*Your answer*"},
           {"quiz.verdict.missed", "*This is the correct answer*"},
           {"quiz.why", "Why"},
           {"explanation", "Next to 1 the values of FP16 are 2^-10^ apart, so 0.0001 is lost."},
           {"quiz.prove.hide", "Hide the proof"},
           {"quiz.flow.title", "Type of each operation"},
           {"note.0", "On the list"},
           {"note.1", "On no list: keeps the type of its input, whatever that may be"},
           {"quiz.proof.title", "The experiment"},
           {"proof.round", "0.0001, rounded to FP16"},
           {"proof.value", "0.00010001659393310546875 = 0x068E"},
           {"proof.error", "Rounding error: 0.00000001659393310546875"},
           {"strip.sign", "sign"},
           {"strip.exponent", "exponent"},
           {"strip.fraction", "fraction"},
           {"quiz.next", "Next question"},
           {"storage.saved", "Progress is saved on this device only."}}};
}

// "id x y width height", then the number of lines and of cells where there are any.
std::string dump(const Layout& layout) {
  std::ostringstream out;
  for (const LaidBox& box : layout.boxes) {
    for (int at = box.parent; at >= 0; at = layout.boxes[static_cast<std::size_t>(at)].parent) {
      out << "  ";
    }
    out << box.node->id << ' ' << box.rect.x << ' ' << box.rect.y << ' ' << box.rect.width << ' '
        << box.rect.height;
    if (box.texts.size() == 1 && !box.texts[0].paragraph->lines.empty()) {
      out << " lines " << box.texts[0].paragraph->lines.size();
    }
    if (!box.cells.empty()) {
      out << " cells " << box.cells.size();
    }
    out << '\n';
  }
  return out.str();
}

void check_snapshot(const std::string& name, const std::string& now) {
  const std::string path = root() + "/tests/snapshots/" + name;
  if (environment_or("BINADE_UPDATE_SNAPSHOTS", "") == "1") {
    std::ofstream(path) << now;
  }
  std::ifstream file(path);
  const std::string before{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  CAPTURE(path);
  INFO("run again with BINADE_UPDATE_SNAPSHOTS=1 and look at the difference");
  CHECK(now == before);
}

}  // namespace

TEST_CASE("layout: a page lies as it did") {
  REQUIRE_FONTS();
  text::ParagraphCache cache;
  const Node tree = pages::page(fixed_words(), true);
  for (const char* width : {"390", "1100"}) {
    const Surface surface{std::strtof(width, nullptr), 1, 16};
    check_snapshot("layout." + std::string(width) + ".txt",
                   dump(ui::lay_out(tree, *fonts(), cache, surface)));
  }
}
