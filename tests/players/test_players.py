"""The players play any table by the rules, know only their view, and leave nothing else to chance."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre_tutor.engine import (
    RULESETS,
    CardSet,
    Claim,
    Discard,
    Give,
    Name,
    Option,
    Pass,
    Phase,
    Ruleset,
    State,
    apply,
    deal,
    legal_actions,
    parse_action,
    ranking,
    score,
    view,
)
from euchre_tutor.players import PLAYERS
from tests.players.paces import fewer, looked_at
from tests.solver.tables import TABLES, at_hand

MOST_ACTIONS = 200  # far more than any hand takes


def played(state: State, names: tuple[str, ...], seed: int = 1) -> State:
    """The hand played to its end by these players."""
    players = [PLAYERS[name](random.Random(seed)) for name in names]
    for _ in range(MOST_ACTIONS):
        if state.phase is Phase.OVER:
            return state
        action = players[state.to_act].choose(view(state, state.to_act))
        assert action in legal_actions(state), (state, action)
        state = apply(state, action)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_player_plays_any_table_by_its_rules(name: str, options: dict[str, Option]) -> None:
    rules = RULESETS["bid"].with_options(**options)
    for seed in range(fewer(name, 12)):
        state = deal(rules, seed % 4, random.Random(seed))
        for names in ((name,) * 4, (name, "random", name, "thumb"))[-fewer(name, 2) :]:
            assert len(score(played(state, names, seed))) == 4


@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_change_no_choice(name: str) -> None:
    rules = RULESETS["bid"].with_options(joker=True, ask_cards=2)
    for seed in range(fewer(name, 40)):
        state = deal(rules, seed % 4, random.Random(seed))
        players = [PLAYERS["thumb"]() for _ in range(4)]
        for step in range(MOST_ACTIONS):
            if state.phase is Phase.OVER:
                break
            seat = state.to_act
            other = hidden_swapped(state, seat, random.Random(step))
            if view(other, seat) == view(state, seat) and looked_at(name, step):
                first, second = (
                    PLAYERS[name](random.Random(step)).choose(view(s, seat)) for s in (state, other)
                )
                assert first == second
            state = apply(state, players[seat].choose(view(state, seat)))


def hidden_swapped(state: State, seat: int, rng: random.Random) -> State:
    """The state with the cards in the other hands dealt anew among those hands."""
    others = [s for s in range(4) if s != seat]
    cards = [card for s in others for card in state.hands[s]]
    rng.shuffle(cards)
    hands = list(state.hands)
    for s in others:
        size = len(hands[s])
        hands[s], cards = CardSet.of(cards[:size]), cards[size:]
    return replace(state, hands=tuple(hands))


def test_a_player_out_of_turn_is_refused() -> None:
    state = deal(RULESETS["bid"], 0, random.Random(1))
    for factory in PLAYERS.values():
        with pytest.raises(ValueError, match="not on turn"):
            factory().choose(view(state, 3))


# ---- what the rule of thumb says


def thumb(state: State) -> str:
    """The word of the rule of thumb's choice."""
    return str(PLAYERS["thumb"]().choose(view(state, state.to_act)))


def said(state: State, *words: str) -> State:
    """The state after these words."""
    for word in words:
        state = apply(state, parse_action(word))
    return state


STRONG = "JH JD AH KH AS 9C"
PERFECT = "JH JD AH KH QH TH"
WEAK = "9C TC 9D QD 9S TS"


def test_the_last_bidder_takes_it_as_low_as_it_can() -> None:
    state = said(at_hand(RULESETS["bid"], 0, STRONG), "PASS", "BID 3", "PASS")
    assert thumb(state) == "BID 4"


def test_a_partners_bid_is_raised_by_no_more_than_one_and_only_with_better() -> None:
    better = at_hand(RULESETS["bid"], 2, STRONG)
    assert thumb(said(better, "PASS")) == "BID 5"
    assert thumb(said(at_hand(RULESETS["bid"], 3, STRONG), "BID 3", "PASS")) == "BID 4"
    worse = at_hand(RULESETS["bid"], 3, "JH AH KH 9S 9C TD")
    assert thumb(said(worse, "BID 4", "PASS")) == "PASS"


def test_a_hand_with_the_six_highest_trumps_shoots_the_moon() -> None:
    assert thumb(said(at_hand(RULESETS["bid"], 0, PERFECT), "PASS", "PASS", "BID 5")) == "MOON"


def test_a_stuck_dealer_bids_the_least_in_its_best_suit() -> None:
    rules = RULESETS["bid"].with_options(stick_the_dealer=True)
    state = said(at_hand(rules, 0, WEAK), "PASS", "PASS", "PASS")
    assert thumb(state) == "BID 3"
    assert isinstance(PLAYERS["thumb"]().choose(view(said(state, "BID 3"), 0)), Name)


def test_a_worthless_claim_is_made_and_a_good_hand_is_kept() -> None:
    rules = RULESETS["bid"].with_options(ace_no_face=True)
    weak = said(at_hand(rules, 0, "9C TC 9D TD 9S AS"), "PASS", "PASS", "PASS")
    assert isinstance(PLAYERS["thumb"]().choose(view(weak, 0)), Claim)
    good = said(at_hand(rules, 0, "AC AD AH AS TS 9S"), "PASS", "PASS", "PASS")
    assert isinstance(PLAYERS["thumb"]().choose(view(good, 0)), Pass)


def test_the_exchange_throws_the_cheapest_and_gives_the_best() -> None:
    state = said(at_hand(RULESETS["bid"], 0, STRONG), "PASS", "PASS", "PASS", "ASK", "NAME H")
    assert thumb(state) == str(Discard(CardSet.parse("9C")))
    asked = said(state, "DISCARD 9C")
    rank = ranking(asked.rules, asked.contract.trump if asked.contract else None)
    gift = PLAYERS["thumb"]().choose(view(asked, 2))
    assert isinstance(gift, Give)
    held = [c for c in asked.hands[2] if rank.is_trump(c)] or list(asked.hands[2])
    assert gift.cards.cards[0] == max(held, key=rank.strength)


def test_the_thumb_never_reneges_and_calls_only_what_is_proven() -> None:
    rules: Ruleset = RULESETS["bid"].with_options(renege_mode="allow", false_call_penalty=50)
    for seed in range(60):
        over = played(deal(rules, seed % 4, random.Random(seed)), ("thumb", "random") * 2, seed)
        assert not {seat for seat, _ in over.charged} & {0, 2}
        assert over.penalties[0] >= 0 or (over.penalties[0], over.charged) == (0, ())
