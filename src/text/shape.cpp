// HarfBuzz behind one function: choose a face for each cluster, shape what goes together.
// Not a cache (paragraph_cache).
#include "text/shape.hpp"

#include <hb.h>

#include <memory>
#include <string>

#include "text/break.hpp"

namespace text {
namespace {

struct BufferDeleter {
  void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};
using Buffer = std::unique_ptr<hb_buffer_t, BufferDeleter>;

struct Stretch {
  std::size_t begin = 0;  // indices of code points
  std::size_t end = 0;
  Script script = Script::kCommon;
  FaceId face = FaceId::kLatinRegular;
};

// Characters that are not drawn, whether or not a face has them: joiners, selectors, controls.
bool is_ignorable(char32_t point) {
  return point == 0xAD || point == 0x34F || (point >= 0x200B && point <= 0x200F) ||
         (point >= 0x202A && point <= 0x202E) || (point >= 0x2060 && point <= 0x206F) ||
         (point >= 0xFE00 && point <= 0xFE0F) || point == 0xFEFF ||
         (point >= 0xE0000 && point <= 0xE0FFF);
}

class Shaper {
 public:
  Shaper(const FontSet& fonts, const CodePoints& words, Language language, FaceStyle style)
      : fonts_(fonts),
        words_(words),
        chain_(fonts.chain(language, style)),
        buffer_(hb_buffer_create()) {
    const std::string_view code = code_of(language);
    language_ = hb_language_from_string(code.data(), static_cast<int>(code.size()));
  }

  void shape_range(std::size_t begin, std::size_t end, std::vector<GlyphRun>& runs);

 private:
  FaceId choose_face(std::size_t begin, std::size_t end, Script script);
  bool has_all(FaceId face, std::size_t begin, std::size_t end, Script script);
  bool can_be_composed(const FontFace& font, std::size_t begin, std::size_t end) const;
  void shape_buffer(const Stretch& stretch);
  GlyphRun shape_stretch(const Stretch& stretch);
  GlyphRun shape_space(const Stretch& stretch);
  void add_run(const Stretch& stretch, std::vector<GlyphRun>& runs);

  const FontSet& fonts_;
  const CodePoints& words_;
  std::vector<FaceId> chain_;
  Buffer buffer_;
  hb_language_t language_ = nullptr;
  GlyphRun space_;  // the last one: between words of another face there are many
};

void Shaper::shape_buffer(const Stretch& stretch) {
  hb_buffer_t* buffer = buffer_.get();
  hb_buffer_clear_contents(buffer);
  const auto* points = reinterpret_cast<const std::uint32_t*>(words_.points.data());
  hb_buffer_add_utf32(buffer, points, static_cast<int>(words_.size()),
                      static_cast<unsigned>(stretch.begin),
                      static_cast<int>(stretch.end - stretch.begin));
  const auto script = static_cast<hb_script_t>(stretch.script);
  hb_buffer_set_script(buffer, script);
  hb_buffer_set_language(buffer, language_);
  const hb_direction_t direction = hb_script_get_horizontal_direction(script);
  hb_buffer_set_direction(buffer, direction == HB_DIRECTION_RTL ? direction : HB_DIRECTION_LTR);
  hb_shape(fonts_.find(stretch.face)->shaper(), buffer, nullptr, 0);
}

GlyphRun Shaper::shape_stretch(const Stretch& stretch) {
  shape_buffer(stretch);
  GlyphRun run;
  run.face = stretch.face;
  run.script = stretch.script;
  run.level = HB_DIRECTION_IS_BACKWARD(hb_buffer_get_direction(buffer_.get())) ? 1 : 0;
  run.begin = words_.offsets[stretch.begin];
  run.end = words_.offsets[stretch.end];
  unsigned count = 0;
  const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer_.get(), &count);
  const hb_glyph_position_t* positions = hb_buffer_get_glyph_positions(buffer_.get(), &count);
  run.glyphs.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    Glyph glyph;
    glyph.glyph = infos[i].codepoint;
    glyph.cluster = words_.offsets[infos[i].cluster];
    glyph.x_advance = positions[i].x_advance;
    glyph.x_offset = positions[i].x_offset;
    glyph.y_offset = positions[i].y_offset;
    glyph.is_unsafe_to_break =
        (hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
    run.glyphs.push_back(glyph);
  }
  return run;
}

GlyphRun Shaper::shape_space(const Stretch& stretch) {
  const bool is_known =
      space_.glyphs.size() == 1 && space_.face == stretch.face && space_.script == stretch.script;
  if (!is_known) {
    space_ = shape_stretch(stretch);
  }
  GlyphRun run = space_;
  run.begin = words_.offsets[stretch.begin];
  run.end = words_.offsets[stretch.end];
  for (Glyph& glyph : run.glyphs) {
    glyph.cluster = run.begin;
  }
  return run;
}

void Shaper::add_run(const Stretch& stretch, std::vector<GlyphRun>& runs) {
  const bool is_space = stretch.end == stretch.begin + 1 && words_.points[stretch.begin] == U' ';
  runs.push_back(is_space ? shape_space(stretch) : shape_stretch(stretch));
}

// Whether a face may draw the characters by glyphs of others: a letter with its marks as one, a
// letter as its parts, a space or a hyphen of another kind.
bool Shaper::can_be_composed(const FontFace& font, std::size_t begin, std::size_t end) const {
  const char32_t point = words_.points[begin];
  if (font.covers(point)) {
    return end - begin > 1;
  }
  hb_unicode_funcs_t* unicode = hb_unicode_funcs_get_default();
  hb_codepoint_t first = 0;
  hb_codepoint_t second = 0;
  return point == 0x2011 || hb_unicode_decompose(unicode, point, &first, &second) != 0 ||
         hb_unicode_general_category(unicode, point) == HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR;
}

bool Shaper::has_all(FaceId face, std::size_t begin, std::size_t end, Script script) {
  const FontFace* font = fonts_.find(face);
  bool has_each = true;
  for (std::size_t i = begin; i < end && has_each; ++i) {
    has_each = is_ignorable(words_.points[i]) || font->covers(words_.points[i]);
  }
  if (has_each || !can_be_composed(*font, begin, end)) {
    return has_each;
  }
  shape_buffer({begin, end, script, face});
  unsigned count = 0;
  const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer_.get(), &count);
  for (unsigned i = 0; i < count; ++i) {
    if (infos[i].codepoint == 0) {
      return false;
    }
  }
  return true;
}

FaceId Shaper::choose_face(std::size_t begin, std::size_t end, Script script) {
  for (const FaceId face : chain_) {
    if (has_all(face, begin, end, script)) {
      return face;
    }
  }
  for (const FaceId face : chain_) {
    if (fonts_.find(face)->covers(words_.points[begin])) {
      return face;
    }
  }
  return chain_.front();
}

void Shaper::shape_range(std::size_t begin, std::size_t end, std::vector<GlyphRun>& runs) {
  if (chain_.empty() || begin >= end) {
    return;
  }
  const std::vector<bool> starts = cluster_starts(words_.points.substr(begin, end - begin));
  for (const ScriptRun& script_run : script_runs(words_.points, begin, end)) {
    Stretch stretch = {script_run.begin, script_run.begin, script_run.script, chain_.front()};
    for (std::size_t at = script_run.begin; at < script_run.end;) {
      std::size_t next = at + 1;
      while (next < script_run.end && !starts[next - begin]) {
        ++next;
      }
      // What is not drawn does not tear the run it stands in.
      const bool stays =
          next == at + 1 && stretch.end > stretch.begin && is_ignorable(words_.points[at]);
      const FaceId face = stays ? stretch.face : choose_face(at, next, script_run.script);
      if (face != stretch.face && stretch.end > stretch.begin) {
        add_run(stretch, runs);
        stretch.begin = at;
      }
      stretch.face = face;
      stretch.end = at = next;
    }
    add_run(stretch, runs);
  }
}

}  // namespace

void shape_range(const FontSet& fonts, const CodePoints& words, Language language,
                 const ShapeRange& range, std::vector<GlyphRun>& runs) {
  Shaper(fonts, words, language, range.style).shape_range(range.begin, range.end, runs);
}

std::vector<GlyphRun> shape(const FontSet& fonts, std::string_view words, Language language,
                            FaceStyle style) {
  const CodePoints decoded = decode(words);
  std::vector<GlyphRun> runs;
  shape_range(fonts, decoded, language, {0, decoded.size(), style}, runs);
  return runs;
}

std::string notation_of(const GlyphRun& run, std::string_view words) {
  std::string notation = "[";
  std::uint32_t byte = run.begin;
  std::size_t characters = 0;
  for (const Glyph& glyph : run.glyphs) {
    if (glyph.cluster < byte) {  // from right to left: count again
      byte = run.begin;
      characters = 0;
    }
    characters += decode(words.substr(byte, glyph.cluster - byte)).size();
    byte = glyph.cluster;
    notation += notation.size() > 1 ? "|" : "";
    notation += std::to_string(glyph.glyph) + "=" + std::to_string(characters);
    if (glyph.x_offset != 0 || glyph.y_offset != 0) {
      notation += "@" + std::to_string(glyph.x_offset) + "," + std::to_string(glyph.y_offset);
    }
    notation += "+" + std::to_string(glyph.x_advance);
  }
  return notation + "]";
}

}  // namespace text
