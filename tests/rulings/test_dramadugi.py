"""2.19 Dramadugi; rulings R11, R31, R32."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """The draw comes after the flop betting."""
    assert rounds("dramadugi") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: draw 0 to 3, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_DRAW = f"{OPEN}, deal board 9c8dKh, {SMALL}"


BOARD = {"board": "9c8dKh4hQs"}


def test_a_hand():
    end = played(
        "dramadugi",
        f"{BEFORE_THE_DRAW}, 1 draw 3, 3 pat, deal board 4h, {BIG}, deal board Qs, {CHECKED},"
        "1 show Ad2c3h4s6c, 3 show KcKdTh7s7c",
    )
    assert end.winners() == {"omaha": [3], "badugi": [1]} and end.awards == {1: 450, 3: 450}


def test_three_cards_at_the_most():
    assert refused("dramadugi", f"{BEFORE_THE_DRAW}, 1 draw 4") == "draw-limit"


def test_dramadugi_uses_only_the_hole_cards_for_the_badugi():
    """2.19; the omaha hand stands first and takes the odd chip (R11), the ace is low (R32)."""
    ruling = showdown("dramadugi", {1: "Ad2c3h4s6c", 2: "KcKdTh7s7c"}, 101, **BOARD)
    assert ruling.winners() == {"omaha": [2], "badugi": [1]}
    assert ruling.awards == {1: 50, 2: 51}
    assert ruling.cards(1, "badugi") == {"Ad", "2c", "3h", "4s"}
