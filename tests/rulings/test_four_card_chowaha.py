"""2.28 Four Card Chowaha High/Low; ruling R36."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("four-card-chowaha") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 9 on the board; bet 100; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Low on the top board, four aces on the middle one: seat 1 scoops."""
    end = played(
        "four-card-chowaha",
        f"{OPEN}, deal board 4c5d8hAhAs9sKcKhTc, {SMALL}, deal board 9d9c, {BIG},"
        f"deal board Th, {CHECKED}, 1 show AcAd2s3h, 3 show QsQdJsJd",
    )
    assert end.winners() == {"high": [1], "low": [1]} and end.awards == {1: 900}
    assert end.ranks(1, "low") == "8542A"


def test_the_top_row_never_plays_with_the_bottom_turn():
    """7 6 on top, the 8 as the top turn makes the low; as the bottom turn it does not."""
    rest = "KsKdKc JsJdJc {} Ts"
    low = showdown("four-card-chowaha", {1: "Ah2hQdQc", 2: "9s9d9hTd"}, board="7c6d9c" + rest.format("8hQs"))
    none = showdown("four-card-chowaha", {1: "Ah2hQdQc", 2: "9s9d9hTd"}, board="7c6d9c" + rest.format("Qs8h"))
    assert low.ranks(1, "low") == "8762A" and none.hands[1]["low"] is None


def test_chowaha_is_high_only_and_four_card_chowaha_splits():
    """R36."""
    board = "2c3d4h 5s9sTs JcQcKh 7d8d 8h"
    assert list(showdown("chowaha", {1: "AcAd", 2: "KsKd"}, board=board).winners()) == ["high"]
    four = showdown("four-card-chowaha", {1: "AcAd6s9h", 2: "KsKdQsQd"}, 101, board=board)
    assert list(four.winners()) == ["high", "low"]


def test_high_and_low_may_use_different_boards():
    """ "different hold cards and/or different board cards"."""
    ruling = showdown(
        "four-card-chowaha", {1: "AcAd2s3h", 2: "QsQdJsJd"}, board="4c5d8h AhAs9s KcKhTc 9d9c Th"
    )
    assert ruling.awards == {1: 100}
    assert {"4c", "5d"} <= ruling.cards(1, "low") and {"Ah", "As"} <= ruling.cards(1, "high")
