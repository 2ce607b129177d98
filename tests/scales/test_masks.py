"""Hands told by tallies, names put together of parts: as card by card, and as the texts have it."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from dealer_assist.cards import ALL_CARDS, Card, deck_cards, join, parse_cards
from dealer_assist.scales import SCALES
from dealer_assist.scales.masks import MaskScale
from dealer_assist.scales.order import _deals
from dealer_assist.scales.scale import Scale
from dealer_assist.scales.tables import card_count, cards_in, rank_deals, tally

DECKS = {"short-deck-high": "short", "short-deck-high-trips": "short", "mexican-high": "mexican"}


def dealt(scale: Scale, count: int, deals: int) -> list[tuple[Card, ...]]:
    """Random hands; some of few ranks or suits, so that they pair and flush."""
    chance, hands = random.Random(f"{scale.word} {count}"), []
    pack = deck_cards(DECKS.get(scale.word, "standard"), joker=False)
    ranks = sorted({card.rank for card in pack})
    for n in range(deals):
        few = chance.sample(ranks, 6)
        deck = [card for card in pack if n % 3 == 0 or (card.suit > 1 if n % 3 == 1 else card.rank in few)]
        hands.append(tuple(chance.sample(deck, count)))
    return hands


def test_a_tally_tells_its_cards_in_whatever_order_they_lie():
    cards = parse_cards("As2dTc2h")
    assert tally(cards) == tally(cards[::-1]) and card_count(tally(cards)) == 4
    assert set(cards_in(tally(cards))) == set(cards)


@pytest.mark.parametrize("word", SCALES)
@pytest.mark.parametrize("count", [5, 7])
def test_a_tally_is_judged_and_written_as_its_cards(word: str, count: int):
    scale = SCALES[word]
    hands = dealt(scale, count, 60)
    tallies, strengths = [tally(hand) for hand in hands], [scale.strength(hand) for hand in hands]
    assert scale.of_tallies(tallies) == strengths
    best_hand = [scale.best(hand) for hand in hands]
    assert scale.written_tallies(tallies, strengths) == [join(one.cards) if one else "" for one in best_hand]


@pytest.mark.parametrize("word", ["badugi", "badugi-ace-high"])
def test_a_tally_of_four_cards_is_judged_as_a_badugi(word: str):
    scale = SCALES[word]
    hands = dealt(scale, 4, 900)
    assert scale.of_tallies([tally(hand) for hand in hands]) == [scale.strength(hand) for hand in hands]


@pytest.mark.parametrize("word", ["ace-to-five", "deuce-to-seven", "ace-to-six"])
def test_every_five_cards_of_a_lowball_scale_by_their_ranks(word: str):
    """Each set of ranks once in several suits, and each five ranks of every suit."""
    scale = SCALES[word]
    hands = [cards for _, cards in rank_deals()]
    assert scale.strengths(hands) == [scale.strength(hand) for hand in hands]
    for suit in range(4):
        flushes = list(combinations(ALL_CARDS[suit::4], 5))
        assert scale.strengths(flushes) == [scale.strength(hand) for hand in flushes]


@pytest.mark.exhaustive
@pytest.mark.parametrize("word", SCALES)
def test_the_english_of_every_name_is_what_the_texts_say(word: str):
    scale = SCALES[word]
    hands = {scale.strength(cards): cards for cards in _deals(scale)}
    strengths = list(filter(None, hands))
    english = [name for _, name in scale.shown([tally(hands[one]) for one in strengths], strengths)]
    assert english == [str(scale.name(one)) for one in strengths]


@pytest.mark.exhaustive
@pytest.mark.parametrize("word", [word for word, scale in SCALES.items() if isinstance(scale, MaskScale)])
def test_the_ranks_of_a_hand_are_told_from_both_its_masks(word: str):
    scale = SCALES[word]
    assert isinstance(scale, MaskScale)
    for cards in _deals(scale) if scale.ranked else ():
        strength = scale.strength(cards)
        each = scale.called_ranks(strength)
        assert [rank for rank, _, _ in scale.runs(strength)] == list(dict.fromkeys(each))
        assert sorted(each) == sorted(card.rank for card in cards)
