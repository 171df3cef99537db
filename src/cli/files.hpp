// Whole files, read and written.
// Not a file system: paths are used as they are given.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cli {

std::optional<std::string> read_file(const std::string& path);     // none when it cannot be read
bool write_file(const std::string& path, std::string_view bytes);  // makes missing folders

}  // namespace cli
