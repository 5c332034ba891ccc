"""A match of Turn-Up Euchre as a file of the notation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ..actions import Decline, Discard
from ..cards import JOKER
from ..match import Match
from ..options import RulesetError
from ..state import State, deal_from
from .cards import write_call, write_card
from .game import FILE_TYPE
from .record import BIDDING, PLAYING
from .rules import write_rules

VERSION = "1.4"
NAMES = ("South", "West", "North", "East")


def write_egn(match: Match, players: Sequence[str] = NAMES, title: str = "") -> str:
    """The match as EGN, all hands told.

    RulesetError names an option that the notation cannot say, ValueError a hand that it cannot.
    """
    rules = write_rules(match.rules)
    about: dict[str, Any] = {
        **({"title": title[:128]} if title else {}),
        "players": [name[:64] for name in players],
        "initialScore": list((match.opening or match.scores)[:2]),
        "finalScore": list(match.scores[:2]),
        "ruleset": rules,
    }
    deals = [_deal(number, state) for number, state in enumerate(match.hands)]
    file = {"fileType": FILE_TYPE, "version": VERSION, "metadata": about, "deals": deals}
    return json.dumps(file, indent=2) + "\n"


def _deal(number: int, state: State) -> dict[str, Any]:
    _check_sayable(number, state)
    dealt = deal_from(state.rules, state.dealer, state.dealt)
    assert state.upcard is not None
    start = {
        "dealer": state.dealer,
        "upCard": write_card(state.upcard),
        "playerCards": [[write_card(card) for card in hand] for hand in dealt.hands],
    }
    phases = [_bidding(state), *([_playing(state)] if state.tricks else [])]
    return {"dealNumber": number, "initialState": start, "phases": phases}


def _check_sayable(number: int, state: State) -> None:
    """The notation has no word for these."""
    if any(isinstance(action, Decline) for _, action in state.calls):
        raise RulesetError(
            "dealer_may_decline", f"EGN cannot say that the dealer declined (hand {number + 1})"
        )
    if state.upcard == JOKER:
        raise RulesetError("joker", f"EGN cannot say what the joker turned up stands for (hand {number + 1})")
    if state.charged or any(state.penalties):
        raise ValueError(f"hand {number + 1}: EGN cannot say that a renege was charged")


def _bidding(state: State) -> dict[str, Any]:
    contract = state.contract
    discards = [action.cards.cards[0] for _, action in state.calls if isinstance(action, Discard)]
    found: dict[str, Any] = {
        "phaseNumber": 0,
        "type": BIDDING,
        "calls": [write_call(action) for _, action in state.auction],
        "isAlone": contract is not None and contract.alone,
    }
    if contract is not None and contract.lone_defender is not None:
        found["aloneDefender"] = contract.lone_defender
    if discards:
        found["discard"] = write_card(discards[0])
    return found


def _playing(state: State) -> dict[str, Any]:
    tricks = [[write_card(card) for _, card in trick] for trick in state.tricks]
    return {"phaseNumber": 1, "type": PLAYING, "tricks": tricks}
