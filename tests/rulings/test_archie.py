"""2.4 Archie; ruling R22."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("archie") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


DRAWN = f"{OPEN}, 1 draw 3, 2 draw 3, 3 pat, {SMALL}, 1 draw 3, 3 pat, {BIG}, 1 draw 2, 3 pat, {CHECKED}"


@pytest.mark.parametrize(
    ("one", "three", "awards"),
    [
        ("6s6dKhQcJc", "8s7d5c3h2d", {1: 450, 3: 450}),  # sixes and an eight
        ("5s5dKhQcJc", "8s7d5c3h2d", {3: 900}),  # fives are no high hand
        ("6s6dKhQcJc", "9s7d5c3h2d", {1: 900}),  # a nine is no low hand
        ("5s5dKhQcJc", "9s7d5c3h2d", {1: 900}),  # neither: the better high hand scoops
    ],
)
def test_a_hand(one, three, awards):
    assert played("archie", f"{DRAWN}, 1 show {one}, 3 show {three}").awards == awards


def test_each_direction_has_its_own_qualifier_over_a_side_pot():
    """Seat 4 is all-in for 300 with aces: the high half of 1,200, and the eight the low half.

    For the 200 of the side pot nobody has sixes, so the eight takes all of it.
    """
    end = played(
        "archie",
        "3 raise 200, 4 all-in, 1 call, 2 call, 3 call,"
        "1 pat, 2 pat, 3 pat, 4 pat, 1 bet 100, 2 fold, 3 call,"
        "1 pat, 3 pat, 4 pat, 1 check, 3 check, 1 pat, 3 pat, 4 pat, 1 check, 3 check,"
        "1 show 8s7d5c3h2d, 3 show KsQd9c5d5h, 4 show AsAdKhQcJc",
        seats={"1": 5000, "2": 5000, "3": 5000, "4": 300},
    )
    assert (end.winners(0), end.winners(1)) == ({"high": [4], "low": [1]}, {"low": [1]})
    assert end.awards == {1: 800, 4: 600}


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
