"""Lesson 4, The left bower changes suit: questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.highest import which_left
from ..questions.suits import belongs_to, count_suit, count_trumps, higher, in_order

LEFT_OF_HEARTS = mark("Hearts are trump, and hearts are red: the other red jack is the jack of diamonds.")
LEFT_OF_CLUBS = mark("Clubs are trump, and clubs are black: the other black jack is the jack of spades.")
ITEMS = {
    "04.w1": partial(which_left, "H"),
    "04.f1": partial(
        count_trumps,
        "H",
        "JD AH 9H KD QH TC",
        steps=(
            LEFT_OF_HEARTS,
            mark("So the jack of diamonds goes to the hearts."),
            mark("The king of diamonds stays a diamond."),
        ),
    ),
    "04.f2": partial(belongs_to, "C", "JS", steps=(LEFT_OF_CLUBS,)),
    "04.f3": partial(count_trumps, "C", "JS AC 9C QS AH TD", steps=(LEFT_OF_CLUBS,)),
    "04.f4": partial(which_left, "D"),
    "04.f5": partial(belongs_to, "D", "JH"),
    "04.f6": partial(count_trumps, "D", "JH JC KD 9H AS QS"),
    "04.q1": partial(belongs_to, "S", "JC"),
    "04.q2": partial(which_left, "C"),
    "04.q3": partial(higher, "H", "AH", "JD"),
    "04.q4": partial(count_suit, "D", "D"),
    "04.q5": partial(count_suit, "S", "C"),
    "04.q6": partial(in_order, "D", "JH AD JD KD"),
    "04.q7": partial(count_trumps, "C", "JS 9S AC KH TH JH"),
    "04.q8": partial(belongs_to, "H", "JS"),
}
WORKED = {
    "trump": "S",
    "leader": 1,
    "cards": "AC JC KC 9C",
    "notes": [
        mark("Spades are trump, but clubs are led."),
        mark("North holds no club: the jack of clubs is a spade today."),
        mark("A plain card cannot beat a trump."),
        mark("The jack of clubs is the only trump in the trick."),
    ],
}
LESSON = Lesson(
    id="04",
    title=mark("The left bower changes suit"),
    minutes=15,
    goal=mark("You will sort all 24 cards into their suits, whatever is trump."),
    needs=("03",),
    blocks={
        "win": questions("04.w1"),
        "explore": Step("trump_lens", {"pack": "24", "trump": "H", "predict": None, "seed": 4}),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("04", "f", 6)),
        "predict": Step("trump_lens", {"pack": "24", "trump": None, "predict": "bowers", "seed": 41}),
        "quiz": questions(*numbered("04", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
