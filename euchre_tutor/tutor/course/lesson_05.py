"""Lesson 5, Follow suit or renege: questions and blocks."""

from __future__ import annotations

from functools import partial

from ...speech import mark
from ..lessons import Lesson, Step, numbered, questions
from ..questions.facts import pick, yes_no
from ..questions.following import legal_cards, may_play
from ..questions.reading import led_suit

MINUS_TWO = mark(
    "A proven renege takes two points from the side that reneged, and the hand goes on as it lies."
)
HAD_TO = mark(
    "With spades as trump the jack of clubs is a spade, and spades were led: West had to play it. "
    "In the play here such a card is refused, with the reason beside it."
)
ITEMS = {
    "05.w1": partial(may_play, "H", "AS", "KS 9C JH TD QC AD", "KS"),
    "05.f1": partial(
        legal_cards,
        "D",
        "JH",
        "AH 9D KS QS TC 9C",
        steps=(
            mark("Diamonds are trump. East leads the jack of hearts, the left bower."),
            mark("So diamonds were led, whatever the card shows."),
            mark("Look for diamonds in your hand."),
        ),
    ),
    "05.f2": partial(
        led_suit, "S", "KC TC 9C", leader=1, steps=(mark("Spades are trump. West leads a plain king."),)
    ),
    "05.f3": partial(
        legal_cards,
        "S",
        "KC TC 9C",
        "JC AH QD 9S TH KD",
        steps=(mark("Spades are trump. West leads a plain king."),),
    ),
    "05.f4": partial(led_suit, "C", "JS QC", leader=2),
    "05.f5": partial(may_play, "C", "JS QC", "AS KS 9C TH QH 9D", "AS"),
    "05.f6": partial(legal_cards, "C", "JS QC", "AS KS 9C TH QH 9D"),
    "05.q1": partial(legal_cards, "S", "AC", "JC 9H KD QH TD 9S"),
    "05.q2": partial(legal_cards, "D", "KD", "JH 9H KC AC TS QS"),
    "05.q3": partial(legal_cards, "H", "KD TD", "JD 9D AS QC KC 9S"),
    "05.q4": partial(legal_cards, "C", "JS", "AS 9C KH TH QD AD"),
    "05.q5": partial(may_play, "D", "KH", "QH AD 9S TS JC KC", "AD"),
    "05.q6": partial(
        pick,
        mark("Your side has reneged, and the others prove it. What happens in Bid Euchre?"),
        (
            ("minus", mark("Your side loses two points, and the hand goes on"), MINUS_TWO, ""),
            (
                "plus",
                mark("The others gain two points"),
                mark("Some games count it so, but not this one."),
                "renege-other",
            ),
            (
                "warn",
                mark("Nothing, if it changed no trick"),
                mark("A proven renege has its price, whatever came of it."),
                "renege-free",
            ),
            (
                "over",
                mark("The hand is thrown in"),
                mark("That would be a way out of a bad hand. There is none."),
                "renege-ends",
            ),
        ),
        "minus",
        MINUS_TWO,
        (
            mark("A renege has a price, and it falls on whoever did it."),
            mark("Does the price depend on what the renege changed?"),
            mark("Strike out whatever leaves your own score as it was."),
            mark("Your side loses two points, and the hand goes on."),
        ),
        "renege",
        strike=("plus", "warn"),
    ),
    "05.q7": partial(
        pick,
        mark(
            "Spades are trump. East leads the ace of spades. West holds the jack of clubs "
            "and the ten of hearts, and throws the ten. What has West done?"
        ),
        (
            ("renege", mark("Reneged: the jack of clubs had to be played"), HAD_TO, ""),
            (
                "fine",
                mark("Played rightly: West holds no spade"),
                mark("Ask of the jack which suit it belongs to today."),
                "left-suit",
            ),
            (
                "keep",
                mark("Played rightly: a bower may be kept back"),
                mark("A bower follows suit like any other card."),
                "left-keep",
            ),
            (
                "trump",
                mark("Reneged, for whoever holds no spade must trump"),
                mark("Nobody ever has to trump. Ask whether West could follow."),
                "forced-trump",
            ),
        ),
        "renege",
        HAD_TO,
        (
            mark("Which suit was led, and did West hold any of it?"),
            mark("Look at the jack of clubs: which suit does it belong to today?"),
            mark("Strike out the answers that call the jack a club, or let it be kept."),
            mark("West reneged: the jack of clubs had to be played."),
        ),
        "renege",
        strike=("fine", "keep"),
    ),
    "05.q8": partial(
        yes_no,
        mark(
            "Hearts are trump, clubs are led. You hold the ace and the nine of clubs. May you play the nine?"
        ),
        True,
        mark("You must play a club, and any club will do. Nobody has to win the trick."),
        "must-beat",
        (
            mark("The rule is to follow suit, and it says no more."),
            mark("Is the nine of clubs a club?"),
            mark("Strike out the thought that you must beat the lead."),
            mark("Yes."),
        ),
        "legal-cards",
    ),
}
WORKED = {
    "tricks": [
        {
            "trump": "H",
            "leader": 3,
            "cards": "JD 9H KH AS",
            "notes": [
                mark("Hearts are trump, and so is this jack: hearts are led."),
                mark("You hold hearts and must follow. The ace of diamonds in your hand would not follow."),
                mark("It is a trump below the left bower."),
                mark("North holds no heart and may throw any card."),
            ],
        },
        {
            "trump": "H",
            "leader": 1,
            "cards": "KD AD TD 9D",
            "notes": [
                mark("Hearts are trump, but diamonds are led."),
                mark("The ace is higher than the king."),
                mark("The ten is below both."),
                mark("The jack of diamonds in your hand is a heart today: only the nine follows."),
            ],
        },
    ]
}
LESSON = Lesson(
    id="05",
    title=mark("Follow suit or renege"),
    minutes=15,
    goal=mark("You will pick every card you may play, and find the card that was played against the rule."),
    needs=("04",),
    blocks={
        "win": questions("05.w1"),
        "explore": Step("table", {"rules": "bid", "options": {}, "seed": 5}),
        "worked": Step("trick_stepper", WORKED),
        "fading": questions(*numbered("05", "f", 6)),
        "predict": Step("renege_spotter", {"seed": 5, "reneges": 1}),
        "quiz": questions(*numbered("05", "q", 8), mix=2, scored=True),
        "recap": Step("recap", {}),
    },
    items=ITEMS,
)
