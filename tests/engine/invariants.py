"""What holds in every state of every game, each as one check: for the tests that play at random."""

from __future__ import annotations

import random
from collections.abc import Iterable

from euchre_tutor.engine import (
    NO_CARDS,
    Action,
    Alone,
    Ask,
    Bid,
    CallRenege,
    Card,
    CardSet,
    Claim,
    Decline,
    Discard,
    Give,
    IllegalAction,
    Keep,
    Moon,
    Name,
    Order,
    Pass,
    Phase,
    Pickup,
    Play,
    Retract,
    State,
    Suit,
    Swap,
    With,
    apply,
    deal_from,
    legal_actions,
    read_hand,
    score,
    tricks_won,
    view,
    write_hand,
)
from tests.engine import recount
from tests.engine.redeal import blind, redealt

SUITS: tuple[Suit | None, ...] = (None, *Suit)
WORDS: tuple[Action, ...] = (
    *(Pass(), Swap(), Order(), Order(alone=True), Pickup(), Decline(), Alone(), With(), Claim(), Retract()),
    *(Bid(n, suit) for n in range(13) for suit in SUITS),
    *(word(suit) for word in (Ask, Moon) for suit in SUITS),
    *(Name(suit, alone) for suit in Suit for alone in (False, True)),
    *(CallRenege(seat, trick) for seat in range(5) for trick in range(14)),
)


def any_words(state: State, rng: random.Random) -> Iterable[Action]:
    """Everything that can be said at all, every card, and some handfuls of them."""
    pack = state.rules.cards
    yield from WORDS
    yield from map(Play, dict.fromkeys(pack))
    for size in (0, 1, 1, 1, 2, 3, 5):
        some = CardSet.of(rng.sample(pack, size))
        yield from (Discard(some), Give(some), Keep(some))


def check_cards(state: State) -> None:
    """No card is lost, and none is there twice."""
    lies = [card for pile in (*state.hands, *state.laid, state.stock) for card in pile.cards]
    lies += [card for trick in state.tricks for _, card in trick]
    if state.upcard is not None and not state.upcard_taken:
        lies.append(state.upcard)
    assert tuple(sorted(lies)) == state.rules.cards


def check_choices(state: State) -> None:
    """There is something to do until the end, each thing once, and each of it applies."""
    actions = legal_actions(state)
    assert bool(actions) == (state.phase is not Phase.OVER)
    assert len(set(actions)) == len(actions)
    for action in actions[:: 1 + len(actions) // 12]:
        assert apply(state, action).history == (*state.history, (state.to_act, action))


def check_refusals(state: State, rng: random.Random, words: Iterable[Action] = ()) -> None:
    """Of all words exactly those that are offered are taken, in turn and out of turn."""
    for by in (None, *range(-1, state.rules.seats + 1)):
        offered = set(legal_actions(state, by=by))
        offered |= set(legal_actions(state)) if by in (None, state.to_act) else set()
        for action in words or any_words(state, rng):
            assert accepts(state, action, by) == (action in offered), (action, by)


def accepts(state: State, action: Action, by: int | None) -> bool:
    """Whether the engine does it; nothing but its own refusal may come of it otherwise."""
    try:
        apply(state, action, by=by)
    except IllegalAction as error:
        assert (error.action, error.phase, error.reason.value in str(error)) == (action, state.phase, True)
        return False
    return True


def check_score(state: State) -> None:
    """The tricks and the points are those of a recount."""
    assert list(tricks_won(state)) == recount.tricks(state)
    assert (score(state) == ()) == (state.phase is not Phase.OVER)
    if state.phase is Phase.OVER:
        points = zip(recount.points(state), state.penalties, strict=True)
        assert list(score(state)) == [earned + charged for earned, charged in points]


def check_view(state: State, seat: int, rng: random.Random) -> None:
    """The seat sees the same whatever it cannot know, its own cards, and all that it may do."""
    other, hidden = redealt(state, seat, rng)
    seen = view(state, seat)
    assert view(other, seat) == seen
    assert seen.unseen == hidden
    assert seen.hand == (NO_CARDS if blind(state, seat) else state.hands[seat])
    assert seen.laid == state.laid[seat]
    on_turn = legal_actions(state) if seat == state.to_act else ()
    assert set(seen.legal) == {*on_turn, *legal_actions(state, by=seat)}


def check_views(state: State, rng: random.Random) -> None:
    """Every seat's view."""
    for seat in range(state.rules.seats):
        check_view(state, seat, rng)


def check_text(state: State) -> None:
    """Written and read it is the same hand, and so are its cards dealt and its moves made again."""
    assert read_hand(write_hand(state)) == state
    assert replayed(state.rules.cards, state) == state


def replayed(pack: tuple[Card, ...], state: State) -> State:
    """The same cards dealt, and everything done again."""
    assert sorted(state.dealt) == sorted(pack)
    again = deal_from(state.rules, state.dealer, state.dealt)
    for seat, action in state.history:
        in_turn = seat == again.to_act and action in legal_actions(again)
        again = apply(again, action) if in_turn else apply(again, action, by=seat)
    return again
