// Table 3-7 of the Unicode standard, row by row.
// Not a repair: what is wrong is refused.
#include "base/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace base {
namespace {

struct Row {
  std::uint8_t first;  // of the lead bytes
  std::uint8_t last;
  std::size_t length;         // of the sequence
  std::uint8_t second_first;  // the second byte's range; all further ones are 80..BF
  std::uint8_t second_last;
};

constexpr Row kRows[] = {
    {0x00, 0x7F, 1, 0, 0},       {0xC2, 0xDF, 2, 0x80, 0xBF}, {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF}, {0xED, 0xED, 3, 0x80, 0x9F}, {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF}, {0xF1, 0xF3, 4, 0x80, 0xBF}, {0xF4, 0xF4, 4, 0x80, 0x8F},
};

bool is_between(char byte, std::uint8_t first, std::uint8_t last) {
  const auto value = static_cast<std::uint8_t>(byte);
  return value >= first && value <= last;
}

// Length of the well-formed sequence at the start of `text`, which is not empty; 0: there is none.
std::size_t sequence_length(std::string_view text) {
  const auto* row = std::find_if(std::begin(kRows), std::end(kRows), [text](const Row& candidate) {
    return is_between(text[0], candidate.first, candidate.last);
  });
  if (row == std::end(kRows) || text.size() < row->length) {
    return 0;
  }
  if (row->length > 1 && !is_between(text[1], row->second_first, row->second_last)) {
    return 0;
  }
  for (std::size_t i = 2; i < row->length; ++i) {
    if (!is_between(text[i], 0x80, 0xBF)) {
      return 0;
    }
  }
  return row->length;
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t length = sequence_length(text.substr(offset));
    if (length == 0) {
      return offset;
    }
    offset += length;
  }
  return std::string_view::npos;
}

}  // namespace base
