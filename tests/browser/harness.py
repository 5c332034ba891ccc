"""Servers and notebooks for the browser tests: our Voilà and a JupyterLab, on a folder of the test's."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from euchre_tutor.cli.start import lab_words
from euchre_tutor.speech import LANGUAGES

COURSE = Path(__file__).resolve().parents[2] / "notebooks"
LANGUAGE = "en"
TOKEN = "browser-tests"
KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}
STARTING = 300  # seconds that a server may take on a busy machine
# Our own server reads the lessons that came with it; these tests bring notebooks of their own.
VOILA = """
import sys
from pathlib import Path
from euchre_widgets.serving import places
places.notebooks = lambda: Path(sys.argv[1])
from euchre_widgets.server import main
sys.exit(main(sys.argv[2:]))
"""
BREAK = (
    "from euchre_widgets.registry import WIDGETS",
    "for model in WIDGETS.values():",
    "    model.afresh = lambda self: 1 / 0",
)


def demo_cell(name: str) -> str:
    """The cell that shows one widget with no lesson around it."""
    return f'from euchre_widgets import demo\ndemo("{name}")'


@dataclass(frozen=True)
class Server:
    """A server that runs: its kind ("voila" or "lab"), address, process, and the file it logs to."""

    kind: str
    address: str
    process: subprocess.Popen[bytes]
    log: Path

    def url(self, notebook: str, language: str = LANGUAGE) -> str:
        """The address of a notebook of the folder, by its name without ending."""
        if self.kind == "voila":
            return f"{self.address}voila/render/{language}/{notebook}.ipynb"
        path = f"lab/workspaces/{notebook}/tree/{language}/{notebook}.ipynb"
        return f"{self.address}{path}?token={TOKEN}&reset"

    @property
    def desk(self) -> str:
        """The address of a JupyterLab with nothing open."""
        return f"{self.address}lab?token={TOKEN}&reset"

    def kernels(self) -> list[psutil.Process]:
        """The kernels that run under this server now."""
        below = psutil.Process(self.process.pid).children(recursive=True)
        return [process for process in below if "ipykernel_launcher" in " ".join(_words(process))]

    def kill_kernel(self, kernel_id: str) -> None:
        """End this kernel as the system would that has run out of memory."""
        for process in self.kernels():
            if kernel_id in " ".join(_words(process)):
                process.send_signal(signal.SIGKILL)
                return
        raise LookupError(f"no kernel {kernel_id} among {self.kernels()}")


def _words(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []


def write_notebook(folder: Path, name: str, cells: Sequence[str]) -> Path:
    """A notebook with these code cells, as the course's own are built."""
    facts = {"language": LANGUAGE, "page": "demo", "title": name, "file": f"{name}.ipynb", "blocks": []}
    metadata = {"euchre": facts, "kernelspec": KERNEL, "language_info": {"name": "python"}}
    title = {"cell_type": "markdown", "id": "0", "metadata": {}, "source": f"# {name}\n\n## Explore"}
    empty: dict[str, object] = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    code = [{**empty, "id": str(number), "source": source} for number, source in enumerate(cells, 1)]
    book = {"cells": [title, *code], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    path = folder / LANGUAGE / f"{name}.ipynb"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(book), "utf-8")
    return path


def own_notebook(folder: Path, test: str, widget: str) -> str:
    """The name of a notebook for this test alone, so that in JupyterLab it has a kernel of its own."""
    name = "".join(letter if letter.isalnum() else "_" for letter in test)
    write_notebook(folder, name, [demo_cell(widget)])
    return name


def write_folder(folder: Path, names: Sequence[str]) -> Path:
    """A folder of notebooks: one a widget, one a widget that breaks, and one with all of them."""
    for name in names:
        write_notebook(folder, name, [demo_cell(name)])
        write_notebook(folder, f"broken_{name}", ["\n".join(BREAK), demo_cell(name)])
    write_notebook(folder, "everything", [demo_cell(name) for name in names])
    write_notebook(folder, "nonsense", [demo_cell("nonsense"), demo_cell(names[0])])
    (folder / "index.json").write_text(json.dumps({code: [] for code in LANGUAGES}))
    return folder


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def voila(folder: Path, log: Path, *options: str) -> Iterator[Server]:
    """Our own Voilà on this folder of notebooks."""
    port = free_port()
    words = ["-c", VOILA, str(folder), "--port", str(port), "--ip", "127.0.0.1", "--language", LANGUAGE]
    words += ["--no-browser", "--warm", "0", "--log-level", "ERROR", *options]
    with _running("voila", port, words, log) as server:
        yield server


@contextmanager
def lab(folder: Path, log: Path) -> Iterator[Server]:
    """JupyterLab on this folder, started as the command starts it, its application open to the tests."""
    port = free_port()
    words = [*lab_words(folder, "127.0.0.1", port), "--no-browser", "--expose-app-in-browser"]
    with _running("lab", port, words, log) as server:
        yield server


@contextmanager
def _running(kind: str, port: int, words: list[str], log: Path) -> Iterator[Server]:
    settings = log.parent / "jupyter"  # a developer's own Jupyter settings are not for the tests
    notes = settings / "lab" / "@jupyterlab" / "apputils-extension" / "notification.jupyterlab-settings"
    notes.parent.mkdir(parents=True, exist_ok=True)
    notes.write_text('{"fetchNews": "false"}')  # so that Lab does not ask
    own = {"JUPYTER_CONFIG_DIR": str(settings), "JUPYTERLAB_SETTINGS_DIR": str(settings / "lab")}
    environment = {**os.environ, **own, "JUPYTER_TOKEN": TOKEN} if kind == "lab" else dict(os.environ)
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, *words], env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        )
        try:
            _wait_until_open(port, process, log)
            yield Server(kind, f"http://127.0.0.1:{port}/", process, log)
        finally:
            stop(process)


def _wait_until_open(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + STARTING
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')[-3000:]}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """End the server and every process it has started."""
    below = psutil.Process(process.pid).children(recursive=True) if process.poll() is None else []
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
    _, left = psutil.wait_procs(below, 5)
    for child in left:
        child.kill()
