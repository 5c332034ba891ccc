"""Every right answer, recomputed without the engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from euchre_tutor.tutor.generators import GENERATORS, SEEDS, generated
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.lessons import load_lessons
from euchre_tutor.tutor.questions import (
    calling,
    counting_cards,
    facts,
    five_of_ten,
    following,
    gifts,
    highest,
    house,
    house_points,
    maker,
    playing_card,
    points,
    reading,
    suits,
    three,
    tricks,
    turned,
    worth,
)
from tests.tutor import plain_house, plain_play
from tests.tutor import plain_rules as plain
from tests.tutor.by_hand import CHECKED_BY_HAND

WRITTEN = {key: ask for lesson in load_lessons().values() for key, ask in lesson.items.items()}
Given = dict[str, Any]


def given(ask: Any) -> tuple[Any, Given]:
    """The function of a written question, and its arguments by name."""
    assert isinstance(ask, partial)
    names = ask.func.__code__.co_varnames[: ask.func.__code__.co_argcount]
    defaults = dict(zip(names[::-1], (ask.func.__defaults__ or ())[::-1], strict=False))
    return ask.func, defaults | dict(zip(names, ask.args, strict=False)) | ask.keywords


def takes(with_: Given) -> str:
    """Who takes the trick, as the key of a seat."""
    cards = with_["cards"].split()
    seats = [seat % 4 for seat in range(with_.get("leader", 0), with_.get("leader", 0) + 5)]
    seats = [seat for seat in seats if seat != with_.get("out")]
    return str(seats[plain.winner(cards, with_["trump"])])


def counting(with_: Given) -> set[str]:
    """The cards of the trick that can still win."""
    cards, trump = with_["cards"].split(), with_["trump"]
    trumps = {c for c in cards if plain.suit(c, trump) == trump}
    return trumps or {c for c in cards if plain.suit(c, trump) == plain.suit(cards[0], trump)}


def trumps_in(with_: Given) -> list[str]:
    """The trumps of a hand."""
    return [card for card in with_["hand"].split() if plain.suit(card, with_["trump"]) == with_["trump"]]


def allowed(with_: Given) -> set[str]:
    """The cards that may be played."""
    return plain.legal(with_["hand"].split(), with_["trick"].split()[0], with_["trump"])


def best_first(with_: Given) -> list[str]:
    """Cards in order."""
    return sorted(with_["cards"].split(), key=lambda card: plain.height(card, with_["trump"]), reverse=True)


def gift(with_: Given) -> set[str]:
    """What the asked partner may give."""
    trumps = trumps_in(with_)
    best = {max(trumps, key=lambda card: plain.height(card, with_["trump"]))} if trumps else set()
    return best or set(with_["hand"].split())


def our_points(with_: Given) -> str:
    """The score of your side, as it is written."""
    ours, theirs = plain.points(with_["call"], with_["tricks"])
    return str(ours if with_["ours"] else theirs).replace("-", "−")


def maker_points(with_: Given) -> str:
    """Turn-Up: the maker's side has one, two or four; the other has two for a euchre."""
    tricks, alone, ours = with_["tricks"], with_["alone"], with_["ours"]
    if tricks < 3:
        return "0" if ours else "2"
    return str((4 if alone else 2) if tricks == 5 else 1) if ours else "0"


def own_points(with_: Given) -> str:
    """Your own score where each of three scores alone."""
    bidder, tricks = with_["bidder"], with_["tricks"]
    theirs = 0 if with_["call"] == "MOON" and tricks[bidder] == 6 else tricks[0]
    mine = plain.points(with_["call"], tricks[0])[0] if bidder == 0 else theirs
    return str(mine).replace("-", "−")


def cutthroat_points(with_: Given) -> str:
    """Your score where one of three makes trump."""
    yours = with_["maker"] == 0
    if with_["tricks"] >= 3:
        return str(yours * (3 if with_["tricks"] == 5 else 1))
    return str(0 if yours else 2)


def race(with_: Given) -> str:
    """Who has won after the hand."""
    callers, others = plain.points(with_["call"], with_["tricks"])
    mine, yours = (callers, others) if with_["bidder"] % 2 == 0 else (others, callers)
    mine, yours = with_["ours"] + mine, with_["theirs"] + yours
    return "on" if mine == yours or max(mine, yours) < 32 else "we" if mine > yours else "they"


def spoken(with_: Given) -> list[str]:
    """The calls of an auction."""
    return [word.strip() for word in with_["calls"].split(",") if word.strip()]


def lowest(with_: Given) -> str:
    """The rung above the last bid."""
    ladder = ["BID 3", "BID 4", "BID 5", "ASK", "MOON"]
    bids = [word for word in spoken(with_) if word != "PASS"]
    return ladder[ladder.index(bids[-1]) + 1] if bids else ladder[0]


def namer(with_: Given) -> str:
    """The seat of the last bid."""
    words = spoken(with_)
    last = max(place for place, word in enumerate(words) if word != "PASS")
    return str((with_["dealer"] + 1 + last) % 4)


def count_of_suit(with_: Given) -> str:
    """How many cards of the pack belong to a suit."""
    pack = [rank + letter for rank in plain.ORDER for letter in "CDHS"]
    return str(sum(plain.suit(card, with_["trump"]) == with_["suit"] for card in pack))


RIGHT: dict[Callable[..., Item], Callable[[Given], set[str] | list[str]]] = {
    tricks.who_wins: lambda w: {takes(w)},
    tricks.who_leads: lambda w: {takes(w)},
    reading.led_suit: lambda w: {plain.suit(w["cards"].split()[0], w["trump"])},
    counting_cards.can_win: counting,
    suits.belongs_to: lambda w: {plain.suit(w["card"], w["trump"])},
    suits.count_trumps: lambda w: {str(len(trumps_in(w)))},
    suits.higher: lambda w: {[w["first"], w["second"]][plain.winner([w["first"], w["second"]], w["trump"])]},
    suits.in_order: best_first,
    suits.count_suit: lambda w: {count_of_suit(w)},
    highest.highest: lambda w: {best_first(w)[0]},
    highest.which_left: lambda w: {"J" + plain.SISTER[w["trump"]]},
    following.legal_cards: allowed,
    following.may_play: lambda w: {"yes" if w["card"] in allowed(w) else "no"},
    gifts.which_gift: gift,
    points.our_score: lambda w: {our_points(w)},
    points.who_has_won: lambda w: {race(w)},
    turned.maker_score: lambda w: {maker_points(w)},
    three.own_score: lambda w: {own_points(w)},
    maker.hand_score: lambda w: {cutthroat_points(w)},
    house.what_changes: lambda w: {"changed"},  # and what reads otherwise, in test_house.py
    house.may_say: lambda w: {"yes" if plain_house.may_say(w) else "no"},
    house_points.house_score: lambda w: {plain_house.score(w)},
    house_points.may_claim: lambda w: {"yes" if plain_house.may_claim(w) else "no"},
    house_points.pack_count: lambda w: {plain_house.pack_count(w)},
    calling.what_may_be_bid: lambda w: {lowest(w)},
    calling.who_speaks: lambda w: {str((w["dealer"] + 1 + len(spoken(w))) % 4)},
    calling.who_names: lambda w: {namer(w)},
    calling.may_call: lambda w: {"yes" if _rung(w["word"]) >= _rung(lowest(w)) else "no"},
    **plain_play.RIGHT,
}
BY_HAND = {facts.pick, facts.yes_no, facts.how_many}  # checked one by one below
# checked in test_worth.py, test_playing.py and test_keeping.py
SAMPLED = {worth.best_call, worth.best_trump, playing_card.which_card, five_of_ten.five_of_ten}
SAMPLED_IDEAS = {"draw-trump", "partner-wins", "keep-five"}


def _rung(word: str) -> int:
    return ["BID 3", "BID 4", "BID 5", "ASK", "MOON"].index(word)


def agree(item: Item, right: set[str] | list[str]) -> None:
    """The item's answer is this one, and in this order where order is asked for."""
    assert (list(item.answer) if item.kind == "order" else set(item.answer)) == right, item.id


@pytest.mark.parametrize("key", WRITTEN)
def test_a_written_answer_is_right(key: str) -> None:
    function, with_ = given(WRITTEN[key])
    if function in RIGHT:
        agree(WRITTEN[key](id=key), RIGHT[function](with_))
    else:
        assert function in BY_HAND | SAMPLED


def test_the_answers_of_written_facts_are_those_of_the_rule_book() -> None:
    by_hand = {key: ask(id=key).answer for key, ask in WRITTEN.items() if given(ask)[0] in BY_HAND}
    assert by_hand == {key: (answer,) for key, answer in CHECKED_BY_HAND.items()}


@pytest.mark.parametrize("name", sorted(GENERATORS.keys() - SAMPLED_IDEAS))
def test_generated_answers_are_right(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import euchre_tutor.tutor.generators as room
    import euchre_tutor.tutor.questions.house_deals as house_room
    import euchre_tutor.tutor.questions.playing_deals as playing_room

    seen: list[tuple[Any, Given]] = []
    for function in RIGHT:
        for place in (room, house_room, playing_room):
            if hasattr(place, function.__name__):
                monkeypatch.setattr(place, function.__name__, _watched(function, seen))
    for seed in SEEDS:
        item = generated(name, seed)
        function, with_ = seen[-1]
        agree(item, RIGHT[function](with_))
    assert len(seen) == len(SEEDS)


def _watched(function: Any, seen: list[tuple[Any, Given]]) -> Any:
    def watched(*arguments: Any, id: str, **named: Any) -> Item:
        seen.append(given(partial(function, *arguments, **named)))
        item: Item = function(*arguments, id=id, **named)
        return item

    return watched
