"""A learner at a table: whose turn it is, what may be taken back, and how a match ends."""

from __future__ import annotations

import pytest

from euchre_tutor.engine import (
    RULESETS,
    Ask,
    Decline,
    IllegalAction,
    Keep,
    Pass,
    Phase,
    Play,
    Suit,
    Swap,
    ranking,
    read_match,
    write_match,
)
from euchre_tutor.tutor.loading import read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Refused, Session
from euchre_tutor.tutor.tell import result_lines
from tests.tutor.sittings import BID, played, to_play, words


class TestTurns:
    def test_others_act_one_at_a_time_until_it_is_the_learners_turn(self) -> None:
        session = Session(seed=3, seat=2)
        while session.is_waiting:
            before = len(session.events)
            assert session.step()
            assert len(session.events) == before + 1
        assert session.view.on_turn
        assert not session.step()

    def test_the_learner_acts_only_in_turn_and_is_told_why_not(self) -> None:
        session = next(s for s in (Session(seed=k, seat=2) for k in range(9)) if s.is_waiting)
        before = session.now
        with pytest.raises(IllegalAction):
            session.act(Pass())
        assert session.now is before
        assert session.why_not(Pass()) == "It is not your turn: play goes clockwise."

    def test_a_forced_pass_is_said_by_the_table(self) -> None:
        rules = BID.with_options(ace_no_face=True)
        session = Session(rules, seed=2, seat=2)
        session.to_my_turn()
        assert (2, Pass()) in session.events  # no claim was open to this hand
        assert session.view.phase is Phase.BID

    def test_a_deal_depends_on_seed_and_number_only(self) -> None:
        one, two = Session(seed=8, seat=1), Session(seed=8, seat=3, players="random")
        assert one.states[0].dealt == two.states[0].dealt
        assert Session(seed=9, seat=1).states[0].dealt != one.states[0].dealt

    def test_the_next_hand_waits_for_the_end_of_this_one(self) -> None:
        with pytest.raises(Refused):
            Session(seed=1).next_hand()

    @pytest.mark.parametrize("style", ["thumb", "random"])
    def test_a_whole_match_ends_with_winners_and_its_hands_can_be_exported(self, style: str) -> None:
        session = played(Session(seed=4, seat=2), 800, style)
        assert session.winners
        with pytest.raises(Refused):
            session.next_hand()
        assert read_match(write_match(session.match)) == session.match

    def test_players_seats_and_names_are_checked(self) -> None:
        with pytest.raises(ValueError, match="seat 4"):
            Session(seed=1, seat=4)
        with pytest.raises(ValueError, match="no players"):
            Session(seed=1, players="cheats")


class TestPractice:
    def test_undo_goes_to_ones_own_last_decision_and_redo_comes_back(self) -> None:
        session = played(Session(seed=5, seat=2), 4)
        session.to_my_turn()
        moments = [session.states]
        session.undo()
        assert session.view.on_turn
        assert moments[0][: len(session.states)] == session.states
        session.redo()
        assert session.states == moments[0]

    def test_undo_to_the_beginning_then_another_card(self) -> None:
        session = to_play(1)
        first = session.view.legal
        session.act(first[0])
        session.undo()
        session.act(first[-1])
        assert (2, first[-1]) in session.events
        with pytest.raises(Refused):
            session.redo()

    def test_nothing_to_take_back_is_said_in_words(self) -> None:
        session = Session(seed=3, seat=2)
        session.to_my_turn()
        with pytest.raises(Refused, match="decided nothing"):
            session.undo()

    def test_a_match_that_counts_takes_nothing_back(self) -> None:
        session = played(Session(seed=5, seat=2, practice=False), 2)
        for refused in (session.undo, session.deal_again):
            with pytest.raises(Refused, match="counts"):
                refused()

    def test_what_is_taken_back_after_a_reveal_is_marked(self) -> None:
        session = played(Session(seed=5, seat=2), 3)
        session.undo()
        assert not session.now.after_reveal
        session.reveal()
        session.undo()
        assert session.now.after_reveal
        assert read_session(write_session(session)).now.after_reveal

    def test_a_branch_leaves_the_session_alone(self) -> None:
        session = to_play(3)
        before = session.now
        branch = session.branch()
        branch.act(branch.view.legal[0])
        assert session.now is before
        assert len(branch.states) == len(session.states) + 1

    def test_what_the_players_choose_in_a_branch_changes_no_chance_here(self) -> None:
        left_alone, tried = (Session(seed=5, seat=2, players="random") for _ in range(2))
        tried.branch().to_my_turn()
        left_alone.to_my_turn()
        tried.to_my_turn()
        assert tried.states == left_alone.states

    def test_the_same_deal_once_more(self) -> None:
        session = played(Session(seed=5, seat=2), 3)
        dealt = session.states[0]
        session.deal_again()
        assert session.states == (dealt,)


def test_reneges_may_be_taken_back_and_called_where_the_table_allows_them() -> None:
    rules = BID.with_options(renege_mode="allow")
    for seed in range(1, 200):
        session = to_play(seed, rules)
        seen = session.view
        order = ranking(rules, seen.contract.trump if seen.contract else None)
        led = order.suit_of(seen.trick[0][1]) if seen.trick else None
        wrong = [card for card in seen.hand if led is not None and order.suit_of(card) != led]
        if wrong and order.followers(seen.hand, led) and len(seen.trick) < 3:
            session.act(Play(wrong[0]))
            (back,) = words("RETRACT")
            session.act(back)
            assert wrong[0] in session.view.hand
            assert session.view.on_turn
            return
    raise AssertionError("no renege was possible")


def test_six_with_help_goes_through_both_hands() -> None:
    for seed in range(40):
        session = Session(seed=seed, seat=2)
        session.to_my_turn()
        view = session.view
        if Ask() in view.legal and view.phase is Phase.BID:
            session.act(Ask())
            session.to_my_turn()
            if session.view.phase is Phase.NAME and session.view.on_turn:
                break
    session.act(words("NAME H")[0])
    assert session.view.phase is Phase.EXCHANGE
    session.act(session.view.legal[0])
    session.to_my_turn()
    assert len(session.view.hand) == 6
    assert session.view.sitting_out == {0}
    assert (session.view.contract.trump if session.view.contract else None) == Suit.HEARTS


def test_a_hint_is_for_cards_too_but_not_for_accusations() -> None:
    session = Session(BID.with_options(renege_mode="allow"), seed=1, seat=2)
    session.to_my_turn()
    seen = set[bool]()
    while not session.is_over:
        accusing = session.view.phase is Phase.CLAIMS
        assert ("no hint for this decision" in session.hint()) == accusing
        seen.add(accusing)
        session.act(session.view.legal[0])
        session.to_my_turn()
    assert seen == {False, True}
    assert "decision of yours" in session.hint()


def test_the_turned_card_was_open_so_taking_it_back_reveals_nothing() -> None:
    for seed in range(20):
        session = Session(RULESETS["turn_up"], seed=seed, seat=0)
        session.to_my_turn()
        while not session.is_over and not session.view.upcard_taken:
            session.act(session.view.legal[0])
            session.to_my_turn()
        if session.view.upcard_taken and not session.why_not_undo():
            session.undo()
            assert not session.now.after_reveal
            return
    raise AssertionError("nobody took the card up")


def test_a_joker_turned_up_may_end_a_hand_before_it_begins() -> None:
    rules = RULESETS["turn_up"].with_options(joker=True, benny_upcard="redeal")
    session = next(s for s in (Session(rules, seed=k) for k in range(200)) if s.is_over)
    assert result_lines(session.states[-1], 0)[0] == "The joker was turned up: the cards are thrown in."
    assert session.why_not_undo() and not session.step()
    dealer = session.match.dealer
    session.next_hand()
    assert session.view.dealer == dealer
    assert write_session(read_session(write_session(session))) == write_session(session)


def before_dummy(seed: int = 1, **options: bool) -> Session:
    """A session in which a dummy lies before the learner."""
    for k in range(seed, seed + 60):
        session = Session(RULESETS["cutthroat"].with_options(**options), seed=k, seat=2)
        session.to_my_turn()
        for word in ("ORDER", "WITH"):
            (action,) = words(word)
            if not session.why_not(action):
                session.act(action)
                session.to_my_turn()
        if session.view.phase is Phase.MERGE and session.view.on_turn:
            return session
    raise LookupError("no such hand")


class TestDummyLookedAt:
    def test_it_is_kept_however_the_learner_comes_to_it_again(self) -> None:
        session = before_dummy()
        assert not session.why_not(Decline())
        session.look()
        back, reloaded = session.branch(), read_session(write_session(session))
        back.undo()
        again = read_session(write_session(back))
        back.redo()
        again.act(words("WITH")[0])
        for one in (session, back, reloaded, again):
            assert one.view.phase is Phase.MERGE
            assert "seen the dummy" in one.why_not(Decline())
            with pytest.raises(Refused, match="seen the dummy"):
                one.act(Decline())

    def test_leaving_it_unseen_cannot_be_put_back_after_a_look(self) -> None:
        session = before_dummy()
        session.act(Decline())
        session.undo()
        assert not session.now.after_reveal
        session.look()
        with pytest.raises(Refused):
            session.redo()

    def test_going_back_before_it_is_marked_and_only_where_it_was_seen(self) -> None:
        for looks in (False, True):
            session = before_dummy()
            if looks:
                session.look()
            session.undo()
            assert session.now.after_reveal == looks
            assert read_session(write_session(session)).now.after_reveal == looks

    def test_a_dummy_that_must_be_taken_up_is_seen_at_once(self) -> None:
        session = before_dummy(merge_required=True)
        with pytest.raises(IllegalAction):
            session.look()
        session.undo()
        assert session.now.after_reveal

    def test_whoever_has_kept_cards_of_it_has_seen_it(self) -> None:
        session = before_dummy()
        session.act(next(action for action in session.view.legal if isinstance(action, Keep)))
        session.undo()
        assert session.now.after_reveal
        assert "seen the dummy" in session.why_not(Decline())

    def test_the_next_hand_has_a_dummy_of_its_own(self) -> None:
        session = before_dummy()
        session.look()
        while not session.is_over:
            session.act(session.view.legal[0])
            session.to_my_turn()
        session.next_hand()
        assert not session.now.looked


def test_a_ghost_hand_taken_and_given_back_is_marked() -> None:
    session = Session(RULESETS["ghost"], seed=1, seat=0)
    session.to_my_turn()
    session.act(Swap())
    assert not session.now.after_reveal
    session.undo()
    assert session.now.after_reveal
