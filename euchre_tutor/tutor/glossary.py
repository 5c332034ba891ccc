"""The terms of the game, defined so that they are true under every rule sheet; the table in hand is added."""

from __future__ import annotations

from ..engine.actions import Ask
from ..engine.ruleset import Ruleset
from ..speech import mark, say
from .at_the_table import at_the_table
from .names import bid_name

TERMS: dict[str, tuple[str, str]] = {
    "pack": (
        mark("pack"),
        mark("All the cards that are played with: nine to ace in four suits, at some tables with others."),
    ),
    "suit": (mark("suit"), mark("One of the four families: clubs, diamonds, hearts and spades.")),
    "sister_suit": (
        mark("sister suit"),
        mark("The other suit of trump's colour. It lends its jack, the left bower, to trump."),
    ),
    "picture_card": (mark("picture card"), mark("A jack, a queen or a king.")),
    "joker": (mark("joker"), mark("A 25th card at some tables: the highest trump of all.")),
    "trump": (mark("trump"), mark("The suit that beats the other three for this hand; also any card of it.")),
    "bower": (
        mark("bower"),
        mark("The jack of trump or the other jack of its colour: both are trumps above the ace."),
    ),
    "right_bower": (
        mark("right bower"),
        mark("The jack of trump, above every other card of the four suits."),
    ),
    "left_bower": (
        mark("left bower"),
        mark("The other jack of trump's colour: a trump in every way, right below the right bower."),
    ),
    "plain_suit": (mark("plain suit"), mark("Any suit that is not trump in this hand.")),
    "trick": (
        mark("trick"),
        mark(
            "A card from each who plays; the highest trump takes it, else the highest card of the suit led."
        ),
    ),
    "lead": (mark("lead"), mark("To play the first card of a trick; also that card. The winner leads next.")),
    "led_suit": (
        mark("led suit"),
        mark("The suit that the first card of the trick belongs to; for the left bower that is trump."),
    ),
    "follow": (
        mark("follow suit"),
        mark("To play a card of the suit that was led. Whoever holds one must."),
    ),
    "void": (mark("void"), mark("Holding no card of a suit.")),
    "ruff": (mark("trump in"), mark("To play a trump on a plain suit of which you hold nothing.")),
    "discard": (mark("throw off"), mark("To play a card that is neither a trump nor of the suit led.")),
    "lay_away": (mark("lay away"), mark("To put a card face down before the play, out of the hand.")),
    "renege": (
        mark("renege"),
        mark("Not following suit although you could. It has its price when it is proven."),
    ),
    "deal": (
        mark("deal"),
        mark("To hand out the cards, from the dealer's left; also the cards dealt."),
    ),
    "dealer": (
        mark("dealer"),
        mark("Who hands out the cards. When a hand is scored or thrown in, the deal moves one seat left."),
    ),
    "hand": (mark("hand"), mark("The cards you hold; also everything from one deal to its score.")),
    "upcard": (mark("upcard"), mark("In games with a turn-up: the card turned face up after the deal.")),
    "order_up": (
        mark("order up"),
        mark("To make the turned card's suit trump; the card is then the dealer's to take."),
    ),
    "ghost_hand": (
        mark("ghost hand"),
        mark("A hand dealt to nobody, which in some games a player may take unseen."),
    ),
    "assist": (mark("assist"), mark("To order up, said by the second to speak.")),
    "take_up": (mark("take up"), mark("To order up, said by the dealer, who takes the card.")),
    "turn_down": (
        mark("turn down"),
        mark("When all pass the turned card: it is out, and another suit may be named."),
    ),
    "swap": (mark("swap"), mark("To lay your hand down for the ghost hand, unseen, before your call.")),
    "dead_hand": (mark("dead hand"), mark("Cards dealt that nobody plays in this hand.")),
    "dummy": (mark("dummy"), mark("Cards dealt to nobody, which in some games the maker may take up.")),
    "bid": (mark("bid"), mark("To undertake a number of tricks for your side; also that number.")),
    "auction": (mark("auction"), mark("The calls in turn, from the dealer's left: a higher bid, or pass.")),
    "ladder": (mark("ladder"), mark("The bids in their order, those of every trick on top.")),
    "pass": (mark("pass"), mark("To make no bid.")),
    "outbid": (mark("outbid"), mark("To bid higher than the high bid; a partner may do it too.")),
    "contract": (mark("contract"), mark("What the high bidder has undertaken, and with which trump.")),
    "declarer": (
        mark("high bidder"),
        mark("Who made the highest bid: chooses trump and leads to the first trick."),
    ),
    "maker": (mark("maker"), mark("In games with a turn-up: who made the suit trump.")),
    "defender": (
        mark("defender"),
        mark("A player of the other side, against the high bidder or the maker."),
    ),
    "name_trump": (
        mark("name trump"),
        mark("To choose the trump suit: that is for the high bidder, or for the maker."),
    ),
    "partner": (mark("partner"), mark("The player opposite you. You score together.")),
    "opponent": (mark("opponent"), mark("A player of another side, who scores against you.")),
    "team": (mark("team"), mark("Two players who sit opposite each other and share a score.")),
    "alone": (
        mark("alone"),
        mark("Without the help there is: while your partner sits out, or without the dummy."),
    ),
    "moon": (
        mark("the moon"),
        mark("To undertake every trick alone, without help."),
    ),
    "ask": (
        mark("six with help"),
        mark("To undertake every trick alone, after an exchange with partner."),
    ),
    "exchange": (
        mark("exchange"),
        mark(
            "When a partner helps, before the play: out of the hand to partner, and as much back, face down."
        ),
    ),
    "set": (
        mark("set"),
        mark("To fail in a bid, which costs the side points."),
    ),
    "march": (mark("march"), mark("To make trump and take every trick.")),
    "euchred": (
        mark("euchred"),
        mark("To make trump and take fewer than half of the tricks: the defenders score."),
    ),
    "defend_alone": (
        mark("defend alone"),
        mark("To play against the maker while the other defender sits out."),
    ),
    "throw_in": (
        mark("throw in"),
        mark("When all pass: the cards are put together and the next player deals."),
    ),
    "stick_the_dealer": (
        mark("stick the dealer"),
        mark("House rule: when all the others have passed, the dealer must bid or name trump."),
    ),
    "ace_no_face": (
        mark("ace no face"),
        mark(
            "House rule: a hand with an ace and no picture card may be shown, and the cards are dealt again."
        ),
    ),
    "redeal": (mark("redeal"), mark("To deal again without a score.")),
    "target": (mark("target"), mark("The score that a side plays for, to win the match.")),
    "tie": (mark("tie"), mark("Level scores at or above the target.")),
    "point": (mark("point"), mark("What is counted towards the target. It is not the same as a trick.")),
    "clockwise": (mark("clockwise"), mark("To the left, the way everything turns at the table.")),
    "seat": (mark("seat"), mark("A place at the table; partners sit opposite each other.")),
    "guarded": (
        mark("guarded"),
        mark("Said of the left bower when another trump beside it can be played first."),
    ),
    "break_even": (
        mark("break-even"),
        mark("How often a gamble must come off so that it neither gains nor loses."),
    ),
    "too_close": (mark("too close to call"), mark("A difference smaller than the figures can tell apart.")),
    "hint": (
        mark("hint"),
        mark("Help in four steps: the idea, where to look, what to strike out, the answer."),
    ),
}


def definition(term: str, rules: Ruleset | None = None) -> tuple[str, str]:
    """The term and what it means, in the language in force; KeyError for a term that is not here.

    With rules, what holds at that table is added; without, nothing is said that some table does otherwise.
    """
    word, meaning = map(say, TERMS[term])
    if term == "ask" and rules is not None:
        word = bid_name(Ask(), rules.hand_size if "ask_made" in rules.options else 6)
    here = at_the_table(term, rules) if rules is not None else ""
    return word, f"{meaning} {here}".strip()
