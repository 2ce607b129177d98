"""2.31 Irish; ruling R19."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, ties


def test_the_deal_and_the_rounds():
    """Two cards go before the turn is dealt."""
    assert rounds("irish") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: discard 2, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_TURN = f"{OPEN}, deal board AhKd7c, {SMALL}"


def test_a_hand():
    """Three kings against two aces, two cards each after the discard."""
    end = played(
        "irish",
        f"{BEFORE_THE_TURN}, 1 discard 3c4c, 3 discard 2, deal board 2s, {BIG},"
        f"deal board 9d, {CHECKED}, 1 show KcKh, 3 show AsQs",
    )
    assert end.awards == {1: 900}


def test_two_cards_are_discarded_no_more_no_fewer():
    for discard in ("1 discard 1", "1 discard 3", "1 discard 0"):
        assert refused("irish", f"{BEFORE_THE_TURN}, {discard}") == "discard-count"
    assert refused("irish", f"{OPEN}, deal board AhKd7c, 1 discard 2") == "no-discard"
    assert refused("irish", f"{BEFORE_THE_TURN}, 1 discard 2, 1 discard 2") == "no-discard"
    assert refused("irish", f"{BEFORE_THE_TURN}, 1 discard AhKc") == "duplicate-card"


def test_two_cards_are_tabled():
    end = f"{BEFORE_THE_TURN}, 1 discard 2, 3 discard 2, deal board 2s, {BIG}, deal board 9d, {CHECKED}"
    assert refused("irish", f"{end}, 1 show KcKh3c4c") == "card-count"


def test_a_discarded_card_is_not_dealt_again():
    assert (
        refused("irish", f"{BEFORE_THE_TURN}, 1 discard 3c4c, 3 discard 2, deal board 3c") == "duplicate-card"
    )


def test_the_board_plays():
    """R19: any five of the seven."""
    assert ties("irish", "6c7d", "6h7s", "high", board="AhKhQhJhTh")


def test_two_cards_are_held_at_showdown():
    hands = {1: "AhKh", 2: "QsQd"}
    assert showdown("irish", hands, board="7c7s2d9d4s").awards
