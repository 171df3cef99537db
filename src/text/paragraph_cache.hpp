// Paragraphs that have been set already, by content, style, width and the faces that were here.
// Not shared between threads, and not a cache of pixels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "text/paragraph.hpp"

namespace text {

class ParagraphCache {
 public:
  explicit ParagraphCache(std::size_t capacity = 512);

  // The paragraph stays valid as long as it is held, also after the cache has dropped it.
  std::shared_ptr<const Paragraph> get(const FontSet& fonts, const base::RichText& text,
                                       const ParagraphStyle& style, float width_px);

  std::size_t size() const { return entries_.size(); }
  std::uint64_t misses() const { return misses_; }  // how often a paragraph had to be set
  void clear();

 private:
  struct Entry {
    base::RichText text;
    ParagraphStyle style;
    float width_px = 0;
    std::uint64_t last_use = 0;
    std::shared_ptr<const Paragraph> paragraph;
  };

  void make_room();

  std::size_t capacity_;
  std::uint32_t generation_ = 0;  // of the faces with which all entries were set
  std::uint64_t clock_ = 0;       // counts calls
  std::uint64_t misses_ = 0;
  std::unordered_multimap<std::uint64_t, Entry> entries_;
};

}  // namespace text
