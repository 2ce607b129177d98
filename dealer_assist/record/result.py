"""The result of a hand that counts: what its entries in force come to, or its newest correction.

A correction stands in the log as an event with the lines of the hand as it should have been. It counts for as
long as nothing but notes follows it; what was entered stays to be read beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import Refusal
from dealer_assist.floor.settle_up import Transfer, payment_words
from dealer_assist.record import log, replay
from dealer_assist.record.log import CORRECTED, OVER, VOID, AnyRow
from dealer_assist.record.replay import HasSetup
from dealer_assist.session import positions
from dealer_assist.texts import joined, say


SETUP = "setup"     # where a correction has the set-up, if that was wrong too


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
        payload = log.payload(row) if row.kind == log.EVENT else {}
        if payload.get("kind") == CORRECTED:
            return {**payload, "seq": row.seq, "at": row.at, "paid": log.outcome(row).get("awards", {})}
    return None


def setup_of(hand: HasSetup, rows: Sequence[AnyRow]) -> dict[str, Any]:
    """The set-up document that counts: as the hand was dealt, or as its correction has it."""
    setup: dict[str, Any] | None = (correction(rows) or {}).get(SETUP)
    return dict(setup) if setup else replay.setup_of(hand)


def begun(hand: HasSetup, rows: Sequence[AnyRow]) -> Setup:
    """The same as the engine's set-up.  Errors: those of `read_setup`."""
    return read_setup(setup_of(hand, rows), replay.games_at(rows))


def dealt_otherwise(rows: Sequence[AnyRow]) -> dict[str, Any]:
    """What lists say otherwise of how a corrected hand was dealt.

    Shape: `game`, `button`, `positions`, `stacks`, `names`, as far as they were otherwise.
    """
    amended = correction(rows) or {}
    setup = amended.get(SETUP)
    columns: dict[str, Any] = {}
    if setup:
        columns |= {"game": setup["game"], "button": setup.get("button"), "stacks": setup["seats"]}
    return columns | {name: amended[name] for name in ("names", "positions") if name in amended}


def as_entered(hand: HasSetup, rows: Sequence[AnyRow]) -> dict[str, Any]:
    """The same as the hand was dealt; an old hand's first entry says less."""
    setup, first = replay.setup_of(hand), log.payload(rows[0])
    columns = {"game": setup["game"], "button": first.get("button", setup.get("button")),
               "stacks": setup["seats"]}
    columns |= {"names": first["names"]} if "names" in first else {}
    where = positions_entered(hand, rows)
    return columns | ({"positions": where} if where is not None else {})


def positions_entered(hand: HasSetup, rows: Sequence[AnyRow]) -> dict[str, Any] | None:
    """Button and blinds that the next hand went on from; None where it goes on from another hand."""
    first = log.payload(rows[0])
    if first.get("newest"):
        return positions.of_button(replay.setup_of(hand))
    return first.get("positions")


def lines(rows: Sequence[AnyRow]) -> list[str]:
    """The lines that count; none of a hand that was made void afterwards."""
    amended = correction(rows)
    return list(amended["lines"]) if amended else log.lines(rows, log.courses(rows)[-1].path)


def played(hand: HasSetup, rows: Sequence[AnyRow]) -> Played:
    """The engine's hand with the lines that count.  Errors: a `Refusal` as of `replay.played`."""
    amended = correction(rows)
    if amended is None:
        return replay.played(hand, rows, log.courses(rows)[-1].path, rows[-1].hash)
    if SETUP in amended:
        return replay.again(begun(hand, rows), amended["lines"])
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
        before = setup_of(hand, rows)["seats"]
        return {seat: chips - before[seat] for seat, chips in amended["now"].items() if chips > before[seat]}


def document(amended: Mapping[str, Any]) -> dict[str, Any]:
    """A correction beside the result: why, by whom, what it was, who owes whom.

    Shape: `was` and `now` are stacks by seat, `paid` the awards as entered; `transfers` say who gives whom
    how much, and that was done at the table where `carried`.
    """
    owed = [Transfer(one["giver"], one["taker"], one["amount"]) for one in amended["transfers"]]
    names = ("seq", "at", "by", "reason", "rule", "void", "carried", "was", "now", "difference", "paid")
    return {**{name: amended[name] for name in names},
            "transfers": [{**one._asdict(), "told": payment_words(one)} for one in owed],
            **({"dealt": list(map(_dealt_in_words, amended["dealt"]))} if amended.get("dealt") else {})}


def _dealt_in_words(change: Mapping[str, Any]) -> dict[str, Any]:
    """What was dealt otherwise than it was entered, in words."""
    word = {name: _plain(change[name]) for name in ("was", "now")}
    return {**change, "told": say(f"settle.dealt-{change['what']}", seat=change.get("seat", ""), **word)}


def _plain(value: object) -> object:
    """A value of a set-up as a sentence takes it."""
    if isinstance(value, list):
        return joined((say("settle.chips", chips=chips) for chips in value), "/")
    return say("settle.nothing") if value is None or value == "" else value
