// The command's sentences: the English catalogue, built into the program so that it works anywhere.
// Not the reader's language: terminals get English.
#pragma once

#include "text/catalogue.hpp"

namespace cli {

text::Catalogue english_words();

}  // namespace cli
