"""A question on the screen: its options as they lie there, what is chosen, and the marks once settled."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from euchre_tutor.speech import say
from euchre_tutor.tutor.grading import Grade
from euchre_tutor.tutor.items import Item, Option

from .quiz_figure import option_card
from .quiz_texts import GRADES
from .terms import linked

ONE_TAP = ("choice", "yesno")
# told in hints and reasons, never in what is asked: a definition may be the answer
TERMS = (
    *("right_bower", "left_bower", "sister_suit", "plain_suit", "led_suit", "void", "guarded", "renege"),
    *("upcard", "maker", "dummy", "ghost_hand", "march", "euchred", "break_even", "joker", "moon"),
)


@dataclass(frozen=True)
class Answered:
    """What has been done with a question: the options chosen, in order, and the mark if there is any."""

    chosen: tuple[str, ...] = ()
    grade: Grade | None = None
    struck: tuple[str, ...] = ()  # by a hint

    @property
    def settled(self) -> bool:
        """Whether the question is done with: nothing more can be answered."""
        return self.grade is not None and not self.grade.retry


def laid_out(item: Item, seed: int) -> list[Option]:
    """The options as they stand on the screen: shuffled only where order means nothing."""
    options = list(item.options)
    if item.shuffle and item.kind != "yesno":
        rng = random.Random(f"{seed} {item.id}")
        options = [option for _, _, option in sorted((rng.random(), i, o) for i, o in enumerate(options))]
    return options


def key_of(item: Item, seed: int, name: object) -> str | None:
    """The key of the option that the browser names by its place."""
    names = {f"o{i}": option.key for i, option in enumerate(laid_out(item, seed))}
    return names.get(str(name))


def options_json(item: Item, seed: int, answered: Answered) -> list[dict[str, Any]]:
    """The options, and how each has fared."""
    return [_option(item, i, option, answered) for i, option in enumerate(laid_out(item, seed))]


def _option(item: Item, place: int, option: Option, answered: Answered) -> dict[str, Any]:
    chosen = option.key in answered.chosen
    order = answered.chosen.index(option.key) + 1 if chosen and item.kind == "order" else None
    struck = option.key in answered.struck and not answered.settled
    return {
        "id": f"o{place}",
        "text": option.text,
        "card": option_card(option, item.figure, chosen, struck, answered.settled),
        "chosen": chosen,
        "mark": _mark(item, option, answered),
        "place": order,
        "struck": struck,
    }


def _mark(item: Item, option: Option, answered: Answered) -> str:
    """right, wrong, fine or nothing; what is right is told only when the question is settled."""
    marked, chosen = answered.grade, option.key in answered.chosen
    if marked is None or marked.verdict in ("unanswered", "cannot_check") or item.kind == "order":
        return ""
    if answered.settled and option.key in marked.answer:
        return "right"
    if chosen and option.key in item.fine:
        return "fine"
    return "wrong" if chosen and not option.right and item.kind != "cards" else ""


def graded_json(marked: Grade | None) -> dict[str, str] | None:
    """The verdict with its reason, the belief behind a mistake, and what would happen next."""
    if marked is None:
        return None
    plain = marked.verdict == "wrong" and not marked.retry and not marked.misconception
    return {
        "grade": "fine" if plain else GRADES[marked.verdict],
        "word": marked.word,
        "reason": linked(marked.reason, TERMS),
        "belief": _behind(marked.misconception_name),
        "next": linked(marked.then, TERMS),
    }


def _behind(belief: str) -> str:
    return say("The mistake behind it: “{belief}”", belief=belief) if belief else ""


def hand_is_asked(item: Item) -> bool:
    """Whether the options are the cards of the hand, so that it is not shown twice."""
    return bool(item.options) and all(option.card for option in item.options)
