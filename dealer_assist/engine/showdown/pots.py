"""Main pot and side pots, what goes back, and what the house takes (house rules 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.state.stage import OVER, SHOWDOWN
from dealer_assist.engine.state.hand import HandState

_new = tuple.__new__    # a NamedTuple in half the time of calling its class


class Layer(NamedTuple):
    """A pot as it is cut: everybody's chips above `low` and up to `high`; `live` are indices."""

    low: int
    high: int
    amount: int
    live: tuple[int, ...]


def between(totals: Iterable[int], low: int, top: int) -> int:
    """The chips that lie above `low` and up to `top` of what everybody put in."""
    return sum(min(chips, top) - min(chips, low) for chips in totals)


def layers(hand: HandState) -> list[Layer]:
    """Cut the chips into layers, one for each different all-in, the main pot first.

    Shape: dead chips are in the first. What folded players put in above the last level joins it.
    """
    live, totals = hand.live(), hand.chips.total
    over = hand.betting_over or hand.stage in (SHOWDOWN, OVER)
    heights = totals
    if over:
        heights = _heights(hand, live) if hand.setup.button_blind else totals
        tops = sorted({heights[i] for i in live})
        if len(tops) == 1:
            return [_one_layer(hand, live)]
    else:
        stacks = hand.chips.stack
        tops = sorted({totals[i] for i in live if not stacks[i]}) if 0 in stacks else []
        if not tops:
            return [_one_layer(hand, live)]
        tops.append(max(totals) + 1)    # who still has chips may put in more: the last pot is open at the top

    def can(high: int) -> tuple[int, ...]:
        return tuple(i for i in live if heights[i] >= high or not over and hand.chips.stack[i]) or tuple(live)

    return cut(totals, tops, hand.chips.main, can)


def _heights(hand: HandState, live: list[int]) -> list[int]:
    """What everybody put in; a short deck button with chips behind has met antes and bets of the others.

    Source: house rules 4, `ante`: the two are their bet, and a side pot comes of an all-in alone.
    """
    heights, button, ruling = list(hand.chips.total), hand.count - 1, hand.showdown.ruling
    won = ruling.awards.get(hand.order[button], 0) if ruling else 0
    if hand.chips.stack[button] > won:
        heights[button] = max([heights[i] for i in live])
    return heights


def _one_layer(hand: HandState, live: list[int]) -> Layer:
    """Nobody is all-in for less: all the chips lie in one pot."""
    totals = hand.chips.total
    layer: Layer = _new(Layer, (0, max(totals), hand.chips.main + sum(totals), tuple(live)))
    return layer


def cut(totals: Sequence[int], tops: Sequence[int], dead: int,
        can: Callable[[int], tuple[int, ...]]) -> list[Layer]:
    """Chips cut at these heights, the main pot first.

    Shape: `tops` ascend; `dead` chips are in the first layer, what lies above the last top joins the last;
    `can` tells who may win what is cut at a height. A layer without chips is left out, but for the first.
    """
    layers: list[Layer] = []
    low = 0
    for high in tops:
        top = max(totals) if high == tops[-1] else high
        amount = dead + between(totals, low, top)
        if amount or not layers:
            layers.append(Layer(low, top, amount, can(high)))
            dead = 0
        low = high
    return layers


def pots(hand: HandState) -> list[Pot]:
    """The pots as they stand, named by seats; while betting goes on, whoever may still match counts."""
    return [_new(Pot, (layer.amount, _seats(hand.order, layer.live))) for layer in layers(hand)]


@lru_cache(maxsize=256)
def _seats(order: tuple[int, ...], players: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of some players, by number."""
    return tuple(sorted([order[i] for i in players]))


def take_rake(hand: HandState, amounts: list[int]) -> tuple[int, ...]:
    """What the house takes out of each pot; the amounts are lowered in place.

    Shape: a part for every pot, empty where nothing is taken. Units: multiples of the chip; what is not stays
    in the pot.  Source: house rules 8, `rake`, `rake-from`, `rake-no-flop`, `drop`; R60.
    """
    house, pot, chip = hand.setup.house, sum(amounts), hand.setup.chip
    if not hand.terms.rakes or house["rake-no-flop"] == "free" and _no_flop(hand):
        return ()
    # 143 after 40 went back: 5 % is 7; a drop of 1 from 10 comes on top
    rake, drop = house.rake, house.drop
    taken = min((rake.of(pot) if rake else 0) + (drop.of(pot) if drop else 0), pot)
    # R60: awards and rake are multiples of the chip; what is not stays in the pot
    taken -= taken % chip
    if not taken:       # nor is there anything to part where every chip went back
        return ()
    # R60: in proportion, in whole steps, the rest from the main pot
    step = rake.step if rake and rake.step % chip == 0 else chip
    parts = [0] * len(amounts)
    if house["rake-from"] == "each-pot":
        parts = [_in_whole_chips(taken * amount // pot, step) for amount in amounts]
    left = taken - sum(parts)  # all of it, or what proportion left over: the main pot first, and on outward
    for n, amount in enumerate(amounts):
        # a main pot of 5 gives no more than 5 of a rake of 6
        more = min(amount - parts[n], left)
        parts[n], left = parts[n] + more, left - more
        amounts[n] -= parts[n]
    return tuple(parts)


def _in_whole_chips(chips: int, step: int) -> int:
    return chips - chips % step


def _no_flop(hand: HandState) -> bool:
    """No flop, no rake: the hand ended before the second street; a draw or a fourth street is a flop here."""
    return not hand.table.flop_dealt and hand.round.number < 2
