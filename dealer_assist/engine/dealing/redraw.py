"""A draw that is run more than once: everybody is all-in and has said how many (house rules 8, `run-it`).

The cards that stay are the same each time; each time there is a burn, and every drawer is served anew from
what is left of the deck. A finished run is put aside as `cards.runs`; every pot is parted between them (R12).
"""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.dealing import draws, stub
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.stage import SHOWDOWN
from dealer_assist.errors import NotNow


def runs_possible(hand: HandState) -> int:
    """How often the last draw may be run: as the house allows and the deck serves; 1 where it is not open.

    Source: house rule `run-it`, "needs an all-in and no action left": all have said how many, and nobody has
    shown what came.
    """
    if not open_to_run(hand):
        return max(1, hand.table.run)
    served = _served(hand)
    coming = (hand.table.run - len(hand.cards.runs) - 1) * _cost(served)     # agreed, and still to be dealt
    room = hand.table.run + max(0, hand.deck.stub - coming) // _cost(served)
    return max(hand.table.run, min(hand.setup.house.number("run-it", 1), room))


def open_to_run(hand: HandState) -> bool:
    """Is a drawn card of the first run still to be entered, or more than one run agreed?"""
    served = _served(hand)
    return bool(served) and (hand.table.run > 1 or _unseen(hand, served) and not any(hand.showdown.mucked))


def agreed(hand: HandState) -> bool:
    """Is the draw run more than once?"""
    return hand.table.run > 1 and any(hand.cards.stay)


def _served(hand: HandState) -> list[tuple[int, int]]:
    """Who is served how many, in order, each time the last draw is run; nobody elsewhere."""
    return draws.order(hand, -1) if hand.stage is SHOWDOWN and any(hand.cards.stay) else []


def _cost(served: list[tuple[int, int]]) -> int:
    """The cards of one more run, its burn among them."""
    return 1 + sum(count for _, count in served)


def _unseen(hand: HandState, served: list[tuple[int, int]]) -> bool:
    """Is a drawn card still to be entered?"""
    return any(UNKNOWN in hand.cards.down[i][-count:] for i, count in served)


def agree(hand: HandState, times: int) -> None:
    """So many runs, before the cards of the first are named."""
    hand.table.run = times
    for i in hand.live():
        note_open(hand, i)


def note_open(hand: HandState, i: int) -> None:
    """What stays of a hand was named, and its new cards were not: it lies open in the next run too."""
    stay, down = len(hand.cards.stay[i]), hand.cards.down[i]
    if stay and UNKNOWN in down[stay:]:
        hand.cards.stay[i] = tuple(down[:stay])


def deal_again(hand: HandState) -> bool:
    """Put the run that is shown aside and serve everybody once more; False where no run is left."""
    if hand.table.run <= len(hand.cards.runs) + 1 or not any(hand.cards.stay):
        return False
    cards = hand.cards
    cards.runs.append(tuple(tuple(down) for down in cards.down))
    # R50: each run is a round of dealing of its own
    hand.deck.burned = False
    stub.burn(hand)
    served = _served(hand)
    # R49 kept a discard from its owner in the run that was shuffled for; in this one it may come back
    hand.deck.served_after |= {i for i, _ in served}
    for i in dict(served):
        cards.down[i][:] = cards.stay[i]
        hand.showdown.shown[i] = hand.showdown.shown[i] and UNKNOWN not in cards.stay[i]
    draws.serve(hand, served)
    return True


def check_stay(hand: HandState, i: int, cards: tuple[int, ...]) -> None:
    """What was not thrown plays in every run, and nothing else that was seen before.

    Errors: `other-cards` with how many of the first hand must be in this one.
    """
    stay = len(hand.cards.stay[i])
    for run in hand.cards.runs:
        if len({*cards} & {*run[i]}) != min(stay, len(cards)):
            raise NotNow("other-cards", seat=hand.order[i], count=stay, rule="house rule run-it")


def no_muck(hand: HandState, i: int) -> None:
    """A hand that plays more than once is not thrown in.  Errors: `no-muck`."""
    if agreed(hand):
        raise NotNow(
            "no-muck.draw-is-run", seat=hand.order[i], run=hand.table.run, now=WHAT_NOW,
            rule="house rule run-it"
        )
