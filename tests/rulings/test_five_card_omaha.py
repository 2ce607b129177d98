"""2.26 Five Card Omaha."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("five-card-omaha") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "five-card-omaha",
        f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG},"
        f"deal board 9d, {CHECKED}, 1 show AsAc3h4h5h, 3 show KsKcQsQd8d",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_exactly_two_cards_of_the_hand_play():
    """One heart of one's own on four hearts is no flush; three queens of one's own are a pair."""
    ruling = showdown("five-card-omaha", {1: "AhQsQdQc3s", 2: "JsJdTcTd3d"}, board="2h5h9hKh8c")
    assert ruling.name(1, "high").startswith("Pair of Queens")
