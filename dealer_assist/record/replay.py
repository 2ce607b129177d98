"""From rows to the engine's hand: everything is played again, unless the very same rows just were.

A hash stands for its row and every row before it, so what the rows of one hash come to never changes;
the small store of played hands is keyed by it. It is only ever a shortcut: empty it and nothing differs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from threading import local
from typing import Any, Protocol

from dealer_assist.contract.given_back import dealt
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand as Played, apply, play, start
from dealer_assist.engine.state.actions import recorded_action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.games import Game, load_game
from dealer_assist.games.loader.custom import as_kept
from dealer_assist.rules.house import obeyed
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.record import log
from dealer_assist.record.log import AnyRow, Course
from dealer_assist.record.shelf import Shelf

MOST = 256


class HasSetup(Protocol):
    """A hand as far as it is played from: its set-up as it was written."""

    @property
    def setup(self) -> str: ...


class NotPlayedToday(NotNow):
    """This version refuses an entry that it once took.

    Its sentence says no more: the reason can be a card that nobody tabled. `cause` says it, for a check.
    """

    def __init__(self, cause: Refusal) -> None:
        super().__init__("record-refused.entry")
        self.cause = cause


shelf = Shelf[str, Played](MOST)
_streets = Shelf[str, tuple[str, ...]](MOST)
_last = local()
_definitions: dict[int, tuple[Game, str]] = {}  # by identity: to spell one out is slow


def setup_of(hand: HasSetup) -> dict[str, Any]:
    """The hand's set-up document."""
    read: dict[str, Any] = json.loads(hand.setup)
    if read.get("house"):
        read["house"] = obeyed(read["house"])
    return read


def games_of(files: Mapping[str, str]) -> Callable[[str], Game]:
    """Finds the game of a hand: as its files were when it was begun, where it is one of the room's own."""
    return as_kept(files) if files else load_game


def games_at(rows: Sequence[AnyRow]) -> Callable[[str], Game]:
    """Finds games as they were when the hand of these rows was begun."""
    return games_of(log.payload(rows[0]).get("files", {}))


def begun_with(hand: HasSetup, rows: Sequence[AnyRow]) -> Setup:
    """The hand's set-up, of the game that it was begun with.  Errors: those of `read_setup`."""
    return read_setup(setup_of(hand), games_at(rows))


def definition_of(game: Game) -> str:
    """A digest of the game as it was read, its parents' words included."""
    known = _definitions.get(id(game))
    if known is None or known[0] is not game:
        if len(_definitions) >= MOST:
            _definitions.clear()
        known = _definitions[id(game)] = game, sha256(repr(game).encode()).hexdigest()
    return known[1]


def played(hand: HasSetup, rows: Sequence[AnyRow], path: Sequence[int], name: str | None = None) -> Played:
    """The engine's hand with the acts of `path`.

    Shape: `name` is the hash of the row after which `path` is in force; with it the hand is kept.
    Errors: `NotPlayedToday` when the engine no longer allows what it once allowed; those of `read_setup`.
    """
    return with_lines(hand, rows, log.lines(rows, path), name)


def with_lines(hand: HasSetup, rows: Sequence[AnyRow], wanted: list[str], name: str | None = None) -> Played:
    """The engine's hand with these lines; under `name`, if there is one, it is kept.  Errors: of `played`."""
    known = shelf.get(name) if name else None
    # a hand that is not what its name says is passed over: better slow than wrong
    if known is not None and list(known.lines) == wanted:
        return known
    hand_played = _stepped(hand, rows, wanted)
    if name:
        shelf.put(name, hand_played)
    return hand_played


def _stepped(hand: HasSetup, rows: Sequence[AnyRow], wanted: list[str]) -> Played:
    """The hand after these lines: one step on from what this thread played last, where it was that."""
    begun = hand.setup, rows[0].payload
    before: tuple[object, list[str], Played] | None = getattr(_last, "played", None)
    if before is not None and wanted and before[0] == begun and before[1] == wanted[:-1]:
        with recorded():
            stepped = before[2].after(recorded_action(wanted[-1]))
    else:
        stepped = again(begun_with(hand, rows), wanted)
    _last.played = begun, wanted, stepped
    return stepped


def again(begun: Setup, lines: Sequence[str]) -> Played:
    """The hand after lines of a record.  Errors: `NotPlayedToday`."""
    with recorded():
        return play(begun, [recorded_action(line) for line in lines])


@contextmanager
def recorded() -> Iterator[None]:
    """Around what plays a record: whatever is refused there was taken once."""
    try:
        yield
    except Refusal as refusal:
        raise NotPlayedToday(refusal) from refusal


def cause(refusal: Refusal) -> Refusal:
    """What the engine itself said."""
    return refusal.cause if isinstance(refusal, NotPlayedToday) else refusal


def through(begun: Setup, rows: Sequence[AnyRow], courses: Sequence[Course]) -> Iterator[Played]:
    """The hand after each row, played once from the start to the end.

    Shape: where nothing was taken back it is one hand that goes on changing.
    Errors: a `Refusal`, in the place of the row that the engine no longer allows.
    """
    played_hand = start(begun)
    back = any(row.kind in (log.UNDO, log.REDO) for row in rows)
    known: dict[tuple[int, ...], Played] = {}
    for row, course in zip(rows, courses, strict=True):
        if row.kind == log.ACT:
            played_hand = played_hand.copy() if back else played_hand
            apply(played_hand, recorded_action(log.payload(row)["line"]))
        elif course.path in known:
            played_hand = known[course.path]
        if back:
            known[course.path] = played_hand
        yield played_hand


def standing(hand: HasSetup, rows: Sequence[AnyRow]) -> Played:
    """The hand after its newest row, or as far as the engine plays it today."""
    path = log.courses(rows)[-1].path
    name: str | None = rows[-1].hash
    while path:
        try:
            return played(hand, rows, path, name)
        except Refusal:
            path, name = path[:-1], None
    return played(hand, rows, path, name)


def streets(hand: HasSetup, rows: Sequence[AnyRow], path: tuple[int, ...]) -> tuple[str, ...]:
    """The street on which each entry of `path` was made.  Errors: those of `played`."""
    known: tuple[str, ...] = ()
    n = len(path)
    while n and not known:      # the longest beginning that is known; a row's hash stands for its path
        known = _streets.get(rows[path[n - 1]].hash) or ()
        n -= not known
    if n < len(path):
        stepped = played(hand, rows, path[:n], rows[(0, *path)[n]].hash)
        names = list(known)
        for line, seq in zip(_lines_or_void(rows, path[n:]), path[n:], strict=True):
            names.append(stepped.street)
            stepped = stepped.after(recorded_action(line)) if line else stepped
            _streets.put(rows[seq].hash, tuple(names))
        known = tuple(names)
    return known


def _lines_or_void(rows: Sequence[AnyRow], path: Sequence[int]) -> list[str]:
    return [log.payload(rows[seq]).get("line", "") if rows[seq].kind == log.ACT else "" for seq in path]


def status(hand: Played, rows: Sequence[AnyRow], path: Sequence[int]) -> str:
    """Is the hand open, over, or void after the acts of `path`?"""
    if path and rows[path[-1]].kind == log.VOIDED:
        return VOID
    return OVER if hand.over else OPEN


def chips(hand: Played, state: str, setup: Mapping[str, Any]) -> tuple[int, dict[str, int]]:
    """The pot, and every seat's stack; a void hand has given every chip back."""
    if state == VOID:
        return 0, dealt(hand)
    return hand.pot if state == OPEN else 0, {str(seat): stack for seat, stack in hand.stacks.items()}


def moved(
    before: tuple[int, dict[str, int]], after: tuple[int, dict[str, int]], hand: Played, state: str,
) -> dict[str, Any]:
    """The outcome of a row: what the pot and the stacks gained, and at the end the awards."""
    stacks = {seat: after[1][seat] - before[1][seat] for seat in after[1]}
    outcome: dict[str, Any] = {
        "pot": after[0] - before[0], "stacks": {seat: chips for seat, chips in stacks.items() if chips},
    }
    if state == OVER:
        outcome["awards"] = {str(seat): amount for seat, amount in sorted(hand.awards.items())}
        outcome["returned"] = {str(seat): amount for seat, amount in sorted(hand.chips.returned.items())}
        outcome |= {"rake": hand.chips.rake} if hand.chips.rake else {}
    return outcome
