"""A search for words that most hands have looks at no more of them than a page needs."""

from __future__ import annotations

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.search import find
from dealer_assist.store.search.criteria import OneSeat, Wanted

COMMON = 6000       # hands that all have the same two words


def test_what_most_hands_have_is_met_along_the_pots(app: APIFlask, monkeypatch: pytest.MonkeyPatch):
    """"button raised": for the page of the greatest pots not all of them are read and put in order."""
    for name, value in {"FEW": 100, "WINDOWS": 4}.items():
        monkeypatch.setattr(find, name, value)
    words = ((1,), (2,))
    with app.app_context(), database.writing() as session:
        raw = session.connection().connection.dbapi_connection
        assert raw is not None
        raw.execute("PRAGMA defer_foreign_keys = ON")
        raw.executemany("INSERT INTO hand_summary VALUES (?, ?, 1, 'holdem', ?, 0, 2, 0, 2, '{}')",
                        [(n, n, n * 7919 % COMMON) for n in range(1, COMMON + 1)])
        raw.executemany("INSERT INTO find_hand VALUES (?, ?, ?, 2)",
                        [(word, n, n) for (word,) in words for n in range(1, COMMON + 1)])
        counted: list[int] = []
        raw.set_progress_handler(lambda: counted.append(100), 100)
        page = find.search(session, Wanted(words=words, together=(OneSeat(words),)), find.POT)
        raw.set_progress_handler(None, 0)
        session.rollback()
    assert (page.count, page.about) == (COMMON, True)
    assert sum(counted) < 60 * COMMON, "instructions of the database; to sort all takes 97 each"
