// Files that have come become parts of the model.
// Not fetching: that is an effect.
#pragma once

#include "app/command.hpp"
#include "app/model.hpp"

namespace app {

void take_file(Model& model, const Fetched& file);

// The catalogue and the locale of the route's language, from files that came.
void read_language(Model& model);

bool has_problems(const Model& model);  // of the route's pack or of common files

// Runs the experiments of the questions that the screen shows, each once.
void run_experiments(Model& model);

// The fragment that names where the reader is.
Fragment place_of(const Model& model);

}  // namespace app
