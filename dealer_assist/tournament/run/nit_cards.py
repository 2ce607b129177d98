"""Nit cards while an event runs: who holds one, and what it costs (house rules, section 9, `nit-ante`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealer_assist.texts import say
from dealer_assist.tournament.forms.nit import handed_in, nit_ante
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.checks import bet_of
from dealer_assist.tournament.structure.model import Level


class NitCards:
    """The cards of a level; without effect in an event that has none."""

    def __init__(self, event: EventRun) -> None:
        self.event = event
        self.holding: frozenset[Player] = frozenset()
        self.due: dict[Player, int] = {}
        self.handed_out = 0     # after which hand of the room the cards of this level were

    def of(self, event: EventRun) -> NitCards:
        """The same cards in a copy of the event."""
        cards = NitCards(event)
        cards.holding, cards.due, cards.handed_out = self.holding, dict(self.due), self.handed_out
        return cards

    def new_level(self, level: Level) -> None:
        """Who still holds the card of the last level owes the ante; everybody gets a card of the new one."""
        if not self.event.structure.nit:
            return
        ante = nit_ante(bet_of(level), self.event.house)
        for player in sorted(self.kept & set(self.event.stacks)):
            self.due[player] = ante
            self.event.add("nit", player, say("ledger.nit", level=level.number - 1, chips=ante))
        self.holding, self.handed_out = frozenset(self.event.stacks), self.event.n

    @property
    def kept(self) -> frozenset[Player]:
        """Who would owe the ante of a new level.

        Shape: of a level in which nothing was dealt nobody could hand a card in, and nobody owes for it.
        """
        return self.holding if self.event.n > self.handed_out else frozenset()

    def bring(self, holders: Iterable[Player]) -> None:
        """Cards that were kept on the day before: they cost the ante of the first level of this one."""
        self.holding, self.handed_out = frozenset(holders), self.event.n - 1

    def owed(self, seats: Mapping[int, Player]) -> dict[int, int]:
        """Dead chips into the first pot of a table, by seat."""
        return {seat: self.due[player] for seat, player in seats.items() if player in self.due}

    def paid(self, players: Iterable[Player]) -> None:
        """They lie in a pot; nobody pays twice."""
        for player in players:
            self.due.pop(player, None)

    def won(self, winners: Iterable[Player]) -> None:
        """Winners of a pot hand their cards in."""
        self.holding = handed_in(self.holding, winners)

    def last_holder(self) -> Player | None:
        """The last who holds a card at the final table, who is out."""
        holding = sorted(self.holding & set(self.event.stacks))
        # "Final table: the last holder is out, chips removed"
        if len(self.event.tables) > 1 or len(holding) != 1 or self.event.left < 2:
            return None
        return holding[0]

    def drop(self) -> None:
        """The last card goes with who held it."""
        self.holding = frozenset()
