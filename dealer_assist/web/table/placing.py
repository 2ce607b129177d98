"""Where the seats of the first frame stand, before any script has run.

What shape a felt has is known in the browser alone (`static/shell/felt.css`). The tablet's cookie tells what
it was last; in a room of another shape the felt is seen when the script has drawn it. From the first tap on
`static/shell/seating.js` does the same. Both read `static/shell/places.js`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dealer_assist.texts import figure
from dealer_assist.texts.numbers import written
from dealer_assist.web.shell.languages import language
from dealer_assist.web.shell.page_data import page_data

# by the value of the cookie; on a phone the keys decide how much room the felt has
SHAPES = {shape.replace(" ", "-"): shape for shape in ("wide", "older", "low snug", "tall", "tall snug")}
USUAL = "wide"
LONG = 10_000_000           # so many chips in full lie under the neighbour's too
WHOLE, MILLION = 10_000, 1_000_000
IN_THE_WAY = (("lines", "rows"), ("pots", "pots"))      # so many leave no room in front of the seats
LONGEST = 7                 # signs of an amount in large figures


class PlacedSeat(NamedTuple):
    """A plate (`felt.plate`, `felt.away`), the classes that place it, and the chips in front of it."""

    plate: Mapping[str, Any]
    sides: str
    chips: str
    wide: bool


class Fitted(NamedTuple):
    """A felt of one shape: its name, the classes of the felt, and its seats in order."""

    shape: str
    classes: str
    seats: list[PlacedSeat]


def fitted(felt: Mapping[str, Any], shape: str, mirrored: bool) -> Fitted:
    """The felt (`felt.felt`) in a shape, as the tablet's cookie names it."""
    shape = SHAPES.get(shape, USUAL)
    places = page_data("shell/places.js")[shape.split()[0]]
    within = "snug" in shape or any(len(felt[what]) > places[most] for what, most in IN_THE_WAY)
    sides = places[str(len(felt["seats"]))][::-1 if mirrored else 1]
    return Fitted(shape, f"{shape}{' within' if within else ''}", [
        _seat(plate, side, within) for plate, side in zip(felt["seats"], sides, strict=True)])


def _seat(plate: Mapping[str, Any], sides: str, within: bool) -> PlacedSeat:
    award, bet = plate.get("award"), plate.get("bet")
    chips = award or bet
    if not chips:
        return PlacedSeat(plate, sides, "", False)
    words = sides.split()
    beside = "corner" in words or bool(award) and "cornered" in words
    if not (within or beside or chips >= LONG):
        return PlacedSeat(plate, sides, figure(chips), False)
    short = shortly(chips)
    return PlacedSeat(plate, sides, short, len(short) + bool(award) > LONGEST)


def shortly(chips: int) -> str:
    """To the chip, in fewer figures: 1,250,000 is 1.25M."""
    if chips < WHOLE:
        return written(chips, language())
    thousands = chips < MILLION
    return written(chips / (1000 if thousands else MILLION), language(), most=6) + ("K" if thousands else "M")
