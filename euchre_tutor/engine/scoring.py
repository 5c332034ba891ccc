"""What a hand is worth to each seat, by the options in force (rule book 3, 1.6)."""

from __future__ import annotations

from .phases.play import trick_winner
from .ruleset import Phase, Ruleset, Seat
from .state import Contract, Kind, Shown, State


def tricks_won(state: Shown) -> tuple[int, ...]:
    """The tricks that each seat itself took so far; an unfinished trick counts for nobody."""
    winners = [trick_winner(state, trick) for trick in state.complete_tricks]
    return tuple(winners.count(seat) for seat in range(state.rules.seats))


def side_tricks(state: State, seat: Seat) -> int:
    """The tricks taken so far by the seat and its partner."""
    won = tricks_won(state)
    return sum(won[s] for s in state.rules.side(seat))


def score(state: State) -> tuple[int, ...]:
    """Points for each seat, partners alike, penalties included; () while the hand goes on."""
    if state.phase is not Phase.OVER:
        return ()
    earned = [_earned(state, seat) for seat in range(state.rules.seats)]
    return tuple(e + p for e, p in zip(earned, state.penalties, strict=True))


def made(state: State) -> bool:
    """Whether the declarer's side has fulfilled its contract; False when there was none."""
    contract = state.contract
    if contract is None or contract.trump is None or stopped(state):
        return False
    if lost_by(state) is not None:
        return lost_by(state) not in state.rules.side(contract.seat)
    return side_tricks(state, contract.seat) >= contract.tricks


def lost_by(state: State) -> Seat | None:
    """Who lost the hand by a proven renege, where the rules have it so."""
    loses = state.rules.renege_resolution == "lose_hand" and state.charged
    return state.charged[-1][0] if loses else None


def stopped(state: State) -> bool:
    """Whether a proven renege ended the hand, so that nothing but the penalty counts."""
    return state.rules.renege_resolution == "penalty_end_hand" and bool(state.charged)


def failing_cost(state: State, contract: Contract) -> int:
    """The points that the declarer's side loses when it is set."""
    fails = {Kind.ASK: state.rules.ask_fail, Kind.MOON: state.rules.moon_fail}
    symmetric = fails.get(contract.kind) == "symmetric"
    return bonus(state.rules, contract.kind) if symmetric else contract.tricks


def bonus(rules: Ruleset, kind: Kind) -> int:
    """The points for all tricks taken alone, with help or without."""
    if rules.bonus_scale == "per_trick":
        return rules.hand_size * (2 if kind is Kind.ASK else 4)
    return rules.ask_made if kind is Kind.ASK else rules.moon_made


def _earned(state: State, seat: Seat) -> int:
    contract = state.contract
    if contract is None or contract.trump is None or stopped(state):
        return 0
    if contract.kind is Kind.TURN_UP:
        maker = seat in state.rules.side(contract.seat)
        return turn_up_points(state, contract) if maker == made(state) else 0
    if seat in state.rules.side(contract.seat):
        return _declarer_points(state, contract)
    return side_tricks(state, seat) if state.rules.defenders_score_tricks else 0


def _declarer_points(state: State, contract: Contract) -> int:
    taken = side_tricks(state, contract.seat)
    if not made(state):
        return -failing_cost(state, contract) + (taken if state.rules.set_bidder_keeps_tricks else 0)
    if contract.kind in (Kind.ASK, Kind.MOON):
        return bonus(state.rules, contract.kind)
    return contract.tricks if lost_by(state) is not None else taken


def turn_up_points(state: State, contract: Contract) -> int:
    """What the maker's side earns, or each defender for a euchre (rule book 5.6, 6.10, 7.1)."""
    by_renege = lost_by(state) is not None
    return turned_points(state.rules, contract, side_tricks(state, contract.seat), made(state), by_renege)


def turned_points(
    rules: Ruleset, contract: Contract, taken: int, fulfilled: bool, by_renege: bool = False
) -> int:
    """The same by the tricks that the maker's side took; whoever wins by a renege earns the least."""
    if fulfilled:
        march = rules.maker_alone_march if contract.alone else rules.march
        return march if taken == rules.hand_size and not by_renege else 1
    if contract.lone_defender is not None and not by_renege and not (rules.sweep_alone and taken):
        return rules.lone_defender_points
    return rules.lone_euchre_points if contract.alone else rules.euchre
