"""1.7 Short Deck: which cards are in the deck."""

import pytest

from tests.rulings.felt import ANTES, start


@pytest.mark.parametrize("game", ["short-deck-holdem", "short-deck-omaha"])
def test_36_cards(game):
    """ "all of the deuces, treys, fours, and fives have been removed"."""
    deck = start(game).deck.whole
    assert len(deck) == 36 and sorted({str(card)[0] for card in deck}) == sorted("6789TJQKA")


def test_41_cards_with_the_joker():
    """ "remove the eights, nines, and tens from the deck and to add a single joker"."""
    deck = start("mexican-poker", **{**ANTES, "button": 4, "bring_in": None}).deck.whole
    assert len(deck) == 41 and sorted({str(card)[0] for card in deck if str(card) != "Jk"}) == sorted(
        "234567JQKA"
    )


@pytest.mark.parametrize(("game", "cards"), [("holdem", 52), ("badugi", 52), ("five-card-draw", 53)])
def test_every_other_deck(game, cards):
    assert len(start(game).deck.whole) == cards
