"""What an act of money stands on, and whether it still does when an earlier act is taken back.

A pay table is made of a pool, a deal of stacks and prizes, an end of who is in: where those are others, the
act falls with what was taken back, and is done anew. Otherwise more would be paid than came in, or less.
Source: house rules, section 9; contract, section 6.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dealer_assist.errors import NotNow
from dealer_assist.tournament.record.state import Line, Running
from dealer_assist.tournament.run import results

AFTERWARDS = ("announce", "till")   # what is done when places and prizes stand
Footing = Callable[[Running], Any]


def _pool(state: Running) -> Any:
    return state.desk_open, results.pool_of(state).total, state.bought_in, len(state.players)


def _deal(state: Running) -> Any:
    return state.desk_open, state.prizes[:state.left], state.stacks


def _end(state: Running) -> Any:
    return state.desk_open, state.prizes, state.deal, set(state.stacks)


def _desk(state: Running) -> Any:
    return state.desk_open


FOOTINGS: Mapping[str, Footing] = {
    "enter": _desk, "add-on": _desk, "carry": _desk, "bag": _desk, "close": _pool, "pay": _pool,
    "deal": _deal, "finish": _end,
}


def lost(state: Running, as_played: Running, line: Line) -> bool:
    """Does an act stand on something else than it did?  Shape: both states are those right before it."""
    # nobody acts on an event that has ended, so the act was made on one that had not
    if state.over and not as_played.over and line.content["act"] not in (*AFTERWARDS, "undo"):
        return True
    footing = FOOTINGS.get(line.content["act"])
    return footing is not None and footing(state) != footing(as_played)


def sound(state: Running) -> bool:
    """Do prizes, a deal and what everybody gets come to what there is to pay?"""
    if state.bags:
        return True
    # an undo that opens the desk again must take prizes and deals with it
    if state.desk_open:
        return not (state.prizes or state.deal or state.placed)
    prizes, deal = sum(state.prizes), state.deal
    if prizes != results.pool_of(state).total or deal and sum(deal.values()) != sum(state.prizes[:len(deal)]):
        return False
    return not state.placed or paid(state) == prizes


def paid(state: Running) -> int:
    """What all places get."""
    return sum(result.prize for result in results.results(state).values())


def check_pays_pool(state: Running) -> None:
    """A hand may be put right after a deal: somebody else is in then, and the deal is not theirs.

    Errors: `wrong-sum` where the end would not pay the pool.
    """
    ended, total = state.copy(), results.pool_of(state).total
    results.conclude(ended)
    if paid(ended) != total:
        raise NotNow("wrong-sum.places", sum=paid(ended), total=total)


def other_bounties(state: Running, as_played: Running) -> bool:
    """Would bounties that were won be others: envelopes that are opened already, sealed for another field?"""
    won, was = _bounties(state), _bounties(as_played)
    # envelopes once opened were read out: the same draw over another field would pay other heads
    both = min(len(won), len(was))
    return won[:both] != was[:both]


def _bounties(state: Running) -> list[tuple[int, str | None, str]]:
    return [(row.n, row.player, row.why) for row in state.ledger.rows if row.kind == "bounty"]
