"""The ghost hand in many worlds: who has taken it, and who will, by the rule of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.actions import Action, Moon, Name, Swap
from ..engine.ruleset import Ruleset, Seat
from ..engine.views import View
from .auctions import Outcome
from .bidding import moon_rung
from .endings import Ending
from .measures import measures
from .rollouts import Dealt


def swappers(view: View) -> list[Seat]:
    """Who has taken the ghost hand so far, in order."""
    return [seat for seat, action in view.calls if isinstance(action, Swap)]


def later_swappers(view: View, *, swapping: bool = False) -> list[Seat]:
    """Who may yet take the ghost hand after the seat to act, which may itself be ``swapping``, in order."""
    own: list[tuple[Seat, Action]] = [(view.seat, Swap())] if swapping else []
    yet = view.rules.seats - len(view.auction) - 1
    if not _open(view.rules, [*view.calls, *own]):
        return []
    return [(view.seat + 1 + i) % view.rules.seats for i in range(yet)]


def known(view: View, dealt: Dealt) -> Dealt:
    """The worlds, in which the last one to swap knows what lies dead."""
    last = swappers(view)[-1:]
    return dealt.told(last[0]) if last else dealt


def after_swaps(rules: Ruleset, dealt: Dealt, seats: Sequence[Seat]) -> list[Dealt]:
    """The worlds after the first so many of these seats have had the chance to swap: none, one, and so on."""
    stages, done = [dealt], set[int]()
    for seat in seats:
        worth = stages[-1].best(seat)
        rows = [row for row, value in enumerate(worth) if value < measures(rules).unknown and row not in done]
        stages.append(stages[-1].swapped(seat, rows) if rows else stages[-1])
        done |= set(rows) if rules.ghost_swap == "first_only" else set()
    return stages


def ended_in(
    rules: Ruleset,
    seat: Seat,
    later: Sequence[Seat],
    stages: Sequence[Dealt],
    end: Callable[[Dealt], list[Ending]],
) -> list[Ending]:
    """How courses of the auction end where these seats may swap, unless a moon bars those who come after."""
    endings = end(stages[-1])
    for number, mooner in enumerate((seat, *later)[:-1] if not rules.swap_after_moon else ()):
        moon = Outcome(mooner, moon_rung(rules))
        if any(moon in ending.outcomes for ending in endings):
            for ending, barred in zip(endings, end(stages[number]), strict=True):
                _replace(ending, barred, moon)
    return endings


def _replace(ending: Ending, other: Ending, outcome: Outcome) -> None:
    """Take the other's end in the worlds that end like this."""
    for row in [row for row, one in enumerate(ending.outcomes) if one == outcome]:
        ending.outcomes[row], ending.tricks[row] = other.outcomes[row], other.tricks[row]


def signs(view: View) -> list[tuple[int, bool]]:
    """The chairs whose hands others have kept as not too weak, or given away as too weak: each with which."""
    rules, gave, kept = view.rules, dict[Seat, int](), list[Seat]()
    moves = [(seat, action) for seat, action in view.calls if not isinstance(action, Name)]
    for number, (seat, action) in enumerate(moves):
        before = moves[:number]
        if isinstance(action, Swap):
            gave = {other: seat if chair == rules.seats else chair for other, chair in gave.items()}
            gave[seat] = rules.seats
        elif all(other != seat for other, _ in before) and _open(rules, before):
            kept.append(seat)
    found = [(seat, False) for seat in kept if seat != view.seat]
    return found + [(chair, True) for seat, chair in gave.items() if view.seat not in (seat, chair)]


def _open(rules: Ruleset, before: Sequence[tuple[Seat, Action]]) -> bool:
    """Whether a seat may swap after these calls."""
    way = rules.ghost_swap if "ghost_swap" in rules.options else "off"
    swapped = any(isinstance(action, Swap) for _, action in before)
    moon = any(isinstance(action, Moon) for _, action in before)
    free = way == "chain" or (way == "first_only" and not swapped)
    return free and (rules.swap_after_moon or not moon)
