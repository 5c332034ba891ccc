"""Lesson 6, Who takes it? Questions and blocks, mixed on purpose."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.counting_cards import can_win
from ..questions.reading import led_suit
from ..questions.tricks import who_leads, who_wins
from .hands import PLAY_HAND

ITEMS = {
    "06.w1": partial(who_wins, "S", "AH KH 9S QH"),
    "06.f1": partial(
        who_wins,
        "C",
        "JS AS KC AC",
        leader=3,
        idea="winner-mixed",
        steps=(
            mark("East led the jack of spades. Clubs are trump, so it is the left bower: clubs were led."),
            mark("The ace of spades is a plain card and cannot win."),
            mark("Three trumps are left: the jack of spades, the king and the ace of clubs."),
        ),
    ),
    "06.f2": partial(
        can_win,
        "D",
        "JC 9C JH TD",
        leader=1,
        steps=(mark("West led the jack of clubs, a plain club today."),),
    ),
    "06.f3": partial(
        who_wins,
        "D",
        "JC 9C JH TD",
        leader=1,
        idea="winner-mixed",
        steps=(mark("West led the jack of clubs, a plain club today."),),
    ),
    "06.f4": partial(led_suit, "S", "JC 9C AS KC", leader=2),
    "06.f5": partial(can_win, "S", "JC 9C AS KC", leader=2),
    "06.f6": partial(who_wins, "S", "JC 9C AS KC", leader=2, idea="winner-mixed"),
    "06.q1": partial(who_wins, "D", "AH KH JH 9D", idea="winner-mixed"),
    "06.q2": partial(who_wins, "C", "JS AS KC AC", idea="winner-mixed"),
    "06.q3": partial(who_wins, "H", "9S AC TS KD", idea="winner-mixed"),
    "06.q4": partial(who_wins, "S", "JD QD AD 9S", leader=1, idea="winner-mixed"),
    "06.q5": partial(who_wins, "C", "AS TS JS 9C", leader=3, idea="winner-mixed"),
    "06.q6": partial(who_wins, "H", "JD JH AH 9H", leader=2, idea="winner-mixed"),
    "06.q7": partial(who_leads, "D", "TC AC JC JH", leader=2),
    "06.q8": partial(who_wins, "S", "KC JC AC QC", leader=3, idea="winner-mixed"),
}
WORKED = {
    "tricks": [
        {
            "trump": "C",
            "leader": 1,
            "cards": "QH JH JS AH",
            "notes": [
                mark("Clubs are trump, but hearts are led."),
                mark("Under a black trump it is a plain heart, below the queen."),
                mark("East has no heart: the jack of spades is a club today. It is winning."),
                mark("Even an ace cannot beat a trump."),
            ],
        },
        {
            "trump": "H",
            "leader": 0,
            "cards": "JD 9H AD JH",
            "notes": [
                mark("Hearts are trump, and the left bower is one of them: hearts are led."),
                mark("It is a lower trump."),
                mark("North has no heart. The ace of diamonds is a plain card and cannot win."),
                mark("It is the only card above yours."),
            ],
        },
    ]
}
LESSON = Lesson(
    id="06",
    title=mark("Who takes it?"),
    minutes=12,
    goal=mark("You will settle any trick, whatever is led and whatever is trump."),
    needs=("05",),
    blocks={
        "win": questions("06.w1"),
        "explore": Step("trick_stepper", PLAY_HAND),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("06", "f", 6)),
        "predict": questions(
            "winner-mixed~1", "winner-left~2", "winner-mixed~3", "winner-left~4", "winner-mixed~5"
        ),
        "quiz": questions(*numbered("06", "q", 8), mix=3, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
