"""2.21 Dramaha Zero; ruling R28."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """The draw comes after the flop betting."""
    assert rounds("dramaha-zero") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 3, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_DRAW = f"{OPEN}, deal board 9c8dKh, {SMALL}"


def test_a_hand():
    """Two points against 24; three kings."""
    end = played(
        "dramaha-zero",
        f"{BEFORE_THE_DRAW}, 1 draw 3, 3 pat, deal board 4h, {BIG}, deal board Qs, {CHECKED},"
        "1 show JcJhJsAdAc, 3 show KcKdTh7s7c",
    )
    assert end.winners() == {"points": [1], "omaha": [3]} and end.awards == {1: 450, 3: 450}


def test_three_cards_at_the_most():
    assert refused("dramaha-zero", f"{BEFORE_THE_DRAW}, 1 draw 4") == "draw-limit"


def points(game, one, other, board="9c8dKh4hQs"):
    ruling = showdown(game, {1: one, 2: other}, board=board)
    return ruling.winners()["points"], ruling.name(1, "points"), ruling.name(2, "points")


def test_five_faces_are_the_nut_of_zero():
    assert points("dramaha-zero", "KdKcQdJsJh", "AsAdAcAh2s")[0] == [1]


def test_no_order_beyond_the_total():
    """R28: AAA22 and five other cards of seven points tie."""
    assert points("dramaha-zero", "AhAdAc2h2d", "7sKdQdJdJs")[0] == [1, 2]
