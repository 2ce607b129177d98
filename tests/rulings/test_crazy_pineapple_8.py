"""2.15 Crazy Pineapple High/Low; ruling R19."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """One card goes before the turn is dealt."""
    assert rounds("crazy-pineapple-8") == [
        "preflop: 3 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: discard 1, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


BEFORE_THE_TURN = f"{OPEN}, deal board 2c4d7h, {SMALL}"


def test_a_hand():
    """Three kings high, 7432A low."""
    end = played(
        "crazy-pineapple-8",
        f"{BEFORE_THE_TURN}, 1 discard 3c, 3 discard 1, deal board Ks, {BIG},"
        f"deal board 9d, {CHECKED}, 1 show KcKh, 3 show As3h",
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 450, 3: 450}


def test_one_card_is_discarded_after_the_flop_betting():
    assert refused("crazy-pineapple-8", f"{BEFORE_THE_TURN}, 1 discard 2") == "discard-count"
    assert refused("crazy-pineapple-8", f"{OPEN}, deal board 2c4d7h, 1 discard 1") == "no-discard"


def test_without_a_low_the_high_hand_scoops():
    assert showdown("crazy-pineapple-8", {1: "KcKh", 2: "As3h"}, board="2c4d9hJsTd").awards == {1: 100}


def test_one_or_no_card_may_make_the_low():
    """2.15: zero, one or two."""
    ruling = showdown("crazy-pineapple-8", {1: "AhKh", 2: "9s9d"}, board="2c3d4h5s9c")
    assert ruling.winners() == {"high": [1], "low": [1]}
    played = showdown("crazy-pineapple-8", {1: "KhKs", 2: "QsQd"}, board="2c3d4h5s7c")
    assert played.winners()["low"] == [1, 2]


def test_two_cards_are_held_at_showdown():
    hands = {1: "AhKh", 2: "QsQd"}
    assert showdown("crazy-pineapple-8", hands, board="7c7s2d9d4s").awards


ALL_IN = "3 all-in, 4 fold, 1 fold, 2 call"
NO_LIMIT = {"betting": "no-limit", "small_bet": None, "big_bet": None}


def test_all_in_before_the_flop():
    """The card is thrown when the flop has been seen, also when no bet is left."""
    assert state("crazy-pineapple-8", ALL_IN, **NO_LIMIT)["waiting"].count == 3
    flop = f"{ALL_IN}, deal board 2c4d7h"
    assert state("crazy-pineapple-8", flop, **NO_LIMIT)["legal"]["discard"] == {"min": 1, "max": 1}
    thrown = f"{flop}, 2 discard 1, 3 discard 1"
    end = played("crazy-pineapple-8", f"{thrown}, 2 show KsKd, 3 show As3d, deal board KhQh", **NO_LIMIT)
    assert end.awards == {2: 5025, 3: 5025}
