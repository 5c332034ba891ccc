"""A session as text: nothing is lost, nothing is told, and every fault has its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_tutor.engine import NotationError, Ruleset
from euchre_tutor.tutor.loading import MAX_SIZE, read_session
from euchre_tutor.tutor.saving import write_session
from euchre_tutor.tutor.session import Session
from tests.tutor.sittings import BID, HOUSE, asked, played

TABLES = [
    BID,
    HOUSE,
    BID.with_options(renege_mode="allow"),
    BID.with_options(name_trump="with_bid", ask_cards=2),
]


class TestText:
    @pytest.mark.parametrize("rules", TABLES, ids=["plain", "house", "reneges", "with bid"])
    def test_every_decision_can_be_saved_and_read_back(self, rules: Ruleset) -> None:
        session = Session(rules, seed=6, seat=2)
        for _ in range(40):
            played(session, 1)
            text = write_session(session)
            again = read_session(text)
            assert (again.states, again.match) == (session.states, session.match)
            assert write_session(again) == text

    def test_no_card_that_was_laid_away_unseen_is_in_the_text(self) -> None:
        session = next(s for s in asked(HOUSE) if s.view.dealer != 2)
        hidden = session.states[-1].laid[session.view.dealer]
        shown = {str(card) for card in session.view.hand}
        text = write_session(session)
        assert "DISCARD #" in text
        assert not {str(card) for card in hidden} - shown & set(text.split())
        assert read_session(text).states == session.states

    def test_faults_have_a_line_and_a_column(self) -> None:
        text = write_session(played(Session(HOUSE, seed=6, seat=2), 3))
        for old, new, line in (
            ("euchre_tutor table 1", "euchre_tutor table 9", 1),
            ("game bid", "game whist", 2),
            ("option stick_the_dealer true", "option stick_the_dealer maybe", 4),
            ("seed 6", "seed six", 6),
            ("seat 2", "seat 7", 7),
            ("players thumb", "players crooks", 8),
            ("mode practice", "mode cheat", 9),
        ):
            assert old in text
            with pytest.raises(NotationError) as caught:
                read_session(text.replace(old, new))
            assert caught.value.line == line, (new, caught.value)
            assert caught.value.column >= 1

    def test_an_illegal_word_is_refused_with_its_line(self) -> None:
        text = write_session(Session(seed=3, seat=2)) + "9 PASS\n"
        with pytest.raises(NotationError):
            read_session(text)
        text = write_session(Session(seed=3, seat=2)) + "0 BID 9\n"
        with pytest.raises(NotationError) as caught:
            read_session(text)
        assert caught.value.line == len(text.splitlines())

    @pytest.mark.parametrize("word", ["PLAY 9C", "BID 9", "DISCARD #99"])
    def test_a_refusal_tells_nothing_of_another_s_cards(self, word: str) -> None:
        session = Session(seed=3, seat=2)
        assert session.view.to_act != 2
        with pytest.raises(NotationError) as caught:
            read_session(f"{write_session(session)}{session.view.to_act} {word}\n")
        told = str(caught.value)
        assert "held" not in told and "follow" not in told and "from 1 to" not in told

    @pytest.mark.parametrize("before", ["\ufeff", "\u00a0\n", "\u200b"])
    def test_what_other_programs_leave_in_a_text_is_read_over(self, before: str) -> None:
        text = write_session(played(Session(HOUSE, seed=6, seat=2), 4))
        for sent in (before + text, text.replace(" ", "\u00a0")):
            assert write_session(read_session(sent)) == text

    @pytest.mark.parametrize("seed", ["-6", "+6", "٦", "6" * 13])
    def test_a_seed_is_a_whole_number_as_it_is_typed_elsewhere(self, seed: str) -> None:
        with pytest.raises(NotationError, match="whole number of at most 12 digits"):
            read_session(write_session(Session(BID, seed=6)).replace("seed 6", f"seed {seed}"))

    def test_too_long_and_cut_texts_are_refused(self) -> None:
        with pytest.raises(NotationError):
            read_session("x" * (MAX_SIZE + 1))
        with pytest.raises(NotationError):
            read_session("")

    @settings(max_examples=60, deadline=None)
    @given(st.data())
    def test_a_spoilt_text_is_read_or_refused_but_never_breaks(self, data: st.DataObject) -> None:
        text = write_session(played(Session(HOUSE, seed=6, seat=2), 4))
        at = data.draw(st.integers(0, len(text)))
        spoilt = text[:at] + data.draw(st.text(max_size=4)) + text[at + data.draw(st.integers(0, 9)) :]
        try:
            session = read_session(spoilt)
        except NotationError:
            return
        assert read_session(write_session(session)).states == session.states
