// Addresses: what each path and fragment means, and that writing undoes reading.
// Not a test of the screens behind them.
#include "app/route.hpp"

#include <doctest/doctest.h>

#include <string>

using app::Fragment;
using app::Route;
using app::RouteKind;

TEST_CASE("each path of the site is one route") {
  struct Row {
    const char* path;
    RouteKind kind;
    const char* language;
    const char* id;
  };
  const Row rows[] = {
      {"en/", RouteKind::kHome, "en", ""},
      {"/bn/", RouteKind::kHome, "bn", ""},
      {"ja/index.html", RouteKind::kHome, "ja", ""},
      {"hi/quiz/mixed-precision-training/", RouteKind::kQuiz, "hi", "mixed-precision-training"},
      {"hi/quiz/mixed-precision-training", RouteKind::kQuiz, "hi", "mixed-precision-training"},
      {"en/quiz/", RouteKind::kUnknown, "en", ""},
      {"en/quiz/../../etc/", RouteKind::kUnknown, "en", ""},
      {"en/quiz/UPPER/", RouteKind::kUnknown, "en", ""},
      {"xx/quiz/mixed-precision-training/", RouteKind::kUnknown, "en", ""},
      {"", RouteKind::kUnknown, "en", ""},
  };
  for (const Row& row : rows) {
    const std::string path = row.path;
    CAPTURE(path);
    const Route route = app::parse_route(path);
    CHECK(route.kind == row.kind);
    CHECK(std::string(text::code_of(route.language)) == row.language);
    CHECK(route.id == row.id);
  }
}

TEST_CASE("a written path reads back as the same route") {
  for (const char* path : {"en/", "bn/", "hi/quiz/rounding/", "ja/quiz/fp8-mx-fp4/"}) {
    CHECK(app::path_of(app::parse_route(path)) == path);
  }
}

TEST_CASE("a fragment is a list of decoded pairs; malformed parts are left out") {
  CHECK(app::parse_fragment("#?q=mp-3&seed=37") == Fragment{{"q", "mp-3"}, {"seed", "37"}});
  CHECK(app::parse_fragment("#?x=0x3c01%2B1&=2&y") == Fragment{{"x", "0x3c01+1"}});
  CHECK(app::parse_fragment("#?q=%zz%4") == Fragment{{"q", "%zz%4"}});
  CHECK(app::parse_fragment("#q=1").empty());
  CHECK(app::parse_fragment("").empty());
}

TEST_CASE("any bytes in a fragment survive writing and reading") {
  const Fragment fragment{{"q", "a&b=c #?%"}, {"text", "\xE0\xA6\xAC"}};
  CHECK(app::parse_fragment(app::write_fragment(fragment)) == fragment);
}
