// The app's table of contents: what is there, what happens in a frame, who answers whom.
// Not logic: model, view and renderers have their own folders.
#include <memory>
#include <utility>

#include "app/update.hpp"
#include "base/assert.hpp"
#include "platform/port.hpp"
#include "screens/view.hpp"
#include "semantics/element.hpp"
#include "text/paragraph_cache.hpp"
#include "ui/canvas.hpp"
#include "ui/interaction.hpp"
#include "ui/layout.hpp"

namespace {

struct Program {
  // What is known, and what is said of it.
  app::Model model;
  screens::Screen screen;
  bool is_shown = false;

  // How it is drawn.
  platform::Viewport viewport;
  text::FontSet fonts;
  text::ParagraphCache paragraphs;
  ui::Layout layout;
  ui::Interaction interaction;  // where no browser handles the input
  ui::Hand hand;
  std::unique_ptr<ui::Canvas> canvas;
};

Program& program() {
  static Program the_program;
  return the_program;
}

void run_effects(const app::Effects& effects);

// --- a command changes the model; the next frame shows it ---

void send(const app::Command& command) {
  const app::Moment moment{platform::now_ms(), platform::random_bits()};
  run_effects(app::update(program().model, command, moment));
  platform::request_frame();
}

void run_effects(const app::Effects& effects) {
  struct Runner {
    void operator()(const app::Fetch& effect) { platform::fetch(effect.path); }
    void operator()(const app::AppendToLog& effect) {
      platform::append(platform::kLogName, effect.line);
    }
    void operator()(const app::KeepLogAside& effect) {
      platform::keep_aside(platform::kLogName, effect.lines);
    }
    void operator()(const app::ShowAddress& effect) {
      platform::set_address(effect.path, effect.hash, effect.is_new_entry);
    }
    void operator()(const app::MoveFocus& effect) { platform::move_focus(effect.node); }
    void operator()(const app::ScrollToTop&) { platform::scroll_to_top(); }
  };
  for (const app::Effect& effect : effects) {
    std::visit(Runner{}, effect);
  }
}

void answer(const semantics::Request& request) {
  if (const app::Command* command = screens::dispatch(program().screen.bindings, request)) {
    send(app::Command(*command));  // a copy: the screen is made anew
  }
}

// --- a frame: view, lay out, tell the mirror, paint ---

// Addresses are relative to the site's base: as far up as the shown path is deep.
std::string base_path() {
  std::string base;
  for (const char c : app::path_of(program().model.route)) {
    base += c == '/' ? "../" : "";
  }
  return base;
}

void lay_out() {
  Program& p = program();
  p.layout =
      ui::lay_out(p.screen.tree, p.fonts, p.paragraphs,
                  {static_cast<float>(p.viewport.width_px), static_cast<float>(p.viewport.scale),
                   static_cast<float>(p.viewport.rem_px)});
}

void place_mirror() {
  std::vector<platform::Placed> places;
  for (const ui::LaidBox& box : program().layout.boxes) {
    const ui::Rect& r = box.rect;
    places.push_back({box.node->id,
                      {static_cast<int>(r.x), static_cast<int>(r.y), static_cast<int>(r.width),
                       static_cast<int>(r.height)}});
  }
  platform::place_mirror(places, static_cast<int>(program().layout.height_px));
}

void paint(const platform::CanvasPlace& place) {
  Program& p = program();
  ui::Scene scene;
  scene.hand = p.hand;
  scene.is_dark = p.viewport.is_dark;
  scene.top_px = static_cast<float>(place.top_px);
  scene.height_px = static_cast<float>(place.height_px);
  if (p.canvas == nullptr) {
    p.canvas = std::make_unique<ui::Canvas>();
  }
  p.canvas->draw(p.layout, p.fonts, scene, p.viewport.width_px, place.height_px);
  platform::end_drawing();
}

void show_overlay() {
  Program& p = program();
  lay_out();
  platform::show_mirror(
      semantics::to_element(p.screen.tree, base_path(),
                            [&p](const semantics::NodeId& id) { return p.layout.breaks(id); }));
  place_mirror();
  const int height_px = static_cast<int>(p.layout.height_px);
  if (const auto place = platform::begin_drawing(height_px)) {
    paint(*place);
  } else {
    platform::flow_mirror();
  }
}

void on_frame() {
  Program& p = program();
  if (!app::is_ready(p.model)) {
    return;
  }
  p.screen = screens::view(p.model);
  platform::set_document(p.screen.title, p.screen.tree.language, p.screen.tree.direction);
  p.interaction.follow(p.screen.tree);
  if (p.viewport.has_canvas && !p.fonts.empty()) {
    show_overlay();
  } else {
    platform::show_mirror(semantics::to_element(p.screen.tree, base_path()));
    platform::flow_mirror();
  }
}

// --- what comes in ---

void on_start(const platform::Start& start) {
  send(app::Start{start.path, start.hash, start.log, start.is_storage_working});
}

void on_viewport(const platform::Viewport& viewport) {
  program().viewport = viewport;
  platform::request_frame();
}

void on_fetched(std::string path, bool is_ok, std::string bytes) {
  for (const text::FaceId face : text::kFaceIds) {
    if (is_ok && path == app::font_path(text::name_of(face))) {
      is_ok = program().fonts.add(face, std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
      bytes.clear();
    }
  }
  send(app::Fetched{std::move(path), is_ok, std::move(bytes)});
}

void on_context(bool is_lost) {
  if (is_lost && program().canvas != nullptr) {
    program().canvas->lose_context();
  }
  platform::request_frame();
}

void set_hand(const ui::Hand& hand) {
  if (!(hand == program().hand)) {
    program().hand = hand;
    platform::request_frame();
  }
}

void on_hover(semantics::NodeId node) {
  ui::Hand hand = program().hand;
  hand.hovered = std::move(node);
  set_hand(hand);
}

void on_focus(semantics::NodeId node, bool is_ring_visible) {
  ui::Hand hand = program().hand;
  hand.focused = std::move(node);
  hand.is_ring_visible = is_ring_visible;
  program().interaction.move_focus(program().screen.tree, hand.focused);
  set_hand(hand);
}

void on_pointer(const platform::Pointer& pointer) {
  Program& p = program();
  const std::string_view hit =
      p.layout.hit(static_cast<float>(pointer.x_px), static_cast<float>(pointer.y_px));
  std::optional<semantics::Request> request;
  switch (pointer.kind) {
    case platform::PointerKind::kMove: p.interaction.point_at(p.screen.tree, hit); break;
    case platform::PointerKind::kPress: p.interaction.press(p.screen.tree, hit); break;
    case platform::PointerKind::kRelease:
      request = p.interaction.release(p.screen.tree, hit);
      break;
    case platform::PointerKind::kLeave:
    case platform::PointerKind::kCancel: p.interaction.cancel(); break;
  }
  set_hand(p.interaction.hand());
  if (request.has_value()) {
    answer(*request);
  }
}

void on_key(platform::Key key) {
  Program& p = program();
  constexpr std::pair<platform::Key, ui::InputKey> kKeys[] = {
      {platform::Key::kTab, ui::InputKey::kTab},
      {platform::Key::kBackTab, ui::InputKey::kBackTab},
      {platform::Key::kEnter, ui::InputKey::kEnter},
      {platform::Key::kSpace, ui::InputKey::kSpace},
      {platform::Key::kUp, ui::InputKey::kUp},
      {platform::Key::kDown, ui::InputKey::kDown},
      {platform::Key::kLeft, ui::InputKey::kLeft},
      {platform::Key::kRight, ui::InputKey::kRight},
      {platform::Key::kOther, ui::InputKey::kOther}};
  for (const auto& [from, to] : kKeys) {
    if (from == key) {
      const semantics::NodeId before = p.interaction.hand().focused;
      const std::optional<semantics::Request> request = p.interaction.key(p.screen.tree, to);
      set_hand(p.interaction.hand());
      if (p.hand.focused != before) {
        platform::move_focus(p.hand.focused);  // scrolls it into view
      }
      if (request.has_value()) {
        answer(*request);
      }
    }
  }
}

}  // namespace

int main() {
  base::set_assertion_handler(
      [](const char* expression, const char*, int) { platform::fail(expression); });
  platform::Host host;
  host.on_start = on_start;
  host.on_viewport = on_viewport;
  host.on_frame = on_frame;
  host.on_request = answer;
  host.on_fetched = on_fetched;
  host.on_address = [](std::string path, std::string hash) {
    send(app::AddressChanged{std::move(path), std::move(hash)});
  };
  host.on_hover = on_hover;
  host.on_focus = on_focus;
  host.on_context = on_context;
  host.on_storage_lost = [] { send(app::StorageLost{}); };
  host.on_pointer = on_pointer;
  host.on_key = on_key;
  return platform::run(std::move(host));
}
