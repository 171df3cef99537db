// Rounding and encoding against tables made elsewhere, and the properties every rounding has.
// Not decimal reading: that is number_text_test, though the tables go through it.
#include "numerics/round.hpp"

#include <string>

#include "numerics/decode.hpp"
#include "numerics/neighbours.hpp"
#include "numerics/number_text.hpp"
#include "table.hpp"

using namespace numerics;
using numerics_test::hexadecimal;
using numerics_test::read_table;

namespace {

constexpr const char* kModes[] = {"rne", "rna", "rtz", "rup", "rdn"};

Value value_of(const std::string& text) {
  const auto value = parse_number(text, nullptr);
  REQUIRE_MESSAGE(value.ok(), text);
  return value.value();
}

std::string rounded(const Format& format, const Value& value, Rule rule) {
  const Rounding rounding = round(format, value, rule);
  return hexadecimal(rounding.bits) + ":" + to_text(rounding.flags);
}

void check_encode_table(const Format& format) {
  CAPTURE(format.id);
  const auto table = read_table("encode_" + std::string(format.id) + ".tsv");
  const bool has_saturation = table.titles.size() > 8;
  int ties = 0;
  for (const auto& row : table.rows) {
    CAPTURE(row[0]);
    const Value value = value_of(row[0]);
    for (std::size_t i = 0; i < 5; ++i) {
      CAPTURE(kModes[i]);
      Rule rule{*find_mode(kModes[i])};
      CHECK(rounded(format, value, rule) == row[1 + i]);
      rule.overflow = Overflow::kSaturateAll;
      if (has_saturation) {
        CHECK(rounded(format, value, rule) == row[6 + i]);
      }
    }
    ties += !value.is_zero() && round(format, value).trace.is_tie ? 1 : 0;
  }
  CHECK_MESSAGE(ties > 0, "a table without a tie proves little");
}

}  // namespace

TEST_CASE("text to code and flags in five modes, as the tables say") {
  for (const Format& format : catalogue()) {
    const bool is_alias = format.id == "p3109_8p3sf" || format.id == "p3109_8p4sf";
    if (!is_alias) {  // the tables of e5m2fnuz and e4m3fnuz say the same
      check_encode_table(format);
    }
  }
}

TEST_CASE("overflow policies") {
  const auto table = read_table("overflow_policies.tsv");
  for (const auto& row : table.rows) {
    const Format& format = format_named(row[0]);
    CAPTURE(row[0]);
    CAPTURE(row[1]);
    const Value value = value_of(row[1]);
    for (std::size_t i = 2; i < table.titles.size(); ++i) {
      Rule rule;
      rule.overflow = *find_overflow(table.titles[i]);
      CHECK(hexadecimal(round(format, value, rule).bits) == row[i]);
    }
  }
}

TEST_CASE("E8M0 as a scale: floor, nearest even code, ceiling") {
  const Format& e8m0 = format_named("e8m0");
  const Format& fp32 = format_named("fp32");
  const auto table = read_table("e8m0_policies.tsv");
  struct Policy {
    const char* title;
    Rule rule;
  };
  const Policy policies[] = {{"floor", {Mode::kTowardZero}},
                             {"nearest_even", {Mode::kNearestEven}},
                             {"nearest_up", {Mode::kNearestAway}},
                             {"ceil", {Mode::kUp}},
                             {"ceil_sat", {Mode::kUp, Overflow::kSaturateFinite}}};
  int checked = 0;
  for (const auto& row : table.rows) {
    CAPTURE(row[0]);
    const Value value = decode(fp32, numerics_test::bits_of(fp32, row[0]));
    for (const Policy& policy : policies) {
      const std::string& expected = row[table.column(policy.title)];
      if (expected != "-" && value.is_finite()) {
        CHECK_MESSAGE(hexadecimal(round(e8m0, value, policy.rule).bits) == expected, policy.title);
        ++checked;
      }
    }
  }
  CHECK(checked > 150);
}

TEST_CASE("values that made other programs stumble") {
  struct Row {
    const char* format;
    const char* text;
    const char* mode;
    const char* code;
  };
  const Row rows[] = {
      // FP16, from the list of famous codes
      {"fp16", "1", "rne", "3C00"},
      {"fp16", "1/3", "rne", "3555"},
      {"fp16", "0.1", "rne", "2E66"},
      {"fp16", "65504", "rne", "7BFF"},
      {"fp16", "65519", "rne", "7BFF"},
      {"fp16", "65520", "rne", "7C00"},
      {"fp16", "1e-8", "rne", "0000"},
      {"fp16", "2^-25", "rne", "0000"},
      {"fp16", "3e-8", "rne", "0001"},
      {"fp16", "6.1e-5", "rne", "03FF"},
      {"fp16", "2^-14", "rne", "0400"},
      {"fp16", "-2", "rne", "C000"},
      {"bf16", "0.1", "rne", "3DCD"},
      {"bf16", "0.1", "rtz", "3DCC"},
      {"bf16", "1e-30", "rne", "0DA2"},
      {"bf16", "0.999", "rne", "3F80"},
      {"bf16", "3.4028234663852886e38", "rne", "7F80"},
      {"e4m3fn", "465", "rne", "7F"},
      {"e4m3fn", "500", "rtz", "7E"},
      {"e2m1", "0.25", "rne", "0"},
      {"e2m1", "100", "rne", "7"},
      {"fp32", "1/3", "rne", "3EAAAAAB"},
      // double rounding: through FP32 the first gives 3C00, through FP64 the second 3F800000
      {"fp16", "1.00048831105232238769531250", "rne", "3C01"},
      {"fp32", "1.00000005960464477539062500000001", "rne", "3F800001"},
      {"e4m3fn", "1.06250000000000000000001", "rne", "39"},
      // the carry out of the fraction
      {"e4m3fn", "126.24", "rne", "70"},
      {"fp64", "0x1.ffffffffffffe8p-1023", "rup", "0010000000000000"},
      {"fp64", "90071992547409930.0", "rne", "4374000000000001"},
      // to odd: the neighbour that keeps the memory of having been inexact
      {"fp16", "1.0001", "rto", "3C01"},
      {"fp16", "1.0011", "rto", "3C01"},
      {"fp16", "1.0009765625", "rto", "3C01"},
      {"fp16", "1e6", "rto", "7BFF"},
      {"tf32", "0x1.002p0", "rne", "1FC00"},
      {"tf32", "0x1.002p0", "rna", "1FC01"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.format);
    CAPTURE(row.text);
    const Rounding rounding =
        round(format_named(row.format), value_of(row.text), {*find_mode(row.mode)});
    CHECK(hexadecimal(rounding.bits) == row.code);
  }
}

TEST_CASE("the trace tells why: guard, round, sticky, tie, carry") {
  const Format& fp16 = format_named("fp16");
  const auto trace_of = [&](const char* text) { return round(fp16, value_of(text)).trace; };
  const RoundingTrace tie = trace_of("2049");  // 1024.5 * 2
  CHECK(tie.kept == 1024);
  CHECK(tie.exponent == 11);
  CHECK(tie.quantum_exponent == 1);
  CHECK(tie.guard);
  CHECK(tie.is_tie);
  CHECK_FALSE(tie.is_incremented);
  const RoundingTrace above = trace_of("2049.0001");
  CHECK(above.guard);
  CHECK(above.sticky);
  CHECK_FALSE(above.is_tie);
  CHECK(above.is_incremented);
  CHECK_FALSE(above.is_carried);
  const RoundingTrace carry = trace_of("4095.5");
  CHECK(carry.kept == 2047);
  CHECK(carry.is_carried);
  const RoundingTrace exact_value = trace_of("2048");
  CHECK_FALSE((exact_value.guard || exact_value.round || exact_value.sticky));
}

TEST_CASE("the error is the stored value minus the exact one") {
  const Format& bf16 = format_named("bf16");
  const Rounding tenth = round(bf16, value_of("1/10"));
  CHECK(tenth.error == value_of("1/10240"));  // 0.10009765625 - 0.1
  CHECK(round(bf16, value_of("3")).error.is_zero());
  CHECK(round(bf16, value_of("1e39")).error == infinity(false));
  CHECK(round(bf16, value_of("nan")).error.is_nan());
}

TEST_CASE("NaN: the sign stays where there are two, and some formats have no code for it") {
  CHECK(hexadecimal(round(format_named("fp16"), value_of("-nan")).bits) == "FE00");
  CHECK(hexadecimal(round(format_named("e4m3fn"), value_of("-nan")).bits) == "FF");
  CHECK(hexadecimal(round(format_named("e5m2fnuz"), value_of("nan")).bits) == "80");
  CHECK_FALSE(round(format_named("e2m1"), value_of("nan")).bits.has_value());
}

TEST_CASE("tininess before rounding is an option") {
  const Format& fp16 = format_named("fp16");
  const Value just_below = value_of("0x1.fffp-15");  // rounds to the smallest normal value
  CHECK(to_text(round(fp16, just_below).flags) == "I");
  Rule before;
  before.tininess = Tininess::kBeforeRounding;
  CHECK(to_text(round(fp16, just_below, before).flags) == "IU");
}

TEST_CASE("between neighbours: directed modes enclose, nearest is within half an ulp") {
  for (const char* id : {"e4m3fn", "e5m2", "e2m3", "e4m3fnuz", "ue4m3", "p3109_8p4se"}) {
    const Format& format = format_named(id);
    CAPTURE(id);
    for (std::uint64_t magnitude = 0; magnitude < max_magnitude(format); ++magnitude) {
      const Rational low = decode(format, bits_of(format, magnitude)).exact;
      const Rational high = decode(format, bits_of(format, magnitude + 1)).exact;
      REQUIRE(compare(low, high) < 0);
      const Rational gap = subtract(high, low);
      for (const char* place : {"1/3", "1/2", "2/3"}) {
        const Rational x = add(low, multiply(gap, value_of(place).exact));
        const auto code = [&](Mode mode) { return round(format, finite(x), {mode}).bits->code; };
        REQUIRE(code(Mode::kDown) == magnitude);
        REQUIRE(code(Mode::kTowardZero) == magnitude);
        REQUIRE(code(Mode::kUp) == magnitude + 1);
        REQUIRE((code(Mode::kOdd) & 1) == 1);
        const Rational error = round(format, finite(x)).error.exact;
        REQUIRE(compare(multiply(error, error),
                        multiply(multiply(gap, gap), value_of("1/4").exact)) <= 0);
        const std::uint64_t even = magnitude + (magnitude & 1);
        REQUIRE((std::string(place) != "1/2" || code(Mode::kNearestEven) == even));
      }
    }
  }
}
