# Compiler flags of our own code and of everything: language, warnings, sizes, sanitizers.
# Nothing about one target: see folders.cmake, third_party.cmake and web.cmake.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)  # for editors and clang-tidy

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# No exceptions and no RTTI, third-party code included: they would cost the wasm 40 %.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions> $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)

# __FILE__ in assertions is "src/...", wherever the tree lies; it ends up in what we ship.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)

if(EMSCRIPTEN)
  add_link_options(-fno-exceptions)  # today's Emscripten chooses the C++ runtime by it
  set(CMAKE_C_FLAGS_RELEASE "-Oz -flto")
  set(CMAKE_CXX_FLAGS_RELEASE "-Oz -flto")
  set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-Oz -flto")
else()
  set(CMAKE_C_FLAGS_RELEASE "-O2 -g1")
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -g1")
endif()

if(BINADE_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # -O1: tests that walk all codes of a format would take minutes without optimisation.
  add_compile_options(${sanitizers} -O1 -g)
  add_link_options(${sanitizers})
endif()

# What our own targets link to; third-party targets do not.
add_library(binade_flags INTERFACE)
target_include_directories(binade_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(
  binade_flags
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wshadow
            -Wconversion
            -Wsign-conversion
            -Wold-style-cast
            -Wnon-virtual-dtor
            # GCC 12 sees these two in std::variant and std::string where they are not
            # (bugs 105593 and 105329); Clang, which compiles the same code, has its own.
            $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
            $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
            $<$<BOOL:${BINADE_STRICT}>:-Werror>)
