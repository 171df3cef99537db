// Reads the command line.
// Not forgiving: what is not understood is a fault with its name.
#include "platform/native/options.hpp"

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <string_view>

namespace platform {
namespace {

constexpr int kLargestSize = 16384;
constexpr double kLargestScale = 8;

bool read_number(const std::string& text, double largest, double& value) {
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || !(number > 0 && number <= largest)) {
    return false;
  }
  value = number;
  return true;
}

bool read_size(const std::string& text, Options& options) {
  const std::size_t cross = text.find('x');
  double width = 0;
  double height = 0;
  if (cross == std::string::npos || !read_number(text.substr(0, cross), kLargestSize, width) ||
      !read_number(text.substr(cross + 1), kLargestSize, height)) {
    return false;
  }
  options.width = static_cast<int>(width);
  options.height = static_cast<int>(height);
  return true;
}

// False when the value does not fit the option, or the option does not exist.
bool read_option(std::string_view name, const std::string& value, Options& options) {
  if (name == "--site") {
    options.site = value;
  } else if (name == "--path") {
    options.path = value;
  } else if (name == "--language") {
    options.language = value;
  } else if (name == "--screenshot") {
    options.screenshot = value;
  } else if (name == "--size") {
    return read_size(value, options);
  } else if (name == "--scale") {
    return read_number(value, kLargestScale, options.scale);
  } else {
    return false;
  }
  return true;
}

}  // namespace

const char* const kUsage =
    "binade-window [--site DIR] [--path PATH] [--language CODE] [--size WxH] [--scale N] [--dark]\n"
    "              [--screenshot FILE.bmp]\n\n"
    "  --site        the built site (default: ../site beside this program)\n"
    "  --path        where to begin, for example en/quiz/mixed-precision-training/\n"
    "  --screenshot  write a picture of the first complete screen and end\n";

Options read_options(const std::vector<std::string>& arguments) {
  Options options;
  for (std::size_t i = 0; i < arguments.size() && options.fault.empty(); ++i) {
    if (arguments[i] == "--dark") {
      options.is_dark = true;
    } else if (i + 1 >= arguments.size() || !read_option(arguments[i], arguments[i + 1], options)) {
      options.fault = arguments[i];
    } else {
      ++i;
    }
  }
  return options;
}

std::vector<std::string> own_arguments() {
  std::vector<std::string> arguments;
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::string argument;
  while (std::getline(file, argument, '\0')) {
    arguments.push_back(argument);
  }
  if (!arguments.empty()) {
    arguments.erase(arguments.begin());
  }
  return arguments;
}

}  // namespace platform
