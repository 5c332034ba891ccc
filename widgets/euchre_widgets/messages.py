"""What a browser sends, made sound before any widget reads it: plain values, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Message = Mapping[str, Any]
LARGEST = 2**53  # beyond it a browser's own numbers are no longer whole


def sound(message: object) -> Message | None:
    """The message, its fields plain; None for whatever our own pages never send.

    A field is text, a whole number, true, false or null. A message with a list, an object or a fraction in
    it is nobody's click: left out, such a field might be taken for one not sent, which can mean something.
    """
    if not isinstance(message, Mapping) or type(message.get("kind")) is not str:
        return None
    if not all(type(name) is str and _is_plain(value) for name, value in message.items()):
        return None
    return {name: _whole_signs(value) for name, value in message.items()}


def whole(message: Message, name: str) -> int | None:
    """The field where it holds a whole number; true is not 1 here."""
    value = message.get(name)
    return value if type(value) is int else None


def _is_plain(value: object) -> bool:
    if type(value) is int:
        return -LARGEST <= value <= LARGEST
    return value is None or isinstance(value, str | bool)


def _whole_signs(value: Any) -> Any:
    """Half of a sign that takes two could not be sent back; it becomes a question mark."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
