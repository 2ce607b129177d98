"""The Sevens Rule: a seven or better that was not bet wins no later chips (App. B; house rules 6)."""

from __future__ import annotations

import pytest

from tests.house.ask import played
from dealer_assist.engine.showdown.sevens_rule import RULE

DRAW = {"game": "california-lowball", "betting": "no-limit", "blinds": [100, 200]}
IN = "3 call, 1 call, 2 check, 1 pat, 2 pat, 3 pat"
SEVEN, EIGHT, SIX = "7s5d4c3h2s", "8s5c4d3s2d", "6s5h4h3d2c"


def ended(acts: str, shows: str, **house):
    return played(f"{IN}, {acts}, {shows}", house={"sevens": "on", **house}, **DRAW)


CALLED = "1 check, 2 bet 400, 3 fold, 1 call"


def test_a_seven_that_was_checked_wins_the_pot_before_the_draw_alone():
    """400 each after the offence: seat 2 takes them back, and the 600 before stay won."""
    hand = ended(CALLED, f"2 show {EIGHT}, 1 show {SEVEN}")
    assert hand.awards == {1: 1000}
    assert hand.chips.returned == {2: 400}
    assert any(note.rule == RULE for note in hand.showdown.ruling.notes)


def test_an_eight_may_be_checked_and_so_may_a_losing_seven():
    assert ended(CALLED, f"2 show 9s5h4s3h2h, 1 show {EIGHT}").chips.returned == {}
    assert ended(CALLED, f"2 show {SIX}, 1 show {SEVEN}").awards == {2: 1400}


def test_in_the_harder_rooms_the_pot_is_forfeit():
    """`sevens-penalty`: forfeit."""
    assert ended(CALLED, f"2 show {EIGHT}, 1 show {SEVEN}", **{"sevens-penalty": "forfeit"}).awards == {
        2: 1400
    }


@pytest.mark.parametrize(
    ("rule", "awards"), [("share-pre-draw", {1: 300, 2: 700}), ("all-to-other", {2: 1000})]
)
def test_a_tie_with_who_complied(rule, awards):
    """`sevens-tie`: the offender's later chips go back; the rest of the later chips is the other's."""
    hand = ended(CALLED, f"2 show 7d5c4d3s2d, 1 show {SEVEN}", **{"sevens-tie": rule})
    assert hand.awards == awards
    assert hand.chips.returned == {1: 400}


def test_the_rule_is_off_where_the_house_has_it_off():
    assert played(
        f"{IN}, {CALLED}, 2 show {EIGHT}, 1 show {SEVEN}", house={"sevens": "off"}, **DRAW
    ).awards == {1: 1400}


NOTHING = "1 check, 2 check, 3 check"


def test_a_seven_that_was_checked_where_nobody_bet_wins_what_there_is():
    hand = ended(NOTHING, f"1 show {SEVEN}, 2 show {EIGHT}, 3 show 9s5h4s3c2h")
    assert (hand.awards, hand.chips.returned) == ({1: 600}, {})
    assert all(note.rule != RULE for note in hand.showdown.ruling.notes)


def test_nothing_is_said_of_later_chips_where_there_are_none():
    hand = ended(NOTHING, f"1 show {SEVEN}, 2 show 7c5c4d3d2d, 3 show 9s5h4s3c2h")
    assert (hand.awards, hand.chips.returned) == ({1: 300, 2: 300}, {})
    assert all(note.rule != RULE for note in hand.showdown.ruling.notes)
