"""The small signs beside a player's name: who deals, who has undertaken what, who is alone or sits out."""

from __future__ import annotations

from typing import TypedDict

from euchre_tutor.engine import Kind, Seat, Swap, View
from euchre_tutor.speech import mark, say


class ChipJson(TypedDict):
    """A small sign beside a name."""

    text: str
    lit: bool


def chips(seat: Seat, view: View) -> list[ChipJson]:
    """The signs of a player, the undertaking first."""
    contract = view.contract
    maker = contract is not None and contract.seat == seat
    single = maker and contract is not None and contract.kind is Kind.TURN_UP and contract.alone
    defends = contract is not None and contract.lone_defender == seat
    swapped = any(who == seat and isinstance(action, Swap) for who, action in view.calls)
    signs = [
        (maker, _undertaken(view), True),
        (single, say("Alone"), False),
        (defends, say("Defends alone"), False),
        (seat == view.dealer, say("Dealer"), False),
        (swapped, say("Swapped"), False),
        (seat in view.sitting_out, say("Sits out"), False),
    ]
    return [ChipJson(text=text, lit=lit) for on, text, lit in signs if on]


def _undertaken(view: View) -> str:
    """The contract as a chip says it, in as few letters as there are."""
    contract = view.contract
    if contract is None:
        return ""
    if contract.kind is Kind.TURN_UP:
        return say("Maker")
    helped = mark("Six, helped") if contract.tricks == 6 else mark("All, helped")
    words = {Kind.ASK: helped, Kind.MOON: mark("Moon")}
    return say(words.get(contract.kind, mark("Bid {tricks}")), tricks=contract.tricks)
