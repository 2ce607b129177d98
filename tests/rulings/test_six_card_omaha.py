"""Six Card Omaha, from the living edition of the rulebook."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("six-card-omaha") == [
        "preflop: 6 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "six-card-omaha",
        f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG},"
        f"deal board 9d, {CHECKED}, 1 show AsAc3h4h5h6c, 3 show KsKcQsQd8d8h",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_exactly_two_cards_of_the_hand_play():
    """Four aces of one's own are a pair of them; five of one suit with one on the board are no flush."""
    ruling = showdown("six-card-omaha", {1: "AhAsAdAcKh9h", 2: "JsJdTcTd3d4s"}, board="2h5h8cQs7d")
    assert ruling.name(1, "high").startswith("Pair of Aces")
