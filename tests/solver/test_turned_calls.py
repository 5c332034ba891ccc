"""All that is decided before the play of a turn-up game: its worth is what comes of it at the table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euchre_tutor.engine import (
    JOKER,
    RULESETS,
    Action,
    Card,
    CardSet,
    Discard,
    Keep,
    Pass,
    Phase,
    Ruleset,
    State,
    View,
    apply,
    deal,
    deal_from,
    dealing_order,
    legal_actions,
    score,
    shuffled,
    view,
)
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import estimate, study
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.payoffs import against
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.plain_turned import PlainTurned
from euchre_tutor.solver.rollouts import Job, Kernel
from euchre_tutor.solver.seating import turned_seating
from euchre_tutor.solver.turned_courses import Courses, Part, Turn
from euchre_tutor.solver.turned_past import as_now, dealt_frame, likely_parts, turn_of
from euchre_tutor.solver.turned_worlds import Turned
from tests.engine.helpers import run
from tests.solver.same_figures import both_kernels_agree, hidden_cards_change_nothing
from tests.solver.test_estimates import OneWorld
from tests.solver.test_every_table import tables
from tests.solver.test_twins import finished

THUMB = PLAYERS["thumb"]()
TURNED = [name for name, rules in RULESETS.items() if rules.turns_up]
any_turned = pytest.mark.parametrize("game", TURNED)


def calling(rules: Ruleset, seed: int) -> Iterator[State]:
    """States before the play of one hand: said now and then by chance, cards laid away and kept by thumb."""
    rng = random.Random(seed)
    state = deal_from(rules, seed % rules.seats, pack(rules, rng))
    while state.phase not in (Phase.PLAY, Phase.OVER):
        yield state
        usual, some = THUMB.choose(view(state, state.to_act)), rng.choice(legal_actions(state))
        if Pass() in legal_actions(state) and rng.random() < 0.5:
            usual = Pass()
        state = apply(state, some if rng.random() < 0.35 and not isinstance(some, Discard | Keep) else usual)


def pack(rules: Ruleset, rng: random.Random) -> list[Card]:
    """The pack shuffled; half of the jokers that there are come to be turned up."""
    cards = list(shuffled(rules.cards, rng))
    if rules.joker and rules.benny_upcard != "redeal" and rng.random() < 0.5:
        turned = len(dealing_order(rules, 0))
        at = cards.index(JOKER)
        cards[at], cards[turned] = cards[turned], cards[at]
    return cards


def points(state: State, action: Action) -> float:
    """How far the seat to act comes out ahead if it does this and all go on by thumb."""
    mine, theirs = against(score(finished(apply(state, action))), state.rules, state.to_act)
    return mine - theirs


@any_turned
@pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_in_one_world_every_decision_is_worth_what_comes_of_it(game: str, share: int) -> None:
    phases, rng = set(), random.Random(1)
    for seed, rules in enumerate(tables(game)[::share]):
        states = list(calling(rules, seed))
        for state in states:
            by = OneWorld(tuple(map(tuple, states[0].hands)))
            found = study(view(state, state.to_act), random.Random(1), worlds=1, by=by).estimates
            for one in rng.sample(found, min(len(found), 5)):
                assert one.points == points(state, one.action), (seed, str(rules), state.calls, one)
            phases.add(state.phase)
    assert phases >= {Phase.ORDER, *(PHASES[game] if share == 1 else ())}, phases


def test_a_dealer_without_the_dummy_lays_away_what_costs_least() -> None:
    rules = RULESETS["cutthroat"].with_options(merge_pool="before_discard")
    for seed, words in enumerate(("ALONE", "WITH; DECLINE") * 4):
        start = deal(rules, 0, random.Random(seed))
        state = run(start, f"PASS; PASS; ORDER; {words}")
        assert state.phase is Phase.DEALER_DISCARD
        by = OneWorld(tuple(map(tuple, start.hands)))
        for one in study(view(state, 0), random.Random(1), worlds=1, by=by).estimates:
            assert one.points == points(state, one.action), (seed, one)


PHASES = {
    "cutthroat": {Phase.BENNY, Phase.MAKER_ALONE, Phase.MERGE, Phase.DEFENDER_ALONE},
    "turn_up": {Phase.BENNY, Phase.MAKER_ALONE, Phase.DEFENDER_ALONE},
    "two_handed": {Phase.MERGE},
}


# ---- the worlds


def several(game: str, number: int) -> Iterator[View]:
    """Views before the play, at every table of the game."""
    for seed, rules in enumerate(tables(game)[:number]):
        for state in calling(rules, seed):
            yield view(state, state.to_act)


@any_turned
def test_a_world_is_all_cards_once_and_as_many_in_each_hand_as_everybody_sees(game: str) -> None:
    for seen in several(game, 12):
        rules = seen.rules
        dealt = PlainKernel().turned(rules, seen.dealer, dealt_frame(seen), random.Random(1), 3)
        now = as_now(seen, dealt)
        assert isinstance(now, PlainTurned)
        for world, laid in zip(now._worlds, now._none_laid(), strict=True):
            seats = [seat for seat in range(rules.seats) if seat not in seen.sitting_out]
            if seen.phase is not Phase.BENNY:
                assert [len(world[seat]) for seat in seats] == [seen.cards_left[seat] for seat in seats]
                assert CardSet.of(world[seen.seat]) == seen.hand
            cards = [card for pile in (*world[: rules.chairs], *laid) for card in pile]
            assert len(set(cards)) == len(cards)
            assert (seen.upcard in cards) == seen.upcard_taken


@any_turned
def test_both_kernels_say_and_do_the_same_in_the_same_worlds(game: str) -> None:
    for number, seen in enumerate(several(game, 4)):
        turn = turn_of(seen)
        if turn is not None and seen.contract is None:
            fixed, rng = dealt_frame(seen), random.Random(number)
            plain = PlainKernel().turned(seen.rules, seen.dealer, fixed, rng, 10)
            fast = FastKernel().turned_as(seen.rules, seen.dealer, plain._worlds)
            assert all(said(fast, turn, seat) == said(plain, turn, seat) for seat in range(seen.rules.seats))
            assert ends(FastKernel(), fast, turn) == ends(PlainKernel(), plain, turn)


def said(dealt: Turned, turn: Turn, seat: int) -> list[list[int]]:
    """What the seat says in each of the worlds."""
    courses = Courses(turn)
    lone = [dealt.goes_alone(seat, turn.suit)] if turn.rules.lone_play else []
    return [
        dealt.order_codes(seat, turn.upcard, turn.suit),
        dealt.call_codes(seat, courses.suits(seat), courses.stuck(seat)),
        dealt.takes_up(turn.upcard, turn.suit),
        *lone,
    ]


def ends(kernel: Kernel, dealt: Turned, turn: Turn) -> dict[int, tuple[object, bool, int]]:
    """How it goes in each world from the first call on: the contract, the turned card and the tricks."""
    part = Part(dealt, range(dealt.count))
    parts = [p for p in Courses(turn).order_round(part, turn.around(turn.first)) if p.contract]
    seatings = [turned_seating(turn.rules, turn.dealer, p.made) for p in parts]
    jobs = [Job(seated, p.trump, range(len(p.rows))) for p, seated in zip(parts, seatings, strict=True)]
    tallies = kernel.tallies([(p.dealt, job) for p, job in zip(parts, jobs, strict=True)])
    return {
        row: (p.contract, p.taken, tally)
        for p, won in zip(parts, tallies, strict=True)
        for row, tally in zip(p.rows, won, strict=True)
    }


# ---- estimates


@any_turned
def test_every_decision_has_its_estimate_in_order(game: str) -> None:
    for seen in several(game, 5):
        found = estimate(seen, random.Random(1), worlds=20)
        assert [one.action for one in found] == list(seen.legal)
        assert all(one.worlds == len(one.samples) > 0 and one.error >= 0 for one in found)


@any_turned
def test_both_kernels_estimate_the_same_within_their_errors(game: str) -> None:
    for seed, rules in enumerate(tables(game)[:2]):
        state = deal(rules, seed % rules.seats, random.Random(seed))
        seen = view(state, state.to_act)
        both_kernels_agree(seen, 40)


@any_turned
def test_hidden_cards_change_no_figure(game: str) -> None:
    for seed, rules in enumerate(tables(game)[:4]):
        for state in calling(rules, seed):
            hidden_cards_change_nothing(state, seed, 20)


def test_who_passes_would_not_have_called_and_who_calls_would() -> None:
    rules, found = RULESETS["turn_up"], {"": [0, 0], "PASS": [0, 0], "ORDER": [0, 0]}
    for seed in range(8):
        state = deal(rules, 0, random.Random(seed))
        for words, counts in found.items():
            seen = view(run(state, words), 0)
            turn = turn_of(seen)
            assert turn is not None
            part = likely_parts(FastKernel(), seen, dealt_frame(seen), random.Random(seed), 400)
            codes = part.dealt.order_codes(1, turn.upcard, turn.suit)
            counts[0] += sum(code > 0 for code in codes)
            counts[1] += len(codes)
    silent, passed, called = (many / of for many, of in found.values())
    assert passed < silent / 2 and called > 4 * silent
