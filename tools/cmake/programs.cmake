# The programs: natively the command and the window; on the web the page's WebAssembly.
# What they are made of is in CMakeLists.txt.

set(HAS_MAIN FALSE)
if(EXISTS ${PROJECT_SOURCE_DIR}/src/main.cpp)
  set(HAS_MAIN TRUE)
endif()

# What tests/shaping/run compares with hb-shape, natively and as wasm.
add_executable(shape_lines EXCLUDE_FROM_ALL tests/shaping/shape_lines.cpp)
target_link_libraries(shape_lines PRIVATE text)
add_dependencies(tests shape_lines)

if(EMSCRIPTEN)
  include(tools/cmake/web.cmake)
  return()
endif()

# The command speaks English wherever it is started: its sentences are built in.
file(READ content/messages/en.json english_messages)
set(english_literal "R\"json(${english_messages})json\"\n")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/english_messages.inc
     CONTENT "@english_literal@" @ONLY)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS content/messages/en.json)
target_include_directories(cli PRIVATE ${PROJECT_BINARY_DIR}/generated)

# The command: checker of content, prerenderer and the like. Needs no window and no graphics.
if(EXISTS ${PROJECT_SOURCE_DIR}/src/cli/main.cpp)
  add_executable(binade src/cli/main.cpp)
  target_link_libraries(binade PRIVATE cli)
endif()

# The native window. A machine without SDL2 still builds everything else.
find_package(SDL2 QUIET)
find_package(OpenGL QUIET)
file(GLOB native_sources CONFIGURE_DEPENDS src/platform/native/*.cpp)
if(HAS_MAIN AND native_sources AND TARGET SDL2::SDL2 AND TARGET OpenGL::GL)
  add_executable(binade-window src/main.cpp ${native_sources})
  target_link_libraries(binade-window PRIVATE screens ui platform SDL2::SDL2 OpenGL::GL)
endif()
