// The one place where the model changes.
// Not drawing and not doing: what is to be done in the world comes back as effects.
#pragma once

#include <string>
#include <vector>

#include "app/command.hpp"
#include "app/effect.hpp"
#include "app/model.hpp"

namespace app {

Effects update(Model& model, const Command& command, const Moment& moment);

// Whether `route` can be shown: everything it needs has come or has failed.
bool is_ready(const Model& model);

// Paths of the files that showing the wanted route takes, as far as is known now.
std::vector<std::string> files_of(const Model& model, const Route& route);

std::string font_path(std::string_view face);

}  // namespace app
