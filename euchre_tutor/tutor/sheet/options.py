"""What every option of the rule book is called, and each of its values, in words for the screen."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.options import Option
from ...speech import mark, say

_ON_OFF: Mapping[Option, str] = {False: mark("Off"), True: mark("On")}
_FAILS: Mapping[Option, str] = {
    "tricks": mark("As many as the tricks bid"),
    "symmetric": mark("As much as it wins"),
}
_NUMBERS: Mapping[Option, str] = {}

OPTION_WORDS: Mapping[str, tuple[str, Mapping[Option, str]]] = {
    "deck": (mark("Cards in the pack"), _NUMBERS),
    "joker": (mark("A joker"), _ON_OFF),
    "target": (mark("Points to win"), _NUMBERS),
    "first_dealer": (
        mark("The first dealer"),
        {"random": mark("by chance"), "first_black_jack": mark("by the first black jack")},
    ),
    "score_floor": (mark("The lowest total"), {"none": mark("none")}),
    "going_out": (
        mark("When both pass the target"),
        {
            "highest_total": mark("Higher total wins"),
            "bidder_first": mark("Bidder first"),
            "must_make_or_set": mark("Make or set"),
        },
    ),
    "tie_break": (
        mark("A tie at the target"),
        {"extra_hand": mark("another hand"), "shared_win": mark("a shared win")},
    ),
    "min_bid": (mark("The lowest bid"), _NUMBERS),
    "bidding_rounds": (
        mark("Rounds of bidding"),
        {1: mark("One"), 2: mark("Two"), "open": mark("Until all pass")},
    ),
    "name_trump": (
        mark("Trump is named"),
        {"after_auction": mark("After the auction"), "with_bid": mark("With the bid")},
    ),
    "stick_the_dealer": (mark("Stick the dealer"), _ON_OFF),
    "stick_min_bid": (mark("The lowest bid of a stuck dealer"), {"none": mark("as for everybody")}),
    "set_bidder_keeps_tricks": (mark("A set side scores its tricks"), _ON_OFF),
    "defenders_score_tricks": (mark("The other side scores its tricks"), _ON_OFF),
    "ask_made": (mark("All tricks with help pay"), _NUMBERS),
    "moon_made": (mark("The moon pays"), _NUMBERS),
    "ask_fail": (mark("Failing with help costs"), _FAILS),
    "moon_fail": (mark("A failed moon costs"), _FAILS),
    "bonus_scale": (
        mark("All tricks are paid"),
        {"inherit": mark("at a fixed price"), "per_trick": mark("by the trick")},
    ),
    "moon_over_ask": (mark("The moon outranks help"), _ON_OFF),
    "ask_cards": (mark("Cards of help"), {1: mark("One"), 2: mark("Two"), 3: mark("Three")}),
    "ask_order": (
        mark("In the exchange"),
        {"discard_first": mark("the discard comes first"), "gift_first": mark("the gift comes first")},
    ),
    "ask_force_best": (mark("The best trump must be given"), _ON_OFF),
    "ask_partner_may_return": (mark("The discard may be given back"), _ON_OFF),
    "ghost_swap": (
        mark("The ghost hand is swapped"),
        {"first_only": mark("once a deal"), "chain": mark("once by each player"), "off": mark("never")},
    ),
    "swap_after_moon": (mark("A swap after the moon"), _ON_OFF),
    "ace_no_face": (mark("Ace no face"), _ON_OFF),
    "anf_aces": (
        mark("Aces for ace no face"),
        {"at_least_one": mark("at least one"), "exactly_one": mark("exactly one")},
    ),
    "anf_when": (
        mark("Ace no face is claimed"),
        {"before_bidding": mark("before the auction"), "own_first_call": mark("at one's first call")},
    ),
    "anf_dealer": (
        mark("After ace no face deals"),
        {"next": mark("the next player"), "same": mark("the same player")},
    ),
    "anf_joker_is_face": (mark("A joker spoils ace no face"), _ON_OFF),
    "joker_discard": (
        mark("The dealer's seventh card goes"),
        {"before_bidding": mark("before the auction"), "after_trump": mark("once trump is named")},
    ),
    "benny_upcard": (
        mark("The joker turned up"),
        {
            "dealer_names": mark("the dealer names a suit and is the maker"),
            "dealer_names_then_bid": mark("the dealer names its suit"),
            "redeal": mark("no hand"),
        },
    ),
    "dealer_may_decline": (mark("The dealer may leave the turned card"), _ON_OFF),
    "may_bury_upcard": (mark("The turned card may be laid away"), _ON_OFF),
    "allow_turned_down_suit": (
        mark("The suit turned down may be named"),
        {**_ON_OFF, "stuck_dealer_only": mark("by a stuck dealer")},
    ),
    "merge_required": (mark("The dummy must be taken up"), _ON_OFF),
    "merge_pool": (
        mark("A maker who deals takes the dummy up"),
        {
            "after_discard": mark("after laying a card away"),
            "before_discard": mark("with the turned card in hand"),
        },
    ),
    "maker_alone_march": (mark("All tricks alone pay"), _NUMBERS),
    "lone_euchre_points": (mark("A euchre of a lone maker pays"), _NUMBERS),
    "lone_defender_points": (mark("A lone defender's euchre pays"), _NUMBERS),
    "defend_alone": (mark("Defending alone"), _ON_OFF),
    "alone_timing": (
        mark("Alone is said"),
        {"with_call": mark("with the call"), "before_lead": mark("before the first lead")},
    ),
    "loner_lead": (
        mark("To a lone hand leads"),
        {"left_of_dealer": mark("the dealer's left"), "left_of_loner": mark("the lone player's left")},
    ),
    "both_alone_leader": (
        mark("Between two lone hands leads"),
        {
            "defender": mark("the defender"),
            "maker": mark("the maker"),
            "left_of_dealer": mark("the first from the dealer's left"),
        },
    ),
    "two_handed_dummy": (
        mark("A dummy for two players"),
        {"none": mark("none"), "maker2": mark("two cards for the maker"), "each3": mark("three cards each")},
    ),
    "renege_mode": (mark("Reneges"), {"prevent": mark("Prevented"), "allow": mark("Possible")}),
    "renege_correctable": (
        mark("A renege can be taken back"),
        {
            "trick_complete": mark("until the trick is complete"),
            "next_card": mark("until the next card"),
            "never": mark("never"),
        },
    ),
    "renege_penalty": (mark("Points for a renege"), _NUMBERS),
    "renege_pays": (
        mark("A renege is paid"),
        {"offender_minus": mark("by the side that reneged"), "opponents_plus": mark("to the other side")},
    ),
    "renege_resolution": (
        mark("After a proven renege"),
        {
            "penalty_continue": mark("the hand goes on"),
            "penalty_end_hand": mark("the hand ends"),
            "lose_hand": mark("the hand is lost"),
        },
    ),
    "false_call_penalty": (mark("Points for a wrong call of a renege"), _NUMBERS),
}


def option_title(name: str) -> str:
    """What the option is called; KeyError for a name that rule book section 9 does not have."""
    return say(OPTION_WORDS[name][0])


def option_value(name: str, value: Option) -> str:
    """The value in words; a number, or a value that has no words, shows as itself."""
    words = OPTION_WORDS[name][1]
    # False == 0 and True == 1: a switch has words for both, a number of the same worth has none
    found = next((text for key, text in words.items() if key == value and type(key) is type(value)), None)
    return say(found) if found is not None else str(value)
