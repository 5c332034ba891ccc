"""Works out requirements/*.txt from *.in: exact releases for every platform, and no addresses."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements"
BINDER = REQUIREMENTS.parent / "binder" / "requirements.txt"
OPTIONS = ("--universal", "--python-version=3.11", "--no-header", "--no-annotate", "--quiet", "--upgrade")


def main() -> int:
    """Lock with uv in an environment that is thrown away; then Binder's copy."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        for source in sorted(REQUIREMENTS.glob("*.in")):
            lock(python, source)
    BINDER.write_text(binder(), encoding="utf-8")
    return 0


def lock(python: Path, source: Path) -> None:
    """Write the .txt beside this .in."""
    target = source.with_suffix(".txt")
    command = [str(python), "-m", "uv", "pip", "compile", *OPTIONS, source.name, "-o", target.name]
    subprocess.run(command, cwd=REQUIREMENTS, stdout=subprocess.DEVNULL, check=True)
    print(f"wrote requirements/{target.name}")


def binder() -> str:
    """What binder/requirements.txt holds: the pins of the app, and the course itself."""
    pins = (REQUIREMENTS / "app.txt").read_text(encoding="utf-8")
    return f"# Written by `make lock` from requirements/app.txt.\n{pins}.\n"


if __name__ == "__main__":
    sys.exit(main())
