"""What holds on every scale, whatever is dealt; and the slow judge's second opinion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.scales import SCALES
from dealer_assist.scales.select import all_best_using
from tests.scales import slow
from tests.scales.table import deals, texts

pytestmark = pytest.mark.exhaustive

WORDS = sorted(SCALES)
FULL = 5  # cards of a whole hand; fifteen scales make the examples many


def most_cards(word):
    """How many cards to deal: Quick Quads and the points are games of five."""
    return {"quick-quads": 6, "twenty-one": 6}.get(word, 8)


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_the_best_cards_make_the_best_strength(word, data):
    scale, hand = SCALES[word], data.draw(deals(word, FULL, most_cards(word)))
    best_hand = scale.best(hand)
    assert scale.strength(hand) == (best_hand.strength if best_hand else 0)
    if best_hand:
        assert best_hand.strength > 0
        assert scale.strength(best_hand.cards) == best_hand.strength
        assert set(best_hand.cards) <= set(hand)
        assert len(set(best_hand.cards)) == len(best_hand.cards)
        assert best_hand.name


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_the_slow_judge_agrees_which_of_two_hands_is_better(word, data):
    scale = SCALES[word]
    one, other = (data.draw(deals(word, FULL, most_cards(word))) for _ in range(2))
    fast = [scale.strength(hand) for hand in (one, other)]
    judged = [slow.best(word, texts(hand)) for hand in (one, other)]
    assert [value == 0 for value in fast] == [value is None for value in judged]
    if None not in judged:
        assert (fast[0] > fast[1]) == (judged[0] > judged[1])
        assert (fast[0] == fast[1]) == (judged[0] == judged[1])


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_the_slow_judge_agrees_on_the_cards(word, data):
    hand = data.draw(deals(word, FULL, most_cards(word)))
    best_hand = SCALES[word].best(hand)
    if best_hand and word not in ("points", "points-low"):
        assert slow.best(word, texts(best_hand.cards)) == slow.best(word, texts(hand))


@pytest.mark.parametrize("word", ["high", "ace-to-five", "badugi", "deuce-to-seven"])
@settings(max_examples=40)
@given(data=st.data())
def test_nine_cards_are_judged_too(word, data):
    hand = data.draw(deals(word, 9, 9))
    best_hand = SCALES[word].best(hand)
    assert slow.best(word, texts(best_hand.cards)) == slow.best(word, texts(hand))


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_the_order_of_the_cards_leaves_the_hand_alone(word, data):
    hand = data.draw(deals(word, FULL, most_cards(word)))
    mixed = data.draw(st.permutations(hand))
    assert SCALES[word].strength(mixed) == SCALES[word].strength(hand)
    assert SCALES[word].best(mixed) == SCALES[word].best(hand)


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_a_card_more_never_makes_the_best_hand_worse(word, data):
    hand = data.draw(deals(word, FULL + 1, most_cards(word)))
    assert SCALES[word].strength(hand) >= SCALES[word].strength(hand[:-1])


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_names_tell_hands_apart(word, data):
    """Equal names are equal hands; two hands of one strength have one name."""
    one, other = (SCALES[word].best(data.draw(deals(word, FULL, FULL))) for _ in range(2))
    if one and other:
        assert (one.name == other.name) == (one.strength == other.strength)


@pytest.mark.parametrize("word", WORDS)
@settings(max_examples=40)
@given(data=st.data())
def test_the_hand_shown_has_the_highest_suits_of_all_that_are_equal(word, data):
    """R9."""
    hand = data.draw(deals(word, FULL, most_cards(word)))
    best_hand = SCALES[word].best(hand)
    equal = list(all_best_using(SCALES[word], hand, (), "any"))
    assert bool(equal) == bool(best_hand)
    if best_hand:
        assert sorted(best_hand.cards) == max(sorted(m.cards, reverse=True) for m in equal)[::-1]
        assert {m.strength for m in equal} == {best_hand.strength}
