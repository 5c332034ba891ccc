"""What a question is: an item with its options, hints and the cards it is about."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("choice", "yesno", "cards", "number", "order")


@dataclass(frozen=True, slots=True)
class Option:
    """One answer that can be chosen.

    ``feedback`` is said when the learner was wrong about this option: chose a wrong one, left out a right one
    where cards are selected, or put it too high where they are put in order. It tells why, but not what is
    right instead: another try comes first. ``misconception`` names the belief behind it.
    """

    key: str
    text: str
    right: bool
    feedback: str
    misconception: str | None = None
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """What lies on the table: seat 0 is you, then clockwise; cards in the notation.

    ``gone`` are the cards of the tricks that are over, in the order in which they are shown.
    """

    text: str
    trump: str | None = None
    trump_known: bool = True
    led: str | None = None
    plays: tuple[tuple[int, str], ...] = ()
    hand: tuple[str, ...] = ()
    calls: tuple[tuple[int, str], ...] = ()
    dealer: int | None = None
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A wrong number that tells what the learner believes."""

    value: float
    feedback: str
    misconception: str


@dataclass(frozen=True, slots=True)
class WholeMiss:
    """A wrong choice of cards, all of it, that tells what the learner believes."""

    keys: frozenset[str]
    feedback: str
    misconception: str


@dataclass(frozen=True, slots=True)
class Item:
    """A question, its texts in the language in which it was built."""

    id: str
    idea: str
    kind: str
    prompt: str
    why: str
    hints: tuple[str, str, str, str]
    options: tuple[Option, ...] = ()
    order: tuple[str, ...] = ()  # kind order: the keys, best first
    number: float | None = None  # kind number
    percent: bool = False
    signed: bool = False  # points, which may be below zero
    tolerance: float = 0.0
    misses: tuple[NearMiss, ...] = ()
    whole: tuple[WholeMiss, ...] = ()  # kind cards
    take: int = 0  # kind cards: how many are to be chosen; 0 where that is the question
    slip: str = "count-slip"  # the misconception behind any other number
    fine: frozenset[str] = frozenset()  # keys of options too close to the best to be called wrong
    strike: tuple[str, ...] = ()
    figure: Figure | None = None
    steps: tuple[str, ...] = ()
    then: str = ""  # what would happen after a wrong answer; it does not tell the right one
    shuffle: bool = False

    @property
    def answer(self) -> tuple[str, ...]:
        """The keys of the right options, in order where order matters; a number as text."""
        if self.kind == "order":
            return self.order
        if self.kind == "number":
            return (number_text(self.number or 0.0, self.percent),)
        return tuple(option.key for option in self.options if option.right)

    def option(self, key: str) -> Option | None:
        """The option with this key, or None."""
        return next((option for option in self.options if option.key == key), None)


def number_text(value: float, percent: bool) -> str:
    """A number as it is shown: 33 % for a share, else with a real minus and no needless zeros."""
    if percent:
        return f"{round(100 * value)} %"
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace("-", "−")
