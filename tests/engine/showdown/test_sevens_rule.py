"""The Sevens Rule: a seven or better that was not bet wins no later chips (App. B; house rules 6)."""

from __future__ import annotations

import pytest

from tests.house.ask import played
from dealer_assist.engine.showdown.sevens_rule import RULE

DRAW = {"game": "california-lowball", "betting": "no-limit", "blinds": [100, 200]}
IN = "3 call, 1 call, 2 check, 1 pat, 2 pat, 3 pat"
SEVEN, EIGHT, SIX = "7s5d4c3h2s", "8s5c4d3s2d", "6s5h4h3d2c"


def ended(acts: str, shows: str, seats=3, **house):
    return played(f"{IN}, {acts}, {shows}", seats=seats, house={"sevens": "on", **house}, **DRAW)


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


BOTH = "1 check, 2 check, 3 bet 400, 1 call, 2 call"
TIED = f"3 show {EIGHT}, 1 show {SEVEN}, 2 show 7d5h4s3c2c"


def test_two_who_tie_and_did_not_bet_gain_nothing_alike():
    """600 before the draw, 400 each after it: the bettor's go back, and the seats share 1,400 equally."""
    hand = ended(BOTH, TIED)
    assert (hand.awards, hand.chips.returned) == ({1: 700, 2: 700}, {3: 400})
    assert [note.text for note in hand.showdown.ruling.notes if note.rule == RULE] == [
        "Seats 1 and 2 have the best hand but did not bet a seven or better: the 400 put in after that go "
        "back to those who put them in."]


def test_two_who_did_not_bet_tie_with_who_did():
    """Only the bettor's 400 are left of the later chips, and the bettor's alone; 600 are shared by three."""
    hand = ended(BOTH, f"3 show 7h5c4h3s2h, 1 show {SEVEN}, 2 show 7d5h4s3d2c")
    assert (hand.awards, hand.chips.returned) == ({1: 200, 2: 200, 3: 600}, {1: 400, 2: 400})


@pytest.mark.parametrize(("house", "rake", "awards"), [
    ({"rake": {"percent": 10}}, 100, {1: 900}),
    ({"drop": {"amount": 5000, "from": 10}}, 1000, {}),
])
def test_what_goes_back_is_not_raked(house, rake, awards):
    """`uncalled`: what goes back does before the rake; 1,000 are left of 1,400, and no award is below 0."""
    hand = ended(CALLED, f"2 show {EIGHT}, 1 show {SEVEN}", **house)
    assert (hand.chips.rake, hand.awards, hand.chips.returned) == (rake, awards, {2: 400})


def test_a_pot_of_nothing_but_later_chips_has_no_part_to_share():
    """Short of the rest after the draw: what the short stack was not in is the complier's alone."""
    acts = "1 check, 2 bet 400, 3 all-in, 1 call"
    shows = f"2 show 7d5h4s3c2c, 1 show {SEVEN}, 3 show {EIGHT}"
    hand = ended(acts, shows, seats={1: 20000, 2: 20000, 3: 300})
    assert hand.chips.returned == {1: 400}
    assert [pot.amount for pot in hand.showdown.ruling.pots] == [600, 200, 300]
    assert hand.awards == {1: 300, 2: 800}


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


@pytest.mark.parametrize(("rule", "awards", "noted"), [
    ("share-pre-draw", {1: 300, 3: 300}, 0), ("all-to-other", {3: 600}, 1),
])
def test_a_tie_with_who_was_all_in_before_the_draw(rule, awards, noted):
    """Seat 3 could not bet, so complied; no chips came later: the house says who has the pot."""
    hand = ended("1 check, 2 check", f"1 show {SEVEN}, 2 show {EIGHT}, 3 show 7d5h4h3c2c",
                 seats={1: 20000, 2: 20000, 3: 200}, **{"sevens-tie": rule})
    assert (hand.awards, hand.chips.returned) == (awards, {})
    assert sum(note.rule == RULE for note in hand.showdown.ruling.notes) == noted
