"""2.31 Irish; ruling R19."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state, ties


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


ALL_IN = "3 all-in, 4 fold, 1 fold, 2 call"
NO_LIMIT = {"betting": "no-limit", "small_bet": None, "big_bet": None}


def test_all_in_before_the_flop():
    """The flop, the discards, then two cards each are turned up, and turn and river follow."""
    assert state("irish", ALL_IN, **NO_LIMIT)["waiting"].count == 3
    flop = f"{ALL_IN}, deal board 2c3c4h"
    assert state("irish", flop, **NO_LIMIT)["legal"]["discard"] == {"min": 2, "max": 2}
    thrown = f"{flop}, 2 discard 2, 3 discard 2"
    assert state("irish", thrown, **NO_LIMIT)["legal"]["show"] == 2
    end = played("irish", f"{thrown}, 2 show KsKd, 3 show AsAd, deal board 9h9c", **NO_LIMIT)
    assert end.awards == {3: 10_050}
