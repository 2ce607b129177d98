"""How chips are parted, without a card on the table (1.2.3, R3-R9)."""

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.engine.showdown.split import by_seat, by_suit, highest, lowest, parts, split


def amounts(*args, **kwargs):
    return [part.amount for part in parts(*args, **kwargs)]


@pytest.mark.parametrize(("amount", "count", "chip", "expected"), [
    (1030, 3, 25, [355, 350, 325]),      # two odd chips, and 5 with the first of them
    (1050, 2, 100, [550, 500]),          # no odd chip: the 50 goes to who would have had it
    (1250, 2, 100, [650, 600]),
    (725, 3, 25, [250, 250, 225]),
    (103, 2, 1, [52, 51]),
    (100, 2, 1, [50, 50]),
    (7, 3, 10, [7, 0, 0]),               # less than one chip in all
    (10, 3, 5, [5, 5, 0]),
])
def test_odd_chips_go_one_each_and_the_remainder_with_the_first(amount, count, chip, expected):
    """R3, R4."""
    assert amounts(amount, count, chip) == expected


def test_all_odd_chips_may_go_to_the_first():
    assert amounts(725, 3, 25, to_first=True) == [275, 225, 225]


def test_a_remainder_counts_as_an_odd_chip():
    """R4: 1030 in 25s; and 1,050 in 100s, where there is nothing but a remainder."""
    assert [part.odd for part in parts(1030, 3, 25)] == [True, True, False]
    assert [part.odd for part in parts(1050, 2, 100)] == [True, False]
    assert [part.odd for part in parts(100, 2)] == [False, False]


def test_who_has_had_an_odd_chip_stands_behind():
    """R6."""
    shares = split(51, [2, 3], had={2})
    assert {seat: part.amount for seat, part in shares.items()} == {3: 26, 2: 25}


def test_when_everybody_has_had_one_the_plain_order_holds():
    shares = split(51, [2, 3], had={2, 3})
    assert {seat: part.amount for seat, part in shares.items()} == {2: 26, 3: 25}


def test_two_odd_chips_pass_over_who_has_had_one():
    shares = split(8, [2, 3, 5], had={2})
    assert {seat: part.amount for seat, part in shares.items()} == {3: 3, 5: 3, 2: 2}


def test_seats_run_clockwise_and_the_button_is_last():
    """R8."""
    assert by_seat([1, 4, 6], button=4) == [6, 1, 4]
    assert by_seat([2, 10, 1], button=9) == [10, 1, 2]
    assert by_seat([1, 3], button=2) == [3, 1]     # nobody sits on the button


def test_the_suit_of_the_top_card_decides():
    """R9: spades, hearts, diamonds, clubs."""
    keys = {2: highest([parse_cards("AsKdQcJhTs")]), 5: highest([parse_cards("AhKcQdJsTc")])}
    assert by_suit(keys, None) == [2, 5]


def test_the_best_set_for_the_player_counts():
    """R9: two nines for one straight."""
    hearts, diamonds = parse_cards("9h8c7c6c5c"), parse_cards("9d8c7c6c5c")
    assert highest([diamonds, hearts]) == highest([hearts]) > highest([diamonds])


def test_a_shared_card_passes_to_the_next():
    keys = {1: highest([parse_cards("AsKdQc")]), 2: highest([parse_cards("AsKhQd")])}
    assert by_suit(keys, None) == [2, 1]


def test_lowest_card_by_suit_counts_the_ace_low():
    """House rule odd-chip-stud-low: 7s..As against 7d..Ah goes to Ah."""
    keys = {1: lowest([parse_cards("7s6c4d2hAs")], True), 2: lowest([parse_cards("7d6h4c2sAh")], True)}
    assert by_suit(keys, None) == [2, 1]


def test_lowest_card_by_suit_with_the_ace_high_looks_at_the_deuce():
    keys = {1: lowest([parse_cards("7s6c4d3h2d")], False), 2: lowest([parse_cards("7d6h4c3s2c")], False)}
    assert by_suit(keys, None) == [2, 1]


def test_the_same_cards_stand_by_seat():
    board = highest([parse_cards("AsKsQsJsTs")])
    assert by_suit({1: board, 4: board}, button=2) == [4, 1]
