// What every part of a screen needs while it is built: the model, the words, the bindings so far.
// Not state: it lives for one call of view.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/model.hpp"
#include "base/message.hpp"
#include "screens/view.hpp"
#include "text/catalogue.hpp"

namespace screens {

struct Context {
  const app::Model& model;
  const text::Catalogue& words;
  Bindings& bindings;

  base::RichText say(std::string_view key, std::vector<base::Argument> arguments = {}) const {
    return words.say({std::string(key), std::move(arguments)});
  }
  std::string say_plain(std::string_view key, std::vector<base::Argument> arguments = {}) const {
    return words.say_plain({std::string(key), std::move(arguments)});
  }
  void bind(semantics::RequestKind kind, std::string_view node, app::Command command) const {
    bindings.push_back({{kind, std::string(node)}, std::move(command)});
  }
  void on_press(std::string_view node, app::Command command) const {
    bind(semantics::RequestKind::kPress, node, std::move(command));
  }
};

}  // namespace screens
