"""Lesson 8, Bid Euchre: what is my hand worth? Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick
from ..questions.suits import count_trumps
from ..questions.worth import best_call, best_trump
from .hands import WORTH_HAND

ACE_RISK = mark(
    "With spades as trump the clubs are only five: somebody runs out of them sooner, and trumps your ace."
)
PARTNER_HELPS = mark("Partner's tricks count too, and an average hand brings about one and a half.")
SPADES = mark("You look at spades as trump.")
CALLS = ("PASS", "BID 3", "BID 4", "BID 5")
ITEMS = {
    "08.w1": partial(best_trump, "JH JD AH KH 9S TC"),
    "08.f1": partial(
        best_call,
        "JD JH KD 9D QC KS",
        CALLS,
        steps=(
            mark("Diamonds as trump: both bowers, the king and the nine. Four trumps."),
            mark("There is no plain ace beside them."),
            mark("Partner should bring about one trick more."),
        ),
    ),
    "08.f2": partial(count_trumps, "S", "AS QS JC AH KD TC", steps=(SPADES,)),
    "08.f3": partial(best_call, "AS QS JC AH KD TC", CALLS, steps=(SPADES,)),
    "08.f4": partial(count_trumps, "H", "JH KH QH 9H KS 9C"),
    "08.f5": partial(best_trump, "JH KH QH 9H KS 9C"),
    "08.f6": partial(best_call, "JH KH QH 9H KS 9C", CALLS),
    "08.q1": partial(best_trump, "JS JC AS TS QH 9D"),
    "08.q2": partial(best_call, "AC TC AS KS KD 9H", CALLS),
    "08.q3": partial(best_trump, "JD JH 9D KC QC TC"),
    "08.q4": partial(best_call, "AC QC AS JH TH QD", CALLS),
    "08.q5": partial(
        pick,
        mark("Spades are trump. Which lone plain ace is likelier to win: clubs or diamonds?"),
        (
            ("D", mark("The ace of diamonds"), ACE_RISK, ""),
            (
                "C",
                mark("The ace of clubs"),
                mark("Count the clubs today: the fewer cards a suit has, the sooner somebody runs out."),
                "count-slip",
            ),
            (
                "same",
                mark("They are alike"),
                mark("Count how many cards each of the two suits has today."),
                "sister-count",
            ),
        ),
        "D",
        ACE_RISK,
        (
            mark("A plain ace loses when somebody has none of its suit, and a trump."),
            mark("How many cards has each suit under this trump?"),
            mark("Six diamonds, and five clubs: the jack of clubs has gone to trump."),
            mark("The ace of diamonds."),
        ),
        "worth",
        strike=("same",),
    ),
    "08.q6": partial(
        how_many,
        mark("If all hands were alike, how many of the six tricks would each player take?"),
        1.5,
        PARTNER_HELPS,
        (
            (1.0, mark("Six tricks, four players: it is more than one each."), "count-slip"),
            (3.0, mark("That is the share of a side, of two players."), "count-slip"),
        ),
        (
            mark("There are six tricks and four players."),
            mark("Share them out evenly."),
            mark("Six divided by four."),
            mark("1.5."),
        ),
        "worth",
    ),
    "08.q7": partial(best_call, "JC KC QC 9C KD JD", CALLS),
}
LESSON = Lesson(
    id="08",
    title=mark("Bid Euchre: what is my hand worth?"),
    minutes=15,
    goal=mark("You will guess the tricks in a hand, compare with many deals, and choose the bid that pays."),
    needs=("07",),
    blocks={
        "win": questions("08.w1"),
        "explore": Step(
            "bid_trainer", {"seeds": [15, 2, 30, 27, 22, 34], "seat": 0, "options": {}, "guess": False}
        ),
        "worked": Step("trick_stepper", WORTH_HAND),
        "fading": questions(*numbered("08", "f", 6)),
        "predict": Step(
            "bid_trainer", {"seeds": [8, 6, 16, 32, 20], "seat": 0, "options": {}, "guess": True}
        ),
        "quiz": questions(*numbered("08", "q", 7), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
