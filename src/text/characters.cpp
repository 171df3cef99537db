// Decoding by the table of well-formed bytes, Unicode 15 table 3-7; scripts as HarfBuzz knows them.
// Not validation: nothing is refused here.
#include "text/characters.hpp"

#include <hb.h>

namespace text {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

struct Decoded {
  char32_t point = kReplacement;
  std::size_t bytes = 1;
};

struct LeadRow {
  unsigned char first, last;  // range of the first byte
  unsigned char second_min, second_max;
  std::size_t bytes;
};

constexpr LeadRow kLeads[] = {
    {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3}, {0xE1, 0xEC, 0x80, 0xBF, 3},
    {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3}, {0xF0, 0xF0, 0x90, 0xBF, 4},
    {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4},
};

// A faulty sequence ends before the first byte that cannot belong to it.
Decoded decode_one(std::string_view rest) {
  const auto byte_at = [&](std::size_t i) {
    return i < rest.size() ? static_cast<unsigned char>(rest[i]) : static_cast<unsigned char>(0);
  };
  const unsigned char lead = byte_at(0);
  if (lead < 0x80) {
    return {lead, 1};
  }
  for (const LeadRow& row : kLeads) {
    if (lead < row.first || lead > row.last) {
      continue;
    }
    char32_t point = lead & (0xFFU >> (row.bytes + 1));
    for (std::size_t i = 1; i < row.bytes; ++i) {
      const unsigned char low = i == 1 ? row.second_min : 0x80;
      const unsigned char high = i == 1 ? row.second_max : 0xBF;
      if (byte_at(i) < low || byte_at(i) > high) {
        return {kReplacement, i};
      }
      point = (point << 6) | (byte_at(i) & 0x3FU);
    }
    return {point, row.bytes};
  }
  return {};
}

char32_t drawable(char32_t point) {
  const bool is_line_end =
      (point >= 0x09 && point <= 0x0D) || point == 0x85 || point == 0x2028 || point == 0x2029;
  if (is_line_end) {
    return U' ';
  }
  const bool is_control = point < 0x20 || (point >= 0x7F && point < 0xA0);
  return is_control ? kReplacement : point;
}

bool joins_any(Script script) {
  return script == Script::kCommon || script == Script::kInherited || script == Script::kUnknown;
}

bool is_japanese(Script script) {
  return script == Script::kHan || script == Script::kHiragana || script == Script::kKatakana;
}

}  // namespace

CodePoints decode(std::string_view words) {
  CodePoints decoded;
  decoded.points.reserve(words.size());
  decoded.offsets.reserve(words.size() + 1);
  for (std::size_t at = 0; at < words.size();) {
    const Decoded one = decode_one(words.substr(at, 4));
    decoded.points.push_back(drawable(one.point));
    decoded.offsets.push_back(static_cast<std::uint32_t>(at));
    at += one.bytes;
  }
  decoded.offsets.push_back(static_cast<std::uint32_t>(words.size()));
  return decoded;
}

Script script_of(char32_t point) {
  return static_cast<Script>(hb_unicode_script(hb_unicode_funcs_get_default(), point));
}

std::vector<ScriptRun> script_runs(const std::u32string& points, std::size_t begin,
                                   std::size_t end) {
  std::vector<ScriptRun> runs;
  for (std::size_t i = begin; i < end; ++i) {
    const Script script = script_of(points[i]);
    if (runs.empty()) {
      runs.push_back({i, i + 1, script});
      continue;
    }
    ScriptRun& last = runs.back();
    const bool is_same = script == last.script || joins_any(script) ||
                         (is_japanese(script) && is_japanese(last.script));
    if (!is_same && !joins_any(last.script)) {
      runs.push_back({i, i + 1, script});
      continue;
    }
    last.end = i + 1;
    if (joins_any(last.script) && !joins_any(script)) {
      last.script = script;
    }
  }
  return runs;
}

}  // namespace text
