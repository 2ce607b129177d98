"""Hands are asked for in every language of the product; the words mean the same."""

from __future__ import annotations

import pytest

from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.search.plain import Token, meaning, without
from dealer_assist.store.search.query import tokens
from dealer_assist.store.search.summary import MARKS
from dealer_assist.store.search.vocabulary import AGAINST, LOST, UNSPOKEN, WON, vocabulary
from dealer_assist.texts import languages, say, speak
from tests.store.venue import Desk

ALIKE = {
    Token("mark", "split"): ("split pots", "botes divididos", "geteilte Pötte", "geteilte Pots"),
    Token("mark", "allin"): ("all in", "todo dentro", "alles drin"),
    Token("mark", "busted"): ("busted", "eliminado", "ausgeschieden", "rausgeflogen"),
    Token("mark", "corrected"): ("corrected", "corregidas", "berichtigt"),
    Token("mark", AGAINST): ("against", "contra"),
    Token("mark", LOST): ("lost", "perdió", "verloren"),
    Token("pot", ">5k"): ("over 5k", "más de 5k", "über 5k"),
    Token("pot", ">10000"): ("over 10 000", "por encima de 10 000", "mehr als 10 000"),
    Token("made", "pair, aces"): ("pair of aces", "pair aces", "pareja de ases", "Paar Asse"),
    Token("pot", "<=1000"): ("up to 1000", "hasta 1000", "höchstens 1000"),
    Token("sort", "pot"): ("biggest", "mayor bote", "größte"),
    Token("made", "four of a kind"): ("quads", "póquer", "Vierling"),
    Token("made", "three of a kind, kings"): ("set of kings", "trío de reyes", "Drilling von Königen"),
    Token("made", "straight"): ("straights", "escalera", "Straße"),
    Token("players", "2"): ("heads-up", "mano a mano", "cara a cara", "zu zweit"),
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


def test_the_example_of_every_language_asks_for_the_same(seated: Desk, app: APIFlask):
    """What stands below the box can be typed into it: no word of it is looked for in what people wrote."""
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {}
        for language in languages():
            example = str(speak(say("finding.example"), language))
            asked[language] = [tokens(session, one) for one in example.split(" · ")]
    assert len({str(one) for one in asked.values()}) == 1, asked
    assert [token.key for one in asked["en"] for token in one] == [
        "player", "game", "mark", "pot", "mark", "made", "cards", "mark", "cards", "sort", "date"]
