// Natural numbers against results worked out elsewhere, and against their own inverse operations.
// Not a benchmark.
#include "base/big_integer.hpp"

#include <doctest/doctest.h>

#include <string>

using base::Natural;

namespace {

Natural natural(const std::string& digits) {
  const std::optional<Natural> number = Natural::from_decimal(digits);
  REQUIRE(number.has_value());
  return *number;
}

// The state of a small generator: deterministic numbers of many widths.
struct Source {
  std::uint64_t state = 1;
  std::uint64_t word() {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return state >> 13;
  }
  Natural number(int words) {
    Natural result;
    for (int i = 0; i < words; ++i) {
      result = (result << 51) + Natural(word());
    }
    return result >> static_cast<int>(word() % 51);
  }
};

}  // namespace

TEST_CASE("decimal text goes in and comes out unchanged") {
  for (const char* digits :
       {"0", "1", "999999999", "1000000000", "18446744073709551615", "18446744073709551616",
        "100000000000000000000000000000000000000", "340282366920938463463374607431768211455"}) {
    CHECK(natural(digits).to_decimal() == digits);
  }
  CHECK(natural("000123").to_decimal() == "123");
  CHECK_FALSE(Natural::from_decimal("").has_value());
  CHECK_FALSE(Natural::from_decimal("12a").has_value());
  CHECK_FALSE(Natural::from_decimal("-1").has_value());
}

TEST_CASE("powers, computed elsewhere") {
  CHECK(Natural::power(3, 100).to_decimal() == "515377520732011331036461129765621272702107522001");
  CHECK(Natural::power(10, 30).to_decimal() == "1" + std::string(30, '0'));
  CHECK(Natural::power(7, 0) == Natural(1));
  CHECK(Natural::power_of_two(200).bit_width() == 201);
  CHECK(Natural::power_of_two(200).trailing_zeros() == 200);
}

TEST_CASE("carries and borrows across 64 bits") {
  const Natural largest(~std::uint64_t{0});
  CHECK((largest + Natural(1)).to_decimal() == "18446744073709551616");
  const Natural back = (largest + Natural(1)) - Natural(1);
  CHECK(back == largest);
  CHECK((largest * largest).to_decimal() == "340282366920938463426481119284349108225");
  CHECK((largest + Natural(1)).is_odd() == false);
  CHECK((largest + Natural(1)).fits_64_bits() == false);
}

TEST_CASE("division: rare corrections of the quotient digit") {
  // The cases of Hacker's Delight (9-2) that reach the second test and the add-back, as 32-bit
  // limbs.
  const auto limbs = [](std::initializer_list<std::uint64_t> top_first) {
    Natural number;
    for (const std::uint64_t limb : top_first) {
      number = (number << 32) + Natural(limb);
    }
    return number;
  };
  const Natural a = limbs({0x7FFFFFFF, 0x80000000, 0x00000000, 0x00000000});
  const Natural b = limbs({0x80000000, 0x00000000, 0x00000001});
  const auto [quotient, remainder] = divide(a, b);
  CHECK(quotient == Natural(0xFFFFFFFE));
  CHECK(quotient * b + remainder == a);
  const auto second = divide(limbs({0x8000, 0, 0, 0x0003}), limbs({0x2000, 0, 0x0001}));
  CHECK(second.first * limbs({0x2000, 0, 0x0001}) + second.second == limbs({0x8000, 0, 0, 3}));
  CHECK(compare(second.second, limbs({0x2000, 0, 0x0001})) < 0);
}

TEST_CASE("inverse operations bring every number back") {
  Source source;
  for (int round = 0; round < 2000; ++round) {
    const Natural a = source.number(1 + round % 9);
    const Natural b = source.number(1 + round % 4) + Natural(1);
    REQUIRE((a + b) - b == a);
    REQUIRE(divide(a * b, b).first == a);
    REQUIRE(divide(a * b, b).second.is_zero());
    const auto [quotient, remainder] = divide(a, b);
    REQUIRE(quotient * b + remainder == a);
    REQUIRE(remainder < b);
    const int shift = static_cast<int>(source.word() % 150);
    const Natural doubled = a << shift;
    REQUIRE(doubled == a * Natural::power_of_two(shift));
    const Natural back = doubled >> shift;
    REQUIRE(back == a);
    const Natural halved = a >> shift;
    REQUIRE(halved == divide(a, Natural::power_of_two(shift)).first);
    REQUIRE(natural(a.to_decimal()) == a);
    REQUIRE(gcd(a * b, b) == b);
  }
}

TEST_CASE("gcd, computed elsewhere") {
  CHECK(gcd(Natural(48), Natural(36)) == Natural(12));
  CHECK(gcd(Natural(0), Natural(5)) == Natural(5));
  CHECK(gcd(Natural::power(6, 60), Natural::power(10, 40)) == Natural::power_of_two(40));
}
