// Neighbours and ulps at the edges of every format.
// Not rounding.
#include "numerics/neighbours.hpp"

#include <string>

#include "numerics/decode.hpp"
#include "numerics/number_text.hpp"
#include "table.hpp"

using namespace numerics;
using numerics_test::hexadecimal;

TEST_CASE("next value up and down, and the ulp, as the table says") {
  int checked = 0;
  for (const auto& row : numerics_test::read_table("next_ulp.tsv").rows) {
    const Format* format = find_format(row[0]);
    if (format == nullptr) {
      continue;
    }
    CAPTURE(row[0]);
    CAPTURE(row[1]);
    const Bits bits = numerics_test::bits_of(*format, row[1]);
    const Value value = decode(*format, bits);
    const auto neighbour = [&](const std::optional<Bits>& found) {
      return value.is_nan() && !found ? "nan" : hexadecimal(found);  // as the table writes it
    };
    CHECK(neighbour(next_up(*format, bits)) == row[3]);
    CHECK(neighbour(next_down(*format, bits)) == row[4]);
    if (value.is_finite()) {
      CHECK(hexfloat(value.exact.numerator) == row[2]);
      CHECK(hexfloat(ulp_at(*format, value.exact)) == row[5]);
    }
    ++checked;
  }
  CHECK(checked > 300);
}
