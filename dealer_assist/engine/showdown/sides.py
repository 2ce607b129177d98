"""The sides that a showdown is played for: each with its scale looked up and the least hand that counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dealer_assist.engine.showdown.layouts import Board, becoming, holds
from dealer_assist.games import load_game
from dealer_assist.games.model import Becomes, Choice, Game, Side, Tier, Word
from dealer_assist.rules.house import House, read_house
from dealer_assist.scales import SCALES, Scale

NONE_PLAYS = 2**62  # a threshold nothing reaches
_COURT = {11: "J", 12: "Q", 13: "K"}
_KEPT = 256


class PlayedTier:
    """A tier with its words looked up: the `least` strength that counts. Compared by identity."""

    __slots__ = ("least", "qualifier", "scale", "tier")

    def __init__(self, tier: Tier, scale: Scale, least: int, qualifier: str | None) -> None:
        self.tier = tier
        self.scale = scale
        self.least = least
        self.qualifier = qualifier


class PlayedSide(NamedTuple):
    """A side that is played: won by its tiers, or split again into `sides` (R54).

    Shape: `board` counts from 1 where one line of the board alone plays for it, else 0.
    """

    name: str
    tiers: tuple[PlayedTier, ...]
    board: int = 0
    sides: tuple[PlayedSide, ...] = ()


class Sides(NamedTuple):
    """The sides of a game on one board: those that are `played`, and those a die has taken away (`off`)."""

    played: tuple[PlayedSide, ...]
    off: tuple[Side, ...] = ()


def leaves(sides: Sequence[PlayedSide]) -> Iterator[PlayedSide]:
    """The sides that hands win, those of a side that is split again in its place."""
    for side in sides:
        if side.sides:
            yield from leaves(side.sides)
        else:
            yield side


def effective(game: Game, board: Board, choice: str | None) -> tuple[Game, Becomes | None]:
    """The game that the hand is judged as, and how it came to be that one."""
    becomes = becoming(game, board, choice) if game.becomes else None
    return (becomes.to or load_game(becomes.game), becomes) if becomes else (game, None)


_settled: dict[int, tuple[Game, Sides | None]] = {}  # by identity: a game is frozen, and to hash one is slow


def sides_of(game: Game, house: House, board: Board, dice: Sequence[int]) -> Sides:
    """What is played for. A game whose sides neither a die nor the house decides is read once."""
    known = _settled.get(id(game))
    return (known[1] if known else _always(game)) or _read(game, house, board, dice)


def settled_sides(game: Game) -> tuple[PlayedSide, ...]:
    """The sides of a game whose sides neither a die nor the house decides; none of another game."""
    always = _always(game)
    return always.played if always else ()


def _always(game: Game) -> Sides | None:
    known = _settled.get(id(game))
    if known is None:
        if len(_settled) >= _KEPT:
            _settled.clear()
        open_sides = any(map(_open, game.every_side()))
        known = _settled[id(game)] = (game, None if open_sides else _read(game, read_house(), (), ()))
    return known[1]


def _open(side: Side) -> bool:
    """Does a die, the flop or the house decide something of this side?"""
    words = [tier.qualifier for tier in side.tiers]
    return side.when is not None or any(isinstance(word, Choice) or word == "rolled" for word in words)


def _read(game: Game, house: House, board: Board, dice: Sequence[int]) -> Sides:
    off: list[Side] = []

    def played(sides: Sequence[Side]) -> tuple[PlayedSide, ...]:
        here = [side for side in sides if side.when is None or holds(side.when, board, dice)]
        off.extend(side for side in sides if side not in here)
        return tuple(PlayedSide(side.name, tuple(_tier(tier, house, dice) for tier in side.tiers), side.board,
                                played(side.sides)) for side in here)

    return Sides(played(game.sides), tuple(off))


def _tier(tier: Tier, house: House, dice: Sequence[int]) -> PlayedTier:
    scale = SCALES[tier.scale]
    word = _word(tier.qualifier, house)
    if word == "rolled":
        word = rolled_qualifier(dice)
    least = 1 if word is None else NONE_PLAYS if word == "none" else scale.threshold(word)
    return PlayedTier(tier, scale, least, word)


def _word(word: Word | None, house: House) -> str | None:
    return word.values[house.word(word.rule)] if isinstance(word, Choice) else word


def rolled_qualifier(dice: Sequence[int]) -> str:
    """The low that two dice ask for: their sum, 11 a jack, 12 a queen; "none" for 4 or less (R33)."""
    total = sum(dice)
    # 2.43: "4, 3, or 2: no low hand", as no five different ranks end below a five
    return "none" if total < 5 else "T" if total == 10 else _COURT.get(total, str(total))
