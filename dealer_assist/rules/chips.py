"""The chips that rooms have, and the smallest of them that the stakes of a game need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any, NamedTuple

from dealer_assist.errors import Unreadable
from dealer_assist.rules.bounds import MOST_SETTING

VALUES = (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)
SETS = Path(__file__).with_name("chip_sets.toml")
Pair = tuple[int, int]


class ChipSet(NamedTuple):
    """The chips of a rack, smallest first, and what is usually played with them.

    Shape: `blinds` small and big, `limits` the small and the big bet.
    """

    chips: tuple[int, ...]
    blinds: tuple[Pair, ...]
    limits: tuple[Pair, ...]


def smallest(stakes: Iterable[int | None]) -> int:
    """The largest chip in which every blind, ante and bet can be posted; 1 where nothing is posted.

    Units: chips; 25 for an ante of 25 and a bring-in of 50, 5 for 15 and 30.
    Source: an odd chip is the smallest in play (1.2.3), and nobody has a smaller one than the stakes need.
    """
    common = gcd(*(amount for amount in stakes if amount))
    return max(value for value in VALUES if common % value == 0) if common else 1


def colours_from(chip: int, stack: int, most: int = 8) -> list[int]:
    """The chips that may lie in front of a seat: from the smallest one upwards, as far as a stack goes.

    Shape: at most `most`, ascending; `chip` always, and none that is no whole number of it.
    """
    larger = [value for value in VALUES if chip < value <= stack and value % chip == 0]
    return [chip, *larger][:most]


def added_up(colours: Mapping[int, int]) -> int:
    """What so many chips of each value come to."""
    return sum(value * count for value, count in colours.items())


def read_chip_sets(text: str, where: str) -> tuple[ChipSet, ...]:
    """The sets of a TOML file; `where` names it.

    Errors: `bad-chip-set`, for the first set that cannot be read.
    """
    import tomllib  # only who reads a file pays for this import

    try:
        sets = tomllib.loads(text).get("sets", [])
        return tuple(_read_set(stated) for stated in sets)
    except (tomllib.TOMLDecodeError, TypeError, ValueError, KeyError, AttributeError) as error:
        raise Unreadable("bad-chip-set", where=where, reason=error, field="chips") from None


@cache
def usual_chip_sets() -> tuple[ChipSet, ...]:
    """The sets that come with the product."""
    return read_chip_sets(SETS.read_text(encoding="utf-8"), SETS.name)


def _read_set(stated: dict[str, Any]) -> ChipSet:
    chips = tuple(sorted({_chips(value) for value in stated["chips"]}))
    blinds, limits = (tuple(_pair(pair) for pair in stated.get(name, ())) for name in ("blinds", "limits"))
    if not chips:
        raise ValueError("a set without chips")
    for amount in (amount for pair in blinds + limits for amount in pair):
        if amount % chips[0]:
            raise ValueError(f"{amount:,} cannot be posted in chips of {chips[0]:,}")
    return ChipSet(chips, blinds, limits)


def _pair(stated: Any) -> Pair:
    low, high = map(_chips, stated)
    if low > high:
        raise ValueError(f"{low:,} is more than {high:,}")
    return low, high


def _chips(stated: Any) -> int:
    if type(stated) is not int or not 0 < stated <= MOST_SETTING:
        raise ValueError(f"{stated!r} is no amount of chips")
    return stated
