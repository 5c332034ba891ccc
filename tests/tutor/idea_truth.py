"""Each idea with the check of its claim."""

from __future__ import annotations

from collections.abc import Callable

from euchre_tutor.engine import (
    Alone,
    Bid,
    Card,
    Discard,
    Keep,
    Name,
    Pass,
    Phase,
    Suit,
    With,
    legal_actions,
)
from euchre_tutor.engine.phases.table import allies
from tests.tutor.idea_case import Case
from tests.tutor.idea_claims import (
    all_hands_pay,
    beaten_by,
    beaten_later,
    contract_tricks,
    counted,
    decided,
    deciding_card,
    empties,
    guards,
    high_call,
    highest_out,
    in_suit,
    last_call,
    maker_tricks,
    no_way,
    nothing_left_over,
    one_side,
    out_of,
    stays,
    takes_it,
    top_trumps,
    trumps_of_side,
    turned_to,
    was_safe,
    wasted,
    would_take_it,
)

CHECKS: dict[str, Callable[[Case], bool]] = {
    # calls
    "sure_trumps": top_trumps,
    "many_trumps": counted,
    "few_trumps": counted,
    "no_trumps": lambda c: not c.trumps(c.hand) and len(c.trumps(c.world.rules.cards)) == c.facts["all"],
    "no_bower": lambda c: not any(c.over(Card.of("A", c.facts["suit"]), [card]) for card in c.hand),
    "side_aces": lambda c: c.facts["n"] == sum(x.rank == "A" and not c.order.is_trump(x) for x in c.hand),
    "bare_left": lambda c: (
        c.trumps(c.hand) == [c.facts["low"]] and bool(c.over(c.facts["low"], [c.facts["high"]]))
    ),
    "guarded_left": lambda c: len(c.trumps(c.hand)) > 1 and c.order.is_left(c.facts["low"]),
    "void": lambda c: not c.of(c.facts["none"], c.hand) and bool(c.trumps(c.hand)),
    "longest_suit": lambda c: all(
        in_suit(c, a.trump) < c.facts["n"]
        for a in legal_actions(c.world)
        if isinstance(a, Name) and a.trump != c.facts["suit"]
    ),
    "shorter_suit": lambda c: (
        in_suit(c, c.facts["suit2"]) == c.facts["n"] > c.facts["m"] == in_suit(c, c.facts["suit"])
    ),
    "leaves_partner": lambda c: high_call(c)[0] == c.facts["seat"] == (c.seat + 2) % 4 and c.action == Pass(),
    "over_partner": lambda c: high_call(c)[0] == c.facts["seat"] == (c.seat + 2) % 4 and c.action != Pass(),
    "fails_often": lambda c: c.facts["share"] > 0.5 and c.facts["cost"] == int(str(c.action).split()[1]),
    "gamble_pays": lambda c: c.facts["share"] > c.facts["even"],
    "gamble_costs": lambda c: c.facts["share"] < c.facts["even"],
    "was_enough": lambda c: last_call(c) and c.facts["call"] in legal_actions(c.world),
    "lowest_last": lambda c: (
        last_call(c)
        and not any(
            a.tricks < c.action.tricks
            for a in legal_actions(c.world)
            if isinstance(a, Bid) and isinstance(c.action, Bid)
        )
    ),
    "short_everywhere": lambda c: all(in_suit(c, suit) <= c.facts["n"] for suit in Suit),
    "thrown_in": lambda c: c.after.phase is Phase.OVER and c.after.contract is None,
    "too_high": lambda c: min(a.tricks for a in legal_actions(c.world) if isinstance(a, Bid)) == c.facts["n"],
    # the turned card, alone
    "taken_up": lambda c: c.facts["card"] in c.after.hands[c.seat] or c.after.phase is not Phase.DEALER_CARD,
    "to_partner": lambda c: turned_to(c, True),
    "to_opponent": lambda c: turned_to(c, False),
    "not_for_them": lambda c: c.facts["seat"] == c.world.dealer not in c.world.rules.side(c.seat),
    "no_turned": lambda c: not in_suit(c, c.facts["suit"]),
    "weak_turned": lambda c: in_suit(c, c.facts["suit"]) == c.facts["n"],
    "better_suit": lambda c: (
        in_suit(c, c.facts["suit"]) == c.facts["n"] > c.facts["m"] == in_suit(c, c.facts["suit2"])
    ),
    "no_left": lambda c: (
        c.facts["card"] == Card.of("J", c.facts["suit"].sister) and c.facts["card"] not in c.others
    ),
    "alone_pays": lambda c: (
        all_hands_pay(c, c.facts["points"], True) and c.facts["points"] > c.facts["usual"]
    ),
    "alone_same": lambda c: (
        all_hands_pay(c, c.facts["points"], True) and c.facts["points"] <= c.facts["usual"]
    ),
    "alone_no_more": lambda c: "ALONE" in str(c.action) and c.facts["n"] == c.world.rules.hand_size,
    "with_help": lambda c: all_hands_pay(c, c.facts["points"], False) and c.action == With(),
    "lone_sweep": lambda c: c.action == Alone() and c.world.rules.sweep_alone,
    "lone_defence_pays": lambda c: c.action == Alone() and c.facts["points"] > c.facts["usual"],
    "together": lambda c: c.action == With() and c.facts["seat"] in allies(c.world, c.seat) - {c.seat},
    "takes_turned": lambda c: len(c.trumps(c.hand)) == c.facts["m"] == c.facts["n"] - 1,
    "leaves_turned": lambda c: len(c.trumps(c.hand)) == c.facts["m"] == c.facts["n"] - 1,
    # cards laid away, given and kept
    "lays_trump": lambda c: isinstance(c.action, Discard) and c.order.is_trump(c.facts["card"]),
    "lays_ace": lambda c: isinstance(c.action, Discard) and c.facts["card"].rank == "A",
    "lays_lowest": lambda c: all(
        c.order.strength(x) >= c.order.strength(c.facts["card"]) for x in c.hand if not c.order.is_trump(x)
    ),
    "gives_best": lambda c: c.trumps(c.hand)[-1] == c.facts["card"],
    "gives_less": lambda c: c.trumps(c.hand)[-1] == c.facts["high"] != c.facts["card"],
    "gives_ace": lambda c: not c.trumps(c.hand) and c.facts["card"].rank == "A",
    "no_ace_given": lambda c: (
        not c.trumps(c.hand) and c.facts["high"] in c.hand and c.facts["high"].rank == "A"
    ),
    "keeps_less": lambda c: (
        isinstance(c.action, Keep)
        and c.facts["low"] in c.action.cards
        and bool(c.over(c.facts["low"], [c.facts["high"]]))
    ),
    "keeps_trumps": lambda c: (
        isinstance(c.action, Keep)
        and not any(
            c.order.is_trump(x)
            for a in legal_actions(c.world)
            if isinstance(a, Keep)
            for x in a.cards - c.action.cards
        )
    ),
    "leaves_trump": lambda c: (
        isinstance(c.action, Keep)
        and c.order.is_trump(c.facts["card"])
        and c.action.cards.count(c.facts["card"]) == 0
        and c.facts["low"] in c.action.cards
    ),
    "keeps_void": lambda c: isinstance(c.action, Keep) and not c.of(c.facts["none"], c.action.cards),
    "leaves_dummy": lambda c: any(isinstance(a, Keep) for a in legal_actions(c.world)),
    "swaps_weak": lambda c: all(in_suit(c, suit) <= c.facts["n"] for suit in Suit),
    "swaps_strong": lambda c: in_suit(c, c.facts["suit"]) == c.facts["n"],
    "swap_known": lambda c: c.after.hands[c.world.rules.seats] == c.hand,
    "claims": lambda c: c.after.phase is Phase.OVER,
    # leads
    "rest_is_ours": lambda c: c.takers() <= one_side(c),
    "sure_lead": takes_it,
    "no_trump_left": lambda c: takes_it(c) and not c.trumps([*c.others, *c.hand]),
    "last_out": lambda c: takes_it(c) and len(c.trumps(c.others)) <= 1,
    "master_lead": nothing_left_over,
    "draw_trumps": lambda c: len(c.trumps(c.others)) - len(trumps_of_side(c)) <= c.facts["n"],
    "draws_partner": lambda c: c.facts["seat"] in one_side(c) and c.order.is_trump(c.facts["card"]),
    "into_void": lambda c: out_of(c) and c.facts["seat"] not in one_side(c),
    "partner_void": lambda c: out_of(c) and c.facts["seat"] in one_side(c),
    "beaten_lead": beaten_by,
    "low_trump_lead": beaten_by,
    "missed_lead": would_take_it("other"),
    "led_under": lambda c: highest_out("high")(c) and bool(c.over(c.facts["card"], [c.facts["high"]])),
    "short_lead": empties("one"),
    "own_trumps_last": lambda c: not c.trumps(c.others) and len(c.trumps(c.hand)) == c.facts["n"],
    # cards to a lead
    "wins_last": takes_it,
    "wins_for_good": takes_it,
    "cheapest_winner": takes_it,
    "too_dear": would_take_it("low"),
    "partner_has_it": stays,
    "overtakes": was_safe,
    "no_chance": no_way,
    "wasted": wasted,
    "missed_trick": would_take_it("other"),
    "few_beat": beaten_later,
    "many_beat": beaten_later,
    "gives_master": lambda c: highest_out("card")(c) and not c.leads_now(c.action),
    "keeps_master": lambda c: highest_out("card")(c) and c.facts["card"] in c.after.hands[c.seat],
    "sure_ruff": lambda c: takes_it(c) and not c.of(c.facts["none"], c.hand),
    "low_ruff": lambda c: c.leads_now(c.action) and not c.of(c.facts["none"], c.hand),
    "overruff": out_of,
    "trumps_partner": was_safe,
    "useless_trump": lambda c: c.order.is_trump(c.facts["card"]) and not c.leads_now(c.action),
    "makes_void": empties("none"),
    "unguards": lambda c: c.trumps(c.after.hands[c.seat]) == [c.facts["low"]],
    "keeps_guard": guards,
    "declines_ruff": would_take_it("low"),
    # the count
    "makes_now": lambda c: decided(c, c.action, True),
    "sets_now": lambda c: decided(c, c.action, False),
    "stops_all": lambda c: decided(c, c.action, False),
    "lets_it_go": deciding_card,
    "one_more": lambda c: maker_tricks(c, c.world.complete_tricks)[0] >= c.facts["n"],
    "lost_already": lambda c: (
        maker_tricks(c, c.world.complete_tricks)[1] > c.world.rules.hand_size - contract_tricks(c)
    ),
    "defenders_point": lambda c: c.world.rules.defenders_score_tricks,
    "marches": lambda c: maker_tricks(c, c.world.complete_tricks)[1] == 0,
    "stops_march": lambda c: maker_tricks(c, c.world.complete_tricks)[1] == 0,
}
