// The pure function from the model to what a screen says and does.
// Not drawing, and not deciding: a binding names the command that its node causes.
#pragma once

#include <string>
#include <vector>

#include "app/command.hpp"
#include "app/model.hpp"
#include "semantics/node.hpp"
#include "semantics/request.hpp"

namespace screens {

struct Binding {
  semantics::Request request;
  app::Command command;
};
using Bindings = std::vector<Binding>;

struct Screen {
  semantics::Node tree;
  Bindings bindings;
  std::string title;  // of the document
};

// The model must be ready (app::is_ready).
Screen view(const app::Model& model);

// What a reader without scripts gets below the first question: every question with its answer.
semantics::Node answers_section(const app::Model& model);

// The command that the request causes on this screen; null when its node has none (a request may
// arrive after the screen has changed: it is then ignored).
const app::Command* dispatch(const Bindings& bindings, const semantics::Request& request);

}  // namespace screens
