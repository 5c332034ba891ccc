"""One page in the browser, watched: its errors, its requests, the states its widgets were sent."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.browser.harness import Server

FAILED = pytest.StashKey[bool]()  # whether a test has failed, told to what ends after it
LOADING = 180_000  # milliseconds for a page and its kernel on a busy machine
MESSAGE = re.compile(r'"msg_id": ?"([^"]+)"')
IDLE = re.compile(r'"execution_state": ?"idle"')
STATE = re.compile(r'\{"version": ?\d+, ?"name": ?"')
# What the hosts themselves write to the console as an error; each with the reason it is let pass.
ALLOWED = {
    "lab": (
        # A workspace that was never saved is asked for and answered 404: Lab then begins a new one.
        re.compile(r"/lab/api/workspaces/"),
        re.compile(r"status of 404"),
        # A notebook shut while Lab still asks its kernel whether it is being debugged: to Lab an error.
        re.compile(r"Could not restore the debugger state: Canceled future"),
    ),
    "voila": (
        # On a busy machine Jupyter gives a widget up after two seconds. The page then fetches itself once
        # more, or says so in words: test_app holds it to that, and every test to the widget that it needs.
        re.compile(r"widget model not found\s+at \S*get_model \(http\S+/jupyterlab-manager/static/"),
    ),
}
CARDS = re.compile(r"(?<!\w)(?:[789TJQKA][CDHS]|JK)(?!\w)")
SWEEP = (*"abcdefghijklmnopqrstuvwxyz0123456789", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
WINDOW: ViewportSize = {"width": 1100, "height": 900}
WORKED = "button, input, select, textarea, summary, [tabindex='0']"
CONTROLS = f".eu-inner :is({WORKED}):not(.eu-tools *):not([disabled])"
MEASURES = (Path(__file__).parent / "measures.js").read_text("utf-8").rstrip().rstrip(";")


class Visit:
    """A page on one of our servers, and what went wrong on it."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(45_000)
        self._forget()
        self.problems: list[str] = []
        self.spoilt = False  # whether a test has left the page in a state that is not for the next one
        self.states: list[dict[str, Any]] = []
        self.unanswered: set[str] = set()  # messages to the kernel that it is not through with
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.problems.append(f"error on the page: {error}"))
        self.page.on("request", self._on_request)
        self.page.on("websocket", self._on_socket)

    # going there

    def _forget(self) -> None:
        """Empty the browser's store, in which an earlier page may have left a reader's choices."""
        line = self.page.context.new_cdp_session(self.page)
        where = {"origin": self.server.address.rstrip("/"), "storageTypes": "local_storage,indexeddb,cookies"}
        line.send("Storage.clearDataForOrigin", where)
        line.detach()

    def open(self, notebook: str, widgets: int = 1) -> None:
        """Load the notebook, in Lab run its cells, and wait for its widgets."""
        self.states.clear()
        self.unanswered.clear()
        self.page.goto(self.server.url(notebook), timeout=LOADING)
        if self.server.kind == "lab":
            self._run_all()
        expect(self.roots).to_have_count(widgets, timeout=LOADING)
        self.page.wait_for_function("document.querySelector('.eu-inner')", timeout=LOADING)

    @property
    def roots(self) -> Locator:
        """Every widget on the page."""
        return self.page.locator(".eu-root")

    @property
    def root(self) -> Locator:
        """The widget, where there is one."""
        return self.roots.first

    @property
    def control(self) -> Locator:
        """What can be worked first in the widget."""
        return first_control(self.root)

    def _run_all(self) -> None:
        self.page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.context", timeout=LOADING)
        self.page.evaluate(f"{MEASURES}.run()")

    def read_notebook(self, path: str) -> list[str]:
        """In JupyterLab: open and run this notebook in the place of the last; what each cell has drawn."""
        return list(self.page.evaluate(f"(path) => {MEASURES}.read(path)", path))

    # what was seen

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        words = f"{message.text} {message.location.get('url', '')}"
        if any(allowed.search(words) for allowed in ALLOWED[self.server.kind]):
            return
        self.problems.append(f"console: {words}")

    def _on_request(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if host not in {None, "127.0.0.1"}:
            self.problems.append(f"asked another host: {request.url}")

    def _on_socket(self, socket: WebSocket) -> None:
        host = urlsplit(socket.url).hostname
        if host != "127.0.0.1":
            self.problems.append(f"asked another host: {socket.url}")
        socket.on("framesent", self._on_sent)
        socket.on("framereceived", self._on_frame)

    def _on_sent(self, frame: str | bytes) -> None:
        text = as_text(frame)
        found = MESSAGE.search(text)
        if found and '"comm_msg"' in text:
            self.unanswered.add(found[1])

    def _on_frame(self, frame: str | bytes) -> None:
        text = as_text(frame)
        if IDLE.search(text):
            self.unanswered -= {found[1] for found in MESSAGE.finditer(text)}
        for found in STATE.finditer(text):
            self.states.append(json.JSONDecoder().raw_decode(text, found.start())[0])

    @property
    def version(self) -> int:
        """The version of the newest state that was sent."""
        return max((int(state["version"]) for state in self.states), default=0)

    def settle(self) -> None:
        """Wait until the kernel is through with every message, and then until no more states come."""
        end = time.monotonic() + LOADING / 1000
        while self.unanswered and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        self.unanswered.clear()
        seen = -1
        while seen != len(self.states):
            seen = len(self.states)
            self.page.wait_for_timeout(250)

    # what can be asked

    def kernel_id(self) -> str:
        """The id of the kernel behind the page."""
        if self.server.kind == "lab":
            return str(self.page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.id"))
        config = self.page.locator("#jupyter-config-data").text_content() or "{}"
        return str(json.loads(config)["kernelId"])

    def axe(self, *rules: str, where: str = ".eu-root") -> list[str]:
        """What axe finds wrong within the widgets, or whatever else of the page is named."""
        options: dict[str, Any] = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
        found = Axe().run(self.page, context=where, options=options).response["violations"]
        return [
            f"{one['id']}: {node['html'][:150]} {node['failureSummary']}"
            for one in found
            for node in one["nodes"]
        ]

    def dark(self, on: bool = True) -> None:
        """Change the host's theme, as a reader would."""
        if self.server.kind == "lab":
            theme = "JupyterLab Dark" if on else "JupyterLab Light"
            self.page.evaluate(
                "(theme) => jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
            )
        else:
            name = "dark" if on else "light"
            self.page.evaluate("(name) => { document.documentElement.dataset.theme = name; }", name)
        expect(self.root).to_have_attribute("data-theme", "dark" if on else "light", timeout=20_000)
        self.page.wait_for_timeout(400)  # colours may travel

    def small_targets(self, least: int = 44) -> list[str]:
        """What is smaller than a finger; words within a sentence are excepted, as in WCAG."""
        return list(self.root.evaluate(f"(root, least) => {MEASURES}.small(root, least)", least))

    def too_wide(self) -> list[str]:
        """What sticks out of the widget at its right, once no card is on its way any more."""
        self.page.wait_for_function("document.getAnimations().every((a) => a.playState !== 'running')")
        return list(self.root.evaluate(f"(root) => {MEASURES}.wide(root)"))

    def scrolls_sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))

    def cells(self) -> list[str]:
        """In Lab the sources of the notebook's cells; elsewhere there are none to harm."""
        if self.server.kind != "lab":
            return []
        sources = (
            "jupyterapp.shell.currentWidget.content.model.sharedModel.cells.map((cell) => cell.getSource())"
        )
        return list(self.page.evaluate(sources))

    def focus_inside(self) -> bool:
        """Whether the focus is in a widget."""
        return bool(self.page.evaluate("Boolean(document.activeElement?.closest('.eu-root'))"))

    def sweep(self) -> None:
        """Press every key that a notebook listens to, where the focus is now; the focus must stay."""
        for key in (*SWEEP, "Delete", "Escape"):
            self.page.keyboard.press(key)
            assert self.focus_inside(), f"the focus left the widget at {key}"

    def shown_cards(self) -> set[str]:
        """The cards that lie face up on the page."""
        open_cards = ".eu-card:not(.back)"
        ids = self.page.locator(open_cards).evaluate_all(
            "(all) => all.map((card) => card.dataset.focus ?? '')"
        )
        return {found[0] for one in ids for found in CARDS.finditer(one)}

    def break_it(self) -> None:
        """Start afresh, which in a broken notebook raises an error."""
        tools = self.root.locator(".eu-tools")
        tools.locator("button").last.click()
        tools.locator("button").nth(3).click()
        self.root.locator("[role=dialog] button").first.click()

    def narrow(self) -> None:
        """As narrow as a small telephone; in Lab, whose own margins stay, a widget of about that width."""
        lab = self.server.kind == "lab"
        self.page.set_viewport_size({"width": 520 if lab else 320, "height": 640})
        self.page.wait_for_timeout(300)

    def tidy(self) -> None:
        """Close what a test has opened."""
        self.page.set_viewport_size(WINDOW)
        for _ in range(3):
            self.page.keyboard.press("Escape")
        more = self.root.locator(".eu-tools button").last
        if more.get_attribute("aria-expanded") == "true":  # Escape is heard only where the focus is
            more.click()


def as_text(frame: str | bytes) -> str:
    """What went over the line, as far as it is text."""
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")


def first_control(root: Locator) -> Locator:
    """The first thing in this widget that can be worked; the frame's tools where it has none of its own."""
    own = root.locator(CONTROLS)
    return own.first if own.count() else root.locator(".eu-tools button").last


def cards_in(value: object) -> set[str]:
    """Every card that any text in this JSON names."""
    return {found[0] for found in CARDS.finditer(json.dumps(value))}
