"""The quiz's fixed words: labels, names of the hint rungs, and the score of a sitting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from euchre_tutor.speech import mark, say, say_count

GRADES = {
    "right": "best",
    "after_hint": "best",
    "also_fine": "fine",
    "wrong": "mistake",
    "unanswered": "fine",
    "cannot_check": "fine",
}
GRADED = {
    "right": mark("Right"),
    "after_hint": mark("Right, not at once"),
    "also_fine": mark("Also fine"),
    "wrong": mark("Not yet"),
    "cannot_check": mark("Not checked"),
}
RUNG_NAMES = (
    mark("Which idea it is"),
    mark("Where to look"),
    mark("What can be struck out"),
    mark("The answer"),
)


class RungJson(TypedDict):
    """One rung: its text once it is used, before that what it would give."""

    text: str
    open: bool


def hint_rungs(used: Sequence[str]) -> list[RungJson]:
    """All four rungs; those not used yet by name only, so that the price is known."""
    opened = [RungJson(text=text, open=True) for text in used]
    return opened + [RungJson(text=say(name), open=False) for name in RUNG_NAMES[len(used) :]]


def quiz_words() -> dict[str, str]:
    """Labels by the names the front end knows."""
    return {
        "check": say("Check"),
        "next_question": say("Next question"),
        "finish": say("See how it went"),
        "retry": say("Try once more"),
        "show": say("Show the answer"),
        "hints": say("Hints"),
        "next_hint": say("Next hint"),
        "answers": say("Answers"),
        "number": say("Your number"),
        "trump": say("Trump"),
        "led": say("Led"),
        "dealer": say("Dealer"),
        "your_hand": say("Your hand"),
        "gone": say("Played already"),
    } | _marks()


def _marks() -> dict[str, str]:
    return {
        "struck": say("Struck out by the hint"),
        "right_mark": say("right"),
        "wrong_mark": say("not this one"),
        "fine_mark": say("also fine"),
        "again": say("Do these again"),
        "went": say("How it went"),
        "steps": say("Step by step"),
        "pick_order": say("Tap them in order, the highest first"),
        "pick_all": say("Tap every one that is right, then check"),
    }


def score_text(results: Sequence[tuple[str, int]]) -> str:
    """The score in a sentence."""
    good = sum(verdict in ("right", "after_hint", "also_fine") for verdict, _ in results)
    helped = sum(verdict == "after_hint" for verdict, _ in results)
    if not helped:
        return say("{good} of {all} right.", good=good, all=len(results))
    if helped == good:
        return say("{good} of {all} right, but not at once.", good=good, all=len(results))
    return say_count(
        "{good} of {all} right, one of them not at once.",
        "{good} of {all} right, {n} of them not at once.",
        helped,
        good=good,
        all=len(results),
    )
