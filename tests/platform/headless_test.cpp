// The world of the tests keeps the promises of the port: order of callbacks, one frame for many
// requests, answers that come later, idleness.
// Not the app: a small host stands in for it.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "platform/headless/world.hpp"

namespace {

using Log = std::vector<std::string>;

platform::Host logging_host(Log& log) {
  platform::Host host;
  host.on_viewport = [&log](const platform::Viewport& viewport) {
    log.push_back("viewport " + std::to_string(viewport.width_px));
  };
  host.on_start = [&log](const platform::Start& start) { log.push_back("start " + start.path); };
  host.on_frame = [&log] { log.push_back("frame"); };
  host.on_request = [&log](const semantics::Request& request) {
    log.push_back("request " + request.node);
  };
  host.on_fetched = [&log](const std::string& path, bool is_ok, const std::string& bytes) {
    log.push_back("fetched " + path + (is_ok ? " ok " : " failed ") + bytes);
  };
  host.on_storage_lost = [&log] { log.push_back("storage lost"); };
  return host;
}

}  // namespace

TEST_CASE("the viewport is known before the start") {
  platform::World world;
  world.start.path = "en/";
  world.viewport.width_px = 800;
  platform::reset_world(world);
  Log log;
  CHECK(platform::run(logging_host(log)) == 0);
  CHECK(log == Log{"viewport 800", "start en/"});
  CHECK(platform::world().frames == 0);
}

TEST_CASE("many wishes for a frame are one frame, then nothing") {
  platform::reset_world({});
  Log log;
  platform::run(logging_host(log));
  log.clear();
  platform::request_frame();
  platform::request_frame();
  CHECK(platform::settle());
  CHECK(platform::settle());
  CHECK(log == Log{"frame"});
}

TEST_CASE("fetched files come after the call that asked for them, with or without success") {
  platform::World world;
  world.files["here.json"] = "{}";
  platform::reset_world(world);
  Log log;
  platform::Host host = logging_host(log);
  host.on_start = [&log](const platform::Start&) {
    platform::fetch("here.json");
    platform::fetch("missing.json");
    log.push_back("asked");
  };
  platform::run(host);
  CHECK(log ==
        Log{"viewport 0", "asked", "fetched here.json ok {}", "fetched missing.json failed "});
  CHECK(platform::world().fetched == Log{"here.json", "missing.json"});
}

TEST_CASE("an app that asks for a frame in every frame is found out") {
  platform::reset_world({});
  platform::Host host;
  host.on_frame = [] { platform::request_frame(); };
  host.on_start = [](const platform::Start&) { platform::request_frame(); };
  CHECK(platform::run(host) != 0);
}

TEST_CASE("requests reach the app, and what it stores is recorded in order") {
  platform::reset_world({});
  Log log;
  platform::run(logging_host(log));
  log.clear();
  CHECK(platform::ask({semantics::RequestKind::kPress, "next"}));
  CHECK(log == Log{"request next"});
  platform::append(platform::kLogName, "one");
  platform::append(platform::kLogName, "two");
  CHECK(platform::world().appended[std::string(platform::kLogName)] == Log{"one", "two"});

  platform::world().is_storage_full = true;
  platform::append(platform::kLogName, "three");
  CHECK(platform::settle());
  CHECK(log == Log{"request next", "storage lost"});
  CHECK(platform::world().appended[std::string(platform::kLogName)].size() == 2);
}

TEST_CASE("the focus is told after the frame that may make its node") {
  platform::reset_world({});
  Log log;
  platform::Host host = logging_host(log);
  host.on_focus = [&log](const semantics::NodeId& node, bool) { log.push_back("focus " + node); };
  platform::run(host);
  log.clear();
  platform::move_focus("next");
  CHECK(platform::settle());
  CHECK(log == Log{"frame", "focus next"});
  CHECK(platform::world().focused == Log{"next"});
}

TEST_CASE("chance is different each time and the same in every run") {
  platform::reset_world({});
  const auto first = platform::random_bits();
  CHECK(platform::random_bits() != first);
  platform::reset_world({});
  CHECK(platform::random_bits() == first);
}
