// The sentences of a question with the results of its experiments in them.
// Not the sentences of the interface (Context::say).
#pragma once

#include <string>
#include <vector>

#include "base/rich_text.hpp"
#include "experiments/run.hpp"

namespace screens {

// `{sum.code}` becomes the result of the experiment, set as a reader sees numbers.
base::RichText filled(const std::string& sentence, const std::vector<experiments::Trace>& traces);

}  // namespace screens
