"""Which of tied hands gets an odd chip (1.2.3; R6 to R10)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.odd_chips import Claims, OddChips
from dealer_assist.engine.showdown.split import lowest
from dealer_assist.errors import Unreadable
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house


def showdown(game, hands, button=1, board="", **house):
    return Showdown(
        load_game(game),
        read_house("barge", house),
        {seat: parse_cards(cards) for seat, cards in hands.items()},
        button,
        board=parse_cards(board),
    )


def order(shown, tied, side=0):
    table = Tabled(shown, shown.board)
    return OddChips(shown).order(table, table.sides[side].tiers[0], tied)


BOARD = "KhQdJc3s2d"
STRAIGHTS = {2: "AsTc", 5: "AdTs", 9: "AcTd"}


def test_in_a_button_game_the_first_from_the_button_has_it():
    """1.2.3.3a: clockwise from the button, which is last itself."""
    assert order(showdown("holdem", STRAIGHTS, 4, BOARD), (2, 5, 9))[0] == [5, 9, 2]
    assert order(showdown("holdem", STRAIGHTS, 5, BOARD), (2, 5, 9))[0] == [9, 2, 5]


def test_without_a_button_the_highest_card_by_suit_has_it():
    """1.2.3.3b: spades, hearts, diamonds, clubs; both hold a straight to the ace."""
    shown = showdown("stud", {2: "AsKdQcJhTs4c2d", 5: "AhKcQdJsTc3d2c"}, None)
    seats, how = order(shown, (2, 5))
    assert (seats, how.key) == ([2, 5], "reasons.highest-card")


def test_the_lowest_card_may_have_it_in_a_low():
    """House rule `odd-chip-stud-low`: the two of clubs lies below that of diamonds."""
    shown = showdown(
        "razz", {2: "7s6d5c4hAs9c9d", 5: "7h6c5d4sAhKdKc"}, None, **{"odd-chip-stud-low": "lowest"}
    )
    seats, how = order(shown, (2, 5))
    assert (seats, how.key) == ([5, 2], "reasons.lowest-card")


def test_a_tie_in_a_button_game_needs_the_button():
    with pytest.raises(Unreadable) as refused:
        order(showdown("holdem", STRAIGHTS, None, BOARD), (2, 5))
    assert (refused.value.code, refused.value.field) == ("no-button", "button")


@pytest.mark.parametrize(
    ("rule", "had"), [("one-per-pot", {2}), ("one-per-split", set()), ("all-to-first", set())]
)
def test_who_had_an_odd_chip_stands_behind_as_the_house_counts(rule, had):
    """R6: seats 2 and 5 tied for high and 2 came out ahead; now 2, 5 and 9 tie for low."""
    claims = Claims(read_house("barge", {"odd-chip-most": rule}))
    claims.settled((2, 5), [2])
    assert claims.had((2, 5, 9)) == had
    assert claims.heaped is (rule == "all-to-first")


def test_hands_that_tie_both_ways_are_evened_out():
    claims = Claims(read_house("barge", {"odd-chip-most": "one-per-split"}))
    claims.settled((2, 5), [2])
    assert claims.had((2, 5)) == {2}


def test_a_joker_stands_above_every_card_of_a_low():
    """R26: the joker is the lowest rank that is missing, and no card for the odd chip."""
    assert lowest([parse_cards("Jk3c")], ace_low=True) < lowest([parse_cards("Kc3c")], ace_low=True)
