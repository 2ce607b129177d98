"""The nit card: one a player and level, handed in with the first pot won (house rules 9, `nit-ante`).

A hand is of the level that it was dealt in, whenever it is told: a pot that was won in it hands in the card
of that level.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.rules.house import House

Player = str


def nit_ante(big_blind: int, house: House) -> int:
    """What a card that is still held costs: so many big blinds of the new level, dead into the first pot."""
    return house.number("nit-ante", 5) * big_blind


def handed_in(holding: Collection[str], winners: Iterable[str]) -> frozenset[str]:
    """Who still holds a card after a pot."""
    return frozenset(holding) - set(winners)


@dataclass(frozen=True, slots=True)
class LevelBefore:
    """A level that has gone by: who held its card to the end, was a hand dealt in it, what came after it."""

    holding: frozenset[Player]
    dealt: bool
    then: int
    ante: int

    def document(self) -> list[Any]:
        """As JSON."""
        return [sorted(self.holding), self.dealt, self.then, self.ante]


@dataclass(slots=True)
class CardsOfLevels:
    """The cards of the `level` that is played and of those before it; `charges` what a card that was held
    costs, by player and by the level that began then.
    """

    level: int = 0
    holding: frozenset[Player] = frozenset()
    dealt: bool = False
    before: dict[int, LevelBefore] = field(default_factory=dict)
    charges: dict[Player, dict[int, int]] = field(default_factory=dict)

    def copy(self) -> CardsOfLevels:
        """The same, to be gone on with."""
        charges = {player: dict(levels) for player, levels in self.charges.items()}
        return CardsOfLevels(self.level, self.holding, self.dealt, dict(self.before), charges)

    def hand_out(self, level: int, ante: int, players: Iterable[Player]) -> list[Player]:
        """A new level: everybody gets its card, and who kept the last one owes the ante. Answers those."""
        there = frozenset(players)
        owing = sorted(self.kept & there)
        if self.level != level:
            self.before[self.level] = LevelBefore(self.holding & there, self.dealt, level, ante)
        self._charge(owing, level, ante)
        self.level, self.holding, self.dealt = level, there, False
        return owing

    @property
    def kept(self) -> frozenset[Player]:
        """Who would owe the ante of a new level.

        Shape: of a level in which nothing was dealt nobody could hand a card in, and nobody owes for it.
        """
        return self.holding if self.dealt else frozenset()

    def deal(self, players: Iterable[Player], level: int | None = None) -> list[Player]:
        """A hand is dealt, in a `level` before this one where it is told late: what is owed lies in its pot.

        Shape: answers who owes since, as nothing was known to have been dealt in that level.
        """
        late = None if level is None or level >= self.level else self.before.get(level)
        owing = list[Player]()
        if late is None:
            self.dealt = True
        elif level is not None and not late.dealt:
            self.before[level] = LevelBefore(late.holding, True, late.then, late.ante)
            owing = sorted(late.holding)
            self._charge(owing, late.then, late.ante)
        for player in players:
            left = {then: ante for then, ante in self.charges.pop(player, {}).items()
                    if late is not None and level is not None and then > level}
            if left:
                self.charges[player] = left
        return owing

    def won(self, winners: Iterable[Player], level: int | None = None) -> list[Player]:
        """Winners of a pot hand the card in of the level it was dealt in; who owed for it owes no more."""
        late = None if level is None or level >= self.level else self.before.get(level)
        if late is None or level is None:
            self.holding = handed_in(self.holding, winners)
            return []
        let_off = sorted(late.holding & set(winners))
        self.before[level] = LevelBefore(
            handed_in(late.holding, winners), late.dealt, late.then, late.ante)
        return [player for player in let_off if self.charges.get(player, {}).pop(late.then, None)]

    def due(self, level: int | None = None) -> dict[Player, int]:
        """What each owes the first pot of theirs, in a hand that is dealt in a `level`: for the last card."""
        asked = {player: [then for then in levels if level is None or then <= level]
                 for player, levels in self.charges.items()}
        return {player: self.charges[player][max(levels)] for player, levels in asked.items() if levels}

    def _charge(self, players: Iterable[Player], level: int, ante: int) -> None:
        for player in players:
            self.charges.setdefault(player, {})[level] = ante


def cards_document(cards: CardsOfLevels, players: Collection[Player]) -> dict[str, Any]:
    """The cards of a table's players, for a tablet that goes on by itself."""
    here = CardsOfLevels(cards.level, cards.holding & set(players), cards.dealt, {
        level: LevelBefore(one.holding & set(players), one.dealt, one.then, one.ante)
        for level, one in cards.before.items()})
    return {"level": here.level, "holding": sorted(here.holding), "dealt": here.dealt,
            "before": {str(level): one.document() for level, one in here.before.items()},
            "charges": {player: {str(then): ante for then, ante in cards.charges[player].items()}
                        for player in sorted(players) if player in cards.charges}}


def read_cards(document: Mapping[str, Any]) -> CardsOfLevels:
    """What `cards_document` told."""
    before = {int(level): LevelBefore(frozenset(holding), dealt, then, ante)
              for level, (holding, dealt, then, ante) in document["before"].items()}
    charges = {player: {int(then): ante for then, ante in levels.items()}
               for player, levels in document["charges"].items()}
    holding = frozenset(document["holding"])
    return CardsOfLevels(document["level"], holding, document["dealt"], before, charges)
