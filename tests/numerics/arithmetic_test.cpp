// The four operations against tables, hashes over all pairs, and the host.
// Not sums of many terms.
#include "numerics/arithmetic.hpp"

#include <cstring>
#include <string>

#include "numerics/decode.hpp"
#include "table.hpp"

using namespace numerics;
using numerics_test::hexadecimal;
using numerics_test::read_table;

namespace {

std::optional<Operation> find_operation(const std::string& name) {
  if (name == "add") {
    return Operation::kAdd;
  }
  if (name == "sub") {
    return Operation::kSubtract;
  }
  if (name == "mul") {
    return Operation::kMultiply;
  }
  return name == "div" ? std::optional<Operation>(Operation::kDivide) : std::nullopt;
}

// FNV-1a-64 over one result byte a pair, with the offset that the table names.
std::uint64_t hash_of_all_pairs(const Format& format, Operation operation, Rule rule) {
  const std::uint64_t count = std::uint64_t{1} << width_bits(format);
  std::vector<Value> values;
  for (std::uint64_t code = 0; code < count; ++code) {
    values.push_back(decode(format, bits_of(format, code)));
  }
  std::uint64_t hash = 1469598103934665603U;
  for (const Value& a : values) {
    for (const Value& b : values) {
      const Rounding rounding = rounded_result(format, operation, a, b, rule);
      hash = (hash ^ rounding.bits->code) * 1099511628211U;
    }
  }
  return hash;
}

float host_float(std::uint64_t code) {
  const auto word = static_cast<std::uint32_t>(code);
  float value = 0;
  std::memcpy(&value, &word, sizeof value);
  return value;
}

std::uint64_t host_code(float value) {
  std::uint32_t word = 0;
  std::memcpy(&word, &value, sizeof word);
  return value != value ? 0x7FC00000 : word;
}

}  // namespace

TEST_CASE("results and flags, to nearest and toward zero, as the tables say") {
  for (const char* id : {"fp64", "fp32", "fp16", "bf16", "e5m2", "e4m3fn", "e2m1"}) {
    const Format& format = format_named(id);
    CAPTURE(id);
    int checked = 0;
    for (const auto& row : read_table("arith_" + std::string(id) + ".tsv").rows) {
      const std::optional<Operation> operation = find_operation(row[0]);
      if (!operation) {
        continue;
      }
      CAPTURE(row[0]);
      CAPTURE(row[1]);
      CAPTURE(row[2]);
      const Value a = decode(format, numerics_test::bits_of(format, row[1]));
      const Value b = decode(format, numerics_test::bits_of(format, row[2]));
      const Rounding nearest = rounded_result(format, *operation, a, b);
      CHECK(hexadecimal(nearest.bits) + " " + to_text(nearest.flags) == row[4] + " " + row[5]);
      const Rounding cut = rounded_result(format, *operation, a, b, {Mode::kTowardZero});
      CHECK(hexadecimal(cut.bits) + " " + to_text(cut.flags) == row[6] + " " + row[7]);
      ++checked;
    }
    CHECK(checked > 10);
  }
}

TEST_CASE("every pair of codes of the 8-bit and 4-bit formats: the hashes agree") {
  for (const auto& row : read_table("arith_hashes.tsv").rows) {
    CAPTURE(row[0]);
    CAPTURE(row[1]);
    CAPTURE(row[2]);
    const Rule rule{*find_mode(row[2])};
    CHECK(hash_of_all_pairs(format_named(row[0]), *find_operation(row[1]), rule) ==
          numerics_test::hexadecimal(row[5]));
  }
}

TEST_CASE("FP32 agrees with the host") {
  const Format& fp32 = format_named("fp32");
  std::uint64_t state = 1;
  const auto next = [&state] {  // any sequence that reaches all exponents will do
    state = state * 6364136223846793005U + 1442695040888963407U;
    return state >> 32;
  };
  for (int i = 0; i < 5000; ++i) {
    const std::uint64_t x = next();
    const std::uint64_t y = (i % 2) == 0 ? next() : x ^ (next() & 0x80FFFFFF);  // near each other
    CAPTURE(x);
    CAPTURE(y);
    const Value a = decode(fp32, bits_of(fp32, x));
    const Value b = decode(fp32, bits_of(fp32, y));
    const auto code = [&](Operation operation) {
      return rounded_result(fp32, operation, a, b).bits->code;
    };
    REQUIRE(code(Operation::kAdd) == host_code(host_float(x) + host_float(y)));
    REQUIRE(code(Operation::kSubtract) == host_code(host_float(x) - host_float(y)));
    REQUIRE(code(Operation::kMultiply) == host_code(host_float(x) * host_float(y)));
    REQUIRE(code(Operation::kDivide) == host_code(host_float(x) / host_float(y)));
  }
}

TEST_CASE("a sum that cancels is +0, but -0 toward minus infinity") {
  const Format& fp16 = format_named("fp16");
  const Value one = decode(fp16, bits_of(fp16, 0x3C00));
  const auto difference = [&](Mode mode) {
    return hexadecimal(rounded_result(fp16, Operation::kSubtract, one, one, {mode}).bits);
  };
  CHECK(difference(Mode::kNearestEven) == "0000");
  CHECK(difference(Mode::kDown) == "8000");
}
