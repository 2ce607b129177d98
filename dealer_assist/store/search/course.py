"""What the play of a hand shows: how far it came, who was all-in and where, how its pots were parted."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.engine.beginning import beginning
from dealer_assist.engine.play import Hand as Played, start, tell
from dealer_assist.engine.showdown.award import PotRuling
from dealer_assist.engine.state.events import Staked


def streets(hand: Played) -> list[str]:
    return [street.name for street in hand.streets[:hand.street_no + 1]]


def seen(hand: Played) -> Iterator[str]:
    """The marks of the play itself."""
    if any(hand.showdown.shown):
        yield "showdown"
    if all_in(hand):
        yield "allin"
    if any(not stack for stack in hand.stacks.values()):
        yield "busted"
    if hand.table.run > 1:
        yield "twice"
    ruled = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    if len(ruled) > 1:
        yield "side"
    if any(len(_paid(pot)) > 1 for pot in ruled):
        yield "split"
    if any(_odd(pot) for pot in ruled):
        yield "odd"


def all_in(hand: Played) -> int:
    """The seats that put everything in, also what nobody matched."""
    stacks, awards, returned = hand.stacks, hand.awards, hand.chips.returned
    return sum(1 << seat for seat in hand.order
               if stacks[seat] == awards.get(seat, 0) + returned.get(seat, 0))


def all_in_streets(hand: Played) -> Iterator[tuple[str, int]]:
    """The street on which each seat put in its last chip, and the bit of that seat."""
    again = start(hand.setup)
    done = [(again.street, beginning(hand.setup))]
    done += [(again.street, tell(again, action)) for action in hand.actions]
    yield from ((street, 1 << event.seat) for street, happened in done for event in happened
                if isinstance(event, Staked) and event.all_in)


def _paid(pot: PotRuling) -> set[int]:
    return {seat for share in pot.shares for seat, chips in share.awards.items() if chips}


def _odd(pot: PotRuling) -> bool:
    """Were parts of it unlike that are alike but for an odd chip: of tied hands, of sides, of boards?"""
    boards: dict[tuple[int | None, int | None], list[int]] = {}
    for share in pot.shares:
        boards.setdefault((share.runout, share.board), []).append(share.amount)
    parted = [list(share.awards.values()) for share in pot.shares]
    sums = [sum(amounts) for amounts in boards.values()]
    return any(len(set(parts)) > 1 for parts in (*parted, *boards.values(), sums))
