"""What is said of a call is true of the hand, and agrees with the figures beside it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Action,
    Option,
    Pass,
    Phase,
    Suit,
    View,
    apply,
    deal,
    legal_actions,
    parse_action,
    ranking,
    view,
)
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import gap
from euchre_tutor.speech import LANGUAGES, speaking
from euchre_tutor.tutor.advice import Advice, advise
from euchre_tutor.tutor.feedback import Feedback, assumptions, review
from euchre_tutor.tutor.ideas import IDEAS, idea_title
from euchre_tutor.tutor.names import bid_name
from euchre_tutor.tutor.reasons import hand_sentences
from euchre_tutor.tutor.verdicts import WRONG
from tests.solver.tables import TABLES, at_hand

SUITS = {"clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS, "spades": Suit.SPADES}
ONE = {"club": Suit.CLUBS, "diamond": Suit.DIAMONDS, "heart": Suit.HEARTS, "spade": Suit.SPADES}
NUMBER = {"three": 3, "four": 4, "five": 5, "one": 1, "two": 2}


def positions(options: dict[str, Option], number: int) -> Iterator[View]:
    """Views of seats that are to call or to name trump."""
    thumb = PLAYERS["thumb"]()
    for seed in range(number):
        rng = random.Random(seed)
        state = deal(RULESETS["bid"].with_options(**options), seed % 4, rng)
        for _ in range(12):
            if state.phase in (Phase.BID, Phase.NAME):
                yield view(state, state.to_act)
            elif state.phase not in (Phase.CLAIM, Phase.DEALER_DISCARD):
                break
            wild = rng.random() < 0.3
            action = rng.choice(legal_actions(state)) if wild else thumb.choose(view(state, state.to_act))
            state = apply(state, action)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_no_sentence_contradicts_the_hand_or_the_figures(options: dict[str, Option]) -> None:
    rng = random.Random(5)
    for seen in positions(options, 9):
        advice = advise(seen, rng, worlds=24)
        for action in rng.sample(seen.legal, min(3, len(seen.legal))):
            said = review(seen, action, advice)
            fits_the_verdict(said, action, advice)
            assert about_the_verdict(said.place, seen, action, advice), said.place
            for sentence in said.figures:
                assert any(check(sentence, seen, action, advice) for check in CHECKS), sentence


@pytest.mark.parametrize("options", TABLES[:3], ids=str)
def test_what_is_seen_in_a_hand_is_there(options: dict[str, Option]) -> None:
    for seen in positions(options, 6):
        for suit in Suit:
            for sentence in hand_sentences(seen, suit):
                assert about_the_hand(sentence, seen, suit), sentence


def fits_the_verdict(said: Feedback, action: Action, advice: Advice) -> None:
    """The verdict follows from the difference and its error, and the ideas from the verdict."""
    best, mine = advice.best.estimate, advice.of(action).estimate
    points, error = gap(best, mine)
    assert said.cost == pytest.approx(max(points, 0)) and said.error == pytest.approx(error)
    if action == best.action:
        assert said.verdict == "best" and not said.better
    elif points == 0 or points < 2 * error:
        assert said.verdict == "fine" and not said.better
    else:
        assert said.verdict == ("inaccurate" if points < 0.5 else "mistake" if points < 1.5 else "blunder")
        assert said.better[0] == best.action
    assert set(said.ideas) <= {*IDEAS, "close"} and len(said.reasons) <= 3
    assert said.text == " ".join(said.sentences) and "{" not in said.text
    against = [one for one in said.ideas if one in IDEAS and IDEAS[one].stance == "against"]
    assert not against or said.verdict in WRONG


# ---- one check for each kind of sentence: None where it is another kind


def about_the_verdict(sentence: str, seen: View, action: Action, advice: Advice) -> bool:
    assert sentence[0] == sentence[0].upper()
    if found := re.search(r"is worth (\S+) points more than", sentence):
        points, _ = gap(advice.best.estimate, advice.of(action).estimate)
        assert number(found[1]) == pytest.approx(points, abs=0.051)
        return True
    if found := re.search(r"is worth most here[:,] (\S+) points", sentence):
        assert action == advice.best.action
        assert number(found[1]) == pytest.approx(advice.best.points, abs=0.051)
        return True
    if "is all that may be done here" in sentence:
        return len(advice.ranked) == 1
    same = "came to the same in every deal" in sentence
    assert not same or gap(advice.best.estimate, advice.of(action).estimate) == (0, 0)
    return same or "too close to call in these deals" in sentence


def about_the_hand(sentence: str, seen: View, suit: Suit) -> bool:
    rank = ranking(seen.rules, suit)
    trumps = [card for card in seen.hand if rank.is_trump(card)]
    bowers = [any(map(rank.is_right, trumps)), any(map(rank.is_left, trumps))]
    if found := re.fullmatch(r"With (\w+) as trump you hold (\d+) trumps?\.", sentence):
        assert SUITS[found[1]] == rank.trump and int(found[2]) == len(trumps)
    elif found := re.fullmatch(r"You hold (\d+) aces? beside them\.", sentence):
        assert int(found[1]) == sum(c.rank == "A" and c not in trumps for c in seen.hand)
    elif found := re.fullmatch(r"You hold no (\w+), so you can trump when it is led\.", sentence):
        assert trumps and ONE[found[1]] not in {rank.suit_of(c) for c in seen.hand}
    elif sentence == "The joker beats every other trump.":
        assert "JK" in str(seen.hand)
    elif sentence in BOWERS:
        assert bowers == BOWERS[sentence]
    else:
        return False
    return True


BOWERS = {
    "Both bowers are among them.": [True, True],
    "The right bower is among them; the left is not.": [True, False],
    "The left bower is among them; the right is not.": [False, True],
    "No bower is among them.": [False, False],
}


def about_the_call(sentence: str, seen: View, action: Action, advice: Advice) -> bool:
    both = [advice.of(action).estimate, advice.best.estimate]
    if found := re.search(r"In (\w+) .*? in (?:only )?(\d+) % of the deals(?:, else loses (\d))?", sentence):
        fitting = [one for one in both if one.trump == SUITS[found[1]] and near(one.chance, found[2])]
        assert fitting
        if found[3]:
            assert any(int(found[3]) == cost_of(seen, one.action) for one in fitting)
    elif found := re.search(r"Somebody bids higher in (\d+) %", sentence):
        assert any(one.stands is not None and near(1 - one.stands, found[1]) for one in both)
    elif found := re.fullmatch(r"It pays (\d+) and costs (\d+) when it fails\.", sentence):
        assert int(found[1]) in (seen.rules.ask_made, seen.rules.moon_made)
        assert int(found[2]) in (6, seen.rules.ask_made, seen.rules.moon_made)
    elif found := re.fullmatch(r"For your own score it breaks even at (\d+) %\.", sentence):
        assert int(found[1]) in breakeven(seen)
    else:
        return False
    return True


def about_the_ladder(sentence: str, seen: View, action: Action, advice: Advice) -> bool:
    high = [(seat, a) for seat, a in seen.auction if not isinstance(a, Pass)]
    if found := re.search(r"(\w+)(?: partner)? has bid ([\w ]+), and", sentence):
        seat, call = high[-1]
        names = {"Your": 2, "West": 1, "North": 2, "East": 3, "You": 0}
        assert (seat - seen.seat) % 4 == names[found[1]]
        assert found[2] == bid_name(call)
    elif found := re.search(r"If you pass, the hand comes to (\S+) points", sentence):
        assert number(found[1]) == pytest.approx(advice.of(Pass()).points, abs=0.051)
    elif sentence == "If you pass, the hand is thrown in and nobody scores.":
        assert not high and advice.of(Pass()).points == 0
    elif "was enough: nobody can bid after you." in sentence:
        assert seen.dealer == seen.seat and str(action).startswith("BID")
    elif sentence.startswith("You may not pass"):
        assert Pass() not in seen.legal and not high
    else:
        return False
    return True


CHECKS = (about_the_call, about_the_ladder)


def number(text: str) -> float:
    """The number that was written with a true minus."""
    return float(text.replace("−", "-"))


def near(share: float | None, percent: str) -> bool:
    """Whether the share is written so."""
    return share is not None and abs(100 * share - int(percent)) <= 1


def cost_of(seen: View, action: Action) -> int:
    """What a failed bid costs: its number."""
    contract = seen.contract
    return contract.tricks if contract else int(str(action).split()[1])


def breakeven(seen: View) -> set[int]:
    """The break-evens of six with help and of the moon at this table, in percent."""
    rules = seen.rules
    ask = rules.ask_made if rules.ask_fail == "symmetric" else 6
    moon = rules.moon_made if rules.moon_fail == "symmetric" else 6
    return {round(100 * ask / (rules.ask_made + ask)), round(100 * moon / (rules.moon_made + moon))}


# ---- some things that must be said


def test_a_stuck_dealer_hears_that_there_is_no_pass_and_that_less_was_enough() -> None:
    rules = RULESETS["bid"].with_options(stick_the_dealer=True)
    state = at_hand(rules, 0, "JH AH KH AS 9C TD")
    for _ in range(3):
        state = apply(state, Pass())
    seen = view(state, 0)
    said = review(seen, seen.legal[1], advise(seen, random.Random(1), worlds=100))
    assert "Bid 3 was enough: nobody can bid after you." in said.sentences
    assert any(sentence.startswith("You may not pass") for sentence in said.sentences)


def test_a_reckless_moon_is_a_mistake_with_its_break_even() -> None:
    seen = view(at_hand(RULESETS["bid"], 1, "9C TC 9D QD 9S TS"), 1)
    said = review(seen, seen.legal[-1], advise(seen, random.Random(1), worlds=200))
    assert said.verdict == "blunder" and said.cost > 5
    assert any("for your own score it breaks even at 20 %." in sentence for sentence in said.reasons)


def test_assumptions_say_what_the_figures_rest_on() -> None:
    state = deal(
        RULESETS["bid"].with_options(ace_no_face=True, anf_when="own_first_call"), 0, random.Random(1)
    )
    first = assumptions(view(state, 1))
    assert any("rule of thumb" in text for text in first) and any("ace no face" in text for text in first)
    heard = assumptions(view(apply(state, Pass()), 2))
    assert any("heard" in text for text in heard) and not any("heard" in text for text in first)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_said_in_every_language(code: str) -> None:
    with speaking(code):
        seen = view(at_hand(RULESETS["bid"], 1, "JH AH KH AS 9C TD"), 1)
        advice = advise(seen, random.Random(1), worlds=30)
        for action in seen.legal:
            assert "{" not in review(seen, action, advice).text
        assert all(map(idea_title, IDEAS)) and all(assumptions(seen))


def test_assumptions_do_not_claim_voids_that_a_renege_may_feign() -> None:
    for mode, words in (
        ("prevent", "Who could not follow suit has none"),
        ("allow", "may still hold that suit"),
    ):
        state = deal(RULESETS["bid"].with_options(renege_mode=mode), 3, random.Random(1))
        for word in ("MOON", "PASS", "PASS", "PASS", "NAME H"):
            state = apply(state, parse_action(word))
        assert any(words in text for text in assumptions(view(state, 0)))
