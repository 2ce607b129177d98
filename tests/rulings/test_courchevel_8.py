"""Courchevel High/Low, from the living edition of the rulebook; ruling R43."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """The spit card lies there before the first bet; two more make the flop."""
    assert rounds("courchevel-8") == [
        "preflop: 5 down, 1 on the board; raise 200; 3 4 1 2",
        "flop: 2 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Four kings for high, a wheel for low."""
    end = played(
        "courchevel-8",
        f"deal board Ks, {OPEN}, deal board Kd7h, {SMALL}, deal board 4d, {BIG},"
        f"deal board 2c, {CHECKED}, 1 show KcKh9s9d8c, 3 show Ah3h5s6d6c",
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 450, 3: 450}


def test_the_low_is_an_eight_or_better_of_exactly_two_cards():
    """Four low cards of one's own do not help where the board has two."""
    ruling = showdown("courchevel-8", {1: "AhAd2c3c4d", 2: "KcKhQcQhJd"}, board="5c8dKsKdQs")
    assert ruling.winners() == {"high": [2]} and ruling.awards == {2: 100}


def test_the_odd_chip_goes_to_high():
    ruling = showdown("courchevel-8", {1: "KcKh9s9d8c", 2: "Ah3h5s6d6c"}, 101, board="KsKd7h4d2c")
    assert ruling.amounts() == {"high": 51, "low": 50}
