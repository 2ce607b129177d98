"""2.48 Reno Straight; ruling R21. Dealt: flop one, flop two, turn one, turn two, river one, river two."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Two boards side by side."""
    assert rounds("reno-straight") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 6 on the board; bet 100; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 2 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The page's boards and hands: tens full of aces, and a king-high straight."""
    end = played(
        "reno-straight",
        f"{OPEN}, deal board KcQc2dAdKdQs, {SMALL}, deal board 3dTs, {BIG},"
        f"deal board 6cTc, {CHECKED}, 1 show Ac3hTd5c8s, 3 show 9dThJsQh4d",
    )
    assert end.winners() == {"high": [1], "straight": [3]} and end.awards == {1: 450, 3: 450}


PAGE = "KcQc2d AdKdQs 3d Ts 6c Tc"


def test_the_pages_hands_by_the_rules():
    """R21: tens full of aces win high, the king-high straight wins the straight; nobody scoops.

    The page shows four cards a hand in a five-card game; a fifth that changes nothing is added.
    """
    ruling = showdown("reno-straight", {1: "Ac3hTd5c8s", 2: "9dThJsQh4d"}, 101, board=PAGE)
    assert ruling.winners() == {"high": [1], "straight": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.cards(1, "high") == {"Ad", "Ac", "Td", "Ts", "Tc"}
    assert ruling.ranks(2, "straight") == "KQJT9"


def test_the_lowest_straight_wins():
    """The wheel before a six, and broadway is the worst."""
    board = "2c3d4h TsJsQd 9s 9c 8h 2s"
    ruling = showdown("reno-straight", {1: "Ad5c7s7c7d", 2: "5d6hKhKsKc", 3: "AcKdQcQs4c"}, board=board)
    assert ruling.winners()["straight"] == [1]


def test_nobody_has_a_straight_then_high_scoops():
    ruling = showdown("reno-straight", {1: "KsKd4c4d8d", 2: "AsAc9c9d7h"}, board="KcQh2d AdJd6s 3d 6c 6h 2h")
    assert list(ruling.winners()) == ["high"]
    assert any("straight" in note for note in ruling.notes) and "2.48" in ruling.rules


def test_a_straight_flush_is_also_a_straight():
    ruling = showdown("reno-straight", {1: "5c4cKhKdQs", 2: "AsAd9h9dTh"}, board="3c2cAc JdJs6s 8d 6d 6h 2h")
    assert ruling.winners() == {"high": [1], "straight": [1]}


def test_suits_do_not_count_for_the_straight():
    ruling = showdown("reno-straight", {1: "5c4cKhKdQs", 2: "5d4dQhQcJh"}, board="3c2cAc JdJs6s 8d 6d 6h 2h")
    assert ruling.winners() == {"high": [1], "straight": [1, 2]}
