"""The commands about cards: deal a hand, tell one from its text."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import pairwise

from ..engine import (
    CardSet,
    Phase,
    Play,
    Seat,
    State,
    as_typed,
    deal,
    deal_from,
    read_hand,
    read_match,
    score,
    tricks_won,
    write_hand,
)
from ..speech import say, say_count
from ..tutor.names import card_name, chair_name, seat_name
from ..tutor.replay import replayed
from ..tutor.seeds import drawn_seed
from ..tutor.spoken import spoken
from .errors import CommandError
from .typed import read_text, rules_of


def deal_hand(parsed: argparse.Namespace) -> None:
    """Print the four hands of a deal, or the deal as text."""
    rules = rules_of(parsed)
    if not 0 <= parsed.dealer < rules.seats:
        raise CommandError(say("the dealer is a seat from 0 to {last}", last=rules.seats - 1))
    seed = drawn_seed() if parsed.seed is None else parsed.seed
    state = deal(rules, parsed.dealer, random.Random(seed))
    if parsed.text:
        print(write_hand(state), end="")
        return
    print(say("Deal {seed}; {seat} deals.", seed=seed, seat=seat_name(state.dealer, seats=rules.seats)))
    print("\n".join(hands_dealt(state)))


def hands_dealt(state: State) -> list[str]:
    """A line for each hand as it was dealt, whatever has been played since; then the card turned up."""
    dealt = deal_from(state.rules, state.dealer, state.dealt)
    piles = [(chair_name(chair, state.rules), str(hand)) for chair, hand in enumerate(dealt.hands)]
    if dealt.upcard is not None:
        piles.append((say("Turned up"), str(dealt.upcard)))
    wide = max(len(name) for name, _ in piles) + 2
    return [f"  {name:<{wide}}{cards}" for name, cards in piles]


def hand_typed(words: list[str]) -> CardSet:
    """The cards as people type them: small letters, commas between them and 10 for T are fine."""
    return CardSet.parse(" ".join(words).replace(",", " ").upper().replace("10", "T"))


def replay(parsed: argparse.Namespace) -> None:
    """Tell the hand, or every hand of the match, that stands in the file."""
    text = read_text(parsed.file)
    hands = read_match(text).hands if is_match(text) else (read_hand(text),)
    for number, state in enumerate(hands, 1):
        if len(hands) > 1:
            print(say("Hand {number}", number=number))
        print("\n".join(told(state)))


def is_match(text: str) -> bool:
    """Whether the text is a whole match: only a match has a line of scores."""
    return any(line.split()[:1] == ["scores"] for line in as_typed(text).splitlines())


def told(state: State) -> Iterator[str]:
    """The hand, line by line: who was dealt what, the calls, the tricks, what it came to."""
    yield say("  {seat} deals.", seat=_name(state, state.dealer))
    yield from hands_dealt(state)
    for before, after in pairwise(replayed(state)):
        seat, action = after.history[-1]
        if not isinstance(action, Play):
            yield f"  {_name(state, seat)}: {spoken(action, before, seat)}"
    for number, trick in enumerate(state.tricks, 1):
        cards = ", ".join(f"{_name(state, seat)} {card_name(card, state.order)}" for seat, card in trick)
        yield say("  Trick {number}: {cards}", number=number, cards=cards)
        if len(trick) == state.active:
            winner = trick[state.order.winner([card for _, card in trick])][0]
            yield say("    {seat} takes it", seat=_name(state, winner))
    yield from result(state)


def _name(state: State, seat: Seat) -> str:
    return seat_name(seat, seats=state.rules.seats)


def result(state: State) -> Iterator[str]:
    """What the hand came to, or that it goes on."""
    if state.phase is not Phase.OVER:
        yield say("  The hand goes on: {seat} is to act.", seat=_name(state, state.to_act))
        return
    for seat, (tricks, points) in enumerate(zip(tricks_won(state), score(state), strict=True)):
        counted = say_count("{n} trick", "{n} tricks", tricks)
        who = _name(state, seat)
        yield say("  {seat}: {tricks}, {points} points", seat=who, tricks=counted, points=points)
