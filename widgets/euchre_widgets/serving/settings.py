"""The settings by which Voilà serves our notebooks: the same for our own server and for a Jupyter server."""

from __future__ import annotations

from typing import Any

from euchre_tutor import __version__
from euchre_tutor.speech import LANGUAGES

from . import places
from .faults import on_cell_error
from .words import page_words

WIDGET_EXTENSIONS = ("anywidget", "@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8")
IDLE_MINUTES = 20  # a kernel that no page is connected to is ended after this
CULL_SECONDS = 60


def page_settings() -> dict[str, dict[str, Any]]:
    """What makes a page ours, by the names of the classes that are set."""
    return {
        "VoilaConfiguration": {
            "template": places.TEMPLATE,
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "strip_sources": True,
            "show_tracebacks": False,
            "extension_allowlist": list(WIDGET_EXTENSIONS),
            "resources": {"euchre": resources()},
        },
        # A raising cell must not take the later ones with it: the template draws our box in its place.
        "VoilaExecutor": {"allow_errors": True, "on_cell_error": on_cell_error},
    }


def resources() -> dict[str, Any]:
    """What the template is given besides the notebook: words, languages and the list of pages."""
    pages = places.index()
    lessons = {code: [page for page in pages[code] if page["page"] == "lesson"] for code in pages}
    return {
        "words": page_words(),
        "languages": LANGUAGES,
        "lessons": lessons,
        "version": __version__,
        "stamp": places.stamp(),
    }


def culling(minutes: float = IDLE_MINUTES) -> dict[str, dict[str, Any]]:
    """Ends kernels whose page is gone: closing a tab may fail to say so. A connected page keeps its own."""
    idle = {"cull_idle_timeout": int(minutes * 60), "cull_interval": CULL_SECONDS, "cull_connected": False}
    return {"MappingKernelManager": idle}


def pools(language: str, warm: int) -> dict[str, dict[str, int]]:
    """How many kernels stand ready for each page.

    One learner is served best by a few: every kernel that is set up in advance competes with the first page.
    For a class, ``warm`` is its size, since a small pool under a rush is slower than none.
    """
    first = [page["file"] for page in places.index()[language] if page["page"] == "lesson"][:1]
    ready = [places.COVER, *first, places.TABLE]
    return {"default": {"pool_size": 0}} | {f"{language}/{name}": {"pool_size": warm} for name in ready}
