"""A hand entered after the fact, in any order: a draft that says what is open and what contradicts.

When it is complete it becomes a hand of its table, marked as reconstructed. Where it was the last one dealt,
the button and the stacks go on from it; otherwise no seat's chips move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ForeignKey, String, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.cards import parse_cards
from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.tablet import shown_parts
from dealer_assist.contract.view import view
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.floor.reconstruct import Known, Pieced, piece
from dealer_assist.session import positions
from dealer_assist.record.log import OPEN, OVER
from dealer_assist.store.db.models import Base, HandRow, Seat, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import write as hands, past as recording
from dealer_assist.store.hands.closing import Closed
from dealer_assist.store.hands.documents import find_table
from dealer_assist.record.log import By
from dealer_assist.store.db import utc
from dealer_assist.store.hands.past import Past
from dealer_assist.store.ledger import chips

RECONSTRUCTED = "reconstructed"
MOST_DRAFTS = 50        # that wait at one table
Entered = Mapping[str, Any]


class Draft(Base):
    """One draft. `said` is what was entered so far; `hand_id` the hand that it became."""

    __tablename__ = "hand_draft"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), index=True)
    said: Mapped[dict[str, Any]]
    who: Mapped[str | None] = mapped_column(String(80))
    at: Mapped[str] = mapped_column(String(32))
    hand_id: Mapped[int | None] = mapped_column(ForeignKey("hand.id"))


def begin(session: Session, table: int, by: By) -> Draft:
    """A draft with the seats of the table as they are.  Errors: NotFound, `too-many-drafts`."""
    seated = hands.lock_table(session, table)
    waiting = session.scalars(select(Draft).where(Draft.table_id == table, Draft.hand_id.is_(None))).all()
    if len(waiting) >= MOST_DRAFTS:
        raise NotNow("too-many-drafts", most=MOST_DRAFTS)
    seats = {str(seat.number): seat.stack for seat in seated.seats if seat.stack}
    latest = hands.latest_hand(session, table)
    contents: dict[str, Any] = {
        "settings": {}, "button": latest.button if latest else None, "seats": seats, "final": {}, "board": "",
        "shown": {}, "lines": [], "newest": False,
    }
    draft = Draft(table_id=table, said=contents, who=by.who, at=utc.now(), hand_id=None)
    session.add(draft)
    session.flush()
    return draft


def write(session: Session, table: int, number: int, changes: Entered, by: By) -> Draft:
    """Keep what is known now; nothing of it need fit yet.  Errors: NotFound, `draft-over`."""
    draft = _open(session, table, number)
    draft.said, draft.who, draft.at = {**draft.said, **changes}, by.who or draft.who, utc.now()
    session.flush()
    return draft


def finish(session: Session, table: int, number: int, by: By) -> HandRow:
    """Make a hand of the table of it.

    Errors: NotFound, `not-complete`, `hand-open`, `stacks-differ`, and refusals of the set-up.
    """
    at_table = hands.lock_table(session, table)
    draft = find(session, table, number)
    if draft.hand_id is not None:        # asked again, because the answer was lost
        return session.get_one(HandRow, draft.hand_id)
    latest = hands.latest_hand(session, table)
    # the open one has the next number, and the stacks
    if latest is not None and latest.status == OPEN:
        raise NotNow("hand-open.write-down", number=latest.number)
    document = _document(session, at_table, draft.said)
    pieced = _piece(document, draft.said)
    if not pieced.hand.over or pieced.wrong:
        why = next(iter((*pieced.wrong, *pieced.open)))
        raise NotNow("not-complete", why=why)
    names = {seat.number: seat.player.name for seat in at_table.seats if seat.player}
    newest = bool(draft.said.get("newest")) or latest is None
    marked = {"recorded": RECONSTRUCTED, "draft": draft.id, "newest": newest}
    past = Past(document, tuple(pieced.hand.actions), names, utc.now(), marked)
    hand = recording.record(session, at_table, past, replace(by, key=None))
    # the next hand goes on from this one where it was the last, else from the one before it
    hand.positions = dict(latest.positions) if latest and not newest else positions.of_button(document)
    if draft.said.get("newest"):
        _carry(session, at_table, document, hand, pieced)
    draft.hand_id = hand.id
    session.flush()
    return hand


def find(session: Session, table: int, number: int) -> Draft:
    """The draft.  Errors: NotFound, also where it is of another table."""
    draft = session.get(Draft, number)
    if draft is None or draft.table_id != table:
        raise NotFound("draft", number)
    return draft


def listed(session: Session, table: int) -> list[dict[str, Any]]:
    """The drafts of a table that are no hand yet, the newest first: `id`, `who`, `at`, `lines`."""
    find_table(session, table)
    wanted = select(Draft).where(Draft.table_id == table, Draft.hand_id.is_(None)).order_by(Draft.id.desc())
    return [{"id": one.id, "who": one.who, "at": one.at, "lines": len(one.said["lines"])}
            for one in session.scalars(wanted)]


def document(session: Session, draft: Draft) -> dict[str, Any]:
    """A draft and how far it goes.

    Shape: `said`; `open` and `wrong`, sentences; `proposal`, lines that would finish it, and how many `ways`
    were found; `whole`; `state`, the hand after the lines, None while the set-up is refused; `hand`, what it
    became.
    """
    shown: dict[str, Any] = {"id": draft.id, "table": draft.table_id, "said": draft.said, "who": draft.who,
                            "at": draft.at, "hand": draft.hand_id}
    try:
        setup = _document(session, find_table(session, draft.table_id), draft.said)
        pieced = _piece(setup, draft.said)
    except Refusal as refusal:
        return shown | {"open": [], "wrong": [refusal.message], "proposal": [], "ways": 0, "whole": False,
                       "state": None}
    return shown | {
        "open": list(pieced.open), "wrong": list(pieced.wrong), "proposal": list(pieced.lines),
        "ways": pieced.ways, "whole": pieced.hand.over and not pieced.wrong,
        "state": {**view(pieced.hand), "setup": setup, "parts": shown_parts(pieced.hand.setup.game)},
    }


def tried(session: Session, table: int, number: int, lines: Sequence[str]) -> dict[str, Any]:
    """The document of a draft with these lines and no more; nothing is kept.

    Shape: its final stacks are left out, or they would tell how it goes on.  Errors: NotFound.
    """
    draft = find(session, table, number)
    return document(session, Draft(
        id=draft.id, table_id=table, said={**draft.said, "lines": list(lines), "final": {}}, who=draft.who,
        at=draft.at, hand_id=draft.hand_id))


def _open(session: Session, table: int, number: int) -> Draft:
    draft = find(session, table, number)
    if draft.hand_id is not None:
        raise NotNow("draft-over")
    return draft


def _document(session: Session, table: Table, contents: Entered) -> dict[str, Any]:
    """The set-up: the table's settings, and what of them the draft says otherwise."""
    settings = {name: getattr(table, name) for name in SETTINGS} | dict(contents["settings"])
    document = {name: value for name, value in settings.items() if value is not None}
    document["seats"] = dict(contents["seats"])
    if contents["button"] is not None:
        document["button"] = contents["button"]
    if not read_setup(document).game.button:
        document.pop("button", None)
    # R58: the pot that stayed was dead money in the next hand; which pot an older hand found, nobody kept
    if contents.get("newest") and (middle := chips.balance(session, table.id).middle):
        document["carried"] = middle
    return document


def _piece(document: dict[str, Any], contents: Entered) -> Pieced:
    setup = read_setup(document)
    final = {int(seat): stack for seat, stack in contents["final"].items()}
    for seat in (*final, *map(int, contents["shown"])):
        if seat not in setup.order:
            raise Unreadable("not-in-hand.draft", seat=seat, field="seats")
    return piece(setup, Known(
        actions=tuple(parse_action(line, f"lines.{n}") for n, line in enumerate(contents["lines"])),
        board=parse_cards(contents["board"], "board"), final=final,
        shown={int(seat): parse_cards(cards, f"shown.{seat}")
               for seat, cards in contents["shown"].items() if cards},
    ))


def _carry(session: Session, table: Table, document: Entered, hand: HandRow, pieced: Pieced) -> None:
    """The last hand dealt: its final stacks are the table's, if they lay there before it."""
    seats: dict[int, Seat] = {seat.number: seat for seat in table.seats}
    for name, stack in document["seats"].items():
        seat = seats.get(int(name))
        if seat is None or seat.stack != stack:
            key = "stacks-differ.empty" if seat is None else "stacks-differ"
            raise NotNow(
                key, seat=name, has=seat.stack if seat else 0, stack=stack, field="newest"
            )
    changes = {place.seat: (place.after or 0) - place.before for place in hand.places}
    left = Closed.of(pieced.hand, OVER, document)
    chips.shift(session, table.id, changes, {"number": hand.number, "seq": hand.seq, "head": hand.head},
                kind=chips.CORRECTED, hand=hand.id, middle=left.middle, rake=left.rake)

