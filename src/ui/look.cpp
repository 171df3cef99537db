// The table of looks. To change how something looks, change its row here.
// Not drawing.
#include "ui/look.hpp"

#include <cstddef>

namespace ui {
namespace {

using semantics::Part;
using semantics::Verdict;

struct ColourRow {
  std::string_view name;
  Rgb light;
  Rgb dark;
};

constexpr ColourRow kColours[kColourCount] = {
    {"none", {0, 0, 0}, {0, 0, 0}},
    {"ground", {0xFB, 0xFB, 0xF9}, {0x10, 0x12, 0x16}},
    {"panel", {0xFF, 0xFF, 0xFF}, {0x18, 0x1B, 0x21}},
    {"ink", {0x1A, 0x1C, 0x21}, {0xE9, 0xEB, 0xEE}},
    {"muted", {0x56, 0x5C, 0x67}, {0xA4, 0xAA, 0xB5}},
    {"line", {0xD6, 0xD9, 0xDF}, {0x34, 0x39, 0x43}},
    {"accent", {0x0B, 0x57, 0xD0}, {0x8A, 0xB4, 0xF8}},
    {"accent-tint", {0xE8, 0xF0, 0xFE}, {0x1C, 0x2A, 0x42}},
    {"on-accent", {0xFF, 0xFF, 0xFF}, {0x10, 0x12, 0x16}},
    {"right", {0x13, 0x6F, 0x36}, {0x7B, 0xD9, 0x9A}},
    {"right-tint", {0xE7, 0xF5, 0xEC}, {0x14, 0x29, 0x1C}},
    {"wrong", {0xB3, 0x26, 0x1E}, {0xFF, 0x9C, 0x93}},
    {"wrong-tint", {0xFC, 0xEB, 0xEA}, {0x33, 0x18, 0x17}},
    {"sign", {0xB0, 0x12, 0x5B}, {0xFF, 0x8F, 0xBC}},
    {"sign-tint", {0xFB, 0xE6, 0xF0}, {0x35, 0x18, 0x2A}},
    {"exponent", {0x00, 0x69, 0x62}, {0x3E, 0xD8, 0xD7}},
    {"exponent-tint", {0xE0, 0xF2, 0xEF}, {0x10, 0x30, 0x2B}},
    {"fraction", {0x3F, 0x3D, 0x9E}, {0xAB, 0xA8, 0xFF}},
    {"fraction-tint", {0xEA, 0xE9, 0xFA}, {0x23, 0x22, 0x46}},
};

constexpr float kTighter = -0.15F;

// A box by the members that differ from nothing.
constexpr Box column(float gap, float padding_x = 0, float padding_y = 0) {
  Box box;
  box.gap = gap;
  box.padding_x = padding_x;
  box.padding_y = padding_y;
  return box;
}

constexpr Box row(Flow flow, float gap, float padding_x = 0, float padding_y = 0) {
  Box box = column(gap, padding_x, padding_y);
  box.flow = flow;
  return box;
}

constexpr Box bordered(Box box, Sides sides, float radius = 0) {
  box.border = sides;
  box.radius = radius;
  return box;
}

constexpr Box with_min_height(Box box, float min_height) {
  box.min_height = min_height;
  return box;
}

constexpr Box pushed(Box box) {
  box.is_pushed = true;
  return box;
}

constexpr Box growing(Box box) {
  box.is_growing = true;
  return box;
}

constexpr Box start_aligned(Box box) {
  box.is_start_aligned = true;
  return box;
}

constexpr Box centred(Box box, float max_width) {
  box.max_width = max_width;
  return box;
}

constexpr Box with_width(Box box, float width) {
  box.width = width;
  return box;
}

constexpr Type kBody{16, false, false, 0};
constexpr Type kSmall{14.5F, false, false, 0};
constexpr Type kSmallBold{14.5F, true, false, 0};
constexpr Type kButtonType{16, true, false, 0};
constexpr Type kCode{14.5F, false, true, 0};

constexpr Paint kPlain{Colour::kInk, Colour::kNone, Colour::kLine};
constexpr Paint kMutedPaint{Colour::kMuted, Colour::kNone, Colour::kLine};
constexpr Paint kPanelPaint{Colour::kInk, Colour::kPanel, Colour::kLine};
constexpr Paint kAccentText{Colour::kAccent, Colour::kNone, Colour::kNone};

constexpr Rule kWide[] = {
    {Part::kPage, column(0), kBody, {Colour::kInk, Colour::kGround, Colour::kNone}},
    {Part::kBanner, bordered(row(Flow::kWrap, 12, 28, 14), Sides::kBottom), kBody, kPlain},
    {Part::kBrand, with_min_height(row(Flow::kRow, 0), 32), {18, true, false, 0}, kPlain},
    {Part::kNavigation, row(Flow::kWrap, 18), kBody, kPlain},
    {Part::kNavigationLink,
     with_min_height(bordered(row(Flow::kRow, 0, 0, 2), Sides::kBottom), 32),
     kBody,
     {Colour::kMuted, Colour::kNone, Colour::kNone}},
    {Part::kLanguages, pushed(bordered(row(Flow::kWrap, 0), Sides::kAll, 10)), kSmall, kPanelPaint},
    {Part::kLanguage, with_min_height(row(Flow::kRow, 0, 11, 5), 32), kSmall, kPlain},
    {Part::kMain, centred(column(24, 16, 28), 752), kBody, kPlain},
    {Part::kStack, growing(column(8)), kBody, kPlain},
    {Part::kRow, row(Flow::kWrap, 12), kBody, kPlain},
    {Part::kPackTitle, column(0), kSmallBold, kPlain},
    {Part::kBadge,
     bordered(row(Flow::kRow, 0, 10, 2), Sides::kAll, 13),
     {13, false, false, 0},
     kMutedPaint},
    {Part::kPosition, column(0), kSmall, kMutedPaint},
    {Part::kQuietButton, pushed(with_min_height(row(Flow::kRow, 0, 4, 2), 28)), kSmall,
     kAccentText},
    {Part::kProgress, row(Flow::kRow, 3), kBody, kPlain},
    {Part::kTitle, column(0), {24, true, false, kTighter}, kPlain},
    {Part::kStem, column(0), {24, true, false, kTighter}, kPlain},
    {Part::kSection, column(0), {16, true, false, 0}, kPlain},
    {Part::kBody, column(0), kBody, kPlain},
    {Part::kMuted, column(0), kSmall, kMutedPaint},
    {Part::kChoice, column(12), kBody, kPlain},
    {Part::kOption,
     start_aligned(with_min_height(bordered(row(Flow::kRow, 14, 16, 13), Sides::kAll, 10), 52)),
     kBody, kPanelPaint},
    {Part::kOptionText, column(0), kBody, kPlain},
    {Part::kFeedback, column(0), kSmall, kMutedPaint},
    {Part::kPanel, bordered(column(12, 20, 18), Sides::kAll, 12), kBody, kPanelPaint},
    {Part::kStep, start_aligned(bordered(row(Flow::kRow, 16, 0, 14), Sides::kTop)), kBody, kPlain},
    {Part::kCaption, with_width(column(0), 148), kSmall, kMutedPaint},
    {Part::kValue, column(0), kCode, kPlain},
    {Part::kActions, row(Flow::kWrap, 12), kBody, kPlain},
    {Part::kPrimaryButton,
     with_min_height(bordered(row(Flow::kRow, 0, 19, 8), Sides::kAll, 10), 44),
     kButtonType,
     {Colour::kOnAccent, Colour::kAccent, Colour::kAccent}},
    {Part::kButton,
     with_min_height(bordered(row(Flow::kRow, 0, 19, 8), Sides::kAll, 10), 44),
     kButtonType,
     {Colour::kAccent, Colour::kPanel, Colour::kLine}},
    {Part::kNotice,
     bordered(column(0, 14, 10), Sides::kAll, 10),
     kSmall,
     {Colour::kInk, Colour::kAccentTint, Colour::kLine}},
    {Part::kAlert,
     bordered(column(0, 14, 10), Sides::kAll, 10),
     kBody,
     {Colour::kWrong, Colour::kWrongTint, Colour::kWrong}},
    {Part::kCard, bordered(column(10, 20, 18), Sides::kAll, 12), kBody, kPanelPaint},
    {Part::kFooter, bordered(column(8, 0, 16), Sides::kTop), kBody, kPlain},
};

// Only what differs on narrow screens.
constexpr Rule kNarrow[] = {
    {Part::kBanner, bordered(row(Flow::kWrap, 8, 16, 10), Sides::kBottom), kBody, kPlain},
    {Part::kLanguage, with_min_height(row(Flow::kRow, 0, 9, 5), 36), kSmall, kPlain},
    {Part::kMain, centred(column(20, 16, 20), 752), kBody, kPlain},
    {Part::kTitle, column(0), {20, true, false, kTighter}, kPlain},
    {Part::kStem, column(0), {20, true, false, kTighter}, kPlain},
    {Part::kPanel, bordered(column(12, 16, 16), Sides::kAll, 12), kBody, kPanelPaint},
    {Part::kCard, bordered(column(10, 16, 16), Sides::kAll, 12), kBody, kPanelPaint},
    {Part::kStep, bordered(column(8, 0, 14), Sides::kTop), kBody, kPlain},
    {Part::kCaption, column(0), kSmall, kMutedPaint},
};

Paint verdict_paint(Part part, Verdict verdict) {
  const bool is_wrong = verdict == Verdict::kWrong;
  const Colour ink = is_wrong ? Colour::kWrong : Colour::kRight;
  if (part == Part::kOption) {
    return {Colour::kInk, is_wrong ? Colour::kWrongTint : Colour::kRightTint, ink};
  }
  return {ink, Colour::kNone, Colour::kNone};
}

}  // namespace

Rgb rgb_of(Colour colour, bool is_dark) {
  const ColourRow& row = kColours[static_cast<std::size_t>(colour)];
  return is_dark ? row.dark : row.light;
}

std::string_view name_of(Colour colour) { return kColours[static_cast<std::size_t>(colour)].name; }

Rule rule_of(Part part, bool is_narrow) {
  if (is_narrow) {
    for (const Rule& rule : kNarrow) {
      if (rule.part == part) {
        return rule;
      }
    }
  }
  for (const Rule& rule : kWide) {
    if (rule.part == part) {
      return rule;
    }
  }
  Rule none;
  none.part = part;
  return none;
}

Paint paint_of(Part part, const Look& look) {
  if (look.verdict != Verdict::kNone && (part == Part::kOption || part == Part::kFeedback)) {
    return verdict_paint(part, look.verdict);
  }
  Paint paint = rule_of(part, false).paint;
  if (look.is_disabled && part == Part::kPrimaryButton) {
    return {Colour::kMuted, Colour::kPanel, Colour::kLine};
  }
  if (look.is_current && part == Part::kLanguage) {
    return {Colour::kAccent, Colour::kAccentTint, Colour::kNone};
  }
  if (look.is_current && part == Part::kNavigationLink) {
    return {Colour::kInk, Colour::kNone, Colour::kAccent};
  }
  const bool can_be_marked = part == Part::kOption || part == Part::kButton;
  if (can_be_marked && (look.is_current || look.is_hovered)) {
    paint.border = Colour::kAccent;
    paint.fill = look.is_current ? Colour::kAccentTint : paint.fill;
  }
  if (look.is_hovered && (part == Part::kLanguage || part == Part::kNavigationLink)) {
    paint.ink = Colour::kAccent;
  }
  if (look.is_hovered && part == Part::kQuietButton) {
    paint.ink = Colour::kInk;
  }
  return paint;
}

Colour ink_of(semantics::FieldKind field) {
  switch (field) {
    case semantics::FieldKind::kSign: return Colour::kSign;
    case semantics::FieldKind::kExponent: return Colour::kExponent;
    case semantics::FieldKind::kUnused: return Colour::kMuted;
    case semantics::FieldKind::kHidden:
    case semantics::FieldKind::kFraction: break;
  }
  return Colour::kFraction;
}

Colour tint_of(semantics::FieldKind field) {
  switch (field) {
    case semantics::FieldKind::kSign: return Colour::kSignTint;
    case semantics::FieldKind::kExponent: return Colour::kExponentTint;
    case semantics::FieldKind::kFraction: return Colour::kFractionTint;
    case semantics::FieldKind::kHidden:
    case semantics::FieldKind::kUnused: break;
  }
  return Colour::kNone;
}

float line_height_ratio(const Type& type, text::Language language) {
  return text::line_height_ratio_of(language) + type.line_height_change;
}

StripMeasures strip_measures(bool is_narrow) {
  StripMeasures measures;
  if (is_narrow) {
    measures.cell_width = 28;  // eight fit into 320 px
    measures.cell_height = 34;
    measures.gap = 4;
    measures.row_gap = 4;
    measures.cells_in_row = 8;
    measures.is_by_bytes = true;
  }
  return measures;
}

FlowMeasures flow_measures(bool is_narrow) {
  FlowMeasures measures;
  if (is_narrow) {
    measures.name_width = 132;
    measures.padding_x = 12;
  }
  return measures;
}

}  // namespace ui
