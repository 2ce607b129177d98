"""Regular Pineapple, from the living edition of the rulebook."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """One card goes before the flop is dealt."""
    assert rounds("regular-pineapple") == [
        "preflop: 3 down; raise 200; 3 4 1 2",
        "flop: discard 1, 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Three kings against two aces; seat 2 throws one too, and folds on the flop."""
    end = played(
        "regular-pineapple",
        f"{OPEN}, 1 discard 3c, 2 discard 1, 3 discard 1, deal board AhKd7c,"
        f"{SMALL}, deal board 2s, {BIG}, deal board 9d, {CHECKED}, 1 show KcKh, 3 show AsQs",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_one_card_once_and_before_the_flop():
    assert refused("regular-pineapple", f"{OPEN}, 1 discard 2") == "discard-count"
    assert refused("regular-pineapple", "3 discard 1") == "no-discard"
    before = f"{OPEN}, 1 discard 1, 2 discard 1, 3 discard 1, deal board AhKd7c"
    assert refused("regular-pineapple", f"{before}, {SMALL}, 1 discard 1") == "no-discard"


def test_two_cards_are_held_at_showdown():
    hands = {1: "AhKh", 2: "QsQd"}
    assert showdown("regular-pineapple", hands, board="7c7s2d9d4s").awards
