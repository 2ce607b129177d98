"""Rulings that no page of the rulebook has to itself, sentence by sentence (`rulings.md`)."""

from __future__ import annotations

import pytest

from dealer_assist.contract.options import options
from tests.rulings.felt import showdown

# -- authority -----------------------------------------------------------------------------------------------


def test_examples_do_not_override_rules():
    """R2: "the rule is applied" where Reno's own example names another winner (R21)."""
    board = "KcQc2d AdKdQs 3d Ts 6c Tc"
    ruling = showdown("reno-straight", {1: "Ac3hTd5c2h", 2: "9dThJsQh9s"}, board=board)
    assert ruling.winners() == {"high": [1], "straight": [2]}


@pytest.mark.parametrize(("game", "best", "other"), [
    ("california-lowball", "5h4h3h2hAh", "7h6d5c4s2d"),
    ("deuce-to-seven-lowball", "7h5d4c3s2h", "7c6d5h4d2c"),
])
def test_the_summaries_do_not_count(game: str, best: str, other: str):
    """R1: 5-4-3-2-A of one suit is the best of 2.11, 7-5-4-3-2 of 2.16; 7-6-5-4-2 is the best of neither."""
    assert showdown(game, {1: other, 2: best}).awards == {2: 100}


# -- chips ---------------------------------------------------------------------------------------------------

BOARD = "KsKdKcAcAd"     # plays for everybody


def test_a_three_way_tie_with_two_odd_chips_pays_two_players_one_each():
    """R3."""
    hands = {1: "2c3c", 4: "2d3d", 6: "2h3h"}
    assert showdown("holdem", hands, 101, board=BOARD, button=6).awards == {1: 34, 4: 34, 6: 33}


def test_what_is_finer_than_a_chip_goes_to_the_first_odd_chips_recipient():
    """R4: "1030 in 25s, three ways: 355, 350, 325"; with no odd chip, "to who would have had it"."""
    hands = {1: "2c3c", 4: "2d3d", 6: "2h3h"}
    assert showdown("holdem", hands, 1030, board=BOARD, button=6, chip=25).awards == {1: 355, 4: 350, 6: 325}
    assert showdown("holdem", hands, 1055 - 25 * 2 - 1, board=BOARD, button=6, chip=25).awards == {
        1: 325 + 25 + 4, 4: 325, 6: 325}
    two = {1: "2c3c", 4: "2d3d"}
    assert showdown("holdem", two, 1007, board=BOARD, button=4, chip=25).awards == {1: 507, 4: 500}


# Seat 2 has the better high, seats 2 and 3 the same low.
LOW = "2c3d7hKsQs"


def test_who_won_high_alone_with_the_odd_chip_has_had_one():
    """R6, its own example: button 1, 103 chips: high 52 alone, low 51 tied: "26 to seat 3"."""
    hands = {2: "Ah4dKdKc", 3: "Ad4cJhJd"}
    assert showdown("omaha-8", hands, 103, board=LOW, button=1).awards == {2: 52 + 25, 3: 26}


def test_without_an_odd_chip_of_the_split_nobody_has_had_one():
    """R6: 102 is 51 and 51; the low's odd chip goes in the plain order."""
    hands = {2: "Ah4dKdKc", 3: "Ad4cJhJd"}
    assert showdown("omaha-8", hands, 102, board=LOW, button=1).awards == {2: 51 + 26, 3: 25}


def test_of_a_tied_high_half_only_who_comes_out_ahead_has_had_one():
    """R6: "its odd chip is broken up and only who comes out a chip ahead has had one": 103 is 52 and 51."""
    hands = {2: "Ah4dKdJc", 3: "Ad4cKcJd"}
    assert showdown("omaha-8", hands, 103, board=LOW, button=1).awards == {2: 26 + 26, 3: 26 + 25}
    assert showdown("omaha-8", hands, 101, board=LOW, button=1).awards == {2: 26 + 25, 3: 25 + 25}


def test_three_boards_and_two_odd_chips():
    """R12: "with three boards and two odd chips the first and second get one each"."""
    boards = ["2c3d7hKsQs", "2h3h8d9dTc", "4h5h8c9cTd"]
    ruling = showdown("holdem", {1: "AhAc", 2: "JhJd"}, 101, runouts=boards)
    assert [share["amount"] for share in ruling.pots[0]["shares"]] == [34, 34, 33]


def test_each_boards_part_is_settled_as_a_pot_of_its_own():
    """R12: "R6 starts afresh": seat 2 takes the odd chip of the tie on either board."""
    ruling = showdown("holdem", {2: "2c3c", 5: "2d3d"}, 102, button=1, runouts=[BOARD, "KhQhJhTh9h"])
    assert ruling.awards == {2: 26 + 26, 5: 25 + 25}


def test_a_button_on_an_empty_seat_changes_nothing():
    """R8: "the first tied hand clockwise from the button; the button itself is last"."""
    hands = {2: "2c3c", 5: "2d3d"}
    for button, first in ((1, 2), (2, 5), (3, 5), (4, 5), (5, 2), (9, 2)):
        assert showdown("holdem", hands, 101, board=BOARD, button=button).awards[first] == 51


# -- games ---------------------------------------------------------------------------------------------------


def test_the_judge_leaves_the_sevens_rule_alone():
    """R48: "the judge does not know the bets"."""
    hands = {1: "7h5s3h2hAh", 2: "8d6c4c3c2d"}
    assert showdown("california-lowball", hands, house={"sevens": "on"}).awards == {1: 100}


def test_runouts_may_repeat_cards_that_were_on_the_table():
    """ "`runouts` may repeat cards that were on the table when the money went in"."""
    boards = ["2c3d7hKsQs", "2c3d7h9dTc"]
    assert showdown("holdem", {1: "AhAc", 2: "JhJd"}, runouts=boards).awards == {1: 100}


# -- an all-in of who can only call --------------------------------------------------------------------------


def test_an_all_in_of_who_can_only_call_is_the_call():
    """R62: "the part nobody can match is not put in"; ten real hands were written so."""
    hand = {"game": "holdem", "betting": "no-limit", "seats": {"1": 9375, "2": 600, "3": 600}, "button": 1,
            "blinds": [200, 400], "tournament": True}
    state = options({**hand, "actions": ["1 call", "2 all-in", "3 call", "1 all-in"]})
    assert state["stacks"]["1"] == 9375 - 600 and "awards" not in state
