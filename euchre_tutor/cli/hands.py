"""The commands about cards: deal a hand, weigh the calls with one, tell one from its text."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..engine import (
    RULESETS,
    CardSet,
    Discard,
    Option,
    Pass,
    Phase,
    Ruleset,
    Seat,
    State,
    apply,
    as_typed,
    deal,
    deal_from,
    dealing_order,
    parse_action,
    ranking,
    read_hand,
    read_match,
    score,
    tricks_won,
    view,
    write_hand,
)
from ..players import PLAYERS
from ..speech import say, say_count
from ..tutor.names import action_name, card_name, seat_name
from ..tutor.seeds import drawn_seed
from .errors import CommandError
from .scale import scale


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
    print(say("Deal {seed}; {seat} deals.", seed=seed, seat=seat_name(state.dealer)))
    print("\n".join(hands_dealt(state)))


def hands_dealt(state: State) -> list[str]:
    """A line for each hand as it was dealt, whatever has been played since."""
    dealt = deal_from(state.rules, state.dealer, state.dealt)
    return [f"  {seat_name(seat):<8}{hand}" for seat, hand in enumerate(dealt.hands)]


def bid(parsed: argparse.Namespace) -> None:
    """Print a scale with the worth of every call, and which of them are too close to call."""
    calls = [word.strip().upper() for word in parsed.after.split(",") if word.strip()]
    hand = hand_typed(parsed.hand)
    state = at_ones_turn(rules_of(parsed), hand, calls, random.Random(parsed.seed))
    if state.phase is not Phase.BID:
        raise CommandError(say("after these calls there is nothing to bid"))
    from ..solver.estimates import estimate  # loads numpy where there is one: late, and only for this

    estimates = estimate(view(state, state.to_act), random.Random(parsed.seed))
    print(say("Points for your side, the others' taken off; the line is the possible error."))
    rows = [(action_name(one.action), one.points, one.error) for one in estimates]
    print("\n".join(scale(rows)))


def hand_typed(words: list[str]) -> CardSet:
    """The cards as people type them: small letters, commas between them and 10 for T are fine."""
    return CardSet.parse(" ".join(words).replace(",", " ").upper().replace("10", "T"))


def at_ones_turn(rules: Ruleset, hand: CardSet, calls: list[str], rng: random.Random) -> State:
    """A deal in which the seat that is to act after these calls holds this hand."""
    seat = (1 + len(calls)) % rules.seats  # seat 0 deals
    _check_hand(rules, hand, seat)
    pack = list(CardSet(rules.cards) - hand)
    rng.shuffle(pack)
    order = dealing_order(rules, 0)
    thrown = order.count(seat) - len(hand)  # a dealer's seventh card, laid away before the bidding
    mine, others = iter([*hand, *pack[:thrown]]), iter(pack[thrown:])
    state = deal_from(rules, 0, [next(mine if chair == seat else others) for chair in order])
    for word in calls:
        state = apply(_to_the_auction(state, seat, hand), parse_action(word))
    return _to_the_auction(state, seat, hand)


def _check_hand(rules: Ruleset, hand: CardSet, seat: Seat) -> None:
    seven = rules.joker and rules.joker_discard == "after_trump" and seat == 0
    size = rules.hand_size + seven
    if len(hand) != size:
        raise CommandError(
            say_count(
                "a hand has {n} card here, not {typed}",
                "a hand has {n} cards here, not {typed}",
                size,
                typed=len(hand),
            )
        )
    strange = hand - CardSet(rules.cards)
    if strange:
        raise CommandError(say("twice in this hand, or not in this game's pack: {cards}", cards=strange))


def _to_the_auction(state: State, seat: Seat, hand: CardSet) -> State:
    """The hand once the dealer has laid a card away and nobody has claimed a new deal."""
    while state.phase in (Phase.DEALER_DISCARD, Phase.CLAIM):
        own = Discard(state.hands[seat] - hand) if state.to_act == seat else None
        thumb = PLAYERS["thumb"]().choose(view(state, state.to_act))
        state = apply(state, Pass() if state.phase is Phase.CLAIM else own or thumb)
    return state


def replay(parsed: argparse.Namespace) -> None:
    """Tell the hand, or every hand of the match, that stands in the file."""
    text = read_text(parsed.file)
    hands = read_match(text).hands if is_match(text) else (read_hand(text),)
    for number, state in enumerate(hands, 1):
        if len(hands) > 1:
            print(say("Hand {number}", number=number))
        print("\n".join(told(state)))


def read_text(path: Path) -> str:
    """The file's text, that of what is piped in for -; CommandError where it holds none."""
    try:
        return sys.stdin.read() if path == Path("-") else path.read_text(encoding="utf-8")
    except ValueError:  # no UTF-8, or no name that a file can have
        raise CommandError(say("{file} is not a text", file=str(path)[:80])) from None


def is_match(text: str) -> bool:
    """Whether the text is a whole match: only a match has a line of scores."""
    return any(line.split()[:1] == ["scores"] for line in as_typed(text).splitlines())


def told(state: State) -> Iterator[str]:
    """The hand, line by line: who was dealt what, the calls, the tricks, what it came to."""
    yield say("  {seat} deals.", seat=seat_name(state.dealer))
    yield from hands_dealt(state)
    for seat, action in state.calls:
        yield f"  {seat_name(seat)}: {action_name(action)}"
    rank = ranking(state.rules, state.contract.trump if state.contract else None)
    for number, trick in enumerate(state.tricks, 1):
        cards = ", ".join(f"{seat_name(seat)} {card_name(card, rank)}" for seat, card in trick)
        yield say("  Trick {number}: {cards}", number=number, cards=cards)
        if len(trick) == state.active:
            winner = trick[rank.winner([card for _, card in trick])][0]
            yield say("    {seat} takes it", seat=seat_name(winner))
    yield from result(state)


def result(state: State) -> Iterator[str]:
    """What the hand came to, or that it goes on."""
    if state.phase is not Phase.OVER:
        yield say("  The hand goes on: {seat} is to act.", seat=seat_name(state.to_act))
        return
    for seat, (tricks, points) in enumerate(zip(tricks_won(state), score(state), strict=True)):
        counted = say_count("{n} trick", "{n} tricks", tricks)
        yield say("  {seat}: {tricks}, {points} points", seat=seat_name(seat), tricks=counted, points=points)


def rules_of(parsed: argparse.Namespace) -> Ruleset:
    """The game with the house rules that were typed."""
    return RULESETS[parsed.game].with_options(**options_typed(parsed.option))


def options_typed(typed: Sequence[str]) -> dict[str, Option]:
    """House rules as they are typed, each NAME=VALUE."""
    options: dict[str, Option] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(say("a house rule is typed as NAME=VALUE, not {text}", text=text))
        options[name] = value_of(value)
    return options


def value_of(text: str) -> Option:
    """A number, yes or no, or a word."""
    words: dict[str, Option] = {"true": True, "yes": True, "false": False, "no": False}
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else words.get(text, text)
