"""The sheet's beginning: the players, the pack, the deal, and the order of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ...engine.cards import RANKS
from ...engine.ruleset import Ruleset
from ...engine.state import dealing_order
from ...speech import mark, say, say_count
from .rule import Rule, either, game_title, rule

PACKS = {
    24: mark("24 cards: nine, ten, jack, queen, king and ace of each suit."),
    25: mark("25 cards: nine, ten, jack, queen, king and ace of each suit, and a joker."),
    32: mark("32 cards: seven, eight, nine, ten, jack, queen, king and ace of each suit."),
    48: mark("48 cards: two packs of 24, so every card is there twice."),
}
TRUMPS = {
    (False, False): mark(
        "Trumps, from the highest: the jack of trumps (right bower), the other jack of its colour "
        "(left bower), ace, king, queen, ten, nine."
    ),
    (True, False): mark(
        "Trumps, from the highest: the joker, the jack of trumps (right bower), the other jack of its "
        "colour (left bower), ace, king, queen, ten, nine."
    ),
    (False, True): mark(
        "Trumps, from the highest: the jack of trumps (right bower), the other jack of its colour "
        "(left bower), ace, king, queen, ten, nine, eight, seven."
    ),
}


def players(rules: Ruleset) -> Iterator[Rule]:
    """Who plays against whom."""
    yield rule(mark("The game"), say("{game}: {n} players.", game=game_title(rules), n=rules.seats))
    yield rule(mark("The sides"), _sides(rules))


def _sides(rules: Ruleset) -> str:
    if rules.partnerships:
        return say("Partners sit opposite each other: they are one side, with one score.")
    if rules.allied:
        return say(
            "Every player has a score of their own. In each hand the maker plays against the others, the "
            "defenders, who are one side for that hand."
        )
    return say("Every player is a side alone, with a score of their own.")


def the_deal(rules: Ruleset) -> Iterator[Rule]:
    """The pack, who deals, and what everybody gets."""
    yield rule(mark("The pack"), say(PACKS[rules.deck]))
    if len(rules.decks) > 1:
        packs = either([str(deck) for deck in rules.decks])
        yield rule(
            mark("Packs to choose from"),
            say("This game is played with a pack of {packs} cards.", packs=packs),
        )
    yield rule(mark("The first dealer"), _first_dealer(rules))
    yield rule(
        mark("The deal"),
        say("The cards are dealt clockwise from the dealer's left. After each hand the next player deals."),
    )
    yield rule(mark("The hands"), _hands(rules), _spare(rules))
    yield from _unplayed(rules)
    if rules.turns_up:
        yield rule(mark("The turned card"), _turned(rules))


def _first_dealer(rules: Ruleset) -> str:
    if isinstance(rules.first_dealer, int):
        return say("Seat {n} deals first; seats are numbered clockwise from 0.", n=rules.first_dealer)
    if rules.first_dealer == "random":
        return say("Chance decides who deals first.")
    return say("Cards are turned up round the table: whoever gets the first black jack deals first.")


def _hands(rules: Ruleset) -> str:
    if rules.turns_up:
        sizes = [str(len(list(packet))) for _, packet in groupby(dealing_order(rules, 0))]
        first, then = "-".join(sizes[: len(sizes) // 2]), "-".join(sizes[len(sizes) // 2 :])
        return say(
            "Each player gets {n} cards, in packets: {first}, then {then}.",
            n=rules.hand_size,
            first=first,
            then=then,
        )
    return say("Each player gets {n} cards, one at a time.", n=rules.hand_size)


def _spare(rules: Ruleset) -> str:
    """The joker's pack has one card too many for an auction's hands."""
    if not rules.joker or rules.turns_up:
        return ""
    return say("The last card goes to the dealer, who then has {n}.", n=rules.hand_size + 1)


def _unplayed(rules: Ruleset) -> Iterator[Rule]:
    """The hands and cards that are dealt to nobody."""
    if rules.dummies and not rules.turns_up:
        yield rule(mark("The ghost hand"), _ghost_hand(rules.dummies[0]))
    elif rules.dummies:
        yield rule(mark("The dummy"), _dummy(rules, rules.dummies[0]))


def _ghost_hand(n: int) -> str:
    return say(
        "One more hand of {n} cards is dealt, as if to another player, face down: the ghost hand.",
        n=n,
    )


def _dummy(rules: Ruleset, n: int) -> str:
    if n == rules.hand_size:
        return say("One more hand of {n} cards is dealt, as if to another player, face down: the dummy.", n=n)
    if len(rules.dummies) == 1:
        return say_count(
            "{n} card is laid face down for the maker.", "{n} cards are laid face down for the maker.", n
        )
    return say_count(
        "{n} card more is laid face down for each player.",
        "{n} cards more are laid face down for each player.",
        n,
    )


def _turned(rules: Ruleset) -> str:
    left = len(rules.cards) - rules.hand_size * rules.seats - sum(rules.dummies) - 1
    return say_count(
        "After the hands a card is turned up. The one card left stays face down and is not played.",
        "After the hands a card is turned up. The {n} cards left stay face down and are not played.",
        left,
    )


def the_cards(rules: Ruleset) -> Iterator[Rule]:
    """Which card is higher."""
    cards = set(rules.cards)
    low = any(card.rank == RANKS[0] for card in cards)
    yield rule(mark("The order of trumps"), say(TRUMPS[rules.joker, low]))
    yield rule(
        mark("The order of a plain suit"),
        say("The other suits, from the highest: ace, king, queen, jack, ten, nine, eight, seven.")
        if low
        else say("The other suits, from the highest: ace, king, queen, jack, ten, nine."),
        say("The left bower belongs to trumps and not to the suit printed on it."),
    )
    if len(cards) < len(rules.cards):
        yield rule(mark("Equal cards"), say("Of two equal cards, the one played first is the higher."))
