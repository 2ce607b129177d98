"""What a hand is made of, in the notation, for several hands at once: the cards that `best` tells."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from dealer_assist.cards import Card, deck_cards, join, parse_cards
from dealer_assist.scales import SCALES
from dealer_assist.scales.scale import Cards, Scale
from dealer_assist.scales.select import Use, best_using, shown_using, strengths_using
from dealer_assist.scales.tables import tallied
from dealer_assist.scales.written import places_below, places_of, run_of

DECKS = {"short-deck-high": "short", "short-deck-high-trips": "short", "mexican-high": "mexican"}


def written(scale: Scale, hands: Sequence[Cards], board: Cards, strengths: list[int]) -> list[str]:
    return scale.written_tallies(tallied(hands, board), strengths)


def name_of(word: str, cards: tuple[Card, ...]) -> str:
    best_hand = SCALES[word].best(cards)
    return join(best_hand.cards) if best_hand else ""


@pytest.mark.parametrize("word", SCALES)
@pytest.mark.parametrize(("own", "shared"), [(2, 5), (4, 0), (5, 0), (4, 3)])
def test_the_cards_of_every_hand(word: str, own: int, shared: int):
    """Few ranks or suits, so that hands pair, flush, or are nothing at all."""
    scale, chance = SCALES[word], random.Random(f"{word} {own} {shared}")
    pack = deck_cards(DECKS.get(word, "standard"), joker=False)
    for n in range(12):
        few = chance.sample(sorted({card.rank for card in pack}), 6)
        deck = [card for card in pack if (card.suit > 1 if n % 3 == 0 else card.rank in few)]
        cards = chance.sample(deck, shared + 2 * own)
        board, hands = tuple(cards[:shared]), [tuple(cards[shared:shared + own]), tuple(cards[shared + own:])]
        strengths = scale.strengths(hands, board)
        assert written(scale, hands, board, strengths) == [name_of(word, (*hand, *board)) for hand in hands]


@pytest.mark.parametrize("word", ["high", "ace-to-five", "deuce-to-seven", "madison", "quick-quads"])
@pytest.mark.parametrize("use", ["all", (2,), (2, 5), (3,)])
def test_the_cards_of_every_hand_that_must_use_so_many_of_its_own(word: str, use: Use):
    """Hands of four and of five cards beside one board of few suits; some make nothing with it."""
    scale, chance = SCALES[word], random.Random(f"{word} {use}")
    pack = [card for card in deck_cards("standard", joker=False) if card.suit > 1]
    for n in range(12):
        cards = chance.sample(pack, 18)
        board, hands = tuple(cards[:3 if n % 4 == 0 else 5]), [tuple(cards[5:9]), tuple(cards[9:13]),
                                                               tuple(cards[13:])]
        strengths = strengths_using(scale, hands, board, use)
        strengths[n % 3] = 0
        one_by_one = [best_using(scale, own, board, use, None, strength) if strength else None
                      for own, strength in zip(hands, strengths, strict=True)]
        assert shown_using(scale, hands, board, use, strengths) == [
            (join(best_hand.cards), best_hand.name) if best_hand else ("", "") for best_hand in one_by_one]


@pytest.mark.parametrize("word", ["high", "ace-to-five", "deuce-to-seven"])
def test_fewer_than_five_cards_make_nothing(word: str):
    hands = [parse_cards("AsAd"), parse_cards("7s2d")]
    assert SCALES[word].strengths(hands, parse_cards("Kc")) == [0, 0]
    assert written(SCALES[word], hands, (), [0, 0]) == ["", ""]


def test_shared_cards_count_in_a_low_that_must_qualify():
    """R16."""
    scale = SCALES["ace-to-five"]
    hands, board = [parse_cards("As2d"), parse_cards("KsKd")], parse_cards("3c4h8sQdJc")
    strengths = scale.strengths(hands, board, scale.threshold("8"))
    assert written(scale, hands, board, strengths) == ["8s4h3c2dAs", ""]


def test_a_badugi_plays_the_highest_suits_that_are_apart():
    scale, cards = SCALES["badugi"], parse_cards("As Ah 2s 3d 3c")
    assert written(scale, [cards], (), [scale.strength(cards)]) == ["3d2sAh"]
    assert [join(some) for some in scale.picks(cards, scale.strength(cards))] == ["Ah3d2s", "Ah3c2s"]


def test_quick_quads_with_a_joker_are_judged_with_it():
    """2.45, R25: the bug is an ace beside the trips."""
    scale = SCALES["quick-quads"]
    assert scale.strength(parse_cards("5s5d5h4cJk"), "bug high") == scale.strength(parse_cards("5s5d5h4cAs"))


def test_a_rank_is_written_with_the_highest_of_the_suits_that_are_held():
    held = sum(1 << card for card in parse_cards("As Ac Kd Kh 9c 9s 9d 2c"))
    at, written_by_suits = places_of((run_of(7, 2),))
    assert written_by_suits[held >> at & 15] == "9s9d"


@pytest.mark.parametrize(("ace_low", "told"), [(False, "AsKh"), (True, "KhAs")])
def test_so_many_ranks_are_written_from_the_top(ace_low: bool, told: str):
    """The ace first or last, as the scale has it."""
    held = sum(1 << card for card in parse_cards("As Ac Kd Kh 2c"))
    pairs = dict(places_below(2, 1, ace_low))
    assert len(pairs) == 78
    ace, king = (1 << (card.rank + ace_low) % 13 for card in parse_cards("AsKs"))
    one, first, other, second = pairs[ace | king]
    assert first[held >> one & 15] + second[held >> other & 15] == told
