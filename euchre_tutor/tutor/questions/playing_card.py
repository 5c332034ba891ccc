"""The play of a hand: which card to play, judged by sampled deals, and only where the difference is clear."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from ...engine.actions import Play, parse_action
from ...engine.cards import Card, CardSet
from ...engine.phases import apply
from ...engine.ruleset import Seat
from ...engine.state import State, deal_from
from ...engine.views import View, view
from ...solver.values import Estimate, gap
from ...speech import mark, say
from ..amounts import decimal
from ..items import Figure, Item, Option
from ..names import bid_name, by_seat, capital, card_name, cards_name
from .figures import RULES, hand_text, parse_cards, trick_figure, trump_sentence
from .playing_count import gone_text
from .worth import is_clear

WORLDS = 400
Reason = tuple[str, str]  # what is said of a wrong card, and the belief behind it


@dataclass(frozen=True, slots=True)
class Moment:
    """What is to be thought of in a position: two hints, the reason of the best card, and of wrong ones."""

    first: str
    second: str
    why: str
    trump: Reason
    plain: Reason


DRAW = Moment(
    mark("You named trump, and the others hold trumps too."),
    mark("Which card takes the trick, and trumps of theirs with it?"),
    mark("Nobody can beat the {card}, and whoever holds a trump must give one up."),
    (
        mark("A trump above the {card} may be out. Is there one in your hand that nobody beats?"),
        "low-trump-first",
    ),
    (mark("The others still hold trumps, and any of them takes the {card}. Draw them first."), "save-trump"),
)
AGAINST = Moment(
    mark("The other side named trump, and would like to see all trumps drawn."),
    mark("Which card may take a trick before somebody has none of its suit?"),
    mark("The {card} may take a trick now. A trump lead would only do the bidder's work."),
    (
        mark("A trump lead helps the bidder, and may take a trump from your partner as well."),
        "defence-trump",
    ),
    (mark("Higher cards of its suit are still out, so the {card} is likely to lose."), "good-enough"),
)
PARTNERS = Moment(
    mark("Who is winning the trick?"),
    mark("Your partner is, and nobody plays after you."),
    mark("The trick is your partner's, so it is yours. The {card} goes, and your trumps stay."),
    (
        mark("Your partner has the trick already. The {card} would win nothing more."),
        "trump-partner",
    ),
    (mark("Here nothing is to be won: keep what may still take a trick later."), "waste-high"),
)
GUARDED = Moment(
    mark("Nothing beats the right bower. Which card would you miss least?"),
    mark("A trump is led, so a trump it must be. Look for the lowest."),
    mark("The right bower takes it anyway. The {card} will do, and then your left bower is the highest."),
    (mark("It cannot win this trick, and a lower trump would do."), "left-falls"),
    (mark("A trump is led and you hold one, so the {card} may not be played."), "free-choice"),
)
YOU_BID = mark("{trump} You bid {bid}. Which card do you play?")
THEY_BID = mark("{trump} {seat} bid {bid}. Which card do you play?")
COSTS = mark("{reason} Over many deals, that costs {points} points a hand.")
CLOSE = mark("Over many deals, the {card} does as well as the best card here.")


def position(deal: str, dealer: Seat, words: str) -> State:
    """The hand dealt in this order of cards, after these calls and cards: ``BID 4, PASS, ..., PLAY JH``."""
    state = deal_from(RULES, dealer, parse_cards(deal))
    for word in words.split(", "):
        state = apply(state, parse_action(word))
    return state


@cache
def card_worths(deal: str, dealer: Seat, words: str) -> dict[Card, Estimate]:
    """What each card you may play is worth to your side, as the solver samples it."""
    return played_on(view(position(deal, dealer, words), 0), random.Random(11), WORLDS)


def played_on(seen: View, rng: random.Random, worlds: int) -> dict[Card, Estimate]:
    """What each card is worth when the hand is played on by rule of thumb, in so many deals.

    The advice at the table also searches open hands, which takes too long for a page of questions; that it
    agrees is tested.
    """
    from ...solver.plays import PlayStudy  # late, for the kernel brings numpy along
    from ...solver.rollouts import kernel

    study = PlayStudy(seen, kernel())
    study.add(rng, worlds)
    return {one.action.card: one for one in study.study().estimates if isinstance(one.action, Play)}


def good_cards(deal: str, dealer: Seat, words: str) -> list[Card]:
    """The best card and those that the figures cannot tell from it: highest first to a lead, else lowest."""
    worths = card_worths(deal, dealer, words)
    top = _top(worths)
    state = position(deal, dealer, words)
    good = [card for card in worths if worths[card] is top or not is_clear(top, worths[card])]
    return sorted(good, key=state.order.strength, reverse=not state.trick)


def _top(worths: dict[Card, Estimate]) -> Estimate:
    return max(worths.values(), key=lambda one: one.points)


def which_card(
    deal: str, dealer: Seat, words: str, idea: str = "draw-trump", steps: Sequence[str] = (), *, id: str
) -> Item:
    """Your turn in the play: which card brings most, over the deals that are possible?"""
    worths = card_worths(deal, dealer, words)
    seen = view(position(deal, dealer, words), 0)
    best, *also = good_cards(deal, dealer, words)
    worst = min(worths, key=lambda card: worths[card].points)
    held = seen.order.sort(seen.hand)
    struck = [str(card) for card in held if card not in worths] or [str(worst)]
    return Item(
        id=id,
        idea=idea,
        kind="choice",
        prompt=_asked(seen),
        options=tuple(_option(seen, card, best, worths) for card in held),
        why=_why(seen, best),
        hints=_hints(seen, best, struck),
        fine=frozenset(map(str, also)),
        strike=tuple(struck),
        figure=_figure(seen, held),
        steps=tuple(map(say, steps)),
    )


def _asked(seen: View) -> str:
    contract = seen.contract
    assert contract is not None, "cards are played after the auction"
    bid = bid_name(parse_action(f"BID {contract.tricks}"))
    trump = trump_sentence(contract.trump)
    return by_seat(contract.seat, 0, YOU_BID, THEY_BID, trump=trump, bid=bid)


def _figure(seen: View, held: Sequence[Card]) -> Figure:
    over = [card for trick in seen.complete_tricks for _, card in trick]
    gone = tuple(CardSet.of(over))
    table = trick_figure(seen.order, seen.trick)
    words = [table.text, gone_text(gone) if gone else "", hand_text(held)]
    return replace(table, text=" ".join(filter(None, words)), gone=tuple(map(str, gone)))


def _moment(seen: View) -> Moment:
    """What the position is about."""
    trick, order = seen.trick, seen.order
    assert seen.contract is not None, "cards are played after the auction"
    if not trick:
        return DRAW if seen.contract.seat == seen.seat else AGAINST
    if order.is_right(trick[0][1]):
        return GUARDED
    winner = trick[order.winner([card for _, card in trick])][0]
    assert winner == seen.rules.partner(seen.seat), "no words for such a position"
    return PARTNERS


def _option(seen: View, card: Card, best: Card, worths: dict[Card, Estimate]) -> Option:
    name, moment = card_name(card), _moment(seen)
    if card == best:
        return Option(str(card), name, True, _why(seen, card), card=str(card))
    text, belief = moment.trump if seen.order.is_trump(card) else moment.plain
    if moment is GUARDED and seen.order.is_trump(card) and not seen.order.is_left(card):
        belief = "waste-high"
    said = capital(say(text, card=name))
    if card in worths:
        said = _with_cost(said, card, worths)
    return Option(str(card), name, False, said, belief, card=str(card))


def _with_cost(reason: str, card: Card, worths: dict[Card, Estimate]) -> str:
    top = _top(worths)
    if not is_clear(top, worths[card]):
        return say(CLOSE, card=card_name(card))
    return say(COSTS, reason=reason, points=decimal(gap(top, worths[card])[0]))


def _why(seen: View, card: Card) -> str:
    return capital(say(_moment(seen).why, card=card_name(card)))


def _hints(seen: View, best: Card, struck: Sequence[str]) -> tuple[str, str, str, str]:
    moment = _moment(seen)
    names = cards_name([Card.parse(key) for key in struck])
    return (
        say(moment.first),
        say(moment.second),
        say("Strike out: {cards}.", cards=names),
        say("Play the {card}.", card=card_name(best)),
    )
