"""Mistaken beliefs about the play of a hand, and slips of counting."""

from __future__ import annotations

from ...speech import mark

BELIEFS: dict[str, tuple[str, str]] = {  # id: what is believed, and what is so
    "trump-partner": (
        mark("Trump whenever you can."),
        mark("A trick your partner is winning is yours already."),
    ),
    "save-trump": (
        mark("Keep trumps for the end."),
        mark("The side that named trump draws the others' trumps first."),
    ),
    "defence-trump": (
        mark("Lead trump when you defend."),
        mark("That helps the bidder to draw trumps."),
    ),
    "count-slip": (
        mark("The count went wrong."),
        mark("Count once more, card by card."),
    ),
    "low-trump-first": (
        mark("Trump is drawn with the low ones first."),
        mark("The highest comes first: it takes the trick, and you lead again."),
    ),
    "any-trump-wins": (
        mark("Any trump is a sure trick."),
        mark("A trump is sure when every trump above it has been played, or is yours."),
    ),
    "good-enough": (
        mark("A king or a queen is high enough."),
        mark("A card is sure only when every higher card of its suit has been played, or is yours."),
    ),
    "never-moves-up": (
        mark("A card keeps its place to the end of the hand."),
        mark("When the cards above it have been played, it is the highest itself."),
    ),
    "own-out": (
        mark("Your own trumps count as out."),
        mark("Out are the trumps that the other three hold."),
    ),
    "left-falls": (
        mark("The left bower must go when the right bower is led."),
        mark("With one more trump beside it, you play that one and keep the left bower."),
    ),
    "waste-high": (
        mark("On a trick that is settled any card will do."),
        mark("Throw the card that you will miss least."),
    ),
}
