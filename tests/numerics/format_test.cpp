// The facts of every format, from the table of the specifications.
// Not codes: decode_test.
#include "numerics/format.hpp"

#include <set>
#include <string>

#include "numerics/decode.hpp"
#include "numerics/number_text.hpp"
#include "table.hpp"

using namespace numerics;

namespace {

// Facts as published: OCP OFP8 and MX, IEEE 754, the FNUZ papers, draft P3109.
struct Row {
  const char* id;
  int width_bits;
  int bias;
  const char* max_code;
  const char* max;
  const char* min_normal;
  const char* min_subnormal;
  const char* epsilon;
  std::uint64_t nans;
  std::uint64_t infinities;
  const char* integers;  // exact consecutive ones up to this
};
// clang-format off
const Row kRows[] = {
    {"fp64", 64, 1023, "7FEFFFFFFFFFFFFF", "0x1.fffffffffffffp1023", "2^-1022", "2^-1074", "2^-52",
     9007199254740990, 2, "2^53"},
    {"fp32", 32, 127, "7F7FFFFF", "0x1.fffffep127", "2^-126", "2^-149", "2^-23", 16777214, 2,
     "2^24"},
    {"tf32", 19, 127, "3FBFF", "0x1.ffcp127", "2^-126", "2^-136", "2^-10", 2046, 2, "2048"},
    {"fp16", 16, 15, "7BFF", "65504", "2^-14", "2^-24", "2^-10", 2046, 2, "2048"},
    {"bf16", 16, 127, "7F7F", "0x1.fep127", "2^-126", "2^-133", "2^-7", 254, 2, "256"},
    {"e5m2", 8, 15, "7B", "57344", "2^-14", "2^-16", "0.25", 6, 2, "8"},
    {"e4m3fn", 8, 7, "7E", "448", "2^-6", "2^-9", "0.125", 2, 0, "16"},
    {"e4m3", 8, 7, "77", "240", "2^-6", "2^-9", "0.125", 14, 2, "16"},
    {"e3m4", 8, 3, "6F", "15.5", "0.25", "2^-6", "2^-4", 30, 2, "15"},
    {"e5m2fnuz", 8, 16, "7F", "57344", "2^-15", "2^-17", "0.25", 1, 0, "8"},
    {"e4m3fnuz", 8, 8, "7F", "240", "2^-7", "2^-10", "0.125", 1, 0, "16"},
    {"e4m3b11fnuz", 8, 11, "7F", "30", "2^-10", "2^-13", "0.125", 1, 0, "16"},
    {"p3109_8p3se", 8, 16, "7E", "49152", "2^-15", "2^-17", "0.25", 1, 2, "8"},
    {"p3109_8p4se", 8, 8, "7E", "224", "2^-7", "2^-10", "0.125", 1, 2, "16"},
    {"e3m2", 6, 3, "1F", "28", "0.25", "0.0625", "0.25", 0, 0, "8"},
    {"e2m3", 6, 1, "1F", "7.5", "1", "0.125", "0.125", 0, 0, "7"},
    {"e2m1", 4, 1, "7", "6", "1", "0.5", "0.5", 0, 0, "4"},
    {"e8m0", 8, 127, "FE", "2^127", "2^-127", "2^-127", "1", 1, 0, "2"},
    {"ue4m3", 7, 7, "7E", "448", "2^-6", "2^-9", "0.125", 1, 0, "16"},
};
// clang-format on

Exact exact_of(const char* text) { return parse_number(text, nullptr).value().exact.numerator; }

}  // namespace

TEST_CASE("facts that follow from a row are the published ones") {
  for (const Row& row : kRows) {
    CAPTURE(row.id);
    const Format& format = format_named(row.id);
    CHECK(width_bits(format) == row.width_bits);
    CHECK(format.bias == row.bias);
    CHECK(max_finite(format) == exact_of(row.max));
    CHECK(decode(format, numerics_test::bits_of(format, row.max_code)).exact.numerator ==
          exact_of(row.max));
    CHECK(min_normal(format) == exact_of(row.min_normal));
    CHECK(min_subnormal(format) == exact_of(row.min_subnormal));
    CHECK(epsilon(format) == exact_of(row.epsilon));
    CHECK(nan_count(format) == row.nans);
    CHECK(infinity_count(format) == row.infinities);
    CHECK(max_consecutive_integer(format) == exact_of(row.integers));
  }
}

TEST_CASE("binades from the smallest to the largest value") {
  CHECK(binades(format_named("fp16")) == 40);
  CHECK(binades(format_named("bf16")) == 261);
  CHECK(binades(format_named("fp32")) == 277);
}

TEST_CASE("ids are unique and found; others are not") {
  std::set<std::string_view> ids;
  for (const Format& format : catalogue()) {
    CHECK(ids.insert(format.id).second);
    CHECK(find_format(format.id) == &format);
    CHECK(width_bits(format) <= 64);
  }
  CHECK(find_format("fp15") == nullptr);
  CHECK(find_format("FP16") == nullptr);
}
