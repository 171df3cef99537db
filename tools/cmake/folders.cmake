# binade_folder(): a static library and its tests from one folder of src/ and of tests/.
# The list of folders and of what each may use is the table in CMakeLists.txt.

add_library(test_main OBJECT EXCLUDE_FROM_ALL tests/main.cpp)
target_link_libraries(test_main PRIVATE binade_flags third_doctest)

# On the web there is one test program, all_tests: a link takes much longer there than a compile.
set_property(GLOBAL PROPERTY BINADE_WEB_TEST_SOURCES "")
set_property(GLOBAL PROPERTY BINADE_WEB_TEST_LIBRARIES "")

# binade_library(NAME SOURCES... USES... THIRD...): SOURCES are relative globs below src/.
function(binade_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;THIRD")
  list(TRANSFORM arg_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/src/)
  file(GLOB sources CONFIGURE_DEPENDS ${arg_SOURCES})
  list(FILTER sources EXCLUDE REGEX "/cli/main\\.cpp$")
  list(TRANSFORM arg_THIRD PREPEND third_)
  if(sources)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC binade_flags ${arg_USES} PRIVATE ${arg_THIRD})
  else()  # headers only, or not there yet
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE binade_flags ${arg_USES})
  endif()
endfunction()

function(binade_tests name)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${name}/*.cpp)
  if(NOT sources)
    return()
  endif()
  list(TRANSFORM ARGN PREPEND third_ OUTPUT_VARIABLE third)
  if(EMSCRIPTEN)
    set_property(GLOBAL APPEND PROPERTY BINADE_WEB_TEST_SOURCES ${sources})
    set_property(GLOBAL APPEND PROPERTY BINADE_WEB_TEST_LIBRARIES ${name} ${third})
    return()
  endif()
  add_executable(test_${name} EXCLUDE_FROM_ALL ${sources} $<TARGET_OBJECTS:test_main>)
  binade_test_options(test_${name})
  target_link_libraries(test_${name} PRIVATE ${name} ${third})
  add_dependencies(tests test_${name})
endfunction()

function(binade_test_options target)
  target_link_libraries(${target} PRIVATE binade_flags third_doctest)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  # Where a test finds content/ and tests/vectors/, wherever it is started.
  target_compile_definitions(${target} PRIVATE BINADE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endfunction()

# binade_folder(NAME LEVEL n USES folders... THIRD libraries... WITH subfolders...)
function(binade_folder name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LEVEL" "USES;THIRD;WITH")
  list(TRANSFORM arg_WITH REPLACE "(.+)" "${name}/\\1/*.cpp")
  binade_library(${name} SOURCES ${name}/*.cpp ${arg_WITH} USES ${arg_USES} THIRD ${arg_THIRD})
  binade_tests(${name} ${arg_THIRD})
endfunction()
