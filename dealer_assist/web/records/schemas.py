"""What is sent to put things right, and what is answered: events, corrections, counts, drafts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.store.hands import corrections
from dealer_assist.store.hands.corrections import Corrected
from dealer_assist.store.hands.incidents import MOST_NOTE
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.schemas import Body, Chips, EntryBody, Line, Seat, SeatNumber, Seq, Signed, Word

Note = Annotated[str, Field(max_length=MOST_NOTE)]
Stacks = Annotated[dict[Seat, Chips], Field(max_length=MOST_SEATS)]
Value = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,11}$")]
Pile = Annotated[dict[Value, Annotated[int, Field(ge=0, le=100_000)]], Field(max_length=20)]
Lines = Annotated[list[Line], Field(max_length=corrections.MOST_LINES)]
Cards = Annotated[str, Field(max_length=60)]


class EventEntry(Signed):
    """Something irregular: its `kind`, perhaps the `seat` it is about and a `note`. No chip moves."""

    kind: Annotated[str, Field(max_length=40)]
    seat: SeatNumber | None = None
    note: Note = ""
    seq: Seq | None = None


class CorrectionTry(Body):
    """A finished hand as it should have been: all its `lines`, or `void`.

    `setup` is what was dealt otherwise (seats with their stacks, button, game, blinds, antes, bets), `names`
    who sat where.
    """

    lines: Lines = []
    void: bool = False
    setup: dict[str, Any] = {}
    names: Annotated[dict[Seat, Word], Field(max_length=MOST_SEATS)] = {}

    def corrected(self) -> Corrected:
        """The same for the store."""
        return Corrected(tuple(self.lines), self.void, self.setup, self.names)


class CorrectionEntry(CorrectionTry, EntryBody):
    """The same to be kept: why, by which rule; with `carry` the seats' present stacks are changed."""

    reason: Note
    rule: Note = ""
    carry: bool = False


class CountEntry(Signed):
    """What was counted in front of every taken seat: chips, or how many of each value in `colours`."""

    counted: Stacks = {}
    colours: Annotated[dict[Seat, Pile], Field(max_length=MOST_SEATS)] = {}


class SettleEntry(Signed):
    """Why; with `move` the stacks are set to what was counted."""

    reason: Note
    move: bool


class DraftEntry(Signed):
    """What is known of a hand; what is left out stays as it was said before."""

    settings: dict[str, Any] | None = None
    button: SeatNumber | None = None
    seats: Stacks | None = None
    final: Stacks | None = None
    board: Cards | None = None
    shown: Annotated[dict[Seat, Cards], Field(max_length=MOST_SEATS)] | None = None
    lines: Lines | None = None
    newest: bool | None = None

    def changes(self) -> dict[str, Any]:
        """Only what was sent."""
        stated = self.model_dump(exclude_unset=True, exclude={"key", "who", "device"})
        return {name: value for name, value in stated.items() if value is not None}


class DraftTry(Body):
    """All the lines of a draft, to be tried."""

    lines: Lines


class CorrectionAnswer(Answer):
    """What was paid and what should have been, by seat; `transfers` say who gives whom how much.

    `button` says what a corrected one means for the hands after it.
    """

    over: bool
    was: dict[str, int]
    now: dict[str, int] | None
    difference: dict[str, int]
    transfers: list[dict[str, Any]]
    lines: list[str]
    dispute: dict[str, Any]
    button: str | None


class CorrectionsAnswer(Answer):
    """The corrections of a hand, oldest first, and the lines as they stand now."""

    corrections: list[dict[str, Any]]
    lines: list[str]


class ExpectedAnswer(Answer):
    """What should lie in front of every seat, with the sums of the table and the field."""

    seats: list[dict[str, Any]]
    total: int
    field: int
    chips: list[int]


class CountAnswer(Answer):
    """A count: what is `off` by seat, and the hands in which it could have gone wrong."""

    id: int
    off: dict[str, int]
    state: Literal["right", "off", "settled"]
    suspects: list[dict[str, Any]]
    colours: dict[str, dict[str, int]]


class DraftAnswer(Answer):
    """A draft: what is `open`, what is `wrong`, what is proposed."""

    id: int
    open: list[str]
    wrong: list[str]
    proposal: list[str]
    whole: bool


class DraftsAnswer(Answer):
    """The drafts of a table, newest first."""

    drafts: list[dict[str, Any]]
