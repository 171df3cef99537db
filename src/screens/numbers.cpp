// Sets ASCII numbers in the signs of print.
// Not aware of formats or values.
#include "screens/numbers.hpp"

#include <cstddef>

namespace screens {
namespace {

constexpr std::string_view kSuperscripts[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Appends the integer at `i` ("-24", "+8", "3") as superscripts and moves `i` behind it.
void append_superscript(std::string_view ascii, std::size_t& i, std::string& out) {
  if (i < ascii.size() && (ascii[i] == '-' || ascii[i] == '+')) {
    out += ascii[i] == '-' ? "⁻" : "";
    ++i;
  }
  while (i < ascii.size() && is_digit(ascii[i])) {
    out += kSuperscripts[ascii[i] - '0'];
    ++i;
  }
}

bool starts_exponent(std::string_view ascii, std::size_t i) {
  if (i == 0 || i + 1 >= ascii.size() || !is_digit(ascii[i - 1])) {
    return false;
  }
  const bool has_sign = ascii[i + 1] == '-' || ascii[i + 1] == '+';
  return is_digit(ascii[i + 1]) || (has_sign && i + 2 < ascii.size() && is_digit(ascii[i + 2]));
}

}  // namespace

std::string displayed_number(std::string_view ascii) {
  if (ascii.substr(0, 2) == "0x" || ascii.substr(0, 2) == "0b") {
    return std::string(ascii);
  }
  std::string out;
  std::size_t i = 0;
  while (i < ascii.size()) {
    if (ascii[i] == '-' && i + 1 < ascii.size()) {
      out += "−";
      ++i;
    } else if (ascii.substr(i, 3) == "inf") {
      out += "∞";
      i += 3;
    } else if (ascii[i] == 'e' && starts_exponent(ascii, i)) {
      out += "\u00A0×\u00A010";
      append_superscript(ascii, ++i, out);
    } else if (ascii[i] == '^' && i > 0 && is_digit(ascii[i - 1])) {
      append_superscript(ascii, ++i, out);
    } else {
      out += ascii[i];
      ++i;
    }
  }
  return out;
}

}  // namespace screens
