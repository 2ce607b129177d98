"""`/hands/{id}/repair`: change an earlier action, and apply what came after it again."""

from __future__ import annotations

from typing import Annotated

from flask import Response, jsonify
from pydantic import Field, model_validator

from dealer_assist.store.db import database
from dealer_assist.store.hands import documents, standing
from dealer_assist.store.hands.repair import EntryChange, Conflict, read_change, rehearse, repair
from dealer_assist.web.api.blueprint import HAND, api
from dealer_assist.web.table.api.hands import REFUSALS
from dealer_assist.web.api.schemas import EntryBody, Line, Seq
from dealer_assist.web.api.answers import HandAnswer
from dealer_assist.texts import say
from dealer_assist.web.auth.roles import looker, signed_by

Number = Annotated[str, Field(pattern=r"^\d{1,6}$")]
Answers = dict[Number, Line | Annotated[list[Line], Field(max_length=40)] | None]


class RepairEntry(EntryBody):
    """What entry `entry` should have said: `line`, or several `lines`, or null to take it out.

    `instead` answers conflicts of an earlier try, by entry: a line, several, or null to leave that one out.
    `stop` drops an entry and all that come after it. With `dry` nothing is changed.
    """

    entry: Seq
    line: Line | None = None
    lines: Annotated[list[Line], Field(min_length=1, max_length=40)] | None = None
    instead: Annotated[Answers, Field(max_length=200)] = {}
    stop: Seq | None = None
    dry: bool = False

    @model_validator(mode="after")
    def says_one_of_them(self) -> RepairEntry:
        """Either form; null has to be stated, so that no entry is lost by a forgotten field."""
        if len({"line", "lines"} & self.model_fields_set) != 1:
            raise ValueError(say("refused.unfit-repair"), "line")
        return self

    def change(self) -> EntryChange:
        """The change it asks for."""
        instead = {seq: several(lines) for seq, lines in self.instead.items()}
        return read_change(self.entry, self.lines or several(self.line), instead, self.stop)


@api.post(HAND + "/repair")
@api.input(RepairEntry)
@api.output(HandAnswer)
@api.doc(tags=["hands"], responses=REFUSALS)
def repair_hand(hand: int, json_data: RepairEntry) -> Response:
    """Change an earlier action and apply the later ones again: all of it, or nothing.

    A later one that does not fit any more is answered 422 `repair-conflict`, with `conflict`: entry `seq` and
    its `line`, `why`, the `state` there, `rest` (the lines after it), and `ways`, each `{"how", "line",
    "lines"}`: `lines` goes under `instead` of the next try (`how` instead: something else was done; before:
    something was missed; out: it is left out), `stop` names the entry at which to stop.
    """
    try:
        return _repaired(hand, json_data)
    except Conflict as conflict:
        return refused_repair(hand, conflict)


def _repaired(hand: int, asked: RepairEntry) -> Response:
    change = asked.change()
    with database.writing() as session:
        if asked.dry:
            would = rehearse(session, hand, asked.seq, change, looker())
            return jsonify(documents.seen_by(session, hand, looker(), would))
        by = signed_by(asked.who, asked.device, asked.key)
        seq = repair(session, hand, asked.seq, change, by, looker())
    return jsonify(standing.answered(hand, seq, looker()))


def refused_repair(hand: int, conflict: Conflict) -> Response:
    """What does not fit any more, as whoever asks may see it."""
    with database.reading() as session:
        document = conflict.document() | {"conflict": conflict.conflict}
        response = jsonify(documents.seen_by(session, hand, looker(), document))
    response.status_code = 422
    return response


def several(lines: str | list[str] | None) -> list[str]:
    """One line, several, or none, as a list."""
    return [lines] if isinstance(lines, str) else lines or []
