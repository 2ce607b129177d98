"""What scales say at their edges: too few cards, jokers where none is played, unknown words."""

from __future__ import annotations


import pytest

from dealer_assist.cards import ALL_CARDS, JOKER, parse_cards
from dealer_assist.scales import SCALES
from dealer_assist.scales.select import all_best_using, strengths_using


@pytest.mark.parametrize("word", ["madison", "points", "lowest-straight", "badugi"])
def test_a_scale_without_a_joker_says_so(word):
    with pytest.raises(ValueError, match="joker"):
        SCALES[word].strength((*ALL_CARDS[:6], JOKER), "bug low")


@pytest.mark.parametrize("word", ["madison", "points", "twenty-one", "lowest-straight", "badugi", "high"])
def test_a_word_that_is_no_qualifier_is_refused_with_those_that_are(word):
    with pytest.raises(ValueError, match="it knows"):
        SCALES[word].threshold("whatever")


def test_a_joker_beside_three_cards_makes_no_hand():
    assert SCALES["high"].strength((*parse_cards("AsKsQs"), JOKER), "bug high") == 0


def test_of_more_than_five_cards_the_best_twenty_one_counts():
    """R28: 21 with five cards beats 21 with fewer."""
    scale = SCALES["twenty-one"]
    six, five = parse_cards("TsTd9h8c7s6d"), parse_cards("Ts6d2h2cAs")
    assert scale.strength(five) == 21 << 3 | 5
    assert scale.strength((*parse_cards("Kd"), *five)) == scale.strength(five)
    assert scale.strength(six) < scale.strength(five)


def test_shared_cards_play_in_a_badugi_as_ones_own_do():
    hands = [parse_cards("As2d3h"), parse_cards("Ks2d3h")]
    scale, shared = SCALES["badugi"], parse_cards("4c")
    assert scale.strengths(hands, shared) == [scale.strength((*hand, *shared)) for hand in hands]


def test_a_hand_with_too_few_cards_makes_nothing_with_exactly_two():
    hands, board = [parse_cards("As"), parse_cards("AsKs")], parse_cards("QsJsTs2d3c")
    strengths = strengths_using(SCALES["high"], hands, board, (2,))
    assert strengths[0] == 0 < strengths[1]
    assert list(all_best_using(SCALES["high"], hands[0], board, (2,))) == []


@pytest.mark.parametrize("word", ["deuce-to-seven", "ace-to-six", "ace-to-five"])
def test_hands_in_which_only_a_straight_is_low_are_looked_at_card_by_card(word):
    scale = SCALES[word]
    hands = [parse_cards("As2d3h4c5s"), parse_cards("2s3d4h5c6s"), parse_cards("As2d3h4c5s6d")]
    assert scale.strengths(hands) == [scale.strength(hand) for hand in hands]


def test_which_cards_add_up_is_seen_card_by_card():
    """2.45."""
    quick = SCALES["quick-quads"]
    fives, trips = parse_cards("5s5d5h3c2d"), parse_cards("5s5d5h3c3d")
    assert quick.strengths([fives, trips]) == [quick.strength(fives), quick.strength(trips)]
    assert quick.strength((*parse_cards("5s5d5h3c"), JOKER), "bug high") >= quick.threshold("trips")
