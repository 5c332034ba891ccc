"""Why an action is refused: the reason first, then the rule of the table."""

from __future__ import annotations

from ..engine.cards import Suit
from ..engine.phases.illegal import IllegalAction, Reason
from ..engine.ruleset import Phase, Ruleset
from ..speech import mark, say

REFUSED = {
    Reason.HAND_OVER: mark("This hand is over: nothing more can be played or said in it."),
    Reason.NOT_YOUR_TURN: mark("It is not your turn: play goes clockwise."),
    Reason.WRONG_PHASE: mark("That is not done at this point of the hand."),
    Reason.NOT_HELD: mark("You do not hold that card."),
    Reason.NOT_HIGHER: mark("That does not beat the high bid: a bid must be above the one before."),
    Reason.TOO_LOW: mark("That is too low: the lowest bid is {least}."),
    Reason.TOO_MANY: mark("All six are not bid as a number: say six with help, or the moon."),
    Reason.DEALER_STUCK: mark("All the others have passed, and at this table the dealer must then bid."),
    Reason.NOT_QUALIFIED: mark("This hand has no claim: it needs an ace, and no jack, queen or king."),
    Reason.MUST_GIVE_BEST: mark("Your partner asks for your best trump, and you hold one: give the highest."),
    Reason.TRUMP_WITH_BID: mark("Trump is not named in that way at this table."),
    Reason.WRONG_NUMBER: mark("That is not the right number of cards."),
    Reason.SWAP_CLOSED: mark("The ghost hand is taken before one's own call, by one player in a hand."),
    Reason.TURNED_DOWN: mark("That suit was turned down, so it cannot be named."),
    Reason.ALONE_LATER: mark("Alone is not said with the call here: it is decided before the first lead."),
    Reason.MUST_BURY_OWN: mark("The turned card stays in the hand: lay away one of your own."),
    Reason.DUMMY_REQUIRED: mark("At this table the dummy must be taken up."),
    Reason.NOTHING_TO_RETRACT: mark("There is no card to take back."),
    Reason.NOT_CALLABLE: mark("That cannot be called: the trick is not complete, or it was called before."),
}
FOLLOW = {
    Suit.CLUBS: mark("You hold a club, and clubs were led: clubs must be followed."),
    Suit.DIAMONDS: mark("You hold a diamond, and diamonds were led: diamonds must be followed."),
    Suit.HEARTS: mark("You hold a heart, and hearts were led: hearts must be followed."),
    Suit.SPADES: mark("You hold a spade, and spades were led: spades must be followed."),
}
MOON_ONLY = mark("All {n} are not bid as a number: say the moon.")
ALL_TRICKS = mark("All {n} are not bid as a number: say all {n} with help, or the moon.")
BEST_TRUMPS = mark("Your partner asks for your best trumps: give the highest that you hold.")
ONE_ACE = mark("This hand has no claim: it needs exactly one ace, and no jack, queen or king.")
NO_JOKER = mark("The joker spoils a claim too.")
MUST_NAME = mark("All the others have passed, and at this table the dealer must then name a suit.")
NOBODY_ALONE = mark("With two players nobody goes alone.")
NO_SWAP = mark("The ghost hand stays where it is at this table.")
EACH_SWAPS = mark("The ghost hand is taken before one's own call, by each player once.")
AFTER_MOON = mark("After the moon it stays where it is.")


def illegal_sentence(error: IllegalAction) -> str:
    """Why the action was refused, in words for whoever tried it."""
    if error.reason is Reason.MUST_FOLLOW and error.suit is not None:
        return say(FOLLOW[error.suit])
    if error.reason is Reason.SWAP_CLOSED:
        return _about_swap(error.rules)
    if error.reason is Reason.NOT_QUALIFIED:
        return _about_claim(error.rules)
    text = _here(error) or REFUSED.get(error.reason, REFUSED[Reason.WRONG_PHASE])
    return say(text, least=error.least, n=error.rules.hand_size)


def _here(error: IllegalAction) -> str:
    """The sentence of games that say it otherwise; nothing where all say the same."""
    rules = error.rules
    match error.reason:
        case Reason.TOO_MANY if not rules.partnerships:
            return MOON_ONLY
        case Reason.TOO_MANY if rules.hand_size != 6:
            return ALL_TRICKS
        case Reason.MUST_GIVE_BEST if rules.ask_cards > 1:
            return BEST_TRUMPS
        case Reason.DEALER_STUCK if error.phase is Phase.CALL:
            return MUST_NAME
        case Reason.ALONE_LATER if "loner_lead" not in rules.options:
            return NOBODY_ALONE
        case _:
            return ""


def _about_claim(rules: Ruleset) -> str:
    """What Ace No Face asks of a hand here."""
    one = rules.anf_aces == "exactly_one"
    needs = say(ONE_ACE if one else REFUSED[Reason.NOT_QUALIFIED])
    return " ".join((needs, say(NO_JOKER))) if rules.joker and rules.anf_joker_is_face else needs


def _about_swap(rules: Ruleset) -> str:
    """When the ghost hand may be taken here, if ever."""
    if "ghost_swap" not in rules.options:
        return say(REFUSED[Reason.WRONG_PHASE])
    if rules.ghost_swap == "off":
        return say(NO_SWAP)
    each = rules.ghost_swap == "chain"
    when = say(EACH_SWAPS if each else REFUSED[Reason.SWAP_CLOSED])
    return when if rules.swap_after_moon else " ".join((when, say(AFTER_MOON)))
