"""Cards that do not follow although they could, in every game: taken back, or called and charged."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from euchre_tutor.engine import RULESETS, Card, Phase, Ruleset, State, apply, deal, parse_action
from tests.engine import recount
from tests.engine.helpers import course, legal, run


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_renege_is_taken_back_or_called_and_charged(rules: Ruleset) -> None:
    free = rules.with_options(renege_mode="allow")
    rng, found = random.Random(6), Counter[str]()
    for i in range(120):
        for before, after in pairwise(course(deal(free, i % rules.seats, rng), rng)):
            seat, action = after.history[-1]
            if before.phase is not Phase.PLAY or not before.trick or not str(action).startswith("PLAY"):
                continue
            if Card.parse(str(action).split()[1]) in recount.legal_cards(before, seat):
                continue
            found["reneges"] += 1
            assert_charged(after, seat, found)
    assert found["reneges"] and found["proven"]
    assert bool(found["taken back"]) == (rules.seats > 2)  # of two players the second ends the trick


def assert_charged(state: State, seat: int, found: Counter[str]) -> None:
    """The seat has just reneged: it may take the card back while the trick is open, and is charged later."""
    if "RETRACT" in legal(state, by=seat):
        found["taken back"] += 1
        back = run(state, f"{seat}: RETRACT")
        assert back.to_act == seat and len(back.trick) == len(state.trick) - 1
        assert {Card.parse(w.split()[1]) for w in legal(back)} == recount.legal_cards(back, seat)
        return
    call = f"CALL_RENEGE {seat} {len(state.complete_tricks)}"
    against = sorted(recount.opponents(state, seat))
    assert all((call in legal(state, by=s)) == (s in against) for s in range(state.rules.seats))
    if state.phase is not Phase.PLAY:
        return
    found["proven"] += 1
    charged = apply(state, parse_action(call), by=against[0])
    assert (charged.phase is Phase.OVER) == (state.rules.renege_resolution == "penalty_end_hand")
    minus = state.rules.renege_pays == "offender_minus"
    paid = dict.fromkeys(state.rules.side(seat), -2) if minus else dict.fromkeys(against, 2)
    assert charged.penalties == tuple(paid.get(s, 0) for s in range(state.rules.seats))
