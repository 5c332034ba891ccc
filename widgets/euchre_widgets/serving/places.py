"""Where the lessons, the template and the packages lie: in a checkout, or installed."""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any

from jupyter_core.paths import jupyter_path

import euchre_tutor

PACKAGE = Path(__file__).resolve().parent.parent
CHECKOUT = PACKAGE.parent.parent
TEMPLATE = "euchre"
NAMED = "EUCHRE_TUTOR_NOTEBOOKS"
COVER = "00_start.ipynb"
TABLE = "play.ipynb"


def notebooks() -> Path:
    """The folder with one folder of notebooks a language, and index.json; a teacher may name another."""
    named = os.environ.get(NAMED)
    if named:
        return Path(named).resolve()
    shipped = PACKAGE / "notebooks"
    return shipped if shipped.is_dir() else CHECKOUT / "notebooks"


def template() -> Path | None:
    """The template of the checkout; None when only the installed one can be meant."""
    folder = PACKAGE.parent / "voila" / TEMPLATE
    return folder if (folder / "conf.json").is_file() else None


def stamp() -> str:
    """A mark of the template's own files, so that a browser never keeps an old one."""
    folders = [template(), *(Path(root) / "voila" / "templates" / TEMPLATE for root in jupyter_path())]
    static = next((folder / "static" for folder in folders if folder and (folder / "static").is_dir()), None)
    files = sorted(static.glob("*")) if static else []
    return f"{zlib.crc32(b''.join(path.read_bytes() for path in files)):08x}"


def index() -> dict[str, list[dict[str, Any]]]:
    """The pages of each language as their notebooks describe themselves, in the order of the course."""
    pages: dict[str, list[dict[str, Any]]] = json.loads((notebooks() / "index.json").read_text("utf-8"))
    return pages


def python_path() -> str:
    """A PYTHONPATH by which a kernel finds the very packages that the server runs from."""
    ours = [str(Path(euchre_tutor.__file__).resolve().parent.parent), str(PACKAGE.parent)]
    theirs = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(dict.fromkeys(path for path in [*ours, *theirs] if path))
