// Programmer mistakes end the program loudly, in every build.
// Not for bad input from outside (Result) and not for outcomes such as overflow (data).
#pragma once

namespace base {

// Called once with the failed expression before the program stops; the web page uses it to say so
// and to offer a reload. Must not return control to the failed code.
using AssertionHandler = void (*)(const char* expression, const char* file, int line);

void set_assertion_handler(AssertionHandler handler);

[[noreturn]] void assertion_failed(const char* expression, const char* file, int line);

}  // namespace base

#define ASSERT(expression) \
  ((expression) ? static_cast<void>(0) : base::assertion_failed(#expression, __FILE__, __LINE__))
