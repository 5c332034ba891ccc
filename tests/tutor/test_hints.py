"""Hints at the table: rung by rung, up to the answer."""

from __future__ import annotations

from euchre_tutor.engine import RULESETS
from euchre_tutor.tutor.session import Session


def test_hints_say_more_each_time_and_end_with_the_answer() -> None:
    session = Session(RULESETS["bid"], seed=1, seat=2)
    session.to_my_turn()
    lengths = set[int]()
    while not session.is_over:
        told = [session.hint() for _ in range(5)]
        rungs = list(dict.fromkeys(told))
        assert told[len(rungs) - 1 :] == rungs[-1:] * (6 - len(rungs)), told
        assert "does best" in rungs[-1] and not any("does best" in text for text in rungs[:-1])
        lengths.add(len(rungs))
        session.act(session.view.legal[0])
        session.to_my_turn()
    assert max(lengths) == 4
