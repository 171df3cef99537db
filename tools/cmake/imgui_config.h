// Dear ImGui's build options, seen by every file that includes imgui.h (IMGUI_USER_CONFIG).
// Not a place for looks or behaviour: those are src/ui's. A file compiled without this header
// would see other struct layouts and abort at start.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_TTY_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
// The built-in font is 10 KB that no reader sees; src/ui adds one of our own faces instead
// (AddFontDefault asserts).
#define IMGUI_DISABLE_DEFAULT_FONT
// One rasteriser for Dear ImGui and our text layer: tools/cmake/stb_truetype.cpp.
#define IMGUI_DISABLE_STB_TRUETYPE_IMPLEMENTATION
