"""The pay table of an event, and who gets what when it is over.

Source: contract, section 6 (`busts.csv`, `payouts.csv`); house rules, section 9.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealer_assist.tournament.money.payouts import (
    Pool,
    paid_places,
    pool,
    share,
    table_of_percentages,
    tickets,
    usual_table,
)
from dealer_assist.texts import say
from dealer_assist.tournament.money.bounties import knocked_out, last_one_standing
from dealer_assist.tournament.money.places import Out, PaidPlace, places, ranked
from dealer_assist.tournament.run.event import BountyPaid, Bust, EventRun
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.model import Structure


@dataclass(frozen=True, slots=True)
class Result:
    """Place and prize of a player."""

    place: PaidPlace
    prize: int


def pool_of(event: EventRun) -> Pool:
    """What the entries put in after fee and staff share, raised to the guarantee of who pays the prizes."""
    # a flight pays nobody: its overlay would be added to the pool of the day that is played out
    guarantee = 0 if event.bags else event.structure.guarantee
    return pool((entry.paid - entry.fee for entry in event.entries), guarantee)


def pay_table(structure: Structure, total: int, entries: int, players: int) -> tuple[int, ...]:
    """The prizes as announced, first place first; a satellite's are its tickets.

    Source: house rules, section 9, `paid-places`: a share of the entries, re-entries among them.
    """
    if structure.ticket:
        return tickets(total, structure.ticket, players)
    if structure.percentages and len(structure.percentages) <= players:
        return table_of_percentages(total, structure.percentages, structure.unit)
    net = structure.paid - structure.fee - structure.staff
    counted = players if structure.rules()["paid-places"] == "players" else entries
    return usual_table(total, paid_places(counted, structure.places, players), net, structure.unit)


def pay_table_of(event: EventRun) -> tuple[int, ...]:
    """The pay table that goes up when registration closes."""
    return pay_table(event.structure, pool_of(event).total, event.bought_in, len(event.players))


def last_place_played_for(event: EventRun) -> int:
    """Players at whom play ends: one, or as many as a satellite has tickets."""
    ticket = event.structure.ticket
    return max(1, sum(prize >= ticket for prize in event.prizes)) if ticket else 1


def results(event: EventRun) -> dict[Player, Result]:
    """Place and prize of everybody who is out; shared places share their prizes.

    Shape: behind those who are still in; when an event is over they have places too.
    """
    rounds = [together for together in event.rounds if together]
    # 12 still in: the last who is out is 13th
    before = 0 if event.placed else event.left
    by_player = {player: replace(place, first=place.first + before)
                 for player, place in places(rounds, event.house).items()}
    prizes: dict[Player, int] = {}
    for together in rounds:
        for tied in ranked(together, event.house):
            first = by_player[tied[0].player].first
            claims = [(out.chips, event.first_entry(out.player)) for out in tied]
            shared = share(event.prizes, first, claims)
            prizes |= {out.player: prize for out, prize in zip(tied, shared, strict=True)}
    prizes |= event.deal if event.placed else {}
    return {player: Result(place, prizes[player]) for player, place in by_player.items()}


def conclude(event: EventRun) -> None:
    """The event is over: whoever is in has a place, bounties stay with them, prizes are paid, the seed shown.

    Shape: one player is in, or those who made a deal or won a ticket each, who are placed by their chips.
    """
    last = sorted(event.stacks, key=lambda player: (-event.stacks[player], event.first_entry(player)))
    many = event.left > 1
    outs = [Out(player, event.n, *_seat(event, player), _before(event, player), still_in=many)
            for player in last]
    for player in last[1:]:
        # nobody knocked them out: a deal leaves each the bounty on their own head
        event.heads, paid = knocked_out(event.heads, player, [player], progressive=False)
        _keep_bounty(event, player, paid[player])
    event.heads, own = last_one_standing(event.heads, last[0])
    _keep_bounty(event, last[0], own)
    event.rounds.append(outs)
    event.placed = True
    for out in reversed(outs):
        before = sum(bust.bounties for bust in event.busts if bust.out.player == out.player)
        event.busts.append(Bust(out, event.heads.won.get(out.player, 0) - before))
    for row in event.moves:
        row.n = row.n or event.n
    for one, result in sorted(results(event).items(), key=lambda item: item[1].place.first):
        if result.prize:
            event.add("prize", one, say("ledger.prize", place=result.place.text, money=result.prize))
    reveal(event)


def reveal(event: EventRun) -> None:
    """Nothing is drawn any more: the seed is shown."""
    event.add("draw", None, say("ledger.reveal", seed=event.draw.seed))


def _keep_bounty(event: EventRun, player: Player, money: int) -> None:
    if money:
        event.bounties.append(BountyPaid(event.n, player, player, money))
        event.add("bounty", player, say("ledger.bounty-kept", money=money))


def _seat(event: EventRun, player: Player) -> tuple[int, int]:
    """Where somebody sat at the end; an alternate nowhere."""
    seated = any(player in table.players.values() for table in event.tables.values())
    return event.seat_of(player) if seated else (0, 0)


def _before(event: EventRun, player: Player) -> int:
    """Chips at the start of the last hand; of those who made a deal what they have now."""
    if event.left > 1:
        return event.stacks[player]
    return next((chips for hand in reversed(event.hands)
                 for one, chips in hand["before"].values() if one == player), event.stacks[player])
