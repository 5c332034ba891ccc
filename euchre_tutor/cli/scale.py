"""Figures with their errors as marks on a scale of characters, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..speech import say

WIDTH = 40
Row = tuple[str, float, float]


def scale(rows: Sequence[Row]) -> Iterator[str]:
    """One line for each (name, points, standard error), best first; then what is too close to call."""
    best_first = sorted(rows, key=lambda row: -row[1])
    low = min(points - 2 * error for _, points, error in rows)
    high = max(points + 2 * error for _, points, error in rows)
    wide = max(len(name) for name, _, _ in rows)
    for name, points, error in best_first:
        yield f"  {name:<{wide}}  {_marks(points, error, low, high)}  {points:+.2f} ± {2 * error:.2f}"
    close = [row[0] for row in best_first if not _apart(best_first[0], row)]
    if len(close) > 1:
        yield say("Too close to call: {names}.", names=", ".join(close))


def _apart(best: Row, other: Row) -> bool:
    """Whether two figures differ by two standard errors or more."""
    return best[1] - other[1] >= 2 * (best[2] ** 2 + other[2] ** 2) ** 0.5 and best is not other


def _marks(points: float, error: float, low: float, high: float) -> str:
    """A dot at the figure, and a line as long as twice its error each way."""
    step = (high - low) / (WIDTH - 1) or 1.0

    def at(value: float) -> int:
        return round((value - low) / step)

    marks = [" "] * WIDTH
    first, last = at(points - 2 * error), at(points + 2 * error)
    marks[first : last + 1] = "─" * (last + 1 - first)
    marks[at(points)] = "●"
    return "".join(marks)
