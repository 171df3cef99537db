// Small words of CSS.
// Not rules: stylesheet.cpp and stylesheet_shapes.cpp.
#include "ui/css.hpp"

#include <cstdio>

namespace ui {

std::string css_number(float value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.5f", static_cast<double>(value));
  std::string digits = text;
  digits.erase(digits.find_last_not_of('0') + 1);
  if (!digits.empty() && digits.back() == '.') {
    digits.pop_back();
  }
  return digits == "-0" ? "0" : digits;
}

std::string rem(float length) { return length == 0 ? "0" : css_number(length / 16) + "rem"; }

std::string percent(float part) { return css_number(part * 100) + "%"; }

std::string var(Colour colour) { return "var(--" + std::string(name_of(colour)) + ")"; }

void Declarations::set(std::string_view name, const std::string& value) {
  text_ += "  " + std::string(name) + ": " + value + ";\n";
}

void declare_type(const Type& type, Declarations& out) {
  out.set("font-size", rem(type.size));
  out.set("font-weight", type.is_bold ? "700" : "400");
  if (type.is_bold) {
    out.set("font-family", "var(--sans-bold)");
  } else if (type.is_code) {
    out.set("font-family", "\"Binade Mono\", var(--sans)");
  }
  out.set("line-height",
          type.line_height_change == 0
              ? "var(--line-height)"
              : "calc(var(--line-height) + " + css_number(type.line_height_change) + ")");
}
std::string rule_text(const std::string& selector, const Declarations& declarations) {
  return declarations.text().empty() ? "" : selector + " {\n" + declarations.text() + "}\n";
}

}  // namespace ui
