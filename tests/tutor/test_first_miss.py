"""After a first wrong answer nothing tells the right one: neither reason, belief nor what follows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations

import pytest

from euchre_tutor.engine.cards import Card
from euchre_tutor.speech import LANGUAGES, say, speaking
from euchre_tutor.tutor.generators import GENERATORS, SEEDS
from euchre_tutor.tutor.grading import grade
from euchre_tutor.tutor.items import Item, Option, number_text
from euchre_tutor.tutor.names import NUMBERS, card_name
from euchre_tutor.tutor.quizzes import item_ids, load_item

KEYS = [*item_ids(), *(f"{name}~{seed}" for name in GENERATORS for seed in SEEDS)]
OTHER_NUMBERS = ("97", "50", "0.77", "61")


def wrong_answers(item: Item) -> Iterator[str | list[str]]:
    """All wrong answers of a choice, all or many of the others."""
    keys = [option.key for option in item.options]
    if item.kind in ("choice", "yesno"):
        yield from (key for key in keys if key not in {*item.answer, *item.fine})
    elif item.kind == "number":
        yield from (number_text(miss.value, item.percent) for miss in item.misses)
        yield from OTHER_NUMBERS
    elif item.kind == "order":
        yield from (list(given) for given in permutations(keys) if given != item.order)
    else:
        yield from (list(some) for some in _choices(keys, item.take) if set(some) != set(item.answer))


def _choices(keys: list[str], take: int) -> Iterator[tuple[str, ...]]:
    for size in [take] if take else range(1, len(keys) + 1):
        yield from combinations(keys, size)


def names_of(option: Option) -> set[str]:
    """What gives the option away: its words, and the card as it is spoken."""
    names = {option.text.lower()} - {say("You").lower()}  # a word of nearly every sentence
    return names | ({card_name(Card.parse(option.card))} if option.card else set())


def right_names(item: Item, answer: str | list[str]) -> set[str]:
    """The names of what is right and was not chosen; a number in figures and in words."""
    if item.kind == "number":
        assert item.number is not None
        whole = abs(item.number)
        words = (
            {say(NUMBERS[int(whole)])} if whole in range(3, len(NUMBERS)) else set()
        )  # one, two: any sentence
        return {number_text(item.number, item.percent), number_text(whole, item.percent)} | words
    chosen = [answer] if isinstance(answer, str) else answer
    if item.kind == "order":
        due = next(key for key, here in zip(item.order, chosen, strict=True) if key != here)
        return names_of(option_of(item, due))
    return {name for key in item.answer if key not in chosen for name in names_of(option_of(item, key))}


def option_of(item: Item, key: str) -> Option:
    """The option with this key."""
    option = item.option(key)
    assert option is not None
    return option


def given_away(names: Iterable[str], text: str) -> list[str]:
    """Those of the names that stand in the text as words of their own."""
    return [
        name for name in names if re.search(rf"(?<![\w.,]){re.escape(name)}(?![\w]|[.,]\d)", text.lower())
    ]


def asked(item: Item) -> str:
    """What the question itself tells."""
    return " ".join([item.prompt, item.figure.text if item.figure else "", *item.steps]).lower()


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[] if one == "en" else [pytest.mark.slow]) for one in LANGUAGES]
)
def test_a_first_miss_never_tells_the_right_answer(language: str) -> None:
    told = []
    keys = KEYS if language == "en" else [key for key in KEYS if not key.endswith(tuple("02468"))]
    with speaking(language):
        for item in map(load_item, keys):
            if len(item.options) == 2:
                continue  # whoever is told that one of two is wrong knows the other
            known = asked(item) if item.kind == "number" else ""
            for answer in wrong_answers(item):
                marked = grade(item, answer)
                assert marked.verdict == "wrong" and marked.retry and not marked.answer, (item.id, answer)
                text = " ".join([marked.reason, marked.misconception_name, marked.then])
                names = right_names(item, answer)
                if not given_away(names, known):
                    told += [(item.id, answer, text, name) for name in given_away(names, text)]
    assert not told, told[:5]


def test_the_last_miss_tells_the_right_answer_and_why() -> None:
    for item in map(load_item, KEYS):
        for answer in wrong_answers(item):
            marked = grade(item, answer, attempt=2)
            assert marked.answer == item.answer and not marked.retry
            assert item.why in marked.reason, (item.id, answer)


def test_the_closing_sentence_never_confirms_a_wrong_score() -> None:
    told = []
    for item in (one for one in map(load_item, KEYS) if one.signed):
        for miss in item.misses:
            whole = abs(miss.value)
            words = {say(NUMBERS[int(whole)])} if whole in range(3, len(NUMBERS)) else set()
            then = grade(item, number_text(miss.value, item.percent), attempt=2).then
            names = {number_text(whole, False)} | words
            told += [(item.id, miss.value, then) for _ in given_away(names, then)]
    assert not told, told[:5]


@pytest.mark.parametrize("key", KEYS)
def test_a_first_hint_gives_nothing_away_and_the_last_one_all(key: str) -> None:
    item = load_item(key)
    if item.kind != "number" and len(item.options) > 2:
        names = {name for right in item.answer for name in names_of(option_of(item, right))}
        every = [name for option in item.options for name in names_of(option)]
        first = given_away(names, item.hints[0])
        assert not first or len(given_away(every, item.hints[0])) == len(item.options), item.hints[0]
