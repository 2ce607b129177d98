"""The ledger of an event is a chain (contract, section 6)."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from dealer_assist.session.chain import BEGINNING
from dealer_assist.tournament.ledger import Ledger, hashed


def ledger() -> list[dict]:
    rows = Ledger()
    rows.add("entry", 0, "P1", 0, "Entry 1")
    rows.add("colour-up", 40, "P1", -75, "Three odd")
    rows.add("level", 41, None, 0, "Level 5")
    return [row.document() for row in rows.rows]


def test_a_row_holds_the_hash_of_itself_and_of_what_was_before():
    first, second, _ = ledger()
    assert first["prev"] == BEGINNING and second["prev"] == first["hash"]
    text = json.dumps({name: value for name, value in second.items() if name != "hash"},
                      sort_keys=True, separators=(",", ":"))
    assert second["hash"] == sha256((second["prev"] + text).encode()).hexdigest()


@pytest.mark.parametrize(("name", "value"), [
    ("chips", 75), ("player", "P2"), ("why", ""), ("n", 39), ("seq", 9)])
def test_whatever_is_altered_is_found(name: str, value: object):
    row = ledger()[1]
    assert hashed(row) == row["hash"]
    assert hashed(row | {name: value}) != row["hash"]
