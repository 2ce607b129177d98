"""The worked hands of the three badugi texts and of Appendix A."""

import pytest

from tests.rulings.felt import beats, showdown, ties


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("8d4s3hAc", "8h5c2sAd"),  # the card room's first example: the next card decides
        ("Kc7s6h2c", "Th9d9s4s"),  # its second: 762 beats T94
        ("2s4c5d6h", "Ac2h3d7s"),  # the encyclopedia's examples, one after another
        ("4s5c6dKh", "2s3s4d7h"),
        ("As5d9d9h", "Ac2s2cJd"),
        ("2s3s4d7h", "4h5s6hKh"),
        ("5d7cKcKh", "2s3dKsKd"),
        ("8h7d5c4s", "9h4d3c2s"),
        ("Th7d5c4s", "Ts7c6hAd"),
        ("KhQdJc8s", "3h2dAcAh"),
        ("5s6h9dKc", "Ac2d3h3d"),  # the how-to-play text: 5-6-9-K beats A-2-3-3
        ("6h7d7c8s", "AhAs2h2s"),  # 6-7-7-8 beats A-A-2-2
    ],
)
def test_which_hand_is_better(better, worse):
    assert beats("badugi", better, worse, "badugi")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("As2c3d3s", "Ad2h3cKc"),  # both reduce to A23
        ("7s3s2hAc", "3c3d2sAh"),  # Appendix A, read 3c3d: 32A both, the fourth card is not used
        ("5s3s5h3h", "KcQc3c5d"),  # two-card 5-3 against two-card 5-3
    ],
)
def test_which_hands_are_equal(one, other):
    """ "There is no ranking of suits"; cards that do not count are disregarded."""
    assert ties("badugi", one, other, "badugi")


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("5d9d3cJh", {"5d", "3c", "Jh"}),
        ("7h4d4cAs", {"7h", "4d", "As"}),
        ("3h6c8s6h", {"3h", "6c", "8s"}),
        ("3c6h8c3d", {"6h", "3d", "8c"}),
        ("TcTdTh8c", {"8c", "Td"}),
        ("6h5h4h2h", {"2h"}),
        ("8cKd5hQs", {"8c", "Kd", "5h", "Qs"}),
        ("KcKdKhKs", {"Kc"}),
        ("Th9d9s4s", {"Th", "9d", "4s"}),
    ],
)
def test_what_is_left_of_a_hand(hand, left):
    """The worst card of a pair or suit is discounted; the best subset is found whatever the order."""
    other = "2s7s9sJs" if not any(card in hand for card in ("2s", "7s", "9s", "Js")) else "2c7c9cJc"
    plays = showdown("badugi", {1: hand, 2: other}).cards(1, "badugi")
    assert {card[0] for card in plays} == {card[0] for card in left} and len(plays) == len(left)


def test_appendix_a_742_beats_the_hand_with_three_clubs():
    """App. A calls 7c5cAhAc a 75A; it is a two-card 5A, and the winner is the same (R31)."""
    ruling = showdown("badugi", {1: "7s4c2h2c", 2: "7c5cAhAc"})
    assert ruling.awards == {1: 100}
    assert ruling.cards(2, "badugi") == {"5c", "Ah"}


def test_alice_and_carol():
    """The encyclopedia's sample deal: nine-high against eight-high, 36 chips."""
    assert showdown("badugi", {1: "2s4c6d9h", 3: "3s5d7c8h"}, 36).awards == {3: 36}
