"""Badugi: Appendix A, R31, R32, and the examples that players learn the game by."""

import random
from itertools import pairwise

import pytest

from dealer_assist.cards import ALL_CARDS, parse_cards
from dealer_assist.scales import SCALES
from dealer_assist.scales.orders.badugi import BadugiScale
from tests.scales.table import cards, name, name_of, strength

ORDER = [  # best first
    "4s3h2dAc", "5s3h2dAc", "5s4h3d2c", "6s3h2dAc", "KsQhJdTc",  # the weakest badugi ...
    "3s2hAdAc", "KsQhJdJc",                                      # ... beats any three cards
    "2sAhAdAc", "KsKhKdQc", "AsAhAdAc", "KsKhKdKc",
]


@pytest.mark.parametrize(("better", "worse"), list(pairwise(ORDER)))
def test_badugi_order(better, worse):
    assert strength("badugi", better) > strength("badugi", worse)


@pytest.mark.parametrize(("better", "worse"), [
    ("2s4c5d6h", "As2c3d7h"),   # the highest card first
    ("4s5c6dKh", "2s3s4d7h"),   # four cards before three
    ("As5d9d9h", "Ac2s2cJd"),   # A-5-9 and A-2-J
    ("2s3s4d7h", "4s5s6dKh"),
    ("5d7cKcKh", "2s3dKsKd"),   # three cards before two
    ("8d4s3hAc", "8h5c2sAd"),   # the second card when the first is equal
    ("Kc7s6h2c", "Th9d9s4s"),   # 7-6-2 beats 10-9-4
    ("7s4c2h2c", "7c5cAhAc"),   # Appendix A: 7-4-2 before (two cards, R31) 5-A
    ("5s6h9dKc", "As2h3d3s"),
    ("6s7h7d8c", "AsAh2s2h"),
    ("8s7h5d4c", "9s4h3d2c"), ("Ts7h5d4c", "Ts7h6dAc"), ("KsQhJd8c", "3s2hAdAc"),
])
def test_examples_of_the_badugi_texts(better, worse):
    assert strength("badugi", better) > strength("badugi", worse)


@pytest.mark.parametrize(("one", "other"), [
    ("As2c3d3s", "Ad2h3cKc"),   # both are A-2-3; what is left over does not count
    ("7s3s2hAc", "3c3d2sAh"),   # Appendix A: both play 3-2-A, the fourth card is not used
    ("5s3h5h3s", "KsQh3s5h"),   # both are two cards, 5-3
    ("4s3h2dAc", "4c3d2hAs"),   # no ranking of suits
])
def test_equal_badugis_split(one, other):
    assert strength("badugi", one) == strength("badugi", other)


@pytest.mark.parametrize(("hand", "plays"), [
    ("5d9s3dJh", "Jh9s3d"), ("7s4hAd4d", "7s4hAd"), ("3c6d8h6c", "8h6d3c"), ("3c6c8c3d", "6c3d"),
    ("TsThTd8s", "Th8s"), ("6h5h4h2h", "2h"), ("8sKh5dQc", "KhQc8s5d"), ("2s3s4d7h", "7h4d2s"),
    ("KsKhKdKc", "Ks"),
])
def test_cards_that_duplicate_a_rank_or_suit_are_left_out(hand, plays):
    assert name_of("badugi", hand) == plays


@pytest.mark.parametrize(("hand", "plays"), [
    ("AsAh2h2s3d", "3d2hAs"),
    ("AhAs2s3d4c", "4c3d2sAh"),           # the ace of hearts makes room for the spade
    ("AsAh2s3s4s5d6c", "6c5d2sAh"),
    ("Ah2h3h4h5h6h7s", "7sAh"),
    ("KsKhKdQs3s2s2d", "Kh3s2d"),
])
def test_the_best_of_more_than_four_cards_counts(hand, plays):
    """R31: Badacey and Razzdugi judge five and seven cards."""
    assert name_of("badugi", hand) == plays


def test_the_ace_is_high_in_badeucy():
    """R32: 5-4-3-2 is the best badugi there."""
    assert strength("badugi-ace-high", "5s4h3d2c") > strength("badugi-ace-high", "4s3h2dAc")
    assert strength("badugi-ace-high", "KsQhJdTc") > strength("badugi-ace-high", "4s3h2dAc")
    assert name("badugi-ace-high", "4s3h2dAc") == "ace-high badugi, A-4-3-2"


@pytest.mark.parametrize(("hand", "expected"), [
    ("2s4c6d9h", "nine-high badugi, 9-6-4-2"), ("3s5d7c8h", "eight-high badugi, 8-7-5-3"),
    ("7s4c2h2c", "three-card 7-4-2"), ("7c5cAhAc", "two-card 5-A"), ("AsAhAdAc", "one-card A"),
])
def test_a_badugi_is_named_as_the_dealer_says_it(hand, expected):
    assert name("badugi", hand) == expected


def test_nine_high_or_better_takes_four_cards():
    """Progressive badugi: a badugi with no card higher than a nine."""
    scale = SCALES["badugi"]
    assert scale.strength(cards("9s8h7d6c")) >= scale.threshold("9")
    assert scale.strength(cards("Ts3h2dAc")) < scale.threshold("9")
    assert scale.strength(cards("3s2hAdAc")) < scale.threshold("9")
    assert scale.strength(cards("KsQhJdTc")) >= scale.threshold("badugi")
    assert scale.strength(cards("KsQhJdJc")) >= scale.threshold("three cards")
    with pytest.raises(ValueError, match="badugi"):
        scale.threshold("pair")


def test_badugi_has_no_joker():
    with pytest.raises(ValueError, match="joker"):
        strength("badugi", "AsAhAdJk", "bug low")


def test_the_cards_of_a_badugi_are_told_from_the_highest_down():
    assert SCALES["badugi"].in_order(parse_cards("2cKd7h")) == parse_cards("Kd7h2c")
    assert SCALES["badugi-ace-high"].in_order(parse_cards("2cAd7h")) == parse_cards("Ad7h2c")


@pytest.mark.parametrize("word", ["badugi", "badugi-ace-high"])
def test_four_cards_are_told_by_the_ranks_of_each_suit_whichever_suit_is_which(word: str):
    """16,432 such hands there are of four cards; fewer and more are looked at card by card."""
    scale, chance = SCALES[word], random.Random(word)
    assert isinstance(scale, BadugiScale) and len(scale._of_fours) == 16_432
    for count in (1, 2, 3, 4, 4, 4, 5, 7):
        for few in (ALL_CARDS, ALL_CARDS[:16], ALL_CARDS[36:]):
            hands = [tuple(chance.sample(few, count)) for _ in range(30)]
            assert scale.strengths(hands) == [scale.strength(hand) for hand in hands]
