// One row a format (table).
// Not a place for rules: what differs between formats is a column.
#include "numerics/catalogue.hpp"

#include "base/assert.hpp"

namespace numerics {
namespace {

using enum Specials;

// Sources: IEEE 754-2019 (FP64 to FP16), OCP OFP8 1.0 (E5M2, E4M3FN), OCP MX 1.0 (E8M0, FP6, FP4),
// the FNUZ papers (arXiv 2206.02915), draft IEEE P3109. TF32 lists the 19 bits that carry meaning.
// clang-format off
constexpr Format kRows[] = {
    // id           name             sign  exp fraction bias  specials          zero
    {"fp64",        "FP64",          true,  11, 52, 1023, kIeee,            true},
    {"fp32",        "FP32",          true,   8, 23,  127, kIeee,            true},
    {"tf32",        "TF32",          true,   8, 10,  127, kIeee,            true},
    {"fp16",        "FP16",          true,   5, 10,   15, kIeee,            true},
    {"bf16",        "BF16",          true,   8,  7,  127, kIeee,            true},
    {"e5m2",        "E5M2",          true,   5,  2,   15, kIeee,            true},
    {"e4m3fn",      "E4M3",          true,   4,  3,    7, kNanAllOnes,      true},
    {"e4m3",        "E4M3 (IEEE)",   true,   4,  3,    7, kIeee,            true},
    {"e3m4",        "E3M4 (IEEE)",   true,   3,  4,    3, kIeee,            true},
    {"e5m2fnuz",    "E5M2FNUZ",      true,   5,  2,   16, kNanMinusZero,    true},
    {"e4m3fnuz",    "E4M3FNUZ",      true,   4,  3,    8, kNanMinusZero,    true},
    {"e4m3b11fnuz", "E4M3B11FNUZ",   true,   4,  3,   11, kNanMinusZero,    true},
    {"p3109_8p3se", "Binary8p3se",   true,   5,  2,   16, kNanMinusZeroInf, true},
    {"p3109_8p4se", "Binary8p4se",   true,   4,  3,    8, kNanMinusZeroInf, true},
    {"p3109_8p3sf", "Binary8p3sf",   true,   5,  2,   16, kNanMinusZero,    true},
    {"p3109_8p4sf", "Binary8p4sf",   true,   4,  3,    8, kNanMinusZero,    true},
    {"e3m2",        "E3M2 (FP6)",    true,   3,  2,    3, kNone,            true},
    {"e2m3",        "E2M3 (FP6)",    true,   2,  3,    1, kNone,            true},
    {"e2m1",        "E2M1 (FP4)",    true,   2,  1,    1, kNone,            true},
    {"e8m0",        "E8M0",          false,  8,  0,  127, kNanAllOnes,      false},
    {"ue4m3",       "UE4M3",         false,  4,  3,    7, kNanAllOnes,      true},
};
// clang-format on

}  // namespace

Catalogue catalogue() { return {kRows, sizeof kRows / sizeof kRows[0]}; }

const Format* find_format(std::string_view id) {
  for (const Format& format : catalogue()) {
    if (format.id == id) {
      return &format;
    }
  }
  return nullptr;
}

const Format& format_named(std::string_view id) {
  const Format* format = find_format(id);
  ASSERT(format != nullptr);
  return *format;
}

}  // namespace numerics
