// Numbers as text, both ways, exactly: nothing passes through a host float.
// Not for display in print (screens/numbers): output is ASCII that reads back.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "numerics/catalogue.hpp"
#include "numerics/decode.hpp"
#include "numerics/exact.hpp"
#include "numerics/neighbours.hpp"

namespace numerics {

// A number of up to 100,000 characters, with blanks around it:
//
//   -12.5e-3   .5   1_000_000     decimal of any length, '_' between digits
//   0x1.8p-3                      C99 hexadecimal
//   2^-24   10^6   172*2^-24      a power; one product ('*' or '·')
//   17/23   1e-4/3                one fraction
//   inf   infinity   nan          in any case of letters
//   0x3C00   0b0011   0o17        a code of `code_format` (an error where that is null)
//
// Exponents of ten are limited to +-100,000, of two to +-400,000. Errors carry Where::offset:
// "error.number.empty", "error.number.digit" (a digit is missing), "error.number.unexpected"
// {found}, "error.number.exponent" {limit}, "error.number.long" {limit},
// "error.number.zero-divisor", "error.number.operand" (no calculating with infinity, NaN or codes),
// "error.number.code" (codes need a format), "error.number.width" {format, width}.
base::Result<Value> parse_number(std::string_view text, const Format* code_format);

// Fewest significant digits that read back as the same value of the format; of those the nearest.
// The value is one of the format.
std::string shortest(const Format& format, const Value& value);

// Every digit, without exponent: "0.0999755859375". "n/d" of a value that is not dyadic.
std::string positional_decimal(const Rational& value);

// Every digit, very small and very large values with exponent: "5.9604644775390625e-8". "n/d" of a
// value whose decimal expansion does not end.
std::string exact_decimal(const Rational& value);

// At most `digits` significant digits, correctly rounded (ties to even), no trailing zeros.
std::string rounded_decimal(const Rational& value, int digits);

// exact_decimal of at most 25 digits; else "n/d" or "m·2^e" of at most 25 digits; else 17 digits.
std::string readable(const Rational& value);

std::string power_form(const Exact& value);  // "172·2^-24": significand and power of two
std::string hexfloat(const Exact& value);    // "0x1.8p-3"
std::string code_text(Bits bits);            // "0x3C00": as many digits as the width needs

}  // namespace numerics
