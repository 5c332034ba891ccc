"""What `pip install euchre-tutor` brings: built from the checkout, looked into, and run elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.house.files import ROOT, chosen

SHARED = "share/jupyter/voila/templates/euchre/"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel made from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def names(dist: Path) -> set[str]:
    """The files of the wheel."""
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        return set(wheel.namelist())


def test_the_wheel_brings_lessons_template_bundles_and_catalogues(names: set[str]) -> None:
    wanted = [f"euchre_widgets/{name}" for name in chosen(".ipynb", under=("notebooks/",))]
    wanted += [name.removeprefix("widgets/") for name in chosen("", under=("widgets/euchre_widgets/",))]
    wanted += chosen("", under=("euchre_tutor/",))
    assert set(wanted) <= names
    template = {name.partition(SHARED)[2] for name in names if SHARED in name}
    assert {
        name.removeprefix("widgets/voila/euchre/") for name in chosen("", under=("widgets/voila/euchre/",))
    } == template


def test_the_wheel_brings_nothing_else(names: set[str]) -> None:
    tops = {name.partition("/")[0].partition("-")[0] for name in names}
    assert tops == {"euchre_tutor", "euchre_widgets"}
    assert not [name for name in names if "node_modules" in name or "/front/" in name]


def test_the_sdist_holds_what_its_wheel_needs(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sdist:
        files = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"} <= files
    assert not [name for name in files if "node_modules" in name]


def test_the_command_works_outside_the_checkout(dist: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(target)]
    subprocess.run([*pip, str(next(dist.glob("*.whl")))], check=True)
    where = "import euchre_tutor, euchre_tutor.cli as c; print(euchre_tutor.__file__); c.main(['lessons'])"
    environment = {**os.environ, "PYTHONPATH": str(target)}
    words = [sys.executable, "-c", where]
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(target))
