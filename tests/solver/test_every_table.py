"""Hands of every game played out in numpy, in plain Python, and by players at the table, trick for trick."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Phase,
    Ruleset,
    State,
    Suit,
    apply,
    deal,
    legal_actions,
    tricks_won,
    view,
)
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.bidding import ask_rung, moon_rung
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.rollouts import Dealt, Job, Kernel, Table, bid_job
from euchre_tutor.solver.seating import Defence, by_seat, seating_of
from euchre_tutor.solver.situations import known_aside
from euchre_tutor.solver.worlds import World
from tests.engine.mixes import mixes
from tests.solver.test_twins import called, finished, named

THUMB = PLAYERS["thumb"]()
KERNELS: tuple[Kernel, ...] = (FastKernel(), PlainKernel())
any_game = pytest.mark.parametrize("game", RULESETS)


def tables(game: str) -> list[Ruleset]:
    """The game, with every pack and with enough options that every pair of them meets."""
    return [rules for rules in (RULESETS[game], *mixes(RULESETS[game])) if rules.renege_mode == "prevent"]


def in_play(rules: Ruleset, seed: int) -> Iterator[State]:
    """States in the play of one hand: begun by chance, gone on with by thumb, as in a hand played out."""
    rng = random.Random(seed)
    state = deal(rules, seed % rules.seats, rng)
    while state.phase not in (Phase.PLAY, Phase.OVER):
        wild = rng.random() < 0.5
        state = apply(
            state, rng.choice(legal_actions(state)) if wild else THUMB.choose(view(state, state.to_act))
        )
    while state.phase is Phase.PLAY:
        yield state
        state = apply(state, THUMB.choose(view(state, state.to_act)))


def table(state: State) -> Table:
    """The table as it stands, nobody knowing more than the others."""
    seen = view(state, state.to_act)
    assert state.contract is not None and state.contract.trump is not None
    seating = seating_of(seen)
    gone = [card for trick in state.complete_tricks for _, card in trick]
    given = tuple(card for _, card in state.trick)
    return Table(state.contract.trump, seating, tuple(gone), given, ((),) * len(seating.seats))


def resumed(kernel: Kernel, state: State) -> tuple[int, ...]:
    """The tricks of each seat at the end, by the kernel."""
    rules, at = state.rules, table(state)
    laid = tuple(tuple(known_aside(view(state, seat))) for seat in range(rules.seats))
    dealt = kernel.take(rules, state.dealer, [tuple(map(tuple, state.hands))], [laid])
    (tally,) = dealt.resume_tallies(at)
    more = by_seat(tally, at.seating.seats, rules.seats)
    return tuple(before + later for before, later in zip(tricks_won(state), more, strict=True))


@any_game
@pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_a_hand_goes_on_as_the_players_play_it(game: str, share: int) -> None:
    checked = set()
    for seed, rules in enumerate(tables(game)[::share]):
        states = list(in_play(rules, seed))
        for state in states[:: max(1, len(states) // 5)]:
            over = tricks_won(finished(state))
            assert all(resumed(kernel, state) == over for kernel in KERNELS), (seed, str(rules))
            seating = seating_of(view(state, state.to_act))
            checked.add((len(seating.seats), seating.declaring.count(True), seating.defence))
    assert share > 1 or checked >= SHAPES[game], checked


TOGETHER, APART = Defence.TOGETHER, Defence.APART
SHAPES = {
    "bid": {(4, 2, TOGETHER), (3, 1, TOGETHER)},
    "ghost": {(3, 1, TOGETHER), (3, 1, APART), (3, 1, Defence.STOPPING)},
    "double_deck": {(4, 2, TOGETHER), (3, 1, TOGETHER)},
    "cutthroat": {(3, 1, TOGETHER), (2, 1, TOGETHER)},
    "turn_up": {(4, 2, TOGETHER), (3, 1, TOGETHER), (2, 1, TOGETHER)},
    "two_handed": {(2, 1, TOGETHER)},
}


@any_game
def test_both_kernels_agree_on_many_deals_at_once(game: str) -> None:
    for seed, rules in enumerate(tables(game)[:5]):
        for state in list(in_play(rules, seed))[:1]:
            at, rng = table(state), random.Random(seed)
            some = [shuffled(state, rng) for _ in range(40)]
            dealt: list[Dealt] = [kernel.take(rules, state.dealer, some) for kernel in KERNELS]
            jobs = [Job(at.seating, trump, range(40)) for trump in Suit]
            fast, plain = ((one.resume_tallies(at), one.tallies(jobs), one.play(jobs)) for one in dealt)
            assert fast == plain


def shuffled(state: State, rng: random.Random) -> World:
    """The hands of all chairs as they might be dealt just as well."""
    cards = [card for hand in state.hands for card in hand]
    rng.shuffle(cards)
    rest = iter(cards)
    return tuple(tuple(next(rest) for _ in hand) for hand in state.hands)


@pytest.mark.parametrize("game", ["bid", "double_deck", "ghost"])
def test_a_contract_of_the_auction_comes_to_what_the_players_make_of_it(game: str) -> None:
    for seed, rules in enumerate(tables(game)[::2]):
        state = deal(rules, seed % rules.seats, random.Random(seed))
        rung, word = (ask_rung(rules), "ASK") if rules.partnerships else (moon_rung(rules), "MOON")
        contracted = called(state, word, Suit(seed % 4), seed)
        assert contracted.contract is not None
        hands = tuple(map(tuple, contracted.hands))
        job = bid_job(rules, contracted.contract.seat, rung, Suit(seed % 4), [0])
        over = tricks_won(finished(named(contracted, Suit(seed % 4))))
        for kernel in KERNELS:
            ((tally,),) = kernel.take(rules, state.dealer, [hands]).tallies([job])
            assert by_seat(tally, job.seating.seats, rules.seats) == over, (seed, str(rules))
