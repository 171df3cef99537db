// The closed set of figures: plain data, each with one painter (ui/) and one accessible form.
// Not pictures: every figure can be read as text.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace semantics {

enum class FieldKind { kSign, kExponent, kHidden, kFraction, kUnused };

struct BitCell {
  int value = 0;  // 0 or 1
  FieldKind field = FieldKind::kFraction;
  bool operator==(const BitCell&) const = default;
};

// The bits of one code, most significant first; the hidden bit stands between exponent and fraction
// and is no stored bit.
struct BitStrip {
  std::vector<BitCell> cells;
  std::string sign_caption;  // the reader's words under the fields
  std::string exponent_caption;
  std::string fraction_caption;
  bool operator==(const BitStrip&) const = default;
};

// Operations in order, each with the type it runs in.
struct FlowStep {
  std::string operation;  // "layer_norm"
  std::string type;       // "FP32"
  std::string note;       // one short sentence, or empty
  bool is_emphasised = false;
  bool operator==(const FlowStep&) const = default;
};

struct Flow {
  std::vector<FlowStep> steps;
  bool operator==(const Flow&) const = default;
};

using Figure = std::variant<BitStrip, Flow>;

}  // namespace semantics
