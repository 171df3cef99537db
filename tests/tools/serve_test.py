"""Tests of tools/serve over real sockets: types, compression, headers, folders, prefix.
Not a test of the site that it serves."""

import gzip
import http.client
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from loader import TOOLS


class ServeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        site = Path(cls.folder.name) / "site"
        (site / "en" / "quiz").mkdir(parents=True)
        (site / "en" / "quiz" / "index.html").write_text("<p>question</p>")
        (site / "binade.wasm").write_bytes(b"\0asm" * 100)
        (site / "_headers").write_text("# for all\n/*\n  X-All: yes\n/*.wasm\n  X-Wasm: a: b\n")
        (Path(cls.folder.name) / "secret.txt").write_text("secret")
        cls.server = subprocess.Popen(
            [TOOLS / "serve", "--port", "0", "--prefix", "/some/where", site],
            stdout=subprocess.PIPE, text=True)
        cls.port = int(re.search(r":(\d+)/some/where/ ", cls.server.stdout.readline())[1])

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        cls.server.wait()
        cls.server.stdout.close()
        cls.folder.cleanup()

    def get(self, path, headers={}, method="GET"):
        connection = http.client.HTTPConnection("localhost", self.port, timeout=10)
        self.addCleanup(connection.close)
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer, answer.read()

    def test_wasm_has_its_type_and_its_headers(self):
        answer, body = self.get("/some/where/binade.wasm")
        self.assertEqual((answer.status, len(body)), (200, 400))
        self.assertEqual(answer.headers["Content-Type"], "application/wasm")
        self.assertEqual(answer.headers["X-All"], "yes")
        self.assertEqual(answer.headers["X-Wasm"], "a: b")

    def test_gzip_only_if_accepted(self):
        answer, body = self.get("/some/where/binade.wasm", {"Accept-Encoding": "br, gzip"})
        self.assertEqual(answer.headers["Content-Encoding"], "gzip")
        self.assertEqual(len(gzip.decompress(body)), 400)

    def test_a_folder_is_its_index_page(self):
        answer, body = self.get("/some/where/en/quiz/?x=1")
        self.assertEqual(body, b"<p>question</p>")
        self.assertEqual(answer.headers["Content-Type"], "text/html; charset=utf-8")
        self.assertIsNone(answer.headers["X-Wasm"])

    def test_a_folder_without_slash_is_redirected(self):
        answer, _ = self.get("/some/where/en/quiz")
        self.assertEqual((answer.status, answer.headers["Location"]), (301, "/some/where/en/quiz/"))

    def test_unchanged_files_are_not_sent_again(self):
        tag = self.get("/some/where/en/quiz/")[0].headers["ETag"]
        answer, body = self.get("/some/where/en/quiz/", {"If-None-Match": tag})
        self.assertEqual((answer.status, body), (304, b""))

    def test_head_sends_no_body(self):
        answer, body = self.get("/some/where/binade.wasm", method="HEAD")
        self.assertEqual((answer.headers["Content-Length"], body), ("400", b""))

    def test_nothing_outside_the_site(self):
        for path in ("/", "/en/quiz/", "/some/where/none", "/some/where/_headers",
                     "/some/where/../secret.txt", "/some/where/%2e%2e/secret.txt"):
            with self.subTest(path):
                self.assertEqual(self.get(path)[0].status, 404)


if __name__ == "__main__":
    unittest.main()
