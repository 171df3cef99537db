// One walk that collects, then a look at what was collected.
// Not repairing anything.
#include "semantics/validate.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "semantics/dump.hpp"
#include "semantics/element.hpp"

namespace semantics {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_well_formed(const NodeId& id) {
  return !id.empty() && is_letter(id.front()) && std::all_of(id.begin(), id.end(), [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
  });
}

// The words that can be seen in the node, with single spaces.
std::string visible_words(const Node& node) {
  std::string words = base::words_of(node.text);
  for (const Node& child : node.children) {
    words += " " + visible_words(child);
  }
  std::string single;
  for (const char c : words) {
    if (c != ' ' || (!single.empty() && single.back() != ' ')) {
      single += c;
    }
  }
  if (!single.empty() && single.back() == ' ') {
    single.pop_back();
  }
  return single;
}

bool is_interactive(Role role) {
  return role == Role::kButton || role == Role::kLink || role == Role::kOption ||
         role == Role::kChoice || role == Role::kDetails;
}

bool needs_label(Role role) {
  return role == Role::kFigure || role == Role::kProgress || role == Role::kNavigation;
}

// The one role that may be the parent of this one; kPage: any may.
Role parent_of(Role role) {
  switch (role) {
    case Role::kOption: return Role::kChoice;
    case Role::kItem: return Role::kList;
    case Role::kRow: return Role::kTable;
    case Role::kCell: return Role::kRow;
    default: return Role::kPage;
  }
}

class Validator {
 public:
  // A part of a page may begin with a heading of any level.
  explicit Validator(const Node& tree) : last_level_(tree.role == Role::kPage ? 0 : 6) {}

  std::vector<std::string> problems;

  void visit(const Node& node, const Node* parent) {
    check_id(node);
    check_name(node);
    check_place(node, parent);
    check_state(node);
    for (const NodeId& target : {node.controls, node.described_by}) {
      const bool is_closed = target == node.controls && !node.is_expanded;
      if (!target.empty() && !is_closed) {
        references_.push_back({&node, target});
      }
    }
    for (const Node& child : node.children) {
      visit(child, &node);
    }
  }

  void finish(const Node& tree) {
    for (const auto& [node, target] : references_) {
      if (ids_.count(target) == 0) {
        report(*node, "refers to " + target + ", which is not there");
      }
    }
    if (tree.role == Role::kPage && main_count_ != 1) {
      report(tree, "has " + std::to_string(main_count_) + " main nodes");
    }
  }

 private:
  struct Reference {
    const Node* node;
    NodeId target;
  };

  void report(const Node& node, std::string_view what) {
    problems.push_back((node.id.empty() ? "?" : node.id) + ": " + std::string(what));
  }

  void check_id(const Node& node) {
    if (!is_well_formed(node.id)) {
      report(node, "the id is not well formed");
    } else if (node_of_element(node.id) != node.id) {
      report(node, "the id has an ending that is kept for derived elements");
    }
    if (!ids_.insert(node.id).second) {
      report(node, "the id is there twice");
    }
  }

  void check_name(const Node& node) {
    const std::string words = visible_words(node);
    const bool is_reference = !node.label.empty() && node.label.front() == '#';
    if (is_reference) {
      references_.push_back({&node, node.label.substr(1)});
    }
    if (node.label.empty() && needs_label(node.role)) {
      report(node, "a " + std::string(name_of(node.role)) + " needs a label");
    } else if (node.label.empty() && is_interactive(node.role) &&
               (words.empty() || node.role == Role::kChoice)) {
      report(node, "can be pressed and has no name");
    }
    const bool is_named_by_words = is_interactive(node.role) && node.role != Role::kChoice;
    if (is_named_by_words && !node.label.empty() && !is_reference &&
        node.label.find(words) == std::string::npos) {
      report(node, "the label does not contain the visible words \"" + words + "\"");
    }
    if (node.role == Role::kFigure && !node.figure.has_value()) {
      report(node, "a figure without a figure");
    }
  }

  void check_place(const Node& node, const Node* parent) {
    main_count_ += node.role == Role::kMain ? 1 : 0;
    const Role wanted = parent_of(node.role);
    if (wanted != Role::kPage && (parent == nullptr || parent->role != wanted)) {
      report(node, "does not lie in a " + std::string(name_of(wanted)));
    }
    for (const Node& child : node.children) {
      const bool is_closed_list = node.role == Role::kChoice || node.role == Role::kList ||
                                  node.role == Role::kTable || node.role == Role::kRow;
      if (is_closed_list && parent_of(child.role) != node.role) {
        report(child, "has no place in a " + std::string(name_of(node.role)));
      }
    }
    if (!node.text.empty() && !node.children.empty() && node.role != Role::kDetails) {
      report(node, "has words and children; only details may");
    }
    if (node.role == Role::kHeading) {
      check_heading(node);
    }
  }

  void check_heading(const Node& node) {
    if (node.level < 1 || node.level > 6) {
      report(node, "the level of a heading is 1 to 6");
    } else if (node.level > last_level_ + 1) {
      report(node, "heading " + std::to_string(node.level) + " follows heading " +
                       std::to_string(last_level_));
    }
    last_level_ = node.level;
  }

  void check_state(const Node& node) {
    if (node.language.empty()) {
      report(node, "has no language");
    }
    const auto selected = std::count_if(
        node.children.begin(), node.children.end(),
        [](const Node& child) { return child.role == Role::kOption && child.is_selected; });
    if (selected > 1) {
      report(node, "has more than one selected option");
    }
    if (node.role == Role::kLink && node.address.empty()) {
      report(node, "a link needs an address");
    }
    if (node.role == Role::kProgress && !node.progress.has_value()) {
      report(node, "a progress without steps");
    }
  }

  std::set<NodeId> ids_;
  std::vector<Reference> references_;
  int main_count_ = 0;
  int last_level_;
};

}  // namespace

std::vector<std::string> validate(const Node& tree) {
  Validator validator(tree);
  validator.visit(tree, nullptr);
  validator.finish(tree);
  return std::move(validator.problems);
}

}  // namespace semantics
