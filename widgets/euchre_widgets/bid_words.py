"""What the BidTrainer says besides verdicts: labels, who deals, what was guessed."""

from __future__ import annotations

from euchre_tutor.engine import Seat, State
from euchre_tutor.solver.estimates import SuitOutlook
from euchre_tutor.speech import mark, say, say_count
from euchre_tutor.tutor.names import by_seat

from .bid_figures import tricks_text
from .reel import stepping_words
from .reel_calls import calls_json

YOU_DEAL, THEY_DEAL = mark("you deal"), mark("{seat} deals")
SURE = 2  # standard errors
NEAR = 1  # a guess within one trick is a good one, as the lesson says


def trainer_words() -> dict[str, str]:
    """Fixed labels."""
    return stepping_words() | _ladder_words() | _way_words()


def _ladder_words() -> dict[str, str]:
    return {
        "hand": say("Your cards"),
        "ladder": say("The ladder of bids"),
        "bid": say("Call"),
        "loses": say("loses"),
        "wins": say("wins"),
        "points": say("points"),
        "yours": say("your call"),
        "near": say("as good as the best"),
        "strip": say(
            "Mean points of your side less theirs. A bar that reaches its lit strip is as good as the best."
        ),
        "choose": say("Choose a rung, or pass."),
    }


def _way_words() -> dict[str, str]:
    return {
        "another": say("Next hand"),
        "same_seat": say("Next hand, same seat"),
        "move": say("Other seat"),
        "how": say("How is this computed?"),
        "chances": say("How often each call was made"),
        "tricks_of": say("Tricks of your side"),
        "guesses": say("Your guess"),
        "close": say("Close"),
        "suits": say("Trump"),
        "went": say("How the hand went"),
    }


def dealer_line(state: State, seat: Seat, number: int) -> str:
    """Hand 3 · you deal."""
    dealer = by_seat(state.dealer, seat, YOU_DEAL, THEY_DEAL)
    return say("Hand {n} · {dealer}", n=number + 1, dealer=dealer)


def auction_line(state: State, seat: Seat) -> str:
    """The auction so far, for a reader aloud."""
    said = [
        say("{who}: {call}", who=one["who"], call=one["call"])
        for one in calls_json(state, seat)
        if one["call"]
    ]
    return say("A new hand. {calls} It is your call.", calls="".join(f"{line}. " for line in said).strip())


def guess_line(guess: int, best: SuitOutlook) -> str:
    """The learner's guess beside the count."""
    near = abs(guess - best.mean) <= NEAR + SURE * best.error
    verdict = say("Your guess was close.") if near else say("Your guess was off.")
    tricks = say_count("You guessed {n} trick.", "You guessed {n} tricks.", guess)
    return f"{tricks} {tricks_text(best)} {verdict}"
