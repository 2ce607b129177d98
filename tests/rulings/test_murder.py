"""2.39 Murder; ruling R39. The board is dealt by column, each top to bottom."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Two columns, a third, a fourth."""
    assert rounds("murder") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 6 on the board; bet 100; 1 2 3 4",
        "turn: 3 on the board; bet 200; 1 2 3 4",
        "river: 3 on the board; bet 200; 1 2 3 4",
    ]


MURDER = "AhKd2c Qh9d4s Jh8c3d 5s6s7c"  # columns; the top row is Ah Qh Jh 5s


def test_a_hand():
    """Rows Ah Qh Jh 5s / Kd 9d 8c 6s / 2c 4s 3d 7c.

    Seat 3 has the spades 5, 6 and 4 to his king and ten, one of each row; seat 1 the low 8642A.
    """
    end = played(
        "murder",
        f"{OPEN}, deal board AhKd2cQh9d4s, {SMALL}, deal board Jh8c3d, {BIG},"
        f"deal board 5s6s7c, {CHECKED}, 1 show 4d6dTcTd, 3 show KsTsKcQd",
    )
    assert end.name(3, "high").startswith("Flush, King-Ten-Six-Five-Four")
    assert end.winners() == {"high": [3], "low": [1]} and end.awards == {1: 450, 3: 450}
    assert end.ranks(1, "low") == "8642A"


def test_only_one_card_of_each_row():
    """Three hearts of one row make no flush with two of one's own."""
    ruling = showdown("murder", {1: "Kh9h2d2h", 2: "KcKsTcTd"}, board=MURDER)
    assert not ruling.name(1, "high").startswith(("Flush", "Straight"))


def test_one_card_of_each_row_any_columns():
    """R39: Ah of the top row, Kd of the middle, 3d of the bottom."""
    ruling = showdown("murder", {1: "4d5dTcTd", 2: "KcKsQcQd"}, board=MURDER)
    assert ruling.cards(2, "high") == {"Kc", "Ks", "Kd", "Ah", "7c"}


def test_murder_splits_with_eight_or_better():
    ruling = showdown("murder", {1: "4d6dTcTd", 2: "KcKsQcQd"}, 101, board=MURDER)
    assert ruling.winners()["low"] == [1] and ruling.hands[2]["low"] is None
