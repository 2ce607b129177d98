"""The start of a hand from a table and its seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist import __version__
from dealer_assist.contract.next_hand import by_hand, game_of, next_hand
from dealer_assist.engine.play import play
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow
from dealer_assist.games.loader.custom import sources
from dealer_assist.session import positions as next_positions
from dealer_assist.session.chain import BEGINNING
from dealer_assist.session.next_game import check_chosen
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.store.db.models import HandRow, Place, Table
from dealer_assist.record import log, replay
from dealer_assist.store.events.write import before_deal
from dealer_assist.store.hands.closing import Closed, derive, settle
from dealer_assist.record.log import By
from dealer_assist.store.db import utc
from dealer_assist.store.db.refusals import Stale
from dealer_assist.store.hands.rows import next_row, rows_of
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import chips, rows as ledger
from dealer_assist.store.tables import bomb_pots, table_mix, positions, stakes_of_event
from dealer_assist.store.tables.settings import room_table

LATE = 1.0      # seconds


def start_hand(
    session: Session, number: int, stated: Mapping[str, Any], by: By, ago: float = 0,
    after: int | None = None, at_table: Collection[int] | None = None,
) -> int:
    """Begin the next hand: the button moved on, the stacks as they are. Answers the hand's id.

    Shape: `stated` are keys of the set-up that count for this hand before those of the table; `ago` seconds
    it was dealt, by a tablet that had no connection then: clocks are read as they were. `after` is the hand
    that it saw before this one, `at_table` the seats that it saw with chips.
    Errors: Stale where another was dealt since; `hand-open`, `too-few-players`, `key-used`; `ask-the-floor`
    for a dealer's stakes at an event's table; and the engine's refusals of a set-up.
    """
    table = room_table(session, number)
    last = latest_hand(session, number)
    before = _begun_before(session, number, by.key)
    # the riffle was sent twice: one hand, whoever's answer was lost
    if before is not None:
        return before
    _check_follows(session, last, after)
    if last is not None and last.status == OPEN:
        raise NotNow("hand-open.still", number=last.number)
    tapped = _tapped(session, last, ago)
    asked, stated = stated, before_deal(session, number, stated, tapped)
    # a stack written past the ledger stops here, before a hand is won with it
    now = positions.table_now(session, table, chips.check(session, table), tapped).among(at_table)
    stakes_of_event.check_stated(session, table, last, asked, by.who, now)
    stated = bomb_pots.stated(session, table, last, stated, by.who, now)
    coming = positions.coming(session, table, last, stated, by.who, now)
    if coming is None:
        raise NotNow("too-few-players.at-table", field="seats")
    check_chosen(coming.turned)
    files = sources(game_of(now, coming, stated))
    document, setup, where = next_hand(now, coming, stated, replay.games_of(files))
    hand = HandRow(
        table_id=number, number=last.number + 1 if last else 1, start_key=by.key,
        setup=log.canonical(document), definition=replay.definition_of(setup.game), engine=__version__,
        game=setup.game.id, button=setup.button if setup.game.button else None,
        positions=next_positions.stored(where) | by_hand(stated),
        seq=0, head=BEGINNING,
        status=OPEN, pot=0, winners=[], started=utc.now(),
    )
    session.add(hand)
    session.flush()
    _deal_in(session, table, hand, setup)
    dealt = _dealt(table, hand, document) | ({"tapped": tapped} if tapped else {})
    # first the ledger, then the hand, which names its hash: neither can be taken out or renamed alone
    sealed = ledger.add(session, "dealt", dealt, table=number, hand=hand.id, by=by)
    payload = {"setup": document, **dealt, "ledger": sealed.hash} | ({"files": files} if files else {})
    if coming.turned is not None:
        payload["mix"] = coming.turned.document(table_mix.changes_game(last, setup.game.id, setup.betting))
        payload |= table_mix.keep(session, hand, coming.turned, payload["mix"])
    _first_row(session, hand, payload, setup, by)
    return hand.id


def _deal_in(session: Session, table: Table, hand: HandRow, setup: Setup) -> None:
    taken = {seat.number: seat for seat in table.seats}
    for seat, stack in zip(setup.order, setup.stacks, strict=True):
        player = taken[seat].player
        session.add(Place(
            hand_id=hand.id, seat=seat, player_id=player.id if player else None,
            name=player.name if player else None, before=stack,
        ))
    session.flush()


def _dealt(table: Table, hand: HandRow, document: Mapping[str, Any]) -> dict[str, Any]:
    """Who plays the hand with what: the ledger says it, and the hand's first entry says it again."""
    names = {str(seat.number): seat.player.name for seat in table.seats if seat.player}
    about = {name: getattr(hand, name) for name in ("game", "button", "positions", "engine", "definition")}
    return {"table": table.id, "number": hand.number, "started": hand.started, "stacks": document["seats"],
            **about,
            "names": {seat: names[seat] for seat in document["seats"] if seat in names}}


def _first_row(session: Session, hand: HandRow, payload: dict[str, Any], setup: Setup, by: By) -> None:
    """Entry 0: the set-up, and the files of a game of the room's own, which may be edited later."""
    document = payload["setup"]
    begun = play(setup)
    state = OVER if begun.over else OPEN
    stacks = document["seats"]
    after = replay.chips(begun, state, document)
    row = next_row(
        hand.id, None, log.START, payload, replay.moved((0, stacks), after, begun, state), by)
    session.add(row)
    replay.shelf.put(row.hash, begun)
    if state != OPEN:
        settle(session, hand, Closed.of(begun, OPEN, document), Closed.of(begun, state, document), row, state)
    derive(hand, row, begun, state, after[1])


def _tapped(session: Session, last: HandRow | None, ago: float) -> str | None:
    """When a hand was dealt that is told so late: never before the one that it follows; None for now."""
    # a table's first hand is dealt by the server, and what was on its way for a moment is dealt now
    if last is None or ago < LATE:
        return None
    before: str = log.payload(rows_of(session, last.id)[0]).get("tapped", last.started)
    return max(utc.before_now(ago), before)


def _check_follows(session: Session, last: HandRow | None, after: int | None) -> None:
    """A riffle that was meant to follow another hand deals none.  Errors: Stale."""
    if last is None or after in (None, last.id):
        return
    here = HandRow.table_id == last.table_id
    seen = session.scalar(select(HandRow.number).where(here, HandRow.id == after))
    since = select(HandRow.id).where(here, HandRow.number > (seen or 0), HandRow.status != VOID).limit(1)
    # one that was taken back before anything was entered leaves the tablet at the hand before it
    if seen is None or session.scalar(since) is not None:
        raise Stale(last.id, 0, last.seq)


def _begun_before(session: Session, table: int, key: str | None) -> int | None:
    if key is None:
        return None
    return session.scalar(select(HandRow.id).where(HandRow.table_id == table, HandRow.start_key == key))
