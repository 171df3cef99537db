// Turns SDL2's events into pointer, keys, scrolling and addresses.
// Not what they mean: the host knows nodes, this file only places and keys.
#include <SDL.h>

#include "platform/native/desktop.hpp"

namespace platform {
namespace {

constexpr double kWheelStep = 96;  // CSS pixels a notch

void point(PointerKind kind, int x, int y) {
  if (desktop().host.on_pointer) {
    desktop().host.on_pointer(desktop().window.pointer_at(kind, x, y));
  }
}

void point_where_it_is() {
  int x = 0;
  int y = 0;
  SDL_GetMouseState(&x, &y);
  point(PointerKind::kMove, x, y);
}

void turn_wheel(const SDL_MouseWheelEvent& event) {
  const double step = kWheelStep * desktop().window.viewport().scale;
  const int by_px = static_cast<int>(static_cast<double>(-event.preciseY) * step);
  scrolled(desktop().window.scroll_to(desktop().window.scroll_top_px() + by_px));
  point_where_it_is();
}

Key key_of(const SDL_Keysym& symbol) {
  switch (symbol.sym) {
    case SDLK_TAB: return (symbol.mod & KMOD_SHIFT) != 0 ? Key::kBackTab : Key::kTab;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: return Key::kEnter;
    case SDLK_SPACE: return Key::kSpace;
    case SDLK_UP: return Key::kUp;
    case SDLK_DOWN: return Key::kDown;
    case SDLK_LEFT: return Key::kLeft;
    case SDLK_RIGHT: return Key::kRight;
    default: return Key::kOther;
  }
}

bool scroll_by_key(SDL_Keycode key) {
  Window& window = desktop().window;
  const int page = window.height_px() * 7 / 8;
  switch (key) {
    case SDLK_PAGEUP: scrolled(window.scroll_to(window.scroll_top_px() - page)); return true;
    case SDLK_PAGEDOWN: scrolled(window.scroll_to(window.scroll_top_px() + page)); return true;
    case SDLK_HOME: scrolled(window.scroll_to(0)); return true;
    case SDLK_END: scrolled(window.scroll_to(1 << 30)); return true;
    default: return false;
  }
}

// Alt with the arrows goes through the addresses, as in a browser.
bool travel_by_key(const SDL_Keysym& symbol) {
  Desktop& d = desktop();
  const bool is_back = symbol.sym == SDLK_LEFT;
  if ((symbol.mod & KMOD_ALT) == 0 || (!is_back && symbol.sym != SDLK_RIGHT)) {
    return false;
  }
  const bool can_go = is_back ? d.address > 0 : d.address + 1 < d.addresses.size();
  if (can_go) {
    d.address = is_back ? d.address - 1 : d.address + 1;
    d.host.on_address(d.addresses[d.address].path, d.addresses[d.address].hash);
  }
  return true;
}

void press_key(const SDL_Keysym& symbol) {
  const bool is_chord = (symbol.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0;
  const bool is_modifier = symbol.sym >= SDLK_LCTRL && symbol.sym <= SDLK_RGUI;
  if (is_modifier || travel_by_key(symbol) || scroll_by_key(symbol.sym) || is_chord) {
    return;
  }
  desktop().is_last_input_key = true;
  if (desktop().host.on_key) {
    desktop().host.on_key(key_of(symbol));
  }
}

void handle_window(const SDL_WindowEvent& event) {
  switch (event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      desktop().window.measure();
      tell_viewport();
      break;
    case SDL_WINDOWEVENT_EXPOSED: request_frame(); break;
    case SDL_WINDOWEVENT_LEAVE: point(PointerKind::kLeave, 0, 0); break;
    case SDL_WINDOWEVENT_FOCUS_LOST: point(PointerKind::kCancel, 0, 0); break;
    default: break;
  }
}

}  // namespace

void tell_viewport() { desktop().host.on_viewport(desktop().window.viewport()); }

void scrolled(bool has_moved) {
  if (has_moved) {
    request_frame();
  }
}

void handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_QUIT: desktop().end(0); break;
    case SDL_WINDOWEVENT: handle_window(event.window); break;
    case SDL_MOUSEMOTION: point(PointerKind::kMove, event.motion.x, event.motion.y); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      const bool is_down = event.type == SDL_MOUSEBUTTONDOWN;
      desktop().is_last_input_key = false;
      if (event.button.button == SDL_BUTTON_LEFT) {
        point(is_down ? PointerKind::kPress : PointerKind::kRelease, event.button.x,
              event.button.y);
      }
      break;
    }
    case SDL_MOUSEWHEEL: turn_wheel(event.wheel); break;
    case SDL_KEYDOWN: press_key(event.key.keysym); break;
    default: break;
  }
}

}  // namespace platform
