// Pieces of CSS text. Private to stylesheet.cpp and stylesheet_shapes.cpp.
// Not a table: what is written comes from look.hpp.
#pragma once

#include <string>
#include <string_view>

#include "ui/look.hpp"

namespace ui {

std::string css_number(float value);  // "1.5"
std::string rem(float length);        // of a length of the look table
std::string percent(float part);      // 1 is all
std::string var(Colour colour);       // "var(--accent)"

// Declarations of one rule, each once.
class Declarations {
 public:
  void set(std::string_view name, const std::string& value);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

void declare_type(const Type& type, Declarations& out);

// Empty when nothing is declared.
std::string rule_text(const std::string& selector, const Declarations& declarations);

// What no row of the table is: marks of options, progress, brand, details, figures.
std::string shape_rules();
std::string narrow_shape_rules();  // only what differs

}  // namespace ui
