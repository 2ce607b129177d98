"""Cards as the contract writes them, and the decks they come from (contract 1; 1.7)."""

from __future__ import annotations

import pytest

from dealer_assist.cards.card import ACE, ALL_CARDS, JOKER, UNKNOWN, join, parse_card, parse_cards, texts
from dealer_assist.cards.deck import DECKS, deck_cards, deck_set
from dealer_assist.errors import Unreadable


def test_a_card_is_a_rank_and_a_suit():
    card = parse_card("Ah")
    assert (card.rank, str(card), card.words()) == (ACE, "Ah", "ace of hearts")
    assert card.the_words() == "the ace of hearts"
    assert [str(parse_card(text)) for text in ("Td", "2c", "Jk", "??")] == ["Td", "2c", "Jk", "??"]


def test_cards_are_a_string_with_or_without_spaces_or_a_list():
    three = tuple(map(parse_card, ("Ah", "Kd", "2c")))
    assert parse_cards("AhKd 2c") == parse_cards(["Ah", "Kd", "2c"]) == three
    assert join(parse_cards("Ah Kd")) == "AhKd" and texts(parse_cards("AhKd")) == ["Ah", "Kd"]


@pytest.mark.parametrize("source", ["1h", "AH", "Ahx", "A", 7, ["Ah", 3], [["Ah"]]])
def test_what_is_no_card_is_refused_with_its_field(source: object):
    with pytest.raises(Unreadable) as refused:
        parse_cards(source, "board")
    assert refused.value.code == "bad-card" and str(refused.value.field).startswith("board")


def test_the_joker_and_a_card_nobody_has_seen_are_in_no_deck_by_themselves():
    assert JOKER not in ALL_CARDS and UNKNOWN not in ALL_CARDS
    assert JOKER.words() == "joker"


@pytest.mark.parametrize(("deck", "joker", "cards"), [
    ("standard", False, 52), ("standard", True, 53), ("short", False, 36), ("mexican", True, 41)])
def test_how_many_cards_a_deck_has(deck: str, joker: bool, cards: int):
    """1.7: 36 without two to five; 41 without eight to ten, and a joker."""
    assert len(deck_cards(deck, joker)) == cards == len(deck_set(deck, joker))
    assert (JOKER in deck_set(deck, joker)) is joker and set(deck_cards(deck, False)) == set(DECKS[deck])


def test_a_card_is_written_as_it_is_read():
    assert [repr(card) for card in parse_cards("AhTs??")] == ["Ah", "Ts", "??"]


def test_the_joker_and_a_card_that_nobody_saw_have_words_in_a_sentence():
    assert [str(card.the_words()) for card in (JOKER, UNKNOWN)] == ["the joker", "the unknown card"]
