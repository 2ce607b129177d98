"""Where players sat around the button, how many went on after the first betting, what became of stacks."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.cards import RANKS, UNKNOWN
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.events import Posted
from dealer_assist.store.search.course import Course, all_in, all_in_streets, still_in

BUTTON, SMALL, BIG, GUN = "button", "small blind", "big blind", "under the gun"
CUTOFF, HIJACK = "cutoff", "hijack"
PLACES = (BUTTON, SMALL, BIG, GUN, CUTOFF, HIJACK)
POSTED = {"small": SMALL, "big": BIG}
WITH_GUN, WITH_HIJACK = 4, 6        # so few are dealt in where these places have a name of their own
DOUBLED, TRIPLED, FLIP = "doubled up", "tripled up", "coin flip"
FORTUNES = (DOUBLED, TRIPLED, FLIP)
TIMES = ((DOUBLED, 1.9), (TRIPLED, 2.85))       # what a rake takes of it is no matter


def places(hand: Played, happened: Course) -> Iterator[tuple[str, int]]:
    """The names of the seats around the button, each with its bit; in games without blinds there are none."""
    order, count = hand.order, len(hand.order)
    if not hand.game.button or not hand.setup.big_blind:
        return
    if order[-1] == hand.setup.button:
        yield BUTTON, 1 << order[-1]
    big = None
    for event in happened[0][1]:
        if isinstance(event, Posted) and event.kind in POSTED:
            big = event.seat if event.kind == "big" and big is None else big
            yield POSTED[event.kind], 1 << event.seat
    if big is not None and count >= WITH_GUN:
        yield GUN, 1 << order[(order.index(big) + 1) % count]
        yield CUTOFF, 1 << order[-2]
    if count >= WITH_HIJACK:
        yield HIJACK, 1 << order[-3]


def ways(hand: Played, happened: Course) -> int:
    """How many went on to the second street: "three-way" is of those; 0 where the hand was over before."""
    return still_in(hand, happened) if hand.street_no else 0


def fortunes(hand: Played, happened: Course) -> Iterator[tuple[str, int]]:
    """Who doubled or tripled up by an all-in, and who ran a pair against two higher cards."""
    everything = all_in(hand)
    for seat, before in zip(hand.order, hand.setup.stacks, strict=True):
        if everything >> seat & 1:
            yield from ((word, 1 << seat) for word, times in TIMES if hand.stacks[seat] >= times * before)
    yield from _flip(hand, happened)


def _flip(hand: Played, happened: Course) -> Iterator[tuple[str, int]]:
    """Two tabled hands of two cards, all-in before the board: a pair against two higher cards."""
    tabled = [i for i in hand.live() if hand.showdown.shown[i]]
    if len(tabled) != 2 or len(hand.live()) != 2:
        return
    bits = {1 << hand.order[i] for i in tabled}
    first = hand.streets[0].name
    early = {bit for street, bit in all_in_streets(happened) if street == first}
    ranks = [sorted(RANKS.index(str(card)[0]) for card in hand.cards.down[i] if card != UNKNOWN)
             for i in tabled]
    if early & bits and all(len(one) == 2 for one in ranks) and not any(hand.cards.up[i] for i in tabled):
        (low, high), (least, most) = sorted(ranks)
        if low == high < least < most:
            yield from ((FLIP, bit) for bit in bits)
