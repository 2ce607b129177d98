"""Flights and days: chips are bagged when a day ends, and carried into the event of the next.

A day is an event of its own, with its own seed, clock and record; what goes on is a list of bags. Nothing
changes here: each function answers the act that is to be written down.
Source: rulebook 1.3; the floor's list of what is easily forgotten, 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.tournament.forms.lammers import lammers_of
from dealer_assist.tournament.record.decide import Act, announce
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run.event import ADD_ON, MoneyIn
from dealer_assist.tournament.seats.tables import Player

BEST, SUM = "best", "sum"
WAYS = (BEST, SUM)


@dataclass(frozen=True, slots=True)
class Flight:
    """An event that chips are carried from, by its number."""

    number: int
    state: Running


def bag(state: Running, text: str = "") -> Act:
    """The day ends: every stack into a bag.

    Shape: `text` says when and where they are opened again, as the screens show it.
    Errors: `desk-open`, `hand-open`, `moving`, `not-started`, `no-text`.
    """
    if state.desk_open:
        raise NotNow("desk-open.to-bag")
    if state.playing or state.over:
        raise NotNow("hand-open.or-over")
    if any(not one.gone for one in state.going):
        raise NotNow("moving.on-the-way")
    if not state.record:
        raise NotNow("not-started")
    return {"act": "bag"} | ({"text": announce(text)["text"]} if text else {})


def carry(state: Running, flights: Sequence[Flight], way: str) -> Act:
    """The bags of these flights come in, with the money of all their entries, before the seats are drawn.

    Shape: who has a bag from several plays with the `best` of them, or with their `sum`. Entries are carried
    in the order of the flights, each with what it paid; chips stand at the entry that they were played from.
    Errors: `bad-way`, `no-flight`, `not-bagged`, `seats-drawn`, `desk-closed`, `carried`, `no-lammers`.
    """
    if way not in WAYS:
        raise Unreadable("bad-way", field="way")
    if not flights:
        raise Unreadable("no-flight", field="events")
    if state.tables or state.over:
        raise NotNow("seats-drawn")
    if not state.desk_open:
        raise NotNow("desk-closed.too-early")
    for flight in flights:
        if not _bagged(flight.state):
            raise NotNow("not-bagged", number=flight.number, field="events")
        if flight.number in state.flights:
            raise NotNow("carried", number=flight.number, field="events")
    bags = _bags(flights, way)
    entries = [row for flight in flights for row in _entries(flight, bags)]
    present = {player for player, chips, *_ in entries if chips}
    beside = _beside(flights, bags)
    if "lammers" in beside and lammers_of(state.house) is None:
        raise NotNow("no-lammers.in-bags", n=sum(beside["lammers"].values()), field="events")
    act: Act = {"act": "carry", "from": [flight.number for flight in flights], "way": way, "entries": entries,
                "heads": _heads(flights), "out": sorted({player for player, *_ in entries} - present)}
    return act | beside


def _beside(flights: Sequence[Flight], bags: Collection[tuple[int, Player]]) -> Act:
    """What goes with the bags that count beside their chips, as far as there is any of it.

    Shape: lammers, kept nit cards, hands of a penalty that are still to be served; the largest chip that had
    left play on every day.
    """
    known = {flight.number: flight.state for flight in flights}
    lammers, penalties, cards = Counter[Player](), dict[Player, int](), set[Player]()
    for number, player in bags:
        day = known[number]
        lammers[player] += day.lammers.get(player, 0)
        if serving := day.penalties.get(player):
            penalties[player] = max(penalties.get(player, 0), serving.left)
        # a level that began right before the bags: who owes for the one before has not paid yet
        if player in day.nit.kept or player in day.nit.due:
            cards.add(player)
    beside = {"lammers": dict(+lammers), "penalties": penalties, "nit_cards": sorted(cards),
              "raced_off": min(flight.state.coloured_up for flight in flights)}
    return {name: left for name, left in beside.items() if left}


def _bagged(state: Running) -> bool:
    """Has a day ended without prizes? Where all who were left were removed it has money and no bag."""
    return bool(state.bags) or state.over and not state.stacks and not state.placed


def _bags(flights: Sequence[Flight], way: str) -> dict[tuple[int, Player], int]:
    """The chips that count, by flight and player; of equal bags the first."""
    bags = {(flight.number, player): flight.state.stacks[player]
            for flight in flights for player in flight.state.bags}
    if way == SUM:
        return bags
    best: dict[Player, tuple[int, Player]] = {}
    for place, chips in bags.items():
        # the first of equal ones, so that the same flights carry the same entries
        if place[1] not in best or chips > bags[best[place[1]]]:
            best[place[1]] = place
    return {place: bags[place] for place in best.values()}


def _entries(flight: Flight, bags: Mapping[tuple[int, Player], int]) -> list[list[object]]:
    """Every entry of a flight: player, chips, paid, fee and the flight."""
    bought = [entry for entry in flight.state.entries if entry.kind != ADD_ON]
    last = {entry.player: entry.entry for entry in bought}

    def chips(entry: MoneyIn) -> int:
        # a re-entry plays; what the first entry bought was lost before
        plays = last.get(entry.player) == entry.entry
        return bags.get((flight.number, entry.player), 0) if plays else 0

    def beside(entry: MoneyIn) -> list[MoneyIn]:
        """The add-on goes with the last entry of who bought it: it is no entry of its own."""
        return [one for one in flight.state.entries
                if one.kind == ADD_ON and one.player == entry.player and last[one.player] == entry.entry]
    return [[entry.player, chips(entry), entry.paid + sum(one.paid for one in beside(entry)),
             entry.fee + sum(one.fee for one in beside(entry)), flight.number] for entry in bought]


def _heads(flights: Sequence[Flight]) -> dict[Player, int]:
    """Bounties that nobody has won yet."""
    heads: dict[Player, int] = {}
    for flight in flights:
        for player, money in flight.state.heads.on.items():
            heads[player] = heads.get(player, 0) + money
    return heads
