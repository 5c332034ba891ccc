"""Tables to try the solver and the players at: house rules, and deals in which a seat holds a given hand."""

from __future__ import annotations

from euchre_tutor.engine import CardSet, Option, Ruleset, State, deal_from, dealing_order

TABLES: list[dict[str, Option]] = [
    {},
    {"joker": True},
    {"joker": True, "joker_discard": "after_trump", "ask_cards": 2},
    {"stick_the_dealer": True, "stick_min_bid": 4},
    {"name_trump": "with_bid", "bidding_rounds": 2},
    {"bidding_rounds": "open", "min_bid": 1},
    {"ask_cards": 3, "ask_order": "gift_first", "ask_force_best": False},
    {"ask_cards": 2, "ask_partner_may_return": True, "joker": True},
    {"ace_no_face": True, "anf_when": "own_first_call"},
    {"ace_no_face": True, "moon_over_ask": False, "stick_the_dealer": True},
    {"renege_mode": "allow", "renege_resolution": "lose_hand"},
    {"defenders_score_tricks": False, "set_bidder_keeps_tricks": True, "moon_fail": "symmetric"},
]


def at_hand(rules: Ruleset, seat: int, hand: str, dealer: int = 0) -> State:
    """A deal in which the seat holds these cards and the others lie in the order of the pack."""
    mine = CardSet.parse(hand)
    own, rest = iter(mine), iter(CardSet(rules.cards) - mine)
    order = dealing_order(rules, dealer)
    return deal_from(rules, dealer, [next(own if chair == seat else rest) for chair in order])
