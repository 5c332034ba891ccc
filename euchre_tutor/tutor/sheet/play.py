"""The sheet's part on the cards' play: leading, following, winning tricks, and reneges."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.ruleset import Ruleset
from ...speech import mark, say, say_count
from .rule import Rule, rule


def the_bidders_lead(rules: Ruleset) -> Iterator[Rule]:
    """Who leads after an auction."""
    yield rule(mark("The first lead"), say("The highest bidder leads to the first trick."))


def the_tricks(rules: Ruleset) -> Iterator[Rule]:
    """Following suit, and who takes a trick."""
    yield rule(
        mark("Following suit"),
        say(
            "Any card may be led. Whoever holds a card of the suit led must play one; else any card may "
            "be played."
        ),
    )
    yield rule(
        mark("Winning a trick"),
        say("The highest trump takes the trick; without trumps, the highest card of the suit led."),
        say("The winner leads to the next trick."),
    )


def reneges(rules: Ruleset) -> Iterator[Rule]:
    """What happens to a card that should have followed."""
    if rules.renege_mode == "prevent":
        yield rule(mark("Reneges"), say("A card that may not be played is refused, so nobody can renege."))
        return
    yield rule(
        mark("Reneges"),
        say("A card that should have followed is not refused: this is a renege."),
        say("Until the hand is scored an opponent may call it, and the cards prove it."),
    )
    yield rule(mark("Taking a card back"), _taking_back(rules))
    yield rule(mark("The price of a renege"), *_price(rules))
    yield rule(mark("A wrong call"), _wrong_call(rules))


def _taking_back(rules: Ruleset) -> str:
    if rules.renege_correctable == "trick_complete":
        return say(
            "Until the trick is complete, whoever reneged may take the card back and must then follow suit."
        )
    if rules.renege_correctable == "next_card":
        return say(
            "Until the next card is played, whoever reneged may take the card back and must then follow suit."
        )
    return say("A card that was played cannot be taken back.")


def _price(rules: Ruleset) -> Iterator[str]:
    if rules.renege_resolution == "lose_hand":
        yield from _hand_lost(rules)
        return
    yield _paid(rules)
    if rules.renege_resolution == "penalty_continue":
        yield say("The hand goes on and is scored as usual.")
    else:
        yield say("The hand ends, and nothing else of it is scored.")


def _paid(rules: Ruleset) -> str:
    if rules.renege_pays == "offender_minus" and rules.allied:
        return say_count(
            "A proven renege costs the player who reneged {n} point.",
            "A proven renege costs the player who reneged {n} points.",
            rules.renege_penalty,
        )
    if rules.renege_pays == "offender_minus":
        return say_count(
            "A proven renege costs the side that reneged {n} point.",
            "A proven renege costs the side that reneged {n} points.",
            rules.renege_penalty,
        )
    if len(rules.sides) == 2:
        return say_count(
            "A proven renege gives the other side {n} point.",
            "A proven renege gives the other side {n} points.",
            rules.renege_penalty,
        )
    return say_count(
        "A proven renege gives each opponent {n} point.",
        "A proven renege gives each opponent {n} points.",
        rules.renege_penalty,
    )


def _hand_lost(rules: Ruleset) -> Iterator[str]:
    yield say("A proven renege ends the hand.")
    if rules.turns_up:
        yield say(
            "If the maker's side did it, it is euchred; if another did it, the maker's side scores 1 point."
        )
        return
    yield say("If the bidder's side did it, it is set; if another did it, the bid counts as just made.")
    if rules.defenders_score_tricks:
        yield say("The others score the tricks that they have so far.")


def _wrong_call(rules: Ruleset) -> str:
    if rules.false_call_penalty == 0:
        return say("Calling a renege that was none costs nothing.")
    if rules.allied:
        return say_count(
            "Calling a renege that was none costs the caller {n} point.",
            "Calling a renege that was none costs the caller {n} points.",
            rules.false_call_penalty,
        )
    return say_count(
        "Calling a renege that was none costs the caller's side {n} point.",
        "Calling a renege that was none costs the caller's side {n} points.",
        rules.false_call_penalty,
    )
