// Maps each role to the native element that assistive tools know best.
// Not styling: classes carry the part and the state, the style sheet does the rest.
#include "semantics/element.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "semantics/line_elements.hpp"

namespace semantics {
namespace {

// Ids of the elements within a node's own.
constexpr std::string_view kRadio = ".radio";
constexpr std::string_view kBody = ".body";
constexpr std::string_view kSummary = ".summary";

struct Mapper {
  std::string_view base;
  const LineBreaks& line_breaks;
};

void set(Element& element, std::string_view name, std::string_view value) {
  element.attributes.emplace_back(name, value);
}

void add_class(Element& element, const std::string& name) {
  for (auto& [attribute, value] : element.attributes) {
    if (attribute == "class") {
      value += " " + name;
      return;
    }
  }
  element.attributes.emplace(element.attributes.begin(), "class", name);
}

// The leaf's words: plain runs, or lines if the painter broke them.
void add_words(Element& element, const Node& node, const Mapper& mapper) {
  const std::vector<std::uint32_t> begins =
      mapper.line_breaks ? mapper.line_breaks(node.id) : std::vector<std::uint32_t>();
  if (std::none_of(begins.begin(), begins.end(), [](std::uint32_t at) { return at > 0; })) {
    element.runs = runs_of(node.text);
    return;
  }
  element.children = lines_of(node.text, begins);
  add_class(element, "lines");
}

std::string classes_of(const Node& node) {
  std::string classes = class_of(node.part);
  const auto add = [&classes](bool is_set, std::string_view name) {
    if (is_set) {
      classes += (classes.empty() ? "" : " ") + std::string(name);
    }
  };
  add(node.role == Role::kOption && node.is_selected, "is-selected");
  add(node.role != Role::kOption && node.is_selected, "is-current");
  add(node.is_submitted, "is-submitted");
  add(node.verdict == Verdict::kRight, "is-right");
  add(node.verdict == Verdict::kWrong, "is-wrong");
  add(node.verdict == Verdict::kMissed, "is-missed");
  if (node.figure.has_value()) {
    add(std::holds_alternative<BitStrip>(*node.figure), "strip");
    add(std::holds_alternative<Flow>(*node.figure), "flow");
  }
  return classes;
}

std::string_view tag_of(const Node& node, bool is_phrasing) {
  switch (node.role) {
    case Role::kBanner: return "header";
    case Role::kMain: return "main";
    case Role::kNavigation: return "nav";
    case Role::kText: return is_phrasing ? "span" : "p";
    case Role::kList: return "ul";
    case Role::kItem: return "li";
    case Role::kButton: return "button";
    case Role::kLink: return "a";
    case Role::kChoice: return "fieldset";
    case Role::kDetails: return "details";
    case Role::kFigure: return "figure";
    case Role::kTable: return "table";
    case Role::kRow: return "tr";
    case Role::kCell: return node.is_header ? "th" : "td";
    default: return "div";
  }
}

// `parent` is null for the root.
void set_common(Element& element, const Node& node, const Node* parent) {
  const std::string classes = classes_of(node);
  if (!classes.empty()) {
    set(element, "class", classes);
  }
  if (parent == nullptr || node.language != parent->language) {
    set(element, "lang", node.language);
  }
  const Direction around = parent == nullptr ? Direction::kLeftToRight : parent->direction;
  if (node.direction != around) {
    set(element, "dir", node.direction == Direction::kRightToLeft ? "rtl" : "ltr");
  }
}

void set_interactive(Element& element, const Node& node, const Mapper& mapper) {
  if (node.role == Role::kButton) {
    set(element, "type", "button");
    if (!node.controls.empty()) {
      set(element, "aria-expanded", node.is_expanded ? "true" : "false");
    }
    if (node.is_expanded && !node.controls.empty()) {
      set(element, "aria-controls", node.controls);
    }
    if (node.is_disabled) {
      set(element, "disabled", "");
    }
  } else if (node.role == Role::kLink) {
    const bool is_outside = node.address.find("://") != std::string::npos;
    set(element, "href", is_outside ? node.address : std::string(mapper.base) + node.address);
    set(element, is_outside ? "rel" : "data-inside", is_outside ? "noopener" : "");
  }
  if (node.is_selected && (node.role == Role::kButton || node.role == Role::kLink)) {
    set(element, "aria-current", "true");
  }
  if (!node.described_by.empty()) {
    set(element, "aria-describedby", node.described_by);
  }
}

void set_name(Element& element, const Node& node) {
  switch (node.role) {
    case Role::kChoice: set(element, "role", "radiogroup"); break;
    case Role::kStatus: set(element, "role", "status"); break;
    case Role::kAlert: set(element, "role", "alert"); break;
    case Role::kList:
      set(element, "role", "list");  // Safari drops the role of a list without markers
      break;
    case Role::kFigure:
    case Role::kProgress: set(element, "role", "img"); break;
    case Role::kGroup:
      if (!node.label.empty()) {
        set(element, "role", "group");  // a name needs a role that can bear it
      }
      break;
    default: break;
  }
  if (node.label.empty()) {
    return;
  }
  if (node.label.front() == '#') {
    set(element, "aria-labelledby", node.label.substr(1));
  } else {
    set(element, "aria-label", node.label);
  }
}

Element mapped(const Node& node, const Node* parent, bool is_phrasing, const Mapper& mapper);

void add_children(Element& element, const Node& node, bool is_phrasing, const Mapper& mapper) {
  for (const Node& child : node.children) {
    element.children.push_back(mapped(child, &node, is_phrasing, mapper));
  }
}

// The whole box is the label of the radio, so that a press anywhere in it chooses. The feedback is
// no part of the name: it describes.
Element option_element(const Node& node, const Node& choice, const Mapper& mapper) {
  Element label{"label", node.id, {}, {}, {}};
  set_common(label, node, &choice);
  set(label, "for", node.id + std::string(kRadio));
  Element radio{"input", node.id + std::string(kRadio), {}, {}, {}};
  set(radio, "type", "radio");
  set(radio, "name", choice.id);
  if (!node.children.empty()) {
    set(radio, "aria-labelledby", node.children.front().id);
  }
  std::string description;
  for (std::size_t i = 1; i < node.children.size(); ++i) {
    description += (description.empty() ? "" : " ") + node.children[i].id;
  }
  if (!description.empty()) {
    set(radio, "aria-describedby", description);
  }
  if (node.is_selected) {
    set(radio, "checked", "");
  }
  if (node.is_submitted) {
    set(radio, "disabled", "");
  }
  Element body{"span", node.id + std::string(kBody), {{"class", "option-body"}}, {}, {}};
  for (const Node& child : node.children) {
    body.children.push_back(mapped(child, &node, true, mapper));
  }
  label.children = {std::move(radio), std::move(body)};
  return label;
}

Element details_element(const Node& node, const Node* parent, const Mapper& mapper) {
  Element details{"details", node.id, {}, {}, {}};
  set_common(details, node, parent);
  if (node.is_expanded) {
    set(details, "open", "");
  }
  Element summary{"summary", node.id + std::string(kSummary), {}, {}, {}};
  add_words(summary, node, mapper);
  details.children.push_back(std::move(summary));
  add_children(details, node, false, mapper);
  return details;
}

std::string_view class_of(FieldKind field) {
  switch (field) {
    case FieldKind::kSign: return "sign";
    case FieldKind::kExponent: return "exponent";
    case FieldKind::kHidden: return "hidden";
    case FieldKind::kFraction: return "fraction";
    case FieldKind::kUnused: return "unused";
  }
  return "";
}

Element bit_element(const BitCell& cell) {
  const bool is_hidden = cell.field == FieldKind::kHidden;
  Element bit{"span", "", {}, {{"", "", std::to_string(cell.value) + (is_hidden ? "." : "")}}, {}};
  set(bit, "class",
      "bit " + std::string(class_of(cell.field)) + (cell.value == 1 ? " one" : " zero"));
  return bit;
}

const std::string& caption_of(const BitStrip& strip, FieldKind field) {
  if (field == FieldKind::kSign) {
    return strip.sign_caption;
  }
  return field == FieldKind::kExponent ? strip.exponent_caption : strip.fraction_caption;
}

// One group a field, with its caption; the hidden bit stands before the fraction.
void add_strip(Element& figure, const BitStrip& strip) {
  std::size_t begin = 0;
  while (begin < strip.cells.size()) {
    const FieldKind field = strip.cells[begin].field;
    std::size_t end = begin;
    Element bits{"span", "", {{"class", "bits"}}, {}, {}};
    while (end < strip.cells.size() && strip.cells[end].field == field) {
      bits.children.push_back(bit_element(strip.cells[end]));
      ++end;
    }
    Element group{"span", "", {{"class", "field " + std::string(class_of(field))}}, {}, {}};
    group.children.push_back(std::move(bits));
    const std::string& caption =
        field == FieldKind::kHidden ? std::string() : caption_of(strip, field);
    group.children.push_back({"span", "", {{"class", "field-caption"}}, {{"", "", caption}}, {}});
    figure.children.push_back(std::move(group));
    begin = end;
  }
}

void add_flow(Element& figure, const Flow& flow) {
  for (const FlowStep& step : flow.steps) {
    Element item{"span", "", {}, {}, {}};
    set(item, "class", step.is_emphasised ? "flow-step is-emphasised" : "flow-step");
    item.children.push_back({"span", "", {{"class", "flow-name"}}, {{"", "", step.operation}}, {}});
    item.children.push_back({"span", "", {{"class", "flow-type"}}, {{"", "", step.type}}, {}});
    if (!step.note.empty()) {
      item.children.push_back({"span", "", {{"class", "flow-note"}}, {{"", "", step.note}}, {}});
    }
    figure.children.push_back(std::move(item));
  }
}

void add_figure(Element& element, const Figure& figure) {
  if (const auto* strip = std::get_if<BitStrip>(&figure)) {
    add_strip(element, *strip);
  } else if (const auto* flow = std::get_if<Flow>(&figure)) {
    add_flow(element, *flow);
  }
}

void add_progress(Element& element, const Progress& progress) {
  for (std::size_t i = 0; i < progress.done.size(); ++i) {
    std::string classes = "progress-step";
    classes += progress.done[i] == Verdict::kRight ? " is-right" : "";
    classes += progress.done[i] == Verdict::kWrong ? " is-wrong" : "";
    classes += static_cast<int>(i) == progress.current ? " is-current" : "";
    element.children.push_back({"span", "", {{"class", classes}}, {}, {}});
  }
}

Element mapped(const Node& node, const Node* parent, bool is_phrasing, const Mapper& mapper) {
  if (node.role == Role::kDetails) {
    return details_element(node, parent, mapper);
  }
  Element element{std::string(tag_of(node, is_phrasing)), node.id, {}, {}, {}};
  if (node.role == Role::kHeading) {
    element.tag = "h" + std::to_string(std::clamp(node.level, 1, 6));
  }
  set_common(element, node, parent);
  set_interactive(element, node, mapper);
  set_name(element, node);
  if (node.figure.has_value()) {
    add_figure(element, *node.figure);
  } else if (node.progress.has_value()) {
    add_progress(element, *node.progress);
  } else if (node.role == Role::kChoice) {
    for (const Node& option : node.children) {
      element.children.push_back(option_element(option, node, mapper));
    }
  } else if (node.children.empty()) {
    add_words(element, node, mapper);
  } else {
    const bool is_inline = is_phrasing || node.role == Role::kButton || node.role == Role::kLink;
    add_children(element, node, is_inline, mapper);
  }
  return element;
}

}  // namespace

std::string class_of(Part part) {
  // In the order of the enumeration; a test walks both.
  constexpr std::string_view kNames[] = {"",
                                         "page",
                                         "banner",
                                         "brand",
                                         "navigation",
                                         "navigation-link",
                                         "languages",
                                         "language",
                                         "reading-column",
                                         "stack",
                                         "row",
                                         "pack-title",
                                         "badge",
                                         "position",
                                         "quiet-button",
                                         "progress",
                                         "title",
                                         "stem",
                                         "section",
                                         "body",
                                         "muted",
                                         "choice",
                                         "option",
                                         "option-text",
                                         "feedback",
                                         "panel",
                                         "step",
                                         "caption",
                                         "value",
                                         "actions",
                                         "primary-button",
                                         "button",
                                         "notice",
                                         "alert",
                                         "card",
                                         "visually-hidden",
                                         "footer"};
  const auto index = static_cast<std::size_t>(part);
  return std::string(kNames[index]);
}

Element to_element(const Node& node, std::string_view base, const LineBreaks& line_breaks) {
  return mapped(node, nullptr, false, {base, line_breaks});
}

NodeId node_of_element(std::string_view element_id) {
  for (const std::string_view suffix : {kRadio, kBody, kSummary}) {
    if (element_id.size() > suffix.size() &&
        element_id.substr(element_id.size() - suffix.size()) == suffix) {
      element_id.remove_suffix(suffix.size());
      break;
    }
  }
  return NodeId(element_id);
}

}  // namespace semantics
