"""What a structure sheet comes to, level by level: when it begins, how deep stacks are, which chips to bring.

Source: house rules, section 9 (`color-up`); Harrington's M, the rounds that a stack lasts unplayed.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from dealer_assist.games import Game, load_game
from dealer_assist.rules.amounts import bomb_pot_at
from dealer_assist.session.stakes import stakes_of
from dealer_assist.tournament.structure.model import Break, Level, Structure

SINGLE = ("big-blind", "button")    # one player's ante for the whole table (1.2.1)


def begins(structure: Structure) -> list[int]:
    """Minutes from the start to each row, breaks counted."""
    at = [0]
    for row in structure.rows[:-1]:
        at.append(at[-1] + row.minutes)
    return at


def round_cost(structure: Structure, level: Level) -> Fraction:
    """What a round of a full table costs a player who folds: blinds, antes, their share of the bring-ins.

    Shape: of a mix the mean of its games, as each is played as long as the others.  Units: chips.
    """
    chip = structure.smallest_chip(level.number)
    games = [(game := load_game(entry.game), stakes_of(level.mix, entry, game, {"chip": chip}))
             for entry in level.mix.games]
    return Fraction(sum(_cost(structure, game, stakes) for game, stakes in games), len(games))


def _cost(structure: Structure, game: Game, stakes: Mapping[str, Any]) -> int:
    house, blinds = structure.rules(), stakes["blinds"]
    if game.forced == "blinds" and (game.bomb_pot or house["bomb-pot"] == "every"):
        return int(bomb_pot_at(stakes)["ante"] * structure.seats)    # all ante, every hand
    # in short deck all pay one, the button two beside it: there is no other blind (`ante`)
    short_deck = house["ante"] == "short-deck" and blinds and stakes["ante"]
    posted = 2 * stakes["ante"] if short_deck else sum(blinds)
    return int(_antes(house["ante"], stakes, structure.seats) + posted + (stakes["bring_in"] or 0))


def _antes(rule: object, stakes: Mapping[str, Any], seats: int) -> int:
    """Of a round: an ante a hand, or the table's once."""
    ante, single = int(stakes["ante"]), int(stakes["big_blind_ante"])
    if rule == "none":
        return 0
    return single or ante if rule in SINGLE else ante * seats + single


def rounds_left(structure: Structure, level: Level, stack: int) -> Fraction | None:
    """M: how many rounds a stack lasts; None where nothing is posted."""
    cost = round_cost(structure, level)
    return stack / cost if cost else None


def to_bring(structure: Structure, row: Break, entries: int) -> tuple[int, int] | None:
    """Chips that leave play in a break and those that come for them, for so many entries.

    Shape: (old, new). All that was handed out below the new chip is in it, as none of it leaves unraced; an
    add-on is paid out in larger ones. None where no chip leaves, or the sheet does not say, or not rightly,
    what `pieces` a stack has.
    """
    if row.colour_up is None or structure.handed_out != structure.start:
        return None
    handed = sum(chip * pieces for chip, pieces in zip(structure.chips, structure.pieces, strict=False)
                 if chip <= row.colour_up) * entries
    new = min(chip for chip in structure.chips if chip > row.colour_up)
    return handed // row.colour_up, -(-handed // new)
