"""Double Board Hold'em, from the living edition of the rulebook."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Two boards side by side."""
    assert rounds("double-board-holdem") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 6 on the board; bet 100; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 2 on the board; bet 200; 1 2 3 4",
    ]


def won(ruling, pot=0):
    """Board, side, winners and chips of every share."""
    return [(share["board"], share["side"], share["winners"], share["amount"])
            for share in ruling.pots[pot]["shares"]]


def test_a_hand():
    """Three aces on the first board, three kings on the second: half of 900 each."""
    end = played(
        "double-board-holdem",
        f"{OPEN}, deal board AdQc9sKdJc4s, {SMALL}, deal board 6h6c, {BIG},"
        f"deal board 5c5d, {CHECKED}, 1 show AhAs, 3 show KhKs",
    )
    assert won(end) == [(1, "high", [1], 450), (2, "high", [3], 450)] and end.awards == {1: 450, 3: 450}


def test_the_first_board_takes_the_odd_chip():
    ruling = showdown("double-board-holdem", {1: "AhAs", 2: "KhKs"}, 101, board="AdQc9s KdJc4s 6h 6c 5c 5d")
    assert won(ruling) == [(1, "high", [1], 51), (2, "high", [2], 50)]


def test_any_five_of_the_seven_play_on_each_board():
    """R19: the board itself plays on the second, so it is shared there."""
    ruling = showdown("double-board-holdem", {1: "AhAs", 2: "KhKs"}, board="AdQc9s QdJdTd 6h 9d 5c 8d")
    assert won(ruling) == [(1, "high", [1], 50), (2, "high", [1, 2], 50)] and ruling.awards == {1: 75, 2: 25}
    assert ruling.name(2, "high-2") == "Straight Flush, Queen high"


def test_the_best_hand_on_both_boards_scoops():
    ruling = showdown("double-board-holdem", {1: "AhAs", 2: "KhQs"}, board="AdJc9s AcJd4s 6h 6c 5c 5d")
    assert ruling.awards == {1: 100}


def test_two_runs_of_two_boards_each_are_told_apart():
    """R12, R54: what is run twice is both boards; a reason names the run, and the board of that run."""
    boards = ["AsKsQsJsTs QdJdTd9d8d", "AcKcQcJcTc KhQhJhTh9h"]
    runs = [f"{one[:6]}{other[:6]}{one[6:8]}{other[6:8]}{one[8:]}{other[8:]}"
            for one, other in (run.split() for run in boards)]
    ruling = showdown("double-board-holdem", {1: "2c3c", 2: "2d3d"}, 402, button=2, runouts=runs)
    assert ruling.awards == {1: 202, 2: 200}
    assert ruling.notes[:4] == [
        "The pot is parted between 2 runs: 201 and 201.",
        "Run 1: Top takes the odd chip of the split: 101 and 100.",
        "Run 1: Top: Seats 1 and 2 tie for high; the odd chip goes to seat 1, first clockwise from the "
        "button on seat 2.",
        "Run 1: Bottom: Seats 1 and 2 tie for high and share it equally.",
    ]
