"""Appendix C: what beats what; ruling R17."""

import pytest

from tests.rulings.felt import beats, showdown, ties


def test_appendix_c_two_pair():
    """KK TT A loses to AA TT 5."""
    ruling = showdown("holdem", {1: "KsKd", 2: "Ad2c"}, board="TcTd5s5hAs")
    assert ruling.awards == {2: 100}
    assert (ruling.ranks(1, "high"), ruling.ranks(2, "high")) == ("KKTTA", "AATT5")


LADDER = [
    "AhKhQhJhTh",
    "8s8h8c8dJs",
    "7c7s7d2h2d",
    "AhKh9h7h6h",
    "5c6d7d8s9d",
    "6c6s6hAdKs",
    "AsAc8s8cJd",
    "5h5s7c8d9c",
    "2s3s4d5c7h",
]


@pytest.mark.parametrize(("better", "worse"), list(zip(LADDER, LADDER[1:], strict=False)))
def test_what_beats_what(better, worse):
    """Appendix C, from the royal flush down, told as five-card draw hands."""
    assert beats("five-card-draw", better, worse, "high")


def test_the_ace_is_high_or_low_in_a_straight_and_never_in_the_middle():
    """R17."""
    assert beats("five-card-draw", "6h5d4c3s2h", "Ah5h4h3c2d", "high")
    assert beats("five-card-draw", "Ah5h4h3c2d", "AcAdKcQsJd", "high")
    assert beats("five-card-draw", "2h2dKc4s3h", "3cAdKd2sQc", "high")


def test_suits_break_no_tie():
    """ "all suits have the same relative value"."""
    assert ties("five-card-draw", "AsKdQcJhTs", "AhKcQdJsTc", "high")
