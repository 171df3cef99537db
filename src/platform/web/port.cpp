// The port to a browser page: messages of JSON with names, both ways (web/page.js is the other
// end). Not a second layout or model: it keeps what the page was last told, to tell it only the
// rest.
//
// Page to program, binade_receive({"kind": ...}):
//   viewport  width_px, window_height_px, scroll_top_px, scale, rem_px, canvas_limit_px, dark,
//             reduced_motion, canvas                        (before "start" and on every change)
//   start     path, hash, languages, log, storage
//   scroll    top_px            request  request ("press", "select", "submit"), element
//   hover     element           focus    element, ring      ("" where there is none)
//   address   path, hash        context  lost               storage_lost
// and binade_fetched(path, bytes, length or -1), binade_frame().
// Program to page, Module.post({"kind": ...}):
//   frame     (one binade_frame, please)
//   canvas    width_px, top_px, height_px                   (drawing follows at once)
//   mirror    tree (the first time) or patch                (semantics/patch.hpp)
//   places    set {id: [x, y, width, height, is_box]}, height_px     (all that are placed: overlay)
//   flow      (no overlay)
//   document  title, language, direction
//   address   path, hash, push  fetch    path               append   name, line
//   keep_aside name, lines      focus    element            top      failed  message
#include <emscripten/emscripten.h>

#include <cstdlib>
#include <utility>

#include "base/json.hpp"
#include "platform/canvas_place.hpp"
#include "platform/placement.hpp"
#include "platform/port.hpp"
#include "semantics/patch.hpp"

extern "C" {
void binade_post(const char* start, int length);
int binade_use_canvas();
double binade_now();
unsigned binade_random();
}

namespace platform {
namespace {

using base::Json;

enum class Arrangement { kNone, kOverlay, kFlow };

// One program on one page: the only state of this file.
struct Page {
  Host host;
  Viewport viewport;
  bool has_viewport = false;
  bool has_context = false;
  int content_height_px = 0;
  CanvasPlace canvas;
  int canvas_width_px = 0;
  semantics::Element mirror;
  bool is_mirror_changed = false;  // since the elements were placed
  Arrangement arrangement = Arrangement::kNone;
  Placements placements;
  double placed_scale = 0;
  Json::Object document;  // as the page was told last
  int placed_height_px = 0;
};

Page& page() {
  static Page the_page;
  return the_page;
}

void post(std::string_view kind, Json::Object members = {}) {
  members.emplace(members.begin(), "kind", Json(kind));
  const std::string text = base::write_json(Json(std::move(members)));
  binade_post(text.data(), static_cast<int>(text.size()));
}

double number_in(const Json& message, std::string_view member, double fallback) {
  const Json* value = message.member(member);
  const Json::Number* number = value == nullptr ? nullptr : value->number();
  return number == nullptr ? fallback : std::strtod(number->text.c_str(), nullptr);
}

int whole_in(const Json& message, std::string_view member) {
  return static_cast<int>(number_in(message, member, 0));
}

bool flag_in(const Json& message, std::string_view member) {
  const Json* value = message.member(member);
  return value != nullptr && value->boolean() != nullptr && *value->boolean();
}

std::string text_in(const Json& message, std::string_view member) {
  const Json* value = message.member(member);
  return value == nullptr || value->string() == nullptr ? std::string() : *value->string();
}

Viewport viewport_in(const Json& message) {
  Viewport viewport;
  viewport.width_px = whole_in(message, "width_px");
  viewport.window_height_px = whole_in(message, "window_height_px");
  viewport.scroll_top_px = whole_in(message, "scroll_top_px");
  viewport.scale = number_in(message, "scale", 1);
  viewport.rem_px = number_in(message, "rem_px", 16);
  viewport.canvas_limit_px = whole_in(message, "canvas_limit_px");
  viewport.is_dark = flag_in(message, "dark");
  viewport.has_reduced_motion = flag_in(message, "reduced_motion");
  viewport.has_canvas = flag_in(message, "canvas");
  return viewport;
}

void receive_viewport(const Json& message) {
  const Viewport viewport = viewport_in(message);
  page().viewport.scroll_top_px = viewport.scroll_top_px;
  if (page().has_viewport && viewport == page().viewport) {
    return;
  }
  page().has_viewport = true;
  page().viewport = viewport;
  page().host.on_viewport(viewport);
}

// Scrolling concerns the app only where the canvas is a tile that has to follow.
void receive_scroll(const Json& message) {
  page().viewport.scroll_top_px = whole_in(message, "top_px");
  const bool is_drawn = page().arrangement == Arrangement::kOverlay;
  if (is_drawn &&
      place_canvas(page().canvas, page().content_height_px, page().viewport) != page().canvas) {
    request_frame();
  }
}

void receive_start(const Json& message) {
  Start start;
  start.path = text_in(message, "path");
  start.hash = text_in(message, "hash");
  start.log = text_in(message, "log");
  start.is_storage_working = flag_in(message, "storage");
  const Json* languages = message.member("languages");
  if (languages != nullptr && languages->array() != nullptr) {
    for (const Json& language : *languages->array()) {
      start.languages.push_back(language.string() == nullptr ? "" : *language.string());
    }
  }
  page().host.on_start(start);
}

semantics::NodeId node_in(const Json& message) {
  return semantics::node_of_element(text_in(message, "element"));
}

void receive_request(const Json& message) {
  constexpr std::pair<std::string_view, semantics::RequestKind> kKinds[] = {
      {"press", semantics::RequestKind::kPress},
      {"select", semantics::RequestKind::kSelect},
      {"submit", semantics::RequestKind::kSubmit}};
  for (const auto& [name, kind] : kKinds) {
    if (name == text_in(message, "request")) {
      page().host.on_request({kind, node_in(message)});
    }
  }
}

void receive_address(const Json& message) {
  page().host.on_address(text_in(message, "path"), text_in(message, "hash"));
}

void receive_hover(const Json& message) { page().host.on_hover(node_in(message)); }

void receive_focus(const Json& message) {
  page().host.on_focus(node_in(message), flag_in(message, "ring"));
}

void receive_context(const Json& message) { page().host.on_context(flag_in(message, "lost")); }

void receive_storage_lost(const Json& /*message*/) { page().host.on_storage_lost(); }

constexpr std::pair<std::string_view, void (*)(const Json&)> kReceivers[] = {
    {"viewport", receive_viewport},
    {"start", receive_start},
    {"scroll", receive_scroll},
    {"request", receive_request},
    {"hover", receive_hover},
    {"focus", receive_focus},
    {"address", receive_address},
    {"context", receive_context},
    {"storage_lost", receive_storage_lost}};

Json placement_json(const Placement& placement) {
  const Rectangle& own = placement.rectangle;
  return Json(Json::Array{Json(own.x_px), Json(own.y_px), Json(own.width_px), Json(own.height_px),
                          Json(placement.is_box)});
}

}  // namespace

int run(Host host) {
  page().host = std::move(host);
  return 0;  // the browser calls from now on
}

void request_frame() { post("frame"); }

std::optional<CanvasPlace> begin_drawing(int content_height_px) {
  Page& p = page();
  if (!p.has_context) {
    p.has_context = binade_use_canvas() != 0;
  }
  if (!p.has_context) {
    return std::nullopt;
  }
  const CanvasPlace place = place_canvas(p.canvas, content_height_px, p.viewport);
  p.content_height_px = content_height_px;
  if (place != p.canvas || p.viewport.width_px != p.canvas_width_px) {
    p.canvas = place;
    p.canvas_width_px = p.viewport.width_px;
    post("canvas", {{"width_px", Json(p.canvas_width_px)},
                    {"top_px", Json(place.top_px)},
                    {"height_px", Json(place.height_px)}});
  }
  return place;
}

void end_drawing() {}  // the browser shows the canvas when the frame ends

void show_mirror(const semantics::Element& element) {
  Page& p = page();
  if (p.mirror == element) {
    return;
  }
  if (p.mirror.id != element.id) {
    post("mirror", {{"tree", semantics::element_json(element)}});
  } else {
    post("mirror", {{"patch", Json(semantics::patch(p.mirror, element))}});
  }
  p.mirror = element;
  p.is_mirror_changed = true;
}

void place_mirror(const std::vector<Placed>& places, int content_height_px) {
  Page& p = page();
  Placements placements = placements_of(p.mirror, places);
  const bool is_told = p.arrangement == Arrangement::kOverlay && !p.is_mirror_changed &&
                       placements == p.placements && p.viewport.scale == p.placed_scale &&
                       content_height_px == p.placed_height_px;
  if (is_told) {
    return;
  }
  // All of them, since an element that was made anew has lost its place.
  Json::Object set;
  for (const auto& [id, placement] : placements) {
    set.emplace_back(id, placement_json(placement));
  }
  post("places", {{"set", Json(std::move(set))}, {"height_px", Json(content_height_px)}});
  p.placements = std::move(placements);
  p.is_mirror_changed = false;
  p.placed_scale = p.viewport.scale;
  p.placed_height_px = content_height_px;
  p.arrangement = Arrangement::kOverlay;
}

void flow_mirror() {
  if (page().arrangement != Arrangement::kFlow) {
    page().arrangement = Arrangement::kFlow;
    post("flow");
  }
}

void set_document(std::string_view title, std::string_view language,
                  semantics::Direction direction) {
  const bool is_right_to_left = direction == semantics::Direction::kRightToLeft;
  Json::Object document{{"title", Json(title)},
                        {"language", Json(language)},
                        {"direction", Json(is_right_to_left ? "rtl" : "ltr")}};
  if (document != page().document) {
    page().document = document;
    post("document", std::move(document));
  }
}

void set_address(std::string_view path, std::string_view hash, bool is_new_entry) {
  post("address", {{"path", Json(path)}, {"hash", Json(hash)}, {"push", Json(is_new_entry)}});
}

void fetch(std::string_view path) { post("fetch", {{"path", Json(path)}}); }

void append(std::string_view name, std::string_view line) {
  post("append", {{"name", Json(name)}, {"line", Json(line)}});
}

void keep_aside(std::string_view name, std::string_view lines) {
  post("keep_aside", {{"name", Json(name)}, {"lines", Json(lines)}});
}

void move_focus(const semantics::NodeId& node) { post("focus", {{"element", Json(node)}}); }

void scroll_to_top() { post("top"); }

void fail(std::string_view message) { post("failed", {{"message", Json(message)}}); }

std::int64_t now_ms() { return static_cast<std::int64_t>(binade_now()); }

std::uint64_t random_bits() { return (std::uint64_t{binade_random()} << 32U) | binade_random(); }

}  // namespace platform

extern "C" {

EMSCRIPTEN_KEEPALIVE void binade_receive(const char* text) {
  const base::Result<base::Json> message = base::parse_json(text, "page");
  ASSERT(message.ok());
  const base::Json* kind = message.value().member("kind");
  ASSERT(kind != nullptr && kind->string() != nullptr);
  for (const auto& [name, receiver] : platform::kReceivers) {
    if (name == *kind->string()) {
      receiver(message.value());
    }
  }
}

// `length` -1: the file could not be had.
EMSCRIPTEN_KEEPALIVE void binade_fetched(const char* path, const char* bytes, int length) {
  const bool is_ok = length >= 0;
  const std::string content =
      is_ok ? std::string(bytes, static_cast<std::size_t>(length)) : std::string();
  platform::page().host.on_fetched(path, is_ok, content);
}

EMSCRIPTEN_KEEPALIVE void binade_frame() { platform::page().host.on_frame(); }

}  // extern "C"
