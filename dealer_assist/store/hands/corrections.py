"""A finished hand is put right, also when others were dealt since. What was entered stays as it was.

The corrected hand is the set-up with other lines. What it would have paid, the difference to what stands, and
who gives whom how much, are kept as an event in the hand's log; its row names the hash of the row before,
which is the hand as it was entered. Only if the director says so are the seats' present stacks changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.given_back import dealt
from dealer_assist.engine import action_facts
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand as Played, play, start
from dealer_assist.engine.state.actions import parse_action, recorded_action
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.texts import Message, say
from dealer_assist.floor import disputes
from dealer_assist.floor.settle_up import HOUSE, MIDDLE, payment_words, transfers
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.store.hands import closing, write
from dealer_assist.store.hands.carry_over import carry_over, hands_since
from dealer_assist.record import log, replay, result
from dealer_assist.record.check import stacks_after
from dealer_assist.store.hands.documents import find_hand, state_document
from dealer_assist.store.hands.dealt_otherwise import dealt_otherwise, names_entered, names_of, setup_for
from dealer_assist.store.hands.incidents import short
from dealer_assist.record.log import CORRECTED, By
from dealer_assist.floor.repair_options import folded, replaces, ways
from dealer_assist.store.hands.rows import rows_of

MOST_LINES = 400

@dataclass(frozen=True, slots=True)
class Corrected:
    """The hand as it should have been: its `lines`; or `void`, then every chip goes back.

    Shape: `setup` what of the set-up was otherwise (`SETTINGS` and `seats`, `button`), `names` who sat where;
    what is left out is as it counts now.
    """

    lines: tuple[str, ...] = ()
    void: bool = False
    setup: Mapping[str, Any] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


class Misfit(NotNow):
    """A line of the corrected hand is not legal where it stands; `conflict` has what, why, the ways on."""

    def __init__(self, at: int, line: str, refusal: Refusal, conflict: dict[str, Any]) -> None:
        super().__init__(
            "correction-conflict", line=line, why=refusal.message, field=f"lines.{at}", rule=refusal.rule)
        self.conflict = conflict


def lines_of(session: Session, number: int) -> list[str]:
    """The lines of the hand as it stands now: those in force, or those of the newest correction."""
    return result.lines(rows_of(session, number))


def rehearse(session: Session, number: int, corrected: Corrected) -> dict[str, Any]:
    """What the corrected hand would pay; nothing is changed.

    Shape: `was`, `now` and `difference` by seat (and `house`), `transfers` (giver, taker, amount, told),
    `lines`, `over`, the `state` at the end of them, `dispute`, what players may still dispute, and `button`,
    what a corrected one means for the hands after it. While it is not over there is no difference yet.
    Errors: NotFound, `hand-open`, `Misfit`, `too-long`.
    """
    hand = find_hand(session, number)
    rows = _closed(session, hand)
    amended = _play(hand, rows, corrected)
    about = {"state": state_document(hand, amended), "dispute": dispute_of(session, hand),
             "button": None if corrected.void else _button(
                 session, hand, result.setup_of(hand, rows), amended)}
    if not amended.over and not corrected.void:
        return {"over": False, "lines": list(amended.lines), "was": _stands(hand, rows), "now": None,
                "difference": {}, "transfers": [], **about}
    return {"over": True, **about, **_result(hand, rows, amended, corrected)}


def _button(session: Session, hand: HandRow, counts: Mapping[str, Any], amended: Played) -> Message | None:
    """The next hand's button goes on from the corrected one, where that hand has not begun."""
    now = amended.setup.button if amended.setup.game.button else None
    if now in (None, counts.get("button")):
        return None
    later = hands_since(session, hand)
    if later:
        return say("dispute.button-stays", number=later[0].number)
    return say("dispute.button-follows", seat=now)


def dispute_of(session: Session, hand: HandRow) -> dict[str, Any]:
    """Whether how it was `reading`, and its `chips`, may still be disputed; `told` and `rule` where not."""
    later = hands_since(session, hand)
    rows = rows_of(session, later[-1].id) if later else []
    acted = len(action_facts.deeds(replay.standing(later[-1], rows))) if later else 0
    dispute = disputes.open_to(len(later), acted)
    return {**dispute._asdict(), "told": dispute.sentence, "rule": disputes.RULE}


def correct(
    session: Session, number: int, seen: int, corrected: Corrected, carry: bool, reason: str, rule: str,
    by: By,
) -> int:
    """Keep the correction in the hand's log; with `carry` the seats' stacks are changed as well, all or none.

    Shape: the number of the event's row.
    Errors: those of `rehearse`; `not-over`, `nothing-changed`, `no-reason`, `no-name`, `Stale`; with `carry`
    `hand-open`, `seats-changed`, `too-few-chips`, `house-pays`, `pot-moved-on`.
    """
    hand = write.locked(session, number)
    rows = _closed(session, hand)
    before = next((row for row in rows if by.key and row.key == by.key), None)
    # its answer was lost: carried twice, the chips would move twice
    if before is not None and log.payload(before).get("kind") == CORRECTED:
        return before.seq
    payload = _payload(hand, rows, corrected, reason, rule, by) | {"carried": carry}
    seq = write.note(session, number, seen, log.EVENT, payload, by)
    # lists and searches tell the one result in force
    closing.relist(session, hand, rows_of(session, number))
    if carry:
        carry_over(session, hand, payload["difference"], payload.get("stated", {}))
    return seq


def _payload(
    hand: HandRow, rows: Sequence[Row], corrected: Corrected, reason: str, rule: str, by: By,
) -> dict[str, Any]:
    """The payload of the event."""
    amended = _play(hand, rows, corrected)
    if not amended.over and not corrected.void:
        raise NotNow("not-over", field="lines")
    if not by.who:
        raise NotNow("no-name.correction", field="who")
    why = short(reason, "reason")
    if not why:
        raise Unreadable("no-reason", field="reason")
    outcome = _result(hand, rows, amended, corrected)
    outcome |= dealt_otherwise(hand, rows, corrected.setup, corrected.names)
    if _as_it_counts(hand, rows, outcome):
        raise NotNow("nothing-changed.pays-the-same")
    return {"kind": CORRECTED, "reason": why, "rule": short(rule, "rule"), "by": by.who, "head": hand.head,
            **outcome}


def _as_it_counts(hand: HandRow, rows: Sequence[Row], outcome: Mapping[str, Any]) -> bool:
    """Says a correction no more than what counts already?"""
    now = {"void": result.status(hand, rows) == VOID, "lines": result.lines(rows),
           "setup": result.setup_of(hand, rows), "names": names_of(hand)}
    then = {"setup": replay.setup_of(hand), "names": names_entered(rows), **outcome}
    return not outcome["difference"] and all(then[name] == value for name, value in now.items())


def of_hand(session: Session, number: int) -> list[dict[str, Any]]:
    """The corrections of a hand, oldest first, as the log has them."""
    return [one for one in log.notes(rows_of(session, number), log.EVENT) if one["kind"] == CORRECTED]


def _closed(session: Session, hand: HandRow) -> list[Row]:
    if hand.status == OPEN:
        raise NotNow("hand-open.at-the-table")
    return rows_of(session, hand.id)


def _newest(rows: Sequence[Row], carried: bool = False) -> dict[str, Any] | None:
    amendments = [one for one in log.notes(rows, log.EVENT) if one["kind"] == CORRECTED]
    return next((one for one in reversed(amendments) if one["carried"] or not carried), None)


def _stands(hand: HandRow, rows: Sequence[Row]) -> dict[str, int]:
    """What every seat came out with: as paid, or as the last correction that was carried to the seats."""
    newest = _newest(rows, carried=True)
    if newest:
        return dict(newest["now"])
    return stacks_after(hand, rows)


def _result(hand: HandRow, rows: Sequence[Row], amended: Played, corrected: Corrected) -> dict[str, Any]:
    was, stated = _stands(hand, rows), _stated(hand, rows, amended)
    now = dealt(amended) if corrected.void else {
        str(seat): stack for seat, stack in amended.stacks.items()}
    difference = {seat: owed for seat in now if (owed := now[seat] - was[seat] - stated.get(seat, 0))}
    if stays := _stays(amended, corrected.void) - _stays(*_counted(hand, rows)):
        difference[MIDDLE] = stays
    if house := -sum(difference.values()):
        difference[HOUSE] = house
    return {
        "lines": [] if corrected.void else list(amended.lines),
        "void": corrected.void,
        "was": was,
        "now": now,
        "awards": {} if corrected.void else {str(seat): chips for seat, chips in amended.awards.items()},
        "difference": difference,
        "transfers": [{**one._asdict(), "told": payment_words(one)} for one in transfers(difference)],
        **({"stated": stated} if stated else {}),
    }


def _stated(hand: HandRow, rows: Sequence[Row], corrected: Played) -> dict[str, int]:
    """By how much each seat began with more, or less, than in what the stacks were last brought to."""
    before = dealt(_counted(hand, rows)[0])
    return {seat: more for seat, stack in dealt(corrected).items() if (more := stack - before[seat])}


def _counted(hand: HandRow, rows: Sequence[Row]) -> tuple[Played, bool]:
    """The hand that stacks and middle were last brought to, and whether all its chips went back."""
    last = _newest(rows, carried=True)
    if last is None:
        return replay.standing(hand, rows), hand.status == VOID
    setup = read_setup(last.get(result.SETUP) or replay.setup_of(hand), replay.games_at(rows))
    return play(setup, [recorded_action(line) for line in last["lines"]]), last["void"]


def _stays(played: Played, void: bool) -> int:
    """What a hand leaves in the middle (R58); one of which all chips went back leaves what it found there."""
    return closing.Closed.of(played, VOID if void else OVER, {"carried": played.setup.carried}).middle


def _play(hand: HandRow, rows: Sequence[Row], corrected: Corrected) -> Played:
    if len(corrected.lines) > MOST_LINES:
        raise Unreadable("too-long.lines", most=MOST_LINES, field="lines")
    amended = start(read_setup(setup_for(hand, rows, corrected.setup), replay.games_at(rows)))
    if corrected.void:
        return amended
    entered = set(result.lines(rows))
    for at, line in enumerate(corrected.lines):
        # a line of then is read as it was read then, though it may not be entered any more
        action = recorded_action(line) if line in entered else parse_action(line, f"lines.{at}")
        try:
            amended = amended.after(action, f"lines.{at}")
        except Refusal as refusal:
            raise _misfit(hand, amended, at, corrected.lines, refusal) from refusal
    return amended


def _misfit(hand: HandRow, amended: Played, at: int, lines: Sequence[str], refusal: Refusal) -> Misfit:
    line = lines[at]
    conflict = {
        "at": at,
        "line": line,
        "code": refusal.code,
        "why": refusal.message,
        "rule": refusal.rule,
        "place": "instead" if replaces(amended, line) else "before",
        "folded": folded(amended, line),
        "rest": list(lines[at + 1 :]),
        "ways": ways(amended, at, [line], 0),
        "state": state_document(hand, amended),
    }
    return Misfit(at, line, refusal, conflict)
