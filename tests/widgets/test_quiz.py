"""Quiz: no answer leaves before it is given; every feedback state; hints in rungs; text that is only text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre_tutor.tutor.grading import Grade
from euchre_tutor.tutor.items import Figure, Item, NearMiss, Option
from euchre_tutor.tutor.quizzes import item_ids, load_item
from euchre_widgets.quiz import QuizModel
from euchre_widgets.quiz_question import laid_out
from euchre_widgets.quiz_texts import score_text
from tests.widgets.messages import send

HINTS = ("Think of jacks.", "Look at the diamonds.", "Not the ace.", "It is the nine.")
FOLLOW = Item(
    id="t.follow", idea="left-suit", kind="choice", prompt="Diamonds are led. Which card must you play?",
    why="The nine is your only diamond.", hints=HINTS,
    options=(
        Option("JD", "jack of diamonds", False, "It has left its suit.", "left-suit", card="JD"),
        Option("9D", "nine of diamonds", True, "", card="9D"),
        Option("AH", "ace of hearts", False, "You hold a diamond.", card="AH"),
    ),
    figure=Figure("Hearts are trump.", trump="H", led="D", hand=("JD", "9D", "AH")),
    strike=("AH",), then="You would renege: two points to the others.",
)  # fmt: skip
SHARE = Item(
    id="t.share", idea="count", kind="number", prompt="What share?", why="Seven of 24.", hints=HINTS,
    number=0.45, percent=True, tolerance=0.001, misses=(NearMiss(0.25, "There are seven.", "seven-trump"),),
)  # fmt: skip
TRUMPS = Item(
    id="t.trumps", idea="left-suit", kind="cards", prompt="Which are trumps?", why="Both.", hints=HINTS,
    options=(
        Option("JD", "JD", True, "The jack of diamonds is one.", "left-suit", card="JD"),
        Option("9H", "9H", True, "It is.", card="9H"),
        Option("KS", "KS", False, "It is none.", card="KS"),
    ),
    figure=Figure("Hearts are trump.", trump="H"),
)  # fmt: skip
ORDER = Item(
    id="t.order", idea="rank", kind="order", prompt="In order?", why="J J A.", hints=HINTS,
    order=("JH", "JD"),
    options=(
        Option("JD", "JD", False, "no", card="JD"),
        Option("JH", "JH", False, "The right is higher.", card="JH"),
    ),
)  # fmt: skip
CLOSE = Item(
    id="t.close", idea="bid", kind="choice", prompt="Bid?", why="Four.", hints=HINTS, fine=frozenset({"5"}),
    options=(Option("4", "Four", True, ""), Option("5", "Five", False, "Level over many deals.")),
)  # fmt: skip
BROKEN = Item(id="t.broken", idea="x", kind="riddle", prompt="?", why="", hints=HINTS,
              options=(Option("a", "A", True, ""),))  # fmt: skip
TORTURE = 'It\'s "odd": `x` < y & z \\ ${1+1} {name} <b>no</b>'


def question(model: QuizModel) -> dict[str, Any]:
    """The question as the browser has it."""
    drawn = model.state()["body"]
    assert drawn is not None
    found: dict[str, Any] = drawn["question"]
    return found


def place(model: QuizModel, text: str) -> str:
    """The browser's name of the option with this text or card."""
    found: str = next(
        option["id"] for option in question(model)["options"]
        if text in (option["text"], (option["card"] or {}).get("id"))
    )  # fmt: skip
    return found


def choose(model: QuizModel, text: str) -> None:
    """Tap the option with this text or card."""
    send(model, "choose", option=place(model, text))


def test_no_answer_reaches_the_browser_before_one_is_given() -> None:
    for item in map(load_item, item_ids()):
        model = QuizModel([item])
        sent = json.dumps(model.state(), ensure_ascii=False)
        unsaid = [item.why, *item.hints, *(option.feedback for option in item.options), item.then]
        shown = {item.prompt, *(option.text for option in item.options)}
        assert not [text for text in unsaid if text and text not in shown and json.dumps(text)[1:-1] in sent]
        assert '"right"' not in json.dumps(question(model)["options"]), item.id


def test_a_wrong_answer_names_the_mistake_what_happens_next_and_may_be_tried_once_more() -> None:
    model = QuizModel([FOLLOW])
    choose(model, "JD")
    graded = question(model)["graded"]
    assert (graded["grade"], graded["reason"]) == ("mistake", "It has left its suit.")
    assert "keeps its printed suit" in graded["belief"] and "renege" in graded["next"]
    assert question(model)["retry"] and not question(model)["settled"]
    assert [option["mark"] for option in question(model)["options"]] == ["wrong", "", ""]
    send(model, "retry")
    assert question(model)["graded"] is None
    choose(model, "9D")
    assert question(model)["settled"] and question(model)["graded"]["grade"] == "best"
    assert question(model)["options"][1]["mark"] == "right"


def test_after_a_second_wrong_answer_the_right_one_is_shown() -> None:
    model = QuizModel([FOLLOW])
    choose(model, "JD")
    choose(model, "AH")
    assert question(model)["settled"]
    assert [option["mark"] for option in question(model)["options"]] == ["", "right", "wrong"]


def test_right_with_a_hint_is_told_from_right_at_once() -> None:
    heard: list[tuple[str, int, int]] = []

    def graded(item: Item, grade: Grade, hints: int, attempt: int) -> None:
        heard.append((grade.verdict, hints, attempt))

    model = QuizModel([FOLLOW, FOLLOW], on_graded=graded)
    choose(model, "9D")
    send(model, "next")
    send(model, "hint")
    choose(model, "9D")
    assert heard == [("right", 0, 1), ("after_hint", 1, 1)]


@pytest.mark.parametrize("results, told", [
    (["right", "wrong"], "1 of 2 right."),
    (["after_hint"], "1 of 1 right, but not at once."),
    (["after_hint", "after_hint", "wrong"], "2 of 3 right, but not at once."),
    (["right", "also_fine", "after_hint"], "3 of 3 right, one of them not at once."),
    (["right", "after_hint", "after_hint"], "3 of 3 right, 2 of them not at once."),
])  # fmt: skip
def test_the_score_tells_right_from_right_at_once(results: list[str], told: str) -> None:
    assert score_text([(verdict, 0) for verdict in results]) == told


def test_hints_come_in_rungs_and_the_third_strikes_out() -> None:
    model = QuizModel([FOLLOW])
    assert [rung["open"] for rung in question(model)["hints"]] == [False] * 4
    for _ in range(3):
        send(model, "hint")
    rungs = question(model)["hints"]
    assert [rung["text"] for rung in rungs[:3]] == list(HINTS[:3]) and rungs[3]["text"] == "The answer"
    struck = next(option for option in question(model)["options"] if option["struck"])
    assert struck["card"]["id"] == "AH" and struck["card"]["why"]
    choose(model, "AH")
    assert question(model)["graded"] is None
    for _ in range(5):
        send(model, "hint")
    assert question(model)["used"] == "4 of 4 used"


def test_the_answer_given_up_is_shown_and_named_as_such() -> None:
    model = QuizModel([FOLLOW])
    send(model, "show")
    assert question(model)["settled"] and question(model)["graded"]["word"] == "The answer"
    assert question(model)["graded"]["grade"] == "fine" and question(model)["options"][1]["mark"] == "right"


@pytest.mark.parametrize("entry", ["0.45", "0,45", ".45", ",45", "45 %", "45%", "45", " 45 "])
def test_numbers_are_read_as_people_write_them(entry: str) -> None:
    model = QuizModel([SHARE])
    send(model, "check", entry=entry)
    assert question(model)["graded"]["grade"] == "best"


def test_a_near_miss_is_named_and_an_empty_number_costs_nothing() -> None:
    model = QuizModel([SHARE])
    for entry in ("", "about half"):
        send(model, "check", entry=entry)
        assert question(model)["graded"]["word"] == "Not answered yet" and not question(model)["settled"]
    send(model, "check", entry="25 %")
    assert question(model)["graded"]["reason"] == "There are seven." and question(model)["retry"]
    send(model, "check", entry="45 %")
    assert question(model)["settled"]


def test_cards_are_gathered_and_then_checked() -> None:
    model = QuizModel([TRUMPS])
    send(model, "check")
    assert question(model)["graded"]["word"] == "Not answered yet"
    for card in ("9H", "KS", "KS"):
        choose(model, card)
    assert [option["chosen"] for option in question(model)["options"]] == [False, True, False]
    send(model, "check")
    assert question(model)["graded"]["reason"] == "The jack of diamonds is one." and question(model)["retry"]
    assert not any(option["mark"] for option in question(model)["options"])
    send(model, "check")
    assert not question(model)["settled"], "a second check of the same answer is no second attempt"
    for card in ("JD", "9H"):
        choose(model, card)
    send(model, "check")
    assert question(model)["graded"]["grade"] == "best"


def test_an_order_is_tapped_first_to_last() -> None:
    model = QuizModel([ORDER])
    choose(model, "JD")
    choose(model, "JH")
    assert [option["place"] for option in question(model)["options"]] == [1, 2]
    send(model, "check")
    assert question(model)["graded"]["grade"] == "mistake"
    choose(model, "JH")
    choose(model, "JD")
    send(model, "check")
    assert question(model)["settled"] and question(model)["graded"]["grade"] == "best"


def test_what_is_too_close_to_call_is_also_fine() -> None:
    model = QuizModel([CLOSE])
    choose(model, "Five")
    assert question(model)["graded"]["grade"] == "fine" and question(model)["settled"]
    assert [option["mark"] for option in question(model)["options"]] == ["right", "fine"]


@pytest.mark.filterwarnings("ignore")
def test_what_cannot_be_checked_is_our_fault_and_said() -> None:
    model = QuizModel([BROKEN])
    choose(model, "A")
    send(model, "check")
    assert question(model)["graded"]["word"] == "We cannot check this one"
    assert question(model)["settled"] and model.state()["fault"] is None
    send(model, "next")
    assert model.save() == "cannot_check:0"


def test_options_shuffle_only_where_order_means_nothing() -> None:
    names = [Option(str(i), str(i), i == 0, "no") for i in range(6)]

    def shown(kind: str, shuffle: bool, seed: int = 1) -> list[str]:
        item = Item("s", "x", kind, "?", "", HINTS, options=tuple(names), shuffle=shuffle)
        return [option["text"] for option in question(QuizModel([item], seed=seed))["options"]]

    plain = [str(i) for i in range(6)]
    assert shown("choice", False) == shown("yesno", True) == plain
    assert shown("choice", True) != plain and sorted(shown("choice", True)) == plain
    assert shown("choice", True) == shown("choice", True) != shown("choice", True, seed=2)


def test_odd_characters_stay_as_they_are() -> None:
    item = Item(
        "t", "x", "choice", TORTURE, TORTURE, (TORTURE,) * 4, options=(Option("a", TORTURE, True, ""),)
    )
    model = QuizModel([item])
    choose(model, TORTURE)
    assert question(model)["prompt"] == question(model)["graded"]["reason"] == TORTURE


def test_bowers_are_lit_only_when_the_question_is_settled() -> None:
    model = QuizModel([FOLLOW])
    assert not any(option["card"]["bower"] for option in question(model)["options"])
    send(model, "show")
    assert [option["card"]["bower"] for option in question(model)["options"]] == ["L", None, None]


def test_a_sitting_ends_with_its_score_and_is_kept_on_the_way() -> None:
    model = QuizModel([FOLLOW, CLOSE], keep_key="x")
    choose(model, "9D")
    send(model, "next")
    assert model.save() == "right:0"
    other = QuizModel([FOLLOW, CLOSE], keep_key="x")
    other.receive({"kind": "carry_on", "text": model.save()})
    assert question(other)["prompt"] == "Bid?"
    choose(other, "Four")
    send(other, "next")
    summary = other.state()["body"]["summary"]  # type: ignore[index]  # a body is there
    assert summary["text"] == "2 of 2 right." and [row["grade"] for row in summary["rows"]] == [
        "best",
        "best",
    ]


@pytest.mark.parametrize("text", ["wrong", "right:9", "right:0 right:0 right:0", "<b>"])
def test_a_kept_text_of_another_quiz_is_not_taken(text: str) -> None:
    model = QuizModel([FOLLOW])
    model.receive({"kind": "carry_on", "text": text})
    assert question(model)["head"] == "Question 1 of 1" and model.state()["fault"] is None


@pytest.mark.parametrize("key", item_ids())
def test_every_question_of_the_course_can_be_answered_here(key: str) -> None:
    item = load_item(key)
    model = QuizModel([item])
    if item.kind == "number":
        send(model, "check", entry=item.answer[0])
    for answer in item.answer if item.kind != "number" else ():
        option = item.option(answer)
        assert option is not None
        places = [place for place, shown in enumerate(laid_out(item, 1)) if shown.key == answer]
        send(model, "choose", option=f"o{places[0]}")
    if item.kind in ("cards", "order"):
        send(model, "check")
    assert question(model)["graded"]["grade"] == "best", question(model)["graded"]
