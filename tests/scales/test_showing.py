"""Up cards that decide who acts first (house rule `stud-first-act`)."""

from itertools import pairwise

import pytest

from dealer_assist.scales import SCALES
from tests.scales.table import cards


def showing(scale, text, joker=None):
    return SCALES[scale].showing(cards(text), joker)


@pytest.mark.parametrize(("scale", "boards"), [
    ("high", ["As", "Kh", "2c"]),
    ("high", ["2s2h", "AsKs", "AhQh", "KdQd"]),
    ("high", ["2s2h2d", "AsAhKd", "AdAcQs", "KsQsJs", "KhQh9h", "2c3c4c"]),
    ("high", ["2s2h2d2c", "AsAhAdKc", "3s3h4d4c", "AsAhKdQc", "AdKdQdJd", "9s8s7s6s"]),
    ("high", ["AsKsQsJsTs", "4s4h4d4c", "2s2h2d2c3s", "2h3h4h5h7h", "AsAhKdKc"]),
    ("ace-to-five", ["As", "2s", "Ks"]),
    ("ace-to-five", ["2sAs", "4h3h", "KsQs", "AhAd", "2h2d"]),
    ("ace-to-five", ["4s3s2sAs", "5s4s3s2s", "KsQhJdTc", "AsAh3d2c", "AsAhKd2c", "3s3h2d2c", "AsAhAdKc"]),
    ("deuce-to-seven", ["5s4s3s2s", "7s5s4s3s", "As4s3s2s", "2s2h4d3c", "AsAh3d2c"]),
    ("deuce-to-seven", ["7s5h4d3c2s", "2s2h4d5c7s", "6s5h4d3c2s"]),
    ("ace-to-six", ["4s3s2sAs", "KsQsJs9s", "AsAhKdQc"]),
    ("badugi", ["4s3h2dAc", "2s3hAd", "2sAh", "As"]),
    ("short-deck-high", ["6s6h", "AsKs"]),
    ("mexican-high", ["2s2h", "AsKs"]),
    ("points", ["TsTh", "TsJh"]),
    ("points-low", ["KsJh", "Ts2h"]),
    ("twenty-one", ["TsThAd", "TsTh"]),
    ("madison", ["2sAs", "3sAs"]),
])
def test_the_better_board_shows_more(scale, boards):
    strengths = [showing(scale, board) for board in boards]
    assert all(one > other > 0 for one, other in pairwise(strengths)), strengths


def test_four_to_a_straight_or_flush_are_high_cards_only():
    assert showing("high", "AsKsQsJs") == showing("high", "AsKhQdJc")
    assert showing("deuce-to-seven", "5s4s3s2s") == showing("deuce-to-seven", "5s4h3d2c")


def test_a_joker_dealt_up_shows_as_an_ace():
    """2.37: an ace "for the purposes of the high hand"."""
    assert showing("mexican-high", "Jk") == showing("mexican-high", "As")
    assert showing("mexican-high", "AhJk") == showing("mexican-high", "AsAd")
    assert showing("mexican-high", "KhKsJk") == showing("mexican-high", "KdKcAs")


def test_a_joker_dealt_down_and_opened_shows_as_what_helps_most():
    assert showing("mexican-high", "KhJk", "wild") == showing("mexican-high", "KdKc")
    assert showing("mexican-high", "KhKsJk", "wild") == showing("mexican-high", "KdKcKh")


def test_a_joker_on_a_low_board_is_the_lowest_card_not_there():
    assert showing("ace-to-five", "As2sJk") == showing("ace-to-five", "Ah2h3h")


def test_nothing_up_shows_nothing():
    assert all(scale.showing(()) == 0 for scale in SCALES.values())
