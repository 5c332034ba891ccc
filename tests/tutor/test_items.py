"""What every question must have: hints, reasons, named beliefs, and the numbers that the course asks for."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from euchre_tutor.speech import speaking
from euchre_tutor.tutor.course.topics import TOPICS
from euchre_tutor.tutor.generators import GENERATORS, SEEDS
from euchre_tutor.tutor.items import KINDS, Item
from euchre_tutor.tutor.lessons import Lesson, load_lessons
from euchre_tutor.tutor.misconceptions import MISCONCEPTIONS
from euchre_tutor.tutor.questions.suits import higher
from euchre_tutor.tutor.quizzes import exam, fresh, is_item, item_ids, load_item, mixed, with_mix
from tests.tutor.made_with import made_with

NAMED_IN_THE_COURSE = {
    "left-suit",
    "left-keep",
    "left-cover",
    "left-led",
    "left-rank",
    "jack-plain",
    "seven-trump",
    "off-suit-ace",
    "forced-trump",
    "trump-while-holding",
    "highest-card-wins",
    "leader-wins-ties",
    "bid-equal",
    "bid-own-tricks",
    "set-keeps-tricks",
    "moon-plus-tricks",
    "six-with-partner",
    "bid-again",
    "ghost-look",
    "ghost-back",
    "dummy-bids",
    "who-takes-upcard",
    "round1-any-suit",
    "round2-same-suit",
    "dead-bower",
    "alone-lead",
    "alone-always",
    "defenders-rivals",
    "tricks-are-points",
    "over-bid",
    "under-bid",
    "trump-partner",
    "defence-trump",
    "bare-left",
    "twin-beats",
    "one-true-rules",
}
GENERATED = [f"{name}~{seed}" for name in GENERATORS for seed in SEEDS]


def shown(item: Item) -> tuple[object, ...]:
    """Everything a learner sees of a question before answering."""
    return item.prompt, item.figure and item.figure.text, tuple(option.text for option in item.options)


@pytest.mark.parametrize("key", [*item_ids(), *GENERATED])
def test_a_question_is_whole(key: str) -> None:
    item = load_item(key)
    assert item.id == key and item.kind in KINDS and item.idea in TOPICS
    assert len(item.hints) == 4 and all(item.hints) and item.prompt and item.why
    keys = [option.key for option in item.options]
    assert len(set(keys)) == len(keys)
    assert set(item.strike) <= set(keys) - (set(item.answer) if item.kind != "order" else set())
    assert item.answer


@pytest.mark.parametrize("key", [*item_ids(), *GENERATED])
def test_every_wrong_answer_is_named_and_answered(key: str) -> None:
    item = load_item(key)
    for option in item.options:
        assert option.feedback.strip()
        can_be_wrong = not option.right or item.kind in ("cards", "order")
        assert not can_be_wrong or option.misconception in MISCONCEPTIONS, (option.key, option.misconception)
    for miss in item.misses:
        assert miss.feedback and miss.misconception in MISCONCEPTIONS and miss.value != item.number
    assert item.kind != "number" or item.slip in MISCONCEPTIONS


@pytest.mark.parametrize("lesson", load_lessons().values(), ids=lambda lesson: lesson.id)
def test_a_quiz_has_five_to_eight_questions_and_two_or_three_from_before(lesson: Lesson) -> None:
    if lesson.blocks["quiz"].widget == "exam":
        assert not lesson.quiz_items, "an exam asks about the other lessons"
        return
    quiz = lesson.blocks["quiz"].parameters
    assert 5 <= len(quiz["items"]) <= 8
    assert lesson.id == "01" or quiz["mix"] in (2, 3)
    assert set(quiz["items"]) == set(lesson.quiz_items)


def test_every_block_asks_questions_that_exist() -> None:
    asked = [
        key
        for lesson in load_lessons().values()
        for block in lesson.blocks.values()
        if block.widget == "quiz"
        for key in block.parameters["items"]
    ]
    assert all(map(is_item, asked))
    assert set(item_ids()) <= set(asked), "a written question that no block asks"
    assert max(Counter(asked).values()) == 1, "a question that is asked twice"


@pytest.mark.parametrize("name", GENERATORS)
def test_an_idea_has_twelve_variants_at_least(name: str) -> None:
    assert len({shown(load_item(f"{name}~{seed}")) for seed in SEEDS}) >= 12


@pytest.mark.parametrize("name", GENERATORS)
def test_a_seed_always_gives_the_same_question(name: str) -> None:
    assert load_item(f"{name}~3") == load_item(f"{name}~3")


def test_every_generator_belongs_to_a_topic_and_back() -> None:
    wanted = {topic.generator for topic in TOPICS.values() if topic.generator}
    assert wanted == set(GENERATORS)
    assert fresh("left-suit", 4) == "left-suit~4" and fresh("renege", 4) is None


def test_the_beliefs_named_in_the_course_are_here() -> None:
    assert set(MISCONCEPTIONS) >= NAMED_IN_THE_COURSE


def test_from_lesson_four_on_trump_changes_with_every_question() -> None:
    for number in ("04", "05", "06"):
        lesson = load_lessons()[number]
        first = [made_with(lesson, key)[0] for key in lesson.quiz_items]
        trumps = [one for one in first if one in set("CDHS")]
        assert len(trumps) >= 5
        assert all(one != other for one, other in pairwise(trumps)), number


def test_earlier_questions_are_mixed_in_and_come_from_earlier_lessons() -> None:
    assert mixed("01", 2) == []
    keys = mixed("06", 3)
    assert len(set(keys)) == 3 and all(TOPICS[load_item(key).idea].lesson < "06" for key in keys)
    asked = with_mix("06", ["a", "b", "c", "d", "e", "f"], 3)
    assert asked[0] == "a" and asked[-1] == "f" and len(asked) == 9


def test_an_exam_asks_about_every_lesson_before_and_mixes_them() -> None:
    earlier = [one for one in load_lessons() if one < "18"]
    for number in SEEDS:
        keys = exam("18", number)
        assert len(set(keys)) == len(keys) == len(earlier) + 3
        items = [load_item(key) for key in keys]
        assert {TOPICS[item.idea].lesson for item in items} >= set(earlier), number
        trumps = [item.figure.trump if item.figure else None for item in items]
        assert all(one != other or one is None for one, other in pairwise(trumps)), (number, trumps)
        assert all(one.idea != other.idea for one, other in pairwise(items)), number


def test_another_exam_is_another_and_the_same_number_the_same() -> None:
    assert exam("18", 3) == exam("18", 3)
    papers = [set(exam("18", number)) for number in SEEDS]
    shared = [len(one & other) for one, other in combinations(papers, 2)]
    assert max(shared) < len(papers[0]) / 2, "two exams that are half the same"
    asked = {load_item(key).idea for paper in papers for key in paper}
    made = {idea for idea, topic in TOPICS.items() if topic.generator and topic.lesson in load_lessons()}
    assert asked >= made, "an idea that no exam asks about"


def test_an_unknown_question_is_a_key_error() -> None:
    for key in ("", "99.q1", "nothing~3", "left-suit~x", "left-suit~", "~"):
        assert not is_item(key)
        with pytest.raises(KeyError):
            load_item(key)


@pytest.mark.parametrize("language", ["en", "af", "nb"])
def test_questions_can_be_built_in_every_language(language: str) -> None:
    with speaking(language):
        for key in item_ids():
            assert load_item(key).prompt


@pytest.mark.parametrize("first, second", [("9H", "QH"), ("QH", "9H"), ("AS", "9S")])
def test_two_cards_that_nobody_led_name_no_mistake_about_the_lead(first: str, second: str) -> None:
    item = higher(None, first, second, id="test")
    assert {option.misconception for option in item.options} & {"leader-wins-ties", "last-card-wins"} == set()
