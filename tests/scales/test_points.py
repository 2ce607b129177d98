"""Points: Dramaha 49, Zero and 21 (2.21 to 2.23; R28). Madison (2.36) and the straight of Reno (2.48)."""

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.scales import SCALES
from tests.scales.table import best, name, name_of, strength


@pytest.mark.parametrize(("hand", "expected"), [
    ("TsThTdTc9s", "49 points"), ("AsJhQdKc2s", "3 points"), ("AsJhQdKcKs", "1 point"),
    ("JsJhQdKcKs", "0 points"),
])
def test_points_are_counted(hand, expected):
    assert name("points", hand) == expected
    assert name("points-low", hand) == expected


def test_most_points_win_in_49_and_fewest_in_zero():
    many, few = "TsThTdTc9s", "JsJhQdKcKs"
    assert strength("points", many) > strength("points", few) > 0
    assert strength("points-low", few) > strength("points-low", many) > 0


def test_equal_totals_tie():
    assert strength("points", "9s8h2d3cKs") == strength("points", "TsTh2dKcJs")


@pytest.mark.parametrize(("hand", "expected", "plays"), [
    ("TsTh5d5cAs", "21 with four cards", None),      # T+5+5+A: more cards than T+T+A
    ("TsThAd9c8s", "21 with three cards", "TsThAd"),
    ("7s7h7d9c9s", "21 with three cards", "7s7h7d"),
    ("TsTh9d9c9s", "20 with two cards", "TsTh"),
    ("KsQhJd9cTs", "19 with five cards", "Ts9cKsQhJd"),  # zeros always join
    ("AsJhQdKcKh", "1 with five cards", None),
    ("2s3h4d5c7s", "21 with five cards", "7s5c4d3h2s"),
])
def test_twenty_one_takes_most_points_then_most_cards(hand, expected, plays):
    best_hand = best("twenty-one", hand)
    assert best_hand.name == expected
    if plays:
        assert name_of("twenty-one", hand) == plays


def test_more_cards_beat_fewer_at_equal_points():
    assert strength("twenty-one", "2s3h4d5c7s") > strength("twenty-one", "7s7h7d9c9s")
    assert strength("twenty-one", "TsThAd9c8s") > strength("twenty-one", "TsTh9d9c9s")
    assert strength("twenty-one", "TsThAd9c8s") == strength("twenty-one", "7s7h7d9c9s")


@pytest.mark.parametrize("scale", ["points", "points-low", "twenty-one", "madison", "lowest-straight"])
def test_a_joker_has_no_value_here(scale):
    with pytest.raises(ValueError, match="joker"):
        strength(scale, "AsKh2d3cJk", "bug high")


@pytest.mark.parametrize("scale", ["points", "twenty-one"])
def test_only_a_number_qualifies_points(scale):
    least = SCALES[scale].threshold("17")
    assert strength(scale, "9s8hJdKcQs") >= least > strength(scale, "9s7hJdKcQs")
    with pytest.raises(ValueError, match="number of points"):
        SCALES[scale].threshold("8 or better")


def test_few_points_qualify_in_zero():
    least = SCALES["points-low"].threshold("5")
    assert strength("points-low", "5sJhQdKcKs") >= least > strength("points-low", "6sJhQdKcKs")


# -- Madison (R47) -------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [
    ("AsAhAdAc2s", "5s4h3d2cAs"),   # pairs are nothing
    ("5s4s3s2sAs", "6s4h3d2cAd"),   # nor are straights and flushes
    ("7s7h2d2cAs", "8s4h3d2cAs"), ("7s6h2dAcAs", "7s7hAdAcAs"), ("KsQhJdTc8s", "KsQhJdTc9s"),
])
def test_madison_reads_the_cards_from_the_top(better, worse):
    assert strength("madison", better) > strength("madison", worse)


def test_madison_tells_every_card():
    assert name("madison", "AsAh2c2d7h") == "seven-two low, 7-2-2-A-A"
    assert name_of("madison", "AsAh2c2d7h") == "7h2d2cAsAh"
    assert strength("madison", "8s7h6d5c4s") >= SCALES["madison"].threshold("8")
    assert strength("madison", "8s8h8d8c7s") >= SCALES["madison"].threshold("8")
    assert strength("madison", "9sAhAdAc2s") < SCALES["madison"].threshold("8")


# -- Reno Straight (R21) -------------------------------------------------------------------------


def test_the_lowest_straight_wins_and_suits_do_not_count():
    wheel, six, broadway = "5s4h3d2cAs", "6s5s4s3s2s", "AsKhQdJcTs"
    assert strength("lowest-straight", wheel) > strength("lowest-straight", six)
    assert strength("lowest-straight", six) > strength("lowest-straight", broadway) > 0
    assert strength("lowest-straight", six) == strength("lowest-straight", "6s5h4d3c2s")


def test_the_lowest_of_a_long_run_is_told():
    assert name_of("lowest-straight", "As2c3d4h5s6s7s") == "5s4h3d2cAs"
    assert name("lowest-straight", "KsQhJdTc9s8s2h") == "Straight, Queen high"


def test_without_a_straight_there_is_no_hand():
    assert best("lowest-straight", "AsAhAdAcKs") is None
    assert strength("lowest-straight", "2sAhKdQcJs") == 0
    assert strength("lowest-straight", "AsKhQdJcTs") >= SCALES["lowest-straight"].threshold("straight")
    assert strength("lowest-straight", "Ts9h8d7c6s") < SCALES["lowest-straight"].threshold("9")
    with pytest.raises(ValueError, match="straight"):
        SCALES["lowest-straight"].threshold("4")


def test_every_choice_of_cards_that_counts_twenty_one_is_told():
    """R28: for odd chips by suit, each set that makes the same points with as many cards; 26 is none."""
    chosen = SCALES["twenty-one"].picks(parse_cards("TsTh6d5cAs"), 21 << 3 | 3)
    assert ["".join(map(str, cards)) for cards in chosen] == ["AsTsTh", "Ts6d5c", "Th6d5c"]
