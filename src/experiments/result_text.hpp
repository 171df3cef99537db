// The results of a trace by name and as text, for run.cpp and look_up.cpp.
// Not for other folders: they use look_up.
#pragma once

#include <string>
#include <string_view>

#include "experiments/run.hpp"

namespace experiments {

const StepResult* find_result(const Trace& trace, std::string_view name);

std::string value_text(const StepResult& result);  // as look_up answers for the name alone

}  // namespace experiments
