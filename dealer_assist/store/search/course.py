"""What the play of a hand shows: how far it came, who was all-in and where, how its pots were parted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.engine.beginning import beginning
from dealer_assist.engine.play import Hand as Played, start, tell
from dealer_assist.engine.showdown.award import PotRuling
from dealer_assist.engine.state.events import Checked, Folded, HandEvent, Posted, RuledDead, Staked

LOW = "low"
SEVERAL = 3         # so many in the pot after the first betting are called multiway
Course = Sequence[tuple[str, tuple[HandEvent, ...]]]


def streets(hand: Played) -> list[str]:
    """The streets that were reached, in their order."""
    return [street.name for street in hand.streets[:hand.street_no + 1]]


def course_of(hand: Played) -> Course:
    """What happened, line by line, each with the street on which it did; the forced chips first."""
    again = start(hand.setup)
    return [(again.street, beginning(hand.setup)),
            *((again.street, tell(again, action)) for action in hand.actions)]


def seen(hand: Played, happened: Course) -> frozenset[str]:
    """The marks of the play itself; `happened` is what `course_of` says of the hand."""
    return frozenset((*_before_the_cards(hand, happened), *_of_the_play(hand, happened), *_of_the_pots(hand)))


def _before_the_cards(hand: Played, happened: Course) -> Iterator[str]:
    if hand.setup.bomb_pot:
        yield "bomb"
    if any(isinstance(event, Posted) and event.kind == "straddle" for event in happened[0][1]):
        yield "straddle"


def _of_the_play(hand: Played, happened: Course) -> Iterator[str]:
    if any(hand.showdown.shown):
        yield "showdown"
    if all_in(hand):
        yield "allin"
    if any(not stack for stack in hand.stacks.values()):
        yield "busted"
    if hand.table.run > 1:
        yield "twice"
    if hand.street_no and still_in(hand, happened) >= SEVERAL:
        yield "multiway"
    if hand.over and _walked(hand, happened):
        yield "walk"


def still_in(hand: Played, happened: Course) -> int:
    """How many were still in when the first betting was over."""
    first = happened[0][0]
    out = {event.seat for street, events in happened if street == first
           for event in events if isinstance(event, Folded | RuledDead)}
    return len(hand.order) - len(out)


def _walked(hand: Played, happened: Course) -> bool:
    """Did everybody fold to the big blind?"""
    big = {event.seat for event in happened[0][1] if isinstance(event, Posted) and event.kind == "big"}
    acts = [event for _, events in happened[1:] for event in events
            if isinstance(event, Staked | Folded | Checked)]
    folded = all(isinstance(event, Folded) for event in acts)
    return bool(acts) and folded and not hand.street_no and {*hand.awards} == big


def _of_the_pots(hand: Played) -> Iterator[str]:
    ruled = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    if len(ruled) > 1:
        yield "side"
    if any(len(_paid(pot)) > 1 for pot in ruled):
        yield "split"
    if any(_odd(pot) for pot in ruled):
        yield "odd"
    if any(hand.showdown.shown):
        yield from _of_the_sides(hand, ruled)


def _of_the_sides(hand: Played, ruled: Sequence[PotRuling]) -> Iterator[str]:
    """What only a pot of several sides or boards can come to."""
    shares = [share for pot in ruled for share in pot.shares]
    sides = {leaf.name for side in hand.game.sides for leaf in side.leaves}
    if len(sides) > 1 or any(share.board for share in shares):
        if len(hand.awards) == 1:
            yield "scoop"
        if any(_quartered(pot) for pot in ruled):
            yield "quartered"
    if LOW in sides and len(sides) > 1 and not any(share.side == LOW and share.qualified for share in shares):
        yield "no-low"


def _quartered(pot: PotRuling) -> bool:
    """Did somebody tie for one side and win nothing of another?"""
    got = [{seat for seat, chips in share.awards.items() if chips} for share in pot.shares]
    return any(len(tied) > 1 and tied - other for tied in got for other in got if tied is not other)


def all_in(hand: Played) -> int:
    """The seats that put everything in, also what nobody matched."""
    stacks, awards, returned = hand.stacks, hand.awards, hand.chips.returned
    return sum(1 << seat for seat in hand.order
               if stacks[seat] == awards.get(seat, 0) + returned.get(seat, 0))


def all_in_streets(happened: Course) -> Iterator[tuple[str, int]]:
    """The street on which each seat put in its last chip, and the bit of that seat."""
    yield from ((street, 1 << event.seat) for street, events in happened for event in events
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
