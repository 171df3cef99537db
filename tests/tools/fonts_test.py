"""Tests of tools/fonts: what content asks of the faces, and what cannot be drawn.
Not about looks: tests/text compares shaping, tools/screenshots makes pictures."""

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from loader import load

fonts = load("fonts")


class FontsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name, value in (("ROOT", self.root), ("OUT", self.root / "fonts")):
            patch = mock.patch.object(fonts, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def make(self, **sentences):
        for language, text in sentences.items():
            path = self.root / "content" / "messages" / f"{language}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"key": text}), encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()), mock.patch("sys.argv", ["fonts"]):
            fonts.main()

    def characters(self, name):
        return fonts.glyphs.characters_of(self.root / "fonts" / f"{name}.ttf")

    def test_faces_follow_the_content(self):
        self.make(en="Čapek ∂x ■", bn="সংখ্যা ⊕", hi="संख्या", ja="仮数部は○と指数部")
        for name in ("latin-regular", "latin-bold"):
            # Of Noto Sans itself, of Math, of Symbols 2, and for Bengali of Math.
            self.assertLessEqual(set(map(ord, "Č∂■⊕")), self.characters(name))
        for name in ("japanese-regular", "japanese-bold"):
            self.assertLessEqual(set(map(ord, "仮数部は○")), self.characters(name))
        self.assertLessEqual(set(map(ord, "সংখ্যা")), self.characters("bengali-bold"))
        self.assertNotIn(ord("ক"), self.characters("bengali-bold"))
        self.assertIn(ord("ক"), self.characters("bengali-regular"))
        for name in fonts.NAMES.values():
            self.assertLessEqual(set(map(ord, name)), self.characters("names"))

    def test_what_no_face_can_draw_is_named_with_its_place(self):
        with self.assertRaisesRegex(SystemExit, r"messages/bn\.json/key: 数 \(U\+6570\)"):
            self.make(en="fine", bn="সংখ্যা 数")

    def test_the_same_input_gives_the_same_bytes(self):
        def bytes_of_faces():
            return {path.name: path.read_bytes() for path in (self.root / "fonts").glob("*.ttf")}
        self.make(en="fine", bn="ক্ষ")
        first = bytes_of_faces()
        (self.root / "fonts" / ".stamp").unlink()
        self.make()
        self.assertEqual(first, bytes_of_faces())


if __name__ == "__main__":
    unittest.main()
