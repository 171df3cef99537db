// Reads the tables of tests/vectors, and shows values in failed checks.
// Not a general reader of tables: no quoting, one header line.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "numerics/catalogue.hpp"
#include "numerics/round.hpp"

namespace numerics_test {

struct Table {
  std::vector<std::string> titles;
  std::vector<std::vector<std::string>> rows;

  std::size_t column(const std::string& title) const {
    const auto found = std::find(titles.begin(), titles.end(), title);
    REQUIRE(found != titles.end());
    return static_cast<std::size_t>(found - titles.begin());
  }
};

inline std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream rest(line);
  for (std::string cell; std::getline(rest, cell, '\t');) {
    cells.push_back(cell);
  }
  return cells;
}

inline Table read_table(const std::string& name) {
  const char* root = std::getenv("BINADE_SOURCE");
  const std::string path = std::string(root == nullptr ? "." : root) + "/tests/vectors/" + name;
  std::ifstream file(path);
  REQUIRE_MESSAGE(file.good(), path);
  Table table;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    if (table.titles.empty()) {
      table.titles = split(line);
    } else {
      table.rows.push_back(split(line));
    }
  }
  REQUIRE(table.rows.size() > 1);
  return table;
}

inline std::uint64_t hexadecimal(const std::string& digits) {
  return std::strtoull(digits.c_str(), nullptr, 16);
}

// As the tables write codes: without 0x.
inline std::string hexadecimal(const std::optional<numerics::Bits>& bits) {
  if (!bits) {
    return "-";
  }
  std::string text;
  for (int place = (bits->width_bits + 3) / 4 - 1; place >= 0; --place) {
    text += "0123456789ABCDEF"[(bits->code >> (4 * place)) & 15];
  }
  return text;
}

inline numerics::Bits bits_of(const numerics::Format& format, const std::string& digits) {
  return numerics::bits_of(format, hexadecimal(digits));
}

}  // namespace numerics_test
