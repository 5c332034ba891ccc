"""The command doctor: what the course stands on, what is wrong with it here, and how to mend it."""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..speech import say

LEAST = {
    "anywidget": (0, 9, 3),
    "ipykernel": (6,),
    "ipywidgets": (8,),
    "jupyterlab": (4,),
    "voila": (0, 5, 8),
}
FRONT = {"anywidget": "anywidget", "jupyterlab_widgets": "@jupyter-widgets/jupyterlab-manager"}
TEMPLATE = Path("voila", "templates", "euchre", "conf.json")


@dataclass(frozen=True)
class Finding:
    """One thing looked at: what was found, and how to mend it ("" where nothing is wrong)."""

    found: str
    mend: str = ""


def examine(_parsed: argparse.Namespace) -> int:
    """Print every finding; 0 where nothing is wrong, else 1."""
    findings = list(everything(data_folders()))
    for finding in findings:
        mark = say("WRONG") if finding.mend else say("good")
        print(f"{mark:<7}{finding.found}" + (f"\n       {finding.mend}" if finding.mend else ""))
    wrong = sum(bool(finding.mend) for finding in findings)
    print(say("Something is wrong; begin with the first.") if wrong else say("Nothing is wrong."))
    return 1 if wrong else 0


def everything(folders: list[Path]) -> Iterator[Finding]:
    """All findings, in the order in which they are best mended; folders are Jupyter's data folders."""
    yield python_version()
    yield from map(package, LEAST)
    for name, extension in FRONT.items():
        yield front_side(name, extension, folders)
    yield kernel(folders)
    yield template(folders)
    yield same_environment(shutil.which("jupyter-lab"))


def data_folders() -> list[Path]:
    """Jupyter's data folders here, first the one that wins; none where Jupyter does not answer."""
    words = [sys.executable, "-m", "jupyter", "--paths", "--json"]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    return [Path(path) for path in json.loads(done.stdout)["data"]] if done.returncode == 0 else []


def python_version() -> Finding:
    """Which Python this is; our own installation refuses an old one."""
    return Finding(say("Python {version} at {path}", version=sys.version.split()[0], path=sys.executable))


def package(name: str) -> Finding:
    """Whether a Python package is here, and new enough."""
    wanted = ".".join(map(str, LEAST[name]))
    mend = say("Run: {command}", command=f'{sys.executable} -m pip install "{name}>={wanted}"')
    try:
        version = importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return Finding(say("{name} is not installed", name=name), mend)
    if numbers(version) < LEAST[name]:
        words = say(
            "{name} {version} is too old: {wanted} is needed", name=name, version=version, wanted=wanted
        )
        return Finding(words, mend)
    return Finding(f"{name} {version}")


def front_side(name: str, extension: str, folders: list[Path]) -> Finding:
    """Whether the browser's half of a package is where Jupyter looks, and of the same release."""
    again = say("Run: {command}", command=f"{sys.executable} -m pip install --force-reinstall {name}")
    mend = say("{command} Then stop the server, start it again and reload the page.", command=again)
    path = first(folders, Path("labextensions", extension, "package.json"))
    if path is None:
        return Finding(say("the browser's half of {name} is missing", name=name), mend)
    version = str(json.loads(path.read_text(encoding="utf-8"))["version"])
    if name == "anywidget" and numbers(version)[:2] != numbers(installed(name))[:2]:
        words = say(
            "the browser's half of {name} is {version}, Python's is {other}",
            name=name,
            version=version,
            other=installed(name),
        )
        return Finding(words, mend)
    return Finding(say("the browser's half of {name}: {version}", name=name, version=version))


def kernel(folders: list[Path]) -> Finding:
    """Whether the kernel that notebooks ask for runs the Python that we run in."""
    mend = say("Run: {command}", command=f"{sys.executable} -m ipykernel install --sys-prefix")
    path = first(folders, Path("kernels", "python3", "kernel.json"))
    if path is None:
        return Finding(say("there is no kernel called python3"), mend)
    program = str(json.loads(path.read_text(encoding="utf-8"))["argv"][0])
    ours = program in {"python", "python3"} or Path(program).parent == Path(sys.executable).parent
    words = say("the kernel python3 runs {program}", program=program)
    return Finding(words, "" if ours else mend)


def template(folders: list[Path]) -> Finding:
    """Whether Voilà finds our page."""
    path = first(folders, TEMPLATE)
    if path is None:
        command = f"{sys.executable} -m pip install --force-reinstall --no-deps euchre-tutor"
        return Finding(say("our Voilà template is missing"), say("Run: {command}", command=command))
    return Finding(say("our Voilà template: {folder}", folder=path.parent))


def same_environment(command: str | None) -> Finding:
    """Whether the jupyter that a person would start is the one of this environment."""
    ours = Path(sys.executable).parent
    if command is None or Path(command).parent == ours:
        return Finding(say("Jupyter and the course are in one environment"))
    words = say("the command jupyter-lab is of another environment: {path}", path=command)
    return Finding(words, say("Start it by euchre-tutor lab, or by {path}", path=ours / "jupyter-lab"))


def first(folders: list[Path], path: Path) -> Path | None:
    """The file in the first folder that has it."""
    return next((folder / path for folder in folders if (folder / path).is_file()), None)


def installed(name: str) -> str:
    """The package's version; "0" where it is not there."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "0"


def numbers(version: str) -> tuple[int, ...]:
    """The leading numbers of a version: 4.0.0rc1 gives 4, 0, 0."""
    digits = ["".join(ch for ch in part if ch.isdigit()) for part in version.split("+")[0].split(".")[:3]]
    return tuple(int(part[:9]) for part in digits if part)
