"""Atomic Pineapple, from the living edition of the rulebook."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """Five cards; one goes before flop, turn and river."""
    assert rounds("atomic-pineapple") == [
        "preflop: 5 down; raise 200; 3 4 1 2",
        "flop: discard 1, 3 on the board; bet 100; 1 2 3 4",
        "turn: discard 1, 1 on the board; bet 200; 1 2 3 4",
        "river: discard 1, 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "atomic-pineapple",
        f"{OPEN}, 1 discard 3c, 2 discard 1, 3 discard 1, deal board AhKd7c,"
        f"{SMALL}, 1 discard 4c, 3 discard 1, deal board 2s, {BIG}, 1 discard 5c, 3 discard 1,"
        f"deal board 9d, {CHECKED}, 1 show KcKh, 3 show AsQs",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_one_card_at_a_time():
    assert refused("atomic-pineapple", f"{OPEN}, 1 discard 2") == "discard-count"
    assert refused("atomic-pineapple", f"{OPEN}, 1 discard 3c, 1 discard 4c") == "no-discard"


def test_discards_that_nobody_names_are_gone_all_the_same():
    """Two cards are left of five, whether the dealer enters the discards or not."""
    end = played(
        "atomic-pineapple",
        f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG}, deal board 9d,"
        f"{CHECKED}, 1 show KcKh, 3 show AsQs",
    )
    assert end.awards == {1: 900}


def test_two_cards_are_held_at_showdown():
    hands = {1: "AhKh", 2: "QsQd"}
    assert showdown("atomic-pineapple", hands, board="7c7s2d9d4s").awards

ALL_IN = ("3 all-in, 4 fold, 1 call, 2 fold, 1 discard 1, 3 discard 1, deal board AhKd7c, deal board 2s,"
          "deal board 9d")
NO_LIMIT = {"betting": "no-limit", "small_bet": None, "big_bet": None}


def test_all_in_two_cards_are_tabled_whatever_was_entered_of_three_discards():
    """One of three is entered: who shows has thrown the others too, and no third card plays."""
    assert refused("atomic-pineapple", f"{ALL_IN}, 1 show KcKhAs", **NO_LIMIT) == "card-count"
    assert state("atomic-pineapple", ALL_IN, **NO_LIMIT)["legal"]["show"] == 2
    end = played("atomic-pineapple", f"{ALL_IN}, 1 show KcKh, 3 show AsQs", **NO_LIMIT)
    assert end.winners() == {"high": [1]}
