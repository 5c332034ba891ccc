"""The notation's ruleset and ours, both ways; its defaults are its own, so all that it can say is written."""

from __future__ import annotations

from collections.abc import Mapping

from ..options import Option, RulesetError
from ..ruleset import Ruleset
from ..rulesets import RULESETS
from .text import Place

GAME = "turn_up"
PACKS = {(9, False): 24, (7, False): 32, (9, True): 25}  # by the lowest rank, and whether there is a joker
LEADS = {"LEFT_OF_DEALER": "left_of_dealer", "LEFT_OF_LONER": "left_of_loner"}
POINTS = {"loner_march_score": "maker_alone_march", "loner_euchred_score": "lone_euchre_points"}
SWITCHES = {"std": "stick_the_dealer", "defend_alone": "defend_alone"}
DEFAULTS: Mapping[str, Option] = {
    "std": True,
    "min_rank": 9,
    "winning_score": 10,
    "num_deals": 0,
    "loner_lead": "LEFT_OF_DEALER",
    "loner_march_score": 4,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "joker": False,
    "num_players": 4,
}
# What changes nothing about the decisions that are written down; the exchanges themselves are refused.
HARMLESS = ("canadian", "farmers", "partners_best", "go_under", "allow_no_trump")
NO_TARGET = 10_000  # for a match of so many deals: never reached
# What the notation cannot say, although it would change who leads or what is scored.
UNSAID = ("score_floor", "lone_defender_points", "both_alone_leader")


def write_rules(rules: Ruleset) -> dict[str, Option]:
    """The notation's ruleset; RulesetError names an option that it cannot say."""
    if set(rules.sides) != {(0, 2), (1, 3)} or not rules.turns_up:
        raise RulesetError("game", "EGN knows only the turn-up game of two pairs")
    for name in UNSAID:
        if rules.option(name) != RULESETS[GAME].option(name):
            raise RulesetError(name, "EGN cannot say this")
    leads = {ours: theirs for theirs, ours in LEADS.items()}
    return {
        "std": rules.stick_the_dealer,
        "min_rank": 7 if rules.deck == 32 else 9,
        "winning_score": rules.target,
        "loner_lead": leads[rules.loner_lead],
        **{theirs: rules.option(ours) for theirs, ours in POINTS.items()},
        "defend_alone": rules.defend_alone,
        "joker": rules.joker,
        "num_players": rules.seats,
    }


def read_rules(place: Place) -> Ruleset:
    """Our ruleset; NotationError names what we do not play."""
    strange = [key for key, value in place.table().items() if key not in (*DEFAULTS, *HARMLESS) and value]
    if strange:
        raise place.fail(f"the rule {strange[0][:40]!r} is not played here", "it off, or left out")
    _asked(place, "num_players").whole(4, 4)
    pack = (_asked(place, "min_rank").whole(2, 14), _asked(place, "joker").flag())
    if pack not in PACKS:
        raise place.fail("there is no such pack", "9 or 7 as min_rank, and a joker only with 9")
    return RULESETS[GAME].with_options(
        deck=PACKS[pack],
        target=_target(place),
        loner_lead=_lead(_asked(place, "loner_lead")),
        **{ours: _asked(place, theirs).whole(0, 10_000) for theirs, ours in POINTS.items()},
        **{ours: _asked(place, theirs).flag() for theirs, ours in SWITCHES.items()},
    )


def _asked(place: Place, key: str) -> Place:
    return place.get(key, DEFAULTS[key])


def _target(place: Place) -> int:
    deals = _asked(place, "num_deals").whole(0, 100)
    if deals:
        return NO_TARGET
    return _asked(place, "winning_score").whole(1, NO_TARGET)


def _lead(place: Place) -> str:
    if not isinstance(place.value, str) or place.value not in LEADS:
        place.refuse(" or ".join(LEADS))
    return LEADS[place.value]
