"""Lesson 12, Ghost Hand: alone against two. Questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick, yes_no
from ..questions.positions import may
from ..questions.three import GHOST, own_score
from ..questions.tricks import who_wins
from .hands_three import SWAP_HAND

ONCE = mark("Only one swap is allowed in each deal, and it cannot be undone.")
AT_ONCE = mark("After a swap you call at once: a bid above the high bid, or a pass.")
STILL = mark("Whoever has not called yet may still swap, even after the moon. But no bid stands above it.")
OWN = mark("There are no partners: each player scores only the tricks that player took.")
UNSEEN = mark("You swap unseen: first your cards go down, then you take the others up.")
DEAD = len(GHOST.cards) - GHOST.seats * GHOST.hand_size
ITEMS = {
    "12.w1": partial(
        yes_no,
        mark("You sit at the dealer's left, and nobody has called. May you swap now?"),
        may(GHOST, 2, "", "SWAP"),
        mark("Nobody has swapped and you have not called: the ghost hand is yours if you want it."),
        "one-true-rules",
        (
            mark("When may a hand be swapped?"),
            mark("Before your own call, and only one player in each deal."),
            mark("Has anybody swapped? Have you called?"),
            mark("Yes."),
        ),
        "ghost-swap",
    ),
    "12.f1": partial(
        own_score,
        "BID 4",
        0,
        (3, 2, 1),
        steps=(
            mark("You called four and took three: you are set."),
            mark("Whoever is set scores none of the tricks."),
            mark("The bid is taken from your score."),
        ),
    ),
    "12.f2": partial(
        yes_no,
        mark("Your new hand is worse than the old one. May you swap back?"),
        may(GHOST, 2, "SWAP", "SWAP"),
        ONCE,
        "ghost-back",
        (
            mark("How many swaps are there in a deal?"),
            mark("What becomes of the cards that you laid down?"),
            mark("They are dead for this deal."),
            mark("No."),
        ),
        "ghost-swap",
        steps=(mark("You have taken the ghost hand."),),
    ),
    "12.f3": partial(
        pick,
        mark("You have swapped. What comes next?"),
        (
            ("call", mark("You bid or pass, at once"), AT_ONCE, ""),
            (
                "wait",
                mark("The next player calls, and you call last"),
                mark("Your turn is not over with the swap."),
                "swap-waits",
            ),
            (
                "bid",
                mark("You must bid"),
                mark("The new hand may be worth nothing, and nobody makes you bid on it."),
                "swap-bids",
            ),
        ),
        "call",
        AT_ONCE,
        (
            mark("Is your turn over?"),
            mark("A swap is no call."),
            mark("Strike out whatever lets another speak first."),
            mark("You bid or pass, at once."),
        ),
        "ghost-swap",
        strike=("wait",),
        steps=(mark("You have taken the ghost hand."),),
    ),
    "12.f4": partial(
        yes_no,
        mark("West has swapped and passed. North bids three. May you swap?"),
        may(GHOST, 0, "SWAP, PASS, BID 3", "SWAP"),
        ONCE,
        "ghost-back",
        (
            mark("Who may swap in a deal?"),
            mark("What did West do?"),
            mark("West took the only swap."),
            mark("No."),
        ),
        "ghost-swap",
    ),
    "12.f5": partial(who_wins, "H", "JD AH KH", leader=1, out=3),
    "12.f6": partial(own_score, "BID 3", 2, (2, 2, 2)),
    "12.q1": partial(
        yes_no,
        mark("May you look at the ghost hand before you decide on the swap?"),
        False,
        UNSEEN,
        "ghost-look",
        (
            mark("What do you know when you decide?"),
            mark("The ghost hand lies face down."),
            mark("Nobody has seen it."),
            mark("No."),
        ),
        "ghost-swap",
    ),
    "12.q2": partial(own_score, "BID 4", 0, (5, 1, 0)),
    "12.q3": partial(
        how_many,
        mark("How many of the cards dealt are dead, so that nobody plays them in this hand?"),
        DEAD,
        mark("Four hands of six are dealt and three are played. Six cards are always dead, swapped or not."),
        (
            (0, mark("One hand of the four is played by nobody."), "ghost-dead"),
            (
                2 * DEAD,
                mark("A swap puts one hand in the place of another; it kills no more cards."),
                "swap-kills",
            ),
        ),
        (
            mark("Count the hands that are dealt, and the players."),
            mark("All the cards are dealt, and one hand belongs to nobody."),
            mark("Take the cards of three players from 24."),
            mark("6."),
        ),
        "ghost-swap",
    ),
    "12.q4": partial(
        pick,
        mark("You deal. West calls the moon and North passes. What may you still do?"),
        (
            ("pass", mark("Swap and pass, or just pass"), STILL, ""),
            ("five", mark("Bid five"), mark("The moon is the highest rung of the ladder."), "ladder-order"),
            (
                "none",
                mark("Nothing: the auction is over"),
                mark("Every player has a turn to call, you too."),
                "moon-ends",
            ),
        ),
        "pass",
        STILL,
        (
            mark("Everybody calls once, whatever was called before."),
            mark("Is there a bid above the moon? And has anybody swapped?"),
            mark("Strike out the bid: it is below the moon."),
            mark("Swap and pass, or just pass."),
        ),
        "ghost-swap",
        strike=("five",),
    ),
    "12.q5": partial(own_score, "BID 5", 1, (2, 4, 0)),
    "12.q6": partial(own_score, "MOON", 0, (5, 0, 1)),
    "12.q7": partial(
        yes_no,
        mark("West bid four. You and North play against West. Do North's tricks count for you?"),
        False,
        OWN,
        "ghost-partners",
        (
            mark("Who is on whose side?"),
            mark("Every player has a score of their own."),
            mark("North's tricks stand in North's score."),
            mark("No."),
        ),
        "ghost-score",
    ),
}
LESSON = Lesson(
    id="12",
    title=mark("Ghost Hand: alone against two"),
    minutes=12,
    goal=mark(
        "You will decide on the swap before you look, bid for yourself, and reckon with six dead cards."
    ),
    needs=("10",),
    blocks={
        "goal": Step(
            "rule_sheet",
            {
                "rules": "ghost",
                "known": "bid",
                "about": [
                    "The sides",
                    "The ghost hand",
                    "Swapping with the ghost hand",
                    "The bids",
                    "The moon",
                ],
            },
        ),
        "win": questions("12.w1"),
        "explore": Step("table", {"rules": "ghost", "options": {}, "seed": 8}),
        "worked": Step("trick_stepper", SWAP_HAND),
        "fading": questions(*numbered("12", "f", 6)),
        "predict": questions(*(f"ghost-score~{seed}" for seed in (1, 15, 8, 18))),
        "quiz": questions(*numbered("12", "q", 7), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
