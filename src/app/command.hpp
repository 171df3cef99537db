// Everything that can happen to the model, as small plain values.
// Not how it was asked for: Requests are turned into Commands by the bindings of a screen.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "app/route.hpp"

namespace app {

// --- the quiz ---
struct ChooseOption {  // the keyboard moved the radio; nothing is submitted
  std::string option;
  bool operator==(const ChooseOption&) const = default;
};
struct SubmitOption {  // a press on an option: chooses and submits
  std::string option;
  bool operator==(const SubmitOption&) const = default;
};
struct SubmitChosen {  // Enter or the Check button
  bool operator==(const SubmitChosen&) const = default;
};
struct NextQuestion {
  bool operator==(const NextQuestion&) const = default;
};
struct ToggleProof {
  bool operator==(const ToggleProof&) const = default;
};
struct TogglePreview {
  bool operator==(const TogglePreview&) const = default;
};
struct RetryMissed {
  bool operator==(const RetryMissed&) const = default;
};
struct StartAgain {
  bool operator==(const StartAgain&) const = default;
};

// --- where the reader is ---
struct SwitchLanguage {
  text::Language language;
  bool operator==(const SwitchLanguage&) const = default;
};
struct OpenRoute {  // a link inside the app
  Route route;
  bool operator==(const OpenRoute&) const = default;
};

// --- the outside world ---
struct Start {
  std::string path;  // relative to the site's base
  std::string hash;
  std::string log;  // what the storage held, line by line
  bool storage_works = false;
  bool operator==(const Start&) const = default;
};
struct AddressChanged {  // the reader went back or forward
  std::string path;
  std::string hash;
  bool operator==(const AddressChanged&) const = default;
};
struct Fetched {
  std::string path;
  bool is_ok = false;
  std::string bytes;
  bool operator==(const Fetched&) const = default;
};
struct StorageLost {  // a line of the log could not be kept
  bool operator==(const StorageLost&) const = default;
};

using Command = std::variant<ChooseOption, SubmitOption, SubmitChosen, NextQuestion, ToggleProof,
                             TogglePreview, RetryMissed, StartAgain, SwitchLanguage, OpenRoute,
                             Start, AddressChanged, Fetched, StorageLost>;

// What the outside world adds to a command: nothing below app/ reads a clock or draws a number.
struct Moment {
  std::int64_t now_ms = 0;   // since 1970-01-01 UTC
  std::uint64_t chance = 0;  // fresh random bits, for the seed of a new attempt
};

}  // namespace app
