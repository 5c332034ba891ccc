"""The committed notebooks are what their sources give."""

from __future__ import annotations

import subprocess
import sys

from tests.house.files import ROOT


def test_the_notebooks_are_built_from_their_sources() -> None:
    words = [sys.executable, "-m", "tools.notebooks", "--check"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
