// Numbers as a reader sees them: a real minus and real superscripts instead of ASCII notation.
// Not a number formatter: the digits come from numerics/ and are never changed.
#pragma once

#include <string>
#include <string_view>

namespace screens {

// "-1.5e-8" becomes "−1.5 × 10⁻⁸", "2^-24" becomes "2⁻²⁴", "inf" becomes "∞". Codes ("0x3C00") and
// words stay as they are.
std::string displayed_number(std::string_view ascii);

}  // namespace screens
