"""Claims: granted only where no world and no play can take a trick, and then they come true."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_tutor.engine import (
    RULESETS,
    Card,
    CardSet,
    Phase,
    Ranking,
    State,
    View,
    apply,
    deal_from,
    parse_action,
    ranking,
    view,
)
from euchre_tutor.engine.phases.play import trick_winner
from euchre_tutor.tutor.claims import rest_of, sure_card
from euchre_tutor.tutor.session import Refused, Session
from tests.engine.helpers import with_upcard
from tests.tutor.sittings import BID, played, to_play, words


def test_a_card_that_was_seen_to_go_to_another_hand_is_still_against_us() -> None:
    hands = {0: "TH 9C TC 9S TS", 1: "JH JD AH QH AS", 2: "9H KC QC QS KS"}
    state = with_upcard(hands, RULESETS["cutthroat"], 0, "KH")
    for word in ("ORDER", "PICKUP", "DISCARD 9C", "ALONE", "WITH", "WITH"):
        state = apply(state, parse_action(word))
    state = apply(state, parse_action("PLAY 9H")) if state.to_act == 2 else state
    assert state.contract is not None and state.upcard_taken
    seen = view(state, 1)
    assert seen.on_turn is (state.to_act == 1)
    assert Card.parse("KH") not in seen.unseen
    assert Card.parse("KH") in rest_of(seen, seen.order).unseen


class TestClaims:
    def test_a_claim_takes_every_trick_left_whatever_the_others_do(self) -> None:
        claimed = 0
        for seed in range(12):
            session = Session(seed=seed, seat=2, players="random" if seed % 2 else "thumb")
            for _ in range(60):
                played(session, 1)
                session.to_my_turn()
                if session.winners or session.why_no_claim():
                    continue
                before, mine = len(session.view.complete_tricks), session.rules.side(2)
                session.claim_rest()
                assert session.is_over
                last = session.states[-1]
                assert all(trick_winner(last, trick) in mine for trick in last.complete_tricks[before:])
                claimed += 1
                session.undo()
                assert session.why_no_claim() == ""
                session.redo()
        assert claimed > 10

    def test_what_is_not_certain_is_refused_in_words(self) -> None:
        session = to_play(1)
        refused = next(s for s in (to_play(k) for k in range(1, 20)) if s.why_no_claim())
        before = refused.now
        with pytest.raises(Refused, match="Not certain"):
            refused.claim_rest()
        assert refused.now is before
        assert Session(seed=1, seat=session.seat).why_no_claim()

    def test_the_top_trumps_are_certain_from_the_first_lead(self) -> None:
        state = moon(CardSet.parse("JH JD AH KH QH TH"))
        assert sure_card(view(state, 0)) == Card.parse("JH")

    def test_an_ace_is_not_certain_while_a_trump_is_out(self) -> None:
        state = moon(CardSet.parse("JH JD AH KH QH AS"))
        assert sure_card(view(state, 0)) == Card.parse("JH")  # five trumps draw the two that are out
        state = moon(CardSet.parse("JH AS AC AD KD QD"))
        assert sure_card(view(state, 0)) is None

    @settings(max_examples=25, deadline=None)
    @given(st.integers(0, 10**6))
    def test_the_last_two_tricks_agree_with_every_world_played_out(self, seed: int) -> None:
        session = Session(seed=seed, seat=2, players="random")
        for _ in range(8):
            played(session, 1, "random", seed)
            session.to_my_turn()
            seen = session.view
            if seen.on_turn and seen.phase is Phase.PLAY and len(seen.hand) == 2 and not seen.trick:
                assert (sure_card(seen) is not None) == any(wins_all(seen, card) for card in seen.hand)
                return


def moon(hand: CardSet) -> State:
    """Seat 0 leads to a moon in hearts with this hand."""
    rest = [card for card in BID.cards if card not in hand]
    order = [0] * 24
    mine = list(hand)
    state = deal_from(BID, 3, [mine.pop() if at % 4 == 0 else rest.pop() for at in range(len(order))])
    for action in words("MOON", "PASS", "PASS", "PASS", "NAME H"):
        state = apply(state, action)
    return state


def wins_all(seen: View, lead: Card) -> bool:
    """Whether leading this card takes both tricks in every world and every play, by brute force."""
    order = ranking(seen.rules, seen.contract.trump if seen.contract else None)
    voids = {
        (seat, order.suit_of(trick[0][1]))
        for trick in seen.tricks
        for seat, card in trick
        if order.suit_of(card) != order.suit_of(trick[0][1])
    }
    others = [s for s in range(4) if s != seen.seat and s not in seen.sitting_out]
    last = next(card for card in seen.hand if card != lead)
    for cards in permutations(seen.unseen, 2 * len(others)):
        world = {seat: cards[2 * i : 2 * i + 2] for i, seat in enumerate(others)}
        possible = all((s, order.suit_of(card)) not in voids for s, held in world.items() for card in held)
        if possible and not _world_won(seen, lead, last, world, order):
            return False
    return True


def _world_won(seen: View, lead: Card, last: Card, world: dict[int, tuple[Card, ...]], rank: Ranking) -> bool:
    """One choice a seat: the first of its two cards is tried first, where the rules allow it."""
    trick = [(seen.seat, lead)]
    rest = {seen.seat: last}
    for seat in _after(seen.seat, world):
        first, second = world[seat]
        led = rank.suit_of(lead)
        if rank.suit_of(first) != led and rank.suit_of(second) == led:
            first, second = second, first
        trick.append((seat, first))
        rest[seat] = second
    mine = seen.rules.side(seen.seat)
    winner = trick[rank.winner([card for _, card in trick])][0]
    if winner not in mine:
        return False
    final = [(winner, rest[winner]), *((s, rest[s]) for s in _after(winner, {**world, seen.seat: ()}))]
    return final[rank.winner([card for _, card in final])][0] in mine


def _after(seat: int, world: dict[int, tuple[Card, ...]]) -> list[int]:
    return [s % 4 for s in range(seat + 1, seat + 4) if s % 4 in world]
