// The hash that ties a translated sentence to the English it was made from.
// Not for security: FNV-1a, 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace text {

// 16 hexadecimal digits, lower case, of the UTF-8 bytes of the English sentence with its markup.
inline std::string source_hash(std::string_view english) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : english) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 0x100000001b3U;
  }
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; hash >>= 4) {
    digits[i] = "0123456789abcdef"[hash & 15U];
  }
  return digits;
}

}  // namespace text
