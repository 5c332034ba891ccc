"""In a kernel of our own server: our log goes to the server's, where a page's code can be looked up."""

from __future__ import annotations

import logging
import os
import sys
from typing import TextIO

STARTING_LINES = ("from euchre_widgets.serving.kernel_log import log_to_server", "log_to_server()")


def log_to_server() -> None:
    """Write our log where the kernel's own errors went before the kernel took them for the page."""
    log = logging.getLogger("euchre_tutor")
    log.addHandler(logging.StreamHandler(_server_errors()))
    log.propagate = False


def _server_errors() -> TextIO | None:
    """The error stream the kernel was started with; where the kernel took it too, it has kept a copy."""
    copy = getattr(sys.stderr, "_original_stdstream_copy", None)
    return os.fdopen(os.dup(copy), "w", buffering=1) if isinstance(copy, int) else sys.__stderr__
