#!/usr/bin/python3
"""Copies the tables of number formats into this folder, the large ones as samples.

Usage: python3 tests/vectors/sample_numbers.py FOLDER
FOLDER holds the complete tables. A sample keeps every line that tells the origin, adds one that tells
how it was made, and takes every n-th row of each kind; n is chosen for about ROWS rows, so the result
is the same each time. With --complete nothing is sampled (for a run over all rows; not for the repository).
"""

import gzip
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROWS = 48

COMPLETE = ["decode_e2m1", "decode_e2m3", "decode_e3m2", "decode_e3m4", "decode_e4m3",
            "decode_e4m3b11fnuz", "decode_e4m3fn", "decode_e4m3fnuz", "decode_e5m2",
            "decode_e5m2fnuz", "decode_e8m0", "decode_p3109_8p3se", "decode_p3109_8p3sf",
            "decode_p3109_8p4se", "decode_p3109_8p4sf", "decode_ue4m3", "next_ulp",
            "overflow_policies", "e8m0_policies", "arith_hashes"]
SAMPLED = ["decode_fp16", "decode_bf16"]
SAMPLED += ["encode_" + name for name in (
    "fp64 fp32 tf32 fp16 bf16 e5m2 e4m3fn e4m3 e3m4 e5m2fnuz e4m3fnuz e4m3b11fnuz p3109_8p3se "
    "p3109_8p4se e3m2 e2m3 e2m1 e8m0 ue4m3").split()]
SAMPLED += ["arith_" + name for name in "fp64 fp32 fp16 bf16 e5m2 e4m3fn e2m1".split()]


def read(folder, name):
    packed = folder / f"{name}.tsv.gz"
    data = gzip.decompress(packed.read_bytes()) if packed.exists() \
        else (folder / f"{name}.tsv").read_bytes()
    return data.decode("utf-8").splitlines()


def sample(lines, column):
    head = [line for line in lines if line.startswith("#")]
    titles, *rows = [line for line in lines if not line.startswith("#")]
    step = max(1, len(rows) // ROWS)
    kinds, chosen = {}, []
    for row in rows:
        kind = row.split("\t")[column]
        if kinds.setdefault(kind, 0) % step == 0:
            chosen.append(row)
        kinds[kind] += 1
    note = (f"# sample of {len(rows)} rows: of each '{titles.split(chr(9))[column]}' every {step}th,"
            " from the first; made by sample_numbers.py")
    return [*head, note, titles, *chosen]


def main(arguments):
    is_complete = "--complete" in arguments
    folder = pathlib.Path([a for a in arguments if not a.startswith("--")][0])
    target = pathlib.Path.cwd() if is_complete else HERE
    for name in COMPLETE + SAMPLED:
        lines = read(folder, name)
        if name in SAMPLED and not is_complete:
            # decode: by class; encode: by kind; arith: by operation
            lines = sample(lines, {"decode": 1, "encode": -1, "arith": 0}[name.split("_")[0]])
        (target / f"{name}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
