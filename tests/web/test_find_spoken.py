"""Whatever can be asked of the hands is said back on the page, in every language."""

from __future__ import annotations

import pytest

from dealer_assist.store.search.deeds import DEEDS, GREW
from dealer_assist.store.search.passed import FOLDED_TO
from dealer_assist.store.search.places import PLACES
from dealer_assist.store.search.plain import Token
from dealer_assist.store.search.showdown import CALLED, KINDS
from dealer_assist.store.search.tokens import FIELDS
from dealer_assist.texts import Message, languages, named, speak
from tests.store.test_search_words import ALIKE
from tests.store.venue import Desk

VALUES = {"seat": "2", "date": "today", "time": "9", "level": "1", "stage": "final table", "pot": ">5",
          "street": "flop", "hand": "1", "players": "3", "ways": "3", "position": "cutoff"}


@pytest.mark.parametrize("language", languages())
def test_every_key_of_a_search_has_words_on_the_page(seated: Desk, language: str):
    seated.start()
    asked = [Token(key, VALUES.get(key, "ann")) for key in FIELDS]
    for token in (*asked, *(one for one in ALIKE if one.key in FIELDS)):
        answer = seated.client.get("/find", query_string={"q": token.text(), "lang": language})
        assert answer.status_code == 200, (token, answer.get_data(as_text=True)[:300])


@pytest.mark.parametrize("name", [*DEEDS, FOLDED_TO, *GREW, *PLACES, *KINDS, *CALLED])
def test_what_a_search_is_for_has_a_name_in_every_language(name: str):
    said = named("called", name)
    assert isinstance(said, Message) and all(speak(said, language) for language in languages())


def test_the_page_says_a_search_back_in_the_readers_language(seated: Desk):
    seated.start()
    seated.client.set_cookie("lang", "de")
    for query, told in (
            ("checked down", "durchgecheckt"), ("quads", "mit Vierling"), ("pair aces", "mit Paar, Asse"),
            ("check-raised the turn", "Check-Raise turn"), ("flopped a set", "auf dem Flop: Drilling"),
            ("flush or better", "Flush oder besser")):
        page = seated.client.get("/find", query_string={"q": query}).get_data(as_text=True)
        assert told in page, (query, told)
