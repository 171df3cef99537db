// Paragraphs in lines: breaks at every width, places of glyphs, spans, hostile text, the cache.
// Not a test of what is painted.
#include "text/paragraph.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "tests/text/faces.hpp"
#include "text/characters.hpp"
#include "text/markup.hpp"
#include "text/paragraph_cache.hpp"
#include "text/shape.hpp"

namespace {

using base::RichText;
using text::FaceId;
using text::FaceStyle;
using text::Language;
using text::Line;
using text::Paragraph;
using text::ParagraphStyle;

struct Sample {
  Language language;
  const char* words;
};

const Sample kSamples[] = {
    {Language::kEnglish,
     "Adding 0.1 to 0x3F800000 in FP16/BF16 loses -1.5e-3 of the sum; AVATAR To. We difficult "
     "affine."},
    {Language::kBengali,
     "মিশ্র নির্ভুলতার প্রশিক্ষণে FP16 ফরম্যাটের সর্বোচ্চ মান 65504। ক্ষুদ্র গ্রেডিয়েন্ট শূন্য "
     "হয়ে যায়, তাই স্কুলের শিক্ষার্থীরা স্কেলিং ব্যবহার করে। যুক্তাক্ষর ঠিক থাকে।"},
    {Language::kHindi,
     "मिश्रित परिशुद्धता प्रशिक्षण में FP16 का अधिकतम मान 65504 है। छोटे ग्रेडिएंट शून्य "
     "हो जाते हैं, इसलिए विकल्प के रूप में हानि स्केलिंग की जाती है।"},
    {Language::kJapanese,
     "混合精度学習では、FP16の最大値は65504です。「サーバー」（計算機）で小さな勾配はゼロになってし"
     "まい、"
     "ちょっとした誤差±0.5%も、−1."
     "5e−3のように積もっていきます。本当！？キャッシュを使って、人々は損失を"
     "スケーリングする…『値は0x3F800000』だと確かめましょう。"},
};

ParagraphStyle style_of(Language language, float size_px = 16) {
  ParagraphStyle style;
  style.language = language;
  style.size_px = size_px;
  style.line_height_ratio = text::line_height_ratio_of(language);
  return style;
}

std::string words_of_line(const std::string& words, const Line& line) {
  return words.substr(line.begin, line.end - line.begin);
}

// Glyph, cluster, and x in 64ths of a pixel.
using Place = std::array<std::int64_t, 3>;

std::vector<Place> placed(const Line& line) {
  std::vector<Place> places;
  for (const text::PositionedRun& run : line.runs) {
    for (const text::PositionedGlyph& glyph : run.glyphs) {
      places.push_back({glyph.glyph, glyph.cluster, std::llround(glyph.x_px * 64)});
    }
  }
  return places;
}

std::vector<Place> shaped_alone(const text::FontSet& fonts, const std::string& words,
                                Language language, const Line& line) {
  std::vector<Place> places;
  float pen_px = 0;
  for (const text::GlyphRun& run : text::shape(fonts, words, language, FaceStyle::kRegular)) {
    const auto units = static_cast<float>(fonts.find(run.face)->metrics().units_per_em);
    for (const text::Glyph& glyph : run.glyphs) {
      const float x_px = pen_px + static_cast<float>(glyph.x_offset) * 16 / units;
      places.push_back({glyph.glyph, glyph.cluster + line.begin, std::llround(x_px * 64)});
      pen_px += static_cast<float>(glyph.x_advance) * 16 / units;
    }
  }
  return places;
}

bool is_one_of(std::u32string_view set, char32_t c) {
  return set.find(c) != std::u32string_view::npos;
}

}  // namespace

TEST_CASE("paragraph: at every width each line equals its own words shaped alone") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  for (const Sample& sample : kSamples) {
    const std::string words = sample.words;
    // Narrow ones break within words, where kerning and conjuncts change.
    for (float width_px = 20; width_px <= 800; width_px += 17) {
      CAPTURE(width_px);
      const Paragraph paragraph = text::layout_paragraph(fonts, base::plain_text(words),
                                                         style_of(sample.language), width_px);
      CHECK(!paragraph.has_missing_glyph);
      CHECK((width_px < 100 || paragraph.width_px <= width_px + 0.02F));
      CHECK(paragraph.breaks.size() + 1 == paragraph.lines.size());
      for (const Line& line : paragraph.lines) {
        const std::string alone = words_of_line(words, line);
        CHECK(placed(line) == shaped_alone(fonts, alone, sample.language, line));
      }
    }
  }
}

TEST_CASE("paragraph: no Japanese line begins or ends with what must not stand there") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const std::string words = kSamples[3].words;
  constexpr std::u32string_view kNotFirst =
      U"。、，）」』】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ！？…%";
  constexpr std::u32string_view kNotLast = U"「『（【−±";
  for (float width_px = 200; width_px <= 800; width_px += 7) {
    const Paragraph paragraph = text::layout_paragraph(fonts, base::plain_text(words),
                                                       style_of(Language::kJapanese), width_px);
    for (const Line& line : paragraph.lines) {
      const std::u32string points = text::decode(words_of_line(words, line)).points;
      REQUIRE(!points.empty());
      CAPTURE(width_px);
      CHECK(!is_one_of(kNotFirst, points.front()));
      CHECK(!is_one_of(kNotLast, points.back()));
    }
  }
}

TEST_CASE("paragraph: no line ends inside a number, a code or a name") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  for (const Sample& sample : kSamples) {
    const std::string words = sample.words;
    for (float width_px = 200; width_px <= 800; width_px += 11) {
      const Paragraph paragraph = text::layout_paragraph(fonts, base::plain_text(words),
                                                         style_of(sample.language), width_px);
      for (const char* token :
           {"0.1", "-1.5e-3", "−1.5e−3", "0x3F800000", "FP16/BF16", "65504", "±0.5%", "FP16"}) {
        const std::size_t at = words.find(token);
        for (const std::uint32_t offset : paragraph.breaks) {
          CHECK((at == std::string::npos || offset <= at ||
                 offset >= at + std::string_view(token).size()));
        }
      }
    }
  }
}

TEST_CASE("paragraph: the base line is where CSS has it") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const Paragraph paragraph = text::layout_paragraph(fonts, base::plain_text("one two"),
                                                     style_of(Language::kEnglish, 20), 50);
  REQUIRE(paragraph.lines.size() == 2);
  // Noto Sans: 1069 up, 293 down of 1000; line height 30: (30 - 27.24) / 2 + 21.38.
  CHECK(paragraph.lines[0].baseline_px == doctest::Approx(22.76));
  CHECK(paragraph.lines[1].baseline_px == doctest::Approx(52.76));
  CHECK(paragraph.lines[1].top_px == doctest::Approx(30));
  CHECK(paragraph.height_px == doctest::Approx(60));
}

TEST_CASE("paragraph: spaces hang, content widths are those of one line and of the widest piece") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const ParagraphStyle style = style_of(Language::kEnglish, 100);
  const auto width_of = [&](const char* words) {
    return text::layout_paragraph(fonts, base::plain_text(words), style, text::kUnboundedWidth_px)
        .width_px;
  };
  const Paragraph paragraph =
      text::layout_paragraph(fonts, base::plain_text("one three  "), style, width_of("three") + 1);
  REQUIRE(paragraph.lines.size() == 2);
  CHECK(paragraph.lines[0].width_px == doctest::Approx(width_of("one")));
  CHECK(paragraph.lines[0].end == 3);
  CHECK(paragraph.lines[1].begin == 4);
  CHECK(paragraph.breaks == std::vector<std::uint32_t>{4});
  CHECK(paragraph.max_content_px == doctest::Approx(width_of("one three")));
  CHECK(paragraph.min_content_px == doctest::Approx(width_of("three")));
  // hb-shape: o605 n618 e564 of 1000
  CHECK(width_of("one") == doctest::Approx(178.7));
}

TEST_CASE(
    "paragraph: a piece wider than the line breaks between clusters, a token as a word would") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const Paragraph cut = text::layout_paragraph(fonts, base::plain_text("ক্ষক্ষক্ষ"),
                                               style_of(Language::kBengali, 100), 10);
  CHECK(cut.lines.size() == 3);  // never within a conjunct, though none fits
  const Paragraph name = text::layout_paragraph(fonts, base::plain_text("FP16/E4M3FN"),
                                                style_of(Language::kEnglish, 100), 500);
  REQUIRE(name.lines.size() == 2);
  CHECK(name.breaks[0] == 5);  // after the slash rather than anywhere
}

TEST_CASE("paragraph: a soft hyphen is drawn only where a line ends at it") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const RichText words = base::plain_text("quanti\u00ADzation");
  const ParagraphStyle style = style_of(Language::kEnglish, 20);
  const Paragraph whole = text::layout_paragraph(fonts, words, style, 1000);
  const Paragraph plain =
      text::layout_paragraph(fonts, base::plain_text("quantization"), style, 1000);
  CHECK(whole.lines.size() == 1);
  CHECK(whole.width_px == doctest::Approx(plain.width_px));
  const Paragraph broken = text::layout_paragraph(fonts, words, style, plain.width_px - 5);
  REQUIRE(broken.lines.size() == 2);
  CHECK(broken.lines[0].ends_in_hyphen);
  CHECK(!broken.lines[1].ends_in_hyphen);
  const Paragraph hyphenated =
      text::layout_paragraph(fonts, base::plain_text("quanti\u2010"), style, 1000);
  CHECK(broken.lines[0].width_px == doctest::Approx(hyphenated.width_px));
  // There has to be room for the hyphen as well.
  const Paragraph bare = text::layout_paragraph(fonts, base::plain_text("quanti"), style, 1000);
  const Paragraph narrow = text::layout_paragraph(fonts, words, style, bare.width_px + 1);
  CHECK(!narrow.lines[0].ends_in_hyphen);
}

TEST_CASE("paragraph: spans differ in face, size and height as the constants say") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const RichText words = text::draw_markup("2^-14^ x~i~ *b* `c`", text::fill_from({}));
  const Paragraph paragraph =
      text::layout_paragraph(fonts, words, style_of(Language::kEnglish, 20), 1000);
  REQUIRE(paragraph.lines.size() == 1);
  const Line& line = paragraph.lines[0];
  REQUIRE(line.runs.size() == 8);
  const auto check = [&](std::size_t run, FaceId face, float size_px, float rise_px) {
    CAPTURE(run);
    CHECK(line.runs[run].face == face);
    CHECK(line.runs[run].span == run);
    CHECK(line.runs[run].size_px == doctest::Approx(size_px));
    CHECK(line.baseline_px - line.runs[run].glyphs[0].y_px == doctest::Approx(rise_px));
  };
  check(0, FaceId::kLatinRegular, 20, 0);
  check(1, FaceId::kLatinRegular, 15, 7);
  check(3, FaceId::kLatinRegular, 15, -4);
  check(5, FaceId::kLatinBold, 20, 0);
  check(7, FaceId::kMonoRegular, 18.4F, 0);
  CHECK(paragraph.height_px == doctest::Approx(30));
  float x_px = 0;
  for (const text::PositionedRun& run : line.runs) {
    CHECK(run.x_px == doctest::Approx(x_px));
    x_px += run.width_px;
  }
  CHECK(line.width_px == doctest::Approx(x_px));
}

TEST_CASE("paragraph: spans may meet anywhere, even inside a character") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const RichText torn = {{base::SpanStyle::kPlain, "a\xE0\xA6", ""},
                         {base::SpanStyle::kStrong, "\x95", ""},
                         {base::SpanStyle::kCode, "", ""}};
  const Paragraph paragraph =
      text::layout_paragraph(fonts, torn, style_of(Language::kBengali), 1000);
  REQUIRE(paragraph.lines.size() == 1);
  CHECK(paragraph.lines[0].end == 4);
  CHECK(!paragraph.has_missing_glyph);
}

TEST_CASE("paragraph: no words, no faces, no width: something sensible") {
  text::FontSet none;
  const ParagraphStyle style = style_of(Language::kEnglish);
  CHECK(text::layout_paragraph(none, {}, style, 100).lines.empty());
  CHECK(text::layout_paragraph(none, base::plain_text("words"), style, 100).lines.size() == 1);
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  CHECK(text::layout_paragraph(fonts, {}, style, 100).height_px == 0);
  for (const float width_px : {0.0F, -5.0F}) {
    const Paragraph paragraph =
        text::layout_paragraph(fonts, base::plain_text("abc de"), style, width_px);
    CHECK(paragraph.lines.size() == 5);  // a cluster each; the space hangs
  }
}

TEST_CASE("paragraph: hostile text is set in bounded time") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load_all(fonts));
  const auto repeated = [](const char* part, std::size_t bytes) {
    std::string words;
    while (words.size() < bytes) {
      words += part;
    }
    return words;
  };
  const std::string texts[] = {
      "a" + repeated("\u0301", 20000),  // ten thousand marks on one letter
      repeated("\xFF\xC0\xED\xA0\x80", 100000),
      repeated("\u202E\u2066", 100000),
      repeated("x", 1000000),
      repeated("ক্ষ", 100000),
      repeated("\u00AD", 100000),
      repeated("aকक字", 100000),
      repeated(" ", 100000),
      repeated("\U0001F600\u200D", 100000),
  };
  for (const std::string& words : texts) {
    const Paragraph paragraph =
        text::layout_paragraph(fonts, base::plain_text(words), style_of(Language::kBengali), 300);
    REQUIRE(!paragraph.lines.empty());
    CHECK(paragraph.lines.back().end <= words.size());
    CHECK(paragraph.lines.size() <= words.size());
    CHECK(std::is_sorted(paragraph.breaks.begin(), paragraph.breaks.end()));
  }
}

TEST_CASE("paragraph cache: sets once, again for every difference, and stays within bounds") {
  text::FontSet fonts;
  REQUIRE_FACES(faces::load(fonts, {FaceId::kLatinRegular}));
  text::ParagraphCache cache(8);
  const RichText words = base::plain_text("one two");
  ParagraphStyle style = style_of(Language::kEnglish);
  const auto first = cache.get(fonts, words, style, 100);
  CHECK(cache.get(fonts, words, style, 100) == first);
  CHECK(cache.misses() == 1);
  cache.get(fonts, words, style, 101);
  style.is_code = true;
  cache.get(fonts, words, style, 100);
  cache.get(fonts, {{base::SpanStyle::kStrong, "one two", ""}}, style, 100);
  CHECK(cache.misses() == 4);
  REQUIRE(faces::load(fonts, {FaceId::kMonoRegular}));
  cache.get(fonts, words, style, 100);
  CHECK(cache.misses() == 5);
  CHECK(cache.size() == 1);  // what was set without the face is gone
  for (int i = 0; i < 100; ++i) {
    cache.get(fonts, words, style, static_cast<float>(200 + i));
    CHECK(cache.size() <= 8);
  }
  const std::uint64_t misses = cache.misses();
  cache.get(fonts, words, style, 299);
  CHECK(cache.misses() == misses);  // the latest ones stay
  CHECK(first->lines.size() == 1);  // and what is held stays whole
}
