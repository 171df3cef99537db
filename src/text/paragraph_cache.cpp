// A table by hash whose entries are compared in full; the least recently used half goes when full.
// Not keyed by hash alone: two paragraphs that collide stay two.
#include "text/paragraph_cache.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>
#include <utility>

namespace text {
namespace {

// FNV-1a, a word at a time: it only has to spread.
class Hash {
 public:
  void add_integer(std::uint64_t value) { hash_ = (hash_ ^ value) * 0x100000001b3U; }
  void add_bytes(std::string_view bytes) {
    for (const char byte : bytes) {
      add_integer(static_cast<unsigned char>(byte));
    }
    add_integer(bytes.size());
  }
  void add_number(float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    add_integer(bits);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

std::uint64_t hash_of(const base::RichText& text, const ParagraphStyle& style, float width_px) {
  Hash hash;
  for (const base::Span& span : text) {
    hash.add_integer(static_cast<std::uint64_t>(span.style));
    hash.add_bytes(span.text);
  }
  hash.add_integer(static_cast<std::uint64_t>(style.language));
  hash.add_integer(static_cast<std::uint64_t>(style.weight));
  hash.add_number(style.size_px);
  hash.add_number(style.line_height_ratio);
  hash.add_number(width_px);
  return hash.value();
}

}  // namespace

ParagraphCache::ParagraphCache(std::size_t capacity)
    : capacity_(std::max<std::size_t>(capacity, 1)) {}

std::shared_ptr<const Paragraph> ParagraphCache::get(const FontSet& fonts,
                                                     const base::RichText& text,
                                                     const ParagraphStyle& style, float width_px) {
  if (fonts.generation() != generation_) {  // what was set with fewer faces holds no longer
    clear();
    generation_ = fonts.generation();
  }
  const std::uint64_t hash = hash_of(text, style, width_px);
  const auto [first, last] = entries_.equal_range(hash);
  for (auto entry = first; entry != last; ++entry) {
    Entry& known = entry->second;
    if (known.width_px == width_px && known.style == style && known.text == text) {
      known.last_use = ++clock_;
      return known.paragraph;
    }
  }
  ++misses_;
  make_room();
  auto paragraph =
      std::make_shared<const Paragraph>(layout_paragraph(fonts, text, style, width_px));
  entries_.emplace(hash, Entry{text, style, width_px, ++clock_, paragraph});
  return paragraph;
}

void ParagraphCache::make_room() {
  if (entries_.size() < capacity_) {
    return;
  }
  std::vector<std::uint64_t> uses;
  uses.reserve(entries_.size());
  for (const auto& [hash, entry] : entries_) {
    uses.push_back(entry.last_use);
  }
  const auto middle = uses.begin() + static_cast<std::ptrdiff_t>(uses.size() / 2);
  std::nth_element(uses.begin(), middle, uses.end());
  for (auto entry = entries_.begin(); entry != entries_.end();) {
    entry = entry->second.last_use <= *middle ? entries_.erase(entry) : std::next(entry);
  }
}

void ParagraphCache::clear() { entries_.clear(); }

}  // namespace text
