"""What the API answers: documents of tables, hands, logs, refusals."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

HandStatus = Literal["open", "over", "void"]


class Answer(BaseModel):
    """An answer with more in it than is listed here."""

    model_config = ConfigDict(extra="allow")


class SeatAnswer(Answer):
    """A taken seat."""

    seat: int
    player: str | None
    stack: int
    present: bool


class LatestHand(Answer):
    """The latest hand of a table."""

    id: int
    number: int
    status: HandStatus
    seq: int


class TableAnswer(Answer):
    """A table: its settings, its taken seats, its latest hand, and the positions of the next one."""

    id: int
    name: str
    game: str
    seats: list[SeatAnswer]
    hand: LatestHand | None
    carried: int
    positions: dict[str, Any] | None
    mix: dict[str, Any] | None


class TablePast(Answer):
    """The last hands of a table, its mix's level, its bomb pots' count: what the next hands hang on."""

    hands: list[dict[str, Any]]
    since: int
    level: int


class TableList(Answer):
    """Every table."""

    tables: list[TableAnswer]


class RulingStep(BaseModel):
    """A step of a ruling: what it does (`enter` a line, `give_back` or `add` chips, `tell`), and its text."""

    do: str
    text: str
    line: str | None = None
    seat: int | None = None
    chips: int | None = None


class RulingBody(BaseModel):
    """What is to be said and done; `line` may be entered as an action, null for none."""

    line: str | None
    give_back: int
    add: int
    sentence: str
    steps: list[str]
    rule: str
    procedure: str | None
    repeats: int
    todo: list[RulingStep]


class AdviceAnswer(Answer):
    """A ruling, the facts that it turns on, and the state as `/options` gives it."""

    advice: RulingBody
    rule_words: str
    facts: dict[str, Any]
    state: dict[str, Any]


class Undoable(Answer):
    """An action in force, and the entry to go back to so as to take it back.

    Made on `street`, by `who` on `device` at `at`; `pot` is after it. `of`: first and last row of the entry
    it belongs to; `was`: what it said before a repair.
    """

    seq: int
    line: str
    to: int
    street: str
    pot: int
    who: str | None
    device: str | None
    at: str
    of: list[int]
    was: str | None


class Undo(Answer):
    """What an undo without `to` takes back: `lines` entered as one, or a `repair`."""

    to: int
    lines: list[str]
    repair: dict[str, Any] | None
    who: str | None
    device: str | None


class HandAnswer(Answer):
    """The engine's view of a hand, with what the record knows of it."""

    hand: int
    table: int
    number: int
    status: HandStatus
    seq: int
    hash: str
    undoable: list[Undoable]
    undo: Undo | None
    named_by: dict[str, int]
    redoable: list[str]
    latest: bool
    to_act: int | None = None
    prompt: str | None = None


class HandSummary(Answer):
    """A line of the list of hands."""

    id: int
    number: int
    status: HandStatus
    game: str
    pot: int
    winners: list[int]


class HandList(Answer):
    """Hands, newest first."""

    hands: list[HandSummary]


class LogRow(Answer):
    """An entry of the log."""

    seq: int
    kind: Literal["start", "act", "undo", "redo", "void", "ruling", "event"]
    line: str | None
    payload: dict[str, Any]
    outcome: dict[str, Any]
    who: str | None
    device: str | None
    at: str
    key: str | None
    previous: str
    hash: str
    in_force: bool


class LogAnswer(Answer):
    """Every entry of a hand, oldest first."""

    hand: int
    rows: list[LogRow]


class Verified(Answer):
    """Whether the record still says what it said."""

    hand: int
    ok: bool
    rows: int
    differences: list[dict[str, Any]]
