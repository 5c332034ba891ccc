"""What is started for the web app and for JupyterLab, and where the lessons come from."""

from __future__ import annotations

import argparse
import importlib.util
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_tutor.cli import lessons, main, start
from euchre_tutor.cli.errors import CommandError


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """What would have been started; nothing is."""
    commands: list[tuple[list[str], dict[str, str]]] = []

    def wait_for(words: list[str], environment: dict[str, str]) -> int:
        commands.append((words, environment))
        return 0

    monkeypatch.setattr(start, "wait_for", wait_for)
    return commands


def test_app_starts_our_server_and_leaves_the_address_to_it(
    started: list[tuple[list[str], dict[str, str]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["app", "--port", "8123", "--no-browser", "--language", "nb"]) == 0
    words, _ = started[0]
    assert words[:3] == [sys.executable, "-m", "euchre_widgets.server"]
    assert words[words.index("--port") + 1] == "8123"
    assert words[words.index("--language") + 1] == "nb"
    assert "--no-browser" in words
    assert "8123" not in capsys.readouterr().out


def test_lab_starts_with_a_token_that_no_process_list_shows(
    started: list[tuple[list[str], dict[str, str]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "--port", "8124", "--no-browser"]) == 0
    words, environment = started[0]
    token = environment["JUPYTER_TOKEN"]
    assert token in capsys.readouterr().out
    assert not any(token in word for word in words)


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons"]) == 0
    *lines, way_in = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(lessons.folder("en").glob("*.ipynb")))
    assert lines[1].startswith("01  ")
    assert lines[-1].startswith("    "), "the table is no lesson and has no number"
    assert "euchre-tutor app" in way_in


def test_installed_lessons_are_copied_once_and_never_over_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "installed"
    source.mkdir()
    (source / "00_start.ipynb").write_text("new")
    monkeypatch.setattr(lessons, "in_checkout", lambda: False)
    monkeypatch.setattr(lessons, "folder", lambda _language: source)
    monkeypatch.chdir(tmp_path)
    own = start.lab_folder("en") / "00_start.ipynb"
    own.write_text("my notes")
    start.lab_folder("en")
    assert own.read_text() == "my notes"


def test_a_taken_port_is_not_used() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert start.free_port("127.0.0.1", port) != port


def test_a_port_that_was_asked_for_and_is_taken_is_not_exchanged_in_silence(
    started: list[tuple[list[str], dict[str, str]]], capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["app", "--port", port]) == 2
        assert main(["lab", "--port", port]) == 2
    assert capsys.readouterr().err.count(f"port {port} is in use") == 2
    assert not started


def test_a_port_is_free_again_as_soon_as_its_server_has_ended() -> None:
    with socket.socket() as server:
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        server.bind(("127.0.0.1", 0))
        server.listen()
        port = server.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as visitor:
            served, _ = server.accept()
            served.close()  # the server's side goes first, and its port rests for a minute
            visitor.recv(1)
    assert start.free_port("127.0.0.1", port) == port


def test_the_address_is_one_a_browser_can_open() -> None:
    assert start.address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert start.address("::1", 80) == "http://[::1]:80/"


def test_the_process_that_is_waited_for_gives_the_exit_code() -> None:
    assert start.wait_for([sys.executable, "-c", "raise SystemExit(7)"], {}) == 7


@pytest.mark.parametrize("command", [start.app, start.lab])
@pytest.mark.parametrize("name", ["ipywidgets", "anywidget"])
def test_what_the_cards_need_is_asked_for_before_a_page_opens(
    command: Callable[[argparse.Namespace], int], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda wanted: None if wanted == name else wanted)
    with pytest.raises(CommandError, match=f"{name} is not installed; euchre-tutor doctor tells more"):
        command(argparse.Namespace())
