// Joins content, experiments and the display of numbers.
// Not markup itself: text/markup.
#include "screens/question_text.hpp"

#include <optional>
#include <string_view>

#include "screens/numbers.hpp"
#include "text/markup.hpp"

namespace screens {

base::RichText filled(const std::string& sentence, const std::vector<experiments::Trace>& traces) {
  const auto value_of = [&traces](std::string_view name) -> std::optional<std::string> {
    const std::optional<std::string> value = experiments::look_up(traces, name);
    return value.has_value() ? std::optional(displayed_number(*value)) : std::nullopt;
  };
  return text::draw_markup(sentence, value_of);
}

}  // namespace screens
