"""A hand told a second time, straight through as the rule book tells it, and without the engine's help.

Each turn is a stage, a seat and the words it may say; the word said is sent back. Reneges are prevented.
"""

from __future__ import annotations

from tests.engine import recount
from tests.engine.retold_bids import bid_hand
from tests.engine.retold_hand import Hand, Story, lay
from tests.engine.retold_turned import leader, turned_hand


def told(hand: Hand) -> Story:
    """The hand from the deal to the last card."""
    yield from turned_hand(hand) if hand.rules.turns_up else bid_hand(hand)
    if hand.trump:
        yield from tricks(hand, leader(hand) if hand.rules.turns_up else hand.maker)


def tricks(hand: Hand, lead: int) -> Story:
    """Trick after trick until the hands are empty."""
    while hand.chairs[lead]:
        on_table: list[str] = []
        order = [seat for seat in hand.round((lead - 1) % hand.rules.seats) if seat not in hand.out]
        for seat in order:
            held = hand.chairs[seat]
            led = recount.suit(on_table[0], hand.trump) if on_table else ""
            follow = [card for card in held if recount.suit(card, hand.trump) == led] or held
            word = yield "play", seat, {f"PLAY {card}" for card in follow}
            on_table += lay(hand, seat, word)
        lead = order[recount.taker(on_table, hand.trump)]
