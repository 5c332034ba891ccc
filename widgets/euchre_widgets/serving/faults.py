"""Errors of a cell or a page: a code for the reader, the traceback under that code for the log."""

from __future__ import annotations

import logging
import zlib
from typing import Any

LOG = logging.getLogger("euchre_tutor")
LONGEST = 4000


def code_of(text: str) -> str:
    """A short code that is the same for the same text."""
    return f"EU-{zlib.crc32(text.encode()) & 0xFFFF:04X}"


def on_cell_error(cell: Any, cell_index: int, execute_reply: Any) -> None:
    """A cell has raised: the page shows a box with a code, and the log says what lies behind it.

    Called by the notebook's executor; the code travels to the template in the cell's metadata.
    """
    content = execute_reply["content"]
    trace = "\n".join(content.get("traceback", ()))
    code = code_of(f"{content.get('ename')} {cell_index} {cell.source}")
    cell.metadata["euchre_fault"] = code
    LOG.error("%s in cell %s: %s\n%s", code, cell_index + 1, cell.source, trace[-LONGEST:])
