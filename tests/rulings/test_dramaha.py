"""2.20 Dramaha; rulings R11, R28."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """The draw comes after the flop betting, before the turn."""
    assert rounds("dramaha") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 5, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_DRAW = f"{OPEN}, deal board 9c8dKh, {SMALL}"


def test_a_hand():
    """Four deuces drawn, three kings on the board."""
    end = played(
        "dramaha",
        f"{BEFORE_THE_DRAW}, 1 draw 2, 3 pat, deal board 4h, {BIG}, deal board Qs, {CHECKED},"
        "1 show 2h2d2c2s3c, 3 show KcKdAs7d6s",
    )
    assert end.winners() == {"draw": [1], "omaha": [3]} and end.awards == {1: 450, 3: 450}


def test_up_to_five_are_drawn():
    assert state("dramaha", f"{BEFORE_THE_DRAW}, 1 draw 5")["to_act"] == 3
    assert refused("dramaha", f"{BEFORE_THE_DRAW}, 1 draw 6") == "draw-limit"
    assert refused("dramaha", f"{OPEN}, deal board 9c8dKh, 1 draw 1") == "no-draw"


BOARD = {"board": "9c8dKh4hQs"}


def test_the_draw_hand_is_all_five_and_the_omaha_hand_two():
    ruling = showdown("dramaha", {1: "2h2d2c2s3c", 2: "KcKdAs7d6s"}, 101, **BOARD)
    assert ruling.winners() == {"draw": [1], "omaha": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.cards(1, "draw") == {"2h", "2d", "2c", "2s", "3c"}


def test_the_board_does_not_help_the_draw_hand():
    ruling = showdown("dramaha", {1: "KdKs2c3c5s", 2: "6s6d6c7d7h"}, **BOARD)
    assert ruling.winners()["draw"] == [2] and ruling.winners()["omaha"] == [1]
