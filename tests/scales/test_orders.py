"""Each scale by its own file: what beats what on it, what a hand is called, the words (App. A, C)."""

from __future__ import annotations

from types import ModuleType

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.scales import SCALES, high_words, low_numbers, low_words, made_hand, words
from dealer_assist.scales.orders import badugi, high, lowball, lowest_straight, madison, points, quick_quads

ORDERS = (badugi, high, lowball, lowest_straight, madison, points, quick_quads)


def best(scale: str, *hands: str) -> str:
    """The hand that wins on a scale."""
    return max(hands, key=lambda cards: SCALES[scale].strength(parse_cards(cards)))


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.__name__.rpartition(".")[2])
def test_every_scale_of_a_file_is_in_the_list(order: ModuleType):
    assert {scale.word for scale in order.SCALES} <= SCALES.keys()


@pytest.mark.parametrize(("scale", "better", "worse"), [
    ("high", "AsKsQsJsTs", "9c9d9h9sAc"), ("high", "2c2d2h3c3d", "AhKhQhJh9h"),
    ("short-deck-high", "AhKhQhJh9h", "6c6d6h7c7d"), ("short-deck-high", "6c7d8h9sAc", "AcAdAhKsQc"),
    ("short-deck-high-trips", "AcAdAhKsQc", "6c7d8h9sAc"),
    ("ace-to-five", "Ac2c3c4c5c", "Ac2d3h4s6c"), ("deuce-to-seven", "2c3d4h5s7c", "Ac2d3h4s5c"),
    ("deuce-to-seven", "Ac2d3h4s5c", "AcKd2h3s4c"),
    ("ace-to-six", "Ac2d3h4s6c", "Ac2d3h4s5c"), ("badugi", "Ac2d3h4s", "Ac2d3h5s"),
    ("badugi", "KcQdJhTs", "Ac2d3h3s"), ("badugi-ace-high", "2c3d4h5s", "Ac2d3h4s"),
    ("lowest-straight", "Ac2d3h4s5c", "TcJdQhKsAc"), ("points", "TcTdThTs9c", "KcKdKhKsAc"),
    ("points-low", "KcKdKhKsQc", "TcTdThTs9c"), ("twenty-one", "AcKdQhTsTc", "9c8d7h6s5c"),
    ("quick-quads", "6c6d6h3s3c", "AcAdAhKsKc"), ("madison", "Ac2d3h4s5c", "2c3d4h5s6c"),
])
def test_one_hand_beats_another(scale: str, better: str, worse: str):
    assert best(scale, worse, better) == better


@pytest.mark.parametrize(("scale", "cards", "name"), [
    ("high", "KsKdKcQcQs", "Full House, Kings over Queens"), ("high", "AsKsQsJsTs", "Royal Flush"),
])
def test_a_hand_is_called_as_a_dealer_calls_it(scale: str, cards: str, name: str):
    strength = SCALES[scale].strength(parse_cards(cards))
    assert SCALES[scale].name(strength) == name
    assert isinstance(SCALES[scale].best(parse_cards(cards)), made_hand.MadeHand)


def test_a_qualifier_is_a_threshold_of_its_scale():
    """2.4: a pair of sixes; 2.32: any pair; an eight or better."""
    strength = SCALES["high"].strength
    for qualifier, least, under in (
            ("pair of sixes", "6c6d2h3s4c", "5c5dAhKsQc"), ("pair", "2c2d3h4s5d", "AcKdQhJs9c")):
        threshold = SCALES["high"].threshold(qualifier)
        assert strength(parse_cards(least)) >= threshold > strength(parse_cards(under))
    assert high_words.name is not low_words.name
    eight = SCALES["ace-to-five"].threshold("8")
    assert SCALES["ace-to-five"].strength(parse_cards("8c7d6h5s4c")) >= eight
    assert SCALES["ace-to-five"].strength(parse_cards("Ac2d3h4s4c")) < eight
    assert low_words.top_rank("ace-to-five", "8") == words.rank_of_word("eight")


def test_the_numbers_of_the_best_lows_are_those_of_the_book():
    """Appendix A prints 55 and counts 56 eights or better in ace-to-five; 76542 is number 4 of 2-7 (R1)."""
    scale = SCALES["ace-to-five"]
    tops = [max(map(scale.height, cards)) for _, cards in low_numbers.ordered(scale)]
    assert low_numbers.PRINTED == sum(top <= 7 for top in tops) == 56
    seven = SCALES["deuce-to-seven"]
    assert low_numbers.number_of_strength(seven, seven.strength(parse_cards("2c4d5h6s7c"))) == 4


def test_ranks_in_words():
    assert words.number_word(42) == "forty-two" and words.plural(4) == "sixes"
    assert words.spoken((12, 11, 7)) == "Ace-King-Nine" and words.letters((5, 8, 12)) == "7-10-A"
    spellings = ("8", "J", " Nine ", "sixes", "eleventh")
    assert [words.rank_of_word(word) for word in spellings] == [6, 9, 7, 4, None]
