// Numbers as people write them, and as the program answers.
// Not the rounding of what was read: round_test.
#include "numerics/number_text.hpp"

#include <string>

#include "numerics/round.hpp"
#include "table.hpp"

using namespace numerics;

namespace {

Value read(const std::string& text, const char* format = nullptr) {
  const auto value = parse_number(text, format == nullptr ? nullptr : &format_named(format));
  REQUIRE_MESSAGE(value.ok(), text);
  return value.value();
}

std::string shortest_of(const char* format, const char* text) {
  return shortest(format_named(format), round(format_named(format), read(text)).value);
}

}  // namespace

TEST_CASE("many spellings of the same value") {
  struct Row {
    std::string text;
    std::string same;
  };
  const Row rows[] = {
      {"1", "1.0"},
      {"+1", "1."},
      {".5", "1/2"},
      {"10e-1", "1"},
      {"1_000_000", "1e6"},
      {"0.000e12", "0"},
      {"2^-24", "5.9604644775390625e-8"},
      {"2^10", "1024"},
      {"10^-3", "0.001"},
      {"10^6", "1000000"},
      {"0x1.8p-3", "0.1875"},
      {"0X1P0", "1"},
      {"0x.8p1", "1"},
      {"0x10p-4", "1"},
      {"172*2^-24", "1.025199890136718750e-5"},
      {"172·2^-24", "172/16777216"},
      {"17/23", "34/46"},
      {"1e-4/3", "1/30000"},
      {"  12\t", "12"},
      {"0e99999", "0"},
      {"-1/3", "-2/6"},
      {"INF", "infinity"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(read(row.text) == read(row.same));
  }
  CHECK(read("-0").is_negative);
  CHECK(read("nan").is_nan());
  CHECK(read("-inf").is_negative);
  CHECK_FALSE(read("17/23") == read("17/24"));
}

TEST_CASE("codes are read in a format") {
  CHECK(read("0x3C00", "fp16") == read("1"));
  CHECK(read("0b0_01111_0000000000", "fp16") == read("1"));
  CHECK(read("0o36000", "fp16") == read("1"));
  CHECK(read("0x7e", "e4m3fn") == read("448"));
  CHECK(read("0x7C00", "fp16").is_infinite());
}

TEST_CASE("bad text is an error with its place") {
  struct Row {
    std::string text;
    std::string key;
    int offset;
  };
  const Row rows[] = {
      {"", "error.number.empty", 0},
      {"   ", "error.number.empty", 0},
      {"abc", "error.number.unexpected", 0},
      {"12x", "error.number.unexpected", 2},
      {"1.2.3", "error.number.unexpected", 3},
      {"1__0", "error.number.unexpected", 1},
      {"_1", "error.number.unexpected", 0},
      {"1_", "error.number.unexpected", 1},
      {"-", "error.number.digit", 1},
      {".", "error.number.digit", 1},
      {"1e", "error.number.digit", 2},
      {"1e+", "error.number.digit", 3},
      {"1e5000000", "error.number.exponent", 2},
      {"2^", "error.number.digit", 2},
      {"2^9999999", "error.number.exponent", 2},
      {"2^1.5", "error.number.unexpected", 3},
      {"1.5^2", "error.number.operand", 0},
      {"1/0", "error.number.zero-divisor", 2},
      {"1/", "error.number.digit", 2},
      {"1/2/3", "error.number.unexpected", 3},
      {"inf/2", "error.number.operand", 3},
      {"1/inf", "error.number.operand", 2},
      {"0x3C00", "error.number.code", 0},
      {"0x1.8", "error.number.digit", 5},
      {"--1", "error.number.unexpected", 1},
      {"1,5", "error.number.unexpected", 1},
      {"٣", "error.number.unexpected", 0},
      {"infinite", "error.number.unexpected", 0},
      {"1 2", "error.number.unexpected", 1},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const auto result = parse_number(row.text, nullptr);
    REQUIRE_FALSE(result.ok());
    CHECK(result.error().what.key == row.key);
    CHECK(result.error().where.offset == row.offset);
  }
  const auto wide = parse_number("0x1_0000", &format_named("fp16"));
  REQUIRE_FALSE(wide.ok());
  CHECK(wide.error().what.key == "error.number.width");
  CHECK_FALSE(parse_number("0b2", &format_named("fp16")).ok());
  CHECK_FALSE(parse_number("-0x3C00", &format_named("fp16")).ok());
  CHECK_FALSE(parse_number(std::string(200000, '1'), nullptr).ok());
  CHECK(parse_number("٣", nullptr).error().what.arguments[0].value == "٣");
}

TEST_CASE("shortest decimals that read back") {
  CHECK(shortest_of("fp64", "0.1") == "0.1");
  CHECK(shortest_of("fp64", "2.0001657009124755859375") == "2.0001657009124756");
  CHECK(shortest_of("fp64", "5e-324") == "5e-324");
  CHECK(shortest_of("fp64", "9007199254740993") == "9007199254740992");
  CHECK(shortest_of("fp64", "1.7976931348623157e308") == "1.7976931348623157e308");
  CHECK(shortest_of("fp64", "2^-1022") == "2.2250738585072014e-308");
  CHECK(shortest_of("fp32", "0.1") == "0.1");
  CHECK(shortest_of("fp32", "3.4028234663852886e38") == "3.4028235e38");
  CHECK(shortest_of("fp32", "2^-149") == "1e-45");
  CHECK(shortest_of("fp32", "16777216") == "16777216");
  CHECK(shortest_of("fp16", "0.1") == "0.1");
  CHECK(shortest_of("fp16", "2^-24") == "6e-8");
  CHECK(shortest_of("fp16", "65504") == "65500");
  CHECK(shortest_of("e2m3", "7.5") == "7.5");  // 8 would come back too, but only by saturating
  CHECK(shortest_of("e4m3fn", "-0") == "-0");
  CHECK(shortest_of("fp16", "1e9") == "inf");
  CHECK(shortest_of("fp16", "nan") == "nan");
}

TEST_CASE("shortest decimals read back for every code of the small formats") {
  for (const Format& format : catalogue()) {
    const int step = width_bits(format) > 16 ? 0 : (width_bits(format) == 16 ? 61 : 1);
    CAPTURE(format.id);
    for (std::uint64_t code = 0; step != 0 && code >> width_bits(format) == 0;
         code += static_cast<unsigned>(step)) {
      const Value value = decode(format, bits_of(format, code));
      if (value.is_finite()) {
        REQUIRE(encode(format, round(format, read(shortest(format, value))).value) ==
                bits_of(format, code));
      }
    }
  }
}

TEST_CASE("every digit") {
  const auto exact_of = [](const char* text) { return exact_decimal(read(text).exact); };
  CHECK(exact_of("2^-24") == "5.9604644775390625e-8");
  CHECK(exact_of("0x1.99999ap-4") == "0.100000001490116119384765625");
  CHECK(exact_of("65504") == "65504");
  CHECK(exact_of("-1.5") == "-1.5");
  CHECK(exact_of("2^60") == "1152921504606846976");
  CHECK(exact_of("1/5") == "0.2");
  CHECK(exact_of("1/3") == "1/3");
  CHECK(exact_of("3/7e-3") == "3000/7");
  // The largest FP64 subnormal has 767 digits, the smallest 751.
  const auto digits_of = [&](const char* text) {
    const std::string decimal = exact_of(text);
    return decimal.find('e') - 1;  // without the point
  };
  CHECK(digits_of("0x0.fffffffffffffp-1022") == 767);
  CHECK(digits_of("2^-1074") == 751);
  CHECK(positional_decimal(read("2^-5").exact) == "0.03125");
}

TEST_CASE("a few digits, correctly rounded") {
  const auto short_of = [](const char* text) { return rounded_decimal(read(text).exact, 6); };
  CHECK(short_of("2.0001657009124755859375") == "2.00017");
  CHECK(short_of("16777216") == "1.67772e7");
  CHECK(short_of("65504") == "65504");
  CHECK(short_of("1/3") == "0.333333");
  CHECK(short_of("2/3") == "0.666667");
  CHECK(short_of("999999.5") == "1e6");
  CHECK(short_of("0.5") == "0.5");
  CHECK(short_of("1e-8") == "1e-8");
  CHECK(short_of("-5.9604644775390625e-8") == "-5.96046e-8");
  CHECK(short_of("100000.5") == "100000");  // the tie goes to even
  CHECK(short_of("100001.5") == "100002");
  CHECK(short_of("0") == "0");
}

TEST_CASE("readable: exact while it is short") {
  const auto readable_of = [](const char* text) { return readable(read(text).exact); };
  CHECK(readable_of("0.0999755859375") == "0.0999755859375");
  CHECK(readable_of("17/23") == "17/23");
  CHECK(readable_of("2^-140") == "2^-140");
  CHECK(readable_of("172*2^-140") == "43·2^-138");
  CHECK(readable_of("1234567890123456789/7777777777777") == "158730.15730160317");
}

TEST_CASE("hexfloat, power form and codes") {
  CHECK(hexfloat(read("0.1875").exact.numerator) == "0x1.8p-3");
  CHECK(hexfloat(read("-1").exact.numerator) == "-0x1p+0");
  CHECK(power_form(read("-12").exact.numerator) == "-3·2^2");
  CHECK(power_form(read("2^-24").exact.numerator) == "2^-24");
  CHECK(code_text(round(format_named("fp16"), read("1")).bits.value()) == "0x3C00");
  CHECK(code_text(round(format_named("e2m1"), read("6")).bits.value()) == "0x7");
  CHECK(code_text(round(format_named("tf32"), read("1")).bits.value()) == "0x1FC00");
}
