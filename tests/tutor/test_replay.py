"""Example tricks: of any game, with somebody out, and with twins."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import RULESETS, Card, Suit, tricks_won
from euchre_tutor.tutor.replay import example_trick


def cards(text: str) -> list[Card]:
    return list(map(Card.parse, text.split()))


@pytest.mark.parametrize("game, leader, played, out, winner", [
    ("bid", 1, "9S AS JC JS", None, 0),
    ("bid", 1, "9S AS JS", None, 0),
    ("ghost", 2, "9S AS QS", None, 0),
    ("cutthroat", 1, "9S JC", 2, 0),
    ("two_handed", 1, "AH 9S", None, 0),
    ("double_deck", 0, "JS JS JC JC", None, 0),
])  # fmt: skip
def test_a_trick_is_played_clockwise_from_its_leader(
    game: str, leader: int, played: str, out: int | None, winner: int
) -> None:
    states = example_trick(Suit.SPADES, leader, cards(played), out, RULESETS[game])
    assert [card for _, card in states[-1].tricks[0]] == cards(played)
    assert tricks_won(states[-1])[winner] == 1


@pytest.mark.parametrize("game, played, out", [
    ("bid", "9S 9S AS KS", None),
    ("bid", "7H AH KH QH", None),
    ("bid", "JK AH KH QH", None),
    ("bid", "9S AS", None),
    ("bid", "9S AS KS", 0),
    ("ghost", "9S AS", None),
    ("double_deck", "9S 9S 9S AS", None),
])  # fmt: skip
def test_what_is_no_trick_is_refused(game: str, played: str, out: int | None) -> None:
    with pytest.raises(ValueError, match="not a trick"):
        example_trick(Suit.SPADES, 0, cards(played), out, RULESETS[game])
