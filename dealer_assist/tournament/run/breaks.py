"""What is done when the clock goes on: levels, add-ons, colour-ups, lammers that must be redeemed, envelopes.

Source: house rules, section 9 (`color-up`, `level-applies`, `lammers`).
"""

from __future__ import annotations

from dealer_assist.cards.card import ALL_CARDS, Card
from dealer_assist.rules.house import Lammers
from dealer_assist.texts import say
from dealer_assist.tournament.forms.colour_up import odd_chips, race
from dealer_assist.tournament.forms.lammers import redeem
from dealer_assist.tournament.run.crowd import REDEEMS, TAKES_ADD_ON, Crowd
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.model import MYSTERY, Break


def begin_level(event: EventRun, level: int) -> None:
    """A level is announced; the envelopes of a mystery bounty are sealed when their level begins."""
    event.add("level", None, say("ledger.level", level=level))
    event.begun.append((level, event.left, sum(event.stacks.values())))
    bounty = event.structure.bounty
    if bounty and bounty.way == MYSTERY and level >= bounty.starts and not event.envelopes_open:
        event.open_envelopes()


def begin_break(event: EventRun, here: Break, level: int, crowd: Crowd) -> None:
    """A break: who wants the add-on takes it, then the smallest chips are raced off."""
    event.add("break", None, say("ledger.break", minutes=here.minutes))
    offer = event.structure.add_on
    # once, in the first break after its level: a second break offers nothing
    if offer and level >= offer.after and not event.offered:
        event.offered = True
        for player in sorted(event.stacks):
            if crowd.often(TAKES_ADD_ON):
                event.add_on(player)
    if here.colour_up:
        colour_up(event, here.colour_up)


def colour_up(event: EventRun, old: int) -> None:
    """Race the chips of one colour off, table by table, with a shuffled deck at each."""
    new = min(chip for chip in event.structure.chips if chip > old)
    for table in event.room:
        stacks = {seat: event.stacks[player] for seat, player in table.players.items()}
        deck = iter(event.draw.shuffled(ALL_CARDS))
        cards: dict[int, list[Card]] = {
            seat: [next(deck) for _ in range(count)] for seat, count in odd_chips(stacks, old, new).items()}
        done = race(stacks, old, new, cards, event.house)
        for seat, change in done.change.items():
            event.add("colour-up", table.players[seat], say(
                "ledger.colour-up", old=old, new=new, count=len(cards[seat]), won=int(seat in done.won),
                table=table.number), change)
        if done.taken:
            event.add("race", None, say("ledger.race", table=table.number, old=old, new=new, taken=done.taken,
                                        fetched=done.fetched, gain=done.gain))


class LammerBox:
    """The lammers that are still out, by player (rulebook 1.3.2)."""

    def __init__(self, event: EventRun, lammers: Lammers | None) -> None:
        self.event, self.lammers = event, lammers
        self.left: dict[Player, int] = {}

    def hand_out(self, player: Player) -> None:
        """With a first stack."""
        if self.lammers:
            self.left[player] = self.lammers.count

    def turn_in(self, player: Player, count: int, level: int) -> bool:
        """Redeem between hands; False where the player has none left."""
        left = self.left.get(player, 0)
        if self.lammers is None or not left or not count:
            return False
        done = redeem(self.lammers, left, min(count, left), stack=self.event.stacks[player], level=level,
                      house=self.event.house)
        self.left[player] = done.left
        self.event.add("lammer", player, say(
            "ledger.lammer", count=left - done.left, left=done.left), done.chips)
        return True

    def some(self, crowd: Crowd, players: list[Player], level: int) -> None:
        """Who is short redeems one, some of the time; after the last level everybody redeems all."""
        if self.lammers is None:
            return
        for player in players:
            if self.lammers.last_level and level > self.lammers.last_level:
                self.turn_in(player, self.left.get(player, 0), level)
            elif self.event.stacks[player] < self.lammers.value and crowd.often(REDEEMS):
                self.turn_in(player, 1, level)
