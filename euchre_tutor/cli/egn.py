"""The command about Euchre Game Notation: a file of it checked, or turned into our text and back."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ..engine import Phase, RulesetError, State, ranking, read_match, score, write_match
from ..engine.egn import Egn, Renege, read_egn, write_egn
from ..speech import say, say_count
from ..tutor.names import card_name, seat_name, suit_name
from .errors import CommandError
from .hands import is_match
from .typed import read_text


def arguments(command: argparse.ArgumentParser) -> None:
    """What can be typed after ``egn``."""
    about = say("a file of the notation, or a match as text; - reads what is typed or piped in")
    command.add_argument("file", type=Path, help=about)
    command.add_argument("--text", action="store_true", help=say("write the match as text that replay reads"))


def convert(parsed: argparse.Namespace) -> int:
    """Check a file of the notation, 1 where somebody reneged in it; write the notation of a match as text."""
    text = read_text(parsed.file)
    if is_match(text):
        print(_written(text), end="")
        return 0
    egn = read_egn(text)
    if parsed.text:
        print(write_match(egn.match()), end="")
        return 0
    print("\n".join(report(egn)))
    return 1 if egn.reneges else 0


def _written(text: str) -> str:
    try:
        return write_egn(read_match(text))
    except RulesetError:
        raise
    except ValueError as error:
        raise CommandError(str(error)) from None


def report(egn: Egn) -> Iterator[str]:
    """What the file holds, deal by deal, and every renege."""
    yield from [egn.title] if egn.title else []
    for seat, name in enumerate(egn.players):
        yield f"  {seat_name(seat):<8}{name}".rstrip()
    totals = list(egn.scores[:2])
    for number, hand in enumerate(egn.hands, 1):
        totals = [have + won for have, won in zip(totals, score(hand) or (0, 0), strict=False)]
        yield _deal(number, hand, totals)
        yield from (_renege(egn, one) for one in egn.reneges if one.deal == number)
    if egn.final and all(hand.phase is Phase.OVER for hand in egn.hands) and totals != list(egn.final[:2]):
        yield say("The file says that it ended {final}.", final=_totals(list(egn.final[:2])))
    yield say_count("{n} renege.", "{n} reneges.", len(egn.reneges)) if egn.reneges else say("No renege.")


def _deal(number: int, hand: State, totals: list[int]) -> str:
    contract = hand.contract
    if hand.phase is not Phase.OVER:
        return say("Deal {number} is not finished.", number=number)
    if contract is None:
        return say("Deal {number}: all passed; {totals}", number=number, totals=_totals(totals))
    return say(
        "Deal {number}: {seat} makes trump: {suit}; {totals}",
        number=number,
        seat=seat_name(contract.seat),
        suit=suit_name(contract.trump),
        totals=_totals(totals),
    )


def _totals(totals: list[int]) -> str:
    """The totals of seats 0 and 2, and of 1 and 3."""
    return f"{totals[0]}–{totals[1]}"


def _renege(egn: Egn, renege: Renege) -> str:
    contract = egn.hands[renege.deal - 1].contract
    card = card_name(renege.card, ranking(egn.rules, contract.trump if contract else None))
    return "  " + say(
        "Trick {trick}: {seat} did not follow suit, and played the {card}.",
        trick=renege.trick,
        seat=seat_name(renege.seat),
        card=card,
    )
