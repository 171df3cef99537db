// The experiment behind an answer as nodes: every step with its exact bits.
// Not running it: the trace is in the model.
#pragma once

#include <string>
#include <vector>

#include "content/pack.hpp"
#include "experiments/run.hpp"
#include "screens/context.hpp"
#include "screens/nodes.hpp"

namespace screens {

// One node a step; ids start with `prefix`.
std::vector<Node> proof_steps(const Context& context, const std::string& prefix,
                              const std::vector<experiments::Trace>& traces);

// The walk of types through a network.
Node flow_figure(const Context& context, const std::string& id,
                 const std::vector<content::FlowStep>& steps,
                 const std::vector<std::string>& notes);

}  // namespace screens
