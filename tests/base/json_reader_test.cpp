// The guarded reader: harmless answers, and every problem with its pointer.
// Not parsing: json_test.cpp.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "base/json.hpp"

namespace {

using base::Json;
using base::JsonReader;
using base::Problems;

Json parsed(std::string_view text) {
  base::Result<Json> json = base::parse_json(text, "f");
  REQUIRE(json.ok());
  return json.value();
}

// "key pointer name=value ..." of each problem.
std::vector<std::string> lines(const Problems& problems) {
  std::vector<std::string> found;
  for (const base::Error& problem : problems) {
    std::string line =
        problem.what.key.substr(problem.what.key.rfind('.') + 1) + " " + problem.where.pointer;
    for (const base::Argument& argument : problem.what.arguments) {
      line += " " + argument.name + "=" + argument.value;
    }
    CHECK(problem.where.file == "pack.json");
    found.push_back(line);
  }
  return found;
}

}  // namespace

TEST_CASE("right values are read without a problem") {
  const Json json = parsed("{\"s\":\"x\",\"n\":-12,\"b\":true,\"a\":[1,2,3],\"o\":{\"k\":\"v\"}}");
  Problems problems;
  const JsonReader reader(json, "pack.json", problems);
  CHECK(reader.required("s").string() == "x");
  CHECK(reader.required("n").integer(-20, 20) == -12);
  CHECK(reader.required("b").boolean());
  int sum = 0;
  for (const JsonReader& element : reader.required("a").elements()) {
    sum += element.integer(0, 9);
  }
  CHECK(sum == 6);
  for (const auto& [name, value] : reader.required("o").members()) {
    CHECK(name + value.string() == "kv");
  }
  CHECK_FALSE(reader.optional("absent").exists());
  CHECK(lines(problems).empty());
}

TEST_CASE("all problems are collected, each with its JSON pointer") {
  const Json json = parsed(
      "{\"s\":1,\"n\":\"1\",\"r\":77,\"f\":1.5,\"b\":null,\"a\":{},\"o\":[],"
      "\"list\":[0,{\"x\":[]}],\"a/b~c\":\"\"}");
  Problems problems;
  const JsonReader reader(json, "pack.json", problems);
  CHECK(reader.required("s").string().empty());
  CHECK(reader.required("n").integer(3, 9) == 3);
  CHECK(reader.required("r").integer(3, 9) == 3);
  CHECK(reader.required("f").integer(3, 9) == 3);
  CHECK_FALSE(reader.required("b").boolean());
  CHECK(reader.required("a").elements().empty());
  CHECK(reader.required("o").members().empty());
  CHECK(reader.required("gone").string().empty());
  CHECK(reader.required("list").elements()[1].required("x").string().empty());
  CHECK_FALSE(reader.required("a/b~c").boolean());
  CHECK(lines(problems) ==
        std::vector<std::string>{
            "type /s expected=string found=number", "type /n expected=number found=string",
            "range /r minimum=3 maximum=9", "range /f minimum=3 maximum=9",
            "type /b expected=boolean found=null", "type /a expected=array found=object",
            "type /o expected=object found=array", "missing  member=gone",
            "type /list/1/x expected=string found=array",
            "type /a~1b~0c expected=boolean found=string"});
}

TEST_CASE("below a missing member reading goes on without further problems") {
  const Json json = parsed("{}");
  Problems problems;
  const JsonReader reader(json, "pack.json", problems);
  const JsonReader missing = reader.required("a");
  CHECK(missing.required("b").required("c").string().empty());
  CHECK(missing.elements().empty());
  CHECK(missing.members().empty());
  CHECK(missing.integer(5, 6) == 5);
  missing.allow_only({});
  CHECK(lines(problems) == std::vector<std::string>{"missing  member=a"});
}

TEST_CASE("members that nobody knows are told") {
  const Json json = parsed("{\"id\":1,\"titel\":2}");
  Problems problems;
  JsonReader(json, "pack.json", problems).allow_only({"id", "title"});
  CHECK(lines(problems) == std::vector<std::string>{"unknown /titel member=titel"});
}

TEST_CASE("whole numbers of up to nine digits; nothing wraps around") {
  for (const std::string text : {"999999999", "-999999999"}) {
    Problems problems;
    const Json json = parsed(text);
    CHECK(JsonReader(json, "pack.json", problems).integer(-1000000000, 1000000000) ==
          std::stoi(text));
    CHECK(problems.empty());
  }
  for (const std::string text : {"4294967297", "18446744073709551617", "1e1", "1.0"}) {
    CAPTURE(text);
    Problems problems;
    const Json json = parsed(text);
    CHECK(JsonReader(json, "pack.json", problems).integer(0, 100) == 0);
    CHECK(problems.size() == 1);
  }
}
