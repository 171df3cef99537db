// The commands of `binade`, one function each. All answer the exit code: 0 fine, 1 findings, 2
// misuse. Not the parsing of the command's name: main.cpp.
#pragma once

#include <string>
#include <vector>

namespace cli {

using Arguments = std::vector<std::string>;

// check PATH...: validates packs (folders, or their pack.json).
int check(const Arguments& arguments);

// prerender --out SITE: writes the pages of a site whose content/ is there already.
int prerender(const Arguments& arguments);

// stylesheet: prints the style sheet that follows from the look table.
int stylesheet(const Arguments& arguments);

}  // namespace cli
