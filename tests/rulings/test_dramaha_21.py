"""2.22 Dramaha 21; ruling R28."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """The draw comes after the flop betting."""
    assert rounds("dramaha-21") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 3, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_DRAW = f"{OPEN}, deal board 9c8dKh, {SMALL}"


def test_a_hand():
    """21 of five cards against 20: 7, 7 and 6; three kings."""
    end = played(
        "dramaha-21",
        f"{BEFORE_THE_DRAW}, 1 draw 3, 3 pat, deal board 4h, {BIG}, deal board Qs, {CHECKED},"
        "1 show AdQcTh6s4d, 3 show KcKd6h7s7c",
    )
    assert end.winners() == {"points": [1], "omaha": [3]} and end.awards == {1: 450, 3: 450}
    assert "21" in end.name(1, "points") and "20" in end.name(3, "points")


def test_three_cards_at_the_most():
    assert refused("dramaha-21", f"{BEFORE_THE_DRAW}, 1 draw 4") == "draw-limit"


def points(game, one, other, board="9c8dKh4hQs"):
    ruling = showdown(game, {1: one, 2: other}, board=board)
    return ruling.winners()["points"], ruling.name(1, "points"), ruling.name(2, "points")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AdKsQcThTd", ("21", "five")),
        ("AdQcTh6s4d", ("21", "five")),
        ("KsThTd8h6s", ("20", "three")),
        ("9h8c7d6s5h", ("21", "three")),
    ],
)
def test_the_examples_of_21(hand, expected):
    """2.22, as the page counts them."""
    name = points("dramaha-21", hand, "2c2s3s3d5c")[1]
    assert all(word in name for word in expected)


def test_in_21_more_cards_break_the_tie():
    assert points("dramaha-21", "AdKsQcThTd", "9h8c7d6s5h")[0] == [1]
    assert points("dramaha-21", "9h8c7d6s5h", "KsThTd8h6c")[0] == [1]


def test_in_21_the_same_total_and_count_split():
    """R28."""
    assert points("dramaha-21", "AdKsQcThTd", "AsKcJcTcTs")[0] == [1, 2]
