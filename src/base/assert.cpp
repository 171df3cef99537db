// The one place where a broken invariant stops the program.
// Not a logger.
#include "base/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace base {
namespace {

AssertionHandler g_handler = nullptr;

}  // namespace

void set_assertion_handler(AssertionHandler handler) { g_handler = handler; }

void assertion_failed(const char* expression, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, expression);
  if (g_handler != nullptr) {
    AssertionHandler handler = g_handler;
    g_handler = nullptr;  // a handler that fails itself must not recurse
    handler(expression, file, line);
  }
  std::abort();
}

}  // namespace base
