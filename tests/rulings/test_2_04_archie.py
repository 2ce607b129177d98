"""2.4 Archie and 2.32 Korean; rulings R22, R23."""

import pytest

from tests.rulings.tables import showdown


def test_sixes_and_an_eight_split():
    ruling = showdown("archie", {1: "6s6dKhQcJc", 2: "8s7d5c3h2d"}, 101)
    assert ruling.winners() == {"high": [1], "low": [2]}
    assert ruling.awards == {1: 51, 2: 50}


def test_only_one_direction_qualified_takes_all():
    fives = showdown("archie", {1: "5s5dKhQcJc", 2: "8s7d5c3h2d"})
    nine = showdown("archie", {1: "6s6dKhQcJc", 2: "9s7d5c3h2d"})
    assert (fives.winners(), fives.awards) == ({"low": [2]}, {2: 100})
    assert (nine.winners(), nine.awards) == ({"high": [1]}, {1: 100})
    assert fives.hands[1]["high"] is None and nine.hands[2]["low"] is None
    assert "2.4" in fives.rules & nine.rules


def test_two_pair_of_anything_is_better_than_sixes():
    assert showdown("archie", {1: "5s5d2h2cJc", 2: "9s7d4c3h2d"}).winners() == {"high": [1]}


def test_nobody_qualified_the_best_high_scoops():
    ruling = showdown("archie", {1: "5s5dKhQcJc", 2: "9s7d5c3h2d"})
    assert (ruling.winners(), ruling.awards) == ({"high": [1]}, {1: 100})
    assert ruling.name(1, "high") and "2.4" in ruling.rules


def test_nobody_qualified_and_high_ties():
    assert showdown("archie", {1: "AsKdQhTc9c", 2: "AdKhQcTs9d"}, 101).awards == {1: 50, 2: 51}


def test_nobody_qualified_may_split_all():
    """House rule archie-none."""
    ruling = showdown("archie", {1: "5s5dKhQcJc", 2: "9s7d5c3h2d"}, 101, house={"archie-none": "split-all"})
    assert ruling.awards == {1: 50, 2: 51}


@pytest.mark.parametrize(
    "house", [{"house": {"archie-high": 99}}, {"house": {"archie-high": "99"}}, {"preset": "cash"}]
)
def test_a_pair_of_nines_where_the_room_says_so(house):
    hands = {1: "8s8dKhQcJc", 2: "7s6d5c3h2d"}
    assert list(showdown("archie", hands).winners()) == ["high", "low"]
    assert list(showdown("archie", hands, **house).winners()) == ["low"]
    assert list(showdown("archie", {1: "9s9dKhQcJc", 2: "7s6d5c3h2d"}, **house).winners()) == ["high", "low"]


def test_a_straight_to_the_eight_goes_both_ways():
    assert showdown("archie", {1: "8s7d6h5c4c", 2: "KsKd2h3c4d"}).awards == {1: 100}


def test_qualifiers_are_judged_pot_by_pot():
    """R5: nobody in the side pot qualifies, so its best high takes it."""
    ruling = showdown("archie", {1: "6s6dKhQcJc", 2: "4s4d9hTc2c", 3: "AsTd9c5h2d"}, 300, (60, [2, 3]))
    assert ruling.awards == {1: 300, 2: 60}


def test_korean_needs_a_pair_or_none():
    """2.32: pair or better high, no pair low."""
    ruling = showdown("korean", {1: "2s2dKhQcJc", 2: "KsQd9c4h3d"}, 101)
    assert ruling.winners() == {"high": [1], "low": [2]}
    assert ruling.awards == {1: 51, 2: 50}


def test_a_korean_straight_goes_both_ways():
    """R23."""
    assert showdown("korean", {1: "7s6d5h4c3c", 2: "AsAd9c4h3d", 3: "KsQd9d4d3h"}).awards == {1: 100}


def test_an_empty_direction_in_korean():
    both_low = showdown("korean", {1: "Ks8d5h4c3c", 2: "QsJd9c4h3d"})
    both_high = showdown("korean", {1: "KsKd5h4c3c", 2: "QsQd9c4h3d"})
    assert both_low.winners() == {"low": [2]} and both_high.winners() == {"high": [1]}
