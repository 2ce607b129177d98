"""2.13 Courchevel (High Only); ruling R43."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """The spit card lies there before the first bet; two more make the flop."""
    assert rounds("courchevel") == [
        "preflop: 5 down, 1 on the board; raise 200; 3 4 1 2",
        "flop: 2 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Four kings; the low wins nothing."""
    end = played(
        "courchevel",
        f"deal board Ks, {OPEN}, deal board Kd7h, {SMALL}, deal board 4d, {BIG},"
        f"deal board 2c, {CHECKED}, 1 show KcKh9s9d8c, 3 show Ah3h5s6d6c",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_two_cards_not_three_are_the_flop():
    assert refused("courchevel", f"deal board Ks, {OPEN}, deal board Kd7h4d") == "nothing-to-deal"


LOW_BOARD = "2c4d7hKsKd"


def test_courchevel_is_high_only():
    """2.13: a wheel wins nothing but its straight."""
    assert list(showdown("courchevel", {1: "Ah3h5s9d9c", 2: "KcKhQcQhJd"}, board=LOW_BOARD).winners()) == [
        "high"
    ]


def test_exactly_two_cards_of_the_hand_play():
    """One heart of one's own on four hearts is no flush; three queens of one's own are a pair."""
    ruling = showdown("courchevel", {1: "AhQsQdQc3s", 2: "JsJdTcTd3d"}, board="2h5h9hKh8c")
    assert ruling.name(1, "high").startswith("Pair of Queens")
