# The page's program, binade.js and binade.wasm, and the same tests as wasm for Node (all_tests).
# Works with Emscripten 3.1.6 (Debian 12) and today's; where they differ, it says so.

set(WEB ${PROJECT_SOURCE_DIR}/src/platform/web)

# The default stack is 5 MB in 3.1.6 and 64 KB from 3.1.27 on; the option was renamed there too.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
  set(stack_option -sTOTAL_STACK=1MB)
else()
  set(stack_option -sSTACK_SIZE=1MB)
endif()

# Heap views are on the module by themselves in 3.1.6, and only if exported today.
set(runtime_methods ccall)
if(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 3.1.50)
  list(APPEND runtime_methods HEAPU8)
endif()
list(JOIN runtime_methods "," runtime_methods)

function(web_page_program)
  file(GLOB sources CONFIGURE_DEPENDS ${WEB}/*.cpp)
  add_executable(binade ${PROJECT_SOURCE_DIR}/src/main.cpp ${sources})
  target_link_libraries(binade PRIVATE screens ui platform)

  # exports.txt: one C function a line, as C names it; # starts a comment.
  set(exports _main _malloc _free)
  if(EXISTS ${WEB}/exports.txt)
    file(STRINGS ${WEB}/exports.txt names REGEX "^[A-Za-z_]")
    list(TRANSFORM names STRIP)
    list(TRANSFORM names PREPEND _)
    list(APPEND exports ${names})
    set_property(TARGET binade APPEND PROPERTY LINK_DEPENDS ${WEB}/exports.txt)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${WEB}/exports.txt)
  endif()
  list(REMOVE_DUPLICATES exports)
  list(JOIN exports "," exports)

  target_link_options(
    binade
    PRIVATE
    -sMODULARIZE=1
    -sEXPORT_NAME=createBinade
    -sMIN_WEBGL_VERSION=2
    -sMAX_WEBGL_VERSION=2
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sENVIRONMENT=web
    -sDYNAMIC_EXECUTION=0 # the content security policy forbids eval
    -sALLOW_MEMORY_GROWTH=1
    -sINITIAL_MEMORY=16MB
    -sTEXTDECODER=1
    -sASSERTIONS=0
    ${stack_option}
    -sEXPORTED_FUNCTIONS=${exports}
    -sEXPORTED_RUNTIME_METHODS=${runtime_methods})
  if(EXISTS ${WEB}/library.js)
    target_link_options(binade PRIVATE --js-library=${WEB}/library.js)
    set_property(TARGET binade APPEND PROPERTY LINK_DEPENDS ${WEB}/library.js)
  endif()
endfunction()

# A program for Node that reads the files of this machine.
function(web_node_program target)
  target_link_options(
    ${target}
    PRIVATE
    -sENVIRONMENT=node
    -sSINGLE_FILE=1
    -sNODERAWFS=1 # tests read content/ and tests/vectors/
    -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1
    -sMAX_WEBGL_VERSION=2
    -sASSERTIONS=1
    ${stack_option})
endfunction()

function(web_tests)
  get_property(sources GLOBAL PROPERTY BINADE_WEB_TEST_SOURCES)
  get_property(libraries GLOBAL PROPERTY BINADE_WEB_TEST_LIBRARIES)
  if(NOT sources)
    return()
  endif()
  add_executable(all_tests EXCLUDE_FROM_ALL ${sources} $<TARGET_OBJECTS:test_main>)
  binade_test_options(all_tests)
  target_link_libraries(all_tests PRIVATE ${libraries})
  web_node_program(all_tests)
  add_dependencies(tests all_tests)
endfunction()

if(HAS_MAIN)
  web_page_program()
endif()
web_tests()
web_node_program(shape_lines)
