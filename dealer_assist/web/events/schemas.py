"""The bodies of `/tournaments`; the own fields of an act are read by `contract.event_acts`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from dealer_assist.web.api.schemas import Body, Name, SeatNumber, Signed, Word


class NewEvent(Body):
    """An event: a `template` by its name, or a whole structure `sheet`; `festival` where it has one.

    With a `seed` its draws can be known beforehand, and its record says so: for a rehearsal.
    """

    name: Name | None = None
    template: Word = ""
    sheet: dict[str, Any] | None = None
    festival: Name | None = None
    seed: Annotated[str, Field(min_length=1, max_length=64)] | None = None


class ActAsked(BaseModel):
    """An act of the director by its word, with its own fields: `{"act": "enter", "players": ["Ann"]}`."""

    model_config = ConfigDict(strict=True, extra="allow")
    act: Word


class TableSays(Signed):
    """Who has gone from the seat, or has come to it; with the `player` it may be said twice."""

    act: Literal["went", "here"]
    seat: SeatNumber
    player: Name | None = None
