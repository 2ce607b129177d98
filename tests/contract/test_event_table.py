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
COUNTS: dict[str, Any] = {"waits": None, "hands": None, "then": "", "held": False, "button": None, "until": 0,
                          "short": None, "lammers": None}
SEATS = [{"seat": n, "player": name, "stack": 5000, "present": True} for n, name in enumerate("ABCD", 1)]


def moved(seconds: float, deals: bool = True, counts: Any = None, **more: Any) -> tuple[Any, Any]:
    """So long after the first level began."""
    event = {"sheet": SHEET, "row": 0, "left": 600_000, "running": True, "gone": 0, "level": 1,
             "counts": COUNTS | (counts or {})} | more
    return gone_on({"mix": None}, {"event": event, "gone": seconds, "hands": HANDS}, load_game,
                   SEATS if deals else None)


def why(seconds: float, code: str = "event-waits", **more: Any) -> str:
    with pytest.raises(NotNow) as refused:
        moved(seconds, **more)
    assert refused.value.code == code
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
    assert past["level_gone"] == -1501      # its minutes begin with the hand that is dealt


def test_a_break_and_a_clock_that_stands_let_nobody_deal() -> None:
    assert why(1300) == "Break: 4 minutes left"
    assert moved(1300, deals=False)[0]["blinds"] == [100, 200]      # of the level that was played
    assert why(5000, running=False) == "The clock stands. Wait for the director"


def test_hand_for_hand_a_level_stands_and_a_break_goes_by() -> None:
    held = {"held": True}
    assert moved(5000, counts=held, running=False) == ({}, {})
    assert why(100, counts=held, row=2, left=240_000, running=True) == "Break: 3 minutes left"
    assert moved(300, counts=held, row=2, left=240_000)[1]["event"]["level"] == 3


def test_what_the_clock_does_not_say_is_asked_and_a_dealer_reads_why() -> None:
    assert gone_on({}, {"event": None}, load_game) == ({}, {})
    with pytest.raises(NotNow) as refused:
        gone_on({}, {"event": None}, load_game, SEATS)
    assert refused.value.code == "ask-the-server"
    assert why(0, "ask-the-server", counts={"waits": "Ann goes"}) == "Ann goes"
    assert why(0, "ask-the-server", counts={"hands": 0, "then": "Bag the chips"}) == "Bag the chips"
    assert moved(0, deals=False, counts={"waits": "Ann goes"}) == ({}, {})


def test_a_shootout_table_that_is_decided_waits() -> None:
    assert moved(0, counts={"until": 3}) == ({}, {})
    assert "decided: 4 go on" in why(0, "ask-the-server", counts={"until": 4})
    assert "went out in one hand" in why(0, "ask-the-server", counts={"until": 5})


def test_lammers_are_turned_in_before_the_first_hand_after_their_last_level() -> None:
    lammers = {"value": 5000, "last": 1, "left": {"A": 1, "B": 0}}
    assert moved(599, counts={"lammers": lammers}) == ({}, {})
    assert why(601, "ask-the-server", counts={"lammers": lammers}).startswith(
        "The last level with lammers is over. Turn in those of A, then deal. Without a connection")
    # who is out with them turns none in
    assert moved(601, counts={"lammers": lammers | {"left": {"E": 1}}})[0]["blinds"] == [100, 200]


def test_a_table_that_is_too_short_stops_when_its_blinds_have_been_round() -> None:
    short = {"by": 3, "most": 7, "here": 4, "open": True, "unhit": ["A"]}
    assert moved(0, counts={"short": short}) == ({}, {})
    assert why(0, "ask-the-server", counts={"short": short | {"unhit": ["E"]}}).startswith(
        "4 players here and 7 at the fullest table")
    assert moved(0, counts={"short": short | {"unhit": [], "most": 6}}) == ({}, {})
    assert moved(0, counts={"short": short | {"unhit": [], "open": False}}) == ({}, {})
