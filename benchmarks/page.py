"""The page's figures, beside an empty anywidget that only echoes, in the same run.

Run: python -m benchmarks.page [--clicks 100] [--loads 5] [--lessons 01,04]
Prints the click to paint (ours and the echo's, median and p95), the time until the first widget has answered
a click (a lesson, and a page that only says hello), the widget models of a lesson and its kernel's memory.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.kernels import Kernel, measured
from tests.browser import harness
from tools import browser as chromium

WAIT = 90_000
OURS = "trump_lens"
ECHO = '''
import anywidget, traitlets
class Echo(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
        const button = document.createElement("button");
        const show = () => { button.textContent = `hello ${model.get("n")}`; };
        button.onclick = () => model.send({});
        model.on("change:n", show);
        show();
        el.classList.add("echo");
        el.append(button);
    } };"""
    n = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.set_trait("n", self.n + 1))
Echo()
'''
PAINT = """([box, selector]) => new Promise((done) => {
    const watched = document.querySelector(box);
    const nodes = watched.querySelectorAll(selector);
    const node = [...nodes].find((one) => one.getAttribute("aria-pressed") !== "true") ?? nodes[0];
    const began = performance.now();
    const watcher = new MutationObserver(() => {
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    });
    watcher.observe(watched, { subtree: true, childList: true, characterData: true, attributes: true });
    node.click();
})"""
PAGES = {OURS: (".eu-body", "[data-group='suits']"), "echo": (".echo", "button")}


def paint(page: Page, name: str) -> float:
    """Milliseconds from a click on the widget to the paint of what it changes."""
    return float(page.evaluate(PAINT, list(PAGES[name])))


def usable(page: Page, address: str, box: str, selector: str) -> float:
    """Seconds from asking for the page until its first widget has answered a click."""
    began = time.monotonic()
    page.goto(address, timeout=WAIT)
    page.locator(f"{box} {selector}").first.wait_for(timeout=WAIT)
    page.evaluate(PAINT, [box, selector])
    return time.monotonic() - began


@contextmanager
def window(browser: Browser) -> Iterator[Page]:
    """A page in a window of its own, with nothing kept from another."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def clicks(browser: Browser, server: harness.Server, count: int) -> dict[str, list[float]]:
    """Click to paint of ours and of the echo, in turns so that both meet the same machine."""
    times: dict[str, list[float]] = {name: [] for name in PAGES}
    with window(browser) as ours, window(browser) as echo:
        pages = {OURS: ours, "echo": echo}
        for name, page in pages.items():
            usable(page, server.url(name), *PAGES[name])
        for _ in range(count):
            for name, page in pages.items():
                page.bring_to_front()
                times[name].append(paint(page, name))
    return times


def loads(browser: Browser, server: harness.Server, count: int) -> dict[str, list[float]]:
    """Seconds until usable, each page loaded in turn in a fresh window."""
    times: dict[str, list[float]] = {name: [] for name in PAGES}
    for _ in range(count):
        for name in PAGES:
            with window(browser) as page:
                times[name].append(usable(page, server.url(name), *PAGES[name]))
    return times


def told(title: str, unit: str, times: dict[str, list[float]], value: Callable[[list[float]], float]) -> None:
    """One line: ours, the echo's, and how many times the echo's ours is."""
    ours, echo = value(times[OURS]), value(times["echo"])
    print(f"{title:<40}{ours:>8.1f} {unit:<3} echo {echo:>8.1f} {unit:<3} ratio {ours / echo:.2f}")


def p95(values: list[float]) -> float:
    """The value that 95 of 100 stay below."""
    return statistics.quantiles(values, n=20)[-1]


def in_the_browser(options: argparse.Namespace) -> None:
    """Measure and print what needs a browser."""
    path = chromium.find()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = harness.write_folder(Path(place), [OURS])
        harness.write_notebook(folder, "echo", [ECHO])
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        with harness.voila(folder, folder / "log") as server:
            painted = clicks(browser, server, options.clicks)
            told("click to paint, median", "ms", painted, statistics.median)
            told("click to paint, p95", "ms", painted, p95)
            told("first widget usable, median", "s", loads(browser, server, options.loads), statistics.median)
        browser.close()


def in_the_kernel(lessons: list[str]) -> None:
    """Measure and print what needs a kernel only."""
    bare = measured([])
    print(f"{'bare kernel with ipywidgets':<40}{bare.megabytes:>8.1f} MB  {bare.models} models")
    for number in lessons:
        notebook = next(Path("notebooks/en").glob(f"{number}_*.ipynb"))
        print(line(f"lesson {number}", measured(code_of(notebook)), bare))


def code_of(notebook: Path) -> list[str]:
    """The sources of its code cells."""
    return [cell.source for cell in nbformat.read(notebook, as_version=4).cells if cell.cell_type == "code"]


def line(title: str, kernel: Kernel, bare: Kernel) -> str:
    """A kernel's memory and models, and how many times the bare one's memory it is."""
    ratio = kernel.megabytes / bare.megabytes
    return f"{title:<40}{kernel.megabytes:>8.1f} MB  {kernel.models} models  ratio {ratio:.2f}"


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=100)
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--lessons", type=lambda text: text.split(","), default=["01", "04", "08"])
    options = parser.parse_args()
    in_the_browser(options)
    in_the_kernel(options.lessons)


if __name__ == "__main__":
    main()
