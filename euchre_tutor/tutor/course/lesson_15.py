"""Lesson 15, house rules: what changes at another table, as a difference of two rule sheets."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ...engine.actions import Claim, parse_action
from ...engine.cards import NO_CARDS, CardSet, Suit
from ...engine.phases import legal_actions
from ...engine.rankings import ranking
from ...engine.state import deal_from
from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import how_many, pick, yes_no
from ..questions.figures import RULES, parse_cards
from ..questions.house import may_say, what_changes
from ..questions.house_points import house_score
from ..questions.positions import after_calls
from .hands_turned import JOKER_HAND

STUCK, FACELESS = RULES.with_options(stick_the_dealer=True), RULES.with_options(ace_no_face=True)
JOKER = RULES.with_options(joker=True)
JOKER_FIRST, JACK_OF_HEARTS = parse_cards("JK JH")
HOUSE = {"stick_the_dealer": True, "ace_no_face": True, "joker": True}


def _claims(hand: str) -> bool:
    start = deal_from(FACELESS, 3, FACELESS.cards)
    held = replace(start, hands=(CardSet.of(parse_cards(hand)), *[NO_CARDS] * (FACELESS.chairs - 1)))
    return any(isinstance(action, Claim) for action in legal_actions(held))


MAY_PASS = parse_action("PASS") in legal_actions(after_calls(0, "PASS, PASS, PASS", STUCK))
MAY_PASS_BID = parse_action("PASS") in legal_actions(after_calls(0, "PASS, BID 3, PASS", STUCK))
HEARTS = ranking(JOKER, Suit.HEARTS)
TRUMPS = sum(map(HEARTS.is_trump, JOKER.cards))
HIGHER = HEARTS.winner([JACK_OF_HEARTS, JOKER_FIRST]) == 1

MUST_BID = mark("If all the others have passed, the dealer must bid.")
FREE = mark("Somebody has bid, so the dealer is free to pass.")
ACE_ALONE = mark("An ace must be there, and no jack, queen or king.")
JOKER_TOP = mark("The joker is the highest trump, above the right bower.")
ONE_MORE = mark("The seven trumps that you know, and the joker above them.")
ASK_FIRST = mark(
    "House rules belong to the table. Whoever asks before the first deal has nothing to argue about."
)
HINT_STUCK = mark("Who else has bid?")
HINT_FACE = mark("Look for an ace first, then for pictures.")
ITEMS = {
    "15.w1": partial(
        yes_no,
        mark("Stick the dealer is on. You deal, and the three others have passed. May you pass?"),
        MAY_PASS,
        MUST_BID,
        "one-true-rules",
        (HINT_STUCK, mark("Nobody has."), mark("Then the dealer is stuck."), mark("No.")),
        "house",
    ),
    "15.f1": partial(
        yes_no,
        mark("Ace no face is on. You hold the ace of spades, else tens and nines. May you claim?"),
        _claims("AS TS 9S TH 9H 9C"),
        ACE_ALONE,
        "one-true-rules",
        (HINT_FACE, mark("You hold one ace."), mark("Is there a jack, a queen or a king?"), mark("Yes.")),
        "house",
        steps=(mark("There is an ace in the hand."), mark("The other five cards are tens and nines.")),
    ),
    "15.f2": partial(
        yes_no,
        mark("Ace no face is on. You hold ace and queen of spades, else tens and nines. May you claim?"),
        _claims("AS QS TH TC 9H 9C"),
        ACE_ALONE,
        "one-true-rules",
        (HINT_FACE, mark("You hold one ace."), mark("Is there a jack, a queen or a king?"), mark("No.")),
        "house",
        steps=(mark("There is an ace in the hand."),),
    ),
    "15.f3": partial(
        yes_no,
        mark("The joker is in the pack. Can it beat the right bower?"),
        HIGHER,
        JOKER_TOP,
        "one-true-rules",
        (
            mark("Where does the joker stand among the trumps?"),
            mark("The order begins with it."),
            mark("Nothing stands above the joker."),
            mark("Yes."),
        ),
        "house",
    ),
    "15.q1": partial(
        yes_no,
        mark("Stick the dealer is on. You deal, and North has bid three. May you pass?"),
        MAY_PASS_BID,
        FREE,
        "one-true-rules",
        (HINT_STUCK, mark("North has."), mark("The hand is played either way."), mark("Yes.")),
        "house",
    ),
    "15.q2": partial(
        how_many,
        mark("How many trumps are there in the pack of 25, with the joker?"),
        TRUMPS,
        ONE_MORE,
        (
            (TRUMPS - 1, mark("That is so without the joker."), "one-true-rules"),
            (TRUMPS - 2, mark("The left bower is a trump too."), "left-suit"),
        ),
        (
            mark("Count the trumps of 24 cards first."),
            mark("There are two bowers, and ace to nine without the jack."),
            mark("Then add the joker."),
            mark("8."),
        ),
        "house",
    ),
    "15.q3": partial(
        yes_no,
        mark("Ace no face is on. You hold tens and nines only, and no ace. May you claim?"),
        _claims("TS 9S TH 9H TC 9C"),
        ACE_ALONE,
        "one-true-rules",
        (HINT_FACE, mark("There is no picture."), mark("Is there an ace?"), mark("No.")),
        "house",
    ),
    "15.q4": partial(
        how_many,
        mark("With the joker there are 25 cards. How many is the dealer dealt?"),
        JOKER.deck - (JOKER.seats - 1) * JOKER.hand_size,
        mark("Six rounds of one card each, and the last card goes to the dealer, who lays one away."),
        ((JOKER.hand_size, mark("That is what the others get. One card is left over."), "one-true-rules"),),
        (
            mark("Deal six to each of four players. What is left?"),
            mark("One card is left."),
            mark("The dealer gets it."),
            mark("7."),
        ),
        "house",
    ),
    "15.q5": partial(
        pick,
        mark("You sit down at a strange table. When do you ask about the house rules?"),
        (
            ("first", mark("Before the first deal"), ASK_FIRST, ""),
            (
                "quarrel",
                mark("When there is a quarrel"),
                mark("Then every answer helps one side."),
                "one-true-rules",
            ),
            (
                "never",
                mark("Never: the rules are the rules"),
                mark("Tables differ, and none is wrong."),
                "one-true-rules",
            ),
        ),
        "first",
        ASK_FIRST,
        (
            mark("Do all tables play alike?"),
            mark("An answer must come before it helps anybody."),
            mark("Strike out what comes too late."),
            mark("Before the first deal."),
        ),
        "house",
        strike=("quarrel",),
    ),
    "15.q6": partial(house_score, {"set_bidder_keeps_tricks": True}, "BID 4", 3),
    "15.q7": partial(may_say, "bid", {"bidding_rounds": 2}, 3, "BID 3, BID 4, PASS, PASS", "BID 5"),
    "15.q8": partial(what_changes, "ghost", {"ghost_swap": "off"}, 0, (1, 4, 8)),
}
PAIRS = (
    ("H", "JK", "JH"),
    ("S", "JC", "AS"),
    ("D", "9D", "JK"),
    ("C", "JS", "JK"),
)
LESSON = Lesson(
    id="15",
    title=mark("House rules"),
    minutes=10,
    goal=mark("You will read what changes at another table, as the difference of two rule sheets."),
    needs=("10",),
    blocks={
        "goal": Step("rule_sheet", {"rules": "bid", "known": "bid", "options": HOUSE}),
        "win": questions("15.w1"),
        "explore": Step(
            "trump_lens", {"pack": "25", "trump": "H", "predict": None, "seed": 15, "game": "bid"}
        ),
        "worked": Step("trick_stepper", JOKER_HAND),
        "fading": questions(*numbered("15", "f", 3)),
        "predict": Step(
            "trump_lens",
            {"pack": "25", "trump": None, "predict": "higher", "seed": 15, "game": "bid", "pairs": PAIRS},
        ),
        "quiz": questions(*numbered("15", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
