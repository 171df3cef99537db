// UAX #14 and #29 by libunibreak, then the numbers and names that must stay whole.
// Not hyphenation: only soft hyphens that the author wrote.
#include "text/break.hpp"

#include <graphemebreak.h>
#include <linebreak.h>

#include <string_view>

namespace text {
namespace {

// libunibreak's names: "-strict" makes small kana and the long vowel mark unable to start a line.
const char* unibreak_language(Language language) {
  return language == Language::kJapanese ? "ja-strict" : "en-strict";
}

bool is_digit(char32_t c) {
  return (c >= U'0' && c <= U'9') || (c >= 0x0966 && c <= 0x096F) ||    // Devanagari
         (c >= 0x09E6 && c <= 0x09EF) || (c >= 0xFF10 && c <= 0xFF19);  // Bengali, full width
}

bool is_upper(char32_t c) { return c >= U'A' && c <= U'Z'; }

bool is_alphanumeric(char32_t c) {
  return is_digit(c) || is_upper(c) || (c >= U'a' && c <= U'z') || c == U'_';
}

bool is_one_of(std::u32string_view set, char32_t c) {
  return c != 0 && set.find(c) != std::u32string_view::npos;
}

// Before a number, directly: signs and relations.
constexpr std::u32string_view kPrefixes =
    U"+-<>=~#$\u2212\u00B1\u2213\u00D7\u2248\u2260\u2264\u2265\u221A";
// After it: percent, per mille, degree, prime.
constexpr std::u32string_view kSuffixes = U"%\u2030\u00B0\u2032\u2033\uFF05";
// Between two letters or digits: points, separators, slash.
constexpr std::u32string_view kJoiners = U".,'/:\u2019";
// Between two digits: group spaces (no-break, narrow no-break, thin), times.
constexpr std::u32string_view kDigitJoiners = U"\u00A0\u202F\u2009\u00D7\u00B7";

// A number, a code or a name: 0.1, -1.5e-3, 10 000, 0x3F800000, FP16, FP16/E4M3FN, loss_scale_0.
class TokenScanner {
 public:
  explicit TokenScanner(const std::u32string& points) : points_(points) {}

  // The end of the token that begins here, or `begin` when none does that must stay whole.
  std::size_t scan(std::size_t begin) const;

 private:
  char32_t at(std::size_t i) const { return i < points_.size() ? points_[i] : U'\0'; }
  bool continues(std::size_t begin, std::size_t i) const;

  const std::u32string& points_;
};

bool TokenScanner::continues(std::size_t begin, std::size_t i) const {
  if (is_alphanumeric(at(i))) {
    return true;
  }
  const char32_t before = at(i - 1);
  const char32_t after = at(i + 1);
  if (is_one_of(kJoiners, at(i))) {
    return is_alphanumeric(before) && is_alphanumeric(after);
  }
  if (is_one_of(kDigitJoiners, at(i))) {
    return is_digit(before) && is_digit(after);
  }
  const bool is_sign = at(i) == U'+' || at(i) == U'-' || at(i) == 0x2212;
  const bool is_exponent = before == U'e' || before == U'E' || before == U'p' || before == U'P';
  return is_sign && is_exponent && is_digit(after) && i >= begin + 2 &&
         (is_alphanumeric(at(i - 2)) || at(i - 2) == U'.');
}

std::size_t TokenScanner::scan(std::size_t begin) const {
  std::size_t i = begin;
  while (is_one_of(kPrefixes, at(i))) {
    ++i;
  }
  if (at(i) == U'.' && is_digit(at(i + 1))) {
    ++i;
  }
  if (!is_alphanumeric(at(i)) || (i > begin && !is_digit(at(i)))) {
    return begin;
  }
  bool has_digit = false;
  int capitals = 0;
  const std::size_t first = i;
  for (; i == first || continues(first, i); ++i) {
    has_digit = has_digit || is_digit(at(i));
    capitals += is_upper(at(i)) ? 1 : 0;
  }
  while (has_digit && is_one_of(kSuffixes, at(i))) {
    ++i;
  }
  return has_digit || capitals >= 2 ? i : begin;
}

void keep_tokens_whole(const std::u32string& points, std::vector<Break>& breaks) {
  const TokenScanner scanner(points);
  for (std::size_t i = 0; i < points.size();) {
    const std::size_t end = scanner.scan(i);
    // UAX #14 takes the point of " .5" for the end of a sentence.
    if (end > i && points[i] == U'.' && i > 0 && points[i - 1] == U' ') {
      breaks[i - 1] = Break::kAllowed;
    }
    for (std::size_t inside = i; inside + 1 < end; ++inside) {
      if (breaks[inside] == Break::kAllowed) {
        breaks[inside] = Break::kReluctant;
      }
    }
    if (end > i) {
      i = end;
      continue;
    }
    // Over the rest of a word that is no token, so that none begins in its middle.
    const bool is_word = is_alphanumeric(points[i]);
    do {
      ++i;
    } while (is_word && i < points.size() && is_alphanumeric(points[i]));
  }
}

void keep_raised_with_base(const std::u32string& points, const std::vector<bool>& is_raised,
                           std::vector<Break>& breaks) {
  for (std::size_t i = 0; i + 1 < is_raised.size(); ++i) {
    const bool is_torn = is_raised[i + 1] && (is_raised[i] || points[i] != U' ');
    if (is_torn && breaks[i] == Break::kAllowed) {
      breaks[i] = Break::kReluctant;
    }
  }
}

// Characters that always are clusters of their own beside each other, by far the most: letters and
// signs below the combining marks (but for controls and what may be an emoji), kana, ideographs.
bool is_plain(char32_t c) {
  return (c >= 0x20 && c < 0x7F) || (c >= 0xB0 && c < 0x300) || (c >= 0x3041 && c <= 0x3096) ||
         (c >= 0x30A0 && c <= 0x30FF) || (c >= 0x4E00 && c <= 0x9FFF);
}

const utf32_t* utf32_of(const std::u32string& points) {
  return reinterpret_cast<const utf32_t*>(points.data());
}

}  // namespace

std::vector<bool> cluster_starts(const std::u32string& points) {
  std::vector<bool> starts(points.size(), true);
  std::vector<char> marks;
  for (std::size_t i = 0; i + 1 < points.size();) {
    if (is_plain(points[i]) && is_plain(points[i + 1])) {
      ++i;
      continue;
    }
    std::size_t end = i + 1;  // up to the next two that are plain
    while (end < points.size() && !(is_plain(points[end - 1]) && is_plain(points[end]))) {
      ++end;
    }
    marks.resize(end - i);
    set_graphemebreaks_utf32(utf32_of(points) + i, end - i, "", marks.data());
    for (std::size_t k = i; k + 1 < end; ++k) {
      starts[k + 1] = marks[k - i] == GRAPHEMEBREAK_BREAK;
    }
    i = end - 1;
  }
  return starts;
}

std::vector<Break> line_breaks(const std::u32string& points, Language language,
                               const std::vector<bool>& is_raised) {
  std::vector<Break> breaks(points.size(), Break::kNever);
  if (points.empty()) {
    return breaks;
  }
  std::vector<char> marks(points.size());
  set_linebreaks_utf32(utf32_of(points), points.size(), unibreak_language(language), marks.data());
  const std::vector<bool> starts = cluster_starts(points);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    if (starts[i + 1]) {
      breaks[i] = marks[i] == LINEBREAK_ALLOWBREAK ? Break::kAllowed : Break::kEmergency;
    }
  }
  keep_tokens_whole(points, breaks);
  keep_raised_with_base(points, is_raised, breaks);
  return breaks;
}

}  // namespace text
