"""Nit cards while an event runs: who holds one, and what it costs (house rules, section 9, `nit-ante`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealer_assist.texts import say
from dealer_assist.tournament.forms.nit import CardsOfLevels, nit_ante
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.checks import bet_of
from dealer_assist.tournament.structure.model import Level


class NitCards:
    """The cards of an event; without effect in one that has none."""

    def __init__(self, event: EventRun) -> None:
        self.event, self.cards = event, CardsOfLevels()
        self.hands: dict[int, int] = {}     # the level that each hand of the room counts in

    def of(self, event: EventRun) -> NitCards:
        """The same cards in a copy of the event."""
        again = NitCards(event)
        again.cards, again.hands = self.cards.copy(), dict(self.hands)
        return again

    def new_level(self, level: Level) -> None:
        """Who still holds the card of the last level owes the ante; everybody gets a card of the new one."""
        if not self.event.structure.nit:
            return
        ante = nit_ante(bet_of(level), self.event.house)
        for player in self.cards.hand_out(level.number, ante, self.event.stacks):
            self.event.add("nit", player, say("ledger.nit", level=level.number - 1, chips=ante))

    @property
    def holding(self) -> frozenset[Player]:
        """Who holds a card of the level that is played."""
        return self.cards.holding

    @property
    def kept(self) -> frozenset[Player]:
        """Who would owe the ante of a new level."""
        return self.cards.kept

    @property
    def due(self) -> dict[Player, int]:
        """What is owed to the next pot, by player."""
        return self.cards.due()

    def bring(self, holders: Iterable[Player]) -> None:
        """Cards that were kept on the day before: they cost the ante of the first level of this one."""
        self.cards.holding, self.cards.dealt = frozenset(holders), True

    def owed(self, seats: Mapping[int, Player], level: int | None = None) -> dict[int, int]:
        """Dead chips into the first pot of a table, by seat; in a hand that was dealt in a `level`."""
        due = self.cards.due(level)
        return {seat: due[player] for seat, player in seats.items() if player in due}

    def paid(self, players: Iterable[Player], hand: int | None = None, level: int | None = None) -> None:
        """They lie in a pot; nobody pays twice. A hand that is told late counts in its `level`."""
        if hand is not None:
            self.hands[hand] = self.cards.level if level is None else min(level, self.cards.level)
            level = self.hands[hand]
        for player in self.cards.deal(players, level):
            self.event.add("nit", player, say("ledger.nit-late", level=level or 0))

    def won(self, winners: Iterable[Player], hand: int | None = None) -> None:
        """Winners of a pot hand their cards in."""
        level = None if hand is None else self.hands.get(hand)
        for player in self.cards.won(winners, level):
            self.event.add("nit", player, say("ledger.nit-in", level=level or 0))

    def last_holder(self) -> Player | None:
        """The last who holds a card at the final table, who is out."""
        holding = sorted(self.holding & set(self.event.stacks))
        # "Final table: the last holder is out, chips removed"
        if len(self.event.tables) > 1 or len(holding) != 1 or self.event.left < 2:
            return None
        return holding[0]

    def drop(self) -> None:
        """The last card goes with who held it."""
        self.cards.holding = frozenset()
