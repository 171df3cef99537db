// Cuts the spans of a text at the beginnings of its painted lines.
// Not a line breaker: the offsets come from the painter.
#include "semantics/line_elements.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace semantics {
namespace {

std::string_view tag_of(base::SpanStyle style) {
  switch (style) {
    case base::SpanStyle::kPlain: return "";
    case base::SpanStyle::kStrong: return "strong";
    case base::SpanStyle::kCode: return "code";
    case base::SpanStyle::kSuperscript: return "sup";
    case base::SpanStyle::kSubscript: return "sub";
  }
  return "";
}

// The runs of the bytes from `begin` up to `end`.
std::vector<Run> runs_between(const base::RichText& text, std::size_t begin, std::size_t end) {
  std::vector<Run> runs;
  std::size_t offset = 0;
  for (const base::Span& span : text) {
    const std::size_t from = std::max(begin, offset);
    const std::size_t to = std::min(end, offset + span.text.size());
    if (from < to) {
      runs.push_back({std::string(tag_of(span.style)), span.term_id.empty() ? "" : "term",
                      span.text.substr(from - offset, to - from)});
    }
    offset += span.text.size();
  }
  return runs;
}

// Takes the spaces from the end of a line; true if there were any.
bool take_spaces(std::vector<Run>& line) {
  bool has_taken = false;
  while (!line.empty()) {
    std::string& words = line.back().words;
    while (!words.empty() && words.back() == ' ') {
      words.pop_back();
      has_taken = true;
    }
    if (!words.empty()) {
      break;
    }
    line.pop_back();
  }
  return has_taken;
}

std::size_t size_of(const base::RichText& text) {
  std::size_t size = 0;
  for (const base::Span& span : text) {
    size += span.text.size();
  }
  return size;
}

}  // namespace

std::vector<Run> runs_of(const base::RichText& text) {
  return runs_between(text, 0, size_of(text));
}

std::vector<Element> lines_of(const base::RichText& text,
                              const std::vector<std::uint32_t>& begins) {
  std::vector<Element> lines;
  const std::size_t size = size_of(text);
  std::size_t begin = 0;
  const auto add_line = [&](std::size_t end) {
    std::vector<Run> runs = runs_between(text, begin, end);
    const bool has_space = end < size && take_spaces(runs);
    lines.push_back({"span", "", {{"class", "line"}}, std::move(runs), {}});
    if (has_space) {
      lines.push_back({"span", "", {}, {{"", "", " "}}, {}});
    }
    begin = end;
  };
  for (const std::uint32_t next : begins) {
    if (next > begin && next < size) {
      add_line(next);
    }
  }
  add_line(size);
  return lines;
}

}  // namespace semantics
