"""Questions about the play: clear where they judge, true in other deals, and what their prose says is so."""

from __future__ import annotations

import random
from functools import partial
from itertools import permutations, product
from typing import Any

import pytest

from euchre_tutor.engine import CardSet, Phase, State, Suit, read_hand, view
from euchre_tutor.solver.estimates import estimate
from euchre_tutor.solver.values import Estimate
from euchre_tutor.tutor.course.hands_play import DRAWN_HAND
from euchre_tutor.tutor.course.lesson_11 import FIRST, LESSON, PREDICT, SECOND, THIRD
from euchre_tutor.tutor.generators import SEEDS, generated
from euchre_tutor.tutor.items import Item
from euchre_tutor.tutor.questions import playing_deals
from euchre_tutor.tutor.questions.figures import RULES, order_of, parse_cards
from euchre_tutor.tutor.questions.playing_card import (
    AGAINST,
    DRAW,
    GUARDED,
    PARTNERS,
    played_on,
    position,
    which_card,
)
from euchre_tutor.tutor.questions.playing_card import _moment as moment_of
from euchre_tutor.tutor.questions.playing_count import beaten_by, still_out
from euchre_tutor.tutor.questions.playing_lead import certain_lead
from euchre_tutor.tutor.questions.worth import is_clear
from euchre_tutor.tutor.replay import replayed
from euchre_tutor.tutor.session import Session
from euchre_widgets.table_options import USUAL
from tests.tutor import plain_rules as plain
from tests.tutor.made_with import made_with

WRITTEN = {
    key: ask.args for key, ask in LESSON.items.items() if isinstance(ask, partial) and ask.func is which_card
}
SOME = (1, 2, 3)
DEALT = [f"{name}~{seed}" for name in ("draw-trump", "partner-wins") for seed in SEEDS]
KEYS = [
    *WRITTEN,
    *(
        key if int(key.rpartition("~")[2]) in SOME else pytest.param(key, marks=pytest.mark.slow)
        for key in DEALT
    ),
]


def asked(key: str) -> tuple[Item, Any]:
    """The question, and the position it is about: the deal, the dealer, and what was done."""
    if key in WRITTEN:
        return LESSON.items[key](id=key), WRITTEN[key]
    seen: list[Any] = []

    def watched(*at: Any, **more: Any) -> Item:
        seen.append(at[:3])
        return which_card(*at, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing_deals, "which_card", watched)
        return generated(key.partition("~")[0], int(key.partition("~")[2])), seen[-1]


def sampled(at: Any, seed: int) -> dict[str, Estimate]:
    """Every card that may be played, from deals that the question has not seen."""
    return {
        str(card): one for card, one in played_on(view(position(*at), 0), random.Random(seed), 1000).items()
    }


def advised(at: Any, seed: int) -> dict[str, Estimate]:
    """The same as the table advises, which searches open hands too."""
    seen = view(position(*at), 0)
    return {
        str(one.action).removeprefix("PLAY "): one for one in estimate(seen, random.Random(seed), worlds=150)
    }


def is_the_best_or_close(item: Item, found: dict[str, Estimate]) -> bool:
    """Whether the best card of these deals is the answer, passes for right too, or is not clearly better."""
    best = max(found, key=lambda card: found[card].points)
    return best in (*item.answer, *item.fine) or not is_clear(found[best], found[item.answer[0]])


@pytest.mark.parametrize("key", KEYS)
def test_other_deals_give_the_same_answer_and_call_the_same_cards_wrong(key: str) -> None:
    item, at = asked(key)
    found = sampled(at, 101)
    right = found[item.answer[0]]
    assert is_the_best_or_close(item, found)
    for option in item.options:
        if not option.right and option.key not in item.fine and option.key in found:
            assert right.points > found[option.key].points


@pytest.mark.slow
@pytest.mark.parametrize("key", [*WRITTEN, *DEALT])
def test_the_advice_at_the_table_does_not_gainsay_the_answer(key: str) -> None:
    item, at = asked(key)
    assert is_the_best_or_close(item, advised(at, 101))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_said_of_a_card_is_so(key: str) -> None:
    item, at = asked(key)
    state = position(*at)
    SAYS[id(moment_of(view(state, 0)))](state, item)


def draws(state: State, item: Item) -> None:
    """The card led cannot be beaten, every other card can, and the others hold trumps."""
    order, (best,) = state.order, parse_cards(item.answer[0])
    others = [card for hand in state.hands[1:] for card in hand]
    assert order.is_right(best) and any(map(order.is_trump, others))
    wrong = [o.key for o in item.options if not o.right and o.key not in item.fine]
    assert all(beaten_by(order, card, others) for card in parse_cards(" ".join(wrong)))


def trusts(state: State, item: Item) -> None:
    """The partner has the trick, nobody plays after you, and a plain card goes."""
    cards = [card for _, card in state.trick]
    assert len(cards) == 3 and state.trick[state.order.winner(cards)][0] == 2
    assert not any(map(state.order.is_trump, parse_cards(" ".join([*item.answer, *item.fine]))))


def guards(state: State, item: Item) -> None:
    """The lowest trump goes under the right bower, and the left stays."""
    trumps = [card for card in state.hands[0] if state.order.is_trump(card)]
    assert str(min(trumps, key=state.order.strength)) == item.answer[0] and len(trumps) > 1


def defends(state: State, item: Item) -> None:
    """A plain card that may win, the other plain ones with higher cards of their suit still out."""
    order, (best,) = state.order, parse_cards(item.answer[0])
    gone = [card for trick in state.tricks for _, card in trick]
    plain_out = [c for c in still_out(tuple(state.hands[0]), gone) if not order.is_trump(c)]
    assert state.contract is not None and state.contract.seat % 2
    assert not order.is_trump(best) and not beaten_by(order, best, plain_out)
    for card in state.hands[0]:
        assert order.is_trump(card) or card == best or beaten_by(order, card, plain_out)


SAYS = {id(DRAW): draws, id(PARTNERS): trusts, id(GUARDED): guards, id(AGAINST): defends}


def test_every_moment_of_the_play_is_asked_about() -> None:
    assert {id(moment_of(view(position(*at), 0))) for at in WRITTEN.values()} == set(SAYS)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_seeds_of_tricks_that_your_partner_has_still_come_to_one(seed: int) -> None:
    number = playing_deals.PARTNERS_TRICKS[seed % len(playing_deals.PARTNERS_TRICKS)]
    state = playing_deals.to_partners_trick(number)
    assert state is not None and state.phase is Phase.PLAY and state.to_act == 0


# ---- the lead that makes the rest certain


def wins_all(trump: str, lead: str, rest: tuple[str, ...], hands: tuple[tuple[str, ...], ...]) -> bool:
    """Whether you take every trick: this lead, then from the top, against any play of the others."""
    for plays in product(*(sorted(plain.legal(list(hand), lead, trump)) for hand in hands)):
        if plain.winner([lead, *plays], trump):
            return False
        left = tuple(tuple(c for c in hand if c != card) for hand, card in zip(hands, plays, strict=True))
        line = sorted(rest, key=lambda card: plain.height(card, trump), reverse=True)
        if line and not wins_all(trump, line[0], tuple(line[1:]), left):
            return False
    return True


def is_certain(trump: str, lead: str, hand: list[str], out: list[str], rng: random.Random) -> bool:
    """Whether the lead holds in many ways the cards may lie: all of them where trumps lie together."""
    trumps = [card for card in out if plain.suit(card, trump) == trump]
    others = [card for card in out if card not in trumps]
    rest = tuple(card for card in hand if card != lead)
    worlds = []
    for together in permutations(range(3), 2):
        rng.shuffle(others)
        for split in range(len(trumps) + 1):
            dealt: list[list[str]] = [[], [], []]
            dealt[together[0]], dealt[together[1]] = trumps[:split], trumps[split:]
            pile = list(others)
            worlds += [
                tuple(tuple(have + [pile.pop() for _ in range(len(hand) - len(have))]) for have in dealt)
            ]
    return all(wins_all(trump, lead, rest, world) for world in worlds)


LAST = [FIRST, SECOND, THIRD, made_with(LESSON, "11.q8")]


@pytest.mark.parametrize("seed", [None, *SEEDS])
def test_only_the_right_leads_hold_however_the_cards_lie(
    seed: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = list(LAST) if seed is None else []
    if seed is not None:

        def watched(*at: Any, **more: Any) -> Item:
            places.append(at)
            return certain_lead(*at, **more)

        monkeypatch.setattr(playing_deals, "certain_lead", watched)
        generated("last-lead", seed)
    for trump, gone, hand in places:
        item, held = certain_lead(trump, gone, hand, id="test"), hand.split()
        out = [str(card) for card in still_out(parse_cards(hand), parse_cards(gone))]
        for card in held:
            good = card in item.answer or card in item.fine
            assert is_certain(trump, card, held, out, random.Random(4)) == good, (hand, gone, card)


# ---- what the lesson's prose says


def test_the_steps_of_the_worked_positions_say_what_lies_there() -> None:
    for at, trump_out in ((FIRST, "KH"), (SECOND, "KC"), (THIRD, "KD")):
        order, out = order_of(at[0]), still_out(parse_cards(at[2]), parse_cards(at[1]))
        assert [str(card) for card in out if order.is_trump(card)] == [trump_out]
        assert sum(map(order.is_trump, parse_cards(at[1]))) == 4
        assert sum(map(order.is_trump, parse_cards(at[2]))) == 2
    hearts, spades = (
        order_of("H"),
        [c for c in still_out(parse_cards(FIRST[2]), parse_cards(FIRST[1])) if c.suit],
    )
    ace, nine, high = parse_cards(FIRST[2])
    king = parse_cards("KH")[0]
    assert hearts.strength(ace) > hearts.strength(king) > hearts.strength(nine)
    assert [str(card) for card in beaten_by(hearts, high, spades)] == ["KH"]
    left, ten, _ = parse_cards(SECOND[2])
    clubs = order_of("C")
    assert clubs.is_left(left) and clubs.strength(ten) < clubs.strength(parse_cards("KC")[0])


def test_the_notes_beside_the_worked_hand_are_true() -> None:
    states = replayed(read_hand(str(DRAWN_HAND["hand"])))
    order = states[-1].order
    trumps = [[sum(map(order.is_trump, hand)) for hand in state.hands] for state in states]
    start = states[5]  # after the calls, before the first card
    assert [str(c) for c in order.sort(start.hands[0])][:4] == ["JC", "AC", "KC", "TC"]
    assert trumps[5] == [4, 2, 0, 1] and all(map(order.is_left, filter(order.is_trump, start.hands[3])))
    assert trumps[9] == [3, 1, 0, 0] and trumps[10] == [2, 1, 0, 0] and trumps[11] == [2, 0, 0, 0]
    assert not any(any(row[1:]) for row in trumps[11:])
    last = states[-1]
    assert all(order.winner([c for _, c in trick]) is not None for trick in last.tricks)
    winners = [trick[order.winner([card for _, card in trick])][0] for trick in last.tricks]
    assert winners == [0, 0, 2, 2, 0, 0]
    assert all(map(order.is_trump, states[23].hands[0])) and len(CardSet.of(states[13].hands[0])) == 4


def test_the_first_hand_at_the_table_is_one_to_bid_on_and_to_draw_trump_with() -> None:
    given = LESSON.blocks["explore"].parameters
    session = Session(RULES, seed=given["seed"], seat=USUAL[RULES.seats])
    assert session.states[-1].to_act == session.seat, "the learner speaks first"
    held = [order_of(suit).sort(session.view.hand) for suit in Suit]
    best = max(zip(Suit, held, strict=True), key=lambda pair: sum(map(order_of(pair[0]).is_trump, pair[1])))
    order, hand = order_of(best[0]), best[1]
    assert sum(map(order.is_trump, hand)) == 4 and order.is_right(hand[0]) and order.is_left(hand[1])


def test_the_predictions_are_of_five_kinds() -> None:
    assert len({key.partition("~")[0] for key in PREDICT}) == len(PREDICT) == 5


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_other_left_bower_is_bare(number: int) -> None:
    item = generated("left-guard", number)
    assert item.answer == (("yes",) if number % 2 else ("no",))
