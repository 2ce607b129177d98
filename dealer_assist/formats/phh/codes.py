"""Poker Hand History's own words: the eleven variants, the fields each needs, and money with decimals.

Source: PHH 0.0.2 (arXiv 2312.11753). A variant that is none of the eleven is one of our own games, by
its id, and marked as an extension.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal, InvalidOperation
from typing import Any

from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.bounds import MOST_CHIPS

EXTENSION = "dealer-assist"
# The published variants: the letter of their betting, then the game.
_GAMES = {
    "T": "holdem", "S": "short-deck-holdem", "O": "omaha", "O/8": "omaha-8", "7S": "stud", "7S/8": "stud-8",
    "R": "razz", "2L1D": "deuce-to-seven-lowball", "2L3D": "deuce-to-seven-triple-draw", "B": "badugi",
}
_LETTERS = {one.phh: name for name, one in STRUCTURES.items() if one.phh}
CODES: dict[str, tuple[str, str]] = {
    code: (_GAMES[code[1:]], _LETTERS[code[0]])
    for code in ("FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB")
}
CODE_OF = {played: code for code, played in CODES.items()}
_BLINDS, _STUD = ("antes", "blinds_or_straddles"), ("antes", "bring_in")
_FREE = ("min_bet",)
# the optional fields, which say something of the hand besides its play
META = (
    "author", "event", "url", "venue", "address", "city", "region", "postal_code", "country", "time",
    "time_zone", "time_zone_abbreviation", "day", "month", "year", "hand", "level", "seat_count", "table",
    "currency", "currency_symbol", "time_limit", "time_banks",
)
SEVEN_CARD = ("F7S", "F7S/8", "FR")
MOST_PLACES = 6
_LONGEST = 24

Money = int | Decimal
"""An amount as the file has it: whole, or with decimals."""


def variant_of(table: dict[str, Any]) -> tuple[str, str | None]:
    """The game's id and its betting, None for the game's own.

    Errors: `bad-variant` with the codes there are.
    """
    variant = table.get("variant")
    if not isinstance(variant, str):
        raise Unreadable("bad-variant.none", field="variant")
    if variant in CODES:
        return CODES[variant]
    if table.get("_extension") != EXTENSION:
        near = nearest(variant[:40], tuple(CODES))
        raise Unreadable(
            "bad-variant", word=quotable(variant, 40), known=", ".join(CODES), near=near, field="variant")
    betting = table.get("_betting")
    return variant, betting if isinstance(betting, str) else None


def needed(variant: str) -> tuple[str, ...]:
    """The fields a hand of this variant cannot do without; our own games need only stacks and actions."""
    if variant not in CODES:
        return ("starting_stacks", "actions")
    forced = _STUD if variant in SEVEN_CARD else _BLINDS
    return (*forced, *(STRUCTURES[CODES[variant][1]].asks or _FREE), "starting_stacks", "actions")


def read_money(value: object, field: str, least: int = 0) -> Money:
    """One amount of a field, kept as it came.

    Errors: `unknown-amount` for inf and nan, `bad-number` for what is no amount.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        amount: Money = value
    elif isinstance(value, Decimal):
        if not value.is_finite():
            raise Unreadable("unknown-amount", name=field, value=str(value), field=field)
        amount = value
    else:
        raise Unreadable("bad-number.phh", name=field, word=quotable(str(value), 20), field=field)
    if amount > MOST_CHIPS:
        raise Unreadable("bad-number.too-many-chips", name=field, most=MOST_CHIPS, field=field)
    if amount < least:
        raise Unreadable("bad-number.below", name=field, least=least, field=field)
    return amount


def amount_of(text: str) -> Money:
    """The amount in an action: `300`, `9,000` or `678473.5`.

    Errors: `bad-amount`.
    """
    digits = text.replace(",", "")
    if len(digits) < _LONGEST and digits.isascii():
        if digits.isdecimal():
            return int(digits)
        try:
            value = Decimal(digits)
        except InvalidOperation:
            value = Decimal(-1)
        if value.is_finite() and value >= 0:
            return value
    raise Unreadable("bad-amount.phh", word=quotable(text, 20))


def scale_of(amounts: Iterable[Money]) -> int:
    """The power of ten that makes every amount whole: 1, or at least 100 since money has cents.

    Errors: `bad-number` beyond six decimals.
    """
    places = max((-int(value.normalize().as_tuple().exponent)
                  for value in amounts if isinstance(value, Decimal)), default=0)
    if places > MOST_PLACES:
        raise Unreadable("bad-number.decimals", places=places, most=MOST_PLACES)
    return 10 ** max(places, 2) if places > 0 else 1


def scaled(amount: Money, scale: int) -> int:
    """An amount in whole units."""
    return int(amount * scale)


def as_it_came(units: int, scale: int) -> int | float:
    """Whole units as the file writes them: an int where they are whole, a decimal elsewhere."""
    if scale == 1:
        return units
    whole, rest = divmod(units, scale)
    return float(Decimal(units) / scale) if rest else whole
