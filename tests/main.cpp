// The main() of every test program.
// No tests here: they are in the folder named like the folder of src/ that they test.

#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
