"""2.29 Greek Hold'em; ruling R43."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("greek-holdem") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Kings full of threes; the ace and queen play too, and there are nines only on the board."""
    end = played(
        "greek-holdem",
        f"{OPEN}, deal board KhKsKd, {SMALL}, deal board 9h, {BIG}, deal board 9s,"
        f"{CHECKED}, 1 show AcQd, 3 show 3c3d",
    )
    assert (end.ranks(1, "high"), end.ranks(3, "high")) == ("KKKAQ", "KKK33")
    assert end.awards == {3: 900}


def test_greek_needs_both_cards():
    """2.29, R43: a pair in hand beats an ace that would play the board."""
    ruling = showdown("greek-holdem", {1: "3c3d", 2: "Ac2d"}, board="KhKsKd9h9s")
    assert ruling.ranks(1, "high") == "KKK33" and ruling.ranks(2, "high") == "KKKA2"
    assert ruling.awards == {1: 100}
