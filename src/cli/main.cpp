// The `binade` command: the table of its commands.
// Not the commands themselves.
#include <cstdio>
#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace {

struct Row {
  std::string_view name;
  int (*run)(const cli::Arguments&);
  const char* help;
};

constexpr Row kCommands[] = {
    {"check", cli::check,
     "check PATH...         validate packs: structure, sentences, experiments"},
    {"prerender", cli::prerender, "prerender --out SITE  write the pages of a site"},
    {"stylesheet", cli::stylesheet,
     "stylesheet            print the style sheet of the look table"},
};

int help(std::FILE* stream, int code) {
  std::fputs("binade: number formats of machine learning\n\nusage: binade COMMAND ...\n\n", stream);
  for (const Row& row : kCommands) {
    std::fprintf(stream, "  binade %s\n", row.help);
  }
  std::fputs("\nexample: binade check content/packs/mixed-precision-training\n", stream);
  return code;
}

}  // namespace

int main(int count, char** values) {
  const std::string_view name = count > 1 ? values[1] : "";
  if (name == "--help" || name == "help") {
    return help(stdout, 0);
  }
  for (const Row& row : kCommands) {
    if (row.name == name) {
      return row.run(cli::Arguments(values + 2, values + count));
    }
  }
  return help(stderr, 2);
}
