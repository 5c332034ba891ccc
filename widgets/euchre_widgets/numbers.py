"""Numbers as they are written in a sentence: a true minus, and the language's own decimal sign."""

from __future__ import annotations

from euchre_tutor.speech import language


def signed(value: float) -> str:
    """+2.6, −0.5, 0.0."""
    text = plain(abs(value))
    if not any(digit in "123456789" for digit in text):
        return text
    return f"−{text}" if value < 0 else f"+{text}"


def plain(value: float) -> str:
    """2.6: one decimal."""
    text = f"{value:.1f}"
    return text if language() == "en" else text.replace(".", ",")
