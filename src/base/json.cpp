// The only file that includes the JSON library: its events become our plain values.
// Not the reader of structures: that is json_reader.cpp.
#include "base/json.hpp"

#include <cstddef>
#include <cstdio>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/utf8.hpp"

namespace base {
namespace {

using Library = nlohmann::json;

constexpr std::size_t kMaximumDepth = 64;  // deeper than any file of ours; bounds the stack

Where place_at(std::string_view text, std::string_view file, std::size_t offset) {
  Where where;
  where.file = file;
  where.line = 1;
  where.column = 1;
  for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
    where.column = text[i] == '\n' ? 1 : where.column + 1;
    where.line += text[i] == '\n' ? 1 : 0;
  }
  return where;
}

// Lets the builder know how far the library has read, which its events do not say.
struct CountingIterator {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at = nullptr;
  const char** furthest = nullptr;

  reference operator*() const { return *at; }
  CountingIterator& operator++() {
    *furthest = ++at;
    return *this;
  }
  CountingIterator operator++(int) {
    const CountingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const CountingIterator& other) const { return at == other.at; }
  bool operator!=(const CountingIterator& other) const { return at != other.at; }
};

// Builds the value from the library's events. A false answer stops the parser.
class Builder : public Library::json_sax_t {
 public:
  explicit Builder(std::string_view text) : text_(text), furthest_(text.data()) {}

  CountingIterator begin() { return {text_.data(), &furthest_}; }
  CountingIterator end() { return {text_.data() + text_.size(), &furthest_}; }

  Json root;
  std::string fault;     // message key
  std::string argument;  // of the fault
  std::size_t fault_offset = 0;

  bool null() override { return add(Json()); }
  bool boolean(bool value) override { return add(Json(value)); }
  bool number_integer(number_integer_t /*value*/) override { return add(number_before()); }
  bool number_unsigned(number_unsigned_t /*value*/) override { return add(number_before()); }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override {
    return add(number_before());
  }
  bool string(string_t& value) override { return add(Json(std::move(value))); }
  bool binary(binary_t& /*value*/) override { return false; }
  bool start_object(std::size_t /*count*/) override { return open(true); }
  bool start_array(std::size_t /*count*/) override { return open(false); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    Level& level = levels_.back();
    for (const auto& [known, value] : level.object) {
      if (known == name) {
        fault_offset = name_begin();
        return fail("error.json.repeated", name);
      }
    }
    level.name = std::move(name);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& last_token,
                   const Library::exception& /*error*/) override {
    const bool is_end = position > text_.size();
    argument = last_token;
    fault = is_end ? "error.json.end" : "error.json.syntax";
    fault_offset = position == 0 ? 0 : position - 1;
    return false;
  }

 private:
  struct Level {
    bool is_object = false;
    std::string name;  // of the member whose value comes next
    Json::Object object;
    Json::Array array;
  };

  std::size_t read_count() const { return static_cast<std::size_t>(furthest_ - text_.data()); }

  // Where the name that was just read begins: at the quote before it that no backslash escapes.
  std::size_t name_begin() const {
    std::size_t quote = read_count() - 1;
    do {
      quote = text_.rfind('"', quote - 1);
    } while (text_[quote - 1] == '\\');
    return quote;
  }

  // The text of the number that was just read; the library has looked at one character more, unless
  // the text ends with the number.
  Json number_before() const {
    constexpr std::string_view kCharacters = "+-.0123456789Ee";
    std::string_view read = text_.substr(0, read_count());
    if (kCharacters.find(read.back()) == std::string_view::npos) {
      read.remove_suffix(1);
    }
    const std::size_t before = read.find_last_not_of(kCharacters);
    return Json(
        Json::Number{std::string(read.substr(before == std::string_view::npos ? 0 : before + 1))});
  }

  bool fail(std::string_view key, std::string_view detail) {
    fault = key;
    argument = detail;
    return false;
  }

  bool open(bool is_object) {
    if (levels_.size() >= kMaximumDepth) {
      fault_offset = read_count() - 1;
      return fail("error.json.depth", std::to_string(kMaximumDepth));
    }
    levels_.push_back({is_object, {}, {}, {}});
    return true;
  }

  bool close() {
    Level level = std::move(levels_.back());
    levels_.pop_back();
    return add(level.is_object ? Json(std::move(level.object)) : Json(std::move(level.array)));
  }

  bool add(Json value) {
    if (levels_.empty()) {
      root = std::move(value);
    } else if (levels_.back().is_object) {
      levels_.back().object.emplace_back(std::move(levels_.back().name), std::move(value));
    } else {
      levels_.back().array.push_back(std::move(value));
    }
    return true;
  }

  std::string_view text_;
  const char* furthest_;
  std::vector<Level> levels_;
};

void write_string(const std::string& text, std::string& out) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(c));
      out += escape;
    } else {
      out += c;
    }
  }
  out += '"';
}

class Writer {
 public:
  explicit Writer(bool is_pretty) : is_pretty_(is_pretty) {}

  void write(const Json& value, std::size_t depth) {
    if (const auto* flag = value.boolean()) {
      out += *flag ? "true" : "false";
    } else if (const auto* number = value.number()) {
      out += number->text;
    } else if (const auto* text = value.string()) {
      write_string(*text, out);
    } else if (const auto* array = value.array()) {
      write_array(*array, depth);
    } else if (const auto* object = value.object()) {
      write_object(*object, depth);
    } else {
      out += "null";
    }
  }

  std::string out;

 private:
  void line(std::size_t depth) {
    if (is_pretty_) {
      out += '\n';
      out.append(2 * depth, ' ');
    }
  }

  void write_array(const Json::Array& array, std::size_t depth) {
    out += '[';
    for (std::size_t i = 0; i < array.size(); ++i) {
      out += i == 0 ? "" : ",";
      line(depth + 1);
      write(array[i], depth + 1);
    }
    if (!array.empty()) {
      line(depth);
    }
    out += ']';
  }

  void write_object(const Json::Object& object, std::size_t depth) {
    out += '{';
    for (std::size_t i = 0; i < object.size(); ++i) {
      out += i == 0 ? "" : ",";
      line(depth + 1);
      write_string(object[i].first, out);
      out += is_pretty_ ? ": " : ":";
      write(object[i].second, depth + 1);
    }
    if (!object.empty()) {
      line(depth);
    }
    out += '}';
  }

  bool is_pretty_;
};

}  // namespace

const Json* Json::member(std::string_view name) const {
  if (const Object* members = object()) {
    for (const auto& [known, value] : *members) {
      if (known == name) {
        return &value;
      }
    }
  }
  return nullptr;
}

Result<Json> parse_json(std::string_view text, std::string_view file) {
  const std::size_t invalid = find_invalid_utf8(text);
  if (invalid != std::string_view::npos) {
    return Error{{"error.json.encoding", {}}, place_at(text, file, invalid)};
  }
  Builder builder(text);
  if (Library::sax_parse(builder.begin(), builder.end(), &builder)) {
    return std::move(builder.root);
  }
  Error error{{builder.fault, {}}, place_at(text, file, builder.fault_offset)};
  if (builder.fault == "error.json.syntax") {
    error.what.arguments = {{"found", builder.argument}};
  } else if (builder.fault == "error.json.repeated") {
    error.what.arguments = {{"name", builder.argument}};
  } else if (builder.fault == "error.json.depth") {
    error.what.arguments = {{"maximum", builder.argument}};
  }
  return error;
}

std::string write_json(const Json& value) {
  Writer writer(false);
  writer.write(value, 0);
  return std::move(writer.out);
}

std::string write_json_pretty(const Json& value) {
  Writer writer(true);
  writer.write(value, 0);
  return writer.out + "\n";
}

}  // namespace base
