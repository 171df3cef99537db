// Orders that depend on a seed alone: the same on every machine, in every build.
// Not randomness: the seed is an argument.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace quiz {

// SplitMix64 (Steele, Lea, Flood 2014): a full-period sequence from any seed, 0 too.
class Sequence {
 public:
  explicit Sequence(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  // 0 to bound - 1. The bias of the remainder is below bound / 2^64.
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }

 private:
  std::uint64_t state_;
};

// Fowler, Noll and Vo's hash, variant 1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/.
inline std::uint64_t fnv1a(std::string_view text, std::uint64_t seed = 0) {
  std::uint64_t hash = 0xCBF29CE484222325U ^ seed;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  }
  return hash;
}

// Mixes a name into a seed, so that each question has an order of its own.
inline std::uint64_t seed_for(std::uint64_t seed, std::string_view name) {
  return fnv1a(name, seed);
}

// Fisher and Yates' shuffle.
template <class T>
void shuffle(std::vector<T>& values, std::uint64_t seed) {
  Sequence sequence(seed);
  for (std::size_t i = values.size(); i > 1; --i) {
    std::swap(values[i - 1], values[sequence.below(i)]);
  }
}

}  // namespace quiz
