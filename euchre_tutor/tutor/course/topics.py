"""The ideas that questions are about: what each is called in the recap, and where it is taught."""

from __future__ import annotations

from dataclasses import dataclass

from ...speech import mark


@dataclass(frozen=True, slots=True)
class Topic:
    """A teachable idea: its lesson, its name for the recap, and the generator of fresh questions on it.

    ``table`` names the game that it is asked about, where that is not its lesson's.
    """

    lesson: str
    title: str
    generator: str | None = None
    table: str | None = None

    @property
    def game(self) -> str:
        """The game that questions on it are about; the first lessons have the cards of Bid Euchre."""
        return self.table or GAMES.get(self.lesson, "bid")


GAMES = {"12": "ghost", "13": "cutthroat", "14": "cutthroat", "16": "double_deck", "17": "turn_up"}

TOPICS: dict[str, Topic] = {
    "rank-plain": Topic("01", mark("the order of a plain suit"), "rank-plain"),
    "winner-plain": Topic("01", mark("who takes a trick without trump"), "winner-plain"),
    "legal-plain": Topic("01", mark("following suit"), "legal-plain"),
    "lead-next": Topic("01", mark("who leads next"), "lead-next"),
    "led-suit": Topic("01", mark("which suit was led"), "led-suit"),
    "pack": Topic("02", mark("the pack and the deal")),
    "winner-trump": Topic("02", mark("trump beats plain"), "winner-trump"),
    "trump-first": Topic("02", mark("looking for trumps first"), "trump-first"),
    "trump-free": Topic("02", mark("free to trump, or not"), "trump-free"),
    "rank-trump": Topic("03", mark("the order of trump"), "rank-trump"),
    "winner-right": Topic("03", mark("the right bower in a trick"), "winner-right"),
    "jack-plain": Topic("03", mark("which jacks are special")),
    "left-suit": Topic("04", mark("the left bower's suit"), "left-suit"),
    "count-hand": Topic("04", mark("counting your trumps"), "count-hand"),
    "count-suit": Topic("04", mark("how many cards a suit has"), "count-suit"),
    "legal-cards": Topic("05", mark("which cards may be played"), "legal-cards"),
    "renege": Topic("05", mark("what a renege is and costs")),
    "winner-left": Topic("06", mark("the left bower in a trick"), "winner-left"),
    "winner-mixed": Topic("06", mark("who takes it, whatever was led"), "winner-mixed"),
    "turn": Topic("07", mark("whose turn it is to call"), "turn"),
    "ladder": Topic("07", mark("the ladder of bids"), "ladder"),
    "high-bidder": Topic("07", mark("who names trump"), "high-bidder"),
    "auction": Topic("07", mark("how the auction works")),
    "best-trump": Topic("08", mark("which trump suits a hand")),
    "worth": Topic("08", mark("what a hand is worth")),
    "gift": Topic("09", mark("partner's gift in six with help"), "gift"),
    "six": Topic("09", mark("six with help, and the moon")),
    "break-even": Topic("09", mark("when a gamble pays")),
    "score-hand": Topic("10", mark("the score of a hand"), "score-hand"),
    "race": Topic("10", mark("the race to 32"), "race"),
    "trumps-out": Topic("11", mark("how many trumps are still out"), "trumps-out"),
    "sure-cards": Topic("11", mark("which cards are sure"), "sure-cards"),
    "draw-trump": Topic("11", mark("drawing trump"), "draw-trump"),
    "last-lead": Topic("11", mark("the lead that makes the rest certain"), "last-lead"),
    "partner-wins": Topic("11", mark("a trick your partner is winning"), "partner-wins"),
    "left-guard": Topic("11", mark("the left bower and its guard"), "left-guard"),
    "defence": Topic("11", mark("leading against the bidder")),
    "house": Topic("15", mark("what a house rule changes"), "house"),
    "house-calls": Topic("15", mark("calling by house rules"), "house-calls"),
    "house-score": Topic("15", mark("points by house rules"), "house-score"),
    "house-claim": Topic("15", mark("ace no face"), "house-claim"),
    "house-joker": Topic("15", mark("following suit with a joker"), "house-joker"),
    "house-pack": Topic("15", mark("packs of 25 and 32"), "house-pack"),
    "twin": Topic("16", mark("two equal cards in a trick"), "twin"),
    "double": Topic("16", mark("the double pack")),
    "maker-score": Topic("17", mark("what the maker's side scores"), "maker-score"),
    "turned": Topic("17", mark("the turned card")),
    "two": Topic("17", mark("Euchre for two"), table="two_handed"),
    "ghost-swap": Topic("12", mark("swapping with the ghost hand")),
    "ghost-score": Topic("12", mark("the score of Ghost Hand"), "ghost-score"),
    "cut-call": Topic("13", mark("making trump in Cutthroat")),
    "keep-five": Topic("13", mark("the best five of ten"), "keep-five"),
    "cut-score": Topic("13", mark("the score of Cutthroat"), "cut-score"),
    "alone": Topic("14", mark("alone in Cutthroat")),
    "table": Topic("18", mark("help at the table")),
}
