"""The set-up of a table's next hand, and what the hand leaves behind: chips, busts, bounties.

Source: contract, sections 4 and 6; house rules, sections 4 and 9 (`mixed-button`, `bounty-winner`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from dealer_assist.engine.play import Hand
from dealer_assist.games import Game, load_game
from dealer_assist.rules.amounts import FORCED, bomb_pot_at
from dealer_assist.rules.button import Positions, posts
from dealer_assist.rules.house import House
from dealer_assist.session.positions import blinds_posted
from dealer_assist.session.rotation import ComingHand, DealtHand, standing
from dealer_assist.session.stakes import stakes_of
from dealer_assist.tournament.money.bounties import last_pot, winners
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.seats.tables import Player, SeatedTable, coming, dealt_in, held_positions

Document = dict[str, Any]
Deal = Callable[[Document, Collection[int]], Hand]
"""Plays a hand to its end: the set-up as the contract writes it, and the seats whose hands are dead."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A hand that is about to be dealt."""

    table: SeatedTable
    game: Game
    betting: str
    level: int
    positions: Positions
    turn: int
    place: int
    seats: tuple[int, ...]
    document: Document


class Rotations:
    """Where every table stands in the mix: the hands of its turn, since only those decide."""

    def __init__(self) -> None:
        self.dealt: dict[int, list[DealtHand]] = {}
        self.hands: dict[int, int] = {}

    def add(self, number: int, dealt: DealtHand) -> None:
        """A hand was dealt at a table."""
        turn = [one for one in self.dealt.get(number, []) if one.turn == dealt.turn]
        self.dealt[number] = [*turn, dealt]
        self.hands[number] = self.hands.get(number, 0) + 1


def shuffle(
    event: EventRun, table: SeatedTable, rotations: Rotations, level: int, dead: Mapping[int, int],
) -> Shuffle:
    """What a table deals next: game, stakes, button, blinds, who is in.

    Shape: `dead` are chips that a seat owes the first pot beside its blinds.
    """
    sheet, house = event.structure, event.house
    mix = sheet.level(level).mix
    at = coming(table, house)
    stands = standing(mix, rotations.dealt.get(table.number, []), ComingHand(
        at.button, tuple(table.players), level, follows=house["button"] != "win"))
    # a dealer's choice, and nobody there to choose
    place = stands.place if stands.place is not None else event.draw.below(len(mix.games))
    entry = mix.games[place]
    game = load_game(entry.game)
    # `mixed-button`: moved once after the last button hand, then held
    positions = at if game.button else held_positions(table, house)
    stakes = stakes_of(mix, entry, game, {"chip": sheet.smallest_chip(level)})
    stakes["blinds"] = list(blinds_posted(
        stakes["blinds"], stakes["small_bet"], sheet.smallest_chip(level), house, stakes["ante"]))
    bombed = game.bomb_pot or house["bomb-pot"] == "every"
    # nobody waits for a small blind to go by where none is posted: in a bomb pot, in short deck
    waits = game.button and not bombed and len(stakes["blinds"]) > 1
    seats = dealt_in(table, positions, house) if waits else tuple(table.players)
    # two left, one of them new: nobody is left to wait for
    seats = seats if len(seats) > 1 else tuple(table.players)
    document = {
        "game": game.id, **stakes, "chip": sheet.smallest_chip(level), "tournament": True,
        "preset": sheet.preset, "house": dict(sheet.house), "players_left": max(2, event.left),
        "seats": {str(seat): event.stacks[table.players[seat]] for seat in seats}, "button": positions.button,
    }
    _forced(document, game, positions, seats, bombed)
    document["posts"] = (document.get("posts") or []) + [
        {"seat": seat, "kind": "dead", "amount": chips} for seat, chips in dead.items() if seat in seats]
    if not document["posts"]:
        del document["posts"]
    after = replace(table, last=positions, held=not game.button,
                    had=table.had | {(seat, table.players[seat]) for seat in seats})
    return Shuffle(after, game, entry.betting, level, positions, stands.turn, place, seats, document)


def _forced(
    document: Document, game: Game, positions: Positions, seats: Collection[int], bombed: bool,
) -> None:
    """Blinds as the button has them; nobody posts for an empty seat."""
    blinds = document["blinds"]
    if bombed and game.forced == "blinds":
        document |= bomb_pot_at(document)
    elif game.forced == "blinds" and blinds:
        owed = posts(positions, seats, (blinds[0], blinds[-1]))
        document["posts"] = [post.document() for post in owed]


def written(event: EventRun, shuffle: Shuffle, hand: Hand, number: int) -> dict[str, Any]:
    """The hand as `hands.jsonl` has it; the event's stacks are what they are after it."""
    setup, players = hand.setup, shuffle.table.players
    before = dict(zip(setup.order, setup.stacks, strict=True))
    seats = sorted(before)
    line: dict[str, Any] = {
        "n": event.n + 1, "table": shuffle.table.number, "number": number, "game": shuffle.game.id,
        "betting": shuffle.betting, "level": shuffle.level, "button": shuffle.positions.button,
        "blinds": list(setup.blinds),
    }
    line |= {name: amount for name in FORCED if (amount := getattr(setup, name))}
    stacks = hand.stacks
    line["before"] = {str(seat): [players[seat], before[seat]] for seat in seats}
    line["after"] = {str(seat): [players[seat], stacks[seat]] for seat in seats}
    return line


def settled(
    event: EventRun, shuffle: Shuffle, hand: Hand, number: int,
) -> tuple[list[Out], dict[Player, list[Player]]]:
    """Chips to their owners, the hand to the list; who is out, and who won the bounties."""
    line = written(event, shuffle, hand, number)
    players, table = shuffle.table.players, shuffle.table.number
    for seat, stack in hand.stacks.items():
        event.stacks[players[seat]] = stack
    event.tables[table] = replace(shuffle.table, winners=main_pot(hand))
    event.number_moves(table)
    event.hands.append(line)
    gone = [Out(players[int(seat)], line["n"], table, int(seat), line["before"][seat][1])
            for seat, (_, stack) in line["after"].items() if not stack]
    seats = hunters(hand, [out.seat for out in gone], shuffle.positions.button, event.house)
    return gone, {players[seat]: [players[one] for one in won] for seat, won in seats.items()}


def hunters(hand: Hand, gone: Collection[int], button: int, house: House) -> dict[int, tuple[int, ...]]:
    """Who won the bounty of each seat that is out: the winners of the last pot it was in.

    Shape: nobody where no pot was fought for.  Source: house rules, section 9, `bounty-winner`.
    """
    pots = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    before, stacks = dict(zip(hand.setup.order, hand.setup.stacks, strict=True)), hand.stacks
    paid = {seat: before[seat] + hand.awards.get(seat, 0) - stacks[seat] for seat in before}
    return {seat: winners(last_pot(pots, seat, paid), button, house) for seat in gone if pots}


def awarded(hand: Hand) -> tuple[int, ...]:
    """Who won a part of any pot."""
    return tuple(sorted(seat for seat, chips in hand.awards.items() if chips))


def main_pot(hand: Hand) -> tuple[int, ...]:
    """Who won a part of the main pot."""
    pots = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    return tuple(sorted({seat for share in pots[0].shares for seat in share.winners})) if pots else ()
