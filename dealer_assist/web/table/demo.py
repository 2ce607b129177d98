"""The demo: a recorded hand as a list of views, and a table with players to try it at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy.orm import Session

import dealer_assist.formats
from dealer_assist.cards import UNKNOWN
from dealer_assist.contract.view import view
from dealer_assist.engine.play import start
from dealer_assist.engine.state.actions import Action
from dealer_assist.formats.phh import PhhHand, read_phh
from dealer_assist.formats.phh.replay import played, setup_of
from dealer_assist.record.log import By
from dealer_assist.store.tables import dealing, one_seat, seats, settings
from dealer_assist.texts import say, speak
from dealer_assist.web.shell.languages import language

RECORDED = Path(dealer_assist.formats.__file__).with_name("demo.phh")
PLAYERS = {1: "Ruth", 2: "Omar", 4: "Ines", 5: "Walt", 6: "Dee"}
STAKES = {"game": "omaha", "betting": "pot-limit", "blinds": [100, 200], "chip": 25}
STACK = 20_000


@cache
def recorded_steps() -> dict[str, Any]:
    """The recorded hand.

    Shape: `names` by seat, `number` of the hand, `steps`, each the `line` that was done (None for the
    first) and the engine's view after it.
    """
    hand = next(read_phh(RECORDED.read_bytes(), RECORDED.name))
    assert isinstance(hand, PhhHand), hand
    state = start(setup_of(hand))
    steps: list[dict[str, Any]] = [{"line": None, "view": view(state)}]
    steps += [
        {"line": action.line(), "view": view(state)}
        for action in played(hand, state)
        if _says_something(action)
    ]
    names = dict(zip(hand.seats, hand.fields.get("players", ()), strict=False))
    return {"names": {str(seat): name for seat, name in names.items()}, "number": 1, "steps": steps}


def _says_something(action: Action) -> bool:
    """Cards that nobody saw are dealt, and nothing on the screen changes."""
    return action.verb != "deal" or any(card != UNKNOWN for card in action.cards or ())


def open_table(session: Session) -> int:
    """A table with players and chips, its first hand dealt; answers its number."""
    table = settings.add_table(session, speak(say("setup.demo-table"), language()), STAKES)
    for seat, name in PLAYERS.items():
        player = name if one_seat.is_free(session, name) else f"{name} {table.id}"
        seats.take_seat(session, table.id, seat, player, STACK, True)
    dealing.start_hand(session, table.id, {}, By())
    return table.id
