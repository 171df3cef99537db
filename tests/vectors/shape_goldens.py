#!/usr/bin/python3
"""Writes shape_goldens.tsv: what hb-shape makes of hard sequences on the complete faces.

Usage: python3 tests/vectors/shape_goldens.py [FONTS] > tests/vectors/shape_goldens.tsv
FONTS holds noto/ and bizud-gothic/ (Debian: fonts-noto-core, fonts-morisawa-bizud-gothic).
The sequences are those of tests/vectors/shape_sequences.tsv and the words below.
"""

import pathlib
import subprocess
import sys

FACES = {
    "en": ("latin-regular", "noto/NotoSans-Regular.ttf", "latn"),
    "bn": ("bengali-regular", "noto/NotoSansBengali-Regular.ttf", "beng"),
    "hi": ("devanagari-regular", "noto/NotoSansDevanagari-Regular.ttf", "deva"),
    "ja": ("japanese-regular", "bizud-gothic/BIZUDPGothic-Regular.ttf", "kana"),
}

WORDS = [
    ("conjunct", "bn", "স্কুল"),
    ("conjunct", "bn", "ক্ষ"),
    ("vowel moved left", "bn", "কি"),
    ("split vowel", "bn", "কো"),
    ("reph", "bn", "র্ক"),
    ("conjunct", "bn", "ক্র"),
    ("zwj", "bn", "র\u200d্য"),
    ("marks", "bn", "তাঁদের"),
    ("conjunct", "bn", "যুক্তাক্ষর"),
    ("zwnj", "bn", "ক্\u200cষ"),
    ("nukta nfc", "bn", "\u09dc\u09dd\u09df"),
    ("nukta nfd", "bn", "\u09a1\u09bc\u09a2\u09bc\u09af\u09bc"),
    ("vowel moved left", "hi", "कि"),
    ("half forms", "hi", "हिन्दी"),
    ("half forms", "hi", "विकल्प"),
    ("reph", "hi", "र्क"),
    ("eyelash ra", "hi", "र्\u200dक"),
    ("conjunct", "hi", "क्ष"),
    ("conjunct", "hi", "ज्ञ"),
    ("conjunct", "hi", "श्र"),
    ("nukta nfc", "hi", "\u095c\u095d"),
    ("nukta nfd", "hi", "\u0921\u093c\u0922\u093c"),
    ("kern", "en", "AVATAR To. We"),
    ("ligature", "en", "difficult affine"),
    ("marks", "en", "na\u0131\u0308ve e\u0301 \u00e9"),
    ("kana", "ja", "カタカナとひらがな、「数値」。"),
]


def shape(fonts, lang, codepoints):
    face, file, script = FACES[lang]
    command = ["hb-shape", "--no-glyph-names", f"--script={script}", f"--language={lang}",
               f"--unicodes={codepoints.replace(' ', ',')}", str(fonts / file)]
    result = subprocess.run(command, check=True, capture_output=True, text=True)
    return face, result.stdout.strip()


def main():
    fonts = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype")
    version = subprocess.run(["hb-shape", "--version"], check=True, capture_output=True, text=True)
    print("# made by tests/vectors/shape_goldens.py with " + version.stdout.splitlines()[0] +
          "; Noto Sans 20201225, BIZ UDPGothic 1.05, complete faces")
    print("kind\tface\tlang\tcodepoints\tglyphs")
    rows = [(kind, lang, " ".join(f"U+{ord(c):04X}" for c in words))
            for kind, lang, words in WORDS]
    sequences = pathlib.Path(__file__).with_name("shape_sequences.tsv")
    for line in sequences.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#") and not line.startswith("kind\t"):
            rows.append(tuple(line.split("\t")))
    for kind, lang, codepoints in rows:
        face, glyphs = shape(fonts, lang, codepoints)
        print("\t".join([kind, face, lang, codepoints, glyphs]))


main()
