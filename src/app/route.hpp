// The table of addresses: which screen a path below the site's base shows.
// Not the state within a screen: that follows in the fragment, `#?key=value`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/locale.hpp"

namespace app {

enum class RouteKind {
  kHome,     // "<lang>/": all quizzes
  kQuiz,     // "<lang>/quiz/<pack>/"
  kUnknown,  // anything else; shown as an error with a way home
};

struct Route {
  RouteKind kind = RouteKind::kUnknown;
  text::Language language = text::Language::kEnglish;
  std::string id;  // of the pack
  bool operator==(const Route&) const = default;
};

// `path` is relative to the site's base, with or without a final "index.html".
Route parse_route(std::string_view path);

// Ends with '/', starts without.
std::string path_of(const Route& route);

// Key and value pairs of "#?a=1&b=2", percent-decoded; anything malformed is left out.
using Fragment = std::vector<std::pair<std::string, std::string>>;
Fragment parse_fragment(std::string_view hash);
std::string write_fragment(const Fragment& fragment);
std::string_view value_in(const Fragment& fragment, std::string_view key);  // "" when absent

}  // namespace app
