"""What is said of an action is what happens at the table when all go on by the rule of thumb."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Bid,
    Discard,
    Name,
    Option,
    Pass,
    Phase,
    Ruleset,
    State,
    apply,
    deal,
    legal_actions,
    score,
    view,
)
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver import rollouts
from euchre_tutor.solver.estimates import NoEstimate, estimate, gap, in_slices, study, too_close
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.plain_kernel import PlainDealt, PlainKernel
from euchre_tutor.solver.plain_turned import PlainTurned
from euchre_tutor.solver.plays import PlayStudy
from euchre_tutor.solver.worlds import Frame, World
from tests.solver.replays import as_it_is
from tests.solver.tables import TABLES, at_hand
from tests.solver.test_twins import finished

each_table = pytest.mark.parametrize("options", TABLES, ids=str)
THUMB = PLAYERS["thumb"]()


@dataclass
class OneWorld(PlainKernel):
    """A kernel that deals nothing but one world, with the seat's own hand as the frame has it."""

    world: World
    usual: int = 1
    slice: int = 1
    pools: tuple[int, int] = (1, 1)

    def deal(self, rules: Ruleset, dealer: int, fixed: Frame, rng: random.Random, number: int) -> PlainDealt:
        chairs = zip(fixed.known[: rules.chairs], fixed.need[: rules.chairs], self.world, strict=True)
        seats = [tuple(have) if not need else hand for have, need, hand in chairs]
        return PlainDealt(rules, dealer, [tuple(seats)])

    def turned(
        self, rules: Ruleset, dealer: int, fixed: Frame, rng: random.Random, number: int
    ) -> PlainTurned:
        return PlainTurned(rules, dealer, [self.world])


def positions(options: dict[str, Option], number: int, steps: int = 40) -> Iterator[State]:
    """States all along hands that are bid and played by rule of thumb, now and then at random."""
    for seed in range(number):
        rng = random.Random(seed)
        state = deal(RULESETS["bid"].with_options(**options), seed % 4, rng)
        for _ in range(steps):
            if state.phase in (Phase.OVER, Phase.CLAIMS):
                break
            yield state
            action = THUMB.choose(view(state, state.to_act))
            wild = rng.random() < 0.15 and state.phase is not Phase.PLAY
            state = apply(state, rng.choice(legal_actions(state)) if wild else action)


def points(state: State, action: Action) -> int:
    """The points by which the seat to act comes out ahead if it does this and all go on by thumb."""
    seat = state.to_act
    result = score(finished(apply(state, action)))
    return result[seat] - result[(seat + 1) % 4]


@each_table
def test_in_one_world_the_worth_of_an_action_is_what_comes_of_it(options: dict[str, Option]) -> None:
    checked = 0
    for state in positions(options, 3):
        for action, worth in worths(state):
            assert worth == points(state, action), (state.phase, str(action))
            checked += 1
    assert checked > 50


def worths(state: State) -> Iterator[tuple[Action, float]]:
    """What is said of the actions after which nobody but the rule of thumb decides, in this one world."""
    world = as_it_is(state)
    seen = view(state, state.to_act)
    if state.phase in (Phase.PLAY, Phase.EXCHANGE):
        plays = PlayStudy(seen, PlainKernel())
        for action in plays.lawful():
            ((mine, theirs),) = plays.after(action, [world])
            yield action, mine - theirs
    elif not state.rules.ace_no_face or state.phase is Phase.NAME:  # others' claims are left out
        this = OneWorld(world[: state.rules.chairs])
        for one in study(seen, random.Random(1), worlds=1, by=this).estimates:
            again = state.rules.bidding_rounds != 1  # then one's own later suit is the best, not the thumb's
            if isinstance(one.action, Name | Discard) or (isinstance(one.action, Pass) and not again):
                yield one.action, one.points


# ---- what holds of every estimate


@each_table
def test_every_legal_action_has_its_estimate_in_order(options: dict[str, Option]) -> None:
    for state in positions(options, 1):
        seen = view(state, state.to_act)
        found = estimate(seen, random.Random(1), worlds=8)
        cards = state.phase is Phase.PLAY and state.rules.renege_mode == "allow"
        wanted = [a for a in seen.legal if not cards or a in {one.action for one in found}]
        assert [one.action for one in found] == wanted
        for one in found:
            assert one.worlds > 0 and one.error >= 0 and abs(one.points) < 60
            assert one.exact or len(one.samples) == one.worlds


@each_table
def test_both_kernels_say_the_same_within_their_errors(options: dict[str, Option]) -> None:
    for seed in range(2):
        state = deal(RULESETS["bid"].with_options(**options), seed % 4, random.Random(seed))
        while state.phase is not Phase.BID:
            state = apply(state, THUMB.choose(view(state, state.to_act)))
        seen = view(state, state.to_act)
        fast = study(seen, random.Random(1), worlds=800, by=FastKernel()).estimates
        plain = study(seen, random.Random(2), worlds=60, by=PlainKernel()).estimates
        for a, b in zip(fast, plain, strict=True):
            assert abs(a.points - b.points) <= 5 * (a.error**2 + b.error**2) ** 0.5 + 0.3, str(a.action)


def test_the_figures_of_a_call_hang_together() -> None:
    state = at_hand(RULESETS["bid"], 1, "JH AH KH AS 9C TD")
    seen = study(view(state, 1), random.Random(1))
    assert seen.outlook is not None
    for one in seen.estimates:
        if isinstance(one.action, Bid):
            assert one.tricks is not None and one.chance is not None and one.trump is not None
            assert sum(one.tricks) == pytest.approx(1)
            assert one.chance == pytest.approx(sum(one.tricks[one.action.tricks :]))
            assert one.chance == pytest.approx(seen.outlook.suits[one.trump].chance_of(one.action.tricks))
    bids = {str(one.action): one for one in seen.estimates}
    chances = [bids[word].chance for word in ("BID 3", "BID 4", "BID 5")]
    stands = [bids[word].stands for word in ("BID 3", "BID 4", "BID 5", "ASK", "MOON")]
    assert chances == sorted(chances, key=lambda c: -(c or 0))
    assert stands == sorted(stands, key=lambda s: s or 0) and stands[-1] == 1.0


def test_a_sure_hand_is_worth_what_it_surely_makes() -> None:
    rules = RULESETS["bid"]
    state = at_hand(rules, 0, "JH JD AH KH QH TH")
    for _ in range(3):
        state = apply(state, Pass())
    worth = {str(one.action): one for one in estimate(view(state, 0), random.Random(1))}
    assert (worth["PASS"].points, worth["BID 5"].points) == (0, 6)
    assert (worth["MOON"].points, worth["MOON"].error) == (24, 0)
    assert 6 < worth["ASK"].points < 12  # a trump must go, and what comes for it may lose


def test_the_same_seed_gives_the_same_figures_and_worlds_say_so() -> None:
    seen = view(deal(RULESETS["bid"], 0, random.Random(4)), 1)
    first, second = (estimate(seen, random.Random(7), worlds=200) for _ in range(2))
    assert first == second
    assert all(one.worlds == 200 for one in first)


def test_slices_grow_to_the_whole() -> None:
    seen = view(deal(RULESETS["bid"], 0, random.Random(4)), 1)
    sizes = [one.estimates[0].worlds for one in in_slices(seen, random.Random(1))]
    assert sizes == [250, 500, 750, 1000]


def test_a_budget_is_kept_roughly_and_gives_one_slice_at_least() -> None:
    seen = view(deal(RULESETS["bid"], 0, random.Random(4)), 1)
    assert estimate(seen, random.Random(1), budget_ms=1)[0].worlds == 250
    assert estimate(seen, random.Random(1), budget_ms=400)[0].worlds >= 500


def test_a_gap_is_measured_world_by_world() -> None:
    state = at_hand(RULESETS["bid"], 0, "JH AH KH AS 9C TD")
    for _ in range(3):
        state = apply(state, Pass())
    three, four = (
        one for one in estimate(view(state, 0), random.Random(1)) if str(one.action) in ("BID 3", "BID 4")
    )
    points, error = gap(three, four)
    assert points == pytest.approx(three.points - four.points)
    assert error < (three.error**2 + four.error**2) ** 0.5
    assert too_close(three, three) and not too_close(three, four)


def test_calls_heard_make_the_callers_hands_better() -> None:
    state = at_hand(RULESETS["bid"], 2, "9C TC 9D QD 9S TS")
    silent, bid = (
        estimate(view(apply(state, call), 2), random.Random(1), worlds=2500)[0] for call in (Pass(), Bid(4))
    )
    assert bid.points < silent.points - 0.2


def test_without_numpy_the_plain_kernel_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "NUMPY", False)
    seen = view(deal(RULESETS["bid"], 0, random.Random(4)), 1)
    assert isinstance(rollouts.kernel(), PlainKernel)
    assert estimate(seen, random.Random(1))[0].worlds == PlainKernel.usual


def test_numpy_is_not_loaded_before_it_is_wanted() -> None:
    code = "import sys, euchre_tutor.tutor.feedback, euchre_tutor.players; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


def test_there_is_nothing_to_say_out_of_turn_or_about_reneges() -> None:
    state = deal(RULESETS["bid"], 0, random.Random(1))
    with pytest.raises(ValueError, match="not on turn"):
        estimate(view(state, 3), random.Random(1))
    with pytest.raises(ValueError, match="worlds"):
        estimate(view(state, 1), random.Random(1), worlds=0)
    claims = in_claims()
    with pytest.raises(NoEstimate) as caught:
        estimate(view(claims, claims.to_act), random.Random(1))
    assert caught.value.phase is Phase.CLAIMS


def in_claims() -> State:
    """A hand that has come to its last round of claims."""
    rules = RULESETS["bid"].with_options(renege_mode="allow")
    for state in (deal(rules, 0, random.Random(seed)) for seed in range(20)):
        for _ in range(60):
            if state.phase is Phase.CLAIMS:
                return state
            if state.phase is Phase.OVER:
                break
            state = apply(state, THUMB.choose(view(state, state.to_act)))
    raise AssertionError("no hand came to claims")
