"""2.34 Lazy Pineapple High/Low; ruling R20."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Nobody throws anything away."""
    assert rounds("lazy-pineapple-8") == [
        "preflop: 3 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Four kings high; ace and three make 7432A."""
    end = played(
        "lazy-pineapple-8",
        f"{OPEN}, deal board 2h4h7h, {SMALL}, deal board Ks, {BIG},"
        f"deal board Kc, {CHECKED}, 1 show AdTc3s, 3 show KdKhQs",
    )
    assert end.winners() == {"high": [3], "low": [1]}
    assert end.awards == {1: 450, 3: 450} and end.ranks(1, "low") == "7432A"


def test_three_low_cards_of_the_hand_do_not_make_a_low_with_two_of_the_board():
    ruling = showdown("lazy-pineapple-8", {1: "Ah2d3s", 2: "KdKhQs"}, board="4h5cTsJd9c")
    assert ruling.hands[1]["low"] is None and ruling.awards == {2: 100}


def test_lazy_pineapple_never_plays_all_three():
    """2.34, R20: a flush of three hole cards and two of the board is none."""
    ruling = showdown("lazy-pineapple-8", {1: "Ah9h5h", 2: "KcKd3s"}, board="QhJh7c7s2d")
    assert ruling.name(1, "high").startswith("Pair of Sevens")
