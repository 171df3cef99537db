// Well-formed UTF-8 by the rows of the Unicode standard's table 3-7.
// Not decoding.
#include "base/utf8.hpp"

#include <doctest/doctest.h>

#include <string>

namespace {

constexpr std::size_t kNone = std::string_view::npos;

// Encodes without looking: the oracle for what must be accepted and what must not.
std::string encoded(std::uint32_t point, int length) {
  const auto tail = [point](int shift) {
    return static_cast<char>(0x80U | ((point >> shift) & 0x3FU));
  };
  switch (length) {
    case 1: return {static_cast<char>(point)};
    case 2: return {static_cast<char>(0xC0U | (point >> 6U)), tail(0)};
    case 3: return {static_cast<char>(0xE0U | (point >> 12U)), tail(6), tail(0)};
    default: return {static_cast<char>(0xF0U | (point >> 18U)), tail(12), tail(6), tail(0)};
  }
}

int shortest_length(std::uint32_t point) {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

}  // namespace

TEST_CASE("every code point is accepted in its shortest form only; surrogates never") {
  for (std::uint32_t point = 0; point < 0x1FFFFF; point += point < 0x11000 ? 1 : 251) {
    const bool is_scalar = point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF);
    const int shortest = shortest_length(point);
    for (int length = shortest; length <= 4; ++length) {
      const bool is_accepted = base::find_invalid_utf8(encoded(point, length)) == kNone;
      if (is_accepted != (is_scalar && length == shortest)) {
        CAPTURE(point);
        CAPTURE(length);
        FAIL_CHECK("accepted: " << is_accepted);
      }
    }
  }
}

TEST_CASE("the offset is that of the first byte of the broken sequence") {
  CHECK(base::find_invalid_utf8("") == kNone);
  CHECK(base::find_invalid_utf8("ab\xFF") == 2);
  CHECK(base::find_invalid_utf8("\u0995\x80") == 3);
  CHECK(base::find_invalid_utf8("x\xE0\xA6") == 1);  // cut short
  CHECK(base::find_invalid_utf8("\xF4\x90\x80\x80") == 0);
}
