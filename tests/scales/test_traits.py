"""What a scale says of itself: low or high, where the ace stands, its best hand, what opens."""

from __future__ import annotations

import pytest

from dealer_assist.cards import ALL_CARDS, RANKS, Card, parse_cards
from dealer_assist.scales import SCALES
from dealer_assist.scales.order import kinds


def of_ranks(ranks: str, suited: bool) -> tuple[Card, ...]:
    return tuple(ALL_CARDS[RANKS.index(rank) * 4 + (0 if suited else place % 4)]
                 for place, rank in enumerate(ranks))


@pytest.mark.parametrize("word", SCALES)
def test_nothing_beats_the_best_hand(word: str):
    """Apart from five alike, which only a joker makes (R25, R27)."""
    scale = SCALES[word]
    best = max(kind.best.strength for kind in kinds(word) if kind.name != "five of a kind")
    assert scale.strength(of_ranks(scale.best_hand, suited=scale.suits == "better")) == best


@pytest.mark.parametrize("word", SCALES)
def test_a_low_scale_prefers_a_two_to_a_king(word: str):
    """And an ace, where it is low."""
    scale = SCALES[word]
    two, king, ace = (scale.showing(parse_cards(card)) for card in ("2s", "Ks", "As"))
    if scale.low:
        assert two > king and (ace > two) == scale.ace_low


def test_where_the_ace_stands():
    """Appendix A; R15, R32, R47."""
    low = {word for word, scale in SCALES.items() if scale.ace_low}
    assert low == {"ace-to-five", "ace-to-six", "badugi", "madison"}


@pytest.mark.parametrize("word", ["ace-to-five", "ace-to-six", "madison", "badugi"])
def test_among_equal_low_boards_the_highest_card_opens_and_an_ace_is_none(word: str):
    """2.54, `stud-board-tie`: the five of spades, whatever the suits of the aces."""
    spade, diamond = parse_cards("Ad5s"), parse_cards("As5d")
    assert SCALES[word].opens(spade) > SCALES[word].opens(diamond)


def test_an_ace_is_the_highest_card_where_it_is_high():
    assert SCALES["deuce-to-seven"].opens(parse_cards("As5d")) > SCALES["deuce-to-seven"].opens(
        parse_cards("Ad5s"))


def test_a_scale_on_which_suits_are_nothing_has_no_flush():
    assert SCALES["ace-to-five"].best_suited(0b11111, 0b111, 2, 3) == 0
