// ASCII notation of numbers against the signs a reader sees.
// Not a test of digits: they pass through unchanged.
#include "screens/numbers.hpp"

#include <doctest/doctest.h>

#include <string>

TEST_CASE("numbers are set with a real minus, real superscripts and infinity") {
  struct Row {
    const char* ascii;
    const char* displayed;
  };
  const Row rows[] = {
      {"2.0001657009124756", "2.0001657009124756"},
      {"-0.18", "−0.18"},
      {"5.9604644775390625e-8", "5.9604644775390625\u00A0×\u00A010⁻⁸"},
      {"1e+30", "1\u00A0×\u00A010³⁰"},
      {"2^-24", "2⁻²⁴"},
      {"1 - 2^-11", "1 − 2⁻¹¹"},
      {"inf", "∞"},
      {"-inf", "−∞"},
      {"nan", "nan"},
      {"0x3C00", "0x3C00"},
      {"0x1E-5", "0x1E-5"},
      {"17/23", "17/23"},
      {"", ""},
      {"e", "e"},
      {"-", "-"},
  };
  for (const Row& row : rows) {
    const std::string ascii = row.ascii;
    CAPTURE(ascii);
    CHECK(screens::displayed_number(ascii) == row.displayed);
  }
}
