"""Own cards and board together: any, all, exactly two, two or five."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import ALL_CARDS, JOKER, join
from dealer_assist.games.model import ALL, ANY
from dealer_assist.scales import SCALES
from dealer_assist.scales.select import all_best_using, best_using, strength_using
from tests.scales import slow
from tests.scales.table import cards, strength, texts


def using(scale, own, board, use):
    return best_using(SCALES[scale], cards(own), cards(board), use)


def test_omaha_takes_exactly_two():
    """Four spades on the board and one in hand are no flush; trips in hand are a pair."""
    assert using("high", "AsKhQd2c", "9s8s7s3s2h", (2,)).name.startswith("Pair of Twos")
    assert using("high", "AsAhAdKc", "KsKhAc2c3s", (2,)).name == "Full House, Aces over Kings"
    assert using("high", "AsAhAdAc", "Ks9h7d2c3s", (2,)).name == "Pair of Aces, King-Nine-Seven kickers"


def test_omaha_flushes_and_straight_flushes_use_exactly_two():
    assert join(using("high", "AsKs5h2d", "QsJs4s3s2h", (2,)).cards) == "AsKsQsJs4s"
    assert join(using("high", "As9s8s2d", "QsTs7s6s2h", (2,)).cards) == "Ts9s8s7s6s"
    assert join(using("high", "As9s5h2d", "8s7s6s5s2h", (2,)).cards) == "As9s8s7s6s"


def test_omaha_low_needs_two_low_cards_of_ones_own():
    low = SCALES["ace-to-five"]
    assert strength_using(low, cards("AsKhKdQc"), cards("2s3h4d5cKs"), (2,)) < low.threshold("8")
    assert strength_using(low, cards("AsKhKd8c"), cards("2s3h4d9cKs"), (2,)) >= low.threshold("8")


def test_a_counterfeited_low():
    """The ace on the board takes the place of the ace in hand: 7-2 plays."""
    assert using("ace-to-five", "As2h7dKc", "Ad3h4d8sQs", (2,)).name == "seven-four low, number seven"


def test_any_plays_the_board():
    """R19."""
    assert join(using("high", "2h3d", "AsKsQsJsTs", ANY).cards) == "AsKsQsJsTs"


def test_all_plays_every_card_of_ones_own():
    """R40: kept cards all play."""
    assert using("high", "2h", "AsKsQsJsTs", ALL).name == "High Card, Ace-King-Queen-Jack-Two"
    assert using("high", "2h7d8c9sKs", "AsAhAdAcKd", ALL).name.startswith("High Card, King")
    assert using("high", "2h7d8c9sKsKd", "", ALL).name.startswith("Pair of Kings")


def test_two_or_five():
    """R41."""
    own = "AsKsQsJsTs"
    assert using("high", own, "2h2d3c4c7d", (2, 5)).name == "Royal Flush"
    assert using("high", "2s2h3d3c9s", "2d2cKh7s6s", (2, 5)).name.startswith("Four of a Kind, Twos")


def test_lazy_pineapple_never_plays_all_three():
    """R20: zero, one or two."""
    assert using("high", "AsAhAd", "2c3d7h9sJs", (0, 1, 2)).name.startswith("Pair of Aces")
    assert using("high", "2s3h4d", "AsKsQsJsTs", (0, 1, 2)).name == "Royal Flush"


def test_too_few_cards_make_nothing():
    assert using("high", "AsKs", "QsJs", (2,)) is None
    assert using("high", "As", "QsJsTs9s", (2,)) is None
    assert using("lowest-straight", "AsKs7h2d", "Qs9h8d3c3s", (2,)) is None


def test_badugi_of_five_cards_plays_without_the_board():
    """Dramadugi."""
    assert join(using("badugi", "AsAh2s3d4c", "Kh", ALL).cards) == "4c3d2sAh"


def test_a_joker_goes_through_every_choice():
    best_hand = best_using(
        SCALES["high"], (*cards("AsKs2h"), JOKER), cards("QsJs9s3h4d"), (2,), joker="bug high"
    )
    assert best_hand.name == "Straight Flush, King high"


def test_the_set_with_the_highest_suit_is_shown():
    """R9: two nines for one straight, the one best for the player counts."""
    best_hand = using("high", "9c9sTdKh", "8d7s6c5d2s", (2,))
    assert join(best_hand.cards) == "Td9s8d7s6c"


def test_every_equal_set_is_offered_once():
    hands = list(all_best_using(SCALES["high"], cards("9c9s"), cards("8d7s6c5d2s8h"), ANY))
    assert {join(best_hand.cards) for best_hand in hands} == {
        f"{nine}{eight}7s6c5d" for nine in ("9c", "9s") for eight in ("8d", "8h")
    }
    assert len(hands) == 4


TABLED = [
    "high", "short-deck-high", "ace-to-five", "deuce-to-seven", "ace-to-six", "madison", "lowest-straight",
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("word", TABLED)
@settings(max_examples=60)
@given(data=st.data())
def test_exactly_so_many_agree_with_the_slow_judge(word, data):
    scale = SCALES[word]
    pool = data.draw(st.sampled_from([ALL_CARDS, ALL_CARDS[24:], [c for c in ALL_CARDS if c.suit < 2]]))
    if word.startswith("short"):
        pool = ALL_CARDS[16:]
    deal = data.draw(st.lists(st.sampled_from(pool), min_size=9, max_size=9, unique=True))
    count = data.draw(st.integers(1, 4))
    own, board = tuple(deal[:4]), tuple(deal[4:])
    best_hand = best_using(scale, own, board, (count,))
    expected = slow.best_exactly(word, texts(own), texts(board), count)
    if expected is None:
        assert best_hand is None
        return
    assert slow.best(word, texts(best_hand.cards)) == expected
    assert len(set(best_hand.cards) & set(own)) == count
    assert best_hand.strength == strength_using(scale, own, board, (count,))
    assert best_hand.strength == scale.strength(best_hand.cards)
    offered = {frozenset(other.cards) for other in all_best_using(scale, own, board, (count,))}
    assert frozenset(best_hand.cards) in offered


def test_one_choice_of_five_is_the_hand_itself():
    assert using("high", "AsKs", "QsJsTs", (2,)).strength == strength("high", "AsKsQsJsTs")


def test_every_set_of_two_and_three_that_makes_the_hand_is_found_once():
    """R9: six pairs of aces beside one board; two kings and a low of one suit for badugi in many ways."""
    pairs = list(all_best_using(SCALES["high"], cards("AsAhAdAc"), cards("Ks9h7d2c3s"), (2,)))
    assert len(pairs) == len({frozenset(best_hand.cards) for best_hand in pairs}) == 6
    small = list(all_best_using(SCALES["badugi"], cards("AsAh2s2h"), cards("3s4s5s"), (2,)))
    assert len(small) == len({frozenset(best_hand.cards) for best_hand in small}) == 2
