// How each part of a screen looks: colours, type and box, one row a part. The single source of the
// canvas painter and of the page's style sheet, so that both put everything at the same place.
// Not the arithmetic of layout (layout.cpp) and not CSS text (stylesheet.cpp).
//
// Lengths are CSS pixels at a text size of 16 (they grow with the reader's text size), borders are
// CSS pixels.
#pragma once

#include <cstdint>
#include <string_view>

#include "semantics/node.hpp"
#include "text/locale.hpp"

namespace ui {

enum class Colour : std::uint8_t {
  kNone,
  kGround,
  kPanel,
  kInk,
  kMuted,
  kLine,
  kAccent,
  kAccentTint,
  kOnAccent,
  kRight,
  kRightTint,
  kWrong,
  kWrongTint,
  kSign,
  kSignTint,
  kExponent,
  kExponentTint,
  kFraction,
  kFractionTint,
};
inline constexpr int kColourCount = 19;

struct Rgb {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool operator==(const Rgb&) const = default;
};

Rgb rgb_of(Colour colour, bool is_dark);
std::string_view name_of(Colour colour);  // "accent-tint"

enum class Flow : std::uint8_t {
  kColumn,  // below each other, each as wide as the box
  kRow,     // beside each other, one line; what grows takes the rest
  kWrap,    // beside each other, as many lines as it takes
};

enum class Sides : std::uint8_t { kNone, kAll, kTop, kBottom };

struct Box {
  Flow flow = Flow::kColumn;
  float gap = 0;
  float padding_x = 0;
  float padding_y = 0;
  Sides border = Sides::kNone;  // one CSS pixel wide
  float radius = 0;
  float min_height = 0;
  float width = 0;                // fixed; 0: none
  float max_width = 0;            // then centred; 0: none
  bool is_growing = false;        // takes the rest of a row
  bool is_pushed = false;         // to the end of its line
  bool is_start_aligned = false;  // children of a row begin at its top; otherwise they are centred
};

struct Type {
  float size = 16;
  bool is_bold = false;
  bool is_code = false;
  float line_height_change = 0;  // added to the language's ratio: headings are set tighter
};

struct Paint {
  Colour ink = Colour::kInk;
  Colour fill = Colour::kNone;
  Colour border = Colour::kLine;
};

struct Rule {
  semantics::Part part = semantics::Part::kNone;
  Box box;
  Type type;
  Paint paint;
};

// Below this width, in CSS pixels at a text size of 16, the narrow rules hold.
inline constexpr float kNarrowBelow = 704;

Rule rule_of(semantics::Part part, bool is_narrow);

// States in which a part is painted in other colours. The first that applies holds.
struct Look {
  bool is_hovered = false;
  bool is_current = false;  // also a selected option
  bool is_disabled = false;
  semantics::Verdict verdict = semantics::Verdict::kNone;
};
Paint paint_of(semantics::Part part, const Look& look);

Colour ink_of(semantics::FieldKind field);
Colour tint_of(semantics::FieldKind field);

float line_height_ratio(const Type& type, text::Language language);

// --- measures of what is no box ---
inline constexpr float kMarkSize = 22;       // the radio of an option
inline constexpr float kMarkLine = 1.5F;     // of one that is not chosen
inline constexpr float kChosenMarkLine = 6;  // of the chosen one
inline constexpr float kOptionBodyGap = 4;
inline constexpr float kFocusRing = 2;  // its width, and its distance
inline constexpr float kProgressHeight = 4;
inline constexpr float kDetailsGap = 8;      // between the summary and what it opens
inline constexpr float kDetailsIndent = 20;  // of the summary: the triangle stands before it
inline constexpr float kDetailsMark = 8;
inline constexpr float kBrandMarkWidth = 26;
inline constexpr float kBrandMarkHeight = 16;
inline constexpr float kBrandGap = 10;

// The brand mark: the values of a format with one bit of fraction on the number line. Each binade
// is twice as wide as the one before it; powers of two are tall.
struct BrandBar {
  float x = 0;
  float height = 0;
};
inline constexpr float kBrandBarWidth = 2;
inline constexpr BrandBar kBrandBars[] = {{0, 16}, {4, 9}, {8, 16}, {16, 9}, {24, 16}};

// The tick and the cross of an answered option, in parts of the mark's size from its top left.
struct Point {
  float x = 0;
  float y = 0;
};
inline constexpr Point kTick[] = {{0.29F, 0.51F}, {0.45F, 0.67F}, {0.72F, 0.35F}};
inline constexpr float kCrossReach = 0.16F;  // from the centre, both ways
inline constexpr float kStroke = 2;          // of both

struct StripMeasures {
  float cell_width = 26;
  float cell_height = 32;
  float gap = 3;
  float row_gap = 8;
  int cells_in_row = 16;     // of one field (wide), or of the code (narrow)
  bool is_by_bytes = false;  // the stored bits alone; their fields are named below all of them
  float radius = 6;
};
StripMeasures strip_measures(bool is_narrow);
inline constexpr float kDash = 3;  // of the hidden bit's frame, and the space after it
inline constexpr Type kBitType{14.5F, false, true, 0};
inline constexpr Type kFieldCaptionType{13, false, false, -0.2F};
// Columns of cells that the name of a field takes below a strip by bytes: sign, exponent, fraction.
inline constexpr int kCaptionColumns[] = {2, 3, 3};

// A step of a flow is a box; an arrow leads to it from the one above.
struct FlowMeasures {
  float name_width = 160;
  float type_width = 52;
  float note_width = 192;  // at least; else it goes below
  float gap = 12;
  float row_gap = 2;
  float step_gap = 18;  // as long as the arrow
  float arrow_width = 9;
  float arrow_head = 7;
  float padding_x = 14;
  float padding_y = 8;
  float radius = 10;
};
FlowMeasures flow_measures(bool is_narrow);
inline constexpr Type kFlowNameType{14.5F, false, true, 0};
inline constexpr Type kFlowTypeType{14.5F, true, false, 0};
inline constexpr Type kFlowNoteType{14.5F, false, false, 0};

}  // namespace ui
