"""The doctor finds each illness, and says how to mend it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from euchre_tutor.cli import doctor, main


def test_this_environment_is_healthy(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0, capsys.readouterr().out
    assert "Nothing is wrong." in capsys.readouterr().out


def test_nothing_installed_is_one_complaint_after_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "data_folders", list)
    assert main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert out.count("WRONG") == 4
    assert out.count("Run: ") == 4


@pytest.mark.parametrize(("version", "sound"), [("7.9.9", False), ("8.0.0rc1", True), ("10.1", True)])
def test_an_old_package_is_told(version: str, sound: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda _name: version)
    assert bool(doctor.package("ipywidgets").mend) is not sound


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(doctor.LEAST, "no-such-package", (1,))
    assert "not installed" in doctor.package("no-such-package").found


def write(folder: Path, path: str, content: object) -> list[Path]:
    file = folder / path
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(content))
    return [folder]


def test_two_halves_of_different_releases_are_told(tmp_path: Path) -> None:
    folders = write(tmp_path, "labextensions/anywidget/package.json", {"version": "0.1.2"})
    assert "0.1.2" in doctor.front_side("anywidget", "anywidget", folders).found
    assert doctor.front_side("anywidget", "anywidget", folders).mend


@pytest.mark.parametrize(
    ("program", "sound"), [("python", True), (sys.executable, True), ("/other/python", False)]
)
def test_a_kernel_of_another_environment_is_told(program: str, sound: bool, tmp_path: Path) -> None:
    folders = write(tmp_path, "kernels/python3/kernel.json", {"argv": [program, "-m", "ipykernel_launcher"]})
    assert bool(doctor.kernel(folders).mend) is not sound


def test_a_jupyter_of_another_environment_is_told() -> None:
    assert doctor.same_environment("/other/bin/jupyter-lab").mend
    assert not doctor.same_environment(str(Path(sys.executable).parent / "jupyter-lab")).mend
