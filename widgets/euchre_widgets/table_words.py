"""The fixed labels of the table and of the deal."""

from __future__ import annotations

from euchre_tutor.speech import say


def table_words() -> dict[str, str]:
    """Texts that never change, by the name the front end knows them by."""
    return _board() | _rules() | _panels()


def _board() -> dict[str, str]:
    return {
        "hand": say("Your hand"),
        "trick": say("The trick"),
        "turned": say("The turned card"),
        "how": say("How you play"),
        "table": say("The table"),
        "to_my_turn": say("To my turn"),
        "next_hand": say("Next hand"),
        "same_again": say("The same cards again"),
        "last_trick": say("Last trick"),
        "so_far": say("So far"),
        "pace": say("Pace of the others"),
        "help": say("Help and practice"),
        "renege": say("Call a renege"),
        "bid_in": say("Bid in"),
        "none_yet": say("Nothing yet."),
        "review": say("Looking back on the hand"),
        "worst": say("What cost most"),
        "others": say("The other decisions"),
        "replay": say("Play it again from here"),
        "assumed": say("What the figures assume"),
    }


def _rules() -> dict[str, str]:
    return {
        "new_match": say("New match"),
        "house_rules": say("House rules"),
        "differs": say("Other than in the book"),
        "as_book": say("All as in the book."),
        "in_book": say("In the book:"),
        "game": say("Game"),
        "preset": say("Rules"),
        "sheet": say("The rule sheet"),
        "rules_code": say("Code of these rules; type another one to take its rules"),
        "use_code": say("Use this code"),
        "seed": say("Seed (leave it empty for a new one)"),
        "start": say("Deal"),
    }


def _panels() -> dict[str, str]:
    return {
        "save_load": say("Save or load"),
        "saved": say("This match as text. Keep it, and load it on any machine."),
        "finished": say("The finished match with all its cards, to step through or to show"),
        "copy": say("Copy"),
        "copied": say("Copied."),
        "load_label": say("Put a kept text here"),
        "load": say("Load it"),
        "carry_on_offer": say(
            "You were in the middle of a match when the page closed. "
            "It is kept until you choose, or finish a hand of this one."
        ),
    }


def deal_words() -> dict[str, str]:
    """Texts of the deal that never change."""
    return {
        "table": say("The table"),
        "pack": say("The pack"),
        "seed": say("Seed"),
        "deal_seed": say("Deal this seed"),
        "deal_again": say("Deal again"),
        "dealer": say("Who deals"),
        "trump": say("Trump"),
        "show": say("Show"),
        "hide": say("Hide"),
        "show_all": say("Show all hands"),
        "hide_all": say("Hide the others"),
    }
