"""Six with help and the moon on set deals: what is passed, what must be given, who sits out and who knows."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import (
    CardSet,
    Kind,
    Phase,
    Reason,
    Ruleset,
    State,
    view,
)
from tests.engine.helpers import BID, cards, dealt, legal, play, reason, run

ASKER = "JH AH KH AS KS 9C"
WITH_TRUMPS = "JD QH TH 9S TS AC"
GIFT_FIRST = BID.with_options(ask_order="gift_first")
MAY_RETURN = BID.with_options(ask_partner_may_return=True, ask_force_best=False)
WITHOUT = "9D TD QD 9S TS AC"


def asked(helper: str = WITH_TRUMPS, **options: str | int | bool) -> State:
    """Seat 1 has asked seat 3 for help in hearts."""
    return run(dealt({1: ASKER, 3: helper}, BID.with_options(**options)), "ASK; PASS; PASS; PASS; NAME H")


def test_the_asker_passes_a_card_before_he_sees_the_gift() -> None:
    state = asked()
    assert (state.phase, state.to_act, len(legal(state))) == (Phase.EXCHANGE, 1, 6)
    assert reason(state, "GIVE AH") is Reason.WRONG_PHASE
    assert reason(state, "DISCARD AH KH") is Reason.WRONG_NUMBER
    assert reason(state, "DISCARD QH") is Reason.NOT_HELD
    state = run(state, "DISCARD 9C")
    assert (state.to_act, legal(state)) == (3, ["GIVE JD"])
    assert reason(state, "GIVE QH") is Reason.MUST_GIVE_BEST
    assert reason(state, "GIVE AC") is Reason.MUST_GIVE_BEST
    assert reason(state, "GIVE 9C") is Reason.NOT_HELD
    assert reason(state, "DISCARD JD") is Reason.WRONG_PHASE


def test_after_the_gift_the_partner_sits_out_and_the_asker_leads() -> None:
    state = run(asked(), "DISCARD 9C; GIVE JD")
    assert (state.phase, state.to_act, state.sitting_out) == (Phase.PLAY, 1, frozenset({3}))
    assert state.hands[1] == cards("JH JD AH KH AS KS")
    assert (len(state.hands[3]), state.laid[3]) == (0, cards("QH TH 9S TS AC 9C"))
    lead = run(state, "PLAY JH")
    assert [lead.to_act, run(lead, legal(lead)[0]).to_act] == [2, 0]


def test_without_a_trump_the_partner_gives_any_card() -> None:
    assert legal(run(asked(WITHOUT), "DISCARD 9C")) == [f"GIVE {card}" for card in cards(WITHOUT)]


def test_ask_force_best_off() -> None:
    state = run(asked(ask_force_best=False), "DISCARD 9C")
    assert legal(state) == [f"GIVE {card}" for card in cards(WITH_TRUMPS)]


@pytest.mark.parametrize(
    ("n", "helper", "gifts"),
    [
        (2, WITH_TRUMPS, ["GIVE JD QH"]),
        (3, WITH_TRUMPS, ["GIVE JD TH QH"]),
        (2, "JD 9D TD 9S TS AC", ["GIVE AC JD", "GIVE 9D JD", "GIVE TD JD", "GIVE JD 9S", "GIVE JD TS"]),
    ],
)
def test_ask_cards(n: int, helper: str, gifts: list[str]) -> None:
    state = asked(helper, ask_cards=n)
    assert reason(state, "DISCARD 9C") is Reason.WRONG_NUMBER
    state = run(state, "DISCARD " + " ".join(["9C", "KS", "AS"][:n]))
    assert sorted(legal(state)) == sorted(gifts)
    state = run(state, gifts[0])
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 0]


def test_three_cards_of_six_are_twenty_choices() -> None:
    state = asked(WITHOUT, ask_cards=3)
    assert len(legal(state)) == 20
    assert len(legal(run(state, "DISCARD 9C KS AS"))) == 20


def test_ask_order_gift_first() -> None:
    state = asked(ask_order="gift_first")
    assert (state.to_act, legal(state)) == (3, ["GIVE JD"])
    state = run(state, "GIVE JD")
    assert (state.to_act, len(legal(state))) == (1, 7)
    state = run(state, "DISCARD JD")
    assert state.laid[3] == cards(WITH_TRUMPS) and state.hands[1] == cards(ASKER)
    assert (state.phase, state.to_act) == (Phase.PLAY, 1)


def test_ask_partner_may_return() -> None:
    assert "GIVE 9C" not in legal(run(asked(WITHOUT), "DISCARD 9C"))
    state = run(asked(WITHOUT, ask_partner_may_return=True), "DISCARD 9C")
    assert "GIVE 9C" in legal(state)
    back = run(state, "GIVE 9C")
    assert back.hands[1] == cards(ASKER) and back.laid[3] == cards(WITHOUT)
    assert legal(run(asked(ask_partner_may_return=True), "DISCARD 9C")) == ["GIVE JD"]


def test_the_joker_is_the_best_trump_to_give() -> None:
    rules = BID.with_options(joker=True)
    state = dealt({1: ASKER, 3: "JK JD QH 9S TS AC"}, rules)
    state = run(run(state, legal(state)[0]), "ASK; PASS; PASS; PASS; NAME H; DISCARD 9C")
    assert legal(state) == ["GIVE JK"]


def test_the_moons_partner_sits_out_at_once() -> None:
    state = run(dealt({3: WITHOUT}), "MOON; PASS; PASS; PASS; NAME H")
    assert (state.phase, state.to_act, state.sitting_out) == (Phase.PLAY, 1, frozenset({3}))
    assert state.laid[3] == cards(WITHOUT) and state.contract is not None
    assert (state.contract.kind, state.contract.alone) == (Kind.MOON, True)


# ---- what each seat knows of it


def known(state: State, seat: int) -> list[str]:
    """The exchange as the seat sees it."""
    return [str(call) for _, call in view(state, seat).calls][-2:]


def test_both_partners_know_the_cards_and_nobody_else() -> None:
    state = run(asked(), "DISCARD 9C; GIVE JD")
    assert known(state, 1) == known(state, 3) == ["DISCARD 9C", "GIVE JD"]
    assert known(state, 0) == known(state, 2) == ["DISCARD", "GIVE"]
    assert view(state, 3).laid == cards("QH TH 9S TS AC 9C") and not view(state, 3).hand
    assert view(state, 1).laid == CardSet()


def test_the_partner_sees_the_discard_before_he_gives() -> None:
    state = run(asked(), "DISCARD 9C")
    assert known(state, 3)[-1] == "DISCARD 9C" and known(state, 2)[-1] == "DISCARD"


@pytest.mark.parametrize(
    ("rules", "script", "asker_misses", "helper_misses"),
    [
        (BID, "DISCARD 9C; GIVE JD", "9C", "JD"),
        (BID.with_options(ask_order="gift_first"), "GIVE JD; DISCARD JD", "JD", ""),
        (BID.with_options(ask_order="gift_first"), "GIVE JD; DISCARD 9C", "9C", "JD"),
        (
            BID.with_options(ask_partner_may_return=True, ask_force_best=False),
            "DISCARD 9C; GIVE 9C",
            "",
            "9C",
        ),
    ],
)
def test_what_was_passed_is_not_unseen(
    rules: Ruleset, script: str, asker_misses: str, helper_misses: str
) -> None:
    state = run(dealt({1: ASKER, 3: WITH_TRUMPS}, rules), "ASK; PASS; PASS; PASS; NAME H;" + script)
    for seat, elsewhere in ((1, asker_misses), (3, helper_misses)):
        own = state.hands[seat] + state.laid[seat]
        assert view(state, seat).unseen == CardSet(rules.cards) - own - cards(elsewhere)


def test_a_gift_that_has_been_played_is_counted_once() -> None:
    state = play(run(asked(), "DISCARD 9C; GIVE JD"), "JD")
    assert len(view(state, 3).unseen) == 24 - 6 - 1
