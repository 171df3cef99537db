"""Tests of tools/stamp: which hashes are written, which sentences are stale.
Not about the real translations: build/native/binade check."""

import unittest

from loader import load

stamp = load("stamp")

# FNV-1a, 64 bits: the author's own test vectors, http://www.isthe.com/chongo/tech/comp/fnv/.
EMPTY, A, FOOBAR = "cbf29ce484222325", "af63dc4c8601ec8c", "85944171f73967e8"


class StampTest(unittest.TestCase):
    def stamped(self, english, translated, accept=False):
        stale = []
        return stamp.stamp(english, translated, accept, stale), stale

    def test_hash(self):
        for text, expected in (("", EMPTY), ("a", A), ("foobar", FOOBAR)):
            self.assertEqual(stamp.source_hash(text), expected)

    def test_a_bare_string_gets_its_source(self):
        self.assertEqual(self.stamped({"k": "a"}, {"k": "ক"}),
                         ({"k": {"text": "ক", "source": A}}, []))

    def test_a_fresh_sentence_stays(self):
        same = {"q": [{"text": "ক", "source": A}]}
        self.assertEqual(self.stamped({"q": ["a"]}, same), (same, []))

    def test_a_stale_sentence_is_named_and_kept(self):
        old = {"q": {"stem": {"text": "ক", "source": A}}}
        self.assertEqual(self.stamped({"q": {"stem": "foobar"}}, old), (old, ["/q/stem"]))

    def test_accept_takes_todays_english(self):
        new, stale = self.stamped({"k": "foobar"}, {"k": {"text": "ক", "source": A}}, accept=True)
        self.assertEqual((new, stale), ({"k": {"text": "ক", "source": FOOBAR}}, []))

    def test_names_are_no_sentences(self):
        head = {"locale": "bn", "pack": "p", "title": {"text": "ক", "source": A}}
        self.assertEqual(self.stamped({"locale": "en", "pack": "p", "title": "a"}, head),
                         (head, []))

    def test_an_empty_sentence_stays_empty(self):
        self.assertEqual(self.stamped({"flow": ["", "a"]}, {"flow": ["", "ক"]}),
                         ({"flow": ["", {"text": "ক", "source": A}]}, []))

    def test_sentences_without_a_hash_are_found(self):
        before = {"k": ["ক", {"text": "ক", "source": A}], "m": {"n": {"text": "ক"}}}
        after, _ = self.stamped({"k": ["a", "a"], "m": {"n": "a"}}, before)
        self.assertEqual(stamp.unstamped(before, after), ["/k/0", "/m/n"])

    def test_what_has_no_english_is_left_alone(self):
        extra = {"x": "ক", "y": ["খ"], "z": {"text": "গ"}}
        self.assertEqual(self.stamped({"k": "a"}, extra), (extra, []))


if __name__ == "__main__":
    unittest.main()
