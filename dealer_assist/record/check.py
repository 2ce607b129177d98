"""Does the record still say what it said? Hashes are computed again, hands played again; nothing is changed.

A difference in `outcome` means that the engine reads a rule differently today; what was paid stays paid.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import Refusal
from dealer_assist.record import log, replay, result
from dealer_assist.record.log import OPEN, OVER, AnyRow
from dealer_assist.record.result import ResultColumns
from dealer_assist.session.chain import BEGINNING
from dealer_assist.texts import say

GAME = "game"
# what a damaged row ends in: no text, no JSON, or one that is nested without end
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, RecursionError, OverflowError)
Chips = tuple[int, dict[str, int]]


class AnyPlace(Protocol):
    """A seat that was dealt in, and its stack after the hand (None while it is open)."""

    @property
    def seat(self) -> int: ...
    @property
    def after(self) -> int | None: ...


class AnyHand(Protocol):
    """A hand wherever it comes from: its set-up as it was written, and what lists say of it."""

    @property
    def id(self) -> int: ...
    @property
    def setup(self) -> str: ...
    @property
    def definition(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def seq(self) -> int: ...
    @property
    def head(self) -> str: ...
    @property
    def status(self) -> str: ...
    @property
    def pot(self) -> int: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def started(self) -> str: ...
    @property
    def finished(self) -> str | None: ...
    @property
    def places(self) -> Sequence[AnyPlace]: ...


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is not as it was written: in which row (None for the hand itself), and what."""

    seq: int | None
    what: str
    recorded: Any
    computed: Any
    message: str

    def document(self) -> dict[str, Any]:
        """For JSON."""
        return {"seq": self.seq, "what": self.what, "recorded": plain(self.recorded),
                "found": plain(self.computed), "message": self.message}


def plain(value: Any) -> Any:
    """What a damaged column holds, for JSON: bytes where a text was are told as Python writes them."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {name if isinstance(name, str) else repr(name): plain(one) for name, one in value.items()}
    return repr(value) if isinstance(value, bytes) else value


@dataclass(slots=True)
class Examined:
    """What came of checking a hand; `made` as the engine plays it today, None where it does not."""

    hand: int
    rows: int
    differences: list[Difference] = field(default_factory=list)
    played: Played | None = None

    def document(self) -> dict[str, Any]:
        """For JSON: `ok` where nothing differs that moves chips; a page may be put in better words."""
        ok = all(difference.what == GAME for difference in self.differences)
        return {"hand": self.hand, "ok": ok, "rows": self.rows,
                "differences": [difference.document() for difference in self.differences]}


def check(
    hand: AnyHand, rows: Sequence[AnyRow], sealed: Collection[int] = (), as_entered: bool = False,
) -> dict[str, Any]:
    """Check a hand and its rows, wherever they come from; `sealed`, `as_entered` as in `examine`.

    Shape: `ok`, how many `rows`, and the `differences`, each with `seq`, `what`, `recorded`, `found` and a
    sentence.
    """
    return examine(hand, rows, sealed, as_entered).document()


def examine(
    hand: AnyHand, rows: Sequence[AnyRow], sealed: Collection[int] = (), as_entered: bool = False,
) -> Examined:
    """Check a hand and its rows.

    Shape: of the rows `sealed` only their place in the chain is checked: what they say is not told here.
    `as_entered`: lists say of a corrected hand what was entered, as packets of an earlier version do.
    """
    examined = Examined(hand.id, len(rows))
    examined.differences = [one for one in _chain(hand, rows) if one.what != "hash" or one.seq not in sealed]
    # rows that were tampered with say nothing that would be worth playing again
    if not examined.differences:
        examined.differences = [*_repairs(rows), *_again(hand, rows, examined, as_entered)]
    return examined


def _chain(hand: AnyHand, rows: Sequence[AnyRow]) -> Iterator[Difference]:
    before = BEGINNING
    for place, row in enumerate(rows):
        if row.seq != place:
            yield Difference(place, "seq", row.seq, place, say("check.missing", entry=place))
            return
        if row.previous != before:
            yield Difference(row.seq, "previous", row.previous, before,
                             say("check.does-not-follow", entry=row.seq))
        now = log.row_hash(row)
        if row.hash != now:
            yield Difference(row.seq, "hash", row.hash, now,
                             say("check.changed", entry=row.seq))
        before = row.hash
    if not rows or (hand.seq, hand.head) != (rows[-1].seq, before):
        newest = rows[-1].seq if rows else None
        yield Difference(None, "head", hand.seq, newest,
                         say("check.newest-missing"))
    elif replay.setup_of(hand) != log.payload(rows[0]).get("setup"):
        yield Difference(0, "setup", None, None, say("check.other-set-up"))


def _repairs(rows: Sequence[AnyRow]) -> Iterator[Difference]:
    """A repair says what it changed and how many entries it applied again; its rows must say the same."""
    courses = log.courses(rows)
    for row in rows:
        repair = log.payload(row).get("repair") if '"repair"' in row.payload else None
        if repair and not _did(rows, row, courses[row.seq - 1].path, repair):
            why = say("check.repairs", entry=row.seq, of=repair.get("entry"))
            yield Difference(row.seq, "repair", repair, None, why)


def _did(rows: Sequence[AnyRow], row: AnyRow, path: tuple[int, ...], repair: Mapping[str, Any]) -> bool:
    payload = log.payload(row)
    if repair["entry"] not in path:
        return False
    place = path.index(repair["entry"])
    first, last = payload.get("of", (row.seq, row.seq))
    acts = [log.payload(one) for one in rows[first + 1:last + 1]]
    later = {log.origin(rows, seq).seq: log.payload(rows[seq])["line"] for seq in path[place + 1:]}
    again = [act["again"] for act in acts if "again" in act]
    return (
        (first, payload["to"]) == (row.seq, (0, *path)[place]) and len(acts) == last - first
        and repair["was"] == log.payload(rows[repair["entry"]])["line"]
        and repair["now"] == [act["line"] for act in acts[:len(repair["now"])]]
        and all(act.get("of") == payload.get("of") for act in acts)
        # every one of them in the order in which it was entered, and saying what it said
        and again == [seq for seq in later if seq in again] and repair["again"] == len(again)
        and all(later[act["again"]] == act["line"] for act in acts if "again" in act)
    )


def _again(
    hand: AnyHand, rows: Sequence[AnyRow], examined: Examined, as_entered: bool,
) -> Iterator[Difference]:
    """Play the hand again, once, and compare after every row; nothing kept of earlier plays is asked."""
    setup = replay.setup_of(hand)
    try:
        begun = replay.begun_with(hand, rows)
    except Refusal as refusal:
        yield Difference(0, "refused", None, refusal.code, say("check.set-up-refused", why=refusal.message))
        return
    if (definition := replay.definition_of(begun.game)) != hand.definition:
        yield Difference(None, GAME, hand.definition, definition,
                         say("check.page-changed", game=hand.game))
    before: Chips = (0, setup["seats"])
    state, courses = OPEN, log.courses(rows)
    played = replay.through(begun, rows, courses)
    for row, course in zip(rows, courses, strict=True):
        recorded = log.outcome(row)
        try:
            played_hand = next(played)
        except Refusal as refusal:
            examined.played = None
            yield Difference(row.seq, "refused", row.outcome, refusal.code,
                             say("check.refused", entry=row.seq, why=refusal.message))
            return
        state = replay.status(played_hand, rows, course.path)
        after = replay.chips(played_hand, state, setup)
        outcome = replay.moved(before, after, played_hand, state)
        if outcome != recorded:
            yield Difference(row.seq, "outcome", recorded, outcome,
                             say("check.other-chips", entry=row.seq))
        before, examined.played = after, played_hand
    yield from _corrected(hand, rows)
    yield from _derived(hand, rows, state, as_entered)


def _corrected(hand: AnyHand, rows: Sequence[AnyRow]) -> Iterator[Difference]:
    """Does the hand as it was corrected still pay what its correction says?"""
    amended = result.correction(rows)
    if amended is None or amended["void"]:
        return
    try:
        in_force = result.played(hand, rows)
    except Refusal as refusal:
        why = replay.cause(refusal)
        yield Difference(amended["seq"], "refused", amended["now"], why.code,
                         say("check.refused", entry=amended["seq"], why=why.message))
        return
    now = {str(seat): stack for seat, stack in in_force.stacks.items()}
    if now != amended["now"]:
        yield Difference(amended["seq"], "outcome", amended["now"], now,
                         say("check.other-chips", entry=amended["seq"]))


def _derived(
    hand: AnyHand, rows: Sequence[AnyRow], state: str, as_entered: bool,
) -> Iterator[Difference]:
    derived = listed(hand, rows, state, as_entered)
    columns: dict[str, tuple[Any, Any]] = {
        "status": (hand.status, state), "pot": (hand.pot, derived.pot),
        "winners": (hand.winners, derived.winners),
    }
    last = next(row for row in reversed(rows) if row.kind not in log.NOTES)
    if hand.finished != hand.started:       # a hand that was written down later ends when it began
        columns["finished"] = (hand.finished, last.at if state != OPEN else None)
    for place in hand.places:
        columns[f"stack of seat {place.seat}"] = (
            place.after, derived.stacks.get(str(place.seat)) if state != OPEN else None)
    for name, (recorded, derived) in columns.items():
        if recorded != derived:
            yield Difference(None, name, recorded, derived,
                             say("check.in-lists", name=name))


def listed(
    hand: replay.HasSetup, rows: Sequence[AnyRow], state: str, as_entered: bool = False,
) -> ResultColumns:
    """What lists say of a hand: the result that counts, or with `as_entered` what its entries came to."""
    amended = None if as_entered else result.listed(hand, rows)
    if amended is not None:
        return amended
    awards = log.outcome(rows[-1]).get("awards", {}) if state == OVER else {}
    winners = sorted(int(seat) for seat, amount in awards.items() if amount)
    return ResultColumns(sum(awards.values()), winners, stacks_after(hand, rows))


def stacks_after(hand: replay.HasSetup, rows: Sequence[AnyRow]) -> dict[str, int]:
    """Every stack after the last row: the first ones, and what each row moved."""
    stacks = dict(replay.setup_of(hand)["seats"])
    for row in rows:
        for seat, chips in log.outcome(row)["stacks"].items():
            stacks[seat] += chips
    return stacks
