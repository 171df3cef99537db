"""Tests of tools/fetch without a network: the override variables, the hashes, unpacking.
Not a download: the first build of a fresh machine is that."""

import hashlib
import io
import os
import tarfile
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from loader import load

fetch = load("fetch")


class FetchTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.archive = self.folder / "thing.tar"
        with tarfile.open(self.archive, "w") as tar:
            info = tarfile.TarInfo("thing-1.0/src/thing.h")
            info.size = 5
            tar.addfile(info, io.BytesIO(b"hello"))
        digest = hashlib.sha256(self.archive.read_bytes()).hexdigest()
        self.pin = {"version": "1.0-1", "suite": "none", "sha256": digest}
        patch = mock.patch.object(fetch, "DEPS", self.folder / "deps")
        patch.start()
        self.addCleanup(patch.stop)

    def fetch_with(self, path):
        with mock.patch.dict(os.environ, {"BINADE_THING": str(path)}):
            fetch.fetch_source("thing", self.pin, self.folder)

    def test_a_local_tarball_is_unpacked_without_its_top_folder(self):
        self.fetch_with(self.archive)
        self.assertEqual((self.folder / "deps/thing/src/thing.h").read_text(), "hello")

    def test_what_is_there_is_not_fetched_again(self):
        self.fetch_with(self.archive)
        self.fetch_with("/nowhere")

    def test_another_pin_replaces_it(self):
        self.fetch_with(self.archive)
        (self.folder / "deps/thing/.sha256").write_text("older")
        (self.folder / "deps/thing/left_over").write_text("")
        self.fetch_with(self.archive)
        self.assertFalse((self.folder / "deps/thing/left_over").exists())

    def test_a_wrong_tarball_is_refused(self):
        self.pin["sha256"] = "0" * 64
        with self.assertRaisesRegex(SystemExit, "BINADE_THING=.* does not have the SHA-256"):
            self.fetch_with(self.archive)

    def test_a_missing_tarball_is_refused(self):
        with self.assertRaisesRegex(SystemExit, "BINADE_THING=/nowhere is not a file"):
            self.fetch_with("/nowhere")

    def test_a_damaged_download_in_the_cache_is_not_used(self):
        (self.folder / f"thing-{self.pin['sha256'][:16]}.tar").write_bytes(b"damaged")
        with mock.patch.object(fetch, "find_uri", return_value=None), \
                mock.patch.object(fetch, "private_apt", return_value=[]), \
                self.assertRaisesRegex(SystemExit, "(?s)no longer has .*BINADE_THING=/path"):
            fetch.fetch_source("thing", self.pin, self.folder)


if __name__ == "__main__":
    unittest.main()
