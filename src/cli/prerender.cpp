// Writes every page of the site as HTML that needs no script: the same view as the live app's.
// Not a second renderer: semantics/element and html do the work, a template frames it.
#include <cstdio>

#include "app/update.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "screens/view.hpp"
#include "semantics/element.hpp"
#include "semantics/html.hpp"
#include "text/font.hpp"

namespace cli {
namespace {

using Values = std::vector<std::pair<std::string_view, std::string>>;

// Replaces {{name}} once, from left to right: what a value holds is never looked at again.
std::string filled_template(std::string_view source, const Values& values) {
  std::string out;
  while (true) {
    const std::size_t begin = source.find("{{");
    const std::size_t end = source.find("}}", begin);
    if (begin == std::string_view::npos || end == std::string_view::npos) {
      return out.append(source);
    }
    out.append(source.substr(0, begin));
    const std::string_view name = source.substr(begin + 2, end - begin - 2);
    for (const auto& [known, value] : values) {
      out += known == name ? value : std::string();
    }
    source.remove_prefix(end + 2);
  }
}

// The app as a reader without progress meets it, its files read from the site's folder.
app::Model fresh_model(const std::string& site, const app::Route& route) {
  app::Model model;
  app::Start start;
  start.path = app::path_of(route);
  start.storage_works = true;
  app::Effects effects = app::update(model, start, {});
  while (!effects.empty()) {
    app::Effects next;
    for (const app::Effect& effect : effects) {
      if (const auto* fetch = std::get_if<app::Fetch>(&effect)) {
        std::optional<std::string> bytes = read_file(site + "/" + fetch->path);
        app::Fetched fetched{fetch->path, bytes.has_value(), bytes.value_or("")};
        for (app::Effect& more : app::update(model, fetched, {})) {
          next.push_back(std::move(more));
        }
      }
    }
    effects = std::move(next);
  }
  return model;
}

std::string base_of(const std::string& path) {
  std::string base;
  for (const char c : path) {
    base += c == '/' ? "../" : "";
  }
  return base.empty() ? "./" : base;
}

std::string plain_of(const app::Model& model, const std::string& key) {
  const auto found = model.catalogues.find(model.route.language);
  return found == model.catalogues.end() ? std::string() : found->second.say_plain({key, {}});
}

std::string description_of(const app::Model& model) {
  const auto pack = model.packs.find(model.route.id);
  if (pack != model.packs.end()) {
    const auto locale = pack->second.locales.find(model.route.language);
    if (locale != pack->second.locales.end()) {
      return locale->second.description;
    }
  }
  return plain_of(model, "app.description");
}

// The faces of the first screen are asked for at once, before the style sheet names them.
std::string preloads(const app::Route& route, const std::string& base) {
  std::string links;
  std::vector<text::FaceId> faces{text::FaceId::kLatinRegular, text::FaceId::kLatinBold};
  for (const text::FaceId face : text::faces_of(route.language)) {
    faces.push_back(face);
  }
  for (const text::FaceId face : faces) {
    links += "<link rel=\"preload\" as=\"font\" type=\"font/ttf\" crossorigin href=\"" + base +
             app::font_path(text::name_of(face)) + "\">\n";
  }
  return links;
}

bool has_faults(const app::Model& model) {
  bool is_faulty = !model.problems.empty();
  for (const auto& [id, pack] : model.packs) {
    is_faulty = is_faulty || !pack.problems.empty();
  }
  return is_faulty;
}

bool write_page(const std::string& site, std::string_view page_template, const app::Route& route) {
  const app::Model model = fresh_model(site, route);
  const std::string path = app::path_of(route);
  if (!app::is_ready(model) || has_faults(model)) {
    std::fprintf(stderr, "binade prerender: %s cannot be written: its files have faults\n",
                 path.c_str());
    return false;
  }
  const std::string base = base_of(path);
  const screens::Screen screen = screens::view(model);
  std::string rest;
  if (route.kind == app::RouteKind::kQuiz) {
    semantics::Node answers = screens::answers_section(model);
    rest = semantics::to_html(semantics::to_element(answers, base));
  }
  const std::string page = filled_template(
      page_template, {{"language", std::string(text::code_of(route.language))},
                      {"title", semantics::escaped_html(screen.title)},
                      {"description", semantics::escaped_html(description_of(model))},
                      {"base", base},
                      {"preloads", preloads(route, base)},
                      {"page", semantics::to_html(semantics::to_element(screen.tree, base))},
                      {"answers", rest},
                      {"failure", semantics::escaped_html(plain_of(model, "failure.reload"))}});
  return write_file(site + "/" + path + "index.html", page);
}

// "/": all languages, for readers without scripts; with them the preferred one is opened.
bool write_entry(const std::string& site, std::string_view entry_template) {
  std::string links;
  for (const text::Language language : text::kLanguages) {
    const std::string code(text::code_of(language));
    links += "<li><a href=\"" + code + "/\" lang=\"" + code + "\">" +
             std::string(text::native_name_of(language)) + "</a></li>\n";
  }
  return write_file(site + "/index.html", filled_template(entry_template, {{"languages", links}}));
}

}  // namespace

int prerender(const Arguments& arguments) {
  if (arguments.size() != 2 || arguments[0] != "--out") {
    std::fputs("usage: binade prerender --out SITE (with content/ in it; templates from web/)\n",
               stderr);
    return 2;
  }
  const std::string& site = arguments[1];
  const std::optional<std::string> page_template = read_file("web/page.html");
  const std::optional<std::string> entry_template = read_file("web/entry.html");
  if (!page_template.has_value() || !entry_template.has_value()) {
    std::fputs("binade prerender: web/page.html or web/entry.html cannot be read from here\n",
               stderr);
    return 2;
  }
  int pages = 1;
  bool is_fine = write_entry(site, *entry_template);
  for (const text::Language language : text::kLanguages) {
    std::vector<app::Route> routes{{app::RouteKind::kHome, language, {}}};
    for (const std::string& id : fresh_model(site, routes[0]).pack_ids) {
      routes.push_back({app::RouteKind::kQuiz, language, id});
    }
    for (const app::Route& route : routes) {
      is_fine = write_page(site, *page_template, route) && is_fine;
      ++pages;
    }
  }
  std::printf("pages written: %d\n", pages);
  return is_fine ? 0 : 1;
}

}  // namespace cli
