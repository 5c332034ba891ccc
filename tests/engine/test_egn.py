"""EGN files: what is written is read back, hands may be missing, and reneges are found."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    Match,
    NotationError,
    Option,
    Phase,
    Ruleset,
    RulesetError,
    State,
    deal_from,
    new_match,
    read_match,
    score,
    tricks_won,
    write_match,
)
from euchre_tutor.engine.egn import Renege, read_egn, write_egn
from euchre_tutor.engine.phases.renege import reneged
from tests.engine.egn_files import FILES, changed, without_hands
from tests.engine.helpers import played_out
from tests.engine.mixes import mixes

TURN_UP = RULESETS["turn_up"]
SAYABLE: dict[str, Option] = {
    "score_floor": "none",
    "lone_defender_points": 4,
    "both_alone_leader": "defender",
}
STRAIGHT: dict[str, Option] = {**SAYABLE, "dealer_may_decline": False, "deck": 24, "renege_mode": "prevent"}


def played(rules: Ruleset, seed: int, hands: int = 2) -> Match:
    """A match of some hands, everybody acting at random."""
    rng = random.Random(seed)
    match = new_match(rules, rng)
    for _ in range(hands):
        match = match.after(played_out(match.next_deal(rng), rng))
    return match


@cache
def straight_matches() -> tuple[Match, ...]:
    """Matches that the notation can say, under every mix of the options."""
    tables = [mix.with_options(**{**STRAIGHT, "deck": mix.deck}) for mix in mixes(TURN_UP)]
    matches = (played(rules, seed) for seed, rules in enumerate(tables))
    return tuple(match for match in matches if all(str(hand.upcard) != "JK" for hand in match.hands))


def told(state: State) -> object:
    """What the notation keeps of a hand."""
    dealt = deal_from(state.rules, state.dealer, state.dealt)
    calls = [str(call).removesuffix(" ALONE") for _, call in state.auction]
    return dealt.hands, state.upcard, calls, state.contract, state.tricks, state.laid, score(state)


# ---- written and read back


def test_a_match_is_read_back_as_it_was_written() -> None:
    assert len(straight_matches()) > 10
    for match in straight_matches():
        text = write_egn(match, title="Thursday")
        egn = read_egn(text)
        assert [*map(told, egn.hands)] == [*map(told, match.hands)]
        assert egn.match().scores == match.scores == egn.final
        assert all(egn.told) and egn.reneges == ()
        assert write_egn(egn.match(), egn.players, egn.title) == text


def test_what_was_read_can_be_written_as_our_own_text() -> None:
    for match in straight_matches():
        ours = read_egn(write_egn(match)).match()
        assert read_match(write_match(ours)).hands == ours.hands


def test_the_rules_that_the_notation_knows_come_back() -> None:
    for match in straight_matches():
        rules = read_egn(write_egn(match)).rules
        for name in ("deck", "target", "stick_the_dealer", "loner_lead", "defend_alone"):
            assert rules.option(name) == match.rules.option(name)
        assert rules.maker_alone_march == match.rules.maker_alone_march
        assert rules.lone_euchre_points == match.rules.lone_euchre_points


def test_the_two_rules_with_other_defaults_are_always_written() -> None:
    rules = json.loads(write_egn(new_match(TURN_UP, dealer=0)))["metadata"]["ruleset"]
    assert (rules["std"], rules["loner_lead"]) == (False, "LEFT_OF_DEALER")


@pytest.mark.parametrize("tricks", [0, 2, 4, 5])
def test_missing_hands_and_unfinished_deals_are_accepted(tricks: int) -> None:
    for match in straight_matches():
        egn = read_egn(without_hands(write_egn(match), tricks))
        assert egn.reneges == ()  # no card that is made up makes one of an honest play
        for here, there in zip(egn.hands, match.hands, strict=True):
            assert here.tricks == there.tricks[:tricks]
            if tricks == 5:
                assert score(here) == score(there)


# ---- reneges


def open_matches() -> Iterator[Match]:
    rules = TURN_UP.with_options(renege_mode="allow", renege_resolution="penalty_continue")
    for seed in range(20):
        match = played(rules, seed)
        yield replace(
            match, hands=tuple(replace(hand, charged=(), penalties=(0,) * 4) for hand in match.hands)
        )


def found(match: Match) -> list[Renege]:
    """The reneges of a match, by the engine that played it."""
    return [
        Renege(number, at, seat, card)
        for number, hand in enumerate(match.hands, 1)
        for at, trick in enumerate(hand.tricks, 1)
        for seat, card in trick
        if reneged(hand, seat, at)
    ]


def test_reneges_are_told_with_deal_trick_and_seat() -> None:
    seen = 0
    for match in open_matches():
        match = replace(match, hands=tuple(hand for hand in match.hands if len(hand.tricks) in (0, 5)))
        egn = read_egn(write_egn(match))
        assert [*egn.reneges] == found(match)
        assert [tricks_won(hand) for hand in egn.hands] == [tricks_won(hand) for hand in match.hands]
        assert [*read_egn(without_hands(write_egn(match))).reneges] == found(match)
        seen += len(egn.reneges)
    assert seen > 20


def test_a_renege_at_the_left_bowers_lead() -> None:
    egn = read_egn(FILES["renege"])
    assert egn.reneges == (Renege(1, 1, 1, Card.parse("9C")),)
    assert egn.rules.renege_mode == "allow" and egn.match().scores == (1, 0, 1, 0)


# ---- files of our own


def test_two_deals_without_a_hand() -> None:
    egn = read_egn(FILES["two_deals"])
    assert egn.players == ("Ann", "Bo", "Cy", "Di")
    assert [score(hand) for hand in egn.hands] == [(1, 0, 1, 0), (2, 0, 2, 0)]
    assert [tricks_won(hand) for hand in egn.hands] == [(2, 1, 2, 0), (0, 0, 3, 2)]
    assert egn.match().scores == egn.final == (10, 8, 10, 8)
    assert egn.match().winners == {0, 2} and not egn.reneges


def test_two_lone_hands() -> None:
    egn = read_egn(FILES["alone"])
    hand = egn.hands[0]
    assert hand.contract is not None
    assert (hand.contract.seat, hand.contract.alone, hand.contract.lone_defender) == (3, True, 0)
    assert hand.tricks[0][0][0] == 0 and hand.sitting_out == {1, 2}
    assert score(hand) == (4, 0, 4, 0) if tricks_won(hand)[0] >= 3 else (0, 1, 0, 1)
    assert egn.told == (False,) and not egn.reneges


def test_a_suit_that_was_turned_down_and_named_after_all() -> None:
    text = changed(FILES["two_deals"], "deals", 1, "initialState", upCard="Qd")
    text = changed(text, "deals", 1, "phases", 1, tricks=[])
    assert read_egn(text).rules.allow_turned_down_suit is True


def test_a_match_of_so_many_deals_has_no_target() -> None:
    text = changed(FILES["two_deals"], "metadata", ruleset={"num_deals": 8, "std": False})
    assert read_egn(text).match().winners == frozenset()


def test_deals_out_of_turn_are_read_but_make_no_match() -> None:
    egn = read_egn(changed(FILES["two_deals"], "deals", 1, "initialState", dealer=3))
    with pytest.raises(NotationError, match="deal 2"):
        egn.match()
    egn = read_egn(without_hands(FILES["two_deals"], 2))
    assert [hand.phase for hand in egn.hands] == [Phase.PLAY, Phase.PLAY]
    with pytest.raises(NotationError, match="deal 1 is not finished"):
        egn.match()


# ---- what the notation cannot say


@pytest.mark.parametrize("game", [name for name in RULESETS if name != "turn_up"])
def test_no_other_game_is_written(game: str) -> None:
    with pytest.raises(RulesetError):
        write_egn(new_match(RULESETS[game], dealer=0))


@pytest.mark.parametrize("name", SAYABLE)
def test_an_option_that_cannot_be_said_is_named(name: str) -> None:
    other: dict[str, Any] = {"score_floor": 0, "lone_defender_points": 3, "both_alone_leader": "maker"}
    with pytest.raises(RulesetError, match=name):
        write_egn(new_match(TURN_UP.with_options(**{name: other[name]}), dealer=0))


def test_a_hand_that_cannot_be_said_is_named() -> None:
    declined = TURN_UP.with_options(dealer_may_decline=True)
    joker = TURN_UP.with_options(joker=True)
    charged = TURN_UP.with_options(renege_mode="allow")
    refused = set()
    for seed in range(60):
        for name, rules in (("declined", declined), ("joker", joker), ("charged", charged)):
            try:
                write_egn(played(rules, seed))
            except ValueError as error:
                assert "hand " in str(error)
                refused.add(name)
    assert refused == {"declined", "joker", "charged"}
