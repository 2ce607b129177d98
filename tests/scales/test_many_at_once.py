"""Many hands at once on the tables of a scale: the same strengths as hand by hand."""

from __future__ import annotations

import random

import pytest

from dealer_assist.cards import ALL_CARDS, Card, deck_cards
from dealer_assist.scales import SCALES
from dealer_assist.scales.scale import Scale
from dealer_assist.scales.select import strength_using, strengths_using
from dealer_assist.scales.tables import ALL_RANKS, RANK_KEYS, rank_counts

pytestmark = pytest.mark.exhaustive

DEALS = 700
DECKS = {"short-deck-high": "short", "short-deck-high-trips": "short", "mexican-high": "mexican"}


def deals(scale: Scale, own: int, shared: int) -> list[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
    """Random showdowns of three hands; half of them of few ranks or suits, so that hands pair and flush."""
    chance = random.Random(f"{scale.word} {own} {shared}")
    pack = deck_cards(DECKS.get(scale.word, "standard"), joker=False)
    suited = [card for card in pack if card.suit > 1]
    ranks = {card.rank for card in pack}
    rows = []
    for n in range(DEALS):
        few = chance.sample(sorted(ranks), 6)
        deck = pack if n % 2 else suited if n % 4 else [card for card in pack if card.rank in few]
        cards = chance.sample(deck, min(len(deck), 3 * own + shared))
        hands = [tuple(cards[shared + k * own:shared + (k + 1) * own]) for k in range(3)]
        rows.append(([hand for hand in hands if len(hand) == own], tuple(cards[:shared])))
    return rows


@pytest.mark.parametrize("word", SCALES)
@pytest.mark.parametrize(("own", "shared"), [(5, 0), (2, 5), (7, 0), (4, 0), (3, 2)])
def test_any_cards(word: str, own: int, shared: int):
    scale = SCALES[word]
    for hands, board in deals(scale, own, shared):
        assert scale.strengths(hands, board) == [scale.strength((*hand, *board)) for hand in hands]


@pytest.mark.parametrize("word", [word for word, scale in SCALES.items() if scale.size == 5])
@pytest.mark.parametrize(("own", "use"), [(4, (2,)), (5, (2, 5)), (3, (0, 1, 2)), (2, "all")])
def test_so_many_of_ones_own(word: str, own: int, use: str | tuple[int, ...]):
    scale = SCALES[word]
    for hands, board in deals(scale, own, 5)[:150]:
        each = [strength_using(scale, hand, board, use) for hand in hands]
        assert strengths_using(scale, hands, board, use) == each


@pytest.mark.parametrize("qualifier", ["8", "5", "K", "no pair"])
def test_a_low_that_must_qualify(qualifier: str):
    """What does not qualify may be told as nothing; what does is told to the point (R16)."""
    scale = SCALES["ace-to-five"]
    least = scale.threshold(qualifier)
    for use in ((2,), (2, 5), (0, 1, 2)):
        for hands, board in deals(scale, 5, 5)[:300]:
            each = [strength_using(scale, hand, board, use) for hand in hands]
            strengths = strengths_using(scale, hands, board, use, least)
            assert counted(strengths, least) == counted(each, least)


def counted(strengths: list[int], least: int) -> list[int]:
    return [strength if strength >= least else 0 for strength in strengths]


@pytest.mark.parametrize("count", [1, 4, 5, 7, 13])
def test_a_sum_of_keys_counts_its_ranks(count: int):
    """Which ranks are held at all, twice, three times and four times, of any cards."""
    chance = random.Random(count)
    for _ in range(DEALS):
        few = chance.sample(range(13), chance.randint(max(count // 4 + 1, 4), 13))
        cards = chance.sample([card for card in ALL_CARDS if card.rank in few], count)
        held = [sum(card.rank == rank for card in cards) for rank in range(13)]
        masks = tuple(sum(1 << rank for rank in range(13) if held[rank] >= n) for n in (1, 2, 3, 4))
        assert rank_counts(sum(RANK_KEYS[card] for card in cards)) == masks


def test_all_thirteen_ranks_are_counted():
    assert rank_counts(sum(RANK_KEYS)) == (ALL_RANKS,) * 4
