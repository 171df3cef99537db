// Append-only text files in the reader's own data folder, and the files of the site.
// Not a database: lines come in at the end and are read at the start.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace platform {

std::optional<std::string> read_file(const std::string& path);

class Storage {
 public:
  // `folder` ends with a separator; empty: there is none, and nothing can be kept.
  explicit Storage(std::string folder) : folder_(std::move(folder)) {}

  std::string read(std::string_view name) const;  // empty when there is nothing yet
  bool can_write(std::string_view name) const;
  bool append(std::string_view name, std::string_view line) const;
  // Into a file of its own that no later call writes to; once for the same lines.
  bool keep_aside(std::string_view name, std::string_view lines) const;

 private:
  std::string folder_;
};

}  // namespace platform
