"""2.11 California Lowball, 2.25 Five Card Draw, 2.45 Quick Quads, 2.37 Mexican Poker; R24 to R27."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.tables import beats, showdown, ties


def test_the_bug_is_the_lowest_card_not_held():
    """App. A: 653A and the joker is 6532A."""
    assert ties("california-lowball", "6h5s3hAhJk", "6c5c3d2dAd", "low")


def test_with_a_pair_the_bug_still_pairs_nothing():
    """R26: AA23+Jk is AA234."""
    assert ties("california-lowball", "AhAs3h2hJk", "AcAd4d3d2d", "low")


def test_the_wheel_is_best_and_suits_do_not_matter():
    """R1, R13: the summary has it wrong; 5432A of one suit is the nuts, 76542 is not."""
    assert beats("california-lowball", "5h4h3h2hAh", "7c6d5c4c2c", "low")
    assert beats("california-lowball", "5h4h3h2hAh", "6c4c3c2cAc", "low")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AhAs7c6c5c", "2h2s5d4d3d"),  # AA765 beats 22543
        ("AhAs6c5c4c", "AcAd7d3d2d"),  # AA654 beats AA732
    ],
)
def test_pairs_in_california(better, worse):
    """App. A, R13."""
    assert beats("california-lowball", better, worse, "low")


def test_a_house_without_the_joker_refuses_it():
    """House rule joker: none."""
    with pytest.raises(Refusal) as refused:
        showdown("california-lowball", {1: "6h5s3hAhJk", 2: "6c5c3d2dAd"}, house={"joker": "none"})
    assert (refused.value.code, refused.value.field) == ("not-in-deck", "hands.1")


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("JkAdAsKcQh", "Three of a Kind, Aces"),
        ("JkKdKsQcJh", "Pair of Kings, Ace"),  # never trips of anything but aces
        ("Jk9h8d7c6s", "Straight, Ten high"),  # at both ends the higher
        ("Jk9h8d6c5s", "Straight, Nine high"),
        ("JkAh9h7h2h", "Flush, Ace-King-Nine-Seven-Two"),  # no double ace flush
        ("JkKh9h7h2h", "Flush, Ace-King-Nine-Seven-Two"),
        ("Jk9h8h7h6h", "Straight Flush, Ten high"),
        ("JkAhAsAdAc", "Five Aces"),
        ("Jk5h4d3c2s", "Straight, Six high"),
    ],
)
def test_what_the_bug_makes_of_a_hand(hand, name):
    """2.25, R25: an ace, or a card not held that completes a straight or flush."""
    free = next(
        other
        for other in ("Ts8s4c3s2d", "Tc8c4s3d2h", "Td8s5c3h2c", "Ts8c5d4h3s")
        if not {other[i : i + 2] for i in range(0, 10, 2)} & {hand[i : i + 2] for i in range(0, 10, 2)}
    )
    assert showdown("five-card-draw", {1: hand, 2: free}).name(1, "high").startswith(name)


def test_five_aces_beat_every_straight_flush():
    assert beats("five-card-draw", "JkAhAsAdAc", "KsQsJsTs9s", "high")


@pytest.mark.parametrize(
    ("hand", "rank"),
    [
        ("8h8d8c6s2s", "Eights"),  # the page: 88862
        ("2h2d2cAsAd", "Twos"),
        ("6h6d6c3s3d", "Sixes"),
        ("ThTdTc5s5d", "Tens"),
        ("3h3d3cAs2s", "Threes"),
        ("3h3d3c2sJk", "Threes"),  # the bug as an ace adds one
    ],
)
def test_trips_and_two_cards_that_add_up_are_quads(hand, rank):
    """2.45, R24."""
    name = showdown("quick-quads", {1: hand, 2: "KsQc9h7d4h"}).name(1, "high")
    assert name.startswith("Four of a Kind") and rank in name


@pytest.mark.parametrize("hand", ["JhJdJc9s2s", "8h8d8c7s2s", "ThTdTcKsQd"])
def test_what_does_not_add_up_is_trips(hand):
    """Faces do not add, nor do jacks count."""
    assert showdown("quick-quads", {1: hand, 2: "AsQc9h6d4h"}).name(1, "high").startswith("Three of a Kind")


def test_quick_quads_rank_with_natural_ones():
    assert beats("quick-quads", "8h8d8c6s2s", "7h7d7c7sAs", "high")
    assert beats("quick-quads", "9h9d9c9s2d", "8h8d8c6s2s", "high")
    assert beats("quick-quads", "2h2d2cAsAd", "KhKdKc9s9d", "high")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AhAdAcAsJk", "6h7hJhQhKh"),
        ("7hJhQhKhAh", "5s5d5h5c2s"),
        ("5s5d5h5c2s", "KsQs6s3s2c"),
        ("KsQs6s3s2s", "7s7d7cKcKd"),
        ("7s7d7cKcKd", "JcQdKs7hAd"),
        ("JcQdKc7dAd", "6c4s4d4c2d"),
        ("6c4s4d4c2d", "KsKdQsQdAs"),
    ],
)
def test_order_of_mexican_hands(better, worse):
    """2.37, R27: five of a kind, straight flush, quads, flush, full house, straight, trips."""
    assert beats("mexican-poker", better, worse, "high")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c4d5s6h7c", "Ac2d3d4c5d"),
        ("4c5d6s7hJc", "3d4s5c6d7s"),
        ("5c6d7sJhQc", "4d5s6h7cJd"),
        ("6c7dJsQhKc", "5d6s7cJdQs"),
        ("7cJdQsKhAc", "6d7sJcQdKs"),
        ("2c3d4s5h6c", "Ad2s3h4c5d"),
    ],
)
def test_straights_skip_the_missing_cards(better, worse):
    """R27: A2345 lowest, then 23456 … 567JQ, 67JQK, 7JQKA highest."""
    assert beats("mexican-poker", better, worse, "high")


def test_a_joker_dealt_up_is_a_bug():
    """With kings a bug is an ace, a wild joker a third king."""
    hands = {1: "JkKdKs4c2h", 2: "AsAd6h4d3c"}
    assert showdown("mexican-poker", hands, up={"1": "JkKd"}).awards == {2: 100}
    assert showdown("mexican-poker", hands, up={"1": "Kd4c"}).awards == {1: 100}
    assert showdown("mexican-poker", hands).awards == {1: 100}


def test_a_joker_as_the_community_card_lies_open():
    """Dealt up, so a bug for everybody."""
    ruling = showdown("mexican-poker", {1: "KdKs4c2h", 2: "AsQd6h4d"}, community="Jk")
    assert ruling.awards == {2: 100} and ruling.name(2, "high").startswith("Pair of Aces")


def test_a_bug_fills_a_straight_across_the_gap():
    ruling = showdown("mexican-poker", {1: "Jk5c6d7sQc", 2: "AsAd6h4d3c"}, up={"1": "Jk"})
    assert ruling.name(1, "high").startswith("Straight") and ruling.awards == {1: 100}
