"""The fast kernel and the plain one, and both and the engine, agree card for card and deal for deal."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Option,
    Phase,
    Ruleset,
    State,
    Suit,
    apply,
    deal,
    parse_action,
    tricks_won,
    view,
)
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.rollouts import Dealt, Job, bid_job
from euchre_tutor.solver.worlds import World, frame, worlds
from tests.solver.tables import TABLES

ASK, MOON = 6, 7
RUNGS = (3, ASK, MOON)
each_table = pytest.mark.parametrize("options", TABLES, ids=str)


def some_worlds(options: dict[str, Option], seed: int, number: int) -> tuple[State, list[World]]:
    """A deal, and others that the seat on turn thinks possible."""
    state = deal(RULESETS["bid"].with_options(**options), seed % 4, random.Random(seed))
    seen = view(state, state.to_act)
    return state, list(islice(worlds(frame(seen), random.Random(seed)), number))


def jobs(rules: Ruleset, number: int) -> list[Job]:
    """Every contract by everybody, the suits mixed."""
    trumps = [Suit(row % 4) for row in range(number)]
    return [bid_job(rules, seat, rung, trumps, range(number)) for seat in range(4) for rung in RUNGS]


@each_table
def test_both_kernels_take_the_same_tricks_in_the_same_worlds(options: dict[str, Option]) -> None:
    state, some = some_worlds(options, 3, 60)
    both: list[Dealt] = [
        FastKernel().take(state.rules, state.dealer, some),
        PlainKernel().take(state.rules, state.dealer, some),
    ]
    fast, plain = (dealt.play(jobs(state.rules, len(some))) for dealt in both)
    assert fast == plain


@each_table
def test_both_kernels_plan_alike(options: dict[str, Option]) -> None:
    state, some = some_worlds(options, 5, 100)
    fast = FastKernel().take(state.rules, state.dealer, some)
    plain = PlainKernel().take(state.rules, state.dealer, some)
    for seat in range(4):
        assert fast.plans(seat) == plain.plans(seat)


@each_table
def test_a_played_out_contract_is_what_the_players_do_at_the_table(options: dict[str, Option]) -> None:
    words = {3: "BID 5", ASK: "ASK", MOON: "MOON"}
    for seed in range(25):
        state = deal(RULESETS["bid"].with_options(**options), seed % 4, random.Random(seed))
        rung = RUNGS[seed % 3]
        trump = Suit(seed // 3 % 4)
        contracted = called(state, words[rung], trump, seed)
        assert contracted.contract is not None
        hands = [tuple(hand) for hand in contracted.hands]
        seat = contracted.contract.seat
        job = bid_job(state.rules, seat, rung, [trump], [0])
        dealt = PlainKernel().take(state.rules, state.dealer, [tuple(hands)])
        over = finished(named(contracted, trump))
        assert dealt.play([job]) == [[sum(tricks_won(over)[s] for s in state.rules.side(seat))]], seed


def called(state: State, word: str, trump: Suit, seed: int) -> State:
    """The state after somebody has made this call and has won the auction."""
    thumb = PLAYERS["thumb"]()
    caller = (state.dealer + 1 + seed % state.rules.seats) % state.rules.seats
    for _ in range(30):
        if state.phase not in (Phase.DEALER_DISCARD, Phase.CLAIM, Phase.BID):
            return state
        text = "PASS"
        if state.phase is Phase.DEALER_DISCARD:
            text = str(thumb.choose(view(state, state.to_act)))
        elif state.phase is Phase.BID and state.to_act == caller:
            text = word + f" {trump.letter}" * (state.rules.name_trump == "with_bid")
            caller = -1
        state = apply(state, parse_action(text))
    raise AssertionError("the auction does not end")


def named(state: State, trump: Suit) -> State:
    """The state after trump has been named, where it is to be."""
    return apply(state, parse_action(f"NAME {trump.letter}")) if state.phase is Phase.NAME else state


def finished(state: State) -> State:
    """The hand played to its end by the rule of thumb."""
    thumb = PLAYERS["thumb"]()
    for _ in range(60):
        if state.phase is Phase.OVER:
            return state
        state = apply(state, thumb.choose(view(state, state.to_act)))
    raise AssertionError("the hand does not end")
