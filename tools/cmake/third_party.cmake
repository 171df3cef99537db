# The third-party code as static libraries third_NAME, built from build/deps (see tools/fetch).
# Warnings are off and headers are SYSTEM: what they warn about is not ours to change.

set(DEPS ${PROJECT_SOURCE_DIR}/build/deps)
set(CONFIG ${PROJECT_SOURCE_DIR}/tools/cmake)

foreach(name imgui harfbuzz libunibreak include)
  if(NOT EXISTS ${DEPS}/${name})
    message(FATAL_ERROR "build/deps/${name} is missing: run tools/fetch first.")
  endif()
endforeach()

function(third_library name include_folder)
  add_library(third_${name} STATIC ${ARGN})
  target_include_directories(third_${name} SYSTEM PUBLIC ${include_folder})
  # NDEBUG leaves out their assert(), with its texts. Our ASSERT does not depend on it.
  target_compile_options(third_${name} PRIVATE -w $<$<CONFIG:Release>:-DNDEBUG>)
endfunction()

third_library(stb ${DEPS}/imgui ${CONFIG}/stb_truetype.cpp)

third_library(
  imgui
  ${DEPS}/imgui
  ${DEPS}/imgui/imgui.cpp
  ${DEPS}/imgui/imgui_draw.cpp
  ${DEPS}/imgui/imgui_tables.cpp
  ${DEPS}/imgui/imgui_widgets.cpp
  ${DEPS}/imgui/backends/imgui_impl_opengl3.cpp)
target_include_directories(third_imgui SYSTEM PUBLIC ${CONFIG} ${DEPS}/imgui/backends)
target_compile_definitions(third_imgui PUBLIC IMGUI_USER_CONFIG="imgui_config.h")
if(EMSCRIPTEN)
  target_compile_definitions(third_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)  # WebGL 2
endif()
target_link_libraries(third_imgui PUBLIC third_stb ${CMAKE_DL_LIBS})

third_library(harfbuzz ${DEPS}/harfbuzz/src ${DEPS}/harfbuzz/src/harfbuzz.cc)
target_include_directories(third_harfbuzz PRIVATE ${CONFIG})
target_compile_definitions(third_harfbuzz
                           PRIVATE HB_TINY HB_CONFIG_OVERRIDE_H="harfbuzz_config.h")

set(UNIBREAK ${DEPS}/libunibreak/src)
third_library(
  unibreak
  ${UNIBREAK}
  ${UNIBREAK}/unibreakbase.c
  ${UNIBREAK}/unibreakdef.c
  ${UNIBREAK}/linebreak.c
  ${UNIBREAK}/linebreakdata.c
  ${UNIBREAK}/linebreakdef.c
  ${UNIBREAK}/eastasianwidthdef.c
  ${UNIBREAK}/emojidef.c
  ${UNIBREAK}/graphemebreak.c)

add_library(third_json INTERFACE)
target_include_directories(third_json SYSTEM INTERFACE ${DEPS}/include)
# Without exceptions a wrong access must stop the program, not go on with nonsense.
target_compile_definitions(third_json INTERFACE JSON_NOEXCEPTION JSON_HAS_FILESYSTEM=0)

add_library(third_doctest INTERFACE)
target_include_directories(third_doctest SYSTEM INTERFACE ${DEPS}/include)
target_compile_definitions(third_doctest
                           INTERFACE DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS)
if(EMSCRIPTEN)
  target_compile_definitions(third_doctest INTERFACE DOCTEST_CONFIG_NO_POSIX_SIGNALS)
endif()
