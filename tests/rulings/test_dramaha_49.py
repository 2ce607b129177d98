"""2.23 Dramaha 49; ruling R28."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """The draw comes after the flop betting."""
    assert rounds("dramaha-49") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 3, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_DRAW = f"{OPEN}, deal board 9c8dKh, {SMALL}"


def test_a_hand():
    """46 points against 24; three kings."""
    end = played(
        "dramaha-49",
        f"{BEFORE_THE_DRAW}, 1 draw 3, 3 pat, deal board 4h, {BIG}, deal board Qs, {CHECKED},"
        "1 show TcTs9d9s8h, 3 show KcKdTh7s7c",
    )
    assert end.winners() == {"points": [1], "omaha": [3]} and end.awards == {1: 450, 3: 450}
    assert "46" in end.name(1, "points") and "24" in end.name(3, "points")


def test_three_cards_at_the_most():
    assert refused("dramaha-49", f"{BEFORE_THE_DRAW}, 1 draw 4") == "draw-limit"


def points(game, one, other, board="9c8dKh4hQs"):
    ruling = showdown(game, {1: one, 2: other}, board=board)
    return ruling.winners()["points"], ruling.name(1, "points"), ruling.name(2, "points")


def test_tttt9_is_the_nut_of_49_and_the_worst_of_zero():
    """2.21, 2.23."""
    assert points("dramaha-49", "ThTdTcTs9h", "9d8h8c8s7d")[0] == [1]
    assert "49" in points("dramaha-49", "ThTdTcTs9h", "9d8h8c8s7d")[1]
    assert points("dramaha-zero", "ThTdTcTs9h", "9d8h8c8s7d")[0] == [2]


def test_no_order_beyond_the_total():
    """R28: AAA22 and five other cards of seven points tie."""
    assert points("dramaha-49", "AhAdAc2h2d", "7sKdQdJdJs")[0] == [1, 2]
