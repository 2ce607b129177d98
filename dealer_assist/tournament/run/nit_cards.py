"""Nit cards while an event runs: who holds one, and what it costs (house rules, section 9, `nit-ante`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealer_assist.texts import say
from dealer_assist.tournament.forms.nit import handed_in, nit_ante
from dealer_assist.tournament.run.event import Event
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.model import Level


class NitCards:
    """The cards of a level; without effect in an event that has none."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.holding: frozenset[Player] = frozenset()
        self.due: dict[Player, int] = {}

    def new_level(self, level: Level) -> None:
        """Who still holds the card of the last level owes the ante; everybody gets a card of the new one."""
        if not self.event.structure.nit:
            return
        ante = nit_ante(level.mix.stakes["big-bet"]["blinds"][-1], self.event.house)
        for player in sorted(self.holding & set(self.event.stacks)):
            self.due[player] = ante
            self.event.add("nit", player, say("ledger.nit", level=level.number - 1, chips=ante))
        self.holding = frozenset(self.event.stacks)

    def owed(self, seats: Mapping[int, Player]) -> dict[int, int]:
        """Dead chips into the first pot of a table, by seat; paid once."""
        return {seat: self.due.pop(player) for seat, player in seats.items() if player in self.due}

    def won(self, winners: Iterable[Player]) -> None:
        """Winners of a pot hand their cards in."""
        self.holding = handed_in(self.holding, winners)

    def last_holder(self) -> Player | None:
        """The last who holds a card at the final table, who is out; the card goes too."""
        holding = sorted(self.holding & set(self.event.stacks))
        if len(self.event.tables) > 1 or len(holding) != 1 or self.event.left < 2:
            return None
        self.holding = frozenset()
        return holding[0]
