"""Lesson 14, Cutthroat: alone, and two against one. Questions and blocks."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...engine.cards import Suit
from ...engine.ruleset import Seat
from ...engine.scoring import score
from ...engine.state import Contract, Kind
from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick, yes_no
from ..questions.maker import CUTTHROAT, hand_score
from ..questions.positions import after_calls, may
from ..questions.three import played
from .hands_three import LONE_HAND

LEFT = mark("Against a lone maker the maker's left leads.")
FROM_LONE = mark("When only a defender is alone, the next in turn who plays is the maker.")
BOTH_LONE = mark("When the maker and a defender are both alone, the defender leads.")
UNSEEN = mark("Alone is said before the dummy is seen: alone means to do without it.")
ONE_ONLY = mark("The first defender to say it defends alone, and the other sits out.")
TOGETHER = mark("For this hand the two defenders are one side: a trick of either is good for both.")
SWEEP = mark(
    "A lone defender who takes all five is worth four points to each defender, also to the one who sat out."
)
NO_MORE = mark("All five are worth three points here, alone or not.")
FOUR = mark("Four points are for all five tricks only. Any other euchre gives each defender two.")
HINT_LEAD = (mark("Who is alone?"), mark("The turn goes clockwise."))
WHO = (("0", mark("You")), ("1", mark("West")), ("2", mark("North")))
HINT_SCORE = (mark("Who scores at all?"), mark("Then: was it all five tricks?"))


def leads(dealer: Seat, words: str) -> str:
    """The key of the seat that leads after these words."""
    return str(after_calls(dealer, words, CUTTHROAT).to_act)


def mine(tricks: tuple[int, int, int], maker: Seat, lone: Seat | None = None, alone: bool = False) -> int:
    """What you score when each took so many tricks."""
    out = {0, 1, 2} - {maker, lone} if lone is not None else set()
    contract = Contract(maker, Kind.TURN_UP, 3, Suit.HEARTS, alone=alone, lone_defender=lone)
    return score(played(CUTTHROAT, contract, tricks, sorted(out)))[0]


def _lead(right: str, why: str, strike: str, wrong: dict[str, str]) -> dict[str, Any]:
    """The options of a question about the first lead; ``wrong`` is what to say to each of the others."""
    options = [
        (key, text, why if key == right else wrong[key], "" if key == right else "alone-first")
        for key, text in WHO
    ]
    last = {"0": mark("You."), "1": mark("West."), "2": mark("North.")}[right]
    hints = (*HINT_LEAD, mark("Strike out whoever cannot lead here."), last)
    return {
        "options": options,
        "right": right,
        "why": why,
        "hints": hints,
        "idea": "alone",
        "strike": (strike,),
        "shuffle": False,
    }


NOT_DEALER = mark("You deal, and the dealer does not lead here.")
NOT_MAKER = mark("A lone maker does not lead.")
NOT_LONE = mark("Against a maker who is not alone, a lone defender does not lead.")
OUT = mark("North sits out.")
ITEMS = {
    "14.w1": partial(
        yes_no,
        mark("You are the maker, and the dummy lies unseen. May you say that you play alone?"),
        may(CUTTHROAT, 2, "ORDER, DECLINE", "ALONE"),
        mark("Now is the time for it: before you see the dummy."),
        "one-true-rules",
        (
            mark("When is alone said?"),
            mark("Before the first lead, and before the dummy is seen."),
            mark("The dummy lies unseen."),
            mark("Yes."),
        ),
        "alone",
    ),
    "14.f1": partial(
        pick,
        mark("Who leads to the first trick?"),
        **_lead(leads(0, "ORDER, DECLINE, ALONE, WITH, WITH"), LEFT, "1", {"0": NOT_DEALER, "1": NOT_MAKER}),
        steps=(mark("You deal. West is the maker and plays alone."), mark("Nobody defends alone.")),
    ),
    "14.f2": partial(
        pick,
        mark("Who leads to the first trick?"),
        **_lead(
            leads(0, "ORDER, DECLINE, WITH, DECLINE, WITH, ALONE"), FROM_LONE, "2", {"0": NOT_LONE, "2": OUT}
        ),
        steps=(mark("You deal. West is the maker and does not play alone; you defend alone."),),
    ),
    "14.f3": partial(
        how_many,
        mark("You take all five tricks. What do you score?"),
        mine((5, 0, 0), 1, lone=0),
        SWEEP,
        (
            (2, mark("That is an ordinary euchre. You did more."), "lone-same"),
            (5, mark("Tricks are no points here: they only settle who scores."), "maker-tricks"),
        ),
        (*HINT_SCORE, mark("Alone, and all five: the highest score there is."), mark("4 points.")),
        "cut-score",
        steps=(mark("West is the maker, and you defend alone."),),
    ),
    "14.f4": partial(
        yes_no,
        mark("West is the maker. North says: alone. May you defend alone too?"),
        may(CUTTHROAT, 0, "ORDER, DECLINE, WITH, DECLINE, ALONE", "ALONE"),
        ONE_ONLY,
        "both-alone",
        (
            mark("How many may defend alone?"),
            mark("Each defender is asked in turn, from the maker's left."),
            mark("North was asked first."),
            mark("No."),
        ),
        "alone",
    ),
    "14.f5": partial(hand_score, 2, 0),
    "14.q1": partial(
        yes_no,
        mark("You are the maker and have the dummy in your hand. May you still play alone?"),
        may(CUTTHROAT, 2, "ORDER, DECLINE, WITH", "ALONE"),
        UNSEEN,
        "alone-late",
        (
            mark("When is alone said?"),
            mark("Before the first lead, and before the dummy is seen."),
            mark("You have seen the dummy."),
            mark("No."),
        ),
        "alone",
    ),
    "14.q2": partial(
        how_many,
        mark("You are the maker, play alone and take all five tricks. What do you score?"),
        mine((5, 0, 0), 0, alone=True),
        NO_MORE,
        (
            (4, mark("That is so in other games. Look at the rule sheet of this one."), "alone-always"),
            (1, mark("All five are worth more than just getting home."), "count-slip"),
        ),
        (*HINT_SCORE, mark("Alone changes who leads, but not the maker's points."), mark("3 points.")),
        "cut-score",
    ),
    "14.q3": partial(
        pick,
        mark("You deal. West is the maker and plays alone; you defend alone. Who leads?"),
        **_lead(leads(0, "ORDER, DECLINE, ALONE, WITH, ALONE"), BOTH_LONE, "2", {"1": NOT_MAKER, "2": OUT}),
    ),
    "14.q4": partial(
        how_many,
        mark("West is the maker. North defends alone and takes all five; you sit out. What do you score?"),
        mine((0, 0, 5), 1, lone=2),
        SWEEP,
        (
            (0, mark("You are on North's side for this hand, sitting out or not."), "defenders-rivals"),
            (2, mark("That is an ordinary euchre. North did more."), "lone-same"),
        ),
        (*HINT_SCORE, mark("Both defenders score the same."), mark("4 points.")),
        "cut-score",
    ),
    "14.q5": partial(
        how_many,
        mark("West is the maker and takes one trick. You defend alone and take the rest. What do you score?"),
        mine((4, 1, 0), 1, lone=0),
        FOUR,
        ((4, mark("Did you take all five tricks?"), "lone-always-more"),),
        (*HINT_SCORE, mark("It is a euchre, but one trick is missing."), mark("2 points.")),
        "cut-score",
    ),
    "14.q6": partial(
        yes_no,
        mark("West is the maker. North is winning a trick against West. Is that trick lost for you?"),
        False,
        TOGETHER,
        "defenders-rivals",
        (
            mark("Who is on whose side in this hand?"),
            mark("You and North defend."),
            mark("A trick that West does not take is good for both of you."),
            mark("No."),
        ),
        "alone",
    ),
}
LESSON = Lesson(
    id="14",
    title=mark("Cutthroat: alone, and two against one"),
    minutes=12,
    goal=mark("You will know who leads when somebody is alone, what it pays, and how two defend together."),
    needs=("13",),
    blocks={
        "goal": Step(
            "rule_sheet",
            {
                "rules": "cutthroat",
                "known": "bid",
                "about": [
                    *("The sides", "Playing alone", "Defending alone", "The first lead"),
                    *("A lone maker's points", "A lone defender's points"),
                ],
            },
        ),
        "win": questions("14.w1"),
        "explore": Step("table", {"rules": "cutthroat", "options": {}, "seed": 14}),
        "worked": Step("trick_stepper", LONE_HAND),
        "fading": questions(*numbered("14", "f", 5)),
        "predict": questions(*(f"cut-score~{seed}" for seed in (2, 6, 10, 17))),
        "quiz": questions(*numbered("14", "q", 6), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
