// Natural numbers of any size, exact: the ground on which numerics/ stands.
// Not signed (a sign is kept beside a magnitude) and not tuned for millions of digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace base {

class Natural {
 public:
  Natural() = default;
  Natural(std::uint64_t value) : low_(value) {}

  static Natural power_of_two(int exponent);                            // exponent >= 0
  static Natural power(std::uint32_t base, int exponent);               // exponent >= 0
  static std::optional<Natural> from_decimal(std::string_view digits);  // only 0-9, at least one
  std::string to_decimal() const;

  bool is_zero() const { return limbs_.empty() && low_ == 0; }
  bool is_one() const { return limbs_.empty() && low_ == 1; }
  bool is_odd() const { return ((limbs_.empty() ? low_ : limbs_[0]) & 1) != 0; }
  int bit_width() const;       // 0 for 0
  int trailing_zeros() const;  // of a number other than 0
  bool fits_64_bits() const { return limbs_.empty(); }
  std::uint64_t to_uint64() const;  // fits_64_bits()

  bool operator==(const Natural&) const = default;
  friend int compare(const Natural& a, const Natural& b);  // -1, 0, 1
  friend bool operator<(const Natural& a, const Natural& b) { return compare(a, b) < 0; }

  friend Natural operator+(const Natural& a, const Natural& b);
  friend Natural operator-(const Natural& a, const Natural& b);  // a >= b
  friend Natural operator*(const Natural& a, const Natural& b);
  Natural operator<<(int count) const;  // count >= 0
  Natural operator>>(int count) const;  // count >= 0, toward zero

 private:
  using Limbs = std::vector<std::uint32_t>;

  static Natural from_limbs(Limbs limbs);
  Limbs to_limbs() const;
  friend std::pair<Natural, Natural> divide(const Natural& a, const Natural& b);

  // A number below 2^64 lies in `low_` and `limbs_` is empty; a larger one lies in `limbs_`, least
  // significant first, without leading zeros, and `low_` is 0. Hence == is memberwise.
  std::uint64_t low_ = 0;
  Limbs limbs_;
};

// Quotient and remainder; b is not 0.
std::pair<Natural, Natural> divide(const Natural& a, const Natural& b);

Natural gcd(Natural a, Natural b);

}  // namespace base
