"""2.9 Big O."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("big-o") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "big-o",
        f"{OPEN}, deal board 2c4d7h, {SMALL}, deal board Ks, {BIG}, deal board Kd, {CHECKED},"
        "1 show KcKhQsQdJs, 3 show Ah3h9s9d8c",
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.ranks(3, "low") == "7432A"
    assert end.awards == {1: 450, 3: 450}


def test_no_low_without_three_low_cards_on_the_board():
    """ "If there are not three unpaired cards eight or lower on the board, no low hand is possible"."""
    ruling = showdown("big-o", {1: "Ah2h3s4s5d", 2: "KcKhQcQhJc"}, board="6c6d8sTdTc")
    assert list(ruling.winners()) == ["high"]


def test_exactly_two_cards_of_the_hand_play():
    """One heart of one's own on four hearts is no flush; three queens of one's own are a pair."""
    ruling = showdown("big-o", {1: "AhQsQdQc3s", 2: "JsJdTcTd3d"}, board="2h5h9hKh8c")
    assert ruling.name(1, "high").startswith("Pair of Queens")
