// Prints the style sheet.
// Not its rules: ui/stylesheet.
#include "ui/stylesheet.hpp"

#include <cstdio>

#include "cli/commands.hpp"

namespace cli {

int stylesheet(const Arguments& /*arguments*/) {
  std::fputs(ui::stylesheet().c_str(), stdout);
  return 0;
}

}  // namespace cli
