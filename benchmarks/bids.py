"""What advice before the play costs and how sure it is: latency, deals, standard errors, in every game.

Run: python -m benchmarks.bids [--positions 60] [--worlds 1000] [--game ghost]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import mean, quantiles
from time import perf_counter, process_time

from euchre_tutor.engine import RULESETS, Option, Phase, State, View, apply, deal, view
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import NUMPY, Study, study
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.rollouts import Kernel, kernel

TABLES: dict[str, tuple[str, dict[str, Option]]] = {
    "bid, seed rules": ("bid", {}),
    "bid, joker, stuck dealer": ("bid", {"joker": True, "stick_the_dealer": True}),
    "bid, open auction, trump with the bid": (
        "bid",
        {"bidding_rounds": "open", "name_trump": "with_bid"},
    ),
    "double_deck": ("double_deck", {}),
    "ghost": ("ghost", {}),
    "turn_up": ("turn_up", {}),
    "turn_up, 32 cards, defend alone": ("turn_up", {"deck": 32, "defend_alone": True}),
    "cutthroat": ("cutthroat", {}),
    "two_handed": ("two_handed", {}),
}
CALLING = (Phase.BID, Phase.ORDER, Phase.CALL)


def positions(options: dict[str, Option], number: int, game: str = "bid") -> list[View]:
    """Views of seats that are to call, everybody before them having called by rule of thumb."""
    rules = RULESETS[game].with_options(**options)
    seats = rules.seats
    return [after_calls(deal(rules, n % seats, random.Random(n)), n // seats % seats) for n in range(number)]


def after_calls(state: State, calls: int) -> View:
    """The view of the seat to call after so many calls, or of the last one to call before."""
    thumb = PLAYERS["thumb"]()
    while state.phase not in CALLING or len(state.auction) < calls:
        following = apply(state, thumb.choose(view(state, state.to_act)))
        if state.phase in CALLING and following.phase not in CALLING:
            break
        state = following
    return view(state, state.to_act)


def later(game: str, phase: Phase, number: int) -> Iterator[View]:
    """Views of this phase, everybody having called by rule of thumb."""
    thumb, seed = PLAYERS["thumb"](), 0
    while number:
        state, seed = deal(RULESETS[game], seed % 2, random.Random(seed)), seed + 1
        while state.phase not in (phase, Phase.PLAY, Phase.OVER):
            state = apply(state, thumb.choose(view(state, state.to_act)))
        if state.phase is phase:
            number -= 1
            yield view(state, state.to_act)


def measured(views: list[View], worlds: int | None, by: Kernel) -> tuple[list[float], float, list[Study]]:
    """Milliseconds of each study, of the processor on average, and the studies."""
    study(views[0], random.Random(0), worlds=worlds, by=by)
    times, studies, busy = [], [], process_time()
    for number, one in enumerate(views):
        start = perf_counter()
        studies.append(study(one, random.Random(number), worlds=worlds, by=by))
        times.append((perf_counter() - start) * 1000)
    return times, (process_time() - busy) * 1000 / len(views), studies


def told(name: str, times: list[float], busy: float, studies: list[Study]) -> str:
    """One line of the report."""
    cuts = quantiles(times, n=20)
    worlds = [one.estimates[0].worlds for one in studies]
    errors = [e.error for one in studies for e in one.estimates if not e.exact]
    tricks = [one.outlook.best.error for one in studies if one.outlook]
    return (
        f"{name:<46} p50 {cuts[9]:6.1f} ms  p95 {cuts[18]:6.1f} ms  processor {busy:5.1f} ms  "
        f"deals {mean(worlds):5.0f} (least {min(worlds)})  error {mean(errors):.3f} points"
        + (f", {mean(tricks):.3f} tricks" if tricks else "")
    )


def report(name: str, views: list[View], worlds: int | None) -> None:
    """A line for each kernel."""
    if NUMPY:
        print(told(name + ", numpy", *measured(views, worlds, kernel())))
    print(told(name + ", plain", *measured(views[: max(4, len(views) // 4)], None, PlainKernel())))


def main() -> None:
    """Print a line for each table and each kernel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--game", choices=RULESETS)
    asked = parser.parse_args()
    for name, (game, options) in TABLES.items():
        if asked.game in (None, game):
            report(name, positions(options, asked.positions, game), asked.worlds)
    if asked.game in (None, "cutthroat"):
        views = list(later("cutthroat", Phase.MERGE, max(8, asked.positions // 4)))
        report("cutthroat, five of ten", views, None)


if __name__ == "__main__":
    main()
