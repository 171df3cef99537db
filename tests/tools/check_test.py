"""Tests of tools/check: each rule passes a clean tree and finds the fault put into it.
Not a test of this repository's own source: tools/check itself is that."""

import json
import tempfile
import unittest
from pathlib import Path

from loader import load

check = load("check")

HEAD = "// What it is.\n// What it is not.\n"
CMAKE = """
binade_folder(base LEVEL 0 THIRD json)
binade_folder(text LEVEL 1 USES base THIRD harfbuzz)
binade_folder(app LEVEL 4 USES base text)  # a comment
"""


class CheckTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("CMakeLists.txt", CMAKE)
        self.write("src/base/good.cpp", HEAD + '#include "base/good.hpp"\n\nint good();\n')
        self.write("src/text/words.cpp", HEAD + 'f("quiz.next");\nauto start = "level." + x;\n')
        for language in check.LANGUAGES:
            self.messages(language, ["quiz.next", "level.beginner"])

    def write(self, place, text):
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def messages(self, language, keys):
        self.write(f"content/messages/{language}.json", json.dumps({key: "-" for key in keys}))

    def assert_finds(self, rule, *parts):
        """Exactly one problem, which says all of parts."""
        problems = check.RULES[rule](self.root)
        self.assertEqual(len(problems), 1, problems)
        for part in parts:
            self.assertIn(part, problems[0])

    def assert_clean(self, rule):
        self.assertEqual(check.RULES[rule](self.root), [])

    def test_a_clean_tree_passes_every_rule(self):
        for rule in check.RULES:
            if rule != "format":
                with self.subTest(rule):
                    self.assert_clean(rule)

    def test_layers(self):
        self.write("src/base/up.cpp", HEAD + '#include "text/words.hpp"\n')
        self.assert_finds("layers", "src/base/up.cpp:3", "may not include text/")

    def test_layers_of_a_folder_that_is_in_no_table(self):
        self.write("src/other/x.cpp", HEAD)
        self.assert_finds("layers", "src/other", "not in the table")

    def test_layers_of_a_table_that_runs_upward(self):
        self.write("CMakeLists.txt", CMAKE.replace("LEVEL 0", "LEVEL 0 USES app"))
        self.assert_finds("layers", "base may not use app")

    def test_main_may_use_everything(self):
        self.write("src/main.cpp", HEAD + '#include "app/model.hpp"\n#include "base/good.hpp"\n')
        self.assert_clean("layers")

    def test_private_headers(self):
        rows = [("src/app/a.cpp", "#include <imgui.h>", "src/ui/"),
                ("src/app/a.cpp", "#include <SDL.h>", "src/platform/"),
                ("src/app/a.cpp", "#include <hb.h>", "src/text/"),
                ("src/app/a.cpp", "#include <emscripten.h>", "src/platform/"),
                ("src/text/a.cpp", "#include <nlohmann/json.hpp>", "src/base/json"),
                ("src/app/a.cpp", "#ifdef __EMSCRIPTEN__", "src/platform/")]
        for place, line, home in rows:
            with self.subTest(line):
                self.write(place, HEAD + line + "\n")
                self.assert_finds("private-headers", f"{place}:3", home)
                self.write(place, HEAD)
                self.write(home + "_x.cpp", HEAD + line + "\n")
                self.assert_clean("private-headers")

    def test_determinism(self):
        for line in ("#include <chrono>", "int x = std::rand();", "auto t = time(nullptr);"):
            with self.subTest(line):
                self.write("src/text/clock.cpp", HEAD + line + "\n")
                self.assert_finds("determinism", "src/text/clock.cpp:3")
        self.write("src/text/clock.cpp", HEAD + "// as long as <chrono> time(1) allows\n")
        self.assert_clean("determinism")

    def test_file_lengths(self):
        self.write("src/text/long.cpp", HEAD + "\n" * 399)
        self.assert_finds("file-lengths", "401 lines")
        self.write("src/text/long.cpp", "// Names (table).\n//\n" + "\n" * 399)
        self.assert_clean("file-lengths")

    def test_line_lengths_count_characters_not_bytes(self):
        self.write("src/text/wide.cpp", HEAD + "// " + "ক" * 97 + "\n")
        self.assert_clean("line-lengths")
        self.write("src/text/wide.cpp", HEAD + "// " + "ক" * 98 + "\n")
        self.assert_finds("line-lengths", "src/text/wide.cpp:3", "101 columns")

    def test_functions(self):
        body = "  step();\n" * 69
        self.write("src/text/long.cpp", HEAD + "void run() {\n" + body + "}\n")
        self.assert_finds("functions", "src/text/long.cpp:3", "71 lines")
        self.write("src/text/long.cpp", HEAD + "struct Rows {\n" + body + "};\n")
        self.assert_clean("functions")

    def test_folders(self):
        for number in range(19):
            self.write(f"src/text/part{number}.cpp", HEAD)
            self.write(f"src/text/part{number}.hpp", HEAD)
        self.assert_clean("folders")
        self.write("src/text/one_more.cpp", HEAD)
        self.assert_finds("folders", "21 sources")

    def test_folders_and_files_have_names_that_say_something(self):
        self.write("src/text/utils.cpp", HEAD)
        self.assert_finds("folders", "src/text/utils")

    def test_headers(self):
        self.write("tests/text/words_test.cpp", "// One line only.\n#include <x>\n")
        self.assert_finds("headers", "tests/text/words_test.cpp")

    def test_words(self):
        rows = ["// the mantissa", "// TODO: later", "auto b = std::bit_cast<int>(x);",
                "void f() { throw 1; }", "#include <iostream>"]
        for line in rows:
            with self.subTest(line):
                self.write("src/text/bad.cpp", HEAD + line + "\n")
                self.assert_finds("words", "src/text/bad.cpp:3")
        self.write("src/text/bad.cpp", HEAD + "// TODO(#12): say throw and catch (not code)\n")
        self.assert_clean("words")
        self.write("src/README.md", "| significand | also called mantissa |\n")
        self.assert_clean("words")

    def test_no_host_floats_in_numerics(self):
        self.write("src/numerics/round.cpp", HEAD + "double x = 0.5;\n// a double is fine here\n")
        self.assert_finds("words", "src/numerics/round.cpp:3")

    def test_message_keys(self):
        self.write("src/app/a.cpp", HEAD + 'auto key = "quiz.typo"; auto file = "pack.json";\n')
        self.assert_finds("message-keys", "src/app/a.cpp:3", "quiz.typo")

    def test_message_keys_that_nothing_uses(self):
        for language in check.LANGUAGES:
            self.messages(language, ["quiz.next", "level.beginner", "quiz.old"])
        self.assert_finds("message-keys", "quiz.old", "not used")

    def test_message_keys_of_languages(self):
        self.messages("bn", ["quiz.next", "level.beginner", "quiz.more"])
        self.assert_finds("message-keys", "bn.json", "quiz.more", "not in en.json")
        self.messages("bn", ["quiz.next"])
        self.assert_finds("message-keys", "bn.json", "level.beginner", "missing")


if __name__ == "__main__":
    unittest.main()
