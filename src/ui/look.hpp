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
inline constexpr float kNarrowBelow = 640;

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
inline constexpr float kMarkSize = 22;  // the radio of an option
inline constexpr float kOptionBodyGap = 4;
inline constexpr float kFocusRing = 2;  // its width, and its distance
inline constexpr float kProgressHeight = 4;
inline constexpr float kBrandMarkWidth = 28;
inline constexpr float kBrandMarkHeight = 16;
inline constexpr float kBrandMarkBar = 2;
inline constexpr float kBrandMarkStep = 5.2F;
inline constexpr float kBrandGap = 10;

struct StripMeasures {
  float cell_width = 26;
  float cell_height = 32;
  float gap = 3;
  float row_gap = 8;
  int cells_in_row = 16;     // of one field (wide), or of the code (narrow)
  bool has_captions = true;  // and the hidden bit
  float radius = 6;
};
StripMeasures strip_measures(bool is_narrow);
inline constexpr Type kBitType{14.5F, false, true, 0};
inline constexpr Type kFieldCaptionType{13, false, false, -0.2F};

struct FlowMeasures {
  float name_width = 176;
  float type_width = 64;
  float note_width = 192;  // at least; else it goes below
  float gap = 12;
  float row_gap = 4;
  float step_gap = 10;
};
inline constexpr FlowMeasures kFlowMeasures{};
inline constexpr Type kFlowNameType{14.5F, false, true, 0};
inline constexpr Type kFlowTypeType{14.5F, true, false, 0};
inline constexpr Type kFlowNoteType{14.5F, false, false, 0};

}  // namespace ui
