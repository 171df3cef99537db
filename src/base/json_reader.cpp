// The guarded cursor: every access is checked, every problem is noted with its JSON pointer.
// Not a parser: it reads values that are already plain data.
#include <algorithm>

#include "base/json.hpp"

namespace base {
namespace {

std::string_view type_of(const Json& value) {
  if (value.is_null()) {
    return "null";
  }
  if (value.boolean() != nullptr) {
    return "boolean";
  }
  if (value.number() != nullptr) {
    return "number";
  }
  if (value.string() != nullptr) {
    return "string";
  }
  return value.array() != nullptr ? "array" : "object";
}

// RFC 6901: '~' and '/' are escaped within a name.
std::string pointer_token(std::string_view name) {
  std::string token = "/";
  for (const char c : name) {
    if (c == '~') {
      token += "~0";
    } else if (c == '/') {
      token += "~1";
    } else {
      token += c;
    }
  }
  return token;
}

// A whole number of at most nine digits, or false.
bool small_integer(std::string_view text, int& value) {
  const bool is_negative = !text.empty() && text.front() == '-';
  text.remove_prefix(is_negative ? 1 : 0);
  if (text.empty() || text.size() > 9) {
    return false;
  }
  value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') {
      return false;
    }
    value = value * 10 + (c - '0');
  }
  value = is_negative ? -value : value;
  return true;
}

}  // namespace

JsonReader::JsonReader(const Json& value, std::string_view file, Problems& problems)
    : value_(&value), file_(file), problems_(&problems) {}

JsonReader::JsonReader(const Json* value, std::string pointer, const JsonReader& parent)
    : value_(value),
      pointer_(std::move(pointer)),
      file_(parent.file_),
      problems_(parent.problems_) {}

void JsonReader::problem(std::string_view key, std::vector<Argument> arguments) const {
  Where where;
  where.file = file_;
  where.pointer = pointer_;
  problems_->push_back({{std::string(key), std::move(arguments)}, std::move(where)});
}

JsonReader JsonReader::optional(std::string_view member) const {
  const std::string pointer = pointer_ + pointer_token(member);
  if (value_ == nullptr) {
    return {nullptr, pointer, *this};
  }
  if (value_->object() == nullptr) {
    problem("error.json.type", {{"expected", "object"}, {"found", std::string(type_of(*value_))}});
    return {nullptr, pointer, *this};
  }
  return {value_->member(member), pointer, *this};
}

JsonReader JsonReader::required(std::string_view member) const {
  const bool is_object = value_ != nullptr && value_->object() != nullptr;
  JsonReader found = optional(member);
  if (is_object && !found.exists()) {
    problem("error.json.missing", {{"member", std::string(member)}});
  }
  return found;
}

std::string JsonReader::string() const {
  if (value_ == nullptr) {
    return {};
  }
  if (const std::string* text = value_->string()) {
    return *text;
  }
  problem("error.json.type", {{"expected", "string"}, {"found", std::string(type_of(*value_))}});
  return {};
}

int JsonReader::integer(int minimum, int maximum) const {
  if (value_ == nullptr) {
    return minimum;
  }
  const Json::Number* number = value_->number();
  if (number == nullptr) {
    problem("error.json.type", {{"expected", "number"}, {"found", std::string(type_of(*value_))}});
    return minimum;
  }
  int value = 0;
  if (!small_integer(number->text, value) || value < minimum || value > maximum) {
    problem("error.json.range",
            {{"minimum", std::to_string(minimum)}, {"maximum", std::to_string(maximum)}});
    return minimum;
  }
  return value;
}

bool JsonReader::boolean() const {
  if (value_ == nullptr) {
    return false;
  }
  if (const bool* flag = value_->boolean()) {
    return *flag;
  }
  problem("error.json.type", {{"expected", "boolean"}, {"found", std::string(type_of(*value_))}});
  return false;
}

std::vector<JsonReader> JsonReader::elements() const {
  std::vector<JsonReader> readers;
  if (value_ == nullptr) {
    return readers;
  }
  const Json::Array* array = value_->array();
  if (array == nullptr) {
    problem("error.json.type", {{"expected", "array"}, {"found", std::string(type_of(*value_))}});
    return readers;
  }
  for (const Json& element : *array) {
    readers.push_back({&element, pointer_ + "/" + std::to_string(readers.size()), *this});
  }
  return readers;
}

std::vector<std::pair<std::string, JsonReader>> JsonReader::members() const {
  std::vector<std::pair<std::string, JsonReader>> readers;
  if (value_ == nullptr) {
    return readers;
  }
  const Json::Object* object = value_->object();
  if (object == nullptr) {
    problem("error.json.type", {{"expected", "object"}, {"found", std::string(type_of(*value_))}});
    return readers;
  }
  for (const auto& [name, value] : *object) {
    readers.emplace_back(name, JsonReader(&value, pointer_ + pointer_token(name), *this));
  }
  return readers;
}

void JsonReader::allow_only(std::initializer_list<std::string_view> names) const {
  if (value_ == nullptr || value_->object() == nullptr) {
    return;
  }
  for (const auto& [name, value] : *value_->object()) {
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      JsonReader(&value, pointer_ + pointer_token(name), *this)
          .problem("error.json.unknown", {{"member", name}});
    }
  }
}

}  // namespace base
