"""What is unwise in a structure sheet: steps too flat or too steep, large antes, chips nobody needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from dealer_assist.games import load_game
from dealer_assist.session.stakes import stakes_of
from dealer_assist.texts import say
from dealer_assist.tournament.structure.model import Break, Level, Structure

FLAT, STEEP = (115, 100), (160, 100)  # from one level to the next, as a ratio


def findings(structure: Structure) -> list[str]:
    """Everything to think over before the sheet is printed, a sentence each; a sheet without any is sound."""
    return [*_steps(structure), *_antes(structure), *_chips(structure), *_money(structure)]


def bet_of(level: Level) -> int:
    """The figure that a level is known by: its big blind, or its small bet where all games are limit."""
    kinds = level.mix.stakes.values()
    blinds = [stakes["blinds"][-1] for stakes in kinds if stakes.get("blinds")]
    bets = [stakes["small_bet"] for stakes in kinds if stakes.get("small_bet")]
    return int(next(iter(blinds + bets), 0))


def _steps(structure: Structure) -> Iterator[str]:
    for before, after in pairwise(structure.levels):
        old, new = bet_of(before), bet_of(after)
        key = "flat" if new * FLAT[1] < old * FLAT[0] else "steep" if new * STEEP[1] > old * STEEP[0] else ""
        if key:
            yield say(f"structure.{key}", level=after.number, old=old, new=new, ratio=new / old)


def _antes(structure: Structure) -> Iterator[str]:
    """A big blind ante above the blind, an ante of stud above half its small bet."""
    for level in structure.levels:
        for stakes in level.mix.stakes.values():
            blind, bet = (stakes.get("blinds") or [0])[-1], stakes.get("small_bet", 0)
            if blind and stakes.get("big_blind_ante", 0) > blind:
                yield say("structure.ante", level=level.number, ante=stakes["big_blind_ante"], bet=blind)
            if bet and 2 * stakes.get("ante", 0) > bet:
                yield say("structure.ante", level=level.number, ante=stakes["ante"], bet=bet)


def _chips(structure: Structure) -> Iterator[str]:
    """The smallest chip in play, from the level on from which no amount needs it any more."""
    levels = structure.levels
    for small, large in pairwise(structure.chips):
        played = [level for level in levels if structure.smallest_chip(level.number) == small]
        needed = [level.number for level in played
                  if any(amount % large for amount in amounts(structure, level))]
        last = max(needed, default=played[0].number - 1 if played else 0)
        # one level more is no harm: the race waits for the next break
        if played and played[-1].number - last > 1:
            yield say("structure.chip", chip=small, level=last + 1)
    used = {row.colour_up for row in structure.rows if isinstance(row, Break)} - {None}
    # 20 of the next chip in one big blind: the smallest is only counted, never needed
    if not used and len(structure.chips) > 1 and bet_of(levels[-1]) >= 20 * structure.chips[1]:
        yield say("structure.no-colour-up", chip=structure.chips[0])


def amounts(structure: Structure, level: Level) -> list[int]:
    """Every amount that is posted or bet at a level."""
    chip, figures = structure.smallest_chip(level.number), []
    for entry in level.mix.games:
        for value in stakes_of(level.mix, entry, load_game(entry.game), {"chip": chip}).values():
            listed = value if isinstance(value, list) else [value]
            figures += [one for one in listed if isinstance(one, int)]
    return [amount for amount in figures if amount]


def chip_in_play(structure: Structure, level: int, gone: int) -> int:
    """The smallest chip at a level where all chips up to `gone` have been raced off.

    Shape: the sheet's own where none was raced off before its time, and where an amount of the level could
    not be paid without one.
    """
    usual = structure.smallest_chip(level)
    left = min((chip for chip in structure.chips if chip > gone), default=usual)
    needs = any(amount % left for amount in amounts(structure, structure.level(level)))
    return usual if needs else max(usual, left)


def needed_up_to(structure: Structure, new: int, level: int) -> int | None:
    """The last level, from this one on, with an amount that chips of `new` cannot pay; None for none."""
    return max((one.number for one in structure.levels if one.number >= level
                and any(amount % new for amount in amounts(structure, one))), default=None)


def _money(structure: Structure) -> Iterator[str]:
    net = structure.paid - structure.fee - structure.staff
    if net and net % structure.unit:
        yield say("structure.unit", net=net, unit=structure.unit)
    deep = structure.start // bet_of(structure.level(1)) if bet_of(structure.level(1)) else 0
    if 0 < deep < 20:
        yield say("structure.shallow", bets=deep)
