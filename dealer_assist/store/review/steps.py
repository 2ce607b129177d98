"""A hand to be looked at again: every step of it with what was open to whom, every row of its log, and the
hands of a table side by side. Only what the table has seen (see `floor.redaction`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session, selectinload

from dealer_assist.cards import Card
from dealer_assist.contract.given_back import given_back
from dealer_assist.contract.view import view
from dealer_assist.engine.betting.legal import choices, legal
from dealer_assist.engine.betting.min_raise import explain_most
from dealer_assist.engine.play import Hand as Played, play
from dealer_assist.engine.state.actions import recorded_action
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal
from dealer_assist.floor.redaction import felt, nothing_seen, open_cards, open_document, open_line
from dealer_assist.record.log import OPEN, VOID
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.formats.source import read
from dealer_assist.store.hands import incidents, documents
from dealer_assist.store.hands.sources import on_a_page, sources, taken_in
from dealer_assist.texts import in_money, joined, say
from dealer_assist.record import log, replay, result
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.review import remarks

MOST_HANDS = 200        # of a table, on one page


def review(session: Session, number: int) -> dict[str, Any]:
    """The hand from its set-up to where it stands.

    Shape: what `about` says; `steps`, each the entry in force that led there and the felt after it; `rows` of
    the log; `remarks`; `refused`, a sentence where this version no longer plays an entry and the steps end.
    A corrected hand is stepped through as it counts; `entered` are the steps of what it was.
    Errors: NotFound.
    """
    hand = documents.find_hand(session, number)
    rows = rows_of(session, number)
    path = log.courses(rows)[-1].path
    steps, moment, refused = counted_steps(hand, rows)
    entered = _steps(hand, rows, path)[0] if result.correction(rows) else None
    seen = open_cards(log.all_lines(rows), moment)
    return {
        **about(session, hand), "steps": opened(steps, seen, rows), "refused": refused,
        "rows": list(_rows(rows, path, seen)), "remarks": remarks.of_hand(session, number),
        **({"entered": opened(entered, seen, rows)} if entered else {}),
    }


def opened(steps: list[dict[str, Any]], seen: frozenset[Card], rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The steps with open cards alone, in the money of the hand's own file."""
    open_steps, file = shown_steps(steps, seen), read(log.payload(rows[0]))
    for step in open_steps:
        del step["made"]
    in_file = file is not None and (file.scale > 1 or file.symbol)
    return in_money(open_steps, file.money) if file is not None and in_file else open_steps


def counted_steps(
    hand: HandRow, rows: Sequence[Row],
) -> tuple[list[dict[str, Any]], Played, str | None]:
    """The steps of the hand that counts, each with the hand as `made`; its end; why they stop early."""
    path, amended = log.courses(rows)[-1].path, result.correction(rows)
    return amended_steps(hand, rows, path, amended) if amended else _steps(hand, rows, path)


def shown_steps(steps: list[dict[str, Any]], seen: frozenset[Card]) -> list[dict[str, Any]]:
    """The steps that a page goes through, with open cards alone."""
    for step in steps:
        step["line"] = step["line"] and open_line(step["line"], seen)
        step["was"] = step["was"] and open_line(step["was"], seen)
    # a recorded hand deals every card, and most of them are never seen
    return [step for step in steps if not (step["line"] and nothing_seen(step["line"]))]


def about(session: Session, hand: HandRow) -> dict[str, Any]:
    """What there is to know of a hand beside its play, with its neighbours at the table."""
    table = documents.find_table(session, hand.table_id)
    setup = result.setup_of(hand, rows_of(session, hand.id))
    amended = documents.corrections_of(session, [hand.id]).get(hand.id)
    return {
        "hand": hand.id, "number": hand.number,
        "table": {"id": table.id, "name": table.name, "kind": table.kind},
        "game": hand.game, "betting": setup["betting"],
        "status": VOID if amended and amended["void"] else hand.status, "started": hand.started,
        "finished": hand.finished, "seq": hand.seq, "head": hand.head, "pot": hand.pot,
        "winners": hand.winners, "setup": setup, "engine": hand.engine, "definition": hand.definition,
        "names": {str(place.seat): place.name for place in hand.places if place.name},
        "stacks": {str(place.seat): [place.before, place.after] for place in hand.places},
        "before": _neighbour(session, hand, -1), "after": follower(session, hand),
        "source": on_a_page(files[hand.id]) if (files := sources(session, [hand.id])) else None,
        "taken_in": taken_in(session, hand.id),
        **({"corrected": amended} if amended else {}),
    }


def follower(session: Session, hand: HandRow) -> int | None:
    """The next hand of the table, if there is one."""
    return _neighbour(session, hand, 1)


def _neighbour(session: Session, hand: HandRow, way: int) -> int | None:
    there = HandRow.number < hand.number if way < 0 else HandRow.number > hand.number
    order = HandRow.number.desc() if way < 0 else HandRow.number
    return session.scalar(
        select(HandRow.id).where(HandRow.table_id == hand.table_id, there).order_by(order).limit(1))


def _steps(
    hand: HandRow, rows: Sequence[Row], path: Sequence[int],
) -> tuple[list[dict[str, Any]], Played, str | None]:
    moment = play(replay.begun_with(hand, rows), [])
    steps = [_step(rows, 0, None, moment.street, moment)]
    for seq in path:
        line = log.payload(rows[seq]).get("line") if rows[seq].kind == log.ACT else None
        street = moment.street
        try:
            moment = moment.after(recorded_action(line)) if line else moment
        except Refusal:
            return steps, moment, say("review.not-played", version=hand.engine, seq=seq)
        steps.append(_step(rows, seq, line or rows[seq].kind, street, moment))
        if rows[seq].kind == log.VOIDED:
            steps[-1] |= {"felt": _void(moment), "may": None, "status": VOID}
    return steps, moment, None


def amended_steps(
    hand: HandRow, rows: Sequence[Row], path: Sequence[int], amended: Mapping[str, Any],
) -> tuple[list[dict[str, Any]], Played, str | None]:
    """The hand with other lines; a line keeps the entry that said it, a new one is its author's.

    Shape: `amended` says `lines`, `by`, `at`, `seq` and `void`, as a correction does.
    """
    moment = play(result.begun(hand, rows), [])
    steps = [_step(rows, 0, None, moment.street, moment)]
    acts = [seq for seq in path if rows[seq].kind == log.ACT]
    lines = amended["lines"]
    for line, seq in zip(lines, _entries(log.lines(rows, acts), lines, acts), strict=True):
        street = moment.street
        try:
            moment = moment.after(recorded_action(line))
        except Refusal:
            return steps, moment, say("review.not-played", version=hand.engine, seq=amended["seq"])
        step = _step(rows, seq or steps[-1]["seq"], line, street, moment)
        if seq is None:
            step |= {"who": amended["by"], "device": None, "at": amended["at"], "again": None, "was": None,
                     "reason": None, "amended": True}
        steps.append(step)
    if amended["void"]:
        steps.append({**steps[-1], "line": log.VOIDED, "who": amended["by"], "at": amended["at"],
                      "felt": _void(moment), "may": None, "status": VOID,
                      "amended": True})
    return steps, moment, None


def _entries(entered: list[str], lines: list[str], acts: list[int]) -> list[int | None]:
    """For each line of a correction the entry that said it already, None for a new one."""
    amended: list[int | None] = [None] * len(lines)
    for first, second, count in SequenceMatcher(None, entered, lines, autojunk=False).get_matching_blocks():
        amended[second:second + count] = acts[first:first + count]
    return amended


def _step(rows: Sequence[Row], seq: int, line: str | None, street: str, moment: Played) -> dict[str, Any]:
    """An entry as it was first said: a repair only applied it again."""
    first, row = log.origin(rows, seq), rows[seq]
    payload = log.payload(first)
    return {
        "seq": seq,
        "line": line,
        "street": street,
        "who": first.who,
        "device": first.device,
        "at": first.at,
        "again": None if first is row else first.seq,
        "was": payload.get("was"),
        "reason": payload.get("reason"),
        "may": _may(moment),
        "felt": felt(view(moment)),
        "status": None,
        "made": moment,
        "played": len(moment.lines),
    }


def _void(moment: Played) -> dict[str, Any]:
    shown = view(moment)
    return felt(shown | given_back(shown, moment))


def _may(moment: Played) -> dict[str, Any] | None:
    """What is open to the player to act, in words, and the sum behind a pot-limit raise."""
    if moment.stage is not Stage.BETTING:
        return None
    how = explain_most(moment)
    return {"seat": moment.to_act, "text": choices(legal(moment)), "how": how}



def _rows(rows: Sequence[Row], path: Sequence[int], seen: frozenset[Card]) -> Iterator[dict[str, Any]]:
    in_force = {0, *path}
    for row in rows:
        payload = log.payload(row)
        opened = open_document(payload, seen)
        yield {
            "seq": row.seq,
            "kind": row.kind,
            "line": opened.get("line"),
            "who": row.who,
            "device": row.device,
            "at": row.at,
            "previous": row.previous,
            "hash": row.hash,
            "outcome": log.outcome(row),
            "in_force": row.seq in in_force or row.kind not in (log.ACT, log.VOIDED),
            "payload": {key: value for key, value in opened.items() if key not in ("setup", "files")},
            "sealed": opened != payload,
            "says": _says(row.kind, payload),
        }


def _says(kind: str, payload: Mapping[str, Any]) -> str | None:
    """What the floor ruled, or what happened at the table, in words; other rows speak for themselves."""
    rule = say("review.by-rule", rule=payload["rule"]) if payload.get("rule") else ""
    if kind == log.RULING:
        figures = {"to": payload.get("to", 0), "entry": payload.get("entry", 0)}
        did = say(f"review.decided-{payload['decision']}", **figures)
        return joined((say("review.ruled", did=did, reason=payload["reason"]), rule))
    if kind != log.EVENT:
        return None
    words = incidents.kind_words(payload["kind"])
    if "seat" in payload:
        words = say("review.at-seat", what=words, seat=payload["seat"])
    note = payload.get("note") or payload.get("reason")
    return joined((say("review.noted", what=words, note=note) if note else words, rule))


# -- a table's hands side by side -----------------------------------------------------------------------


def session_of(session: Session, number: int, before: int | None) -> dict[str, Any]:
    """Hands of a table for its graphs, oldest first.

    Shape: the newest `MOST_HANDS` of those numbered under `before`; each with its pot, its winners, and what
    every seat had before and after it; `earlier`: the `before` that asks for the hands before these.
    Errors: NotFound.
    """
    table = documents.find_table(session, number)
    wanted = select(HandRow).where(HandRow.table_id == number).options(selectinload(HandRow.places))
    if before is not None:
        wanted = wanted.where(HandRow.number < before)
    newest = session.scalars(wanted.order_by(HandRow.number.desc()).limit(MOST_HANDS)).all()
    corrected = documents.corrections_of(session, [hand.id for hand in newest])
    first = newest[-1].number if newest else 0
    more = session.scalar(select(func.count()).where(HandRow.table_id == number, HandRow.number < first)) or 0
    return {
        "table": {"id": table.id, "name": table.name, "kind": table.kind},
        "hands": [_line(hand, corrected.get(hand.id)) for hand in reversed(newest)],
        "earlier": first if more else None, "later": before is not None,
    }


def _line(hand: HandRow, amended: Mapping[str, Any] | None) -> dict[str, Any]:
    return {
        "id": hand.id, "number": hand.number, "game": hand.game,
        "status": VOID if amended and amended["void"] else hand.status, "pot": hand.pot,
        "winners": hand.winners, "started": hand.started, "finished": hand.finished,
        "seats": [{"seat": place.seat, "name": place.name, "before": place.before,
                   "after": place.before if hand.status == OPEN else place.after} for place in hand.places],
        **({"corrected": amended} if amended else {}),
    }
