"""The rule of thumb beats chance, on the same deals from both sides."""

from __future__ import annotations

from benchmarks.players import contest


def test_the_thumb_beats_chance_in_nearly_every_duplicate_match() -> None:
    assert sum(points > 0 for points in contest("thumb", "random", 20, most=8)) >= 19
