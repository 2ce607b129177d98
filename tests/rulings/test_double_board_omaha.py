"""Double Board Omaha, from the living edition of the rulebook."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Two boards side by side."""
    assert rounds("double-board-omaha") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 6 on the board; bet 100; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 2 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Three aces on the top board, three kings on the bottom one: half of 900 each."""
    end = played(
        "double-board-omaha",
        f"{OPEN}, deal board AdQc9sKdJc4s, {SMALL}, deal board 6h6c, {BIG},"
        f"deal board 5c5d, {CHECKED}, 1 show AhAs2c7d, 3 show KhKs3c8d",
    )
    assert end.winners() == {"top": [1], "bottom": [3]} and end.awards == {1: 450, 3: 450}


def test_the_best_hand_on_both_boards_scoops():
    ruling = showdown("double-board-omaha", {1: "AhAsKhKs", 2: "QhQsTc8d"}, board="AdQc9s KdJc4s 6h 6c 2c 5d")
    assert ruling.winners() == {"top": [1], "bottom": [1]} and ruling.awards == {1: 100}


def test_a_tie_on_one_board_quarters():
    ruling = showdown("double-board-omaha", {1: "AhAs8c7d", 2: "8h7sJd2c"}, board="AdQc9s 6h5d4s TcKc Ts2h")
    assert ruling.winners() == {"top": [1], "bottom": [1, 2]} and ruling.awards == {1: 75, 2: 25}


def test_two_boards_half_the_pot_each():
    """Double board Omaha: the top board's half takes the odd chip."""
    ruling = showdown(
        "double-board-omaha", {1: "AhAs2c7d", 2: "KhKs3c8d"}, 101, board="AdQc9s KdJc4s 6h 6c 5c 5d"
    )
    assert ruling.winners() == {"top": [1], "bottom": [2]}
    assert ruling.awards == {1: 51, 2: 50}
