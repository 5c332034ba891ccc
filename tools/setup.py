"""The door of a fresh clone: makes .venv, fills it, says what it does, and is quick the second time.

Run as ``python3 tools/setup.py app`` (what the web app and the notebooks need) or ``dev`` (the tests
too: Chromium and Node). Only the standard library, and no syntax that an old Python cannot read, so
that the message about an old Python can be said.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Iterator  # noqa: UP035 - an old Python must get as far as our message

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / ".stamps"
TEMPLATE = ROOT / "widgets" / "voila" / "euchre"
OLDEST = (3, 11)
NAMES = ("python3.11", "python3", "python3.12", "python3.13", "python3.14", "python")


class SetupError(Exception):
    """What went wrong, in words for the person at the terminal."""


def main(arguments: list[str]) -> int:
    """Set up what the one argument names: "app" or "dev". The answer is the exit code."""
    if arguments not in (["app"], ["dev"]):
        print("usage: python3 tools/setup.py app|dev", file=sys.stderr)
        return 2
    try:
        set_up(arguments[0])
    except SetupError as error:
        print(f"euchre_tutor: {error}", file=sys.stderr)
        return 1
    return 0


def set_up(kind: str) -> None:
    """Bring .venv to what requirements/<kind>.txt and pyproject.toml say now."""
    VENV.mkdir(exist_ok=True)
    with one_at_a_time():
        make_venv()
        install_requirements(kind)
        install_package()
        copy_template()
        if kind == "dev":
            run([PYTHON, "-m", "tools.browser"], "Chromium could not be made ready")
            run([PYTHON, "-m", "tools.node"], "Node could not be made ready")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups of the same folder wait for each other, where the system has file locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(VENV / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    """An environment of our own in .venv; a broken one is made anew."""
    if works(PYTHON, "import pip"):
        return
    python = find_python()
    tell(f"making the Python environment {VENV.name} with {python}")
    missing = "the module venv is missing; on Debian and Ubuntu: apt install python3-venv"
    run([python, "-m", "venv", VENV], f"no environment could be made ({missing})")


def find_python() -> str:
    """A Python new enough: 3.11 (the one we test with), else the one running, else a newer one."""
    oldest = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    for name in (NAMES[0], sys.executable, *NAMES[1:]):
        path = shutil.which(name)
        if path and works(path, oldest):
            return path
    raise SetupError(
        "Python 3.11 or newer is needed and none was found; see https://www.python.org/downloads/"
    )


def install_requirements(kind: str) -> None:
    """The pinned packages of requirements/<kind>.txt; dev holds all of app."""
    pins = ROOT / "requirements" / f"{kind}.txt"
    if stamped(kind, pins):
        return
    tell(f"installing the packages of requirements/{pins.name} (some minutes the first time)")
    run([*pip(), "install", "--quiet", "-r", pins], "the packages could not be installed")
    stamp(kind, pins)
    if kind == "dev":
        stamp("app", ROOT / "requirements" / "app.txt")


def install_package() -> None:
    """This checkout itself, editable: a change of the source needs no new installation."""
    source = ROOT / "pyproject.toml"
    if stamped("package", source):
        return
    tell("installing euchre_tutor itself, editable")
    command = [*pip(), "install", "--quiet", "--no-deps", "--no-build-isolation", "-e", ROOT]
    run(command, "euchre_tutor could not be installed")
    stamp("package", source)


def copy_template() -> None:
    """The Voilà template as it stands now: an editable installation holds a copy, not a link."""
    files = sorted(path for path in TEMPLATE.rglob("*") if path.is_file())
    if stamped("template", *files):
        return
    target = VENV / "share" / "jupyter" / "voila" / "templates" / TEMPLATE.name
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(TEMPLATE, target)
    stamp("template", *files)


def stamped(name: str, *files: Path) -> bool:
    """Whether the step of this name was last done with exactly these files."""
    path = STAMPS / name
    return path.is_file() and path.read_text() == digest(files)


def stamp(name: str, *files: Path) -> None:
    """Remember that the step of this name is done with these files."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(digest(files))


def digest(files: tuple[Path, ...]) -> str:
    """One hash over the names and the contents."""
    total = hashlib.sha256(str(ROOT).encode())
    for path in files:
        total.update(path.name.encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def pip() -> list[str | Path]:
    """The start of every pip command: never a question, never a remark on pip's own age."""
    return [PYTHON, "-m", "pip", "--no-input", "--disable-pip-version-check"]


def works(python: str | Path, code: str) -> bool:
    """Whether this Python exists and runs this code without an error."""
    try:
        command = [str(python), "-c", code]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def run(command: list[str | Path], failure: str) -> None:
    """Run it from the checkout's folder; SetupError with these words when it fails."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise SetupError(f"{failure}; what happened stands above this line")


def tell(words: str) -> None:
    """One line on what is being done."""
    print(f"euchre_tutor: {words}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
