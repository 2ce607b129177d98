"""What is unwise in a structure sheet: steps too flat or too steep, large antes, chips nobody needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from dealer_assist.games import load_game
from dealer_assist.session.mixes import MixGame
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
        was, now = _bets_of(structure, before), _bets_of(structure, after)
        # nine games of one limit step alike, and are told once
        for old, new in dict.fromkeys((was[game], now[game]) for game in was if game in now):
            flat, steep = new * FLAT[1] < old * FLAT[0], new * STEEP[1] > old * STEEP[0]
            if flat or steep:
                key = "structure.flat" if flat else "structure.steep"
                yield say(key, level=after.number, old=old, new=new, ratio=new / old)


def _bets_of(structure: Structure, level: Level) -> dict[tuple[str, str], int]:
    """The figure that each game of a level is known by."""
    return {(entry.game, entry.betting): bet for entry, stakes in _stakes(structure, level)
            if (bet := int(stakes["small_bet"] or (stakes["blinds"] or [stakes["bring_in"] or 0])[-1]))}


def _stakes(structure: Structure, level: Level) -> list[tuple[MixGame, dict[str, Any]]]:
    """Each game of a level with every amount that it is played for."""
    chip = {"chip": structure.smallest_chip(level.number)}
    return [(entry, stakes_of(level.mix, entry, load_game(entry.game), chip)) for entry in level.mix.games]


def _antes(structure: Structure) -> Iterator[str]:
    """A big blind ante above the blind, an ante of stud above half its small bet."""
    for level in structure.levels:
        large: dict[tuple[int, int], None] = {}
        for _, stakes in _stakes(structure, level):
            blind, bet = (stakes["blinds"] or [0])[-1], stakes["small_bet"] or 0
            if blind and stakes["big_blind_ante"] > blind:
                large[stakes["big_blind_ante"], blind] = None
            if bet and 2 * stakes["ante"] > bet:
                large[stakes["ante"], bet] = None
        for ante, bet in large:
            yield say("structure.ante", level=level.number, ante=ante, bet=bet)


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
    figures = []
    for _, stakes in _stakes(structure, level):
        for value in stakes.values():
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
    named = len(structure.pieces) <= len(structure.chips)
    if structure.pieces and (structure.handed_out != structure.start or not named):
        yield say("structure.pieces", chips=structure.handed_out, stack=structure.start)
    net = structure.paid - structure.fee - structure.staff
    if net and net % structure.unit:
        yield say("structure.unit", net=net, unit=structure.unit)
    deep = structure.start // bet_of(structure.level(1)) if bet_of(structure.level(1)) else 0
    if 0 < deep < 20:
        yield say("structure.shallow", bets=deep)
