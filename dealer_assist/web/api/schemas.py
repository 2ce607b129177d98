"""The shapes of bodies and answers: pydantic checks the first, both stand in the OpenAPI page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from dealer_assist.rules.betting import BETTINGS
from dealer_assist.rules.bounds import MOST_CHIPS, MOST_ID, MOST_NAME
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.texts import say

Chips = Annotated[int, Field(ge=0, le=MOST_CHIPS)]
Some = Annotated[int, Field(ge=1, le=MOST_CHIPS)]
Seq = Annotated[int, Field(ge=0, le=10**6)]
Seat = Annotated[str, Field(pattern=r"^([1-9]|10)$")]       # as a key
SeatNumber = Annotated[int, Field(ge=1, le=MOST_SEATS)]
Word = Annotated[str, Field(max_length=MOST_NAME)]
Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME, pattern=r"\S")]
Ago = Annotated[float, Field(ge=0, le=7 * 24 * 3600)]     # seconds, by the clock of whoever says it
Key = Annotated[str, Field(min_length=1, max_length=64)]
if TYPE_CHECKING:
    Betting = str
else:
    Betting = Literal[BETTINGS]
Pair = Annotated[list[Some], Field(min_length=2, max_length=2)]
Spread = Pair | Annotated[list[Pair], Field(min_length=1, max_length=2)]
Preset = Literal["barge", "tda", "cash"]


class Body(BaseModel):
    """What is sent: no other fields, and a number is a number."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Settings(Body):
    """What a hand is played as; null is the game's or the preset's own default."""

    game: Word | None = None
    betting: Betting | None = None
    blinds: Annotated[list[Chips], Field(max_length=MOST_SEATS)] | None = None
    ante: Chips | None = None
    big_blind_ante: Chips | None = None
    bring_in: Chips | None = None
    small_bet: Some | None = None
    big_bet: Some | None = None
    spread: Spread | None = None
    chip: Some | None = None
    preset: Preset | None = None
    house: dict[str, Any] | None = None
    tournament: bool | None = None


class TableSettings(Settings):
    """What a table has besides: `min_buy_in` and `max_buy_in` a player sits down with, `top_up_to` a stack is
    filled up to by its dealer; more or less is the floor's. Null: as the stakes say, a hundred big blinds.
    """

    min_buy_in: Some | None = None
    max_buy_in: Some | None = None
    top_up_to: Some | None = None


MIX: dict[str, Any] = {
    "description": "A mix of games, null for one game: the id of a list (horse, hose, hoe, 8-game, 10-game, "
    "triple-stud, triple-draw, badugi-mix, big-o, big-bet, dealers-choice), or an object.",
    "example": {
        "name": "HORSE", "games": [{"game": "holdem", "betting": "limit"}, "razz"],
        "change": {"way": "hands", "hands": 6},
        "stakes": {"limit": {"small_bet": 300, "ante": 50}, "big-bet": {"blinds": [75, 150]}},
    },
}


class Mixed(TableSettings):
    """A table's settings; `mix` is a rotation of games, and `level` the one it stands at.

    In `mix`, `games` are ids or objects with `game`, `betting` and perhaps `stakes` of their own, or `list`
    names a list; `change.way` is hands (with `hands`), orbit, level (`first`, `minutes`) or choice (`who`:
    button or turn, `for`: hand or orbit); `stakes` are those of limit and of big-bet games. What the answer
    adds (`now`, `next`, `left`, `chooses` and the like) may be sent back and says nothing.
    """

    mix: Annotated[dict[str, Any] | str | None, Field(json_schema_extra=MIX)] = None
    level: Annotated[int, Field(ge=1, le=1000)] | None = None


class NewTable(Mixed):
    """A table to set up."""

    name: Name


class NewTables(NewTable):
    """Empty tables alike: each has the name and a number, `count` of them from `first` on."""

    first: Annotated[int, Field(ge=1, le=9999)] = 1
    count: Annotated[int, Field(ge=1, le=100)]


class TableChange(Mixed):
    """What is to change; it counts from the next hand on.

    `ago` seconds a `level` was said, by a device that had no connection then.
    """

    name: Name | None = None
    ago: Ago = 0


class SeatTaken(Body):
    """Who sits in a seat, with what; present false leaves the seat out of the next hands.

    `instead` names who sat there when somebody else takes the seat; `agreed` says that the player said yes to
    what a dealer counted; `why` goes into the ledger. `had` is the stack that the sender saw there: where
    another one lies, no chips are put and none taken.
    """

    player: Name | None = None
    stack: Chips
    present: bool = True
    instead: Name | None = None
    agreed: bool = False
    why: Annotated[str, Field(max_length=300)] = ""
    had: Chips | None = None


class SeatLeft(BaseModel):
    """Who leaves a seat with what, as the sender saw it; somebody else stays where they sit.

    An empty `player` is one without a name.
    """

    player: Annotated[str, Field(max_length=MOST_NAME)] | None = None
    had: Annotated[int, Field(ge=0, le=MOST_CHIPS)] | None = None


class BombPotsAsked(Body):
    """A table's bomb pots: `ante` from everybody, in `game` and `betting` (null: the table's own).

    One comes `every` so many hands (0: not by count) and, with `dealer_change`, in each dealer's first hand.
    With `vote` the table is asked before a hand; what it `voted` is kept, and the deal says what it was.
    """

    ante: Some
    game: Word | None = None
    betting: Betting | None = None
    every: Annotated[int, Field(ge=0, le=1000)] = 0
    dealer_change: bool = False
    vote: bool = False
    voted: bool | None = None


class CarriedTo(Body):
    """Who gets how much of a carried pot, by seat, and why."""

    to: Annotated[dict[Seat, Chips], Field(max_length=MOST_SEATS)]
    why: Annotated[str, Field(max_length=300)] = ""


class Signed(Body):
    """Who sends it, from which device; the same key twice is one entry."""

    key: Key | None = None
    who: Name | None = None
    device: Name | None = None


class ArrivalChoice(Body):
    """A newcomer or returning player: they post and are dealt in, or wait for the big blind."""

    seat: SeatNumber
    how: Literal["post", "wait"]


class HandStart(Settings, Signed):
    """The next hand; every field of the settings counts for this hand only.

    A kill and a bomb pot that the house rules ask for come by themselves; `killer` and `bomb_pot` say
    otherwise, null and false for none. `straddle` is a seat. In a mix the rotation says the game: `game` is
    what was chosen in a dealer's choice, elsewhere a game for this hand alone; `turn_to` goes on to that
    number of the list, counted from 1. `ago` seconds it was dealt by a device that had no connection then:
    levels that change by the clock are those of that time. `after` is the hand that it was dealt after: where
    another was dealt since, and is not void, nothing is dealt. `at_table` are the seats with chips that the
    sender saw: whoever has sat down or come back since is dealt in from the next hand on.
    """

    ago: Ago = 0
    at_table: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)] | None = None
    after: Annotated[int, Field(ge=1, le=MOST_ID)] | None = None
    button: SeatNumber | None = None
    posts: Annotated[list[dict[str, Any]], Field(max_length=40)] | None = None
    up: dict[str, Any] | None = None
    bomb_pot: bool | None = None
    killer: SeatNumber | None = None
    straddle: SeatNumber | None = None
    arrivals: Annotated[list[ArrivalChoice], Field(max_length=MOST_SEATS)] | None = None
    players_left: Annotated[int, Field(ge=2, le=10**6)] | None = None
    turn_to: Annotated[int, Field(ge=1, le=200)] | None = None


class EntryBody(Signed):
    """Something that was done in a hand, and the number of the entry that the sender saw last."""

    seq: Seq


Line = Annotated[str, Field(max_length=200)]


class ActionEntry(EntryBody):
    """An action line of the contract, as `3 raise 700`, or several in `lines`: all are entered, or none.

    `follows` is the key of the entry made just before this one, by a device that has not seen its answer:
    the action counts only where that entry is the newest. `agreed`: the player says yes to the stack that a
    dealer counted, `6 stack 700`.
    """

    line: Line | None = None
    lines: Annotated[list[Line], Field(min_length=1, max_length=40)] | None = None
    follows: Key | None = None
    agreed: bool = False

    @model_validator(mode="after")
    def says_one_of_them(self) -> ActionEntry:
        """Either form, not both."""
        if (self.line is None) == (self.lines is None):
            raise ValueError(say("refused.unfit-line-or-lines"), "line")
        return self

    def entered(self) -> list[str]:
        """The lines, one or several."""
        return self.lines if self.lines is not None else [self.line or ""]


class UndoEntry(EntryBody):
    """Back to how it stood after entry `to`; left out, the last action in force is taken back."""

    to: Seq | None = None


class RedoEntry(EntryBody):
    """Bring back what the last undo took."""


class VoidEntry(EntryBody):
    """Every chip goes back."""

    reason: Name | None = None


class HappeningBody(Body):
    """What went wrong at the table, as `{"kind": "chips", "chips": [500, 200]}`; after entry `seq` or now."""

    happened: dict[str, Any]
    seq: Seq | None = None


class HandQuery(BaseModel):
    """Which entry to show the hand after."""

    seq: Seq | None = None


class ListQuery(BaseModel):
    """Which part of a list."""

    limit: Annotated[int, Field(ge=1, le=200)] = 50
    before: Annotated[int, Field(ge=1, le=MOST_ID)] = MOST_ID
