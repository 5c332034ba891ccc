"""What cards are worth: in every game, exact where all worlds are looked at, better for what was heard."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from statistics import mean

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Card,
    CardSet,
    Keep,
    Option,
    Phase,
    Play,
    Ruleset,
    State,
    Suit,
    View,
    apply,
    parse_action,
    view,
)
from euchre_tutor.engine.phases.play import playable
from euchre_tutor.solver.bidding import worth
from euchre_tutor.solver.cards import MOST_ALL, CardStudy
from euchre_tutor.solver.estimates import estimate, in_slices, too_close
from euchre_tutor.solver.fast_kernel import FastKernel
from euchre_tutor.solver.hearing import Hearing
from euchre_tutor.solver.open_hands import solve
from euchre_tutor.solver.pasts import Pasts
from euchre_tutor.solver.pays import Pays
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.worlds import World, every_world, frame, worlds
from tests.solver.replays import allowed, as_it_is, hand_through
from tests.solver.tables import at_hand
from tests.solver.test_worlds import each_world_table


def looks(rules: Ruleset, seeds: range, share: float, name: str = "thumb") -> Iterator[tuple[State, View]]:
    """Positions in the play of hands."""
    for seed in seeds:
        rng = random.Random(seed)
        for state in hand_through(rules, seed, name):
            if state.phase is Phase.PLAY and rng.random() < share:
                yield state, view(state, state.to_act)


@each_world_table
def test_every_card_that_follows_suit_has_its_worth(game: str, options: dict[str, Option]) -> None:
    rules = RULESETS[game].with_options(**options)
    for state, seen in looks(rules, range(3), 0.3):
        found = estimate(seen, random.Random(1), worlds=6)
        assert [str(one.action) for one in found] == [f"PLAY {card}" for card in playable(state, seen.seat)]
        for one in found:
            assert one.worlds > 0 and one.error >= 0
            assert one.exact or len(one.samples) == one.worlds
            assert not one.exact or one.error == 0


@each_world_table
def test_the_worlds_heard_are_worlds(game: str, options: dict[str, Option]) -> None:
    rules = RULESETS[game].with_options(**options)
    for state, seen in looks(rules, range(3), 0.25):
        fixed = frame(seen)
        for kernel in (PlainKernel(), FastKernel()):
            some = Hearing(kernel, seen, fixed).worlds(random.Random(1), 8)
            assert 4 <= len(some) <= 8
            assert all(allowed(fixed, world) for world in some)
        world, likely = Pasts(seen, fixed).settled(as_it_is(state))
        assert allowed(fixed, world) and 0 < likely <= 1


def test_with_few_worlds_left_all_are_solved_and_the_worth_is_exact() -> None:
    checked = 0
    for state, seen in looks(RULESETS["bid"], range(12), 1):
        study = CardStudy(seen, PlainKernel())
        if not study.complete or seen.cards_left[seen.seat] < 2:
            continue
        found = estimate(seen, random.Random(1))
        fixed, pays = frame(seen), Pays(seen)
        some = list(every_world(fixed))
        weights = Hearing(FastKernel(), seen, fixed).weights(some, random.Random(1))
        assert len(some) <= MOST_ALL
        for one in found:
            assert one.exact and one.worlds == len(some)
        best = {one.action: one.points for one in found}
        again = {action: 0.0 for action in best}
        settled = Hearing(FastKernel(), seen, fixed).settled(some)
        for world, weight in zip(settled, weights, strict=True):
            for card, tricks in solved(state, world).items():
                own, others = pays.of_tricks(tricks)
                again[parse_action(f"PLAY {card}")] += (own - others) * weight / sum(weights)
        assert again == pytest.approx(best)
        checked += 1
        if checked == 8:
            break
    assert checked > 4


def solved(state: State, world: World) -> dict[Card, int]:
    """The tricks of the declarer's side with all hands open, if the cards lay like this."""
    chairs = state.rules.chairs
    return solve(replace(state, hands=tuple(map(CardSet.of, world[:chairs]))))


def heard(*words: str) -> Sequence[World]:
    """Worlds on the first lead that the dealer's left has to follow, after these calls from seat 1 on."""
    state = at_hand(RULESETS["bid"], 2, "9C TC 9D QD 9S TS")
    for word in words:
        state = apply(state, parse_action(word))
    lead = state.hands[state.to_act].cards[0]
    seen = view(apply(state, Play(lead)), 2)
    assert seen.on_turn
    return Hearing(FastKernel(), seen, frame(seen)).worlds(random.Random(1), 400)


def test_a_higher_bid_makes_the_makers_hand_better() -> None:
    rules, hearts = RULESETS["bid"], Suit.HEARTS
    low, high = (heard(f"BID {n}", "PASS", "PASS", "PASS", "NAME H") for n in (3, 5))
    lows, highs = (mean(worth(rules, CardSet.of(w[1]), hearts) for w in some) for some in (low, high))
    assert highs > lows + 30


def test_a_pass_makes_a_hand_worse() -> None:
    rules = RULESETS["bid"]
    passed = heard("BID 3", "PASS", "PASS", "PASS", "NAME H")
    silent = mean(max(worth(rules, CardSet.of(w[3]), suit) for suit in Suit) for w in passed)
    blind = frame(view(at_hand(rules, 2, "9C TC 9D QD 9S TS"), 2))
    some = islice(worlds(blind, random.Random(1)), 400)
    assert silent < mean(max(worth(rules, CardSet.of(w[3]), suit) for suit in Suit) for w in some) - 15


def test_what_is_heard_is_as_likely_as_it_weighs() -> None:
    """Sampled worlds come up as often as the weights of all worlds say."""
    checked = 0
    for _, seen in looks(RULESETS["bid"], range(20), 1):
        fixed = frame(seen)
        if not 6 <= fixed.deals.count <= 40:
            continue
        hearing = Hearing(FastKernel(), seen, fixed)
        some = list(every_world(fixed))
        weights = hearing.weights(some, random.Random(1))
        share = {key(world): weight / sum(weights) for world, weight in zip(some, weights, strict=True)}
        if min(share.values()) < 0.004:
            continue  # where most worlds speak against the calls the differences are levelled
        taken = Counter(key(world) for n in range(6) for world in hearing.worlds(random.Random(n), 500))
        number = taken.total()
        for world, chance in share.items():
            assert abs(taken[world] / number - chance) < 5 * (chance / number) ** 0.5 + 0.01
        checked += 1
        if checked == 4:
            break
    assert checked


def key(world: World) -> tuple[CardSet, ...]:
    """What lies where."""
    return tuple(map(CardSet.of, world))


def test_the_same_seed_gives_the_same_worth() -> None:
    _, seen = next(looks(RULESETS["cutthroat"], range(3), 0.3))
    assert estimate(seen, random.Random(5), worlds=12) == estimate(seen, random.Random(5), worlds=12)


def test_the_worth_grows_in_steps_and_a_first_answer_is_soon_there() -> None:
    _, seen = next(looks(RULESETS["bid"], range(3), 1))
    sizes = [one.estimates[0].worlds for one in in_slices(seen, random.Random(1), worlds=20)]
    assert sizes == sorted(set(sizes)) and sizes[0] <= 6 and len(sizes) > 2


def test_a_winner_that_must_be_cashed_is_clearly_best() -> None:
    """With the last trumps out, a sure trick in hand and one trick missing, nothing else is as good."""
    state = at_hand(RULESETS["bid"], 1, "JH JD AH KH QH 9C")
    for word in ("MOON", "PASS", "PASS", "PASS", "NAME H"):
        state = apply(state, parse_action(word))
    found = {str(one.action): one for one in estimate(view(state, 1), random.Random(1), worlds=20)}
    assert found["PLAY JH"].points > found["PLAY 9C"].points
    assert not too_close(found["PLAY JH"], found["PLAY 9C"])


def trumps_held(some: Iterable[World], seen: View, seat: int) -> float:
    """How many trumps the seat holds on average."""
    return mean(sum(map(seen.order.is_trump, world[seat])) for world in some)


def test_a_maker_holds_the_best_of_the_cards_that_he_could_keep() -> None:
    checked = 0
    for _, seen in looks(RULESETS["cutthroat"], range(12), 1):
        assert seen.contract is not None
        maker = seen.contract.seat
        merged = any(isinstance(action, Keep) for _, action in seen.calls)
        if not merged or seen.seat == maker or seen.complete_tricks:
            continue
        fixed = frame(seen)
        blind = trumps_held(islice(worlds(fixed, random.Random(1)), 200), seen, maker)
        heard_of = Hearing(FastKernel(), seen, fixed).worlds(random.Random(1), 100)
        assert trumps_held(heard_of, seen, maker) > blind + 0.3
        checked += 1
    assert checked > 3


def test_a_dealer_lays_no_trump_away_who_has_another_card() -> None:
    checked = 0
    for _, seen in looks(RULESETS["turn_up"], range(20), 1):
        dealer, pile = seen.dealer, seen.rules.chairs + seen.dealer
        if not seen.upcard_taken or seen.seat == dealer or seen.complete_tricks or seen.sitting_out:
            continue
        for world in Hearing(PlainKernel(), seen, frame(seen)).worlds(random.Random(1), 30):
            laid, held = world[pile], world[dealer]
            assert not any(map(seen.order.is_trump, laid)) or all(map(seen.order.is_trump, held))
        checked += 1
    assert checked > 3
