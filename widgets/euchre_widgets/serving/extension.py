"""Our addresses in a Jupyter server that runs Voilà as its extension, as on Binder."""

from __future__ import annotations

from typing import Any

from jupyter_server.utils import url_path_join

from .handlers import KERNEL, KernelHandler


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "euchre_widgets.serving.extension"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Let a page ask how its kernel is; the rest is Voilà's, by the settings of ``page_settings``."""
    base = server.web_app.settings["base_url"]
    server.web_app.add_handlers(".*$", [(url_path_join(base, f"/euchre/kernel/{KERNEL}"), KernelHandler)])
