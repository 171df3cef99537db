// Codes against the exact tables, and against the host for FP32.
// Not rounding.
#include "numerics/decode.hpp"

#include <cstring>
#include <string>

#include "numerics/number_text.hpp"
#include "table.hpp"

using namespace numerics;
using numerics_test::hexadecimal;
using numerics_test::read_table;

namespace {

std::string name_of(CodeClass code_class) {
  constexpr const char* kNames[] = {"zero", "subnormal", "normal", "inf", "nan"};
  return kNames[static_cast<int>(code_class)];
}

void check_decode_table(const Format& format) {
  CAPTURE(format.id);
  const auto table = read_table("decode_" + std::string(format.id) + ".tsv");
  for (const auto& row : table.rows) {
    CAPTURE(row[0]);
    const Bits bits = numerics_test::bits_of(format, row[0]);
    const Value value = decode(format, bits);
    CHECK(name_of(classify(format, bits)) == row[1]);
    CHECK((value.is_negative ? "-" : "+") == row[2]);
    if (value.is_finite()) {
      CHECK(hexfloat(value.exact.numerator) == row[3]);
      CHECK(positional_decimal(value.exact) == row[4]);
    }
  }
}

float host_float(std::uint32_t code) {
  float value = 0;
  std::memcpy(&value, &code, sizeof value);
  return value;
}

// The formula shown to a reader: (hidden bit + fraction / 2^fraction bits) * 2^exponent.
Exact value_of_fields(const Format& format, const Fields& fields, bool is_negative) {
  const auto hidden = static_cast<std::uint64_t>(*fields.hidden_bit) << format.fraction_bits;
  return exact(is_negative, hidden + fields.fraction, fields.exponent - format.fraction_bits);
}

}  // namespace

TEST_CASE("every code of the small formats, and a sample of FP16 and BF16, has its value") {
  int tables = 0;
  for (const Format& format : catalogue()) {
    if (width_bits(format) <= 16) {
      check_decode_table(format);
      ++tables;
    }
  }
  CHECK(tables == 18);
}

TEST_CASE("decode, then encode, gives the same code: all codes of all formats up to 16 bits") {
  for (const Format& format : catalogue()) {
    if (width_bits(format) > 16) {
      continue;
    }
    CAPTURE(format.id);
    const std::uint64_t count = std::uint64_t{1} << width_bits(format);
    std::uint64_t nans = 0;
    std::uint64_t differences = 0;
    for (std::uint64_t code = 0; code < count; ++code) {
      const Bits bits = bits_of(format, code);
      const Value value = decode(format, bits);
      nans += value.is_nan() ? 1U : 0U;
      differences += !value.is_nan() && encode(format, value) != bits ? 1U : 0U;
    }
    CHECK(differences == 0);
    CHECK(nans == nan_count(format));
  }
}

TEST_CASE("FP32 decodes to what the host means by the same bits") {
  const Format& fp32 = format_named("fp32");
  for (std::uint64_t code = 0; code < 0x100000000; code += 65537) {
    const float host = host_float(static_cast<std::uint32_t>(code));
    const Value value = decode(fp32, bits_of(fp32, code));
    CAPTURE(code);
    if (host != host) {
      CHECK(value.is_nan());
    } else if (host - host != 0) {
      CHECK(value.is_infinite());
    } else {
      char text[64];
      std::snprintf(text, sizeof text, "%a", static_cast<double>(host));  // C99: exact
      CHECK(hexfloat(value.exact.numerator) == std::string(text));
    }
  }
}

TEST_CASE("the formula made of the fields multiplies out to the value") {
  for (const char* id : {"fp16", "e4m3fn", "e5m2fnuz", "e8m0", "ue4m3", "e2m1"}) {
    const Format& format = format_named(id);
    CAPTURE(id);
    for (std::uint64_t code = 0; code < std::uint64_t{1} << width_bits(format); ++code) {
      const Bits bits = bits_of(format, code);
      const Fields fields = fields_of(format, bits);
      const Value value = decode(format, bits);
      REQUIRE(fields.hidden_bit.has_value() == value.is_finite());
      if (value.is_finite()) {
        REQUIRE(value_of_fields(format, fields, value.is_negative) == value.exact.numerator);
      }
    }
  }
}

TEST_CASE("the bits of a code run from the sign down") {
  const Format& fp16 = format_named("fp16");
  std::string drawn;
  for (const CodeBit& bit : fields_of(fp16, bits_of(fp16, 0xBC01)).bits) {
    constexpr const char* kLetters = "sef";
    drawn += kLetters[static_cast<int>(bit.field)];
    drawn += bit.value == 1 ? '1' : '0';
  }
  CHECK(drawn == "s1e0e1e1e1e1f0f0f0f0f0f0f0f0f0f1");
  CHECK(fields_of(format_named("e8m0"), bits_of(format_named("e8m0"), 0x7F)).bits[0].field ==
        Field::kExponent);
}

TEST_CASE("quiet and signaling NaN differ in the top bit of the fraction") {
  const Format& fp32 = format_named("fp32");
  CHECK(decode(fp32, bits_of(fp32, 0x7F800001)).is_signaling);
  CHECK_FALSE(decode(fp32, bits_of(fp32, 0x7FC00000)).is_signaling);
  CHECK_FALSE(decode(format_named("e4m3fn"), bits_of(format_named("e4m3fn"), 0x7F)).is_signaling);
}

TEST_CASE("negating flips the sign bit, but leaves the only zero and the only NaN alone") {
  const Format& fnuz = format_named("e4m3fnuz");
  CHECK(negated(fnuz, bits_of(fnuz, 0x00)).code == 0x00);
  CHECK(negated(fnuz, bits_of(fnuz, 0x80)).code == 0x80);
  CHECK(negated(fnuz, bits_of(fnuz, 0x01)).code == 0x81);
  const Format& fp16 = format_named("fp16");
  CHECK(negated(fp16, bits_of(fp16, 0x0000)).code == 0x8000);
}
