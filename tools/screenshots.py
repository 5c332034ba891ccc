"""The pictures of the README: our own pages in Chromium, photographed as they are today.

Run as ``.venv/bin/python -m tools.screenshots``; it needs what ``make test`` has set up.
"""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tools.browser import find, flags

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
PORT = 8944


@dataclass(frozen=True)
class Shot:
    """One picture: its file, the notebook, what is photographed, and how."""

    name: str
    notebook: str
    part: str | None = None
    width: int = 1000
    theme: Literal["light", "dark"] = "light"
    press: str = ""  # what is pressed first


SHOTS = (
    Shot("cover", "00_start"),
    Shot("lens", "04_left_bower", ".eu-root.lens"),
    Shot(
        "bids",
        "08_what_is_it_worth",
        ".eu-root.bidder",
        theme="dark",
        press=".rung.open >> nth=1",
    ),
    Shot("table", "play", ".eu-root.table", width=1200),
)


def main() -> int:
    """Take every picture; the answer is the exit code."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    words = [sys.executable, "-m", "euchre_widgets.server", "--port", str(PORT), "--no-browser"]
    server = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until_open()
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=find(), args=flags())
            for shot in SHOTS:
                take(browser, shot)
            browser.close()
    finally:
        server.terminate()
        server.wait(20)
    return 0


def wait_until_open(seconds: float = 60) -> None:
    """Wait for the server's first answer; TimeoutError when none comes."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=5).close()
            return
        except (urllib.error.URLError, TimeoutError):
            time.sleep(0.5)
    raise TimeoutError(f"no server answered at port {PORT} in {seconds} s")


def take(browser: Browser, shot: Shot) -> None:
    """Photograph the page, or the one widget on it, once its cards are there."""
    page = browser.new_page(
        viewport={"width": shot.width, "height": 1000 if shot.part else 720}, color_scheme=shot.theme
    )
    page.goto(f"http://127.0.0.1:{PORT}/voila/render/en/{shot.notebook}.ipynb")
    page.locator(shot.part or "main").first.wait_for(timeout=90_000)
    if shot.press:
        page.locator(shot.press).click()
    page.wait_for_timeout(4000)  # the others' calls come one by one
    path = str(PICTURES / f"{shot.name}.png")
    if shot.part:
        page.add_style_tag(content=".eu-page .parts { position: static }")  # else it lies over the widget
        page.locator(shot.part).first.screenshot(path=path)
    else:
        page.screenshot(path=path)
    page.close()


if __name__ == "__main__":
    sys.exit(main())
