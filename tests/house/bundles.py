"""The committed bundles against what the source gives now."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools import node


def rebuilt(folder: Path) -> Path:
    """Build every bundle into the folder; the answer is the folder."""
    words = [*node.command("npm"), "run", "--silent", "build", "--", str(folder)]
    done = subprocess.run(words, cwd=node.WIDGETS, env=node.environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def differences(built: Path, committed: Path) -> list[str]:
    """The files that are missing, left over or different in the committed folder."""
    new, old = contents(built), contents(committed)
    return sorted(name for name in new.keys() | old.keys() if new.get(name) != old.get(name))


def contents(folder: Path) -> dict[str, bytes]:
    """Every script and style sheet of the folder by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in {".js", ".css"}}
