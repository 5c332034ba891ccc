"""Finding a question by its id, and choosing which questions a lesson asks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from .course.topics import TOPICS
from .generators import GENERATORS, SEEDS, generated
from .items import Figure, Item, NearMiss, Option
from .lessons import Ask, load_lessons
from .questions.dealing import choose

CORE = ("left-suit", "legal-cards", "winner-mixed")  # what everything else rests on is asked once more
ORDERS = 400  # tried, of an exam's questions: about one in ten will do

__all__ = [
    "Figure",
    "Item",
    "NearMiss",
    "Option",
    "comes_back_in",
    "exam",
    "fresh",
    "is_item",
    "item_ids",
    "load_item",
    "mixed",
    "with_mix",
]


@cache
def _written() -> dict[str, Ask]:
    return {key: ask for lesson in load_lessons().values() for key, ask in lesson.items.items()}


def item_ids() -> tuple[str, ...]:
    """The ids of all written questions, in the order of the course."""
    return tuple(_written())


def is_item(item_id: str) -> bool:
    """Whether there is a question with this id, written or generated."""
    name, parted, seed = item_id.partition("~")
    return name in GENERATORS and seed.isdigit() if parted else item_id in _written()


def load_item(item_id: str) -> Item:
    """The question with this id, its texts in the language in force.

    An id is written (``04.q3``) or generated (``winner-left~7``: generator and seed); KeyError for any other.
    """
    name, parted, seed = item_id.partition("~")
    if not parted:
        return _written()[item_id](id=item_id)
    if not is_item(item_id):
        raise KeyError(item_id)
    return generated(name, int(seed))


def fresh(idea: str, seed: int) -> str | None:
    """The id of a newly made question on this idea; None where there is no generator."""
    generator = TOPICS[idea].generator
    return None if generator is None else f"{generator}~{seed}"


def mixed(lesson: str, count: int, seed: int = 1) -> list[str]:
    """Ids of so many fresh questions on ideas of earlier lessons, each on another idea."""
    earlier = [name for name, topic in TOPICS.items() if topic.generator and topic.lesson < lesson]
    rng = random.Random(f"{lesson} {seed}")
    chosen = [earlier.pop(int(rng.random() * len(earlier))) for _ in range(min(count, len(earlier)))]
    return [f"{TOPICS[name].generator}~{choose(rng, SEEDS)}" for name in chosen]


def with_mix(lesson: str, items: Sequence[str], count: int, seed: int = 1) -> list[str]:
    """The lesson's questions with so many earlier ones among them, never as the first or the last."""
    asked = list(items)
    for step, key in enumerate(mixed(lesson, count, seed), start=1):
        asked.insert(min(len(asked) - 1, 1 + step * len(items) // (count + 1)), key)
    return asked


def exam(lesson: str, number: int = 1) -> tuple[str, ...]:
    """The ids of one exam's questions: one on each lesson before this one, and three on what all rests on.

    Mixed on purpose: of two neighbours each is on another idea, and under another trump. Every number is
    another exam, and the same one for everybody.
    """
    rng = random.Random(f"exam {lesson} {number}")
    asked = [_on(earlier, rng) for earlier in load_lessons() if earlier < lesson]
    for idea in CORE:
        keys = [f"{TOPICS[idea].generator}~{seed}" for seed in SEEDS]
        asked.append(choose(rng, [key for key in keys if key not in asked]))
    items = {key: load_item(key) for key in asked}
    orders = [sorted(asked, key=lambda _: rng.random()) for _ in range(ORDERS)]
    return tuple(min(orders, key=lambda keys: sum(_alike(items[a], items[b]) for a, b in pairwise(keys))))


def _on(lesson: str, rng: random.Random) -> str:
    """A question on one of the lesson's ideas: freshly dealt where that can be, else one of its own quiz."""
    written: dict[str, list[str]] = {}
    for key in load_lessons()[lesson].quiz_items:
        written.setdefault(_idea_of(key), []).append(key)
    own = [idea for idea, topic in TOPICS.items() if topic.lesson == lesson]
    idea = choose(rng, [one for one in own if TOPICS[one].generator or one in written] or list(written))
    return fresh(idea, choose(rng, SEEDS)) or choose(rng, written[idea])


@cache
def _idea_of(item_id: str) -> str:
    return load_item(item_id).idea


def _alike(one: Item, other: Item) -> bool:
    """Whether two questions are of one idea, or under one trump."""
    trumps = [item.figure.trump for item in (one, other) if item.figure and item.figure.trump]
    return one.idea == other.idea or (len(trumps) == 2 and trumps[0] == trumps[1])


@cache
def comes_back_in(idea: str, lesson: str) -> str | None:
    """The first lesson after this one that asks about the idea again, freshly dealt; None where none does."""
    made = f"{TOPICS[idea].generator}~"
    later = (one for one in load_lessons() if one > lesson)
    return next((one for one in later if any(key.startswith(made) for key in _earlier(one))), None)


def _earlier(lesson: str) -> Sequence[str]:
    """The questions on earlier lessons that the lesson's quiz asks at the first visit."""
    block = load_lessons()[lesson].blocks["quiz"]
    return exam(lesson) if block.widget == "exam" else mixed(lesson, block.parameters["mix"])
