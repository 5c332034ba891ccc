"""Marking: every state of feedback, numbers in every spelling, and text that looks like code."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre_tutor.tutor.grading import grade, read_number, show_answer
from euchre_tutor.tutor.items import Item, NearMiss, Option, number_text
from euchre_tutor.tutor.quizzes import item_ids, load_item

HINTS = ("a", "b", "c", "d")
CHOICE = load_item("01.q1")  # North's ace takes the king
CARDS = load_item("05.q3")  # hearts are trump, a diamond is led; the jack of diamonds may not be played
TORTURE = 'it\'s "5 < 6" & `x` \\n ${y} {z} %s <b>&amp;</b>'


def number(value: float, percent: bool = False, **more: object) -> Item:
    """A question that asks for this number."""
    item = Item("n", "pack", "number", "How many?", "Because.", HINTS, number=value, percent=percent)
    return replace(item, **more)  # type: ignore[arg-type]  # fields of Item by name


@pytest.mark.parametrize("answer", [None, "", "  ", [], ()])
def test_nothing_is_not_an_answer(answer: object) -> None:
    marked = grade(CHOICE, answer)  # type: ignore[arg-type]  # whatever the browser sends
    assert (marked.verdict, marked.retry, marked.answer) == ("unanswered", True, ())


def test_right_at_once_gives_the_reason() -> None:
    marked = grade(CHOICE, "2")
    assert marked.verdict == "right" and marked.reason == CHOICE.why and not marked.retry


@pytest.mark.parametrize(("hints", "attempt"), [(1, 1), (0, 2), (4, 2)])
def test_right_after_help_is_said_so(hints: int, attempt: int) -> None:
    assert grade(CHOICE, "2", hints, attempt).verdict == "after_hint"


def test_wrong_names_the_belief_and_offers_one_retry() -> None:
    first, second = grade(CHOICE, "0"), grade(CHOICE, "0", attempt=2)
    assert first.verdict == second.verdict == "wrong"
    assert first.retry and not second.retry
    assert first.answer == () and second.answer == ("2",), "the answer is not given away before the retry"
    assert first.misconception and first.misconception_name and first.reason and second.then
    assert CHOICE.why not in first.reason and CHOICE.why in second.reason


def test_the_words_of_praise_vary() -> None:
    items = map(load_item, ("01.q1", "01.q2", "02.q3", "03.q1", "03.q7"))
    words = {grade(item, item.answer[0]).word for item in items}
    assert len(words) > 1


def test_a_close_second_is_fine_too() -> None:
    close = replace(CHOICE, fine=frozenset({"0"}))
    marked = grade(close, "0")
    assert (marked.verdict, marked.retry) == ("also_fine", False)


@pytest.mark.parametrize("answer", ["nobody", ["JD", "??"], 7])
def test_what_cannot_be_marked_is_our_fault(answer: object) -> None:
    assert grade(CARDS if isinstance(answer, list) else CHOICE, answer).verdict == "cannot_check"  # type: ignore[arg-type]  # rubbish


def test_the_answer_shown_is_no_right_answer() -> None:
    marked = show_answer(CHOICE)
    assert marked.verdict == "wrong" and marked.shown and marked.answer == ("2",) and not marked.retry


def test_a_card_wrongly_taken_tells_more_than_one_left_out() -> None:
    assert grade(CARDS, ["9D"]).verdict == "right"
    assert grade(CARDS, ["JD", "9D"]).misconception == "left-cover"
    assert grade(CARDS, ["JD"]).misconception == "left-cover"
    assert grade(CARDS, ["AS", "9D"]).misconception == "free-choice"


def test_a_choice_of_cards_is_read_as_a_whole_before_its_single_cards() -> None:
    assert grade(load_item("05.q1"), ["JC"]).misconception == "left-suit"
    assert grade(load_item("05.q1"), ["JC", "9S"]).misconception == "forced-trump"
    assert grade(load_item("05.q1"), ["9H"]).misconception == "void-bound"
    assert grade(load_item("05.q3"), ["JD", "9D"]).misconception == "left-cover"
    assert grade(load_item("03.f2"), ["JD"]).misconception == "low-out"
    assert grade(load_item("03.f2"), ["QC", "TC"]).misconception == "plain-over-trump"
    assert grade(load_item("03.f2"), ["QC", "AD", "TC", "JD"]).misconception == "all-count"
    assert grade(load_item("06.f2"), ["TD"]).misconception == "left-suit"
    assert grade(load_item("09.q2"), ["AS"]).misconception == "left-suit"


def test_an_order_is_marked_at_the_first_card_out_of_place() -> None:
    item = load_item("04.q6")
    assert grade(item, ["JD", "JH", "AD", "KD"]).verdict == "right"
    assert grade(item, ["JD", "AD", "JH", "KD"]).misconception == "left-rank"
    assert grade(item, ["AD", "JD", "JH", "KD"]).misconception == "right-rank"
    assert grade(item, ["JD", "JH"]).verdict == "unanswered"


@pytest.mark.parametrize(
    "text", ["0.45", "0,45", ".45", ",45", "45 %", "45%", "+0.45", " 0.45 ", "45\u00a0%"]
)
def test_numbers_are_read_in_every_spelling(text: str) -> None:
    assert grade(number(0.45), text).verdict == "right"
    assert grade(number(0.45, percent=True), text).verdict == "right"


@pytest.mark.parametrize("text", ["-4", "−4", "-4.0", "−4,0"])
def test_a_minus_may_be_a_hyphen(text: str) -> None:
    assert grade(number(-4, signed=True), text).verdict == "right"


@pytest.mark.parametrize("text", ["33", "33 %", "0.33", "0,333", "33.3"])
def test_a_third_may_be_rounded(text: str) -> None:
    assert grade(load_item("09.q6"), text).verdict == "right"


@pytest.mark.parametrize("text", ["four", "%", "-", ".", "1 2", "--4", "4e9", "nan", "inf", "٣x"])
def test_what_is_no_number_is_asked_for_again(text: str) -> None:
    assert read_number(text) is None
    assert grade(number(4), text).verdict == "unanswered"


@pytest.mark.parametrize(
    ("item", "nonsense", "expected"),
    [
        (number(4), ("-2", "banana", "9999", "", "400 %x"), "from 0 to 100"),
        (number(0.45, percent=True), ("-2", "-20 %", "150 %", "half"), "0 to 100 %"),
        (number(-4, signed=True), ("lost", "-4000", ""), "points"),
    ],
)
def test_a_number_out_of_any_sense_costs_no_try_and_is_told_what_is_expected(
    item: Item, nonsense: tuple[str, ...], expected: str
) -> None:
    for text in nonsense:
        marked = grade(item, text)
        assert (marked.verdict, marked.retry) == ("unanswered", True) and expected in marked.reason


def test_every_number_a_question_knows_is_within_sense() -> None:
    items = [item for item in map(load_item, item_ids()) if item.kind == "number"]
    for item in items:
        for known in (item.number or 0.0, *(miss.value for miss in item.misses)):
            assert grade(item, number_text(known, item.percent)).verdict != "unanswered", item.id


def test_a_near_miss_is_named_and_any_other_number_has_a_hint() -> None:
    item = number(7, misses=(NearMiss(6, "Count the left bower.", "seven-trump"),))
    assert grade(item, "6").misconception == "seven-trump"
    other = grade(item, "12")
    assert other.verdict == "wrong" and other.misconception == "count-slip" and "b" in other.reason


def test_numbers_are_written_with_a_real_minus() -> None:
    assert [number_text(-4, False), number_text(1.5, False), number_text(1 / 3, True)] == [
        "−4",
        "1.5",
        "33 %",
    ]


def test_text_of_a_question_is_data_and_never_a_template() -> None:
    options = (Option(TORTURE, TORTURE, False, TORTURE, "left-suit"), Option("b", TORTURE, True, TORTURE))
    item = Item("t", "pack", "choice", TORTURE, TORTURE, (TORTURE,) * 4, options, then=TORTURE)
    wrong, right = grade(item, TORTURE), grade(item, "b")
    assert wrong.reason == wrong.then == right.reason == TORTURE
    assert grade(number(4, hints=(TORTURE,) * 4), "5").reason.endswith(TORTURE)
