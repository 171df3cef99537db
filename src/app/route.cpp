// Reads and writes addresses.
// Not a table of screens' contents: each screen is a file in screens/.
#include "app/route.hpp"

#include <cstddef>

namespace app {
namespace {

bool is_id(std::string_view text) {
  if (text.empty() || text.size() > 64) {
    return false;
  }
  for (const char c : text) {
    const bool is_allowed = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    if (!is_allowed) {
      return false;
    }
  }
  return true;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) {
      return parts;
    }
    text.remove_prefix(end + 1);
  }
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') {
    return c - '0';
  }
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_escape = text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 &&
                           hex_digit(text[i + 2]) >= 0;
    if (is_escape) {
      decoded += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '.' || c == '_' || c == '~';
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : text) {
    if (is_unreserved(c)) {
      encoded += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      encoded += '%';
      encoded += kDigits[byte >> 4U];
      encoded += kDigits[byte & 15U];
    }
  }
  return encoded;
}

}  // namespace

Route parse_route(std::string_view path) {
  constexpr std::string_view kIndex = "index.html";
  if (path.size() >= kIndex.size() && path.substr(path.size() - kIndex.size()) == kIndex) {
    path.remove_suffix(kIndex.size());
  }
  while (!path.empty() && path.front() == '/') {
    path.remove_prefix(1);
  }
  while (!path.empty() && path.back() == '/') {
    path.remove_suffix(1);
  }
  const std::vector<std::string_view> parts = split(path, '/');
  const text::Language* language = text::find_language(parts[0]);
  if (language == nullptr) {
    return {};
  }
  if (parts.size() == 1) {
    return {RouteKind::kHome, *language, {}};
  }
  if (parts.size() == 3 && parts[1] == "quiz" && is_id(parts[2])) {
    return {RouteKind::kQuiz, *language, std::string(parts[2])};
  }
  return {RouteKind::kUnknown, *language, {}};
}

std::string path_of(const Route& route) {
  std::string path = std::string(text::code_of(route.language)) + "/";
  if (route.kind == RouteKind::kQuiz) {
    path += "quiz/" + route.id + "/";
  }
  return path;
}

Fragment parse_fragment(std::string_view hash) {
  Fragment fragment;
  if (hash.substr(0, 2) != "#?") {
    return fragment;
  }
  for (const std::string_view part : split(hash.substr(2), '&')) {
    const std::size_t equals = part.find('=');
    if (equals != std::string_view::npos && equals > 0) {
      fragment.emplace_back(percent_decoded(part.substr(0, equals)),
                            percent_decoded(part.substr(equals + 1)));
    }
  }
  return fragment;
}

std::string write_fragment(const Fragment& fragment) {
  std::string hash;
  for (const auto& [key, value] : fragment) {
    hash += (hash.empty() ? "#?" : "&") + percent_encoded(key) + "=" + percent_encoded(value);
  }
  return hash;
}

std::string_view value_in(const Fragment& fragment, std::string_view key) {
  for (const auto& [name, value] : fragment) {
    if (name == key) {
      return value;
    }
  }
  return {};
}

}  // namespace app
