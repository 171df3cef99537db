// Reads numbers from text into exact values.
// Not printing: number_printer.cpp.
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "numerics/number_text.hpp"

namespace numerics {
namespace {

using base::Error;
using base::Natural;
using base::Result;

constexpr std::size_t kLengthLimit = 100'000;
constexpr int kDecimalExponentLimit = 100'000;
constexpr int kBinaryExponentLimit = 400'000;

// The value of a digit in bases to 16, or 99.
int digit_of(char c) {
  if (c >= '0' && c <= '9') {
    return c - '0';
  }
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 99;
}

// digits * 10^exponent in lowest terms. 10^-k = 2^-k / 5^k: only factors 5 can be shared.
Rational scaled_by_ten(Natural digits, int exponent) {
  if (digits.is_zero()) {
    return {};
  }
  if (exponent >= 0) {
    return {exact(false, digits * Natural::power(5, exponent), exponent), Natural(1)};
  }
  constexpr int kStep = 13;  // 5^13 is the largest power of five in 32 bits
  const Natural step = Natural::power(5, kStep);
  int fives = -exponent;
  const auto drop = [&](const Natural& factor, int count) {
    while (fives >= count) {
      auto [quotient, remainder] = divide(digits, factor);
      if (!remainder.is_zero()) {
        return;
      }
      digits = std::move(quotient);
      fives -= count;
    }
  };
  drop(step, kStep);
  drop(Natural(5), 1);
  return {exact(false, std::move(digits), exponent), Natural::power(5, fives)};
}

class Reader {
 public:
  Reader(std::string_view text, const Format* code_format)
      : text_(text), end_(text.size()), code_format_(code_format) {}

  Result<Value> read() {
    if (text_.size() > kLengthLimit) {
      return fault("error.number.long", {{"limit", std::to_string(kLengthLimit)}});
    }
    while (end_ > 0 && is_blank(text_[end_ - 1])) {
      --end_;
    }
    while (at_ < end_ && is_blank(text_[at_])) {
      ++at_;
    }
    if (at_ == end_) {
      return fault("error.number.empty");
    }
    const std::size_t start = at_;
    const bool is_negative = take('-');
    if (!is_negative) {
      take('+');
    }
    Result<Value> value = read_unsigned(at_ != start);
    if (!value || at_ == end_) {
      return value && is_negative ? Result<Value>(negated(value.value())) : value;
    }
    return unexpected();
  }

 private:
  static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

  Error fault(std::string key, std::vector<base::Argument> arguments = {}) const {
    base::Where where;
    where.offset = static_cast<int>(std::min(at_, end_));
    return {{std::move(key), std::move(arguments)}, where};
  }

  Error unexpected() const {
    // The whole character, not one byte of it.
    std::size_t stop = at_ + 1;
    while (stop < end_ && (static_cast<unsigned char>(text_[stop]) & 0xC0) == 0x80) {
      ++stop;
    }
    return at_ == end_ ? fault("error.number.digit")
                       : fault("error.number.unexpected",
                               {{"found", std::string(text_.substr(at_, stop - at_))}});
  }

  char peek(std::size_t ahead = 0) const { return at_ + ahead < end_ ? text_[at_ + ahead] : '\0'; }

  bool take(char c) {
    const bool is_there = at_ < end_ && text_[at_] == c;
    at_ += is_there ? 1 : 0;
    return is_there;
  }

  bool take_letter(char lower) { return take(lower) || take(static_cast<char>(lower - 0x20)); }

  // A word in any case of letters, with no letter after it.
  bool take_word(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
      if ((peek(i) | 0x20) != word[i]) {
        return false;
      }
    }
    if (std::isalnum(static_cast<unsigned char>(peek(word.size()))) != 0) {
      return false;
    }
    at_ += word.size();
    return true;
  }

  Result<Value> read_unsigned(bool has_sign) {
    if (take_word("inf") || take_word("infinity")) {
      return end_of_word(infinity(false));
    }
    if (take_word("nan")) {
      return end_of_word(not_a_number());
    }
    if (const int base = code_base(); base != 0) {
      return has_sign ? Result<Value>(unexpected()) : read_code(base);
    }
    Result<Rational> left = read_power();
    if (!left) {
      return left.error();
    }
    const bool is_product = take('*') || take_dot();
    if (!is_product && !take('/')) {
      return finite(std::move(left.value()));
    }
    const std::size_t operand_at = at_;
    if (code_base() != 0 || std::isalpha(static_cast<unsigned char>(peek())) != 0) {
      return fault("error.number.operand");
    }
    Result<Rational> right = read_power();
    if (!right) {
      return right.error();
    }
    if (is_product) {
      return finite(multiply(left.value(), right.value()));
    }
    if (right.value().is_zero()) {
      at_ = operand_at;
      return fault("error.number.zero-divisor");
    }
    return finite(divide(left.value(), right.value()));
  }

  Result<Value> end_of_word(Value value) const {
    const bool has_operator = peek() == '/' || peek() == '*' || peek() == '^';
    return has_operator ? Result<Value>(fault("error.number.operand")) : Result<Value>(value);
  }

  bool take_dot() {
    const std::string_view dot = "\u00B7";  // ·
    const bool is_there = text_.substr(at_, dot.size()) == dot;
    at_ += is_there ? dot.size() : 0;
    return is_there;
  }

  // 16, 2 or 8 before a code, 0 before anything else. "0x...p..." is a value, not a code.
  int code_base() const {
    if (peek() != '0') {
      return 0;
    }
    const char letter = static_cast<char>(peek(1) | 0x20);
    if (letter == 'b' || letter == 'o') {
      return letter == 'b' ? 2 : 8;
    }
    if (letter != 'x') {
      return 0;
    }
    const std::string_view rest = text_.substr(at_ + 2, end_ - at_ - 2);
    return rest.find_first_of("pP.") == std::string_view::npos ? 16 : 0;
  }

  Result<Value> read_code(int base) {
    if (code_format_ == nullptr) {
      return fault("error.number.code");
    }
    at_ += 2;
    const int width = width_bits(*code_format_);
    std::uint64_t code = 0;
    bool is_too_wide = false;
    const std::size_t start = at_;
    for (; digit_of(peek()) < base || is_separator(base, start); ++at_) {
      if (peek() != '_') {
        is_too_wide = is_too_wide || code > (~std::uint64_t{0}) / static_cast<unsigned>(base);
        code = code * static_cast<unsigned>(base) + static_cast<unsigned>(digit_of(peek()));
      }
    }
    if (at_ == start) {
      return unexpected();
    }
    if (at_ != end_) {
      const bool has_operator = peek() == '/' || peek() == '*' || peek() == '^';
      return has_operator ? fault("error.number.operand") : unexpected();
    }
    if (is_too_wide || (width < 64 && (code >> width) != 0)) {
      at_ = start;
      return fault("error.number.width",
                   {{"format", std::string(code_format_->name)}, {"width", std::to_string(width)}});
    }
    return decode(*code_format_, bits_of(*code_format_, code));
  }

  // '_' counts only between two digits.
  bool is_separator(int base, std::size_t start) const {
    return peek() == '_' && at_ > start && digit_of(text_[at_ - 1]) < base &&
           digit_of(peek(1)) < base;
  }

  Result<Rational> read_power() {
    const std::size_t start = at_;
    Result<Rational> base = read_plain();
    if (!base || !take('^')) {
      return base;
    }
    const Rational& number = base.value();
    const bool is_small =
        number.is_dyadic() && number.numerator.exponent >= 0 && floor_log2_or_zero(number) < 20;
    if (!is_small || number.is_zero()) {
      at_ = start;
      return fault("error.number.operand");
    }
    const auto whole = static_cast<std::uint32_t>(number.numerator.significand.to_uint64()
                                                  << number.numerator.exponent);
    const int bits = whole < 2 ? 1 : floor_log2(number);
    const int limit = (whole & (whole - 1)) == 0 ? kBinaryExponentLimit / bits
                                                 : kDecimalExponentLimit * 3 / (bits + 1);
    const Result<int> exponent = read_exponent(limit);
    if (!exponent) {
      return exponent.error();
    }
    const int size = std::abs(exponent.value());
    const int zeros = number.numerator.exponent;
    const auto odd = static_cast<std::uint32_t>(number.numerator.significand.to_uint64());
    const Natural power = Natural::power(odd, size);
    return exponent.value() >= 0 ? Rational{exact(false, power, zeros * size), Natural(1)}
                                 : Rational{exact(false, 1, -zeros * size), power};
  }

  static int floor_log2_or_zero(const Rational& number) {
    return number.is_zero() ? 0 : floor_log2(number);
  }

  Result<Rational> read_plain() {
    const bool is_hexadecimal = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
    at_ += is_hexadecimal ? 2 : 0;
    const int base = is_hexadecimal ? 16 : 10;
    std::string digits;
    const int fraction_digits = read_digits(base, digits);
    if (fraction_digits < 0) {
      return unexpected();
    }
    return is_hexadecimal ? finish_hexadecimal(digits, fraction_digits)
                          : finish_decimal(digits, fraction_digits);
  }

  // Appends the digits and answers how many stand behind the point; -1 when there is no digit.
  int read_digits(int base, std::string& digits) {
    const std::size_t start = at_;
    std::optional<std::size_t> point;
    for (; at_ < end_; ++at_) {
      if (digit_of(peek()) < base) {
        digits += peek();
      } else if (peek() == '.' && !point) {
        point = digits.size();
      } else if (!is_separator(base, start)) {
        break;
      }
    }
    if (digits.empty()) {
      return -1;
    }
    return point ? static_cast<int>(digits.size() - *point) : 0;
  }

  Result<Rational> finish_decimal(std::string digits, int fraction_digits) {
    int exponent = 0;
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      const Result<int> written = read_exponent(kDecimalExponentLimit);
      if (!written) {
        return written.error();
      }
      exponent = written.value();
    }
    exponent -= fraction_digits;
    // Zeros at the end go into the exponent: fewer digits to calculate with.
    while (digits.size() > 1 && digits.back() == '0') {
      digits.pop_back();
      ++exponent;
    }
    return scaled_by_ten(*Natural::from_decimal(digits), exponent);
  }

  Result<Rational> finish_hexadecimal(const std::string& digits, int fraction_digits) {
    constexpr std::size_t kChunk = 15;  // digits that fit 64 bits
    if (!take_letter('p')) {
      return unexpected();
    }
    const Result<int> exponent = read_exponent(kBinaryExponentLimit);
    if (!exponent) {
      return exponent.error();
    }
    Natural significand;
    for (std::size_t start = 0; start < digits.size(); start += kChunk) {
      std::uint64_t chunk = 0;
      const std::size_t stop = std::min(start + kChunk, digits.size());
      for (std::size_t i = start; i < stop; ++i) {
        chunk = chunk * 16 + static_cast<unsigned>(digit_of(digits[i]));
      }
      significand = (significand << static_cast<int>(4 * (stop - start))) + Natural(chunk);
    }
    return Rational{exact(false, significand, exponent.value() - 4 * fraction_digits), Natural(1)};
  }

  Result<int> read_exponent(int limit) {
    const std::size_t start = at_;
    const bool is_negative = take('-');
    if (!is_negative) {
      take('+');
    }
    if (digit_of(peek()) > 9) {
      return unexpected();
    }
    int exponent = 0;
    for (; digit_of(peek()) <= 9; ++at_) {
      exponent = std::min(exponent * 10 + digit_of(peek()), limit + 1);
    }
    if (exponent > limit) {
      at_ = start;
      return fault("error.number.exponent", {{"limit", std::to_string(limit)}});
    }
    return is_negative ? -exponent : exponent;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t end_;
  const Format* code_format_;
};

}  // namespace

Result<Value> parse_number(std::string_view text, const Format* code_format) {
  return Reader(text, code_format).read();
}

}  // namespace numerics
