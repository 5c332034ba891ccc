"""What advice on a bid costs and how sure it is: latency, deals, standard errors, with numpy and without.

Run: python -m benchmarks.bids [--positions 60] [--worlds 1000]
"""

from __future__ import annotations

import argparse
import random
from statistics import mean, quantiles
from time import perf_counter, process_time

from euchre_tutor.engine import RULESETS, Option, Phase, State, View, apply, deal, view
from euchre_tutor.players import PLAYERS
from euchre_tutor.solver.estimates import NUMPY, Study, study
from euchre_tutor.solver.plain_kernel import PlainKernel
from euchre_tutor.solver.rollouts import Kernel, kernel

TABLES: dict[str, dict[str, Option]] = {
    "seed rules": {},
    "joker, stuck dealer": {"joker": True, "stick_the_dealer": True},
    "open auction, trump with the bid": {"bidding_rounds": "open", "name_trump": "with_bid"},
}


def positions(options: dict[str, Option], number: int) -> list[View]:
    """Views of seats that are to call, everybody before them having bid by rule of thumb."""
    rules = RULESETS["bid"].with_options(**options)
    return [after_calls(deal(rules, n % 4, random.Random(n)), n // 4 % 4) for n in range(number)]


def after_calls(state: State, calls: int) -> View:
    """The view of the seat to call after so many calls, or of the last one to call before."""
    thumb = PLAYERS["thumb"]()
    while state.phase is not Phase.BID or len(state.auction) < calls:
        following = apply(state, thumb.choose(view(state, state.to_act)))
        if state.phase is Phase.BID and following.phase is not Phase.BID:
            break
        state = following
    return view(state, state.to_act)


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
        f"deals {mean(worlds):5.0f} (least {min(worlds)})  "
        f"error {mean(errors):.3f} points, {mean(tricks):.3f} tricks"
    )


def main() -> None:
    """Print a line for each table and each kernel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=1000)
    asked = parser.parse_args()
    for name, options in TABLES.items():
        views = positions(options, asked.positions)
        if NUMPY:
            print(told(name + ", numpy", *measured(views, asked.worlds, kernel())))
        print(told(name + ", plain", *measured(views[: max(4, asked.positions // 4)], None, PlainKernel())))


if __name__ == "__main__":
    main()
