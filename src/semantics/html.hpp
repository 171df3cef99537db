// Elements as HTML text, for pages that are written at build time.
// Not a template language.
#pragma once

#include <string>
#include <string_view>

#include "semantics/element.hpp"

namespace semantics {

// Everything that could be markup is escaped: words are words.
std::string to_html(const Element& element);
std::string escaped_html(std::string_view words);

}  // namespace semantics
