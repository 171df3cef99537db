// Reads and appends files.
// Not aware of what the lines mean.
#include "platform/native/storage.hpp"

#include <fstream>
#include <iterator>

namespace platform {
namespace {

std::string file_of(const std::string& folder, std::string_view name) {
  return folder + std::string(name) + ".jsonl";
}

// std::ofstream reports nothing by itself without exceptions: its state is asked after the flush.
bool write(const std::string& path, std::string_view bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::app);
  file << bytes;
  file.flush();
  return file.good();
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    return std::nullopt;
  }
  std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return file.bad() ? std::nullopt : std::optional<std::string>(std::move(bytes));
}

std::string Storage::read(std::string_view name) const {
  return read_file(file_of(folder_, name)).value_or("");
}

bool Storage::can_write(std::string_view name) const {
  return !folder_.empty() && write(file_of(folder_, name), "");
}

bool Storage::append(std::string_view name, std::string_view line) const {
  return !folder_.empty() && write(file_of(folder_, name), std::string(line) + "\n");
}

bool Storage::keep_aside(std::string_view name, std::string_view lines) const {
  for (int number = 1; !folder_.empty(); ++number) {
    const std::string path =
        file_of(folder_, std::string(name) + ".damaged-" + std::to_string(number));
    const std::optional<std::string> kept = read_file(path);
    if (!kept.has_value()) {
      return write(path, lines);
    }
    if (*kept == lines) {
      return true;
    }
  }
  return false;
}

}  // namespace platform
