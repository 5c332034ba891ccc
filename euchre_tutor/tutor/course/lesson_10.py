"""Lesson 10, Bid Euchre: the score. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...engine.match import Match
from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, yes_no
from ..questions.figures import RULES
from ..questions.points import our_score, who_has_won
from ..questions.positions import finished
from .hands import SCORE_HAND

BELOW = mark("Two minus four is minus two. A score may fall below zero.")
AFTER_SET = Match(RULES, (2, 0, 2, 0), 3).after(finished("BID 4", 0, 2)).scores[0]
ITEMS = {
    "10.w1": partial(
        yes_no,
        mark("Your side bid three and took four tricks. Is the bid made?"),
        True,
        mark("Three were promised and four were taken: the bid is made, and all four count."),
        "bid-exact",
        (
            mark("Compare the tricks with the bid."),
            mark("Your side promised three."),
            mark("Four are more than three."),
            mark("Yes."),
        ),
        "score-hand",
    ),
    "10.f1": partial(
        our_score,
        "BID 5",
        4,
        steps=(
            mark("You undertook five tricks and took four: the bid is not made."),
            mark("A side that is set scores none of its tricks."),
            mark("It loses what it bid."),
        ),
    ),
    "10.f2": partial(
        yes_no,
        mark("They bid four. Is it made?"),
        False,
        mark("Three tricks are fewer than four: the bid is not made."),
        "count-slip",
        (
            mark("Compare the tricks with the bid."),
            mark("They undertook four."),
            mark("They took three."),
            mark("No."),
        ),
        "score-hand",
        steps=(mark("The others bid four and took three; you took three."),),
    ),
    "10.f3": partial(
        our_score,
        "BID 4",
        3,
        ours=False,
        steps=(mark("The others bid four and took three; you took three."),),
    ),
    "10.f4": partial(our_score, "ASK", 6),
    "10.f5": partial(our_score, "ASK", 4),
    "10.f6": partial(who_has_won, 20, 30, "ASK", 6),
    "10.q1": partial(our_score, "BID 4", 5),
    "10.q2": partial(our_score, "BID 4", 3),
    "10.q3": partial(our_score, "BID 5", 2, ours=False),
    "10.q4": partial(our_score, "MOON", 6),
    "10.q5": partial(our_score, "ASK", 5),
    "10.q6": partial(who_has_won, 29, 31, "BID 3", 3),
    "10.q7": partial(who_has_won, 29, 29, "BID 3", 3),
    "10.q8": partial(
        how_many,
        mark("You have two points. Your side bids four and is set. What is your total now?"),
        AFTER_SET,
        BELOW,
        (
            (0, mark("There is no floor: a total may be negative."), "no-minus"),
            (-4, mark("That is the hand alone; you had points before."), "count-slip"),
            (2, mark("Being set costs what was bid."), "set-free"),
        ),
        (
            mark("First the score of the hand, then the sum."),
            mark("A side that is set loses what it bid."),
            mark("Two, minus four."),
            mark("−2."),
        ),
        "race",
    ),
}
LESSON = Lesson(
    id="10",
    title=mark("Bid Euchre: the score"),
    minutes=12,
    goal=mark("You will score every outcome, and know when the match is won."),
    needs=("07",),
    blocks={
        "win": questions("10.w1"),
        "explore": Step("table", {"rules": "bid", "options": {}, "seed": 10}),
        "worked": Step("trick_stepper", SCORE_HAND),
        "fading": questions(*numbered("10", "f", 6)),
        "predict": questions("score-hand~1", "score-hand~2", "score-hand~3", "race~4"),
        "quiz": questions(*numbered("10", "q", 8), mix=3, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
