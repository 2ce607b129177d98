"""How a finished hand was dealt, put right: stacks, blinds, antes, the button, the game, who sat where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import NotNow, Unreadable, quotable
from dealer_assist.record import log, replay, result
from dealer_assist.rules.amounts import SPREAD, STAKES
from dealer_assist.session import positions
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.store.hands.incidents import short

# what of a set-up is put right; another house is another game
MAY_BE_WRONG = ("seats", "button", "game", "betting", *STAKES, SPREAD)
POSTED_BY = ("button", "blinds", "game")


def names_of(hand: HandRow) -> dict[str, str]:
    """Who sat where, as it counts."""
    return {str(place.seat): place.name for place in hand.places if place.name}


def names_entered(rows: Sequence[Row]) -> dict[str, str]:
    """The same as it was entered."""
    return dict(log.payload(rows[0]).get("names", {}))


def setup_for(hand: HandRow, rows: Sequence[Row], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up as it should have been, every house rule written out.

    Errors: `bad-value` for what is no part of it, `other-seats`, and those of `read_setup`.
    """
    counts = result.setup_of(hand, rows)
    if not changes:
        return counts
    if strange := next((name for name in changes if name not in MAY_BE_WRONG), None):
        raise Unreadable("bad-value.no-set-up", name=quotable(strange), field=f"setup.{strange}")
    seats = changes.get("seats", counts["seats"])
    if not isinstance(seats, dict):
        raise Unreadable("bad-form.object", name="seats", field="setup.seats")
    # another seat is another hand: its cards, turns and chips were never entered
    if set(seats) != set(counts["seats"]):
        raise NotNow("other-seats", field="setup.seats")
    document = {name: value for name, value in {**counts, **changes}.items() if value is not None}
    if document.get("posts") and any(document.get(name) != counts.get(name) for name in POSTED_BY):
        del document["posts"]       # who owed a blind follows the button and the blinds
    games = replay.games_at(rows)
    setup = read_setup(document, games)
    if not setup.game.button:
        document.pop("button", None)
    document |= {"game": setup.game.id, "betting": setup.betting, "house": setup.house.as_dealt(),
                 "preset": setup.preset,
                 "seats": {str(seat): stack for seat, stack in sorted(
                     (int(seat), stack) for seat, stack in document["seats"].items())}}
    read_setup(document, games)
    return document


def dealt_otherwise(
    hand: HandRow, rows: Sequence[Row], changes: Mapping[str, Any], names: Mapping[str, str],
) -> dict[str, Any]:
    """What of set-up and names is not as it was entered, to be kept with the correction."""
    entered, setup = replay.setup_of(hand), setup_for(hand, rows, changes)
    players = {**names_of(hand), **{seat: short(name, "names") for seat, name in names.items()}}
    if strange := next((seat for seat in players if seat not in setup["seats"]), None):
        raise Unreadable("not-in-hand.irregular", seat=strange, field="names")
    players = {seat: name for seat, name in sorted(players.items()) if name}
    payload: dict[str, Any] = {"setup": setup} if setup != entered else {}
    payload |= {"names": players} if players != names_entered(rows) else {}
    payload |= _moved(hand, rows, entered, setup)
    dealt = [*_changes(entered, setup), *_renamed(names_entered(rows), players)]
    return payload | ({"dealt": dealt} if dealt else {})


def _moved(
    hand: HandRow, rows: Sequence[Row], entered: Mapping[str, Any], setup: Mapping[str, Any],
) -> dict[str, Any]:
    """Where button and blinds were, that the next hand's go on from; nothing where the button was right."""
    before = result.positions_entered(hand, rows)
    # a button put right moves the next hand's with it; one that was right leaves a dealer's own placing alone
    if before is None or setup.get("button") in (None, entered.get("button")):
        return {}
    by_hand = {name: True for name in ("placed", "posted") if before.get(name)}
    return {"positions": positions.of_button(setup) | by_hand}


def _changes(entered: Mapping[str, Any], setup: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    before, after = entered["seats"], setup["seats"]
    yield from ({"what": "stack", "seat": seat, "was": before[seat], "now": stack}
                for seat, stack in after.items() if before[seat] != stack)
    for name in MAY_BE_WRONG[1:]:
        was, now = entered.get(name), setup.get(name)
        if (was or None) != (now or None):
            yield {"what": name, "was": was, "now": now}


def _renamed(entered: Mapping[str, str], players: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    for seat in sorted({*entered, *players}, key=int):
        if entered.get(seat) != players.get(seat):
            yield {"what": "name", "seat": seat, "was": entered.get(seat), "now": players.get(seat)}
