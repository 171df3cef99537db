// Schoolbook algorithms on 32-bit limbs, with short ways for numbers below 2^64.
// Not constant-time and not for cryptography.
#include "base/big_integer.hpp"

#include <algorithm>
#include <cstddef>

#include "base/assert.hpp"

namespace base {
namespace {

constexpr int kLimbBits = 32;
constexpr std::uint32_t kChunk = 1'000'000'000;  // the largest power of ten in a limb
constexpr std::size_t kChunkDigits = 9;

using Limbs = std::vector<std::uint32_t>;

std::uint32_t low_half(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

int width_of(std::uint64_t value) { return value == 0 ? 0 : 64 - __builtin_clzll(value); }

// limbs = limbs * factor + addend
void multiply_add(Limbs& limbs, std::uint32_t factor, std::uint32_t addend) {
  std::uint64_t carry = addend;
  for (std::uint32_t& limb : limbs) {
    carry += std::uint64_t{limb} * factor;
    limb = low_half(carry);
    carry >>= kLimbBits;
  }
  if (carry != 0) {
    limbs.push_back(low_half(carry));
  }
}

// limbs = limbs / divisor; the remainder is returned.
std::uint32_t divide_by_limb(Limbs& limbs, std::uint32_t divisor) {
  std::uint64_t remainder = 0;
  for (std::size_t i = limbs.size(); i-- > 0;) {
    remainder = (remainder << kLimbBits) | limbs[i];
    limbs[i] = low_half(remainder / divisor);
    remainder %= divisor;
  }
  return low_half(remainder);
}

// One digit of Knuth's algorithm D (TAOCP 2, 4.3.1): estimates the quotient digit at `place` from
// the top limbs, subtracts, and corrects. `v` has its top bit set and at least two limbs.
std::uint32_t quotient_digit(Limbs& u, const Limbs& v, std::size_t place) {
  const std::size_t n = v.size();
  const std::uint64_t top = (std::uint64_t{u[place + n]} << kLimbBits) | u[place + n - 1];
  std::uint64_t estimate = top / v[n - 1];
  std::uint64_t rest = top % v[n - 1];
  while ((estimate >> kLimbBits) != 0 ||
         estimate * v[n - 2] > ((rest << kLimbBits) | u[place + n - 2])) {
    --estimate;
    rest += v[n - 1];
    if ((rest >> kLimbBits) != 0) {
      break;
    }
  }
  std::uint64_t carry = 0;
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i <= n; ++i) {
    carry += i < n ? estimate * v[i] : 0;
    const std::uint64_t difference = std::uint64_t{u[place + i]} - low_half(carry) - borrow;
    u[place + i] = low_half(difference);
    borrow = difference >> 63;
    carry >>= kLimbBits;
  }
  if (borrow != 0) {  // the estimate was one too large: add the divisor back
    --estimate;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i <= n; ++i) {
      sum += std::uint64_t{u[place + i]} + (i < n ? v[i] : 0);
      u[place + i] = low_half(sum);
      sum >>= kLimbBits;
    }
  }
  return low_half(estimate);
}

}  // namespace

Natural Natural::from_limbs(Limbs limbs) {
  while (!limbs.empty() && limbs.back() == 0) {
    limbs.pop_back();
  }
  Natural result;
  if (limbs.size() > 2) {
    result.limbs_ = std::move(limbs);
    return result;
  }
  for (std::size_t i = limbs.size(); i-- > 0;) {
    result.low_ = (result.low_ << kLimbBits) | limbs[i];
  }
  return result;
}

Natural::Limbs Natural::to_limbs() const {
  if (!limbs_.empty()) {
    return limbs_;
  }
  if (low_ == 0) {
    return {};
  }
  if ((low_ >> kLimbBits) == 0) {
    return {low_half(low_)};
  }
  return {low_half(low_), low_half(low_ >> kLimbBits)};
}

Natural Natural::power_of_two(int exponent) { return Natural(1) << exponent; }

Natural Natural::power(std::uint32_t base, int exponent) {
  ASSERT(exponent >= 0);
  Natural result(1);
  Natural square(base);
  for (int rest = exponent; rest != 0; rest >>= 1) {
    if ((rest & 1) != 0) {
      result = result * square;
    }
    if (rest > 1) {
      square = square * square;
    }
  }
  return result;
}

std::optional<Natural> Natural::from_decimal(std::string_view digits) {
  if (digits.empty()) {
    return std::nullopt;
  }
  Limbs limbs;
  std::uint32_t chunk = 0;
  std::uint32_t scale = 1;
  for (const char c : digits) {
    if (c < '0' || c > '9') {
      return std::nullopt;
    }
    chunk = chunk * 10 + static_cast<std::uint32_t>(c - '0');
    scale *= 10;
    if (scale == kChunk) {
      multiply_add(limbs, scale, chunk);
      chunk = 0;
      scale = 1;
    }
  }
  multiply_add(limbs, scale, chunk);
  return from_limbs(std::move(limbs));
}

std::string Natural::to_decimal() const {
  if (limbs_.empty()) {
    return std::to_string(low_);
  }
  Limbs rest = limbs_;
  std::string reversed;
  while (!rest.empty()) {
    std::uint32_t chunk = divide_by_limb(rest, kChunk);
    while (!rest.empty() && rest.back() == 0) {
      rest.pop_back();
    }
    for (std::size_t i = 0; i < kChunkDigits && (chunk != 0 || !rest.empty()); ++i) {
      reversed += static_cast<char>('0' + chunk % 10);
      chunk /= 10;
    }
  }
  return {reversed.rbegin(), reversed.rend()};
}

int Natural::bit_width() const {
  if (limbs_.empty()) {
    return width_of(low_);
  }
  return static_cast<int>(limbs_.size() - 1) * kLimbBits + width_of(limbs_.back());
}

int Natural::trailing_zeros() const {
  ASSERT(!is_zero());
  if (limbs_.empty()) {
    return __builtin_ctzll(low_);
  }
  std::size_t i = 0;
  while (limbs_[i] == 0) {
    ++i;
  }
  return static_cast<int>(i) * kLimbBits + __builtin_ctz(limbs_[i]);
}

std::uint64_t Natural::to_uint64() const {
  ASSERT(limbs_.empty());
  return low_;
}

int compare(const Natural& a, const Natural& b) {
  if (a.limbs_.size() != b.limbs_.size()) {
    return a.limbs_.size() < b.limbs_.size() ? -1 : 1;
  }
  for (std::size_t i = a.limbs_.size(); i-- > 0;) {
    if (a.limbs_[i] != b.limbs_[i]) {
      return a.limbs_[i] < b.limbs_[i] ? -1 : 1;
    }
  }
  return a.low_ == b.low_ ? 0 : (a.low_ < b.low_ ? -1 : 1);
}

Natural operator+(const Natural& a, const Natural& b) {
  std::uint64_t short_sum = 0;
  if (a.limbs_.empty() && b.limbs_.empty() && !__builtin_add_overflow(a.low_, b.low_, &short_sum)) {
    return short_sum;
  }
  Limbs sum = a.to_limbs();
  const Limbs other = b.to_limbs();
  sum.resize(std::max(sum.size(), other.size()) + 1);
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    carry += std::uint64_t{sum[i]} + (i < other.size() ? other[i] : 0);
    sum[i] = low_half(carry);
    carry >>= kLimbBits;
  }
  return Natural::from_limbs(std::move(sum));
}

Natural operator-(const Natural& a, const Natural& b) {
  ASSERT(compare(a, b) >= 0);
  if (a.limbs_.empty()) {
    return a.low_ - b.low_;
  }
  Limbs difference = a.limbs_;
  const Limbs other = b.to_limbs();
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < difference.size(); ++i) {
    const std::uint64_t subtrahend = i < other.size() ? other[i] : 0;
    const std::uint64_t digit = std::uint64_t{difference[i]} - subtrahend - borrow;
    difference[i] = low_half(digit);
    borrow = digit >> 63;
  }
  return Natural::from_limbs(std::move(difference));
}

Natural operator*(const Natural& a, const Natural& b) {
  std::uint64_t short_product = 0;
  if (a.limbs_.empty() && b.limbs_.empty() &&
      !__builtin_mul_overflow(a.low_, b.low_, &short_product)) {
    return short_product;
  }
  const Limbs x = a.to_limbs();
  const Limbs y = b.to_limbs();
  Limbs product(x.size() + y.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < y.size(); ++j) {
      carry += std::uint64_t{x[i]} * y[j] + product[i + j];
      product[i + j] = low_half(carry);
      carry >>= kLimbBits;
    }
    product[i + y.size()] = low_half(carry);
  }
  return Natural::from_limbs(std::move(product));
}

Natural Natural::operator<<(int count) const {
  ASSERT(count >= 0);
  if (limbs_.empty() && (low_ == 0 || width_of(low_) + count <= 64)) {
    return low_ == 0 ? Natural() : Natural(low_ << count);
  }
  const Limbs source = to_limbs();
  const auto skip = static_cast<std::size_t>(count / kLimbBits);
  const int shift = count % kLimbBits;
  Limbs result(skip + source.size() + 1);
  for (std::size_t i = 0; i < source.size(); ++i) {
    const std::uint64_t spread = std::uint64_t{source[i]} << shift;
    result[skip + i] |= low_half(spread);
    result[skip + i + 1] = low_half(spread >> kLimbBits);
  }
  return from_limbs(std::move(result));
}

Natural Natural::operator>>(int count) const {
  ASSERT(count >= 0);
  if (count >= bit_width()) {
    return {};
  }
  if (limbs_.empty()) {
    return low_ >> count;
  }
  const auto skip = static_cast<std::size_t>(count / kLimbBits);
  const int shift = count % kLimbBits;
  Limbs result(limbs_.size() - skip);
  for (std::size_t i = 0; i < result.size(); ++i) {
    const std::uint64_t high = skip + i + 1 < limbs_.size() ? limbs_[skip + i + 1] : 0;
    result[i] = low_half(((high << kLimbBits) | limbs_[skip + i]) >> shift);
  }
  return from_limbs(std::move(result));
}

std::pair<Natural, Natural> divide(const Natural& a, const Natural& b) {
  ASSERT(!b.is_zero());
  if (a.limbs_.empty() && b.limbs_.empty()) {
    return {a.low_ / b.low_, a.low_ % b.low_};
  }
  if (compare(a, b) < 0) {
    return {Natural(), a};
  }
  if (b.bit_width() <= kLimbBits) {
    Limbs quotient = a.to_limbs();
    const std::uint32_t remainder = divide_by_limb(quotient, low_half(b.low_));
    return {Natural::from_limbs(std::move(quotient)), Natural(remainder)};
  }
  const int shift = (kLimbBits - b.bit_width() % kLimbBits) % kLimbBits;
  const Limbs v = (b << shift).to_limbs();
  Limbs u = (a << shift).to_limbs();
  u.push_back(0);
  Limbs quotient(u.size() - v.size());
  for (std::size_t place = quotient.size(); place-- > 0;) {
    quotient[place] = quotient_digit(u, v, place);
  }
  return {Natural::from_limbs(std::move(quotient)), Natural::from_limbs(std::move(u)) >> shift};
}

Natural gcd(Natural a, Natural b) {
  while (!b.is_zero()) {
    Natural remainder = divide(a, b).second;
    a = std::move(b);
    b = std::move(remainder);
  }
  return a;
}

}  // namespace base
