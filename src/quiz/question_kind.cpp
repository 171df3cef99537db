// The table of kinds, and what holds for every kind.
// Not the kinds themselves.
#include "quiz/question_kind.hpp"

#include <algorithm>

#include "quiz/shuffle.hpp"

namespace quiz {
namespace {

struct KindRow {
  std::string_view name;  // as pack.json says it
  QuestionKind (*read)(const content::Question& question, const base::JsonReader& body);
};

constexpr KindRow kKinds[] = {
    {"single-choice",
     [](const content::Question& question, const base::JsonReader& body) -> QuestionKind {
       return read_single_choice(question, body);
     }},
};

const KindRow* find_kind(std::string_view name) {
  const auto* row = std::find_if(std::begin(kKinds), std::end(kKinds),
                                 [name](const KindRow& kind) { return kind.name == name; });
  return row == std::end(kKinds) ? nullptr : row;
}

// The body is read by itself; its problems are then put where the question stands in the file.
void check_body(const content::Question& question, std::string_view file,
                base::Problems& problems) {
  if (question.body.object() == nullptr) {
    return;  // the question is no object
  }
  base::Problems found;
  const base::JsonReader body(question.body, file, found);
  if (const KindRow* kind = find_kind(question.kind)) {
    kind->read(question, body);
  } else if (!question.kind.empty()) {
    body.optional("kind").problem("error.pack.kind", {{"kind", question.kind}});
  }
  for (base::Error& problem : found) {
    problem.where.pointer = question.pointer + problem.where.pointer;
    problems.push_back(std::move(problem));
  }
}

std::string hexadecimal(std::uint64_t value) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; value >>= 4U) {
    digits[i] = "0123456789abcdef"[value & 15U];
  }
  return digits;
}

}  // namespace

content::Pack read_pack(std::string_view text, std::string_view file, base::Problems& problems) {
  content::Pack pack = content::read_pack(text, file, problems);
  for (content::Question& question : pack.questions) {
    const std::size_t problems_before = problems.size();
    check_body(question, file, problems);
    question.is_sound = question.is_sound && problems.size() == problems_before;
  }
  return pack;
}

QuestionKind kind_of(const content::Question& question) {
  const KindRow* kind = find_kind(question.kind);
  ASSERT(kind != nullptr);
  base::Problems problems;
  QuestionKind read = kind->read(question, base::JsonReader(question.body, "", problems));
  ASSERT(problems.empty());
  return read;
}

bool is_right(const content::Question& question, std::string_view option) {
  return std::visit([option](const auto& kind) { return is_right(kind, option); },
                    kind_of(question));
}

std::string right_option(const content::Question& question) {
  for (const content::Option& option : question.options) {
    if (is_right(question, option.id)) {
      return option.id;
    }
  }
  return {};
}

std::vector<std::string> option_order(const content::Question& question, std::uint64_t seed) {
  std::vector<std::string> order;
  std::vector<std::string> pinned;
  for (const content::Option& option : question.options) {
    (option.is_pinned ? pinned : order).push_back(option.id);
  }
  std::sort(order.begin(), order.end());  // so that an author who reorders changes no attempt
  shuffle(order, seed_for(seed, question.id));
  order.insert(order.end(), pinned.begin(), pinned.end());
  return order;
}

std::string meaning_hash(const content::Question& question) {
  std::vector<std::string> ids;
  for (const content::Option& option : question.options) {
    ids.push_back(option.id);
  }
  std::sort(ids.begin(), ids.end());
  std::string meaning = question.kind;
  meaning += "\n" + std::visit([](const auto& kind) { return key_of(kind); }, kind_of(question));
  for (const std::string& id : ids) {
    meaning += "\n" + id;
  }
  return hexadecimal(fnv1a(meaning));
}

}  // namespace quiz
