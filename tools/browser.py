"""Chromium for the tests: found on the machine, else installed, and how it is started."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """The path of a Chromium that runs: EUCHRE_CHROMIUM, the machine's, Playwright's; else None."""
    return next((path for path in _candidates() if path and _runs(path)), None)


def flags() -> list[str]:
    """What Chromium is started with; its sandbox is given up only as root, where it cannot start."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if root else list(QUIET)


def install() -> None:
    """Debian's package when we are root there, else Playwright's download; each may fail."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _try(["apt-get", "update", "-qq"], quiet)
        _try(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet)
    if find() is None:
        _try([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def main() -> int:
    """Make sure that there is a Chromium; the answer is the exit code."""
    if find() is None:
        print("euchre_tutor: installing Chromium for the tests", flush=True)
        install()
    if find() is not None:
        return 0
    print(
        "euchre_tutor: no Chromium was found or could be installed. Install the package chromium,"
        " or name one by EUCHRE_CHROMIUM=/path/to/chromium.",
        file=sys.stderr,
    )
    return 1


def _candidates() -> Iterator[str | None]:
    named = os.environ.get("EUCHRE_CHROMIUM")
    if named:
        yield named
        return
    yield from map(shutil.which, NAMES)
    yield _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def _runs(path: str) -> bool:
    try:
        done = subprocess.run([path, "--version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _try(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    sys.exit(main())
