"""Nit cards that are told late: each level's card by the hands that were dealt in it, in whatever order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.contract import nit_counts
from dealer_assist.contract.structures.reading import template
from dealer_assist.errors import NotNow
from dealer_assist.tournament.forms.nit import CardsOfLevels, cards_document, read_cards

ALL = ("Ann", "Bob", "Cat")


def third_level() -> CardsOfLevels:
    """Two levels have gone by; a hand was dealt in the first, and nothing is known of the second."""
    cards = CardsOfLevels()
    cards.hand_out(1, 500, ALL)
    cards.deal(ALL)
    assert cards.hand_out(2, 1000, ALL) == [*ALL]
    assert cards.hand_out(3, 1500, ALL) == []
    return cards


def test_a_pot_of_a_level_before_hands_in_its_card_and_no_other():
    cards = third_level()
    assert cards.due() == dict.fromkeys(ALL, 1000)
    assert cards.won(["Ann"], 1) == ["Ann"]
    assert cards.due() == {"Bob": 1000, "Cat": 1000} and cards.holding == {*ALL}
    assert cards.won(["Ann"], 1) == []              # it was handed in already
    assert cards.won(["Bob"], 3) == [] and cards.holding == {"Ann", "Cat"}


def test_a_level_that_was_played_unheard_costs_who_kept_its_card():
    cards = third_level()
    assert cards.deal(["Ann", "Bob"], 2) == [*ALL]      # the first that is told of it
    assert cards.due(2) == {"Cat": 1000}
    assert cards.due() == dict.fromkeys(ALL, 1500)
    assert cards.won(["Bob"], 2) == ["Bob"]
    assert cards.deal(["Ann", "Bob", "Cat"], 3) == [] and cards.due() == {}
    assert cards.deal(["Ann"], 2) == []             # it is known by now


def test_the_cards_come_back_from_a_document_as_they_were():
    cards = third_level()
    assert read_cards(cards_document(cards, ALL)) == cards
    assert set(read_cards(cards_document(cards, ["Ann"])).due()) == {"Ann"}
    again = cards.copy()
    again.won(["Ann"], 1)
    assert again != cards


def counts(alone: bool) -> dict[str, Any]:
    cards = CardsOfLevels()
    cards.hand_out(1, 500, ALL)
    nit = {"cards": cards_document(cards, ALL), "hand": None, "alone": alone, "closed": True}
    return {"nit": nit}


def test_a_level_that_only_other_tables_may_have_played_is_asked_about():
    sheet = replace(template("nit"), nit=True)
    seats = [{"seat": seat, "player": player, "stack": 5000} for seat, player in enumerate(ALL, 1)]
    with pytest.raises(NotNow) as refused:
        nit_counts.gone_on(counts(alone=False), sheet, 2, seats)
    assert refused.value.code == "ask-the-server"
    alone = nit_counts.gone_on(counts(alone=True), sheet, 2, seats)
    assert nit_counts.owed(alone, seats) == {}      # nothing was dealt, and nobody owes
    paid = nit_counts.paid(alone, ALL)
    assert paid["nit"]["hand"] == 2
    owes = nit_counts.owed(nit_counts.gone_on(paid, sheet, 3, seats), seats)
    assert set(owes["owed"]) == {1, 2, 3}


def test_an_event_without_cards_owes_nothing():
    none: dict[str, Any] = {"nit": None}
    assert nit_counts.paid(none, ALL) == none and nit_counts.owed(none, []) == {}
    assert nit_counts.last_card(none, {*ALL}) is None
    assert nit_counts.gone_on(none, template("holdem"), 2, []) == none
