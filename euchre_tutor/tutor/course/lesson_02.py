"""Lesson 2, Twenty-four cards and a boss suit: questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.counting_cards import can_win
from ..questions.facts import how_many, yes_no
from ..questions.figures import RULES
from ..questions.following import legal_cards
from ..questions.reading import led_suit
from ..questions.suits import higher
from ..questions.tricks import who_wins

SIX_RANKS = mark("Six ranks, nine to ace, in each of four suits: 24 cards.")
ALL_DEALT = mark("Four times six is 24: every card is dealt, and nothing is left over.")
ITEMS = {
    "02.w1": partial(higher, "H", "AS", "9H"),
    "02.f1": partial(
        who_wins,
        "D",
        "AC KC 9D TC",
        leader=1,
        steps=(
            mark("West led the ace of clubs, so clubs were to be followed."),
            mark("Is there a trump? Yes: East played the nine of diamonds."),
            mark("So only trumps count, and there is one."),
        ),
    ),
    "02.f2": partial(
        can_win,
        "S",
        "KH QS TH AS",
        leader=2,
        steps=(mark("North led the king of hearts, so hearts were led."),),
    ),
    "02.f3": partial(
        who_wins,
        "S",
        "KH QS TH AS",
        leader=2,
        steps=(mark("North led the king of hearts, so hearts were led."),),
    ),
    "02.f4": partial(led_suit, "C", "QD AH KD TD", leader=3),
    "02.f5": partial(can_win, "C", "QD AH KD TD", leader=3),
    "02.f6": partial(who_wins, "C", "QD AH KD TD", leader=3),
    "02.q1": partial(
        how_many,
        mark("How many cards are in the pack?"),
        len(RULES.cards),
        SIX_RANKS,
        (
            (52, mark("That is the full pack. Euchre leaves out everything below the nine."), "pack-size"),
            (20, mark("Count the ranks again: nine, ten, jack, queen, king, ace."), "pack-size"),
            (32, mark("That pack goes down to the seven. Ours stops at the nine."), "pack-size"),
        ),
        (
            mark("Multiply the suits by the ranks."),
            mark("The ranks are nine, ten, jack, queen, king, ace."),
            mark("Four suits, six ranks in each."),
            mark("24."),
        ),
        "pack",
    ),
    "02.q2": partial(
        how_many,
        mark("Four players get six cards each. How many cards are left over?"),
        len(RULES.cards) - RULES.seats * RULES.hand_size,
        ALL_DEALT,
        ((4, mark("Some games leave four cards over. Count what is dealt here."), "deal-size"),),
        (
            mark("How many cards are dealt in all?"),
            mark("Four players, six cards each."),
            mark("24 in the pack, 24 dealt."),
            mark("None: 0."),
        ),
        "pack",
    ),
    "02.q3": partial(who_wins, "H", "AS 9H KS TS"),
    "02.q4": partial(who_wins, "H", "AS 9H QH KS"),
    "02.q5": partial(legal_cards, "C", "KS", "9C QC AD KD TH", idea="trump-free"),
    "02.q6": partial(who_wins, "D", "KC 9C TD AC", leader=3),
    "02.q7": partial(
        yes_no,
        mark("Clubs are trump and spades were led. You hold no spade. Must you play a trump?"),
        False,
        mark("With no spade you may play anything. To trump is a choice, never a duty."),
        "forced-trump",
        (
            mark("The one rule is to follow suit if you can."),
            mark("You cannot follow. Is there any other rule?"),
            mark("Nobody has to trump, and nobody has to try to win."),
            mark("No."),
        ),
        "trump-free",
    ),
}
WORKED = {
    "trump": "H",
    "leader": 3,
    "cards": "KS 9H AS QH",
    "notes": [
        mark("Hearts are trump, but a spade sets the suit of this trick."),
        mark("You hold no spade and choose to trump. Any trump beats any plain card: you are winning."),
        mark("It is the best spade, and it does not help."),
        mark("North has no spade either. The queen is a higher trump than your nine."),
    ],
}
LESSON = Lesson(
    id="02",
    title=mark("Twenty-four cards and a boss suit"),
    minutes=10,
    goal=mark("You will know the pack and the deal, and see that the lowest trump beats any plain card."),
    needs=("01",),
    blocks={
        "win": questions("02.w1"),
        "explore": Step("deal_table", {"seed": 7, "options": {}, "open": [0]}),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("02", "f", 6)),
        "predict": questions("winner-trump~1", "winner-trump~2", "winner-trump~3", "winner-trump~4"),
        "quiz": questions(*numbered("02", "q", 7), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
