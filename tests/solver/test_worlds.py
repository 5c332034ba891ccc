"""Deals that a view allows: who did not follow has none left, but only where that is proven."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from euchre_tutor.engine import (
    RULESETS,
    CardSet,
    Option,
    Phase,
    Play,
    State,
    apply,
    deal,
    parse_action,
    ranking,
    view,
)
from euchre_tutor.solver.worlds import Frame, every_world, frame, worlds
from tests.solver.replays import allowed, any_world, consistent, hand_through
from tests.solver.tables import TABLES


def after_a_discard(mode: str, seed: int) -> tuple[State, int] | None:
    """A hand of legal plays up to a card that did not follow suit, and who threw it."""
    state = deal(RULESETS["bid"].with_options(renege_mode=mode), 3, random.Random(seed))
    for word in ("BID 3", "PASS", "PASS", "PASS", "NAME H"):
        state = apply(state, parse_action(word))
    order = ranking(state.rules, state.contract.trump if state.contract else None)
    while state.phase is Phase.PLAY:
        seat, led = state.to_act, order.suit_of(state.trick[0][1]) if state.trick else None
        following = order.followers(state.hands[seat], led) if led else state.hands[seat]
        card = (following or state.hands[seat]).cards[0]
        state = apply(state, Play(card))
        if led and order.suit_of(card) != led and len(state.complete_tricks) < 5:
            return state, seat
    return None


@pytest.mark.parametrize("mode, proves", [("prevent", True), ("allow", False)])
def test_a_card_of_another_suit_proves_a_void_only_where_reneges_are_prevented(
    mode: str, proves: bool
) -> None:
    found = [hand for seed in range(30) if (hand := after_a_discard(mode, seed))]
    assert len(found) > 10
    for state, thrower in found:
        fixed = frame(view(state, (thrower + 1) % 4))
        assert bool(fixed.barred[thrower]) <= proves
    assert any(frame(view(state, (thrower + 1) % 4)).barred[thrower] for state, thrower in found) == proves


# ---- the engine's own word: dealt again and played again, does the hand look the same?

WORLD_TABLES: list[tuple[str, dict[str, Option]]] = [
    ("bid", {}),
    ("bid", {"joker": True, "ask_order": "gift_first"}),
    ("bid", {"renege_mode": "allow"}),
    ("ghost", {}),
    ("ghost", {"ghost_swap": "chain"}),
    ("double_deck", {}),
    ("cutthroat", {}),
    ("cutthroat", {"deck": 32, "merge_pool": "before_discard"}),
    ("cutthroat", {"joker": True, "may_bury_upcard": True, "defend_alone": True}),
    ("turn_up", {}),
    ("turn_up", {"defend_alone": True, "may_bury_upcard": False, "joker": True}),
    ("two_handed", {}),
    ("two_handed", {"two_handed_dummy": "each3", "dealer_may_decline": False}),
    ("two_handed", {"two_handed_dummy": "maker2", "deck": 32}),
]
each_world_table = pytest.mark.parametrize("game, options", WORLD_TABLES, ids=str)


def looks(game: str, options: dict[str, Option], hands: int, share: float) -> Iterator[tuple[State, Frame]]:
    """Positions all along hands of this table, with what the seat on turn knows."""
    rules = RULESETS[game].with_options(**options)
    for seed in range(hands):
        rng = random.Random(seed)
        for state in hand_through(rules, seed, "random" if seed % 3 else "thumb"):
            fixed = frame(view(state, state.to_act))
            if state.phase is not Phase.CLAIMS and fixed.dealer_throws is None and rng.random() < share:
                yield state, fixed


def check_worlds(game: str, options: dict[str, Option], hands: int, share: float) -> None:
    """Of worlds at random those are allowed, and those alone, that the engine can bring about."""
    said: Counter[bool] = Counter()
    for number, (state, fixed) in enumerate(looks(game, options, hands, share)):
        rng = random.Random(number)
        for world in (any_world(fixed, rng), next(worlds(fixed, rng))):
            assert allowed(fixed, world) == consistent(state, state.to_act, world)
            said[allowed(fixed, world)] += 1
        assert allowed(fixed, world)  # the last one is from among those that it should be from
    assert said[True] and (said[False] or state.rules.renege_mode == "allow")


@each_world_table
def test_the_worlds_are_those_that_the_engine_can_bring_about(game: str, options: dict[str, Option]) -> None:
    check_worlds(game, options, hands=5, share=0.3)


@pytest.mark.slow
@each_world_table
def test_the_worlds_are_right_all_along_many_hands(game: str, options: dict[str, Option]) -> None:
    check_worlds(game, options, hands=60, share=0.6)


@pytest.mark.slow
@pytest.mark.parametrize("options", [table for table in TABLES if "ask_cards" in table], ids=str)
def test_the_worlds_are_right_however_cards_are_exchanged(options: dict[str, Option]) -> None:
    check_worlds("bid", options, hands=12, share=0.1)


@each_world_table
def test_the_hand_as_it_is_is_among_the_worlds_of_every_seat(game: str, options: dict[str, Option]) -> None:
    rules = RULESETS[game].with_options(**options)
    for seed in range(4):
        for state in hand_through(rules, seed, "random" if seed % 2 else "thumb"):
            true = [*state.hands, *state.laid[: rules.seats], state.stock]
            for seat in range(rules.seats):
                fixed = frame(view(state, seat))
                if fixed.dealer_throws is None:
                    assert [len(pile) for pile in true] == [
                        len(have) + need for have, need in zip(fixed.known, fixed.need, strict=True)
                    ]
                    assert not any(have - pile for have, pile in zip(fixed.known, true, strict=True))
                    assert allowed(fixed, tuple(tuple(pile) for pile in true))


def test_all_worlds_of_the_last_tricks_are_found() -> None:
    rules, checked = RULESETS["bid"], 0
    for seed in range(5):
        for state in hand_through(rules, seed, "random" if seed % 2 else "thumb"):
            fixed = frame(view(state, state.to_act))
            if state.phase is Phase.PLAY and 1 < fixed.deals.count <= 24:
                found = {tuple(map(CardSet.of, world)) for world in every_world(fixed)}
                assert len(found) == fixed.deals.count
                tried = {tuple(map(CardSet.of, any_world(fixed, random.Random(n)))) for n in range(150)}
                right = {w for w in tried if consistent(state, state.to_act, tuple(map(tuple, w)))}
                assert right <= found
                assert all(consistent(state, state.to_act, tuple(map(tuple, w))) for w in found)
                checked += 1
    assert checked > 4
