"""Starts the web app or JupyterLab as a process of its own, and waits for it."""

from __future__ import annotations

import argparse
import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import FrameType

from ..speech import say
from . import lessons
from .errors import CommandError

APP_PORT, LAB_PORT = 8866, 8888
FIRST_LESSON = "00_start.ipynb"
COPY = "euchre_lessons"
CARDS = ("ipykernel", "ipywidgets", "anywidget", "euchre_widgets")  # no card moves without one of these


def app(parsed: argparse.Namespace) -> int:
    """Serve the course as a web app until the process is stopped."""
    _need("voila", *CARDS)
    port = port_for(parsed.ip, parsed.port, APP_PORT)
    words = ["-m", "euchre_widgets.server", "--port", str(port), "--ip", parsed.ip]
    words += ["--language", parsed.language]
    print(say("Starting the course."), flush=True)  # the server says where, once somebody can go there
    return wait_for([sys.executable, *words, *_no_browser(parsed)], dict(os.environ))


def lab(parsed: argparse.Namespace) -> int:
    """Serve the notebooks in JupyterLab until the process is stopped."""
    _need("jupyterlab", *CARDS)
    port = port_for(parsed.ip, parsed.port, LAB_PORT)
    token = secrets.token_urlsafe(16)
    folder = lab_folder(parsed.language)
    path = f"lab/tree/{FIRST_LESSON}?token={token}"
    print(say("The notebooks open at {address}", address=address(parsed.ip, port) + path), flush=True)
    words = lab_words(folder, parsed.ip, port)
    return wait_for([sys.executable, *words, *_no_browser(parsed)], {**os.environ, "JUPYTER_TOKEN": token})


def lab_words(folder: Path, ip: str, port: int) -> list[str]:
    """The words after the Python that start JupyterLab there, asking nothing of other hosts."""
    return [
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.ip={ip}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        "--ServerApp.log_level=WARN",
        f"--LabApp.default_url=/lab/tree/{FIRST_LESSON}",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.handlers.announcements.NeverCheckForUpdate",
        *(["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    ]


def lab_folder(language: str) -> Path:
    """Where Lab may write: the checkout's notebooks, else a copy of the installed ones here."""
    source = lessons.folder(language)
    if lessons.in_checkout():
        return source
    target = Path.cwd() / COPY / language
    target.mkdir(parents=True, exist_ok=True)
    for notebook in sorted(source.glob("*.ipynb")):
        if not (target / notebook.name).exists():
            shutil.copyfile(notebook, target / notebook.name)
    print(say("Your copies of the lessons are in {folder}", folder=target))
    return target


def address(ip: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    host = "127.0.0.1" if ip in {"", "0.0.0.0", "*", "::"} else ip
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def port_for(ip: str, asked: int | None, usual: int) -> int:
    """The port that was asked for, which must be free; if none was, the usual one or another."""
    if asked and free_port(ip, asked) != asked:
        raise CommandError(say("port {port} is in use: type another, or leave --port out", port=asked))
    return asked or free_port(ip, usual)


def free_port(ip: str, wanted: int) -> int:
    """The wanted port if nobody listens there, else one the system gives."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in ip else socket.AF_INET) as probe:
            if os.name == "posix":  # a server just stopped leaves its port usable: places are kept by address
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((ip if ip != "*" else "", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise CommandError(say("nothing can listen at {ip} on this machine", ip=ip))


def wait_for(words: list[str], environment: dict[str, str]) -> int:
    """Run it to its end, and stop it when we are stopped; the answer is its exit code."""
    with subprocess.Popen(words, env=environment) as process:

        def stop(_signal: int, _frame: FrameType | None) -> None:
            process.terminate()

        signal.signal(signal.SIGTERM, stop)
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            return 0


def _need(*modules: str) -> None:
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        what = ", ".join(missing)
        raise CommandError(say("{what} is not installed; euchre-tutor doctor tells more", what=what))


def _no_browser(parsed: argparse.Namespace) -> list[str]:
    return ["--no-browser"] if parsed.no_browser else []
