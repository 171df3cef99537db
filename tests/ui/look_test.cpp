// The table of looks: that all that is painted can be read and told apart.
// Not its taste, and not where things lie: layout_test.cpp.
#include "ui/look.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "semantics/element.hpp"

namespace {

using semantics::FieldKind;
using semantics::Part;
using semantics::Verdict;
using ui::Colour;
using ui::Look;
using ui::Rgb;

using Linear = std::array<double, 3>;

Linear linear_of(Rgb rgb) {  // sRGB, IEC 61966-2-1
  const auto channel = [](std::uint8_t value) {
    const double c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return {channel(rgb.red), channel(rgb.green), channel(rgb.blue)};
}

double luminance(Rgb rgb) {  // WCAG 2.2
  const Linear c = linear_of(rgb);
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

double contrast(Rgb a, Rgb b) {
  const double high = std::max(luminance(a), luminance(b));
  const double low = std::min(luminance(a), luminance(b));
  return (high + 0.05) / (low + 0.05);
}

constexpr double kText = 4.5;     // WCAG 1.4.3
constexpr double kControl = 3.0;  // WCAG 1.4.11

struct Pair {
  std::string what;
  Colour ink = Colour::kNone;
  Colour ground = Colour::kNone;
  double least = kText;
};

std::vector<Part> all_parts() {
  std::vector<Part> parts;
  for (int i = 1; i <= static_cast<int>(Part::kFooter); ++i) {
    parts.push_back(static_cast<Part>(i));
  }
  return parts;
}

std::vector<Look> all_looks() {
  std::vector<Look> looks;
  for (const Verdict verdict :
       {Verdict::kNone, Verdict::kRight, Verdict::kWrong, Verdict::kMissed}) {
    for (int bits = 0; bits < 8; ++bits) {
      looks.push_back({(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, verdict});
    }
  }
  return looks;
}

// What the words of a part can stand on when it has no fill of its own.
std::vector<Colour> grounds_of(Part part, const Look& look) {
  if (part != Part::kFeedback && part != Part::kOptionText) {
    return {Colour::kGround, Colour::kPanel};
  }
  std::vector<Colour> grounds;
  for (const Look& option : all_looks()) {
    const bool is_same =
        part != Part::kFeedback || look.verdict == Verdict::kNone || look.verdict == option.verdict;
    if (is_same) {
      grounds.push_back(ui::paint_of(Part::kOption, option).fill);
    }
  }
  return grounds;
}

std::vector<Pair> words_of_parts() {
  std::vector<Pair> pairs;
  for (const Part part : all_parts()) {
    for (const Look& look : all_looks()) {
      const ui::Paint paint = ui::paint_of(part, look);
      const std::vector<Colour> grounds =
          paint.fill == Colour::kNone ? grounds_of(part, look) : std::vector<Colour>{paint.fill};
      for (const Colour ground : grounds) {
        pairs.push_back({semantics::class_of(part), paint.ink, ground, kText});
      }
    }
  }
  return pairs;
}

std::vector<Pair> bits_and_steps() {
  std::vector<Pair> pairs;
  for (const FieldKind field : {FieldKind::kSign, FieldKind::kExponent, FieldKind::kHidden,
                                FieldKind::kFraction, FieldKind::kUnused}) {
    const Colour ink = ui::ink_of(field);
    pairs.push_back({"a bit that is 0", ink, Colour::kPanel, kText});
    pairs.push_back({"a bit that is 0, outside of a panel", ink, Colour::kGround, kText});
    if (ui::tint_of(field) != Colour::kNone) {
      pairs.push_back({"a bit that is 1", ink, ui::tint_of(field), kText});
    }
  }
  pairs.push_back({"the type of a step that stands out", Colour::kAccent, Colour::kPanel, kText});
  pairs.push_back({"a step that stands out", Colour::kAccent, Colour::kPanel, kControl});
  pairs.push_back({"an arrow", Colour::kMuted, Colour::kPanel, kControl});
  return pairs;
}

std::vector<Pair> controls() {
  std::vector<Pair> pairs = {
      {"a radio", Colour::kMuted, Colour::kPanel, kControl},
      {"a chosen radio", Colour::kAccent, Colour::kAccentTint, kControl},
      {"the mark of what is right", Colour::kRight, Colour::kRightTint, kControl},
      {"the mark of what is wrong", Colour::kWrong, Colour::kWrongTint, kControl},
      {"the tick", Colour::kPanel, Colour::kRight, kControl},
      {"the cross", Colour::kPanel, Colour::kWrong, kControl},
      {"the current step of a quiz", Colour::kAccent, Colour::kGround, kControl},
      {"a step answered rightly", Colour::kRight, Colour::kGround, kControl},
      {"a step answered wrongly", Colour::kWrong, Colour::kGround, kControl},
      {"the line under the current page", Colour::kAccent, Colour::kGround, kControl},
      {"the triangle of details", Colour::kMuted, Colour::kPanel, kControl},
  };
  for (const Colour ground : {Colour::kGround, Colour::kPanel}) {
    pairs.push_back({"the focus ring", Colour::kAccent, ground, kControl});
    pairs.push_back({"a chosen or hovered option", Colour::kAccent, ground, kControl});
    pairs.push_back({"the option that was right", Colour::kRight, ground, kControl});
    pairs.push_back({"the option that was wrong", Colour::kWrong, ground, kControl});
  }
  return pairs;
}

void check_all(const std::vector<Pair>& pairs) {
  for (const bool is_dark : {false, true}) {
    for (const Pair& pair : pairs) {
      const double found =
          contrast(ui::rgb_of(pair.ink, is_dark), ui::rgb_of(pair.ground, is_dark));
      CHECK_MESSAGE(found >= pair.least, pair.what, ": ", ui::name_of(pair.ink), " on ",
                    ui::name_of(pair.ground), is_dark ? ", dark: " : ", light: ", found);
    }
  }
}

// --- colour blindness ---

// Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision
// deficiency" (2009), severity 1.0, on linear sRGB.
struct Blindness {
  const char* name;
  std::array<Linear, 3> rows;
};
constexpr Blindness kBlindness[] = {
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868},
       {0.114503, 0.786281, 0.099216},
       {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968},
       {0.280085, 0.672501, 0.047413},
       {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779},
       {-0.078411, 0.930809, 0.147602},
       {0.004733, 0.691367, 0.303900}}}},
};

Linear seen(const Linear& c, const Blindness& blindness) {
  Linear out{};
  for (std::size_t i = 0; i < 3; ++i) {
    const Linear& row = blindness.rows[i];
    out[i] = std::clamp(row[0] * c[0] + row[1] * c[1] + row[2] * c[2], 0.0, 1.0);
  }
  return out;
}

// CIE 1976 L*a*b* from linear sRGB, D65.
Linear lab_of(const Linear& c) {
  const auto f = [](double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  };
  const double x = f((0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047);
  const double y = f(0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2]);
  const double z = f((0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Linear& a, const Linear& b) {  // of two colours, CIE 1976
  return std::sqrt(std::pow(a[0] - b[0], 2) + std::pow(a[1] - b[1], 2) + std::pow(a[2] - b[2], 2));
}

}  // namespace

TEST_CASE("the ratio of contrast is that of WCAG 2.2") {
  CHECK(contrast({0, 0, 0}, {255, 255, 255}) == doctest::Approx(21));
  CHECK(contrast({0x77, 0x77, 0x77}, {255, 255, 255}) == doctest::Approx(4.48).epsilon(0.001));
}

TEST_CASE("words can be read wherever they may stand, in every state") {
  check_all(words_of_parts());
}

TEST_CASE("bits and steps can be read") { check_all(bits_and_steps()); }

TEST_CASE("what identifies a control can be seen") { check_all(controls()); }

TEST_CASE("sign, exponent and fraction stay apart for colour-blind eyes") {
  constexpr double kClearlyApart = 10;  // ten times what is just noticed side by side
  const Colour fields[] = {Colour::kSign, Colour::kExponent, Colour::kFraction};
  for (const Blindness& blindness : kBlindness) {
    for (const bool is_dark : {false, true}) {
      for (int i = 0; i < 3; ++i) {
        const Colour a = fields[i];
        const Colour b = fields[(i + 1) % 3];
        const double apart = distance(lab_of(seen(linear_of(ui::rgb_of(a, is_dark)), blindness)),
                                      lab_of(seen(linear_of(ui::rgb_of(b, is_dark)), blindness)));
        CHECK_MESSAGE(apart >= kClearlyApart, blindness.name,
                      is_dark ? ", dark: " : ", light: ", ui::name_of(a), " and ", ui::name_of(b),
                      ": ", apart);
      }
    }
  }
}

TEST_CASE("the simulation turns red and green alike for those who cannot tell them") {
  const Linear red = lab_of(seen({1, 0, 0}, kBlindness[1]));
  const Linear green = lab_of(seen({0, 1, 0}, kBlindness[1]));
  CHECK(distance(lab_of({1, 0, 0}), lab_of({0, 1, 0})) == doctest::Approx(170.6).epsilon(0.01));
  CHECK(distance(red, green) < 60);
}

TEST_CASE("grey stays grey in the simulation") {
  for (const Blindness& blindness : kBlindness) {
    CAPTURE(blindness.name);
    CHECK(distance(lab_of(seen({0.5, 0.5, 0.5}, blindness)), lab_of({0.5, 0.5, 0.5})) < 0.01);
  }
}

TEST_CASE("every part has its row, whose lengths lie on the grid of whole pixels") {
  for (const Part part : all_parts()) {
    const bool is_seen = part != Part::kVisuallyHidden;
    for (const bool is_narrow : {false, true}) {
      const ui::Rule rule = ui::rule_of(part, is_narrow);
      CAPTURE(semantics::class_of(part));
      CHECK(rule.part == part);
      for (const float length : {rule.box.gap, rule.box.padding_x, rule.box.padding_y,
                                 rule.box.radius, rule.box.min_height, rule.box.max_width}) {
        CHECK(length >= 0);
        CHECK(length == std::floor(length));
      }
    }
    const ui::Paint paint = ui::paint_of(part, {});
    CHECK((!is_seen || paint.ink != Colour::kNone));
  }
}

TEST_CASE("what a finger presses is at least 24 px high in one line of the smallest script") {
  for (const Part part : {Part::kBrand, Part::kNavigationLink, Part::kLanguage, Part::kQuietButton,
                          Part::kOption, Part::kPrimaryButton, Part::kButton}) {
    for (const bool is_narrow : {false, true}) {
      CAPTURE(semantics::class_of(part));
      CHECK(ui::rule_of(part, is_narrow).box.min_height >= 24);
    }
  }
  CHECK(ui::strip_measures(true).cell_width >= 24);
  CHECK(ui::strip_measures(false).cell_width >= 24);
}

TEST_CASE("a strip of bytes fits into the narrowest screen") {
  const ui::StripMeasures m = ui::strip_measures(true);
  const ui::Box column = ui::rule_of(Part::kMain, true).box;
  const ui::Box panel = ui::rule_of(Part::kPanel, true).box;
  const float room = 320 - 2 * (column.padding_x + panel.padding_x + 1);
  CHECK(8 * m.cell_width + 7 * m.gap <= room);
}
