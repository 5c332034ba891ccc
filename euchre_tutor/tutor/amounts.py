"""Points and shares as they stand in a sentence: a true minus, and the language's own decimal sign."""

from __future__ import annotations

from ..speech import language


def decimal(value: float) -> str:
    """2.6: one decimal, and no minus before nil."""
    text = f"{abs(value):.1f}"
    sign = "−" if value < 0 and text != "0.0" else ""
    return sign + (text if language() == "en" else text.replace(".", ","))


def percent(share: float) -> str:
    """A share from 0 to 1 in whole percent; never all or nothing for what is only likely."""
    whole = round(100 * share)
    if 0 < share < 1:
        whole = min(max(whole, 1), 99)
    return str(whole)
