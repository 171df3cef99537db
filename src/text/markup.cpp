// One pass over the bytes; a span ends where the mark that opened it comes again.
// Not tolerant by guessing: what is faulty is drawn as it was written, and reported.
#include "text/markup.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace text {
namespace {

using base::SpanStyle;

struct MarkRow {
  char mark;
  SpanStyle style;
};

constexpr std::array<MarkRow, 4> kMarks = {{
    {'`', SpanStyle::kCode},
    {'*', SpanStyle::kStrong},
    {'^', SpanStyle::kSuperscript},
    {'~', SpanStyle::kSubscript},
}};

constexpr std::string_view kEscapable = "\\{}`*^~[]|";

// How far ahead a closing brace or bracket is looked for, so that hostile text costs no square.
constexpr std::size_t kLongestName = 128;
constexpr std::size_t kLongestTerm = 1024;

bool is_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || c == '.';
  });
}

class MarkupReader {
 public:
  MarkupReader(std::string_view source, const Fill& fill) : source_(source), fill_(fill) {}

  Markup read() {
    read_until('\0');
    return std::move(markup_);
  }

  // What the reader met, whether or not it could be filled.
  std::vector<std::string> placeholders;
  std::vector<std::string> terms;

 private:
  bool at_end() const { return at_ >= source_.size(); }
  std::string_view rest() const { return source_.substr(at_); }

  // Reads on in the current style up to its closing mark ('\0': the end, ']': "]]").
  // True when the mark was there; it has been passed over then.
  bool read_until(char closing);
  void read_one(char closing);
  void read_escape();
  void read_placeholder();
  void read_marked(const MarkRow& row);
  void read_term();
  void faulty_term(const char* key, const char* name, std::string_view value);
  void read_literal();

  void add(std::string_view words);

  // The state to come back to when the second of two marks turns out to be missing.
  struct Checkpoint {
    std::size_t at, spans, last_bytes, problems, terms;
  };
  Checkpoint checkpoint() const;
  void go_back(const Checkpoint& checkpoint);
  void problem(std::string key, std::string name, std::string_view value, std::size_t offset);

  std::string_view source_;
  const Fill& fill_;
  std::size_t at_ = 0;
  SpanStyle style_ = SpanStyle::kPlain;
  std::string term_id_;
  Markup markup_;
};

void MarkupReader::problem(std::string key, std::string name, std::string_view value,
                           std::size_t offset) {
  base::Where where;
  where.offset = static_cast<int>(offset);
  markup_.problems.push_back(
      {{std::move(key), {{std::move(name), std::string(value)}}}, std::move(where)});
}

void MarkupReader::add(std::string_view words) {
  if (words.empty()) {
    return;
  }
  base::RichText& text = markup_.text;
  if (text.empty() || text.back().style != style_ || text.back().term_id != term_id_) {
    text.push_back({style_, {}, term_id_});
  }
  text.back().text += words;
}

MarkupReader::Checkpoint MarkupReader::checkpoint() const {
  const base::RichText& text = markup_.text;
  return {at_, text.size(), text.empty() ? 0 : text.back().text.size(), markup_.problems.size(),
          terms.size()};
}

void MarkupReader::go_back(const Checkpoint& checkpoint) {
  at_ = checkpoint.at;
  markup_.text.resize(checkpoint.spans);
  if (!markup_.text.empty()) {
    markup_.text.back().text.resize(checkpoint.last_bytes);
  }
  markup_.problems.resize(checkpoint.problems);
  terms.resize(checkpoint.terms);
}

void MarkupReader::read_literal() {
  add(rest().substr(0, 1));
  ++at_;
}

void MarkupReader::read_escape() {
  const std::size_t begin = at_++;
  if (!at_end() && kEscapable.find(source_[at_]) != std::string_view::npos) {
    read_literal();
    return;
  }
  problem("error.markup.escape", "mark", source_.substr(begin, 2), begin);
  add("\\");
}

void MarkupReader::read_placeholder() {
  const std::size_t begin = at_;
  const std::size_t length = rest().substr(0, kLongestName).find('}');
  if (length == std::string_view::npos) {
    problem("error.markup.unbalanced", "mark", "{", begin);
    read_literal();
    return;
  }
  const std::string_view name = source_.substr(begin + 1, length - 1);
  if (!is_name(name)) {
    problem("error.markup.placeholder", "name", name, begin);
    read_literal();
    return;
  }
  at_ = begin + length + 1;
  placeholders.emplace_back(name);
  const std::optional<std::string> value = fill_ ? fill_(name) : std::nullopt;
  if (value) {
    add(*value);
    return;
  }
  problem("error.markup.placeholder", "name", name, begin);
  add(source_.substr(begin, at_ - begin));
}

void MarkupReader::read_marked(const MarkRow& row) {
  const Checkpoint before = checkpoint();
  const std::string_view mark = source_.substr(at_, 1);
  if (style_ != SpanStyle::kPlain || !term_id_.empty()) {
    problem("error.markup.nested", "mark", mark, at_);
    read_literal();
    return;
  }
  ++at_;
  style_ = row.style;
  const bool is_closed = read_until(row.mark);
  style_ = SpanStyle::kPlain;
  if (is_closed && at_ > before.at + 2) {
    return;
  }
  // Nothing between the marks, or no second mark: the mark is drawn as the character it is.
  go_back(before);
  problem("error.markup.unbalanced", "mark", mark, at_);
  read_literal();
}

void MarkupReader::faulty_term(const char* key, const char* name, std::string_view value) {
  problem(key, name, value, at_);
  add("[[");
  at_ += 2;
}

void MarkupReader::read_term() {
  const Checkpoint before = checkpoint();
  if (style_ != SpanStyle::kPlain || !term_id_.empty()) {
    return faulty_term("error.markup.nested", "mark", "[[");
  }
  const std::string_view ahead = rest().substr(2, kLongestTerm);
  const std::size_t end = ahead.find("]]");
  if (end == std::string_view::npos) {
    return faulty_term("error.markup.unbalanced", "mark", "[[");
  }
  const std::string_view inside = ahead.substr(0, end);
  const std::size_t bar = inside.find('|');
  if (bar == std::string_view::npos || bar + 1 == end || !is_name(inside.substr(0, bar))) {
    return faulty_term("error.markup.term", "name", inside);
  }
  at_ += 2 + bar + 1;
  term_id_ = std::string(inside.substr(0, bar));
  terms.push_back(term_id_);
  const bool is_closed = read_until(']');
  term_id_.clear();
  if (!is_closed) {  // the "]]" that was seen is escaped
    go_back(before);
    faulty_term("error.markup.unbalanced", "mark", "[[");
  }
}

void MarkupReader::read_one(char closing) {
  const char c = source_[at_];
  if (c == '\\') {
    return read_escape();
  }
  if (c == '{') {
    return read_placeholder();
  }
  if (closing == '`') {
    return read_literal();
  }
  if (c == '}') {
    problem("error.markup.unbalanced", "mark", "}", at_);
    return read_literal();
  }
  if (rest().substr(0, 2) == "[[") {
    return read_term();
  }
  if (rest().substr(0, 2) == "]]" && closing != ']') {
    problem("error.markup.unbalanced", "mark", "]]", at_);
    add("]]");
    at_ += 2;
    return;
  }
  for (const MarkRow& row : kMarks) {
    if (row.mark == c) {
      return read_marked(row);
    }
  }
  read_literal();
}

bool MarkupReader::read_until(char closing) {
  while (!at_end()) {
    const bool is_term_end = closing == ']' && rest().substr(0, 2) == "]]";
    if (is_term_end || (closing != '\0' && closing != ']' && source_[at_] == closing)) {
      at_ += is_term_end ? 2 : 1;
      return true;
    }
    read_one(closing);
  }
  return closing == '\0';
}

std::vector<std::string> without_repetition(const std::vector<std::string>& names) {
  std::vector<std::string> unique;
  for (const std::string& name : names) {
    if (std::find(unique.begin(), unique.end(), name) == unique.end()) {
      unique.push_back(name);
    }
  }
  return unique;
}

}  // namespace

Fill fill_from(std::vector<base::Argument> arguments) {
  return [arguments = std::move(arguments)](std::string_view name) -> std::optional<std::string> {
    for (const base::Argument& argument : arguments) {
      if (argument.name == name) {
        return argument.value;
      }
    }
    return std::nullopt;
  };
}

Markup read_markup(std::string_view source, const Fill& fill) {
  return MarkupReader(source, fill).read();
}

base::Result<base::RichText> parse_markup(std::string_view source, const Fill& fill) {
  Markup markup = read_markup(source, fill);
  if (!markup.problems.empty()) {
    return std::move(markup.problems.front());
  }
  return std::move(markup.text);
}

base::Result<base::RichText> parse_markup(std::string_view source,
                                          const std::vector<base::Argument>& arguments) {
  return parse_markup(source, fill_from(arguments));
}

base::RichText draw_markup(std::string_view source, const Fill& fill) {
  return read_markup(source, fill).text;
}

base::RichText draw_markup(std::string_view source, const std::vector<base::Argument>& arguments) {
  return draw_markup(source, fill_from(arguments));
}

std::vector<std::string> placeholders_of(std::string_view source) {
  const Fill nothing;
  MarkupReader reader(source, nothing);
  reader.read();
  return without_repetition(reader.placeholders);
}

std::vector<std::string> terms_of(std::string_view source) {
  const Fill nothing;
  MarkupReader reader(source, nothing);
  reader.read();
  return without_repetition(reader.terms);
}

std::string escape_markup(std::string_view words) {
  std::string source;
  for (const char c : words) {
    if (kEscapable.find(c) != std::string_view::npos) {
      source.push_back('\\');
    }
    source.push_back(c);
  }
  return source;
}

}  // namespace text
