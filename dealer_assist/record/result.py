"""The result of a hand that counts: what its entries in force come to, or its newest correction.

A correction stands in the log as an event with the lines of the hand as it should have been. It counts for as
long as nothing but notes follows it; what was entered stays to be read beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import Refusal
from dealer_assist.floor.settle_up import Transfer, told
from dealer_assist.record import log, replay
from dealer_assist.record.log import CORRECTED, OVER, VOID, AnyRow
from dealer_assist.record.replay import HasSetup


@dataclass(frozen=True, slots=True)
class ResultColumns:
    """What lists say of a hand that is over: chips of its pots, seats that won, every stack after it."""

    pot: int
    winners: list[int]
    stacks: Mapping[str, int]


def correction(rows: Sequence[AnyRow]) -> dict[str, Any] | None:
    """The newest correction as its row says it, with `seq`, `at`, `paid` (the awards as entered).

    Shape: None where the hand stands as it was entered.
    """
    for row in reversed(rows):
        if row.kind not in log.NOTES:
            return None
        said = log.payload(row) if row.kind == log.EVENT else {}
        if said.get("kind") == CORRECTED:
            return {**said, "seq": row.seq, "at": row.at, "paid": log.outcome(row).get("awards", {})}
    return None


def lines(rows: Sequence[AnyRow]) -> list[str]:
    """The lines that count; none of a hand that was made void afterwards."""
    amended = correction(rows)
    return list(amended["lines"]) if amended else log.lines(rows, log.courses(rows)[-1].path)


def played(hand: HasSetup, rows: Sequence[AnyRow]) -> Played:
    """The engine's hand with the lines that count.  Errors: a `Refusal` as of `replay.played`."""
    amended = correction(rows)
    if amended is None:
        return replay.played(hand, rows, log.courses(rows)[-1].path, rows[-1].hash)
    return replay.with_lines(hand, rows, list(amended["lines"]), f"{rows[-1].hash} {CORRECTED}")


def status(hand: HasSetup, rows: Sequence[AnyRow]) -> str:
    """Is the hand open, over, or void, corrections counted?"""
    if amended := correction(rows):
        return VOID if amended["void"] else OVER
    path = log.courses(rows)[-1].path
    return replay.status(replay.played(hand, rows, path, rows[-1].hash), rows, path)


def listed(hand: HasSetup, rows: Sequence[AnyRow]) -> ResultColumns | None:
    """What lists say of a corrected hand; None of one that stands as it was entered."""
    amended = correction(rows)
    if amended is None:
        return None
    awards = {} if amended["void"] else amended.get("awards")
    if awards is None:      # a correction of an earlier version says stacks alone
        awards = _awards(hand, rows, amended)
    winners = sorted(int(seat) for seat, chips in awards.items() if chips)
    return ResultColumns(sum(awards.values()), winners, amended["now"])


def _awards(hand: HasSetup, rows: Sequence[AnyRow], amended: Mapping[str, Any]) -> Mapping[Any, int]:
    try:
        return played(hand, rows).awards
    except Refusal:     # not played any more: who came out ahead
        before = replay.setup_of(hand)["seats"]
        return {seat: chips - before[seat] for seat, chips in amended["now"].items() if chips > before[seat]}


def document(amended: Mapping[str, Any]) -> dict[str, Any]:
    """A correction beside the result: why, by whom, what it was, who owes whom.

    Shape: `was` and `now` are stacks by seat, `paid` the awards as entered; `transfers` say who gives whom
    how much, and that was done at the table where `carried`.
    """
    owed = [Transfer(one["giver"], one["taker"], one["amount"]) for one in amended["transfers"]]
    kept = ("seq", "at", "by", "reason", "rule", "void", "carried", "was", "now", "difference", "paid")
    return {**{name: amended[name] for name in kept},
            "transfers": [{**one._asdict(), "told": told(one)} for one in owed]}
