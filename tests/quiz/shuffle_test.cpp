// Orders depend on the seed alone, and are fair.
// Not a test of randomness: the generator is a published one.
#include "quiz/shuffle.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>

TEST_CASE("SplitMix64 gives its published sequence") {
  // The values for seed 1234567 that implementations of other languages are compared with.
  quiz::Sequence sequence(1234567);
  for (const std::uint64_t expected :
       {UINT64_C(6457827717110365317), UINT64_C(3203168211198807973), UINT64_C(9817491932198370423),
        UINT64_C(4593380528125082431), UINT64_C(16408922859458223821)}) {
    CHECK(sequence.next() == expected);
  }
}

TEST_CASE("FNV-1a gives its published values") {
  CHECK(quiz::fnv1a("") == UINT64_C(0xCBF29CE484222325));
  CHECK(quiz::fnv1a("a") == UINT64_C(0xAF63DC4C8601EC8C));
  CHECK(quiz::fnv1a("foobar") == UINT64_C(0x85944171F73967E8));
}

TEST_CASE("shuffle keeps the values and reaches every order equally often") {
  constexpr int kSeeds = 4800;
  std::map<std::string, int> counts;
  for (int seed = 0; seed < kSeeds; ++seed) {
    std::vector<char> letters{'a', 'b', 'c', 'd'};
    quiz::shuffle(letters, quiz::seed_for(static_cast<std::uint64_t>(seed), "q"));
    ++counts[std::string(letters.begin(), letters.end())];
  }
  CHECK(counts.size() == 24);
  int square_sum = 0;
  for (const auto& [order, count] : counts) {
    std::string sorted = order;
    std::sort(sorted.begin(), sorted.end());
    CHECK(sorted == "abcd");
    square_sum += (count - kSeeds / 24) * (count - kSeeds / 24);
  }
  // Chi squared with 23 degrees of freedom exceeds 49.7 once in 1000 fair experiments.
  CHECK(square_sum / (kSeeds / 24.0) < 49.7);
}

TEST_CASE("shuffle of nothing and of one") {
  std::vector<int> none;
  quiz::shuffle(none, 1);
  CHECK(none.empty());
  std::vector<int> one{7};
  quiz::shuffle(one, 1);
  CHECK(one == std::vector<int>{7});
}
