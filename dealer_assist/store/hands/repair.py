"""Repair an earlier action: it is changed, and everything after it is applied again, in order.

Nothing is patched. The log gets one undo row that goes back to before the action, then a row for every
action: the changed one, and each later one `again`, naming the row that first said it. What was entered as
one goes back as one. A later action that is not legal any more is a `Conflict`: nothing is changed, and
the sender answers it (`instead`), or stops there (`stop`), and asks again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.actions import Action, parse_action, recorded_action
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.store.db.models import Row
from dealer_assist.store.hands import unseen, write
from dealer_assist.record import log, replay
from dealer_assist.store.hands.documents import state_document
from dealer_assist.record.log import By, Course
from dealer_assist.floor.redaction import RECORD, Looker
from dealer_assist.floor.repair_options import folded, replaces, ways
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.hands.write import Entry

Actions = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class EntryChange:
    """What a repair does: `actions` in place of entry `entry`; none takes it out.

    `instead`: by entry, what is done in place of a later one; `stop`: that entry and all after it go.
    """

    entry: int
    actions: Actions
    instead: Mapping[int, Actions] = field(default_factory=dict)
    stop: int | None = None

    def document(self) -> dict[str, Any]:
        """As the log keeps it."""
        return {
            "entry": self.entry, "now": _lines(self.actions), "stop": self.stop,
            "instead": {str(seq): _lines(actions) for seq, actions in sorted(self.instead.items())},
        }


def read_change(
    entry: int, lines: Sequence[str], instead: Mapping[str, Sequence[str]], stop: int | None,
) -> EntryChange:
    """A change out of action lines.  Errors: those of `parse_action`, with `line`, or `instead.9.0`."""
    answers = {
        int(seq): tuple(parse_action(line, f"instead.{seq}.{n}") for n, line in enumerate(lines_instead))
        for seq, lines_instead in instead.items()
    }
    actions = tuple(parse_action(line, write.field_name(n, lines)) for n, line in enumerate(lines))
    return EntryChange(entry, actions, answers, stop)


class Conflict(NotNow):
    """A later action is not legal any more. `conflict` has what, why, the state there, and the ways on."""

    def __init__(self, seq: int, line: str, refusal: Refusal, conflict: dict[str, Any]) -> None:
        super().__init__(
            "repair-conflict", seq=seq, line=line, why=refusal.message,
            field=f"instead.{seq}", rule=refusal.rule)
        self.conflict = conflict


def repair(
    session: Session, number: int, seen: int, change: EntryChange, by: By, looker: Looker = RECORD,
) -> int:
    """Change an entry in force and apply the later ones again, as one entry of the log.

    Shape: the number of its last row.  Errors: `Conflict`; `not-in-force`, `nothing-changed`; a `Refusal` of
    the new lines themselves; those of `write.act`, as `looker` may see them.
    """
    entry = _begin(session, number, seen, change, by)
    if isinstance(entry, int):
        return entry
    for action in (*change.actions, *(one for actions in change.instead.values() for one in actions)):
        # a repair is no way round the floor: a stack in it is asked for as any other
        write.check_counted(session, entry, action, agreed=False)
        write.check_released(session, action)
    planned = _planned(entry, change, looker)
    if len(entry.rows) + len(planned) >= write.MOST_ROWS:
        raise NotNow("log-full.undo", most=write.MOST_ROWS)
    return _write(session, entry, change, planned)


def rehearse(
    session: Session, number: int, seen: int, change: EntryChange, looker: Looker = RECORD,
) -> dict[str, Any]:
    """What a repair would do: how many entries `again`, `changed`, `dropped`; the state of the hand then.

    It is tried on what `looker` may see of the hand: nothing is kept of a try, so it may tell nothing else.
    """
    entry = _begin(session, number, seen, change, By())
    assert not isinstance(entry, int), "a rehearsal has no key"
    entry = _as_seen(entry, looker) or entry
    planned = _plan(entry, change)
    after = planned[-1].after if planned else _before(entry, change.entry)
    return {**_payload(entry, change, planned), "state": state_document(entry.hand, after)}


@dataclass(frozen=True, slots=True)
class _Act:
    """One action of the hand as it will be: `again` the row that it repeats, `was` the line it replaces."""

    line: str
    after: Played
    again: int | None = None
    was: str | None = None

    def payload(self) -> dict[str, Any]:
        return {"line": self.line} | ({} if self.again is None else {"again": self.again}) | (
            {} if self.was is None else {"was": self.was})


def _begin(session: Session, number: int, seen: int, change: EntryChange, by: By) -> Entry | int:
    write.locked(session, number)
    # its answer was lost: repaired again, the entry would not be in force any more, and the sender told so
    before = _entered_before(rows_of(session, number), by.key, change)
    if before is not None:
        return before
    entry = write.begin(session, number, seen, by, log.UNDO, {})
    assert not isinstance(entry, int), "the key was not used before"
    write.check_not_void(entry)
    path = entry.course.path
    if change.entry not in path:
        raise NotNow("not-in-force", entry=change.entry, field="entry")
    if _lines(change.actions) == [log.payload(entry.rows[change.entry])["line"]]:
        raise NotNow("nothing-changed", field="line")
    later = path[path.index(change.entry) + 1:]
    for name, seq in [("stop", change.stop), *((f"instead.{seq}", seq) for seq in change.instead)]:
        if seq is not None and seq not in later:
            raise Unreadable("bad-seq.not-after", seq=seq, entry=change.entry, field=name)
    return entry


def _entered_before(rows: Sequence[Row], key: str | None, change: EntryChange) -> int | None:
    """The row of this very request, when it was answered before and the answer was lost."""
    row = next((row for row in rows if key is not None and row.key == key), None)
    if row is None:
        return None
    first = log.payload(rows[log.payload(row).get("of", [row.seq])[0]])
    if change.document().items() <= first.get("repair", {}).items():
        return row.seq
    raise NotNow("key-used", seq=row.seq, field="key")


def _before(entry: Entry, seq: int) -> Played:
    path = entry.course.path
    n = path.index(seq)
    return replay.played(entry.hand, entry.rows, path[:n], entry.rows[(0, *path)[n]].hash)


def _planned(entry: Entry, change: EntryChange, looker: Looker) -> list[_Act]:
    """The plan, once it stands on what `looker` may see.  Errors: `face-down` where it does there alone."""
    shown = _as_seen(entry, looker)
    if shown is None:
        return _plan(entry, change)
    _plan(shown, change)
    try:
        return _plan(entry, change)
    except Refusal as refusal:
        raise unseen.FaceDown(refusal) from refusal


def _as_seen(entry: Entry, looker: Looker) -> Entry | None:
    lies_open = unseen.laid_open(entry.hand, entry.rows, looker)
    return replace(entry, rows=lies_open.rows) if lies_open else None


def _plan(entry: Entry, change: EntryChange) -> list[_Act]:
    """Every action from the changed one on, each with the hand after it."""
    hand_played, rows, path = _before(entry, change.entry), entry.rows, entry.course.path
    was: str | None = log.payload(rows[change.entry])["line"]
    planned: list[_Act] = []
    for n, action in enumerate(change.actions):
        hand_played = hand_played.after(action, write.field_name(n, change.actions))
        planned.append(_Act(action.line(), hand_played, was=was if n == 0 else None))
    later = path[path.index(change.entry) + 1:]
    if change.stop is not None:
        later = later[:later.index(change.stop)]
    for seq in later:
        planned += _again(entry, change, seq, planned[-1].after if planned else hand_played)
    return planned


def _again(entry: Entry, change: EntryChange, seq: int, hand_played: Played) -> list[_Act]:
    """What becomes of a later entry."""
    first = log.payload(entry.rows[seq])["line"]
    actions = change.instead.get(seq, (recorded_action(first),))
    done: list[_Act] = []
    for n, action in enumerate(actions):
        line = action.line()
        try:
            hand_played = hand_played.after(action)
        except Refusal as refusal:
            raise _conflict(entry, seq, refusal, hand_played, _lines(actions), n) from refusal
        repeats = line == first and not any(act.again for act in done)
        done.append(_Act(line, hand_played, again=log.origin(entry.rows, seq).seq if repeats else None))
    if done and not any(act.again for act in done):
        done[0] = replace(done[0], was=first)
    return done


def _conflict(
    entry: Entry, seq: int, refusal: Refusal, stands: Played, lines: Sequence[str], n: int,
) -> Conflict:
    path = entry.course.path
    place = path.index(seq)
    document = {
        "seq": seq, "line": lines[n], "code": refusal.code, "why": refusal.message, "rule": refusal.rule,
        "place": "instead" if replaces(stands, lines[n]) else "before", "folded": folded(stands, lines[n]),
        "done": lines[:n], "after": lines[n + 1:],
        "rest": [log.payload(entry.rows[one])["line"] for one in path[place + 1:]],
        "ways": ways(stands, seq, lines, n), "state": state_document(entry.hand, stands),
    }
    return Conflict(seq, lines[n], refusal, document)


def _payload(entry: Entry, change: EntryChange, planned: Sequence[_Act]) -> dict[str, Any]:
    path = entry.course.path
    later = path[path.index(change.entry) + 1:]
    again = sum(act.again is not None for act in planned)
    changed = sum(act.was is not None for act in planned) - bool(change.actions)
    return {
        **change.document(), "was": log.payload(entry.rows[change.entry])["line"], "again": again,
        "changed": changed, "dropped": len(later) - again - changed,
    }


def _write(session: Session, entry: Entry, change: EntryChange, planned: Sequence[_Act]) -> int:
    """The undo row, then the acts; seats and lists follow row by row, as with any entry."""
    path = entry.course.path
    n = path.index(change.entry)
    to, target = (0, *path)[n], path[:n]
    of = log.span(entry.seq, len(planned) + 1)
    back = replace(
        entry, payload={"to": to, "repair": _payload(entry, change, planned), **of},
        # the last row has the key, so that a request sent twice finds all of them or none
        by=replace(entry.by, key=None) if planned else entry.by)
    stands = _before(entry, change.entry)
    row = write.keep(session, back, target, stands)
    entry = write.going_on(entry, row, Course(target, (*entry.course.back, path)), stands)
    for act in planned:
        entry = write.add_act(session, entry, {**act.payload(), **of}, act.after, act is planned[-1])
    return entry.rows[-1].seq


def _lines(actions: Sequence[Action]) -> list[str]:
    return [action.line() for action in actions]
