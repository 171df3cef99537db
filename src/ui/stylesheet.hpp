// The look table as CSS, for the page in normal flow: before the canvas, without it, on paper.
// Not the overlay, the faces and the reset: web/style.css.
#pragma once

#include <string>

namespace ui {

// Lengths in rem, borders in px, colours as custom properties for light and dark. The boxes come
// out where lay_out puts them.
std::string stylesheet();

}  // namespace ui
