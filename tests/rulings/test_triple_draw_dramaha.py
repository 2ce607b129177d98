"""2.60 Triple Draw Dramaha; rulings R11, R28."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """A draw after flop, turn and river, each before its betting."""
    assert rounds("triple-draw-dramaha") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: draw 0 to 5, 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 5, 1 on the board; bet 200; 1 2 3 4",
        "river: draw 0 to 5, 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "triple-draw-dramaha",
        f"{OPEN}, deal board 9c8dKh, 1 draw 5, 2 draw 2, 3 pat, {SMALL}, deal board 4h,"
        f"1 draw 1, 3 pat, {BIG}, deal board Qs,"
        f" 1 pat, 3 draw 3, {CHECKED}, 1 show 2h2d2c2s3c, 3 show KcKdAs7d6s",
    )
    assert end.winners() == {"draw": [1], "omaha": [3]} and end.awards == {1: 450, 3: 450}


def test_the_board_lies_there_before_anybody_draws():
    """ "Three community cards are placed face up. Each player in turn discards"."""
    assert state("triple-draw-dramaha", OPEN)["prompt"].startswith("Seat 1 to draw, once the flop is dealt")
    dealt = state("triple-draw-dramaha", f"{OPEN}, deal board 9c8dKh")
    assert dealt["prompt"] == "Seat 1 to draw: pat, or 1 to 5 cards"
    assert dealt["legal"]["draw"] == {"min": 0, "max": 5}


def test_no_bet_on_the_flop_before_the_draw():
    assert refused("triple-draw-dramaha", f"{OPEN}, deal board 9c8dKh, 1 check") == "not-betting"


BOARD = {"board": "9c8dKh4hQs"}


def test_the_draw_hand_is_all_five_and_the_omaha_hand_two():
    ruling = showdown("triple-draw-dramaha", {1: "2h2d2c2s3c", 2: "KcKdAs7d6s"}, 101, **BOARD)
    assert ruling.winners() == {"draw": [1], "omaha": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.cards(1, "draw") == {"2h", "2d", "2c", "2s", "3c"}
