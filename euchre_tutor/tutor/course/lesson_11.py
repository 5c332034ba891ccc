"""Lesson 11, Bid Euchre: playing the hand. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.playing_card import which_card
from ..questions.playing_count import sure_cards, trumps_out
from ..questions.playing_lead import certain_lead, left_guard
from .hands_play import DRAWN_HAND

# Three tricks are over: trump, the cards of those tricks, and yours.
FIRST = ("H", "JH JD QH TH KD QD 9D KC 9C JC TS 9S", "AH 9H AS")
SECOND = ("C", "JC AC QC 9C AD JD 9D AH TH 9H AS 9S", "JS TC KD")
THIRD = ("D", "JD JH QD 9D AS TS JC AC 9C KH 9H QH", "AD TD KS")
PREDICT = ("trumps-out~3", "left-guard~4", "partner-wins~2", "sure-cards~7", "draw-trump~5")
ITEMS = {
    "11.w1": partial(left_guard, "C", "JS 9C KS AH TD"),
    "11.f1": partial(
        certain_lead,
        *FIRST,
        steps=(
            mark("Seven trumps: four have been played, you hold two, so one is still out."),
            mark("It is the king of hearts, and your ace is above it."),
            mark("Your ace of spades is the highest spade, but that king could take it."),
        ),
    ),
    "11.f2": partial(
        trumps_out, *SECOND, steps=(mark("The jack of spades is the left bower, so you hold two trumps."),)
    ),
    "11.f3": partial(
        certain_lead, *SECOND, steps=(mark("One trump is still out, the king, and your ten is below it."),)
    ),
    "11.f4": partial(trumps_out, *THIRD),
    "11.f5": partial(sure_cards, *THIRD),
    "11.f6": partial(certain_lead, *THIRD),
    "11.q1": partial(trumps_out, "S", "JS KS QH JH TH AD AC 9C", "QS TS AH 9D"),
    "11.q2": partial(
        which_card,
        "JD TC 9C 9S 9H QH QC AD TD TS QD JS KD TH KS AH AC AS QS JC 9D KH KC JH",
        3,
        "BID 4, PASS, PASS, PASS, NAME D",
    ),
    "11.q3": partial(left_guard, "H", "JD KD 9D AS TC"),
    "11.q4": partial(
        which_card,
        "QS JC 9C AS JS QH 9H AC TD TS AH 9D 9S KH QC JH TC KD AD KC KS JD QD TH",
        3,
        "BID 4, PASS, PASS, PASS, NAME S, PLAY JS, PLAY TS, PLAY 9C, PLAY AS, PLAY KS, PLAY JC, PLAY 9H, "
        "PLAY 9D, PLAY KH, PLAY AH, PLAY TH",
        idea="partner-wins",
    ),
    "11.q5": partial(sure_cards, "H", "JH AH JD TH AC KC JC KS 9S AD KD 9D", "KH AS QC"),
    "11.q6": partial(
        which_card,
        "KC AC AH JH JC 9H JD QH TC JS KH KD AS TS TH KS 9C TD QD AD 9D QC 9S QS",
        2,
        "BID 4, PASS, PASS, PASS, NAME C, PLAY JC",
        idea="left-guard",
    ),
    "11.q7": partial(
        which_card,
        "KH TH 9D KD KC JD TC QC JH QD QS JC 9H TD KS JS AH QH AC 9S TS AS 9C AD",
        2,
        "BID 4, PASS, PASS, PASS, NAME H, PLAY JH, PLAY TH, PLAY 9C, PLAY 9S, PLAY AH, PLAY JD, PLAY 9D, "
        "PLAY JC",
        idea="defence",
    ),
    "11.q8": partial(certain_lead, "S", "JS AS KS TS AC KC 9C AH QH 9H KD JD", "JC 9S AD"),
}
LESSON = Lesson(
    id="11",
    title=mark("Bid Euchre: playing the hand"),
    minutes=15,
    goal=mark("You will draw trump, count to seven, trust your partner's winner, and guard the left bower."),
    needs=("08",),
    blocks={
        "win": questions("11.w1"),
        "explore": Step("table", {"rules": "bid", "options": {}, "seed": 202}),
        "worked": Step("trick_stepper", DRAWN_HAND),
        "fading": questions(*numbered("11", "f", 6)),
        "predict": questions(*PREDICT),
        "quiz": questions(*numbered("11", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
