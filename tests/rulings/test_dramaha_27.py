"""Dramaha 2-7, from the living edition of the rulebook; rulings R11, R14."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """The draw comes after the flop betting."""
    assert rounds("dramaha-27") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 5, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """75432 is the best low in five cards; three kings take the Omaha half."""
    end = played(
        "dramaha-27",
        f"{OPEN}, deal board 9c8dKh, {SMALL}, 1 draw 3, 3 pat, deal board Jh, {BIG},"
        f"deal board Qs, {CHECKED}, 1 show 7d5h4c3s2d, 3 show KcKdTh6s5c",
    )
    assert end.winners() == {"draw": [1], "omaha": [3]} and end.awards == {1: 450, 3: 450}
    assert "number one" in end.name(1, "draw")


def test_the_ace_is_high_in_the_draw_hand_and_a_straight_counts_against_it():
    """R14: a king-high low beats A-5-4-3-2, and 8-7-5-3-2 beats 6-5-4-3-2."""
    board = "9c9dKhJhQs"
    aces = showdown("dramaha-27", {1: "Ah5d4c3s2d", 2: "Kd8h7c3h2c"}, board=board)
    run = showdown("dramaha-27", {1: "6h5d4c3s2d", 2: "8d7h5c3h2c"}, board=board)
    assert aces.winners()["draw"] == [2] and run.winners()["draw"] == [2]


def test_the_draw_half_takes_the_odd_chip():
    """R11."""
    ruling = showdown("dramaha-27", {1: "7d5h4c3s2d", 2: "KcKdTh6s5c"}, 101, board="9c8dKhJhQs")
    assert ruling.amounts() == {"draw": 51, "omaha": 50}
