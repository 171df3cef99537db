// The words of a leaf as elements: one for each painted line, or plain runs where the browser
// breaks the lines. Not a line breaker: the offsets come from the painter.
#pragma once

#include <cstdint>
#include <vector>

#include "base/rich_text.hpp"
#include "semantics/element.hpp"

namespace semantics {

// The runs of the whole text, in order; spans of no words leave none.
std::vector<Run> runs_of(const base::RichText& text);

// `begins`: byte offsets into the words at which painted lines begin, ascending; 0 may be left out.
// Elements of class "line" and, between two of them, the space at which the line was broken: it
// stays a word space to readers and is the only place where the browser may break. (Chromium
// speaks a space for each <wbr>, also within a Japanese sentence.)
std::vector<Element> lines_of(const base::RichText& text, const std::vector<std::uint32_t>& begins);

}  // namespace semantics
