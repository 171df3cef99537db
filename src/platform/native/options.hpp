// What the window's command line says.
// Not the command `binade`: that one is cli/.
#pragma once

#include <string>
#include <vector>

namespace platform {

struct Options {
  std::string site;        // folder of the built site; empty: next to the program
  std::string path;        // where to begin, below the site; empty: the front page
  std::string language;    // BCP 47; empty: the system's
  std::string screenshot;  // write one picture (BMP) when the first screen is complete, then end
  int width = 900;         // of the window, in CSS pixels
  int height = 1000;
  double scale = 1;  // device pixels per CSS pixel, beyond what the system says
  bool is_dark = false;
  std::string fault;  // what is wrong with the command line; empty when nothing is
};

extern const char* const kUsage;

// `arguments` without the program's name.
Options read_options(const std::vector<std::string>& arguments);

// Those of this process. The port hands none over, since a page has none.
std::vector<std::string> own_arguments();

}  // namespace platform
