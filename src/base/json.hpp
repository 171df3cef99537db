// JSON as plain data and a guarded reader that collects every problem with its pointer.
// Not a binding framework: structures are read member by member, each type checked before use.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"

namespace base {

// A JSON value. Objects keep the order of the file; a repeated member name is a parse error.
// Numbers are kept as the text of the file, so that nothing passes through a host double.
class Json {
 public:
  struct Number {
    std::string text;
    bool operator==(const Number&) const = default;
  };
  using Array = std::vector<Json>;
  using Object = std::vector<std::pair<std::string, Json>>;

  Json() = default;  // null
  Json(bool value) : value_(value) {}
  Json(std::string value) : value_(std::move(value)) {}
  Json(std::string_view value) : value_(std::string(value)) {}
  Json(const char* value) : value_(std::string(value)) {}
  Json(int value) : value_(Number{std::to_string(value)}) {}
  Json(std::int64_t value) : value_(Number{std::to_string(value)}) {}
  Json(Number value) : value_(std::move(value)) {}
  Json(Array value) : value_(std::move(value)) {}
  Json(Object value) : value_(std::move(value)) {}

  bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  const bool* boolean() const { return std::get_if<bool>(&value_); }
  const Number* number() const { return std::get_if<Number>(&value_); }
  const std::string* string() const { return std::get_if<std::string>(&value_); }
  const Array* array() const { return std::get_if<Array>(&value_); }
  const Object* object() const { return std::get_if<Object>(&value_); }
  const Json* member(std::string_view name) const;  // null when no object or no such member

  bool operator==(const Json&) const = default;

 private:
  std::variant<std::monostate, bool, Number, std::string, Array, Object> value_;
};

// Depth is bounded (64), invalid UTF-8 and repeated members are refused. The error names file, line
// and column: keys "error.json.syntax" {found}, "error.json.end" (the text stops too early),
// "error.json.depth" {maximum}, "error.json.repeated" {name}, "error.json.encoding".
Result<Json> parse_json(std::string_view text, std::string_view file);

std::string write_json(const Json& value);  // one line
std::string write_json_pretty(
    const Json& value);  // two spaces, LF, for files under version control

using Problems = std::vector<Error>;

// A cursor over a Json value. Every accessor that meets a wrong type or a missing member appends a
// problem with the JSON pointer and answers a harmless default, so that reading goes on.
// Keys: "error.json.missing" {member}, "error.json.type" {expected, found}, "error.json.range"
// {minimum, maximum}, "error.json.unknown" {member}.
class JsonReader {
 public:
  JsonReader(const Json& value, std::string_view file, Problems& problems);

  bool exists() const { return value_ != nullptr; }
  const Json* json() const { return value_; }
  std::string pointer() const { return pointer_; }

  JsonReader required(std::string_view member) const;  // problem when absent
  JsonReader optional(std::string_view member) const;  // !exists() when absent

  std::string string() const;                                       // "" on a problem
  int integer(int minimum, int maximum) const;                      // minimum on a problem
  bool boolean() const;                                             // false on a problem
  std::vector<JsonReader> elements() const;                         // of an array
  std::vector<std::pair<std::string, JsonReader>> members() const;  // of an object
  void allow_only(std::initializer_list<std::string_view> members) const;

  void problem(std::string_view key, std::vector<Argument> arguments) const;

 private:
  JsonReader(const Json* value, std::string pointer, const JsonReader& parent);

  const Json* value_;
  std::string pointer_;
  std::string file_;
  Problems* problems_;
};

}  // namespace base
