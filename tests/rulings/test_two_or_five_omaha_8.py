"""2.61 Two-or-Five Omaha Eight-or-Better; ruling R41."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("two-or-five-omaha-8") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The page's hand: all five cards for the flush, two for 7532A, and nobody else has a low."""
    end = played(
        "two-or-five-omaha-8",
        f"{OPEN}, deal board 3s5h7c, {SMALL}, deal board Kh, {BIG},"
        f"deal board Qd, {CHECKED}, 1 show AhQhJhTh2h, 3 show KsKd9c9d8c",
    )
    assert end.winners() == {"high": [1], "low": [1]} and end.awards == {1: 900}


def test_all_five_may_make_the_low_and_two_the_high():
    """The wheel of five low cards, and a full house with two of them."""
    ruling = showdown("two-or-five-omaha-8", {1: "8h4d3c2sAh", 2: "QsQd9c9d6c"}, board="AsAd2cKhKd")
    assert ruling.ranks(1, "low") == "8432A" and ruling.ranks(1, "high") == "AAA22"


PAGE = "3s5h7cKhQd"


def test_two_or_five_each_way():
    """2.61, the page: 7532A with two cards, an ace-queen flush with all five."""
    ruling = showdown("two-or-five-omaha-8", {1: "AhQhJhTh2h", 2: "KsKdQsQc9c"}, board=PAGE)
    assert ruling.cards(1, "high") == {"Ah", "Qh", "Jh", "Th", "2h"}
    assert ruling.ranks(1, "low") == "7532A"


def test_seven_five_is_not_the_nut_low_there():
    """ "another player holds a five card hand that makes a better California low"."""
    ruling = showdown("two-or-five-omaha-8", {1: "AhQhJhTh2h", 2: "Ad2d3c4c6d"}, board=PAGE)
    assert ruling.winners()["low"] == [2] and ruling.ranks(2, "low") == "6432A"


def test_all_five_or_exactly_two_and_nothing_between():
    """Nines full would take three of one's own cards."""
    ruling = showdown("two-or-five-omaha-8", {1: "9h9s9d2c4d", 2: "KsKd8s8c6c"}, board="3s3h7cJhQd")
    assert ruling.name(1, "high").startswith("Three of a Kind, Nines")
