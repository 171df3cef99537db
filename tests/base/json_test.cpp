// What the guarded JSON parser and writer accept, refuse and point at.
// Not the reader of structures: json_reader_test.cpp.
#include "base/json.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

using base::Json;

// A file with everything that JSON has, in small.
constexpr std::string_view kSample =
    "{\"id\":\"mp-1\",\"n\":[0,-0,1.50,2e+3,123456789012345678901234567890],"
    "\"t\":true,\"f\":false,\"z\":null,\"o\":{},\"a\":[],\"s\":\"\\u00e9\\n\\\"\\ud83d\\ude00 "
    "\u0995\"}";

struct Fault {
  std::string text;
  std::string key;
  int line;
  int column;
};

}  // namespace

TEST_CASE("a value is read with the order of its members and the text of its numbers") {
  const base::Result<Json> json = base::parse_json(kSample, "sample.json");
  REQUIRE(json.ok());
  const Json::Object* members = json.value().object();
  REQUIRE(members != nullptr);
  std::string names;
  for (const auto& [name, value] : *members) {
    names += name + " ";
  }
  CHECK(names == "id n t f z o a s ");
  CHECK(*json.value().member("id")->string() == "mp-1");
  CHECK(*json.value().member("s")->string() == "\u00e9\n\"\U0001F600 \u0995");
  CHECK(*json.value().member("t")->boolean());
  CHECK_FALSE(*json.value().member("f")->boolean());
  CHECK(json.value().member("z")->is_null());
  CHECK(json.value().member("o")->object()->empty());
  CHECK(json.value().member("a")->array()->empty());
  CHECK(json.value().member("absent") == nullptr);

  std::string numbers;
  for (const Json& number : *json.value().member("n")->array()) {
    REQUIRE(number.number() != nullptr);
    numbers += number.number()->text + " ";
  }
  CHECK(numbers == "0 -0 1.50 2e+3 123456789012345678901234567890 ");
}

TEST_CASE("a single number or word is a whole file") {
  for (const std::string text : {"7", "-1.5e3", " 12 ", "true", "null", "\"x\""}) {
    CAPTURE(text);
    CHECK(base::parse_json(text, "f").ok());
  }
  CHECK(base::parse_json("7", "f").value().number()->text == "7");
  CHECK(base::parse_json(" 12 ", "f").value().number()->text == "12");
}

TEST_CASE("a fault has a key, a line and a column") {
  const std::vector<Fault> faults = {
      {"", "error.json.end", 1, 1},
      {"{\"a\": 1", "error.json.end", 1, 8},
      {"[1, 2\n", "error.json.end", 2, 1},
      {"\"open", "error.json.end", 1, 6},
      {"{\"a\" 1}", "error.json.syntax", 1, 6},
      {"{\n  \"a\": tru\n}", "error.json.syntax", 2, 11},
      {"[1,]", "error.json.syntax", 1, 4},
      {"[01]", "error.json.syntax", 1, 3},
      {"[1] 2", "error.json.syntax", 1, 5},
      {"{'a': 1}", "error.json.syntax", 1, 2},
      {"[\"\\x\"]", "error.json.syntax", 1, 4},
      {"[NaN]", "error.json.syntax", 1, 2},
      {"// no comments\n1", "error.json.syntax", 1, 1},
      {"{\"a\": 1,\n \"b\": 2,\n \"a\": 3}", "error.json.repeated", 3, 2},
      {"{\"x\\\"y\": 1, \"x\\\"y\": 2}", "error.json.repeated", 1, 13},
      {"[\"ok\",\n \"\xFF\"]", "error.json.encoding", 2, 3},
      {"[\"\xED\xA0\x80\"]", "error.json.encoding", 1, 3},  // a surrogate
      {"\"\xC0\xAF\"", "error.json.encoding", 1, 2},        // an overlong form
  };
  for (const Fault& fault : faults) {
    CAPTURE(fault.text);
    const base::Result<Json> json = base::parse_json(fault.text, "f.json");
    REQUIRE_FALSE(json.ok());
    CHECK(json.error().what.key == fault.key);
    CHECK(json.error().where.file == "f.json");
    CHECK(json.error().where.line == fault.line);
    CHECK(json.error().where.column == fault.column);
  }
}

TEST_CASE("the name of a repeated member is told") {
  const base::Result<Json> json = base::parse_json("{\"a\":1,\"a\":2}", "f");
  REQUIRE_FALSE(json.ok());
  CHECK(json.error().what.arguments == std::vector<base::Argument>{{"name", "a"}});
  // In different objects it is no repetition.
  CHECK(base::parse_json("[{\"a\":1},{\"a\":{\"a\":2}}]", "f").ok());
}

TEST_CASE("depth is bounded at 64, however deep the text is") {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
  };
  CHECK(base::parse_json(nested(64), "f").ok());
  const base::Result<Json> deeper = base::parse_json(nested(65), "f");
  REQUIRE_FALSE(deeper.ok());
  CHECK(deeper.error().what.key == "error.json.depth");
  CHECK(deeper.error().where.column == 65);
  CHECK_FALSE(base::parse_json(std::string(1000000, '['), "f").ok());
  CHECK_FALSE(base::parse_json(std::string(1000000, '{'), "f").ok());
}

TEST_CASE("a text cut at any byte is an error, never a crash and never a value") {
  for (std::size_t length = 0; length < kSample.size(); ++length) {
    CAPTURE(length);
    const base::Result<Json> json = base::parse_json(kSample.substr(0, length), "f");
    REQUIRE_FALSE(json.ok());
    CHECK(json.error().where.line == 1);
    CHECK(json.error().where.column <= static_cast<int>(length) + 1);
  }
}

TEST_CASE("a text with any byte replaced is read or refused, never a crash") {
  int refused = 0;
  for (std::size_t at = 0; at < kSample.size(); ++at) {
    for (const char byte : std::string("\0\"\\{}[],:0e-\xFF\x80 a", 17)) {
      std::string text(kSample);
      text[at] = byte;
      const base::Result<Json> json = base::parse_json(text, "f");
      refused += json.ok() ? 0 : 1;
      if (!json.ok()) {
        CHECK(json.error().where.column >= 1);
      }
    }
  }
  CHECK(refused > static_cast<int>(kSample.size()));  // most such texts are wrong
}

TEST_CASE("what is written reads back as the same value") {
  const base::Result<Json> json = base::parse_json(kSample, "f");
  REQUIRE(json.ok());
  for (const std::string& text :
       {base::write_json(json.value()), base::write_json_pretty(json.value())}) {
    CAPTURE(text);
    const base::Result<Json> again = base::parse_json(text, "f");
    REQUIRE(again.ok());
    CHECK(again.value() == json.value());
  }
}

TEST_CASE("both forms of writing, letter by letter") {
  const Json value(Json::Object{{"a", Json(Json::Array{Json(1), Json("x\ty\x7F\"\\\n"), Json()})},
                                {"b", Json(Json::Object{})},
                                {"c", Json(true)}});
  CHECK(base::write_json(value) ==
        "{\"a\":[1,\"x\\u0009y\x7F\\\"\\\\\\n\",null],\"b\":{},\"c\":true}");
  CHECK(base::write_json_pretty(value) ==
        "{\n  \"a\": [\n    1,\n    \"x\\u0009y\x7F\\\"\\\\\\n\",\n    null\n  ],\n"
        "  \"b\": {},\n  \"c\": true\n}\n");
}

TEST_CASE("an integer is written digit by digit, beyond what a double holds") {
  CHECK(base::write_json(Json(std::int64_t{-9007199254740993})) == "-9007199254740993");
}
