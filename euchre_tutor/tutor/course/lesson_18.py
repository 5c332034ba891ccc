"""Lesson 18, the table: a whole match with every help there is, and an exam on all lessons before."""

from __future__ import annotations

from functools import partial

from ...engine.phases import legal_actions
from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.calling import what_may_be_bid
from ..questions.facts import yes_no
from ..questions.figures import RULES
from ..questions.following import legal_cards
from ..questions.points import our_score
from ..questions.tricks import who_wins
from ..session import Session


def _may_take_back(practice: bool) -> bool:
    """Whether the first decision of a match can be taken back."""
    session = Session(RULES, seed=1, practice=practice)
    session.to_my_turn()
    session.act(legal_actions(session.states[-1])[0])
    return not session.why_not_undo()


_HAND = """\
game bid
dealer 2
cards 9S 9D QD 9H AH AC JS TC JC AD QS TD TS 9C AS KH JD JH KS KC KD TH QH QC
3 BID 3
0 BID 4
1 PASS
2 PASS
0 NAME H
0 PLAY JH
1 PLAY QH
2 PLAY 9H
3 PLAY AH
0 PLAY AD
1 PLAY QD
2 PLAY TD
3 PLAY KD
0 PLAY AC
1 PLAY JS
2 PLAY TC
3 PLAY JC
0 PLAY 9D
1 PLAY QS
2 PLAY QC
3 PLAY JD
3 PLAY 9S
0 PLAY TH
1 PLAY KS
2 PLAY KC
0 PLAY 9C
1 PLAY AS
2 PLAY KH
3 PLAY TS
"""
WHOLE_HAND = {
    "hand": _HAND,
    "notes": {
        "1": mark(
            "The right bower, a small trump and two plain aces, and a partner who takes some tricks too."
        ),
        "4": mark("With hearts as trump your jack is the right bower, the highest card of all."),
        "5": mark("The bidder leads, and a high trump draws one from each of the others."),
        "9": mark("A plain ace wins most surely while everybody still has a card of its suit."),
        "14": mark("West has no club, and no trump either: the jack of spades is a plain spade today."),
        "17": mark("Only the ten of hearts is worth keeping, so the lead is given away with a small card."),
        "20": mark("The jack of diamonds is the left bower, a heart today. East has no diamond, and trumps."),
        "22": mark("You hold no spade, so a small trump takes it: the fourth trick."),
        "27": mark("It is the last of the seven trumps, and your partner's."),
        "28": mark("Five tricks for a bid of four: five points, and one for the others."),
    },
}
ITEMS = {
    "18.w1": partial(
        yes_no,
        mark("At a practice table you pass, and the next player bids. May you still take your pass back?"),
        _may_take_back(practice=True),
        mark("Here you may go back to each of your own decisions, whatever has happened since."),
        "laid-is-played",
        (
            mark("What is a practice table for?"),
            mark("Nobody there is harmed by a second thought."),
            mark("The others will decide anew after you."),
            mark("Yes."),
        ),
        "table",
    ),
    "18.f1": partial(
        our_score,
        "BID 4",
        5,
        steps=(
            mark("Your side bid four, and you named hearts."),
            mark("The right bower, two aces and the ten of hearts took a trick each, North's king the last."),
        ),
    ),
    "18.f2": partial(
        who_wins,
        "H",
        "9S TH KS KC",
        leader=3,
        idea="winner-mixed",
        steps=(mark("Your side bid four, and you named hearts."), mark("East has the lead, with a spade.")),
    ),
    "18.f3": partial(our_score, "BID 4", 4, steps=(mark("Your side bid four, and you named hearts."),)),
    "18.f4": partial(what_may_be_bid, 2, "BID 3"),
    "18.f5": partial(legal_cards, "S", "JC QS", "9S KC AH TC QD AD", idea="legal-cards"),
    "18.f6": partial(who_wins, "S", "JC QS 9S AS", leader=2, idea="winner-mixed"),
    "18.f7": partial(our_score, "BID 4", 3),
}
LESSON = Lesson(
    id="18",
    title=mark("The table"),
    minutes=25,
    goal=mark("You will play a whole match with help at hand, and find out in an exam what to repeat."),
    needs=("10",),
    blocks={
        "win": questions("18.w1"),
        "explore": Step("table", {"rules": "bid", "options": {"target": 12}, "seed": 18}),
        "worked": Step("trick_stepper", WHOLE_HAND),
        "fading": questions(*numbered("18", "f", 7)),
        "predict": Step("bid_trainer", {"seeds": [62, 50, 72, 58], "seat": 0, "options": {}, "guess": True}),
        "quiz": Step("exam", {}),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
