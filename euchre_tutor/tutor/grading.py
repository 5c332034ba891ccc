"""Marking an answer: what it is worth, why, and what to do next."""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..speech import mark, say, say_count
from .items import Item, Option, WholeMiss, number_text
from .misconceptions import belief, truth

Answer = str | Sequence[str] | None
MOST = 100.0  # no number in the course comes near it
log = logging.getLogger(__name__)

PRAISE = (mark("Right"), mark("Right again"), mark("That is it"))
WORDS = {
    "unanswered": mark("Not answered yet"),
    "left_out": mark("Not answered"),
    "after_hint": mark("Right, with a hint"),
    "second_try": mark("Right, this time"),
    "wrong": mark("Not this one"),
    "also_fine": mark("Also fine: too close to call"),
    "cannot_check": mark("We cannot check this one"),
    "shown": mark("The answer"),
}
NUMBER = re.compile(r"([+\-−]?)\s*(\d*(?:[.,]\d+)?)\s*(%?)")


@dataclass(frozen=True, slots=True)
class Grade:
    """The mark of one answer: verdict, word and reason for the reader, and whether to try again."""

    verdict: str  # unanswered, right, after_hint, wrong, also_fine, cannot_check
    word: str
    reason: str
    misconception: str | None = None
    misconception_name: str = ""
    then: str = ""
    retry: bool = False
    answer: tuple[str, ...] = ()
    shown: bool = False  # the learner asked for the answer


def grade(item: Item, answer: Answer, hints: int = 0, attempt: int = 1) -> Grade:
    """Mark an answer given after so many hints, at the first or second attempt; never raises."""
    try:
        return _grade(item, answer, hints, attempt)
    except Exception:
        log.exception("item %s could not be marked", item.id)
        return Grade(
            "cannot_check",
            say(WORDS["cannot_check"]),
            say("That is our fault, not yours. Go on to the next one."),
        )


def show_answer(item: Item) -> Grade:
    """What is said when the learner asks for the answer: it counts as wrong and names no belief."""
    return Grade("wrong", say(WORDS["shown"]), item.why, answer=item.answer, shown=True)


def grade_once(item: Item, answer: Answer) -> Grade:
    """Mark an answer that is not tried again; where there is none, the right one is shown."""
    marked = grade(item, answer)
    if marked.verdict == "unanswered":
        return replace(show_answer(item), word=say(WORDS["left_out"]))
    return grade(item, answer, attempt=2) if marked.retry else marked


def is_answered(item: Item, answer: Answer) -> bool:
    """Whether this can be marked: a number that can be read, an order of all the cards."""
    return grade(item, answer).verdict != "unanswered"


def read_number(text: str) -> tuple[float, bool] | None:
    """The number in the text and whether it has a percent sign: 0.45, 0,45, .45, −3 or 45 %; or None."""
    found = NUMBER.fullmatch(text.strip().replace("\u00a0", " "))
    if not found or not found[2]:
        return None
    value = float(found[2].replace(",", ".")) * (-1 if found[1] in ("-", "−") else 1)
    return value, bool(found[3])


def _grade(item: Item, answer: Answer, hints: int, attempt: int) -> Grade:
    if _is_empty(answer):
        return _unanswered(
            _expected(item) if item.kind == "number" else say("Choose an answer, then check it.")
        )
    return MARKERS[item.kind](item, answer, hints, attempt)


def _unanswered(what: str) -> Grade:
    """What is no answer costs no try: it is said what is expected."""
    return Grade("unanswered", say(WORDS["unanswered"]), what, retry=True)


def _bounds(item: Item) -> tuple[float, float]:
    """Between which numbers an answer can make sense."""
    if item.percent:
        return 0.0, 1.0
    return (-MOST if item.signed else 0.0), MOST


def _expected(item: Item) -> str:
    """What to write into a question that asks for a number; the examples are no answers of the course."""
    if item.percent:
        return say("Write a share from 0 to 100 %, such as 60 % or 0.6.")
    if item.signed:
        return say("Write a number of points, such as 10, or −10 where points are lost.")
    return say("Write a number from 0 to {most}, such as 10 or 2.5.", most=round(MOST))


def _is_empty(answer: Answer) -> bool:
    return answer is None or (not answer.strip() if isinstance(answer, str) else not answer)


def _right(item: Item, hints: int, attempt: int) -> Grade:
    word = PRAISE[sum(map(ord, item.id)) % len(PRAISE)]
    if hints or attempt > 1:
        word = WORDS["after_hint" if hints else "second_try"]
    return Grade("after_hint" if hints or attempt > 1 else "right", say(word), item.why, answer=item.answer)


def _wrong(item: Item, reason: str, misconception: str | None, attempt: int, then: str = "") -> Grade:
    """Why it is wrong; what is right, and the belief put right, only when no other try is left."""
    name, put_right = (belief(misconception), truth(misconception)) if misconception else ("", "")
    marked = Grade("wrong", say(WORDS["wrong"]), reason, misconception, name, then, retry=attempt == 1)
    if len(item.options) == 2:  # whoever is told that one is wrong knows the other
        marked = replace(marked, then=then or put_right)
    if marked.retry:
        return marked
    whole = reason if item.why in reason else f"{reason} {item.why}"
    return replace(marked, reason=whole, then=put_right or then, answer=item.answer)


def _mark_choice(item: Item, answer: Answer, hints: int, attempt: int) -> Grade:
    chosen = item.option(str(answer))
    if chosen is None:
        raise ValueError(f"{item.id} has no option {answer!r}")
    if chosen.right:
        return _right(item, hints, attempt)
    if chosen.key in item.fine:
        return Grade("also_fine", say(WORDS["also_fine"]), chosen.feedback, answer=item.answer)
    return _wrong(item, chosen.feedback, chosen.misconception, attempt, item.then)


def _mark_cards(item: Item, answer: Answer, hints: int, attempt: int) -> Grade:
    chosen = set(_keys(item, answer))
    if item.take and len(chosen) != item.take:
        return _unanswered(
            say_count("Choose {n} card, then check.", "Choose {n} cards, then check.", item.take)
        )
    amiss = [option for option in item.options if option.right != (option.key in chosen)]
    if not amiss:
        return _right(item, hints, attempt)
    worst = _most_telling(amiss)
    said: Option | WholeMiss = next((miss for miss in item.whole if miss.keys == chosen), worst)
    then = "" if all(option.right for option in amiss) else item.then
    return _wrong(item, said.feedback, said.misconception, attempt, then)


def _most_telling(amiss: list[Option]) -> Option:
    """A card wrongly taken tells more than one left out, and a bower more than any other."""
    return min(amiss, key=lambda option: (option.right, not (option.misconception or "").startswith("left")))


def _mark_order(item: Item, answer: Answer, hints: int, attempt: int) -> Grade:
    given = _keys(item, answer)
    if given == list(item.order):
        return _right(item, hints, attempt)
    missing = [key for key in item.order if key not in given]
    if missing:
        return _unanswered(say("Put all the cards in order, then check."))
    return _wrong(item, *_out_of_place(item, given), attempt)


def _out_of_place(item: Item, given: list[str]) -> tuple[str, str | None]:
    """What to say of the first card that stands too high, and the belief that put another too low."""
    due, here = next(pair for pair in zip(item.order, given, strict=True) if pair[0] != pair[1])
    low, high = item.option(due), item.option(here)
    assert low is not None and high is not None, "the order is made of the options"
    swapped = (high.misconception, low.misconception) == ("left-rank", "right-rank")
    return high.feedback, "left-is-right" if swapped else low.misconception


def _mark_number(item: Item, answer: Answer, hints: int, attempt: int) -> Grade:
    read = read_number(str(answer))
    value = _value(read, item.percent) if read else math.nan
    least, most = _bounds(item)
    if item.number is None or not least <= value <= most:
        return _unanswered(_expected(item))
    if math.isclose(value, item.number, abs_tol=item.tolerance + 1e-9):
        return _right(item, hints, attempt)
    for miss in item.misses:
        if math.isclose(value, miss.value, abs_tol=item.tolerance + 1e-9):
            return _wrong(item, miss.feedback, miss.misconception, attempt, item.then)
    given = number_text(value, item.percent)
    return _wrong(
        item, say("It is not {number}. {hint}", number=given, hint=item.hints[1]), item.slip, attempt
    )


def _value(read: tuple[float, bool], share: bool) -> float:
    """45 % is 0.45 anywhere; where a share is asked for, so is a bare 45."""
    value, signed = read
    return value / 100 if signed or (share and abs(value) > 1) else value


def _keys(item: Item, answer: Answer) -> list[str]:
    keys = [answer] if isinstance(answer, str) else list(answer or ())
    unknown = [key for key in keys if item.option(key) is None]
    if unknown:
        raise ValueError(f"{item.id} has no option {unknown[0]!r}")
    return keys


MARKERS: dict[str, Callable[[Item, Answer, int, int], Grade]] = {
    "choice": _mark_choice,
    "yesno": _mark_choice,
    "cards": _mark_cards,
    "order": _mark_order,
    "number": _mark_number,
}
