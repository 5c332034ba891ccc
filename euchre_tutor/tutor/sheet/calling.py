"""The sheet's part on games with a turned card: the two rounds, the dealer's card, the dummy, going alone."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.ruleset import Ruleset
from ...speech import mark, say, say_count
from .rule import Rule, rule


def the_calls(rules: Ruleset) -> Iterator[Rule]:
    """Who becomes the maker, and of which trump."""
    if rules.joker:
        yield rule(mark("The joker turned up"), _benny(rules))
    yield rule(
        mark("The first round"),
        say(
            "From the dealer's left, each player may order the turned card up, so that its suit is "
            "trump, or pass."
        ),
        say("The first to do so is the maker."),
    )
    yield rule(
        mark("The second round"),
        say("If all pass, the card is turned down. Each player in turn may name a suit as trump, or pass."),
        _turned_down(rules),
        say("The first to name one is the maker, and nobody takes the turned card."),
    )
    yield rule(mark("When all pass"), _all_pass(rules))


def _benny(rules: Ruleset) -> str:
    if rules.benny_upcard == "dealer_names":
        return say(
            "If the joker is turned up, the dealer names a suit before looking at any card, is the maker and "
            "takes the joker."
        )
    if rules.benny_upcard == "dealer_names_then_bid":
        return say(
            "If the joker is turned up, the dealer names a suit before anybody looks at a card. The joker "
            "counts as turned up in that suit, and the first round begins."
        )
    return say("If the joker is turned up, the hand is not played, and the next player deals.")


def _turned_down(rules: Ruleset) -> str:
    if rules.allow_turned_down_suit is True:
        return say("The suit turned down may be named as well.")
    if rules.allow_turned_down_suit == "stuck_dealer_only":
        return say("The suit turned down may be named only by a dealer who must name one.")
    return say("The suit turned down may not be named.")


def _all_pass(rules: Ruleset) -> str:
    if rules.stick_the_dealer:
        return say("If all the others pass in the second round too, the dealer must name a suit.")
    return say("If all pass in the second round too, the hand is thrown in and nobody scores.")


def the_dealers_card(rules: Ruleset) -> Iterator[Rule]:
    """What becomes of the turned card."""
    yield rule(mark("The dealer's card"), *_dealers_card(rules))


def _dealers_card(rules: Ruleset) -> Iterator[str]:
    yield say("When the card is ordered up, the dealer takes it and lays one card away, face down.")
    if rules.dealer_may_decline:
        yield say("Where another player is the maker, the dealer may leave the card; trump stays the same.")
    else:
        yield say("The dealer may not leave the card.")
    if rules.may_bury_upcard:
        yield say("The card laid away may be the turned one itself.")
    else:
        yield say("The card laid away must be one of the dealer's own, not the turned one.")
    if rules.partnerships and rules.lone_play and rules.alone_timing == "with_call":
        yield say("If the dealer's partner plays alone, nobody takes the card.")


def alone(rules: Ruleset) -> Iterator[Rule]:
    """The lone hands, and the dummy of those who are not alone."""
    yield rule(mark("Playing alone"), *_alone(rules))
    if rules.dummies:
        yield rule(mark("Taking up the dummy"), *_dummy(rules))
    if rules.lone_play:
        yield rule(mark("Defending alone"), _defending(rules))


def _alone(rules: Ruleset) -> Iterator[str]:
    if not rules.lone_play:
        yield say("Nobody plays alone.")
        return
    if rules.alone_timing == "with_call":
        yield say("The maker may play alone, and says so together with the call.")
    elif rules.dummies:
        yield say("The maker may play alone, and says so before seeing the dummy.")
    else:
        yield say("The maker may play alone, and says so before the first lead.")
    if rules.partnerships:
        yield say("The partner of a lone maker lays all cards face down and sits out.")


def _dummy(rules: Ruleset) -> Iterator[str]:
    n = rules.hand_size
    if len(rules.dummies) > 1:
        yield say(
            "Each player, the maker first, takes up the cards laid down for them and keeps any {n} of all.",
            n=n,
        )
    else:
        yield _makers_dummy(rules)
        yield from _pool(rules)
    yield say("The other cards are put away face down.")


def _makers_dummy(rules: Ruleset) -> str:
    if not rules.lone_play:
        return say("The maker takes the dummy up and keeps any {n} of all the cards.", n=rules.hand_size)
    if rules.merge_required:
        return say(
            "A maker who is not alone must take the dummy up, and keeps any {n} of all the cards.",
            n=rules.hand_size,
        )
    return say(
        "A maker who is not alone may take the dummy up and keep any {n} of all the cards, "
        "or leave it unseen.",
        n=rules.hand_size,
    )


def _pool(rules: Ruleset) -> Iterator[str]:
    pool = rules.hand_size + rules.dummies[0]
    if "merge_pool" not in rules.options:
        return
    if rules.merge_pool == "after_discard":
        yield say("A dealer who took the turned card lays one away first, so these are {n} cards.", n=pool)
    else:
        yield say(
            "They are {n} cards; {more} for a dealer who is the maker and took the turned card, and who lays "
            "none away before.",
            n=pool,
            more=pool + 1,
        )


def _defending(rules: Ruleset) -> str:
    if not rules.defend_alone:
        return say("Nobody defends alone.")
    if rules.partnerships:
        return say(
            "Against a lone maker each opponent, from the maker's left, may say that they defend alone; the "
            "partner of the first to do so sits out."
        )
    return say(
        "Each defender, from the maker's left, may say that they defend alone; the other defender then sits "
        "out. Only one may."
    )


def the_lead(rules: Ruleset) -> Iterator[Rule]:
    """Who leads to the first trick, and who when somebody is alone."""
    yield rule(mark("The first lead"), *_lead(rules))


def _lead(rules: Ruleset) -> Iterator[str]:
    if not rules.lone_play:
        yield say("The player at the dealer's left leads to the first trick.")
        return
    if rules.loner_lead == "left_of_dealer":
        yield say(
            "The player at the dealer's left leads to the first trick; one who sits out is passed over."
        )
    else:
        yield say("The player at the dealer's left leads to the first trick.")
        yield say("If one player is alone, the next player in turn after the lone one leads.")
    if rules.defend_alone:
        yield _both_alone(rules)


def _both_alone(rules: Ruleset) -> str:
    if rules.both_alone_leader == "defender":
        return say("If the maker and a defender are both alone, the lone defender leads.")
    if rules.both_alone_leader == "maker":
        return say("If the maker and a defender are both alone, the maker leads.")
    return say("If the maker and a defender are both alone, the first of them from the dealer's left leads.")


def points(rules: Ruleset) -> Iterator[Rule]:
    """What the maker's side earns, and what a euchre is worth."""
    least = rules.hand_size // 2 + 1
    yield rule(
        mark("The maker's points"),
        say(
            "With {least} or more of the {n} tricks the maker's side scores 1 point.",
            least=least,
            n=rules.hand_size,
        ),
        say_count(
            "With all the tricks it scores {n} point.",
            "With all the tricks it scores {n} points.",
            rules.march,
        ),
    )
    yield rule(mark("A euchre"), _euchre(rules))
    if rules.lone_play:
        yield from _lone_points(rules)


def _euchre(rules: Ruleset) -> str:
    if rules.allied:
        return say_count(
            "With fewer than {least} the maker is euchred, and each defender scores {n} point.",
            "With fewer than {least} the maker is euchred, and each defender scores {n} points.",
            rules.euchre,
            least=rules.hand_size // 2 + 1,
        )
    return say_count(
        "With fewer than {least} it is euchred, and the other side scores {n} point.",
        "With fewer than {least} it is euchred, and the other side scores {n} points.",
        rules.euchre,
        least=rules.hand_size // 2 + 1,
    )


def _lone_points(rules: Ruleset) -> Iterator[Rule]:
    yield rule(
        mark("A lone maker's points"),
        say_count(
            "A lone maker who takes all the tricks scores {n} point.",
            "A lone maker who takes all the tricks scores {n} points.",
            rules.maker_alone_march,
        ),
        say_count(
            "A euchre of a lone maker is worth {n} point.",
            "A euchre of a lone maker is worth {n} points.",
            rules.lone_euchre_points,
        ),
    )
    if rules.defend_alone:
        yield rule(mark("A lone defender's points"), _lone_defender(rules))


def _lone_defender(rules: Ruleset) -> str:
    n = rules.lone_defender_points
    if rules.sweep_alone:
        return say_count(
            "If a lone defender takes all the tricks, the euchre is worth {n} point. A defender who sat out "
            "scores the same.",
            "If a lone defender takes all the tricks, the euchre is worth {n} points. A defender who sat out "
            "scores the same.",
            n,
        )
    return say_count(
        "A euchre by a lone defender is worth {n} point.",
        "A euchre by a lone defender is worth {n} points.",
        n,
    )
