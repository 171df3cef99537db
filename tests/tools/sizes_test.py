"""Tests of tools/sizes: what is counted, and when a line of the budget fails.
Not about the real sizes: tools/test site."""

import gzip
import tempfile
import unittest
from pathlib import Path

from loader import load

sizes = load("sizes")


class SizesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.site = Path(folder.name)
        self.a = self.write("a.js", 400)
        self.b = self.write("b.js", 300)
        self.page = self.write("en/quiz/index.html", 200)
        self.write("ja/quiz/index.html", 100)

    def write(self, place, length):
        """A file that cannot be compressed well; the answer is its gzipped size."""
        path = self.site / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes((n * n * 7 + n // 3) % 251 for n in range(length)))
        return len(gzip.compress(path.read_bytes(), 9))

    def test_files_are_counted_once(self):
        entry = {"files": ["*.js", "a.js"]}
        self.assertEqual(sizes.measure(entry, self.site), (self.a + self.b, []))

    def test_of_each_page_the_largest_counts(self):
        entry = {"files": ["a.js"], "each": "*/quiz/index.html"}
        self.assertEqual(sizes.measure(entry, self.site), (self.a + self.page, []))

    def test_missing_files_are_named(self):
        entry = {"files": ["c.js"], "each": "*/lab/index.html"}
        self.assertEqual(sizes.measure(entry, self.site)[1], ["c.js", "*/lab/index.html"])

    def test_verdicts(self):
        entry = {"limit_bytes": 1000, "recorded_bytes": 900}
        self.assertEqual(sizes.judge(entry, 918, []), "")
        self.assertIn("grew from 900", sizes.judge(entry, 919, []))
        self.assertIn("over the limit by 1 ", sizes.judge(entry, 1001, []))
        self.assertIn("c.js", sizes.judge(entry, 10, ["c.js"]))


if __name__ == "__main__":
    unittest.main()
