"""Written questions: the text is given with its options, and what can be computed is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ...engine.cards import Suit
from ...speech import say
from ..items import Figure, Item, NearMiss, Option
from .figures import hand_figure, parse_cards, parse_suit

Said = tuple[str, str, str, str]  # key, text, feedback, misconception ("" for the right one)
Hints = tuple[str, str, str, str]
POINTS = ("score-hand", "race", "ghost-score", "cut-score")  # ideas whose numbers are points


class Asked(TypedDict):
    """What every written question has: fields of an Item, its texts in the language in force."""

    id: str
    idea: str
    kind: str
    prompt: str
    why: str
    hints: Hints
    steps: tuple[str, ...]


def pick(
    prompt: str,
    options: Sequence[Said],
    right: str,
    why: str,
    hints: Hints,
    idea: str,
    strike: Sequence[str] = (),
    then: str = "",
    hand: str = "",
    trump: str | None = None,
    shuffle: bool = True,
    steps: Sequence[str] = (),
    *,
    id: str,
) -> Item:
    """Choose one of several written answers; a hand may lie beside the question."""
    return Item(
        **_asked(id, idea, "choice", prompt, why, hints, steps),
        options=tuple(_option(option, right) for option in options),
        strike=tuple(strike),
        then=say(then) if then else "",
        shuffle=shuffle,
        figure=_beside(hand, parse_suit(trump)),
    )


def yes_no(
    prompt: str,
    right: bool,
    why: str,
    belief: str,
    hints: Hints,
    idea: str,
    then: str = "",
    steps: Sequence[str] = (),
    *,
    id: str,
) -> Item:
    """Yes or no, with the belief behind the wrong one."""
    options = (("yes", say("Yes"), right), ("no", say("No"), not right))
    return Item(
        **_asked(id, idea, "yesno", prompt, why, hints, steps),
        options=tuple(Option(key, text, ok, say(why), None if ok else belief) for key, text, ok in options),
        then=say(then) if then else "",
    )


def how_many(
    prompt: str,
    number: float,
    why: str,
    misses: Sequence[tuple[float, str, str]],
    hints: Hints,
    idea: str,
    percent: bool = False,
    tolerance: float = 0.0,
    slip: str = "count-slip",
    steps: Sequence[str] = (),
    *,
    id: str,
) -> Item:
    """Answer with a number; the near misses tell what went wrong."""
    return Item(
        **_asked(id, idea, "number", prompt, why, hints, steps),
        number=number,
        percent=percent,
        signed=idea in POINTS,
        tolerance=tolerance,
        misses=tuple(NearMiss(value, say(text), belief) for value, text, belief in misses),
        slip=slip,
    )


def _asked(id: str, idea: str, kind: str, prompt: str, why: str, hints: Hints, steps: Sequence[str]) -> Asked:
    return {
        "id": id,
        "idea": idea,
        "kind": kind,
        "prompt": say(prompt),
        "why": say(why),
        "hints": _said(hints),
        "steps": tuple(map(say, steps)),
    }


def _option(option: Said, right: str) -> Option:
    key, text, feedback, belief = option
    return Option(key, say(text), key == right, say(feedback), belief or None)


def _said(hints: Hints) -> Hints:
    first, second, third, fourth = hints
    return say(first), say(second), say(third), say(fourth)


def _beside(hand: str, trump: Suit | None) -> Figure | None:
    return hand_figure(parse_cards(hand), trump, trump_known=trump is not None) if hand else None
