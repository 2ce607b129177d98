"""The chip sentinel: stacks were counted and some are off; in which hand could it have gone wrong?

What is off is counted minus recorded, by seat. Every hand has figures that a slip would have moved between
two seats: a share pushed to somebody else, a split not paid, an odd chip, a call that never went in.
A hand whose figure is just what is off is looked at first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from dealer_assist.engine.play import Hand, play
from dealer_assist.texts import named, say

EXACT, PART, FIGURE, EXCHANGED = range(4)     # how well a hand explains it; the best first


class Slip(NamedTuple):
    """If this went wrong, `more` has `amount` more than the record says, and `less` as much less."""

    more: int
    less: int
    amount: int
    why: str


class Suspect(NamedTuple):
    """A hand to look at: how well it explains what is off, and in words why."""

    hand: int
    rank: int
    why: str


class Facts(NamedTuple):
    """What the sentinel knows of one hand: its id, what each seat won or lost, what could have slipped."""

    hand: int
    nets: Mapping[int, int]
    slips: tuple[Slip, ...]


def off(expected: Mapping[int, int], counted: Mapping[int, int]) -> dict[int, int]:
    """Counted minus recorded, of the seats that are off."""
    difference = {
        seat: counted.get(seat, 0) - expected.get(seat, 0) for seat in sorted({*expected, *counted})
    }
    return {seat: chips for seat, chips in difference.items() if chips}


def suspects(wrong: Mapping[int, int], hands: Iterable[Facts]) -> list[Suspect]:
    """The hands in which it could have gone wrong, the likeliest first; hands come newest first.

    Shape: a hand in which the seats that are off did not exchange a chip is left out.
    """
    suspected = [suspect for facts in hands if wrong for suspect in _suspect(wrong, facts)]
    return sorted(suspected, key=lambda one: one.rank)


def _suspect(wrong: Mapping[int, int], facts: Facts) -> Iterator[Suspect]:
    # counted as if the hand had never been paid, seat by seat
    if dict(wrong) == {seat: -net for seat, net in facts.nets.items() if net}:
        yield Suspect(facts.hand, EXACT, say("suspect.exact"))
        return
    fitting = [(rank, slip.why) for slip in facts.slips if (rank := _fits(wrong, slip)) is not None]
    if fitting:
        yield Suspect(facts.hand, *min(fitting, key=lambda one: one[0]))
    elif _exchanged(wrong, facts.nets):
        seats = ", ".join(str(seat) for seat in wrong if facts.nets.get(seat))
        yield Suspect(facts.hand, EXCHANGED, say("suspect.exchanged", seats=seats))


def _fits(wrong: Mapping[int, int], slip: Slip) -> int | None:
    more, less = wrong.get(slip.more, 0), -wrong.get(slip.less, 0)
    if more == less == slip.amount:
        # three seats off, and this slip explains two: there was another
        return EXACT if len(wrong) == 2 else PART
    if slip.amount in (more, less):
        return PART if more > 0 and less > 0 else FIGURE
    return None


def _exchanged(wrong: Mapping[int, int], nets: Mapping[int, int]) -> bool:
    mine = [nets.get(seat, 0) for seat in wrong]
    # two who both won, or both lost, cannot have paid each other
    return min(mine) < 0 < max(mine)


def facts_of(number: int, hand: Hand) -> Facts:
    """The facts of a hand that is over; `number` is its id."""
    stacks = dict(zip(hand.setup.order, hand.setup.stacks, strict=True))
    nets = {seat: stack - stacks[seat] for seat, stack in hand.stacks.items()}
    return Facts(number, nets, tuple({*_shares(hand), *_put_in(hand)}))


def _shares(hand: Hand) -> Iterator[Slip]:
    """What could have been pushed wrongly at the end."""
    # a pot slips to cards mucked at the showdown, never to those folded streets ago
    still_in = [seat for seat, i in hand.seat_index.items() if not hand.folded[i] or hand.showdown.mucked[i]]
    for n, pot in enumerate(hand.showdown.ruling.pots if hand.showdown.ruling else (), start=1):
        name = say("suspect.the-pot") if n == 1 else say("suspect.side-pot", number=n - 1)
        for share in pot.shares:
            awards = {seat: amount for seat, amount in share.awards.items() if amount}
            for winner, amount in awards.items():
                for other in still_in:
                    if other != winner:
                        yield from _pushed(name, winner, amount, other, awards)


def _pushed(name: str, winner: int, amount: int, other: int, awards: Mapping[int, int]) -> Iterator[Slip]:
    if other in awards:
        figures = {"winner": winner, "other": other, "pot": name}
        yield Slip(other, winner, amount, say("suspect.split-not-paid", chips=amount, **figures))
        # 1.2.3: the one chip over, handed to the other winner
        if (odd := amount - awards[other]) > 0:
            yield Slip(other, winner, odd, say("suspect.odd-chip", chips=odd, **figures))
        return
    figures = {"winner": winner, "other": other, "pot": name}
    yield Slip(other, winner, amount, say("suspect.wrong-seat", chips=amount, **figures))
    if len(awards) == 1:
        # an odd pot has two halves, 12 and 13 of 25
        for half in {amount // 2, amount - amount // 2}:
            yield Slip(other, winner, half, say("suspect.split-that-was-none", chips=half, **figures))


def _put_in(hand: Hand) -> Iterator[Slip]:
    """Chips that should have gone in, or come back, and perhaps did not."""
    winners = [seat for seat, amount in hand.awards.items() if amount]
    for seat, amount in hand.chips.returned.items():
        for winner in winners:
            if winner != seat and amount:
                yield Slip(winner, seat, amount,
                           say("suspect.not-given-back", chips=amount, winner=winner, seat=seat))
    # with two winners a short call was missing from both, and which share it was cannot be told
    if len(winners) == 1:
        for seat, amount, what in _paid(hand):
            if seat != winners[0]:
                yield Slip(seat, winners[0], amount, say("suspect.short", what=what, chips=amount, seat=seat))


def _paid(hand: Hand) -> Iterator[tuple[int, int, str]]:
    """Every single payment into the pot: seat, chips, and the word for it."""
    now = play(hand.setup, [])
    stacks = dict(zip(hand.setup.order, hand.setup.stacks, strict=True))
    for seat, amount in _less(stacks, now.stacks):
        yield seat, amount, say("suspect.blind-or-ante")
    for action in hand.actions:
        before, now = now.stacks, now.after(action)
        if action.seat is not None and before[action.seat] > now.stacks[action.seat]:
            paid = before[action.seat] - now.stacks[action.seat]
            yield action.seat, paid, named("suspect.verb", action.verb)


def _less(before: Mapping[int, int], after: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    for seat, stack in before.items():
        if after[seat] < stack:
            yield seat, stack - after[seat]
