"""What is built from a source and committed is what its source gives."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.house.files import ROOT


@pytest.mark.parametrize("tool", ["notebooks", "page"])
def test_built_from_its_sources(tool: str) -> None:
    words = [sys.executable, "-m", f"tools.{tool}", "--check"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
