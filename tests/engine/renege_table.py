"""A table that allows reneges, and a deal in which each seat could fail to follow."""

from __future__ import annotations

from euchre_tutor.engine import Ruleset, State
from tests.engine.helpers import allowing, dealt, legal, run

# Seat 1 bids in hearts and leads; every seat holds hearts, so that each may fail to follow.
HANDS = {
    1: "JH JD AH 9C TC QC",
    2: "KH 9H AS KS QS JS",
    3: "QH 9D TD QD KD AD",
    0: "TH KC AC JC TS 9S",
}
ALLOW = allowing()


def table(rules: Ruleset = ALLOW, call: str = "BID 3") -> State:
    """Seat 1 to lead in hearts."""
    return run(dealt(HANDS, rules), f"{call}; PASS; PASS; PASS; NAME H")


def calls(state: State, by: int) -> list[str]:
    """The reneges that the seat may call."""
    return [word for word in legal(state, by) if word.startswith("CALL_RENEGE")]
