"""The files of the project: what git tracks or would track, read once."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked() -> tuple[str, ...]:
    """Every file that is or would be committed, as a path from the checkout's folder."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(sorted(name for name in set(done.stdout.splitlines()) if (ROOT / name).is_file()))


def chosen(*endings: str, under: tuple[str, ...] = ("",), but: tuple[str, ...] = ()) -> list[str]:
    """The tracked files with one of these endings, under one of these folders and none of the others."""
    names = (name for name in tracked() if name.endswith(endings) and name.startswith(under))
    return [name for name in names if not (but and name.startswith(but))]


@cache
def text(name: str) -> str:
    """What stands in the file; bytes that are no text become question marks."""
    return (ROOT / name).read_text(encoding="utf-8", errors="replace")
