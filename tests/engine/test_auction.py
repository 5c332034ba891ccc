"""The auction of Bid Euchre on set deals: ladder, rounds, stuck dealer, Ace No Face, joker."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import (
    Card,
    Kind,
    Match,
    Phase,
    Reason,
    Ruleset,
    Suit,
    score,
    view,
)
from tests.engine.helpers import BID, cards, dealt, legal, reason, run

RUNGS = ["BID 3", "BID 4", "BID 5", "ASK", "MOON"]
ACES = "AC AD 9C 9D TC TD"


# ---- one call each


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_calls_first_and_the_dealer_last(dealer: int) -> None:
    state, order = dealt({}, dealer=dealer), []
    while state.phase is Phase.BID:
        order.append(state.to_act)
        state = run(state, "PASS")
    assert order == [(dealer + i) % 4 for i in (1, 2, 3, 4)]
    assert score(state) == (0, 0, 0, 0)
    assert Match(BID, (0,) * 4, dealer).after(state).dealer == (dealer + 1) % 4


@pytest.mark.parametrize("rung", range(5))
def test_a_call_must_stand_above_the_high_one(rung: int) -> None:
    state = run(dealt({}), RUNGS[rung])
    assert legal(state) == ["PASS", *RUNGS[rung + 1 :]]
    assert {reason(state, word) for word in RUNGS[: rung + 1]} == {Reason.NOT_HIGHER}


def test_after_a_moon_the_others_still_pass() -> None:
    state = run(dealt({}), "MOON; PASS; PASS")
    assert (state.phase, state.to_act, legal(state)) == (Phase.BID, 0, ["PASS"])


def test_the_last_call_is_the_contract() -> None:
    state = run(dealt({}), "BID 3; BID 4; ASK; PASS")
    assert state.contract is not None
    assert (state.contract.seat, state.contract.kind, state.contract.tricks) == (3, Kind.ASK, 6)
    assert (state.contract.trump, state.contract.alone, state.to_act) == (None, True, 3)
    assert legal(state) == ["NAME C", "NAME D", "NAME H", "NAME S"]
    named = run(state, "NAME D")
    assert named.contract is not None and named.contract.trump is Suit.DIAMONDS


def test_why_a_call_is_refused() -> None:
    state = dealt({})
    assert reason(state, "BID 2") is Reason.TOO_LOW
    assert reason(state, "BID 6") is Reason.TOO_MANY
    assert reason(state, "BID 3 H") is Reason.TRUMP_WITH_BID
    assert reason(state, "NAME H") is Reason.WRONG_PHASE
    assert reason(state, "CLAIM") is Reason.WRONG_PHASE
    assert reason(state, "PASS", by=3) is Reason.NOT_YOUR_TURN
    assert reason(state, "PASS", by=4) is Reason.NOT_YOUR_TURN
    assert reason(run(state, "PASS;PASS;PASS;PASS"), "PASS") is Reason.HAND_OVER


# ---- options of the ladder


@pytest.mark.parametrize(("least", "rungs"), [(1, ["BID 1", "BID 2", *RUNGS]), (5, RUNGS[2:])])
def test_min_bid(least: int, rungs: list[str]) -> None:
    assert legal(dealt({}, BID.with_options(min_bid=least))) == ["PASS", *rungs]


def test_moon_over_ask_off_makes_them_equal() -> None:
    equal = BID.with_options(moon_over_ask=False)
    assert legal(run(dealt({}, equal), "ASK")) == ["PASS"]
    assert legal(run(dealt({}, equal), "MOON")) == ["PASS"]
    assert legal(run(dealt({}), "ASK")) == ["PASS", "MOON"]


def test_name_trump_with_bid() -> None:
    state = dealt({}, BID.with_options(name_trump="with_bid"))
    assert legal(state)[:5] == ["PASS", "BID 3 C", "BID 3 D", "BID 3 H", "BID 3 S"]
    assert legal(state)[-4:] == ["MOON C", "MOON D", "MOON H", "MOON S"]
    assert reason(state, "BID 4") is Reason.TRUMP_WITH_BID
    state = run(state, "BID 4 H")
    assert reason(state, "BID 4 S") is Reason.NOT_HIGHER
    state = run(state, "PASS; ASK S; PASS")
    assert state.contract is not None and state.contract.trump is Suit.SPADES
    assert (state.phase, state.to_act) == (Phase.EXCHANGE, 3)


# ---- more than one round


def scene(rules: Ruleset, script: str) -> tuple[str, int | None]:
    """The phase and who is on turn after these calls, dealer 0."""
    state = run(dealt({}, rules), script)
    return state.phase.value, state.to_act if state.phase is not Phase.OVER else None


TWO = BID.with_options(bidding_rounds=2)
OPEN = BID.with_options(bidding_rounds="open")


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("PASS; PASS; PASS; PASS", ("over", None)),
        ("BID 3; PASS; PASS; PASS", ("name", 1)),
        ("PASS; BID 3; PASS; PASS", ("bid", 1)),
        ("PASS; BID 3; PASS; PASS; PASS", ("name", 2)),
        ("PASS; BID 3; PASS; PASS; BID 4", ("bid", 2)),
        ("PASS; BID 3; PASS; PASS; BID 4; PASS; PASS; PASS", ("name", 1)),
        ("PASS; BID 3; PASS; PASS; BID 4; BID 5; PASS; ASK", ("name", 0)),
        ("PASS; MOON", ("name", 2)),
        ("BID 3; BID 4; PASS; PASS; MOON", ("name", 1)),
    ],
)
def test_two_rounds(script: str, found: tuple[str, int | None]) -> None:
    assert scene(TWO, script) == found


@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("PASS; PASS; PASS; PASS", ("over", None)),
        ("PASS; BID 3; PASS; PASS", ("name", 2)),
        ("PASS; BID 3; BID 4; PASS", ("bid", 2)),
        ("PASS; BID 3; BID 4; PASS; PASS", ("name", 3)),
        ("PASS; BID 3; BID 4; PASS; BID 5; ASK; PASS", ("name", 3)),
        ("BID 3; BID 4; PASS; PASS; BID 5; PASS", ("name", 1)),
        ("BID 3; MOON", ("name", 2)),
    ],
)
def test_open_rounds_leave_out_who_has_passed(script: str, found: tuple[str, int | None]) -> None:
    assert scene(OPEN, script) == found


def test_one_round_is_the_default() -> None:
    assert scene(BID, "PASS; BID 3; BID 4; PASS") == ("name", 3)


# ---- the stuck dealer


@pytest.mark.parametrize(("least", "first"), [("none", "BID 3"), (1, "BID 1"), (5, "BID 5")])
def test_a_stuck_dealer_must_call(least: str | int, first: str) -> None:
    rules = BID.with_options(stick_the_dealer=True, stick_min_bid=least)
    state = run(dealt({}, rules), "PASS; PASS; PASS")
    assert legal(state)[0] == first and "PASS" not in legal(state)
    assert reason(state, "PASS") is Reason.DEALER_STUCK
    assert legal(dealt({}, rules))[:2] == ["PASS", "BID 3"]


def test_a_dealer_behind_a_bid_is_not_stuck() -> None:
    state = run(dealt({}, BID.with_options(stick_the_dealer=True)), "PASS; BID 3; PASS")
    assert legal(state) == ["PASS", "BID 4", "BID 5", "ASK", "MOON"]


# ---- Ace No Face


def test_all_four_are_asked_before_the_auction() -> None:
    rules = BID.with_options(ace_no_face=True)
    state = dealt({1: ACES, 2: "9H 9S TH TS JC JD"}, rules)
    assert (state.phase, legal(state)) == (Phase.CLAIM, ["CLAIM", "PASS"])
    state = run(state, "PASS")
    assert legal(state) == ["PASS"] and reason(state, "CLAIM") is Reason.NOT_QUALIFIED
    state = run(state, "PASS; PASS; PASS")
    assert (state.phase, state.to_act, legal(state)[0]) == (Phase.BID, 1, "PASS")
    assert legal(dealt({1: ACES})) == ["PASS", *RUNGS]


def test_a_claim_shows_the_hand_and_ends_it() -> None:
    state = run(dealt({1: ACES}, BID.with_options(ace_no_face=True)), "CLAIM")
    assert (state.phase, score(state)) == (Phase.OVER, (0, 0, 0, 0))
    assert all(view(state, seat).exposed[1] == cards(ACES) for seat in range(4))


@pytest.mark.parametrize(("value", "dealer"), [("next", 1), ("same", 0)])
def test_anf_dealer(value: str, dealer: int) -> None:
    rules = BID.with_options(ace_no_face=True, anf_dealer=value)
    state = run(dealt({1: ACES}, rules), "CLAIM")
    assert Match(rules, (0,) * 4, 0).after(state).dealer == dealer


@pytest.mark.parametrize(
    ("hand", "value", "may"),
    [
        ("AC 9C 9D 9H TC TD", "at_least_one", True),
        ("AC 9C 9D 9H TC TD", "exactly_one", True),
        (ACES, "exactly_one", False),
        ("AC AD 9C 9D TC JD", "at_least_one", False),
        ("AC AD 9C 9D TC QD", "at_least_one", False),
        ("AC AD 9C 9D TC KD", "at_least_one", False),
        ("9C 9D 9H TC TD TH", "at_least_one", False),
    ],
)
def test_which_hands_qualify(hand: str, value: str, may: bool) -> None:
    state = dealt({1: hand}, BID.with_options(ace_no_face=True, anf_aces=value))
    assert ("CLAIM" in legal(state)) == may


def test_anf_at_ones_own_first_call() -> None:
    rules = BID.with_options(
        ace_no_face=True, anf_when="own_first_call", stick_the_dealer=True, bidding_rounds=2
    )
    state = dealt({1: "9H 9S TH TS JC JD", 0: ACES}, rules)
    assert (state.phase, legal(state)[0]) == (Phase.BID, "PASS")
    state = run(state, "PASS; BID 3; PASS")
    assert legal(state)[:2] == ["CLAIM", "PASS"]
    assert run(state, "CLAIM").phase is Phase.OVER
    later = run(state, "BID 4; PASS; BID 5; PASS")
    assert later.to_act == 0 and "CLAIM" not in legal(later)


@pytest.mark.parametrize(("is_face", "may"), [(True, False), (False, True)])
def test_anf_joker_is_face(is_face: bool, may: bool) -> None:
    rules = BID.with_options(ace_no_face=True, joker=True, anf_joker_is_face=is_face)
    state = run(dealt({1: "JK AC 9C 9D TC TD"}, rules), "DISCARD " + last_card(rules))
    assert (state.to_act, "CLAIM" in legal(state)) == (1, may)


def last_card(rules: Ruleset) -> str:
    """A card that the dealer of the test's deal holds."""
    return str(dealt({1: "JK AC 9C 9D TC TD"}, rules).hands[0].cards[0])


def test_the_dealer_of_a_joker_game_claims_with_all_seven_cards() -> None:
    rules = BID.with_options(ace_no_face=True, joker=True)
    state = run(dealt({0: "AC 9C 9D TC TD TH JS"}, rules), "DISCARD JS; PASS; PASS; PASS")
    assert (state.to_act, legal(state)) == (0, ["PASS"])
    state = run(dealt({0: "AC 9C 9D TC TD TH 9S"}, rules), "DISCARD 9S; PASS; PASS; PASS; CLAIM")
    assert state.exposed[0] == cards("AC 9C 9D TC TD TH 9S")


# ---- the joker's seventh card


def test_the_dealer_discards_before_the_auction() -> None:
    state = dealt({0: "JK 9C 9D TC TD TH 9S"}, BID.with_options(joker=True))
    assert (state.phase, state.to_act, len(legal(state))) == (Phase.DEALER_DISCARD, 0, 7)
    assert reason(state, "DISCARD 9C 9D") is Reason.WRONG_NUMBER
    assert reason(state, "DISCARD AH") is Reason.NOT_HELD
    state = run(state, "DISCARD JK")
    assert (state.phase, state.to_act) == (Phase.BID, 1)
    assert Card.parse("JK") in view(state, 0).laid
    assert all(str(call) == "DISCARD" for seat in (1, 2, 3) for _, call in view(state, seat).calls)


def test_joker_discard_after_trump() -> None:
    rules = BID.with_options(joker=True, joker_discard="after_trump")
    state = dealt({}, rules)
    assert (state.phase, len(state.hands[0])) == (Phase.BID, 7)
    state = run(state, "ASK; PASS; PASS; PASS; NAME H")
    assert (state.phase, state.to_act) == (Phase.DEALER_DISCARD, 0)
    state = run(state, legal(state)[0])
    assert (state.phase, state.to_act) == (Phase.EXCHANGE, 1)


def test_joker_discard_after_trump_named_with_the_bid() -> None:
    rules = BID.with_options(joker=True, joker_discard="after_trump", name_trump="with_bid")
    state = run(dealt({}, rules), "PASS; BID 3 H; PASS; PASS")
    assert (state.phase, state.to_act) == (Phase.DEALER_DISCARD, 0)
    state = run(state, legal(state)[0])
    assert (state.phase, state.to_act) == (Phase.PLAY, 2)
