"""What a level gives a table of an event, and what the clock of a tablet makes of it without the server."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.event_table import gone_on, settings_at
from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import NotNow
from dealer_assist.games import load_game
from dealer_assist.texts import speak

BLINDS = ([50, 100], [100, 200])
ROWS = [*({"minutes": 10, "big-bet": {"blinds": blinds}} for blinds in BLINDS), {"break": 5},
        {"minutes": 10, "games": [{"game": "holdem", "betting": "no-limit"},
                                  {"game": "omaha", "betting": "pot-limit"}],
         "big-bet": {"blinds": [200, 400]}}]
SHEET: dict[str, Any] = document_of(template("holdem")) | {"levels": ROWS, "chips": [25, 100]}
HANDS = [{"number": 7}]


def moved(seconds: float, deals: bool = True, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """So long after the first level began."""
    event = {"sheet": SHEET, "row": 0, "left": 600_000, "running": True, "gone": 0, "level": 1} | more
    return gone_on({"mix": None}, {"event": event, "gone": seconds, "hands": HANDS}, load_game, deals)


def why(seconds: float, **more: Any) -> str:
    with pytest.raises(NotNow) as refused:
        moved(seconds, **more)
    return str(speak(refused.value.document(), "en")["error"]["message"])


def test_a_level_gives_its_stakes_its_chip_and_its_mix() -> None:
    sheet = read_structure(SHEET)
    plain = settings_at(sheet, 2, 0)
    assert (plain["game"], plain["blinds"], plain["chip"], plain["mix"]) == ("holdem", [100, 200], 25, None)
    assert settings_at(sheet, 2, 25)["chip"] == 100     # raced off before its time
    mixed = settings_at(sheet, 3, 0)
    assert mixed["level"] == 3 and [one["game"] for one in mixed["mix"]["games"]] == ["holdem", "omaha"]


def test_the_clock_goes_on_from_where_it_was() -> None:
    assert moved(599) == ({}, {})
    table, past = moved(601)
    assert table["blinds"] == [100, 200] and table["small_bet"] is None and past["event"]["level"] == 2
    table, past = moved(1501)
    assert table["mix"]["games"][1]["game"] == "omaha" and (past["level"], past["since"]) == (3, 8)


def test_a_break_and_a_clock_that_stands_let_nobody_deal() -> None:
    assert why(1300) == "Break: 4 minutes left"
    assert moved(1300, deals=False)[0]["blinds"] == [100, 200]      # of the level that was played
    assert why(5000, running=False) == "The clock stands. Wait for the director"


def test_what_hangs_on_other_tables_is_the_servers_to_say() -> None:
    assert gone_on({}, {"event": None}, load_game, deals=False) == ({}, {})
    with pytest.raises(NotNow) as refused:
        gone_on({}, {"event": None}, load_game, deals=True)
    assert refused.value.code == "ask-the-server"
