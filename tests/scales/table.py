"""Short words for the tests: `best("high", "AhKh…")`, and hands that Hypothesis deals."""

from hypothesis import strategies as st

from dealer_assist.cards import deck_cards, join, parse_cards
from dealer_assist.scales import SCALES

DECK_OF = {"short-deck-high": "short", "short-deck-high-trips": "short", "mexican-high": "mexican"}


def cards(text):
    return parse_cards(text)


def best(scale, text, joker=None):
    return SCALES[scale].best(cards(text), joker)


def strength(scale, text, joker=None):
    return SCALES[scale].strength(cards(text), joker)


def name_of(scale, text, joker=None):
    """The cards of the best hand as they are told, as one string."""
    return join(best(scale, text, joker).cards)


def name(scale, text, joker=None):
    return best(scale, text, joker).name


def rainbow(ranks):
    """Ranks as cards of which no five are of one suit."""
    return " ".join(rank + "shdc"[place % 4] for place, rank in enumerate(ranks))


def deals(scale, least, most):
    """Cards from the scale's deck. Half the deals come from a few ranks or suits, where hands are made."""
    deck = deck_cards(DECK_OF.get(scale, "standard"), joker=False)
    narrow = [card for card in deck if card.suit < 2]
    few = [card for card in deck if card.rank in (3, 4, 5, 12)]
    pools = [deck, deck, narrow, *([few] if len(few) >= most else [])]
    return st.sampled_from(pools).flatmap(
        lambda pool: st.lists(st.sampled_from(pool), min_size=least, max_size=most, unique=True)
    ).map(tuple)


def texts(hand):
    """The cards as the slow judge reads them."""
    return tuple(str(card) for card in hand)
