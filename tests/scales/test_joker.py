"""The joker as bug (R25, R26), beside Quick Quads (R24), and wild in Mexican Poker (R27)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards import ALL_CARDS, JOKER, deck_cards
from dealer_assist.scales import SCALES
from tests.scales.slow import STRAIGHTS, kind
from tests.scales.table import best, name, name_of, strength, texts


@pytest.mark.parametrize(("hand", "expected"), [
    ("KsKh7d4cJk", "Pair of Kings, Ace-Seven-Four kickers"),   # an ace, never a third king
    ("KsKhQdQcJk", "Two Pair, Kings and Queens, Ace kicker"),
    ("KsKhKdQcJk", "Three of a Kind, Kings, Ace-Queen kickers"),
    ("AsKh7d4cJk", "Pair of Aces, King-Seven-Four kickers"),
    ("AsAhKdKcJk", "Full House, Aces over Kings"),
    ("KsKhKdAcJk", "Full House, Kings over Aces"),
    ("AsAhAdKcJk", "Four of a Kind, Aces, King kicker"),
    ("AsAhAdAcJk", "Five Aces"),
    ("Ah9h7h2hJk", "Flush, Ace-King-Nine-Seven-Two"),          # no double ace flush
    ("Kh9h7h2hJk", "Flush, Ace-King-Nine-Seven-Two"),
    ("9s8h7d6cJk", "Straight, Ten high"),                      # at both ends the higher
    ("9s8h6d5cJk", "Straight, Nine high"),
    ("5s4h3d2cJk", "Straight, Six high"),
    ("As4h3d2cJk", "Straight, Five high"),
    ("KsQsJsTsJk", "Royal Flush"),
    ("9s8s7s6sJk", "Straight Flush, Ten high"),
    ("9s8s7s2sJk", "Flush, Ace-Nine-Eight-Seven-Two"),
])
def test_the_bug_is_an_ace_or_completes_a_straight_or_flush(hand, expected):
    assert name("high", hand, "bug high") == expected


def test_five_aces_beat_every_straight_flush():
    assert strength("high", "AsAhAdAcJk", "bug high") > strength("high", "AsKsQsJsTs")


def test_the_joker_stands_among_the_cards_where_it_counts():
    assert name_of("high", "9h7h2hAhJk", "bug high") == "AhJk9h7h2h"
    assert name_of("high", "5s4h3d2cJk", "bug high") == "Jk5s4h3d2c"
    assert name_of("high", "AsAhAdAcJk", "bug high") == "AsAhAdAcJk"


def test_with_six_cards_the_joker_may_stay_out():
    assert name_of("high", "9s9h9d9cKsJk", "bug high") == "9s9h9d9cJk"
    assert name_of("high", "2s3s4s5s6sJk", "bug high") == "Jk6s5s4s3s"


@pytest.mark.exhaustive
@given(st.sets(st.sampled_from(ALL_CARDS), min_size=4, max_size=4))
def test_the_bug_does_the_best_of_all_that_r25_allows(four):
    others = tuple(four)
    scale = SCALES["high"]
    allowed = []
    for card in ALL_CARDS:
        five = (*others, card)
        category, _ = kind(texts(five), STRAIGHTS["high"])
        if card not in four and (card.rank == 12 or category in ("straight", "flush", "straight-flush")):
            allowed.append(scale.strength(five))
    expected = max(allowed, default=None)
    if expected is not None:
        assert scale.strength((*others, JOKER), "bug high") == expected
        assert scale.best((JOKER, *others), "bug high").strength == expected


@pytest.mark.parametrize("hand", ["3s3h3d2cJk", "2s2h2dAcJk", "9s9h9d8cJk"])
def test_the_bug_adds_one_in_quick_quads(hand):
    assert SCALES["quick-quads"].category(strength("quick-quads", hand, "bug high")) == "quads"


def test_the_bug_adds_nothing_else_in_quick_quads():
    assert name("quick-quads", "9s9h9d7cJk", "bug high").startswith("Three of a Kind")


@pytest.mark.parametrize(("hand", "expected"), [
    ("6s5h3dAcJk", "six-five low, number three"),   # Appendix A: a deuce, 6532A
    ("4s3h2dAcJk", "five-four low, number one"),
    ("AsAh2d3cJk", "pair of aces low, 4-3-2"),      # R26: still a card that pairs nothing
    ("AsAhAd2cJk", "three aces low, 3-2"),
    ("KsQhJdTcJk", "king-queen low, K-Q-J-10-A"),
])
def test_the_bug_is_the_lowest_card_not_held_in_california_lowball(hand, expected):
    assert name("ace-to-five", hand, "bug low") == expected


def test_in_deuce_to_seven_the_bug_is_the_lowest_card_that_makes_a_low():
    """Appendix A: with 6-5-4-3 it is an eight; a deuce or a seven would make a straight."""
    assert name_of("deuce-to-seven", "6s5h4d3cJk", "bug low") == "Jk6s5h4d3c"
    assert name("deuce-to-seven", "6s5h4d3cJk", "bug low") == "eight-six low, number nine"
    assert name("deuce-to-seven", "7s5s4s3sJk", "bug low") == "seven-five low, number one"


@pytest.mark.parametrize(("hand", "expected"), [
    ("KhKsKdKcJk", "Five Kings"),
    ("AsAhAdAcJk", "Five Aces"),
    ("KhKsKdQcJk", "Four of a Kind, Kings, Queen kicker"),
    ("KhKsQdQcJk", "Full House, Kings over Queens"),
    ("4h5h6h7hJk", "Straight Flush, Jack high"),
    ("KhQhJh7hJk", "Royal Flush"),
    ("KhQh6h2hJk", "Flush, Ace-King-Queen-Six-Two"),
    ("KhQh6h2sJk", "Pair of Kings, Queen-Six-Two kickers"),
    ("7s6h5dJcJk", "Straight, Queen high"),
])
def test_a_joker_dealt_down_in_mexican_poker_is_wild(hand, expected):
    assert name("mexican-high", hand, "wild") == expected


@pytest.mark.parametrize(("hand", "expected"), [
    ("KhKsKdKcJk", "Four of a Kind, Kings, Ace kicker"),
    ("KhKsKd2cJk", "Three of a Kind, Kings, Ace-Two kickers"),
    ("AsAhAdAcJk", "Five Aces"),
    ("7h6h5h2hJk", "Flush, Ace-Seven-Six-Five-Two"),
    ("7s6h5d4cJk", "Straight, Jack high"),
])
def test_a_joker_dealt_up_in_mexican_poker_is_a_bug(hand, expected):
    assert name("mexican-high", hand, "bug high") == expected


@pytest.mark.exhaustive
@given(st.sets(st.sampled_from(deck_cards("mexican", joker=False)), min_size=4, max_size=4))
def test_a_wild_joker_is_the_best_card_not_held_or_a_fifth(four):
    others, scale = tuple(four), SCALES["mexican-high"]
    best_card = max(
        scale.strength((*others, card)) for card in deck_cards("mexican", joker=False) if card not in four
    )
    best_hand = scale.best((*others, JOKER), "wild")
    if len({card.rank for card in four}) == 1:
        assert best_hand.name.startswith("Five ")
        assert best_hand.strength > best_card
    else:
        assert best_hand.strength == best_card
    assert set(best_hand.cards) == {*four, JOKER}


@pytest.mark.parametrize("word", [None, "joker", "mexican"])
def test_a_joker_without_its_word_is_refused(word):
    with pytest.raises(ValueError, match="bug high, bug low, wild"):
        best("high", "AsKsQsJsJk", word)


def test_a_word_for_the_joker_that_nobody_knows_and_a_scale_without_one_are_errors():
    with pytest.raises(ValueError, match="a joker among the cards is one of"):
        SCALES["high"].strength((*ALL_CARDS[:4], JOKER), "wild-card")
    with pytest.raises(ValueError, match="not played with a joker"):
        SCALES["points"].stand_in(ALL_CARDS[:4], "bug")


def test_four_cards_that_must_be_five_with_a_joker_are_nothing():
    assert SCALES["high"].joker_strength((*ALL_CARDS[:3], JOKER), "bug high") == 0
