// Writes the lines of a snapshot.
// Not escaping for any parser: the text is for eyes and for diff.
#include "semantics/dump.hpp"

#include <cstddef>
#include <string_view>

namespace semantics {
namespace {

std::string marked_up(const base::RichText& text) {
  std::string out;
  for (const base::Span& span : text) {
    std::string words = span.text;
    switch (span.style) {
      case base::SpanStyle::kPlain: break;
      case base::SpanStyle::kStrong: words = "*" + words + "*"; break;
      case base::SpanStyle::kCode: words = "`" + words + "`"; break;
      case base::SpanStyle::kSuperscript: words = "^" + words + "^"; break;
      case base::SpanStyle::kSubscript: words = "~" + words + "~"; break;
    }
    out += span.term_id.empty() ? words : "[[" + span.term_id + "|" + words + "]]";
  }
  return out;
}

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::kNone: return "open";
    case Verdict::kRight: return "right";
    case Verdict::kWrong: return "wrong";
    case Verdict::kMissed: return "missed";
  }
  return "";
}

std::string states_of(const Node& node) {
  std::string states;
  const auto add = [&states](bool is_set, std::string_view name) {
    if (is_set) {
      states += " " + std::string(name);
    }
  };
  add(node.level > 0, "level=" + std::to_string(node.level));
  add(!node.address.empty(), "to=" + node.address);
  add(node.is_disabled, "disabled");
  add(node.is_selected, node.role == Role::kOption ? "selected" : "current");
  add(node.is_submitted, "submitted");
  add(node.is_expanded, "expanded");
  add(!node.controls.empty(), "controls=" + node.controls);
  add(!node.described_by.empty(), "described-by=" + node.described_by);
  add(node.verdict != Verdict::kNone, name_of(node.verdict));
  add(node.is_header, "header");
  return states;
}

void append_progress(const Progress& progress, std::string& out) {
  out += " progress=";
  for (std::size_t i = 0; i < progress.done.size(); ++i) {
    out += i == 0 ? "" : ",";
    out += static_cast<int>(i) == progress.current ? ">" : "";
    out += name_of(progress.done[i]);
  }
}

void append_strip(const BitStrip& strip, const std::string& indent, std::string& out) {
  out += indent + "bits ";
  for (std::size_t i = 0; i < strip.cells.size(); ++i) {
    const BitCell& cell = strip.cells[i];
    const bool is_new_field = i > 0 && cell.field != strip.cells[i - 1].field;
    const std::string bit = std::to_string(cell.value);
    out += is_new_field ? " " : "";
    out += cell.field == FieldKind::kHidden ? "[" + bit + "]" : bit;
  }
  out += "  (" + strip.sign_caption + " | " + strip.exponent_caption + " | " +
         strip.fraction_caption + ")\n";
}

void append_flow(const Flow& flow, const std::string& indent, std::string& out) {
  for (const FlowStep& step : flow.steps) {
    out += indent + (step.is_emphasised ? "step* " : "step ") + step.operation + " " + step.type +
           (step.note.empty() ? "" : "  (" + step.note + ")") + "\n";
  }
}

void append(const Node& node, const Node* parent, const std::string& indent, std::string& out) {
  out += indent + std::string(name_of(node.role)) + " " + node.id;
  if (!node.text.empty()) {
    out += " \"" + marked_up(node.text) + "\"";
  }
  if (!node.label.empty()) {
    out += " label=\"" + node.label + "\"";
  }
  out += states_of(node);
  if (parent == nullptr || node.language != parent->language) {
    out += " lang=" + node.language;
  }
  if (node.direction != (parent == nullptr ? Direction::kLeftToRight : parent->direction)) {
    out += node.direction == Direction::kRightToLeft ? " dir=rtl" : " dir=ltr";
  }
  if (node.progress.has_value()) {
    append_progress(*node.progress, out);
  }
  out += "\n";
  if (node.figure.has_value()) {
    if (const auto* strip = std::get_if<BitStrip>(&*node.figure)) {
      append_strip(*strip, indent + "  ", out);
    } else if (const auto* flow = std::get_if<Flow>(&*node.figure)) {
      append_flow(*flow, indent + "  ", out);
    }
  }
  for (const Node& child : node.children) {
    append(child, &node, indent + "  ", out);
  }
}

}  // namespace

std::string_view name_of(Role role) {
  constexpr std::string_view kNames[] = {
      "page",   "group",  "banner", "main",     "navigation", "heading", "text",
      "list",   "item",   "button", "link",     "choice",     "option",  "details",
      "figure", "status", "alert",  "progress", "table",      "row",     "cell"};
  return kNames[static_cast<std::size_t>(role)];
}

std::string dump(const Node& node) {
  std::string out;
  append(node, nullptr, "", out);
  return out;
}

}  // namespace semantics
