// Serialises elements after the HTML standard's rules for void elements and escapes.
// Not a parser.
#include "semantics/html.hpp"

namespace semantics {
namespace {

bool is_void(std::string_view tag) { return tag == "input"; }

void append(const Element& element, std::string& out) {
  out += "<" + element.tag;
  if (!element.id.empty()) {
    out += " id=\"" + escaped_html(element.id) + "\"";
  }
  for (const auto& [name, value] : element.attributes) {
    out += " " + name + (value.empty() ? "" : "=\"" + escaped_html(value) + "\"");
  }
  out += ">";
  if (is_void(element.tag)) {
    return;
  }
  for (const Run& run : element.runs) {
    const bool has_tag = !run.tag.empty() || !run.class_name.empty();
    const std::string tag = run.tag.empty() ? "span" : run.tag;
    if (has_tag) {
      const std::string classes = run.class_name.empty() ? "" : " class=\"" + run.class_name + "\"";
      out += "<" + tag + classes + ">" + escaped_html(run.words) + "</" + tag + ">";
    } else {
      out += escaped_html(run.words);
    }
  }
  for (const Element& child : element.children) {
    append(child, out);
  }
  out += "</" + element.tag + ">";
}

}  // namespace

std::string escaped_html(std::string_view words) {
  std::string out;
  for (const char c : words) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string to_html(const Element& element) {
  std::string out;
  append(element, out);
  return out;
}

}  // namespace semantics
