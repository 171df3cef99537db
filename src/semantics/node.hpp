// What a screen says: a tree of nodes with roles, names, states and figures, in words.
// Not how it looks (ui/), not what it does (bindings in screens/), not where it lies (layout).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/rich_text.hpp"
#include "semantics/figure.hpp"

namespace semantics {

// Stable across frames and languages, unique in its tree, and the `id` of the element in the page:
// letters, digits, '-', '_', '.', for example "mp-1.lost-updates".
using NodeId = std::string;

// Closed: each role has one meaning in every renderer.
enum class Role {
  kPage,    // the root; children are banner, main, footer
  kGroup,   // things that belong together; no meaning of its own
  kBanner,  // head of the page
  kMain,    // the content proper; exactly one in a page
  kNavigation,
  kHeading,  // `level`
  kText,     // one paragraph
  kList,     // children are kItem
  kItem,
  kButton,
  kLink,      // `address`
  kChoice,    // one of several; children are kOption; `label` names the question
  kOption,    // a radio: `is_selected`, `is_submitted`, `verdict`
  kDetails,   // `text` is the summary, `is_expanded`
  kFigure,    // `figure` with its text alternative in `label`
  kStatus,    // politely announced when its text changes
  kAlert,     // announced at once
  kProgress,  // `progress`
  kTable,     // children are kRow
  kRow,
  kCell,  // `is_header`
};

// What a node is for, so that renderers can set it in the right type and box. Closed, and the class
// name in the page. How a part looks is one row in ui/look.cpp.
enum class Part {
  kNone,
  kPage,
  kBanner,
  kBrand,
  kNavigation,
  kNavigationLink,
  kLanguages,  // the language switch
  kLanguage,   // one language in it
  kMain,       // the reading column
  kStack,      // a column of blocks
  kRow,        // a line of small things that may wrap
  kPackTitle,
  kBadge,
  kPosition,     // "Question 3 of 8"
  kQuietButton,  // looks like a link
  kProgress,
  kTitle,  // h1 of a screen
  kStem,
  kSection,  // heading inside a panel
  kBody,     // running text
  kMuted,    // secondary text
  kChoice,
  kOption,
  kOptionText,
  kFeedback,
  kPanel,
  kStep,  // one step of a proof: caption and value
  kCaption,
  kValue,  // exact numbers, monospaced
  kActions,
  kPrimaryButton,
  kButton,
  kNotice,  // storage, stale content and the like
  kAlert,
  kCard,            // an entry of a list that leads somewhere
  kVisuallyHidden,  // heard, not seen: takes no room
  kFooter,
};

enum class Verdict { kNone, kRight, kWrong, kMissed };  // kMissed: right, but not the one chosen

enum class Direction { kLeftToRight, kRightToLeft };

struct Progress {
  std::vector<Verdict> done;  // one entry a step; kNone: not answered
  int current = 0;            // from 0
  bool operator==(const Progress&) const = default;
};

struct Node {
  NodeId id;
  Role role = Role::kGroup;
  Part part = Part::kNone;
  base::RichText text;   // the visible words
  std::string label;     // the name where it is not `text`; contains the visible words
  std::string language;  // BCP 47; never empty in a finished tree
  Direction direction = Direction::kLeftToRight;
  int level = 0;        // kHeading: 1 to 6
  std::string address;  // kLink: relative to the site's base, or absolute to another site
  bool is_disabled = false;
  bool is_selected = false;   // kOption; kLink and kButton: the current one of a set
  bool is_submitted = false;  // kOption: its question has been answered
  bool is_expanded = false;   // kDetails, and buttons with `controls`
  NodeId controls;            // kButton: the node it opens, or empty
  NodeId described_by;        // the node whose words add to this one's name, or empty
  Verdict verdict = Verdict::kNone;
  bool is_header = false;  // kCell
  std::optional<Progress> progress;
  std::optional<Figure> figure;
  std::vector<Node> children;
  bool operator==(const Node&) const = default;
};

}  // namespace semantics
