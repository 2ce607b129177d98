"""A hand written down after it was played: from a file, or from what a table remembers. No seat's chips move.

It gets the same rows as a hand that was followed, so that it is reviewed, searched and verified as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist import __version__
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand as Played, apply, start
from dealer_assist.engine.state.actions import Action
from dealer_assist.errors import NotNow
from dealer_assist.games.loader.custom import sources
from dealer_assist.store.db.models import OPEN, OVER, Hand, Place, Row, Table
from dealer_assist.store.hands import log, replay
from dealer_assist.store.hands.log import By
from dealer_assist.store.hands.write import derive
from dealer_assist.store.ledger import rows as ledger


@dataclass(frozen=True, slots=True)
class Past:
    """What a hand was: the contract's set-up with its house rules, every action, names, when it began.

    Shape: `names` by seat; `started` in ISO 8601 (UTC); `key` tells it from the table's other hands, None
    where it need not; `said` goes into entry 0 beside the set-up, as `{"recorded": "import"}`.
    """

    setup: Mapping[str, Any]
    actions: tuple[Action, ...]
    names: Mapping[int, str]
    started: str
    said: Mapping[str, Any]
    key: str | None = None


def record(session: Session, table: Table, past: Past, by: By) -> Hand:
    """Write the hand down as the table's next one.

    Errors: `hand-not-over`, and every refusal of the set-up and the actions; nothing is written then.
    """
    files = sources(past.setup["game"])
    document = dict(past.setup)
    setup = read_setup(document, replay.games_of(files))
    document |= {"betting": setup.betting, "house": setup.house.document(), "preset": setup.preset}
    document["seats"] = {str(seat): stack for seat, stack in sorted(
        zip(setup.order, setup.stacks, strict=True))}
    hand = Hand(
        table_id=table.id, number=_next_number(session, table), start_key=past.key,
        setup=log.canonical(document), definition=replay.definition_of(setup.game), engine=__version__,
        game=setup.game.id, button=setup.button if setup.game.button else None, positions={}, seq=0,
        head=log.BEGINNING, status=OPEN, pot=0, winners=[], started=past.started,
    )
    session.add(hand)
    session.flush()
    session.add_all(Place(hand_id=hand.id, seat=seat, name=past.names.get(seat), before=stack)
                    for seat, stack in zip(setup.order, setup.stacks, strict=True))
    said = {"setup": document, **past.said} | ({"files": files} if files else {})
    made = start(setup)
    rows = _rows(hand, made, document, said, past.actions, by)
    if not made.over:
        raise NotNow("hand-not-over", "The actions end before the hand is over; enter the rest of it.",
                     field="actions")
    session.add_all(rows)
    session.flush()
    session.refresh(hand)
    derive(hand, rows[-1], made, OVER, replay.chips(made, OVER, document)[1])
    hand.finished = past.started
    ledger.add(session, "recorded", {"number": hand.number, "seq": hand.seq, "head": hand.head,
                                     "started": hand.started}, table=table.id, hand=hand.id, by=by)
    return hand


def _next_number(session: Session, table: Table) -> int:
    newest = session.scalar(select(func.max(Hand.number)).where(Hand.table_id == table.id))
    return (newest or 0) + 1


def _rows(
    hand: Hand, made: Played, document: dict[str, Any], said: dict[str, Any], actions: Iterable[Action],
    by: By,
) -> list[Row]:
    """Entry 0 and one for each action, each with what it moved."""
    before = (0, document["seats"])
    rows: list[Row] = []
    for action in (None, *actions):
        kind, payload = (log.START, said) if action is None else (log.ACT, {"line": action.line()})
        if action is not None:
            apply(made, action)
        state = OVER if made.over else OPEN
        after = replay.chips(made, state, document)
        moved = replay.moved(before, after, made, state)
        rows.append(log.next_row(hand.id, rows[-1] if rows else None, kind, payload, moved, by))
        before = after
    return rows
