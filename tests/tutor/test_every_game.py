"""Every game in words: each action, each refusal, each step and each result, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Card,
    CardSet,
    Discard,
    Give,
    IllegalAction,
    Keep,
    Option,
    Phase,
    Play,
    Reason,
    Ruleset,
    State,
    apply,
    deal,
    legal_actions,
    parse_action,
    view,
)
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.explain import Watch
from euchre_tutor.tutor.names import card_name, chair_name, illegal_sentence, seat_name
from euchre_tutor.tutor.spoken import spoken
from euchre_tutor.tutor.tell import due, opening_told, result_lines, step_told
from tests.engine.helpers import random_states, run
from tests.engine.mixes import mixes

TOKEN = re.compile(r"\{|\}|\b[7-9TJQKA][CDHS]\b|_")  # a place left open, or a word of the notation
WORDS = (
    "PASS", "BID 1", "BID 2", "BID 5", "BID 6", "BID 3 H", "BID 12", "ASK", "MOON", "SWAP", "NAME H",
    "NAME C", "NAME H ALONE", "ORDER", "ORDER ALONE", "PICKUP", "DECLINE", "ALONE", "WITH", "CLAIM",
    "RETRACT", "CALL_RENEGE 0 1",
)  # fmt: skip


def hands(rules: Ruleset, number: int, seed: str) -> Iterator[list[State]]:
    """Hands of random actions under the rules, state by state."""
    for k in range(number):
        rng = random.Random(f"{seed} {k}")
        yield list(random_states(deal(rules, k % rules.seats, rng), rng))


def check(text: str) -> None:
    assert text and not TOKEN.search(text), text


@pytest.mark.parametrize("game", RULESETS)
def test_every_step_of_every_game_has_its_sentences(game: str) -> None:
    for number, rules in enumerate(mixes(RULESETS[game])):
        languages = LANGUAGES if number % 8 == 0 else ["en"]
        for states in hands(rules, 1, f"told {number}"):
            for language in languages:
                with speaking(language):
                    told(states, number)


def told(states: list[State], number: int) -> None:
    """All that is said of the hand is said in words, whoever looks on."""
    for viewer in (None, number % states[0].rules.seats):
        watch = Watch(viewer)
        check(opening_told(states[0], watch).headline)
        for before, after in pairwise(states):
            one = step_told(before, after.history[-1][1], after, watch)
            check(one.headline)
            check(f"{one.headline} {one.text} {one.next}")
            if after.phase is not Phase.OVER and after.phase is not Phase.PLAY:
                check(due(after, viewer))
        for line in result_lines(states[-1], viewer):
            check(line)


NAMED = {card_name(card): card for rules in RULESETS.values() for card in rules.cards}
MENTIONED = re.compile("|".join(NAMED))


@pytest.mark.parametrize("game", RULESETS)
def test_nobody_is_told_of_a_card_that_was_not_seen(game: str) -> None:
    for number, rules in enumerate(mixes(RULESETS[game])[::4]):
        for states in hands(rules, 1, f"hidden {number}"):
            for viewer in (None, *range(rules.seats)):
                hidden_stays_hidden(states, viewer)


def hidden_stays_hidden(states: list[State], viewer: int | None) -> None:
    """Of every card that is named to the viewer it is known by then what it is."""
    seen = set(open_cards(states[0], viewer))
    for before, after in pairwise(states):
        seen.update(open_cards(after, viewer))
        one = step_told(before, after.history[-1][1], after, Watch(viewer))
        mentioned = {NAMED[name] for name in MENTIONED.findall(f"{one.headline} {one.text} {one.next}")}
        assert mentioned <= seen, one


def open_cards(state: State, viewer: int | None) -> Iterator[Card]:
    """The cards on the table face up, and those that the viewer holds, chooses among or has laid away."""
    yield from [state.upcard] if state.upcard is not None else []
    for pile in state.exposed:
        yield from pile
    yield from (card for trick in state.tricks for _, card in trick)
    if viewer is not None:
        own = view(state, viewer)
        yield from own.hand + own.laid + own.pool


@pytest.mark.parametrize("game", RULESETS)
def test_a_view_and_the_state_say_alike_what_is_due(game: str) -> None:
    for rules in mixes(RULESETS[game])[::9]:
        for states in hands(rules, 2, "due"):
            for state in states[:40]:
                for seat in range(rules.seats):
                    assert due(view(state, seat), seat) == due(state, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_action_of_every_game_has_a_name_of_its_own(game: str, language: str) -> None:
    with speaking(language):
        for rules in mixes(RULESETS[game])[::9]:
            for states in hands(rules, 1, "named"):
                for state in states:
                    seen = view(state, state.to_act)
                    names = [spoken(action, seen) for action in seen.legal[:60]]
                    assert len(set(names)) == len(names), names
                    for name in names:
                        check(name)


def refusals(state: State) -> Iterator[IllegalAction]:
    """What the engine says to words that cannot be said now, by the seat to act and by another."""
    few = CardSet(state.rules.cards[:3])
    probes: list[Action] = [*map(parse_action, WORDS), Discard(few), Give(few), Keep(few)]
    for card in state.rules.cards[:: 1 if state.phase is Phase.EXCHANGE else 3]:
        one = CardSet((card,))
        probes += [Play(card), Discard(one), Give(one)]
    if state.upcard is not None:
        probes.append(Discard(CardSet((state.upcard,))))
    for action in probes:
        try:
            apply(state, action)
        except IllegalAction as error:
            yield error
    try:
        apply(state, parse_action("PASS"), by=(state.to_act + 1) % state.rules.seats)
    except IllegalAction as error:
        yield error


def test_every_refusal_of_every_game_says_why() -> None:
    stuck = RULESETS["bid"].with_options(stick_the_dealer=True)
    rare = [deal(stuck, 0, random.Random(1)), deal(stuck, 3, random.Random(4))]
    rare = [run(rare[0], "PASS; PASS; PASS"), run(rare[1], "ASK; PASS; PASS; PASS; NAME H")]
    rare.append(apply(rare[1], legal_actions(rare[1])[0]))
    met = {error.reason for state in rare for error in refusals(state)}
    for game in RULESETS.values():
        for number, rules in enumerate(mixes(game)[::6]):
            for states in hands(rules, 1, f"refused {number}"):
                for state in states[::3] + states[-1:]:
                    for error in refusals(state):
                        met.add(error.reason)
                        check(illegal_sentence(error))
    assert met == set(Reason)


@pytest.mark.parametrize("game, script, word, text", [
    ("double_deck", "", "BID 12", "All 12 are not bid as a number: say all 12 with help, or the moon."),
    ("ghost", "", "BID 6", "All 6 are not bid as a number: say the moon."),
    ("bid", "", "BID 6", "All six are not bid as a number: say six with help, or the moon."),
    ("two_handed", "", "ORDER ALONE", "With two players nobody goes alone."),
    ("ghost", "SWAP", "SWAP", "The ghost hand is taken before one's own call, by one player in a hand."),
    ("bid", "", "SWAP", "That is not done at this point of the hand."),
])  # fmt: skip
def test_a_refusal_speaks_of_the_game_at_hand(game: str, script: str, word: str, text: str) -> None:
    state = run(deal(RULESETS[game], 0, random.Random(1)), script)
    with pytest.raises(IllegalAction) as refused:
        apply(state, parse_action(word))
    assert illegal_sentence(refused.value) == text


@pytest.mark.parametrize("options, script, word, text", [
    ({"min_bid": 4}, "", "BID 3", "That is too low: the lowest bid is 4."),
    ({"ace_no_face": True, "anf_aces": "exactly_one"}, "", "CLAIM",
     "This hand has no claim: it needs exactly one ace, and no jack, queen or king."),
    ({"ace_no_face": True, "joker": True}, "", "CLAIM",
     "This hand has no claim: it needs an ace, and no jack, queen or king. The joker spoils a claim too."),
])  # fmt: skip
def test_a_refusal_speaks_of_the_rules_at_hand(
    options: dict[str, Option], script: str, word: str, text: str
) -> None:
    state = run(deal(RULESETS["bid"].with_options(**options), 0, random.Random(1)), script)
    while state.phase is Phase.DEALER_DISCARD:
        state = apply(state, legal_actions(state)[0])
    with pytest.raises(IllegalAction) as refused:
        apply(state, parse_action(word))
    assert illegal_sentence(refused.value) == text


@pytest.mark.parametrize("order, said", [
    ("discard_first", "You lay 2 cards away first. It is final."),
    ("gift_first", "You may give any 2 cards."),
])  # fmt: skip
def test_an_exchange_of_two_cards_is_not_told_as_of_one(order: str, said: str) -> None:
    rules = RULESETS["bid"].with_options(ask_cards=2, ask_order=order, ask_force_best=False)
    state = run(deal(rules, 0, random.Random(1)), "ASK; PASS; PASS; PASS; NAME H")
    assert due(state, state.to_act) == said


@pytest.mark.parametrize("game, said", [
    ("cutthroat", ["Order it up", "Assist", "Accept it"]),
    ("turn_up", ["Order it up", "Assist", "Order it up", "Take it up"]),
    ("two_handed", ["Order it up", "Accept it"]),
])  # fmt: skip
def test_the_same_word_is_to_order_to_assist_and_to_accept(game: str, said: list[str]) -> None:
    state = deal(RULESETS[game], 0, random.Random(2))
    for text in said:
        assert text in [spoken(action, view(state, state.to_act)) for action in legal_actions(state)]
        state = apply(state, parse_action("PASS"))


def test_a_view_counts_the_seats_of_its_table() -> None:
    assert [seat_name(seat, 0, 2) for seat in (0, 1)] == ["You", "North"]
    assert [seat_name(seat, 1, 2) for seat in (0, 1)] == ["North", "You"]
    assert [seat_name(seat, None, 2) for seat in (0, 1)] == ["South", "North"]
    assert [seat_name(seat, 1, 3) for seat in (0, 1, 2)] == ["East", "You", "West"]
    assert chair_name(3, RULESETS["ghost"]) == "Ghost hand"
    assert chair_name(3, RULESETS["cutthroat"]) == "Dummy"
    each = RULESETS["two_handed"].with_options(two_handed_dummy="each3")
    assert [chair_name(chair, each, 1) for chair in (0, 1, 2, 3)] == [
        "North",
        "You",
        "North's dummy",
        "Your dummy",
    ]
