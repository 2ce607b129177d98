"""The one way in which a hand changes: the engine judges an entry, and one row is added to the log.

Every function takes a session of `database.writing()`, answers the number of the row that the entry
is, and refuses with nothing changed: `Stale` when the writer saw an older state, `NotFound`, or the
engine's own `Refusal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.engine.dealing import held
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.floor.redaction import RECORD, Looker
from dealer_assist.session import buying
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.store.db.models import HandRow, Row, Table
from dealer_assist.store.db.refusals import NotFound, Stale
from dealer_assist.record import entering, log, replay
from dealer_assist.store.hands import unseen
from dealer_assist.store.hands.above import above
from dealer_assist.store.hands.closing import Closed, check_stacks, count_in, derive, settle
from dealer_assist.record.log import AnyRow, By, Course
from dealer_assist.store.hands.rows import next_row, rows_of
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.store.tables.limits import limits_of

NOTED = "noted"
MOST_ROWS = 5000    # a long hand has about two hundred


def act(
    session: Session, number: int, seen: int, lines: Sequence[str], by: By, follows: str | None = None,
    agreed: bool = False, looker: Looker = RECORD,
) -> int:
    """Enter action lines, as `3 raise 700`: all of them, or none.

    Shape: the key is that of the last line, so a repeated request finds the whole entry. `follows` is the key
    of the entry that the writer made just before, when this one was entered before its answer was seen.
    `agreed`: a player says yes to the stack that a dealer counted, as `6 stack 700`.
    Errors: as above; `ask-the-player`, `ask-the-floor` for a stack (see `session.buying`) and a release;
    `face-down` where a card forbids it that `looker` may not see.
    """
    actions = [parse_action(line, field_name(n, lines)) for n, line in enumerate(lines)]
    entry = begin(session, number, seen, by, log.ACT, {"line": actions[-1].line()})
    if isinstance(entry, int):
        return entry
    if follows is not None and entry.rows[-1].key != follows:
        raise Stale(number, seen, entry.hand.seq)
    check_not_void(entry)
    shown = unseen.laid_open(entry.hand, entry.rows, looker)
    if shown:
        shown.check(entry.course.path, actions, [field_name(n, lines) for n in range(len(lines))])
    of = log.span(entry.seq, len(actions))
    for n, action in enumerate(actions):
        check_counted(session, entry, action, agreed)
        check_released(session, action)
        try:
            after = entry.played.after(action, field_name(n, lines))
        except Refusal as refusal:
            refusal.field = refusal.field or field_name(n, lines)
            if shown:
                raise unseen.FaceDown(refusal) from refusal
            raise
        entry = add_act(session, entry, {"line": action.line(), **of}, after, n == len(actions) - 1)
    return entry.rows[-1].seq


def field_name(n: int, lines: Sequence[object]) -> str:
    """The field of a request that line `n` of `lines` stood in."""
    return "line" if len(lines) == 1 else f"lines.{n}"


def undo(session: Session, number: int, seen: int, to: int | None, by: By) -> int:
    """Go back to how it stood after row `to`; without it, take the last entry in force back.

    What was entered as one goes back as one: a round of folds, and a repair with all that it applied again.
    """
    entry = begin(session, number, seen, by, log.UNDO, {} if to is None else {"to": to})
    if isinstance(entry, int):
        return entry
    there = entry.payload["to"] = entering.back_to(entry.rows, entry.courses, to)
    path = entry.courses[there].path
    after = replay.played(entry.hand, entry.rows, path, entry.rows[there].hash)     # as it was played then
    return keep(session, entry, path, after).seq


def redo(session: Session, number: int, seen: int, by: By) -> int:
    """Bring back what the last undo took."""
    entry = begin(session, number, seen, by, log.REDO, {})
    if isinstance(entry, int):
        return entry
    return keep(session, entry, entering.brought_back(entry.courses)).seq


def make_void(session: Session, number: int, seen: int, reason: str | None, by: By) -> int:
    """Declare the hand void: every chip goes back to where it was before the deal."""
    entry = begin(session, number, seen, by, log.VOIDED, {"reason": reason} if reason else {})
    if isinstance(entry, int):
        return entry
    if entry.state == VOID:
        raise NotNow("hand-void.already")
    return keep(session, entry, (*entry.course.path, entry.seq), entry.played, VOID).seq


def note(session: Session, number: int, seen: int, kind: str, payload: dict[str, Any], by: By) -> int:
    """Write down something that changes nothing in force, as a ruling; also of a hand that was closed since.

    `kind` is one of `log.NOTES`.
    """
    assert kind in log.NOTES, kind
    entry = begin(session, number, seen, by, kind, payload)
    if isinstance(entry, int):
        return entry
    stands = replay.chips(entry.played, entry.state, replay.setup_of(entry.hand))
    moved = replay.moved(stands, stands, entry.played, entry.state)
    row = next_row(number, entry.rows[-1], kind, payload, moved, by)
    session.add(row)
    replay.shelf.put(row.hash, entry.played)
    entry.hand.seq, entry.hand.head = row.seq, row.hash
    if entry.state != OPEN:     # what is said of a closed hand moves the head that its end was sealed with
        ledger.add(session, NOTED, {"number": entry.hand.number, "seq": row.seq, "head": row.hash},
                   table=entry.hand.table_id, hand=number, by=by)
    return row.seq


@dataclass(slots=True)
class Entry:
    """An entry on its way: where the hand stands, and what is to be said."""

    hand: HandRow
    rows: Sequence[AnyRow]
    courses: list[Course]
    played: Played
    state: str
    kind: str
    payload: dict[str, Any]
    by: By

    @property
    def course(self) -> Course:
        return self.courses[-1]

    @property
    def seq(self) -> int:
        return self.rows[-1].seq + 1


def begin(
    session: Session, number: int, seen: int, by: By, kind: str, payload: dict[str, Any],
) -> Entry | int:
    """Lock the hand and see where it stands; or the row that this very request made before."""
    hand = locked(session, number)
    rows = rows_of(session, number)
    again = _entered_before(rows, by.key, kind, payload)
    if again is not None:
        return again
    # two tablets at one table: the second tap was made for a state that is gone
    if seen != hand.seq:
        raise Stale(number, seen, hand.seq)
    # every entry reads the rows before it: a script that taps for ever would slow the room
    if len(rows) >= MOST_ROWS:
        raise NotNow("log-full", most=MOST_ROWS)
    courses = log.courses(rows)
    hand_played = replay.played(hand, rows, courses[-1].path, hand.head)
    return Entry(
        hand,
        rows,
        courses,
        hand_played,
        replay.status(hand_played, rows, courses[-1].path),
        kind,
        payload,
        by,
    )


def locked(session: Session, number: int) -> HandRow:
    """The hand, with its table's row locked: who writes here waits for who wrote there before."""
    # the table before its hand, everywhere: two writers that lock in another order would wait for each other
    table = session.scalar(select(HandRow.table_id).where(HandRow.id == number))
    if table is None:
        raise NotFound("hand", number)
    lock_table(session, table)
    return session.get_one(HandRow, number)


def lock_table(session: Session, number: int) -> Table:
    """The table, locked until the transaction ends (SQLite has one writer anyway)."""
    table = session.scalar(select(Table).where(Table.id == number).with_for_update())
    if table is None:
        raise NotFound("table", number)
    return table


def latest_hand(session: Session, table: int) -> HandRow | None:
    """The last hand that was begun at the table."""
    newest = select(HandRow).where(HandRow.table_id == table).order_by(HandRow.number.desc()).limit(1)
    return session.scalar(newest)


def _entered_before(rows: Sequence[Row], key: str | None, kind: str, payload: dict[str, Any]) -> int | None:
    row = next((row for row in rows if key is not None and row.key == key), None)
    if row is None:
        return None
    # the same key with something else in it is another tap, and none of the two may be dropped in silence
    if row.kind == kind and payload.items() <= log.payload(row).items():
        return row.seq
    raise NotNow("key-used", seq=row.seq, field="key")


def check_not_void(entry: Entry) -> None:
    """A void hand takes no action."""
    if entry.state == VOID:
        raise NotNow("hand-void.undo")


def check_released(session: Session, action: Action) -> None:
    """A dealer cannot release an all-in hand that is held.  Errors: `ask-the-floor`."""
    if action.verb == "release" and not ledger.writer(session).chief:
        raise NotNow("ask-the-floor.release", rule=held.RULE)


def check_counted(session: Session, entry: Entry, action: Action, agreed: bool) -> None:
    """May this writer say what a stack really is?  Errors: `ask-the-player`, `ask-the-floor`."""
    seat = action.seat or 0
    had = entry.played.stacks.get(seat)
    if action.verb == "stack" and had is not None and not ledger.writer(session).chief:
        table, stack = session.get_one(Table, entry.hand.table_id), action.amount or 0
        if stack != had and not agreed:     # nobody buys in or tops up in the middle of a hand
            raise buying.AskPlayer(seat, had, stack)
        buying.check(seat, had, stack, limits_of(session, table), agreed, chips.counted(session, table.id))


def add_act(session: Session, entry: Entry, payload: dict[str, Any], after: Played, last: bool) -> Entry:
    """One action, perhaps of several that were entered at once; the last one carries the key."""
    by = entry.by if last else replace(entry.by, key=None)
    path = (*entry.course.path, entry.seq)
    row = keep(session, replace(entry, kind=log.ACT, payload=payload, by=by), path, after)
    return going_on(entry, row, Course(path), after)


def going_on(entry: Entry, row: Row, course: Course, after: Played) -> Entry:
    """Where an entry of several rows stands after one of them."""
    rows = [*entry.rows, row]
    state = replay.status(after, rows, course.path)
    return replace(entry, rows=rows, courses=[*entry.courses, course], played=after, state=state)


def keep(
    session: Session, entry: Entry, path: tuple[int, ...], after: Played | None = None, state: str = "",
) -> Row:
    """Add the row, bring the hand's derived columns and the seats in line with it."""
    hand, rows = entry.hand, entry.rows
    after = after or replay.played(hand, rows, path)
    if not state:
        state = replay.status(after, rows, [seq for seq in path if seq < entry.seq])
    setup = replay.setup_of(hand)
    before_chips = replay.chips(entry.played, entry.state, setup)
    after_chips = replay.chips(after, state, setup)
    outcome = replay.moved(before_chips, after_chips, after, state)
    # before anything is written: later hands were dealt from the stacks it left
    _check_still_last(session, entry)
    if entry.state == VOID and state != VOID:
        for one in above:
            one.lay_beside(session, hand)
        check_stacks(session, hand, setup, entry.played)
    # before the row: what came into the table must be there when the hand is settled
    count_in(session, hand, entry.played, after)
    row = next_row(hand.id, rows[-1], entry.kind, entry.payload, outcome, entry.by)
    session.add(row)
    replay.shelf.put(row.hash, after)
    if OPEN != entry.state or OPEN != state:
        was = Closed.of(entry.played, entry.state, setup)
        settle(session, hand, was, Closed.of(after, state, setup), row, state)
    derive(hand, row, after, state, after_chips[1])
    for one in above if state == OVER else ():
        one.after_hand(session, hand.table_id)
    return row


def _check_still_last(session: Session, entry: Entry) -> None:
    hand = entry.hand
    if entry.state != OPEN:     # a table has one open hand, so nothing was dealt after one that is
        later = HandRow.status != VOID     # a hand that was made void has moved no chip since
        newest = session.scalar(select(func.max(HandRow.number)).where(
            HandRow.table_id == hand.table_id, later | (HandRow.id == hand.id)))
        if newest != hand.number:
            raise NotNow("hand-closed", number=hand.number, newest=newest)
    # chips were moved by its correction: an undo as well would move them twice
    if any(note.get("carried") for note in log.notes(entry.rows, log.EVENT)):
        raise NotNow("hand-corrected", number=hand.number)
