"""The registry of games: data only."""

from __future__ import annotations

from .ruleset import Ruleset

_RENEGE = {"renege_mode", "renege_correctable", "renege_penalty", "renege_pays", "renege_resolution"}
_ALL = {"deck", "target", "first_dealer", "score_floor", "stick_the_dealer", "false_call_penalty", *_RENEGE}
_SCORING = {"going_out", "tie_break", "set_bidder_keeps_tricks", "defenders_score_tricks"}
_LADDER = {"min_bid", "bidding_rounds", "name_trump", "stick_min_bid", "moon_made", "moon_fail"}
_BIDDING = {*_ALL, *_SCORING, *_LADDER}
_ASKING = {"ask_made", "ask_fail", "moon_over_ask", "ask_cards", "ask_order"}
_HELP = {*_ASKING, "ask_force_best", "ask_partner_may_return"}
_ACE_NO_FACE = {"ace_no_face", "anf_aces", "anf_when", "anf_dealer"}
_TURNING = {"joker", "benny_upcard", "dealer_may_decline", "may_bury_upcard", "allow_turned_down_suit"}
_TURN_UP = {*_ALL, *_TURNING}
_LONE_POINTS = {"maker_alone_march", "lone_euchre_points", "lone_defender_points"}
_LONE = {*_LONE_POINTS, "defend_alone", "alone_timing", "loner_lead", "both_alone_leader"}

RULESETS: dict[str, Ruleset] = {
    rules.name: rules
    for rules in (
        Ruleset(
            name="bid",
            seats=4,
            hand_size=6,
            partnerships=True,
            decks=(24, 25),
            options=frozenset(
                {*_BIDDING, *_HELP, *_ACE_NO_FACE, "joker", "joker_discard", "anf_joker_is_face"}
            ),
        ),
        Ruleset(
            name="ghost",
            seats=3,
            hand_size=6,
            partnerships=False,
            decks=(24,),
            dummies=(6,),
            options=frozenset({*_BIDDING, "ghost_swap", "swap_after_moon"}),
        ),
        Ruleset(
            name="double_deck",
            seats=4,
            hand_size=12,
            partnerships=True,
            decks=(48,),
            deck=48,
            options=frozenset({*_BIDDING, *_HELP, *_ACE_NO_FACE, "bonus_scale"}),
        ),
        Ruleset(
            name="cutthroat",
            seats=3,
            hand_size=5,
            partnerships=False,
            decks=(24, 25, 32),
            options=frozenset({*_TURN_UP, *_LONE, "tie_break", "merge_required", "merge_pool"}),
            turns_up=True,
            dummies=(5,),
            allied=True,
            march=3,
            sweep_alone=True,
            target=10,
            dealer_may_decline=True,
            defend_alone=True,
        ),
        Ruleset(
            name="turn_up",
            seats=4,
            hand_size=5,
            partnerships=True,
            decks=(24, 25, 32),
            options=frozenset({*_TURN_UP, *_LONE}),
            turns_up=True,
            target=10,
            may_bury_upcard=True,
            maker_alone_march=4,
            alone_timing="with_call",
            loner_lead="left_of_dealer",
            renege_pays="opponents_plus",
            renege_resolution="penalty_end_hand",
        ),
        Ruleset(
            name="two_handed",
            seats=2,
            hand_size=5,
            partnerships=False,
            decks=(24, 25, 32),
            options=frozenset({*_TURN_UP, "two_handed_dummy"}),
            turns_up=True,
            target=10,
            dealer_may_decline=True,
            may_bury_upcard=True,
            renege_pays="opponents_plus",
            renege_resolution="penalty_end_hand",
        ),
    )
}
