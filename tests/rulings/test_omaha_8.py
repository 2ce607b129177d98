"""2.42 Omaha High/Low Eight-or-Better; ruling R16."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("omaha-8") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Seat 1 has the high half of 900 and half of the low: 450 and 225; seat 3 is quartered."""
    end = played(
        "omaha-8",
        f"{OPEN}, deal board 2c4d7h, {SMALL}, deal board Ks, {BIG}, deal board Kd,"
        f"{CHECKED}, 1 show KcKhAs3s, 3 show Ah3hQcQd",
    )
    assert end.winners() == {"high": [1], "low": [1, 3]}
    assert end.awards == {1: 675, 3: 225}
    assert end.stacks == {1: 5275, 2: 4900, 3: 4825, 4: 5000}


LOW_BOARD = "2c4d7hKsKd"


def test_exactly_two_cards_of_the_hand_play():
    """One heart of one's own on four hearts is no flush; three queens of one's own are a pair."""
    ruling = showdown("omaha-8", {1: "AhQsQdQc", 2: "JsJdTcTd"}, board="2h5h9hKh8c")
    assert ruling.name(1, "high").startswith("Pair of Queens")


def test_no_low_without_three_low_cards_on_the_board():
    ruling = showdown("omaha-8", {1: "Ah2h3s4s", 2: "KcKhQcQh"}, board="5c6dKsJdTd")
    assert list(ruling.winners()) == ["high"] and ruling.hands[1]["low"] is None
    assert any("eight or better" in note for note in ruling.notes) and "2.42" in ruling.rules


def test_a_paired_low_is_no_eight_or_better():
    """R16: AA234 is no eight-or-better."""
    ruling = showdown("omaha-8", {1: "AhAsKcQc", 2: "JcJhTcTh"}, board="2c3d4hKsKd")
    assert ruling.hands[1]["low"] is None


def test_the_eight_itself_qualifies():
    """R16: 87654."""
    ruling = showdown("omaha-8", {1: "8h7hQsQd", 2: "KcKhAcAh"}, board="4c5d6hJsJd")
    assert ruling.ranks(1, "low") == "87654" and ruling.winners()["low"] == [1]


def test_quartered():
    """One high winner, two tie for low: 75 and 25 of 100."""
    ruling = showdown("omaha-8", {1: "Ah3hKcKh", 2: "As3sQcQh"}, board=LOW_BOARD)
    assert ruling.awards == {1: 75, 2: 25}
