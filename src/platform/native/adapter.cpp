// The port to a desktop window: SDL2's events in, frames out, files for storage and fetch.
// Not a permanent loop: it sleeps until something happens and draws when somebody asked for it.
#include <SDL.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <utility>

#include "platform/native/desktop.hpp"

namespace platform {
namespace {

constexpr int kFault = 1;
constexpr int kUsageFault = 2;

// --- the loop ---

// After the frame, since only then the node is on the screen and has its place.
void show_what_has_focus() {
  const semantics::NodeId wanted = std::exchange(desktop().to_be_shown, {});
  if (!wanted.empty()) {
    desktop().host.on_focus(wanted, desktop().is_last_input_key);
  }
  for (const Placed& placed : desktop().places) {
    if (!wanted.empty() && placed.id == wanted) {
      scrolled(desktop().window.scroll_into_view(placed.rectangle));
    }
  }
}

void draw_frame() {
  desktop().is_frame_wanted = false;
  desktop().host.on_frame();
  show_what_has_focus();
}

// The first moment when nothing is left to do: the screen is complete.
void take_picture() {
  desktop().is_picture_wanted = true;
  draw_frame();
  if (desktop().is_picture_wanted) {
    std::fprintf(stderr, "binade-window: nothing was drawn\n");
    desktop().end(kFault);
  }
}

// One piece of work that is waiting; false when there is none.
bool work() {
  Desktop& d = desktop();
  SDL_Event event;
  if (SDL_PollEvent(&event) != 0) {
    handle(event);
    return true;
  }
  if (!d.answers.empty()) {
    const std::function<void()> answer = std::move(d.answers.front());
    d.answers.pop_front();
    answer();
    return true;
  }
  if (d.is_frame_wanted) {
    draw_frame();
    return true;
  }
  return false;
}

void loop() {
  Desktop& d = desktop();
  while (!d.is_over) {
    if (work()) {
      continue;
    }
    if (!d.options.screenshot.empty()) {
      take_picture();
      continue;
    }
    SDL_Event event;
    if (SDL_WaitEvent(&event) == 0) {
      desktop().end(kFault);
    } else {
      handle(event);
    }
  }
}

// --- the start ---

std::string folder_beside_program() {
  char* base = SDL_GetBasePath();
  std::string folder = base == nullptr ? "./" : base;
  SDL_free(base);
  return folder;
}

std::string data_folder() {
  char* path = SDL_GetPrefPath(nullptr, "binade");
  std::string folder = path == nullptr ? "" : path;
  SDL_free(path);
  return folder;
}

std::vector<std::string> languages_of(const Options& options) {
  std::vector<std::string> languages;
  if (!options.language.empty()) {
    languages.push_back(options.language);
  }
  SDL_Locale* locales = SDL_GetPreferredLocales();
  for (const SDL_Locale* one = locales; one != nullptr && one->language != nullptr; ++one) {
    languages.emplace_back(one->language);
  }
  SDL_free(locales);
  return languages;
}

// The front page in the first language that the site has.
std::string front_page(const std::string& site, const std::vector<std::string>& languages) {
  for (const std::string& language : languages) {
    if (read_file(site + language + "/index.html").has_value()) {
      return language + "/";
    }
  }
  return "en/";
}

void deliver_start() {
  Desktop& d = desktop();
  Start start;
  start.languages = languages_of(d.options);
  const std::string path =
      d.options.path.empty() ? front_page(d.site, start.languages) : d.options.path;
  const std::size_t hash = path.find('#');
  start.path = path.substr(0, hash);
  start.hash = hash == std::string::npos ? "" : path.substr(hash);
  start.is_storage_working = d.storage.can_write(kLogName);
  start.log = d.storage.read(kLogName);
  d.addresses.push_back({start.path, start.hash});
  tell_viewport();
  d.host.on_start(start);
}

bool open() {
  Desktop& d = desktop();
  d.site = d.options.site.empty() ? folder_beside_program() + "../site" : d.options.site;
  d.site += d.site.back() == '/' ? "" : "/";
  if (!read_file(d.site + "index.html").has_value()) {
    std::fprintf(stderr, "binade-window: no site at %s; tools/run --build-only makes it\n",
                 d.site.c_str());
    return false;
  }
  if (!d.window.open(d.options)) {
    std::fprintf(stderr, "binade-window: no window: %s\n", d.window.error().c_str());
    return false;
  }
  d.storage = Storage(data_folder());
  return true;
}

}  // namespace

Desktop& desktop() {
  static Desktop the_desktop;
  return the_desktop;
}

int run(Host host) {
  Desktop& d = desktop();
  d.options = read_options(own_arguments());
  if (!d.options.fault.empty()) {
    std::fprintf(stderr, "binade-window: %s?\n\n%s", d.options.fault.c_str(), kUsage);
    return kUsageFault;
  }
  d.host = std::move(host);
  if (!open()) {
    return kFault;
  }
  deliver_start();
  loop();
  d.window.close();
  return d.exit_code;
}

void request_frame() { desktop().is_frame_wanted = true; }

std::optional<CanvasPlace> begin_drawing(int content_height_px) {
  Window& window = desktop().window;
  window.set_content_height(content_height_px);
  window.make_current();
  return CanvasPlace{window.scroll_top_px(), window.height_px()};
}

void end_drawing() {
  Desktop& d = desktop();
  if (std::exchange(d.is_picture_wanted, false)) {
    const bool is_saved = d.window.save_picture(d.options.screenshot);
    d.end(is_saved ? 0 : kFault);
  }
  d.window.present();
}

void show_mirror(const semantics::Element&) {}  // there is no page

void place_mirror(const std::vector<Placed>& places, int content_height_px) {
  desktop().places = places;
  desktop().window.set_content_height(content_height_px);
}

void flow_mirror() {}

void set_document(std::string_view title, std::string_view, semantics::Direction) {
  desktop().window.set_title(std::string(title));
}

void set_address(std::string_view path, std::string_view hash, bool is_new_entry) {
  Desktop& d = desktop();
  if (is_new_entry) {
    ++d.address;
    d.addresses.resize(d.address);  // what lay ahead is gone
    d.addresses.emplace_back();
  }
  d.addresses[d.address] = {std::string(path), std::string(hash)};
}

void fetch(std::string_view path) {
  desktop().answers.push_back([name = std::string(path)] {
    std::optional<std::string> bytes = read_file(desktop().site + name);
    desktop().host.on_fetched(name, bytes.has_value(), std::move(bytes).value_or(""));
  });
}

void append(std::string_view name, std::string_view line) {
  if (!desktop().storage.append(name, line)) {
    desktop().answers.push_back([] { desktop().host.on_storage_lost(); });
  }
}

void keep_aside(std::string_view name, std::string_view lines) {
  if (!desktop().storage.keep_aside(name, lines)) {
    desktop().answers.push_back([] { desktop().host.on_storage_lost(); });
  }
}

void move_focus(const semantics::NodeId& node) {
  desktop().to_be_shown = node;
  request_frame();
}

void scroll_to_top() { scrolled(desktop().window.scroll_to(0)); }

void fail(std::string_view message) {
  const std::string text(message);
  std::fprintf(stderr, "binade-window: %s\n", text.c_str());
  if (desktop().options.screenshot.empty()) {
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Binade", text.c_str(), nullptr);
  }
  desktop().end(kFault);
}

std::int64_t now_ms() {
  using std::chrono::milliseconds;
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(since).count();
}

std::uint64_t random_bits() {
  static std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace platform
