"""Loads a command of tools/, which has no .py suffix, as a module.
No tests here."""

import importlib.machinery
import importlib.util
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"


def load(name):
    sys.path.insert(0, str(TOOLS))
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(name, str(TOOLS / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module
