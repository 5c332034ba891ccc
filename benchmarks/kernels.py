"""A kernel of its own that runs cells, and what it then weighs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import psutil
from jupyter_client.manager import start_new_kernel

COUNTING = """
import os
from ipywidgets.widgets import widget
print("WEIGHED", os.getpid(), len(widget._instances))
"""


@dataclass(frozen=True)
class Kernel:
    """What a kernel holds after its cells: its share of the memory (PSS), and its widget models."""

    megabytes: float
    models: int


def measured(cells: Sequence[str]) -> Kernel:
    """Run the cells in a new kernel; RuntimeError where one of them fails."""
    manager, client = start_new_kernel()
    try:
        printed: list[str] = []
        for source in ("import ipywidgets", *cells, COUNTING):
            reply = client.execute_interactive(source, output_hook=lambda message: _keep(message, printed))
            if reply["content"]["status"] != "ok":
                raise RuntimeError(f"{source}: {reply['content']}")
        pid, models = "".join(printed).split("WEIGHED")[-1].split()
        return Kernel(psutil.Process(int(pid)).memory_full_info().pss / 1e6, int(models))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _keep(message: dict[str, object], printed: list[str]) -> None:
    content = message["content"]
    if message["msg_type"] == "stream" and isinstance(content, dict):
        printed.append(str(content["text"]))
