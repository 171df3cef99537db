// Can it be read: contrast of every pair of colours in use, and the three fields of a number as
// colour-blind readers see them. The formulas are written out here, from their sources.
// Not pixels: what the painter makes of the table is compared in tests/window.
#include "ui/look.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace {

using semantics::FieldKind;
using semantics::Part;
using semantics::Verdict;
using ui::Colour;
using ui::Look;
using ui::Paint;
using ui::Rgb;

using Triple = std::array<double, 3>;

// IEC 61966-2-1.
double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Triple linear(Rgb rgb) { return {linear(rgb.red), linear(rgb.green), linear(rgb.blue)}; }

// WCAG 2.2, "relative luminance" and "contrast ratio".
double luminance(Rgb rgb) {
  const Triple c = linear(rgb);
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

double contrast(Rgb a, Rgb b) {
  const double one = luminance(a);
  const double other = luminance(b);
  return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

constexpr double kText = 4.5;     // WCAG 1.4.3
constexpr double kControl = 3.0;  // WCAG 1.4.11

void check_pair(Colour ink, Colour fill, double least) {
  for (const bool is_dark : {false, true}) {
    CAPTURE(is_dark);
    CAPTURE(std::string(ui::name_of(ink)));
    CAPTURE(std::string(ui::name_of(fill)));
    CHECK(contrast(ui::rgb_of(ink, is_dark), ui::rgb_of(fill, is_dark)) >= least);
  }
}

// What lies behind a part without a fill of its own: the page, or a panel on it.
std::vector<Colour> grounds_of(const Paint& paint) {
  if (paint.fill != Colour::kNone) {
    return {paint.fill};
  }
  return {Colour::kGround, Colour::kPanel};
}

Look look(bool is_hovered, bool is_current, Verdict verdict) {
  Look result;
  result.is_hovered = is_hovered;
  result.is_current = is_current;
  result.verdict = verdict;
  return result;
}

constexpr Verdict kVerdicts[] = {Verdict::kNone, Verdict::kRight, Verdict::kWrong,
                                 Verdict::kMissed};
constexpr FieldKind kFields[] = {FieldKind::kSign, FieldKind::kExponent, FieldKind::kHidden,
                                 FieldKind::kFraction, FieldKind::kUnused};

// Disabled controls are exempt (WCAG 1.4.3), and so is no other state.
std::vector<Look> looks() {
  std::vector<Look> all;
  for (const Verdict verdict : kVerdicts) {
    for (const bool is_hovered : {false, true}) {
      for (const bool is_current : {false, true}) {
        all.push_back(look(is_hovered, is_current, verdict));
      }
    }
  }
  return all;
}

// --- colour blindness ---

// Machado, Oliveira, Fernandes 2009, "A physiologically-based model for simulation of color vision
// deficiency", severity 1.0; for linear RGB.
struct Deficiency {
  const char* name;
  double matrix[3][3];
};
constexpr Deficiency kDeficiencies[] = {
    {"none", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {"protanopia",
     {{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {"deuteranopia",
     {{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {"tritanopia",
     {{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
};

Triple seen(Rgb rgb, const Deficiency& deficiency) {
  const Triple c = linear(rgb);
  Triple result = {};
  for (std::size_t i = 0; i < 3; ++i) {
    const double* row = deficiency.matrix[i];
    const double sum = row[0] * c[0] + row[1] * c[1] + row[2] * c[2];
    result[i] = std::min(1.0, std::max(0.0, sum));
  }
  return result;
}

// CIE 15: XYZ of sRGB's primaries under D65, then L*a*b*.
Triple lab(const Triple& c) {
  const double x = (0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047;
  const double y = 0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2];
  const double z = (0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883;
  const auto f = [](double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  };
  return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

// CIE 1976. 2.3 is just noticeable side by side (Mahy et al. 1994).
double distance(const Triple& a, const Triple& b) {
  return std::sqrt(std::pow(a[0] - b[0], 2) + std::pow(a[1] - b[1], 2) + std::pow(a[2] - b[2], 2));
}

// More than six just noticeable steps: told apart also when a few cells lie between.
constexpr double kClearlyDifferent = 15;

}  // namespace

TEST_CASE("look: the formulas of this test give the known values") {
  const Rgb black{0, 0, 0};
  const Rgb white{255, 255, 255};
  CHECK(contrast(black, white) == doctest::Approx(21));
  CHECK(contrast({0x77, 0x77, 0x77}, white) == doctest::Approx(4.48).epsilon(0.001));
  const Triple red = lab(linear(Rgb{255, 0, 0}));
  CHECK(red[0] == doctest::Approx(53.24).epsilon(0.001));
  CHECK(red[1] == doctest::Approx(80.09).epsilon(0.001));
  CHECK(red[2] == doctest::Approx(67.20).epsilon(0.001));
  for (const Deficiency& deficiency : kDeficiencies) {  // greys look the same to everyone
    CAPTURE(deficiency.name);
    CHECK(distance(lab(seen({128, 128, 128}, deficiency)), lab(linear(Rgb{128, 128, 128}))) < 0.1);
  }
}

TEST_CASE("look: the words of every part in every state can be read") {
  int pairs = 0;
  for (int i = 1; i <= static_cast<int>(Part::kFooter); ++i) {
    CAPTURE(i);
    for (const Look& state : looks()) {
      const Paint paint = ui::paint_of(static_cast<Part>(i), state);
      for (const Colour fill : grounds_of(paint)) {
        check_pair(paint.ink, fill, kText);
        ++pairs;
      }
    }
  }
  CHECK(pairs > static_cast<int>(Part::kFooter));
}

TEST_CASE("look: the words inside an option can be read on every fill it takes") {
  for (const Look& state : looks()) {
    const Colour fill = ui::paint_of(Part::kOption, state).fill;
    REQUIRE(fill != Colour::kNone);
    check_pair(ui::paint_of(Part::kOptionText, {}).ink, fill, kText);
    check_pair(ui::paint_of(Part::kFeedback, {}).ink, fill, kText);  // the reason
    check_pair(ui::paint_of(Part::kFeedback, look(false, false, state.verdict)).ink, fill, kText);
  }
}

TEST_CASE("look: the words of figures can be read") {
  for (const Colour ground : {Colour::kGround, Colour::kPanel}) {
    for (const Colour ink : {Colour::kInk, Colour::kAccent, Colour::kMuted}) {  // of a flow
      check_pair(ink, ground, kText);
    }
    for (const FieldKind field : kFields) {
      check_pair(ui::ink_of(field), ground, kText);  // a 0, and the name below
    }
  }
  for (const FieldKind field : kFields) {
    if (ui::tint_of(field) != Colour::kNone) {
      check_pair(ui::ink_of(field), ui::tint_of(field), kText);  // a 1
    }
  }
}

// Borders of panels and of options are decoration and exempt: what tells that an option can be
// pressed is its mark.
TEST_CASE("look: what identifies a control or a state stands out") {
  for (const Look& state : looks()) {
    const Colour fill = ui::paint_of(Part::kOption, state).fill;
    const bool is_wrong = state.verdict == Verdict::kWrong;
    const Colour verdict = is_wrong ? Colour::kWrong : Colour::kRight;
    const Colour open = state.is_current ? Colour::kAccent : Colour::kMuted;
    const Colour mark = state.verdict == Verdict::kNone ? open : verdict;
    check_pair(mark, fill, kControl);
    if (state.verdict != Verdict::kNone) {
      check_pair(Colour::kPanel, mark, kControl);  // tick and cross
    }
  }
  for (const Colour ground : {Colour::kGround, Colour::kPanel}) {
    check_pair(Colour::kAccent, ground, kControl);  // focus ring, current step, brand mark
    check_pair(Colour::kRight, ground, kControl);   // steps of the progress that are done
    check_pair(Colour::kWrong, ground, kControl);
    for (const FieldKind field : kFields) {
      check_pair(ui::ink_of(field), ground, kControl);  // the border of a bit
    }
  }
}

// Colour is never alone: each field has its name below its bits, the hidden bit is dashed, and the
// figure's name spells the fields out. Still the colours should help everyone.
TEST_CASE("look: sign, exponent and fraction differ also for colour-blind readers") {
  const std::pair<Colour, Colour> pairs[] = {{Colour::kSign, Colour::kExponent},
                                             {Colour::kSign, Colour::kFraction},
                                             {Colour::kExponent, Colour::kFraction}};
  for (const Deficiency& deficiency : kDeficiencies) {
    for (const bool is_dark : {false, true}) {
      for (const auto& pair : pairs) {
        const auto one = pair.first;  // clang 14 captures no structured bindings
        const auto other = pair.second;
        CAPTURE(deficiency.name);
        CAPTURE(is_dark);
        CAPTURE(std::string(ui::name_of(one)));
        CAPTURE(std::string(ui::name_of(other)));
        CHECK(distance(lab(seen(ui::rgb_of(one, is_dark), deficiency)),
                       lab(seen(ui::rgb_of(other, is_dark), deficiency))) >= kClearlyDifferent);
      }
    }
  }
}

TEST_CASE("look: a field's ink and its tint are named alike, and every colour has its own name") {
  for (const FieldKind field : {FieldKind::kSign, FieldKind::kExponent, FieldKind::kFraction}) {
    CHECK(std::string(ui::name_of(ui::tint_of(field))) ==
          std::string(ui::name_of(ui::ink_of(field))) + "-tint");
  }
  for (int i = 0; i < ui::kColourCount; ++i) {
    for (int j = 0; j < i; ++j) {
      CHECK(ui::name_of(static_cast<Colour>(i)) != ui::name_of(static_cast<Colour>(j)));
    }
  }
}

TEST_CASE("look: a disabled button can still be read, though it need not be") {
  Look disabled;
  disabled.is_disabled = true;
  const Paint paint = ui::paint_of(Part::kPrimaryButton, disabled);
  check_pair(paint.ink, paint.fill, kText);
}

TEST_CASE("look: every part has its row, with lengths of whole pixels at a text size of 16") {
  for (int i = 1; i <= static_cast<int>(Part::kFooter); ++i) {
    const auto part = static_cast<Part>(i);
    for (const bool is_narrow : {false, true}) {
      CAPTURE(i);
      const ui::Rule rule = ui::rule_of(part, is_narrow);
      CHECK(rule.part == part);
      for (const float length : {rule.box.gap, rule.box.padding_x, rule.box.padding_y,
                                 rule.box.radius, rule.box.min_height, rule.box.max_width}) {
        CHECK(length >= 0);
        CHECK(length == std::floor(length));
      }
    }
  }
}

TEST_CASE("look: a strip by bytes fits into the narrowest screen, its cells under a finger") {
  const ui::StripMeasures m = ui::strip_measures(true);
  const ui::Box column = ui::rule_of(Part::kMain, true).box;
  const ui::Box panel = ui::rule_of(Part::kPanel, true).box;
  const float room = 320 - 2 * (column.padding_x + panel.padding_x + 1);  // WCAG 1.4.10
  const auto cells = static_cast<float>(m.cells_in_row);
  CHECK(cells * m.cell_width + (cells - 1) * m.gap <= room);
  CHECK(m.cell_width >= 24);  // WCAG 2.5.8
  CHECK(m.cell_height >= 24);
}
