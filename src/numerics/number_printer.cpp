// Writes exact values as text: every digit, or the fewest that say the same.
// Not reading: number_reader.cpp.
#include <algorithm>
#include <cstdint>
#include <utility>

#include "base/assert.hpp"
#include "numerics/number_text.hpp"
#include "numerics/round.hpp"

namespace numerics {
namespace {

using base::Natural;

constexpr std::size_t kReadableDigits = 25;

// d.ddd * 10^exponent; the digits without zeros at the end, "0" for 0.
struct Decimal {
  std::string digits = "0";
  int exponent = 0;
};

// units * 10^-places
Decimal decimal(const Natural& units, int places) {
  Decimal result{units.to_decimal(), 0};
  result.exponent = static_cast<int>(result.digits.size()) - 1 - places;
  while (result.digits.size() > 1 && result.digits.back() == '0') {
    result.digits.pop_back();
  }
  return result;
}

std::string plain_layout(const Decimal& number) {
  const auto count = static_cast<int>(number.digits.size());
  if (number.exponent < 0) {
    const auto zeros = static_cast<std::size_t>(-number.exponent - 1);
    return "0." + std::string(zeros, '0') + number.digits;
  }
  if (number.exponent >= count - 1) {
    return number.digits + std::string(static_cast<std::size_t>(number.exponent - count + 1), '0');
  }
  const auto whole = static_cast<std::size_t>(number.exponent + 1);
  return number.digits.substr(0, whole) + "." + number.digits.substr(whole);
}

std::string exponent_layout(const Decimal& number) {
  const std::string rest = number.digits.substr(1);
  return number.digits.substr(0, 1) + (rest.empty() ? "" : "." + rest) + "e" +
         std::to_string(number.exponent);
}

// With an exponent below 0.0001 and from 10^end on.
std::string layout(const Decimal& number, int end) {
  return number.exponent >= -4 && number.exponent < end ? plain_layout(number)
                                                        : exponent_layout(number);
}

std::string sign_of_text(bool is_negative) { return is_negative ? "-" : ""; }

// The number of fives that make the denominator, or -1 when it is no power of five.
int fives_in(const Natural& denominator) {
  // 5^k has floor(k * log2(5)) + 1 bits; log2(5) is a little less than 2.32193.
  const int guess = static_cast<int>((denominator.bit_width() - 1) * std::int64_t{100000} / 232193);
  for (const int count : {guess, guess + 1}) {
    if (Natural::power(5, count) == denominator) {
      return count;
    }
  }
  return -1;
}

// |value| with all its digits, or nothing when they do not end.
std::optional<Decimal> all_digits(const Rational& value) {
  const int fives = value.is_dyadic() ? 0 : fives_in(value.denominator);
  if (fives < 0) {
    return std::nullopt;
  }
  const Exact& n = value.numerator;
  const int places = std::max(fives, std::max(-n.exponent, 0));
  const Natural units = (n.significand * Natural::power(5, places - fives))
                        << (n.exponent + places);
  return decimal(units, places);
}

// |value| * 10^places, cut to a whole number, and what the cut dropped.
struct Scaled {
  Natural whole;
  int half = 0;  // the dropped part compared with one half: -1, 0, 1
  bool is_exact = true;
};

Scaled scale(const Rational& value, int places) {
  const int shift = value.numerator.exponent + places;
  const Natural n = value.numerator.significand * Natural::power(5, std::max(places, 0))
                    << std::max(shift, 0);
  const Natural d = value.denominator * Natural::power(5, std::max(-places, 0))
                    << std::max(-shift, 0);
  auto [quotient, remainder] = divide(n, d);
  const int half = compare(remainder << 1, d);
  return {std::move(quotient), half, remainder.is_zero()};
}

// floor(log10 |value|)
int floor_log10(const Rational& value) {
  // log10(2) = 0.30103 - 4e-9: the guess is right or one too large for all exponents in use.
  const std::int64_t guess = std::int64_t{floor_log2(value)} * 30103;
  int exponent = static_cast<int>(guess >= 0 ? guess / 100000 : -((-guess + 99999) / 100000));
  while (scale(value, -exponent).whole.is_zero()) {
    --exponent;
  }
  while (compare(scale(value, -exponent).whole, Natural(10)) >= 0) {
    ++exponent;
  }
  return exponent;
}

Rational from_units(bool is_negative, const Natural& units, int places) {
  const Natural power = Natural::power(5, places < 0 ? -places : places);
  return places < 0 ? Rational{exact(is_negative, units * power, -places), Natural(1)}
                    : rational(exact(is_negative, units, -places), power);
}

bool reads_back(const Format& format, const Rational& candidate, const Rational& value) {
  const Rounding rounding = round(format, finite(candidate));
  return !rounding.flags.is_overflow && rounding.value.is_finite() &&
         compare(rounding.value.exact, value) == 0;
}

Decimal shortest_digits(const Format& format, const Rational& value) {
  constexpr int kMaximumDigits = 25;  // 17 suffice for FP64
  const int exponent = floor_log10(value);
  for (int digits = 1; digits < kMaximumDigits; ++digits) {
    const int places = digits - 1 - exponent;
    const Scaled scaled = scale(value, places);
    const Natural above = scaled.whole + Natural(1);
    const bool is_above_nearer = scaled.half > 0 || (scaled.half == 0 && scaled.whole.is_odd());
    const Natural& nearer = is_above_nearer ? above : scaled.whole;
    const Natural& farther = is_above_nearer ? scaled.whole : above;
    for (const Natural* units : {&nearer, &farther}) {
      if (reads_back(format, from_units(value.is_negative(), *units, places), value)) {
        return decimal(*units, places);
      }
    }
  }
  ASSERT(false && "the value is not one of the format");
  return {};
}

std::string fraction_text(const Rational& value) {
  const Exact& n = value.numerator;
  const Natural above = n.significand << std::max(n.exponent, 0);
  const Natural below = value.denominator << std::max(-n.exponent, 0);
  return sign_of_text(n.is_negative) + above.to_decimal() + "/" + below.to_decimal();
}

}  // namespace

std::string shortest(const Format& format, const Value& value) {
  const std::string sign = sign_of_text(value.is_negative);
  if (!value.is_finite()) {
    return value.is_nan() ? "nan" : sign + "inf";
  }
  constexpr int kPlainEnd = 16;
  return sign + (value.is_zero() ? "0" : layout(shortest_digits(format, value.exact), kPlainEnd));
}

std::string positional_decimal(const Rational& value) {
  const std::optional<Decimal> digits = all_digits(value);
  return digits ? sign_of_text(value.is_negative()) + plain_layout(*digits) : fraction_text(value);
}

std::string exact_decimal(const Rational& value) {
  constexpr int kPlainEnd = 21;
  const std::optional<Decimal> digits = all_digits(value);
  return digits ? sign_of_text(value.is_negative()) + layout(*digits, kPlainEnd)
                : fraction_text(value);
}

std::string rounded_decimal(const Rational& value, int digits) {
  ASSERT(digits > 0);
  const std::string sign = sign_of_text(value.is_negative());
  if (value.is_zero()) {
    return sign + "0";
  }
  const int places = digits - 1 - floor_log10(value);
  const Scaled scaled = scale(value, places);
  const bool is_up = scaled.half > 0 || (scaled.half == 0 && scaled.whole.is_odd());
  const Decimal rounded = decimal(is_up ? scaled.whole + Natural(1) : scaled.whole, places);
  // Zeros in place of digits that were cut would look exact: 16777216 is 1.67772e7, not 16777200.
  return sign + layout(rounded, scaled.is_exact ? 16 : digits);
}

std::string readable(const Rational& value) {
  const std::optional<Decimal> digits = all_digits(value);
  if (digits && digits->digits.size() <= kReadableDigits) {
    return exact_decimal(value);
  }
  for (const std::string& text :
       {value.is_dyadic() ? power_form(value.numerator) : std::string(), fraction_text(value)}) {
    if (!text.empty() && text.size() <= kReadableDigits) {
      return text;
    }
  }
  return rounded_decimal(value, 17);
}

std::string power_form(const Exact& value) {
  const std::string sign = sign_of_text(value.is_negative);
  if (value.exponent == 0) {
    return sign + value.significand.to_decimal();
  }
  const std::string factor = value.significand.is_one() ? "" : value.significand.to_decimal() + "·";
  return sign + factor + "2^" + std::to_string(value.exponent);
}

std::string hexfloat(const Exact& value) {
  const std::string sign = sign_of_text(value.is_negative);
  if (value.is_zero()) {
    return sign + "0x0p+0";
  }
  const int exponent = floor_log2(value);
  const int fraction_bits = value.significand.bit_width() - 1;
  const int padding = (4 - fraction_bits % 4) % 4;
  std::string digits;
  for (Natural rest = value.significand << padding; !rest.is_zero(); rest = rest >> 4) {
    const Natural low = rest - ((rest >> 4) << 4);
    digits += "0123456789abcdef"[low.to_uint64()];
  }
  std::reverse(digits.begin(), digits.end());
  const std::string point = digits.size() > 1 ? "." + digits.substr(1) : "";
  return sign + "0x1" + point + "p" + (exponent < 0 ? "-" : "+") +
         std::to_string(exponent < 0 ? -exponent : exponent);
}

std::string code_text(Bits bits) {
  std::string text = "0x";
  for (int place = (bits.width_bits + 3) / 4 - 1; place >= 0; --place) {
    text += "0123456789ABCDEF"[(bits.code >> (4 * place)) & 15];
  }
  return text;
}

}  // namespace numerics
