"""Hands are asked for in every language of the product; the words mean the same."""

from __future__ import annotations

import pytest

from dealer_assist.store.search.plain import Token, meaning, without
from dealer_assist.store.search.summary import MARKS
from dealer_assist.store.search.vocabulary import AGAINST, LOST, UNSPOKEN, WON, vocabulary

ALIKE = {
    Token("mark", "split"): ("split pots", "botes divididos", "geteilte Pötte"),
    Token("mark", "allin"): ("all in", "todo dentro", "alles drin"),
    Token("mark", "busted"): ("busted", "eliminado", "ausgeschieden"),
    Token("mark", "corrected"): ("corrected", "corregidas", "berichtigt"),
    Token("mark", AGAINST): ("against", "contra"),
    Token("mark", LOST): ("lost", "perdió", "verloren"),
    Token("pot", ">5k"): ("over 5k", "más de 5k", "über 5k"),
    Token("pot", "<=1000"): ("up to 1000", "hasta 1000", "höchstens 1000"),
    Token("sort", "pot"): ("biggest", "mayor bote", "größte"),
    Token("made", "four of a kind"): ("quads", "póquer", "Vierling"),
    Token("made", "three of a kind, kings"): ("set of kings", "trío de reyes", "Drilling von Königen"),
    Token("made", "straight"): ("straights", "escalera", "Straße"),
    Token("players", "2"): ("heads-up", "mano a mano", "zu zweit"),
    Token("players", "6"): ("6 players", "6 jugadores", "6 Spieler"),
    Token("seat", "4"): ("seat 4", "asiento 4", "Platz 4"),
    Token("hand", "351"): ("hand 351", "mano 351", "Hand 351", "#351", "no. 351"),
    Token("time", "9"): ("about nine", "sobre las nueve", "gegen neun", "9 Uhr"),
}


@pytest.mark.parametrize("means", ALIKE, ids=str)
def test_every_language_says_it(means: Token):
    assert {said: meaning(said) for said in ALIKE[means]} == dict.fromkeys(ALIKE[means], means)


@pytest.mark.parametrize("said", ["without showdown", "sin enfrentamiento", "ohne Showdown"])
def test_without_something(said: str):
    assert without(said) == Token("mark", "showdown", True)


def test_accents_may_be_left_out():
    assert meaning("poquer") == meaning("póquer")
    assert meaning("mas de 5k") == meaning("más de 5k")


def test_every_mark_has_words():
    spoken = set(vocabulary().marks.values())
    assert spoken == {*MARKS, WON, LOST, AGAINST}
    assert UNSPOKEN <= {*spoken, *vocabulary().hands.values()}
