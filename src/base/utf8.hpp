// Whether bytes are UTF-8, for everything that comes from outside.
// Not decoding for layout: text/characters does that, on text that was checked here.
#pragma once

#include <cstddef>
#include <string_view>

namespace base {

// Offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7: no
// surrogates, no overlong forms, nothing beyond U+10FFFF), or npos.
std::size_t find_invalid_utf8(std::string_view text);

}  // namespace base
