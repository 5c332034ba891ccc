"""House rules once more, in the shortest words and without the engine, to check the answers by."""

from __future__ import annotations

from typing import Any

from tests.tutor import plain_rules as plain

Given = dict[str, Any]
RANKS = {24: "9TJQKA", 25: "9TJQKA", 32: "789TJQKA"}


def score(with_: Given) -> str:
    """What your side scores."""
    agreed, call, tricks = with_["agreed"], with_["call"], with_["tricks"]
    callers, others = plain.points(call, tricks)
    if call in ("ASK", "MOON"):
        name = call.lower()
        pays = agreed.get(f"{name}_made", {"ASK": 12, "MOON": 24}[call])
        fails = pays if agreed.get(f"{name}_fail") == "symmetric" else 6
        callers = pays if tricks == 6 else -fails
    if callers < 0 and agreed.get("set_bidder_keeps_tricks"):
        callers += tricks
    if agreed.get("defenders_score_tricks") is False:
        others = 0
    return str(callers if with_["ours"] else others).replace("-", "−")


def may_say(with_: Given) -> bool:
    """Whether you may call this: the ladder, how low it begins, and who may not pass."""
    agreed, word = with_["agreed"], with_["word"]
    said = [one.strip() for one in with_["calls"].split(",") if one.strip()]
    bids = [one for one in said if one != "PASS"]
    if word == "PASS":
        return not (agreed.get("stick_the_dealer") and with_["dealer"] == 0 and len(said) == 3 and not bids)
    least = agreed.get("min_bid", 3)
    return height(word, agreed) > max([height(one, agreed) for one in bids], default=least - 1)


def height(word: str, agreed: Given) -> int:
    """The rung of a bid."""
    top = {"ASK": 6, "MOON": 7 if agreed.get("moon_over_ask", True) else 6}
    return top[word] if word in top else int(word[4:])


def may_claim(with_: Given) -> bool:
    """Whether the hand may be claimed: its aces, and no picture."""
    ranks = [card[0] for card in with_["hand"].split()]
    aces = ranks.count("A")
    enough = aces == 1 if with_["agreed"].get("anf_aces") == "exactly_one" else aces >= 1
    return enough and not set(ranks) & set("JQK")


def pack_count(with_: Given) -> str:
    """How many cards of the pack belong to the suit."""
    pack = [rank + letter for rank in RANKS[with_["deck"]] for letter in "CDHS"]
    pack += ["JK"] if with_["deck"] == 25 else []
    return str(sum(plain.suit(card, with_["trump"]) == with_["suit"] for card in pack))
