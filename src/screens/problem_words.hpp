// Faults of the outside world as sentences with their place.
// Not the screen that lists them.
#pragma once

#include "base/result.hpp"
#include "base/rich_text.hpp"
#include "text/catalogue.hpp"

namespace screens {

// "pack.json, line 3, column 7: ...", with as much of the place as is known.
base::RichText problem_sentence(const text::Catalogue& words, const base::Error& error);

}  // namespace screens
