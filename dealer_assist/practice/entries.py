"""What is entered at the practice table: judged by the engine, and written as rows like a room's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import NotNow
from dealer_assist.practice.table import PracticeDeal, PracticeTable
from dealer_assist.record import entering, log, replay
from dealer_assist.record.log import OPEN, VOID, By

Chips = tuple[int, dict[str, int]]


class MeantForAnother(NotNow):
    """What was tapped was meant for another state than the hand is in."""


def act(deal: PracticeDeal, seen: int, lines: Sequence[str], by: By, at: str) -> None:
    """Enter action lines: all of them, or none.  Errors: MeantForAnother, the engine's refusals."""
    _check(deal, seen)
    if deal.status() == VOID:
        raise NotNow("hand-void.undo")
    hand, rows, of = deal.played(), list(deal.rows), log.span(len(deal.rows), len(lines))
    for n, line in enumerate(lines):
        field = "line" if len(lines) == 1 else f"lines.{n}"
        action = parse_action(line, field)
        later = hand.after(action, field)
        moved = replay.moved(_chips(deal, hand), _chips(deal, later), later, _state(later))
        who = by if n == len(lines) - 1 else replace(by, key=None)
        payload = {"line": action.line(), **of}
        rows.append(log.sealed_next(deal.id, rows[-1], log.ACT, payload, moved, who, at))
        hand = later
    deal.rows = rows


def undo(deal: PracticeDeal, seen: int, to: int | None, by: By, at: str) -> None:
    """Go back to how it stood after row `to`, else before the last entry.  Errors: as `record.entering`."""
    _check(deal, seen)
    back = entering.back_to(deal.rows, deal.courses, to)
    _turn(deal, log.UNDO, {"to": back}, deal.courses[back].path, by, at)


def redo(deal: PracticeDeal, seen: int, by: By, at: str) -> None:
    """Bring back what the last undo took.  Errors: as `record.entering`."""
    _check(deal, seen)
    _turn(deal, log.REDO, {}, entering.brought_back(deal.courses), by, at)


def make_void(deal: PracticeDeal, seen: int, by: By, at: str) -> None:
    """Every chip goes back to where it was before the deal.  Errors: `hand-void`."""
    _check(deal, seen)
    if deal.status() == VOID:
        raise NotNow("hand-void.already")
    hand, setup = deal.played(), replay.setup_of(deal)
    moved = replay.moved(_chips(deal, hand), replay.chips(hand, VOID, setup), hand, VOID)
    _append(deal, log.VOIDED, {}, moved, by, at)


def carry(table: PracticeTable) -> None:
    """Bring the seats in line with the newest hand: when it is over its stacks are theirs."""
    deal = table.last
    if deal.status() == OPEN:
        return
    stacks = replay.chips(deal.played(), deal.status(), replay.setup_of(deal))[1]
    for seat in table.seats:
        seat["stack"] = stacks.get(str(seat["seat"]), seat["stack"])


def _turn(
    deal: PracticeDeal, kind: str, payload: dict[str, Any], path: tuple[int, ...], by: By, at: str,
) -> None:
    """A row that changes what is in force."""
    setup = replay.setup_of(deal)
    before = replay.chips(deal.played(), deal.status(), setup)
    hand = deal.played(path)
    state = replay.status(hand, deal.rows, path)
    _append(deal, kind, payload, replay.moved(before, replay.chips(hand, state, setup), hand, state), by, at)


def _append(
    deal: PracticeDeal, kind: str, payload: dict[str, Any], moved: dict[str, Any], by: By, at: str,
) -> None:
    deal.rows = [*deal.rows, log.sealed_next(deal.id, deal.rows[-1], kind, payload, moved, by, at)]


def _check(deal: PracticeDeal, seen: int) -> None:
    if seen != deal.rows[-1].seq:
        raise MeantForAnother("stale-seq.practice", entry=seen, seq=deal.rows[-1].seq, field="seq")


def _chips(deal: PracticeDeal, hand: Played) -> Chips:
    return replay.chips(hand, _state(hand), replay.setup_of(deal))


def _state(hand: Played) -> str:
    return replay.status(hand, (), ())
