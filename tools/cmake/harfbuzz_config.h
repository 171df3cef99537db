/* What HarfBuzz 10.2 keeps and leaves out beyond HB_TINY (read through HB_CONFIG_OVERRIDE_H).
   Not a switch for features at run time. HB_TINY sets HB_NO_LEGACY, which would also drop the
   vowel constraints of Indic scripts: 45 of 97 Bengali and Devanagari cases go wrong without
   them. So everything that HB_NO_LEGACY drops is dropped here by name, but for that one. */

#undef HB_NO_LEGACY

#define HB_NO_CMAP_LEGACY_SUBTABLES
#define HB_NO_FALLBACK_SHAPE
#define HB_NO_OT_KERN
#define HB_NO_OT_LAYOUT_BLOCKLIST
#define HB_NO_OT_SHAPER_ARABIC_FALLBACK
#define HB_NO_OT_SHAPER_HEBREW_FALLBACK
#define HB_NO_OT_SHAPER_THAI_FALLBACK
#define HB_NO_OT_SHAPER_MYANMAR_ZAWGYI

/* HB_TINY leaves out the function that opens files but not its caller; a native link needs both. */
#undef HB_NO_OPEN
