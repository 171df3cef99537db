// The one compiled copy of stb_truetype, from the header that Dear ImGui brings along.
// No code of ours: src/text and Dear ImGui both call it through imstb_truetype.h.

#define STB_TRUETYPE_IMPLEMENTATION
#include "imstb_truetype.h"
