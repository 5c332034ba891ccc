"""The checks, by name: what each runs, in what order, and the one summary at the end."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUICK_TESTS = ("tests/engine", "tests/solver", "tests/players", "tests/tutor")


@dataclass(frozen=True)
class Step:
    """One command: what it is called in the summary, its words, and what it needs in its environment."""

    name: str
    words: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


def module(name: str, *words: str, **environment: str) -> Step:
    """A step that runs a Python module: "ruff check" for module("ruff", "check", ".")."""
    title = " ".join([name.removeprefix("tools."), *words[:1]])
    return Step(title, (sys.executable, "-m", name, *words), environment)


def tests(name: str, *words: str, **environment: str) -> Step:
    """A step that runs pytest; without a single test found it fails, as pytest itself does."""
    return Step(name, (sys.executable, "-m", "pytest", "-q", *words), environment)


STYLE = (
    module("ruff", "format", "--check", "."),
    module("ruff", "check", "."),
    module("mypy"),
    Step("lint-imports", (str(Path(sys.executable).with_name("lint-imports")), "--no-cache")),
    module("tools.node", "lint"),
    module("tools.node", "check"),
)
# The promise is made for two cores. In the browser, tests that share a page stay with one worker; elsewhere
# those of one module do, and the cells of one notebook.
TWO = ("-n", "2", "--dist", "loadscope")
TWO_BROWSERS = ("-n", "2", "--dist", "loadgroup")
FRONT = (module("tools.node", "test"),)


def notebooks(folder: str) -> Step:
    """Every cell of the notebooks in this folder runs, without a browser."""
    words = (*TWO, "-p", "nbval", "--nbval-lax", "--override-ini=addopts=", folder)
    return tests("notebooks", *words, EUCHRE_TUTOR_HEADLESS="1")


NO_BROWSER = ("tests", "--ignore=tests/browser")
CHECKS: dict[str, tuple[Step, ...]] = {
    "check": (*STYLE, tests("rules, solver, tutor", *QUICK_TESTS, *TWO, "-m", "not slow and not soak")),
    "test": (
        *STYLE,
        *FRONT,
        tests("tests", *NO_BROWSER, *TWO, "-m", "not slow and not soak"),
        notebooks("notebooks/en"),  # the others run the same cells
        tests("browser", "tests/browser", *TWO_BROWSERS, "-m", "not slow and not soak"),
    ),
    "all": (
        *STYLE,
        *FRONT,
        tests("tests", *NO_BROWSER, *TWO, "-m", "not soak"),
        notebooks("notebooks"),
        tests("browser", "tests/browser", *TWO_BROWSERS, "-m", "not soak"),
    ),
    "soak": (
        tests(
            "soak",
            *(
                "tests/soak",
                "-m",
                "soak",
                "-n",
                "2",
                "--dist",
                "worksteal",
                "-rP",
            ),  # -rP: how much was played
            EUCHRE_SOAK_MINUTES=os.environ.get("SOAK_MINUTES", ""),  # without: to the end, some half an hour
        ),
    ),
}


def benchmarks() -> tuple[Step, ...]:
    """Every script in benchmarks/, in the order of their names."""
    return tuple(module(f"benchmarks.{path.stem}") for path in sorted((ROOT / "benchmarks").glob("[!_]*.py")))


def run(steps: Iterable[Step]) -> int:
    """Run every step, also after one has failed; the answer is the number that failed."""
    results = [(step, *timed(step)) for step in steps]
    print("\nSummary", flush=True)
    for step, passed, seconds in results:
        print(f"  {'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {step.name}")
    failed = sum(not passed for _, passed, _ in results)
    print(f"{len(results)} steps, {failed} failed" if failed else f"all {len(results)} steps passed")
    return failed


def timed(step: Step) -> tuple[bool, float]:
    """Whether the step passed, and its seconds."""
    print(f"\n== {step.name}", flush=True)
    began = time.monotonic()
    environment = {**os.environ, **step.environment}
    done = subprocess.run(step.words, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0, time.monotonic() - began


def main(arguments: list[str]) -> int:
    """Run the check of that name; the answer is the exit code."""
    known = {**CHECKS, "bench": benchmarks()}
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"usage: python -m tools.checks {'|'.join(known)}", file=sys.stderr)
        return 2
    return 1 if run(known[arguments[0]]) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
