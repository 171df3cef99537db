// A value, or an error that is data: what (message), where (file and JSON pointer, or an offset).
// Not for programmer mistakes (ASSERT) and not for outcomes such as overflow (fields).
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/assert.hpp"
#include "base/message.hpp"

namespace base {

// The place of a fault. Unused parts are empty or negative.
struct Where {
  std::string file;     // as the reader named it
  std::string pointer;  // JSON pointer (RFC 6901), for example "/questions/2/answer"
  int line = -1;        // from 1
  int column = -1;      // from 1, in bytes
  int offset = -1;      // from 0, in bytes, within typed text
  bool operator==(const Where&) const = default;
};

struct Error {
  Message what;  // key "error...."
  Where where;
  bool operator==(const Error&) const = default;
};

template <class T>
class Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const {
    ASSERT(ok());
    return *std::get_if<0>(&state_);
  }
  T& value() {
    ASSERT(ok());
    return *std::get_if<0>(&state_);
  }
  const Error& error() const {
    ASSERT(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, Error> state_;
};

}  // namespace base
