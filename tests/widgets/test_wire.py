"""Python's side of the wire and the browser's agree, and a card says all that may be said of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from euchre_tutor.engine import RULESETS, Card, CardSet, Suit, ranking
from euchre_widgets import lens_tasks, model, quiz_figure, quiz_texts, terms, wire
from euchre_widgets.quiz import QuizModel
from euchre_widgets.wire import Look, WhyNotJson, card_json, card_of, cards_json

TWINS = (Path(__file__).parents[2] / "widgets" / "front" / "model.d.ts").read_text("utf-8")
SHARED = (
    (wire.CardJson, "CardJson"),
    (wire.WhyNotJson, "WhyNotJson"),
    (wire.SuitJson, "SuitJson"),
    (model.WidgetState, "WidgetState"),
    (model.Fault, "Fault"),
    (model.Keep, "Keep"),
    (terms.TermJson, "TermJson"),
    (quiz_figure.FigureJson, "QuizFigure"),
)
HEARTS = ranking(RULESETS["bid"], Suit.HEARTS)


def fields(interface: str) -> set[str]:
    """The fields of an interface of model.d.ts."""
    found = re.search(rf"interface {interface}\b[^{{]*\{{(.*?)\n\}}", TWINS, re.DOTALL)
    assert found, interface
    return set(re.findall(r"^\t(\w+)\??:", found[1], re.MULTILINE))


@pytest.mark.parametrize(("python", "browser"), SHARED)
def test_both_sides_know_the_same_fields(python: type, browser: str) -> None:
    assert set(get_type_hints(python)) == fields(browser)


def test_a_question_has_the_fields_the_browser_draws() -> None:
    question = QuizModel.demo().state()["body"]["question"]  # type: ignore[index]  # a body is there
    assert set(question) == fields("QuizQuestion")
    assert set(question["options"][0]) == fields("QuizOption")
    assert set(question["hints"][0]) == {"text", "open"} == set(get_type_hints(quiz_texts.RungJson))


def test_marks_and_grades_are_the_same_words() -> None:
    marks = re.search(r"type CardMark = (.*?);", TWINS)
    assert marks and set(re.findall(r'"(\w+)"', marks[1])) == set(get_args(wire.CardMark))
    assert {"best", "fine", "mistake"} >= set(quiz_texts.GRADES.values())
    assert lens_tasks.ToldJson.__annotations__.keys() == {"grade", "word", "reason", "retry"}


def test_the_left_bower_keeps_its_print_and_shows_where_it_belongs() -> None:
    card = card_json(Card.parse("JD"), HEARTS)
    assert (card["suit"], card["bower"], card["trump"]) == ("D", "L", "H")
    assert card["name"] == "jack of diamonds, the left bower, a heart"
    assert card_json(Card.parse("JD"))["bower"] is None


def test_a_joker_belongs_to_trump_and_before_that_to_no_suit() -> None:
    joker = Card.parse("JK")
    assert card_json(joker, HEARTS)["trump"] == "H"
    assert card_json(joker, ranking(RULESETS["bid"], None))["trump"] is None
    assert card_json(joker)["suit"] is None


def test_states_are_spoken() -> None:
    why = WhyNotJson(suit="S", text="spades must be followed")
    queen = Card.parse("QS")
    assert card_json(queen, look=Look(marks=("winning",)))["name"] == "queen of spades, winning so far"
    assert card_json(queen, look=Look(why=why))["name"].endswith("not now: spades must be followed")


def test_twins_have_ids_of_their_own() -> None:
    twins = cards_json(CardSet.parse("JH JH 9C"))
    assert [card["id"] for card in twins] == ["9C", "JH", "JH#2"]


@pytest.mark.parametrize("nonsense", [None, "", "QQ", "AS#9#", 7, ["JH"], "JH "])
def test_only_a_card_that_is_there_can_be_named(nonsense: object) -> None:
    assert card_of(nonsense, CardSet.parse("JH 9C")) is None
    assert card_of("JH#2", CardSet.parse("JH JH")) == Card.parse("JH")
