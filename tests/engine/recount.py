"""The rule book's arithmetic a second time, from the printed cards and without the engine's help."""

from __future__ import annotations

from euchre_tutor.engine import Call, Card, Kind, Match, Ruleset, State, Suit

SISTERS = {"C": "S", "S": "C", "D": "H", "H": "D"}


def trumps(trump: str) -> list[str]:
    """The trumps, high to low."""
    bowers = ["JK", "J" + trump, "J" + SISTERS[trump]]
    return [*bowers, *(rank + trump for rank in "AKQT987")]


def suit(card: str, trump: str) -> str:
    """The suit that the card belongs to."""
    return trump if card in trumps(trump) else card[1]


def taker(played: list[str], trump: str) -> int:
    """The place in the trick of the card that takes it."""
    order = trumps(trump) + [rank + suit(played[0], trump) for rank in "AKQJT987"]
    return min(range(len(played)), key=lambda i: order.index(played[i]) if played[i] in order else 99)


def letter(trump: Suit | None) -> str:
    """The suit as its letter; there must be one."""
    assert trump is not None
    return "CDHS"[trump]


def tricks(state: State) -> list[int]:
    """The tricks that each seat took."""
    won = [0] * state.rules.seats
    for trick in state.complete_tricks:
        assert state.contract is not None
        won[trick[taker([str(c) for _, c in trick], letter(state.contract.trump))][0]] += 1
    return won


def legal_cards(state: State, seat: int) -> set[Card]:
    """The cards that the seat may play by the rule of following suit."""
    hand = set(state.hands[seat])
    if not state.trick:
        return hand
    assert state.contract is not None
    trump = letter(state.contract.trump)
    led = suit(str(state.trick[0][1]), trump)
    return {card for card in hand if suit(str(card), trump) == led} or hand


def points(state: State) -> list[int]:
    """The score of a finished hand, penalties left out."""
    return turn_up_points(state) if state.rules.turns_up else bid_points(state)


def turn_up_points(state: State) -> list[int]:
    """The score of a finished hand of a turn-up game: rule book 5.6, 6.10 and 7.1, written out by game."""
    contract, rules = state.contract, state.rules
    if contract is None or (state.charged and rules.renege_resolution == "penalty_end_hand"):
        return [0] * rules.seats
    mine = {"turn_up": {contract.seat, (contract.seat + 2) % 4}}.get(rules.name, {contract.seat})
    taken = sum(tricks(state)[s] for s in mine)
    best = {"turn_up": 2, "two_handed": 2, "cutthroat": 3}[rules.name]
    best = rules.maker_alone_march if contract.alone else best
    euchre = rules.lone_euchre_points if contract.alone else 2
    if contract.lone_defender is not None and (rules.name == "turn_up" or taken == 0):
        euchre = rules.lone_defender_points
    if state.charged and rules.renege_resolution == "lose_hand":
        reneger = state.charged[-1][0]
        taken, best = (0, 0) if reneger in mine else (3, 1)
        euchre = rules.lone_euchre_points if contract.alone else 2
    won = best if taken == 5 else 1
    return [
        (won if taken >= 3 else 0) if s in mine else (0 if taken >= 3 else euchre) for s in range(rules.seats)
    ]


def opponents(state: State, seat: int) -> set[int]:
    """The seats against this one in this hand."""
    others = set(range(state.rules.seats)) - {seat}
    if state.rules.name in ("bid", "double_deck", "turn_up"):
        return others - {(seat + 2) % 4}
    if state.rules.name == "cutthroat" and state.contract and seat != state.contract.seat:
        return {state.contract.seat}
    return others


def bid_points(state: State) -> list[int]:
    """The score of a finished hand of a bid game, penalties left out."""
    contract, rules = state.contract, state.rules
    if contract is None or (state.charged and rules.renege_resolution == "penalty_end_hand"):
        return [0] * rules.seats
    mine = [s for s in range(rules.seats) if s in rules.side(contract.seat)]
    won = tricks(state)
    taken = sum(won[s] for s in mine)
    others = sum(won) - taken if rules.partnerships else 0
    theirs = [others if rules.partnerships else won[s] for s in range(rules.seats)]
    theirs = theirs if rules.defenders_score_tricks else [0] * rules.seats
    own = declarer_points(state, taken)
    return [own if s in mine else theirs[s] for s in range(rules.seats)]


def declarer_points(state: State, taken: int) -> int:
    """What the declarer's side scores for so many tricks."""
    contract, rules = state.contract, state.rules
    assert contract is not None
    prizes = {Kind.ASK: rules.ask_made, Kind.MOON: rules.moon_made}
    if rules.bonus_scale == "per_trick":
        prizes = {Kind.ASK: 24, Kind.MOON: 48}
    prize = prizes.get(contract.kind, taken)
    if state.charged and rules.renege_resolution == "lose_hand":
        offender_declared = state.charged[-1][0] in rules.side(contract.seat)
        prize = contract.tricks if contract.kind is Kind.BID else prize
        made = not offender_declared
    else:
        made = taken >= contract.tricks
    if made:
        return prize
    symmetric = {Kind.ASK: rules.ask_fail, Kind.MOON: rules.moon_fail}.get(contract.kind) == "symmetric"
    lost = prize if symmetric else contract.tricks
    return (taken if rules.set_bidder_keeps_tricks else 0) - lost


def high_call(state: State) -> tuple[int, Call] | None:
    """The last call that was no pass."""
    calls = [(seat, call) for seat, call in state.history if isinstance(call, Call)]
    return calls[-1] if calls else None


def made(state: State) -> bool | None:
    """Whether the last hand's bid was made; None when it was neither made nor set."""
    contract = state.contract
    if contract is None or (state.charged and state.rules.renege_resolution == "penalty_end_hand"):
        return None
    if state.charged and state.rules.renege_resolution == "lose_hand":
        return state.charged[-1][0] not in state.rules.side(contract.seat)
    won = tricks(state)
    return sum(won[s] for s in state.rules.side(contract.seat)) >= contract.tricks


def winners(match: Match) -> set[int]:
    """The seats that have won the match (rule book 1.7 and the options of section 9)."""
    rules, last = match.rules, match.hands[-1] if match.hands else None
    there = {s for s in range(rules.seats) if match.scores[s] >= rules.target}
    declarers = rules.side(last.contract.seat) if last and last.contract else frozenset()
    outcome = made(last) if last else None
    if rules.going_out == "must_make_or_set":
        there = {s for s in there if outcome is not None and (s in declarers) == outcome}
    if rules.going_out == "bidder_first" and outcome and there and declarers <= there:
        return set(declarers)
    best = {s for s in there if match.scores[s] == max(match.scores[t] for t in there)}
    return best if rules.tie_break == "shared_win" or _one_side(best, rules) else set()


def _one_side(seats: set[int], rules: Ruleset) -> bool:
    return bool(seats) and seats == rules.side(min(seats))
