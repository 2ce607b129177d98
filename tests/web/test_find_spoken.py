"""Whatever can be asked of the hands is said back on the page, in every language."""

from __future__ import annotations

import pytest

from dealer_assist.store.search.plain import Token
from dealer_assist.store.search.tokens import FIELDS
from dealer_assist.texts import languages
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
