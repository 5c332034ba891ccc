"""The ideas behind a good call, by which advice and progress are sorted: id and title."""

from __future__ import annotations

from ..speech import mark, say

IDEAS = {
    "bowers": mark("Bowers are the surest tricks"),
    "trumps": mark("Count your trumps"),
    "side_aces": mark("Aces beside trump take tricks"),
    "voids": mark("A missing suit lets you trump"),
    "best_suit": mark("Name the suit that takes most tricks"),
    "enough": mark("Bid no more than is needed"),
    "set": mark("A bid that fails costs its number"),
    "break_even": mark("Know the break-even of six"),
    "partner": mark("Your partner's bid is your side's bid"),
    "close": mark("Some calls are too close to tell apart"),
}


def idea_title(idea: str) -> str:
    """The idea's title in the language in force."""
    return say(IDEAS[idea])
