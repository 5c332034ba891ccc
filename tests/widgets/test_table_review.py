"""Looking back at the table: only when the hand is over, what cost most first, and again from there."""

from __future__ import annotations

import random

from euchre_widgets.table_model import TableModel
from tests.widgets.messages import body, send
from tests.widgets.tables import decide, sat


def finished(**options: object) -> TableModel:
    """A table whose first hand was played by chance."""
    model, rng = sat(pace="once", **options), random.Random(4)
    while not body(model)["result"]:
        decide(model, rng)
    return model


def test_there_is_nothing_to_look_back_on_before_the_end() -> None:
    model = sat(pace="once")
    send(model, "review")
    assert body(model)["panel"] is None and "not over" in body(model)["note"]
    tool = next(tool for tool in body(model)["tools"] if tool["kind"] == "review")
    assert tool["why"]


def test_what_cost_most_comes_first_and_can_be_played_again() -> None:
    model = finished()
    send(model, "review")
    panel = body(model)["panel"]
    assert panel["kind"] == "review" and "decision" in panel["lead"] and panel["assumed"]
    assert panel["worst"] and all(row["sentences"] and row["grade"] == "mistake" for row in panel["worst"])
    assert not any(row["sentences"] for row in panel["others"] if row["grade"] != "mistake")
    at = panel["worst"][0]["at"]
    send(model, "replay", at=at)
    assert body(model)["panel"] is None and len(model.session.states) == at + 1
    assert not body(model)["result"] and not body(model)["waiting"]


def test_a_place_that_is_none_changes_nothing() -> None:
    model = finished()
    send(model, "review")
    before = model.session.states
    for at in (-1, 10_000, "0", None, True):
        send(model, "replay", at=at)
    assert model.session.states == before and body(model)["panel"]["kind"] == "review"


def test_a_match_that_counts_is_looked_back_on_but_not_played_again() -> None:
    model = finished(practice=False)
    send(model, "review")
    panel = body(model)["panel"]
    assert not panel["again"]
    before = model.session.states
    send(model, "replay", at=panel["worst"][0]["at"])
    assert model.session.states == before and body(model)["note"]
