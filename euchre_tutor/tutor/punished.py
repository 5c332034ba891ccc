"""How a card is punished: who takes the trick from it, with which card, and in how many of the deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.actions import Action, Play
from ..engine.cards import NO_CARDS, Card, CardSet
from ..engine.phases import apply
from ..engine.ruleset import Phase, Seat
from ..engine.state import State
from ..engine.views import View, view
from ..solver.hearing import Hearing
from ..solver.rollouts import kernel
from ..solver.situations import card_of_thumb, together
from ..solver.worlds import World, frame
from ..speech import say
from .choice_names import called
from .names import capital, seat_name

DEALS = 40


@dataclass(frozen=True, slots=True)
class Line:
    """What happens to a card in many deals of the cards that are not seen, all replying by rule of thumb."""

    seat: Seat  # who takes the trick most often, of those against us
    card: Card  # and with what
    times: int
    lost: int  # how often the trick is lost at all
    deals: int
    states: tuple[State, ...]  # one of these deals: before the card, and after it and each reply


def punished(seen: View, action: Action, best: Action, rng: random.Random, deals: int = DEALS) -> Line | None:
    """The trick after this card, where it is lost more often than after the best one; else None.

    In about so many deals, never more, those likelier in which the calls are.
    """
    if not isinstance(action, Play) or not isinstance(best, Play) or seen.phase is not Phase.PLAY:
        return None
    heard = Hearing(kernel(), seen, frame(seen)).worlds(rng, deals)
    some = [stood(seen, world) for world in heard]
    mine = [_to_its_end(state, action) for state in some]
    lost = list(_lost(seen, mine))
    if len(lost) <= len(list(_lost(seen, (_to_its_end(state, best) for state in some)))):
        return None
    (seat, card), times = Counter(taken for taken, _ in lost).most_common(1)[0]
    example = next(states for taken, states in lost if taken == (seat, card))
    return Line(seat, card, times, len(lost), len(some), example)


def line_sentence(seen: View, line: Line) -> str:
    """West takes it with the left bower in 6 of 10 deals."""
    values = {
        "seat": seat_name(line.seat, seen.seat, seen.rules.seats),
        "card": called(line.card, seen.order),
        "times": line.times,
        "deals": line.deals,
    }
    if line.times == line.lost:
        return capital(say("{seat} takes it with the {card} in {times} of {deals} deals.", **values))
    return say(
        "The trick is lost in {lost} of {deals} deals, most often to {seat}'s {card}: in {times}.",
        lost=line.lost,
        **values,
    )


def stepped(line: Line) -> dict[str, str | int | None] | None:
    """The trick of the line as an example trick is written: trump, leader, cards, who sits out, the game.

    None where two sit out, which an example trick cannot show.
    """
    last = line.states[-1]
    if len(last.sitting_out) > 1:
        return None
    trick, trump = last.complete_tricks[-1], last.order.trump
    return {
        "game": last.rules.name,
        "trump": trump.letter if trump is not None else None,
        "leader": trick[0][0],
        "cards": " ".join(str(card) for _, card in trick),
        "out": min(last.sitting_out, default=None),
    }


def stood(seen: View, world: World) -> State:
    """The hand as it stands in this deal, to be played on; how it was dealt is not in it."""
    rules = seen.rules
    hands = [CardSet.of(cards) for cards in world[: rules.seats]]
    own = [seen.laid if seat == seen.seat else NO_CARDS for seat in range(rules.chairs)]
    return State(
        rules=rules,
        dealer=seen.dealer,
        dealt=rules.cards,
        hands=(*hands, *[NO_CARDS] * (rules.chairs - rules.seats)),
        laid=tuple(own),
        phase=seen.phase,
        to_act=seen.to_act,
        calls=seen.calls,
        auction=seen.auction,
        contract=seen.contract,
        tricks=seen.tricks,
        sitting_out=seen.sitting_out,
        upcard=seen.upcard,
        upcard_taken=seen.upcard_taken,
        exposed=seen.exposed,
        charged=seen.charged,
        penalties=seen.penalties,
    )


def _to_its_end(state: State, action: Action) -> tuple[State, ...]:
    """The states from here to the end of the trick."""
    done, states = len(state.complete_tricks), [state, apply(state, action)]
    while len(states[-1].complete_tricks) == done:
        now = states[-1]
        states.append(apply(now, Play(card_of_thumb(view(now, now.to_act)))))
    return tuple(states)


def _lost(
    seen: View, ends: Iterable[tuple[State, ...]]
) -> Iterable[tuple[tuple[Seat, Card], tuple[State, ...]]]:
    """Of these tricks those that go to the others: who takes it and with what."""
    ours = together(seen)
    for states in ends:
        trick = states[-1].complete_tricks[-1]
        taken = trick[states[-1].order.winner([card for _, card in trick])]
        if taken[0] not in ours:
            yield taken, states
