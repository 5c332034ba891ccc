"""Lesson 1, Win a trick: questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.counting_cards import can_win
from ..questions.following import legal_cards
from ..questions.reading import led_suit
from ..questions.suits import higher, in_order
from ..questions.tricks import who_leads, who_wins

ITEMS = {
    "01.w1": partial(higher, None, "9H", "AH"),
    "01.f1": partial(
        who_wins,
        None,
        "TH 9H KC QH",
        leader=2,
        steps=(
            mark("North led the ten of hearts, so only hearts count."),
            mark("The king of clubs is no heart: it cannot win."),
            mark("That leaves the ten, the nine and the queen of hearts."),
        ),
    ),
    "01.f2": partial(
        can_win,
        None,
        "QC AD TC AC",
        leader=3,
        steps=(mark("East led the queen of clubs, so only clubs count."),),
    ),
    "01.f3": partial(
        who_wins,
        None,
        "QC AD TC AC",
        leader=3,
        steps=(mark("East led the queen of clubs, so only clubs count."),),
    ),
    "01.f4": partial(led_suit, None, "9S KS AH JS", leader=1),
    "01.f5": partial(can_win, None, "9S KS AH JS", leader=1),
    "01.f6": partial(who_wins, None, "9S KS AH JS", leader=1),
    "01.q1": partial(who_wins, None, "KS 9S AS QS"),
    "01.q2": partial(who_wins, None, "9D AC KH TD"),
    "01.q3": partial(legal_cards, None, "KD", "AC TD 9D QS JH 9C", idea="legal-plain"),
    "01.q4": partial(legal_cards, None, "QS TS", "AC KC QH 9D", idea="legal-plain"),
    "01.q5": partial(who_leads, None, "JH KH AH QH", leader=1),
    "01.q6": partial(higher, None, "JS", "QS"),
    "01.q7": partial(in_order, None, "TH AH 9H KH JH"),
}
WORKED = {
    "trump": None,
    "leader": 0,
    "cards": "JD KD AC QD",
    "notes": [
        mark("The lead sets the suit: diamonds."),
        mark("West holds a diamond, so West must follow. The king is higher than the jack."),
        mark("North has no diamond and may play anything. The ace of clubs is no diamond: it cannot win."),
        mark("The king is the highest diamond, and the ace of clubs does not count."),
    ],
}
LESSON = Lesson(
    id="01",
    title=mark("Win a trick"),
    minutes=10,
    goal=mark("You will say who takes a trick, and who leads to the next."),
    needs=(),
    blocks={
        "win": questions("01.w1"),
        "explore": Step("trump_lens", {"pack": "24", "trump": None, "predict": None, "seed": 1}),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("01", "f", 6)),
        "predict": questions("winner-plain~1", "winner-plain~2", "winner-plain~3", "winner-plain~4"),
        "quiz": questions(*numbered("01", "q", 7), scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
