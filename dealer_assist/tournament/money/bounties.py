"""Bounties: who wins one, and what it pays.

Source: rulebook 1.3.1; house rules, section 9, `bounty-winner`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from dealer_assist.engine.showdown.award import PotRuling
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.rules.house import House

Hunter = TypeVar("Hunter", int, str)    # a seat of the table, or who sits there


def last_pot(pots: Sequence[PotRuling], seat: int, paid: Mapping[int, int]) -> PotRuling:
    """The last pot that somebody was in: the outermost that this seat could win.

    Shape: `paid` is what each seat put into the pots. Who could win none had a dead hand, a blind or a whole
    stack: then the pot that its last chip went into.
    """
    # who won the main pot from a short stack has not knocked out the one who lost the side pot
    own = [pot for pot in pots if seat in pot.seats]
    if own:
        return own[-1]
    # an all-in blind whose hand was killed lies in the main pot and can win nothing there
    reached = (pot for pot in pots if min(paid.get(one, 0) for one in pot.seats) >= paid.get(seat, 0))
    return next(reached, pots[-1])


def winners(pot: PotRuling, button: int, house: House) -> tuple[int, ...]:
    """The seats that win the bounty: one, or one a half where the house splits it.

    Shape: the better half first (high, the five-card hand); a tie, and boards with different winners: the
    first clockwise from the button.
    """
    sides: dict[str, list[int]] = {}
    for share in pot.shares:
        sides.setdefault(share.side, []).extend(share.winners)
    # 1.3.1: "in a chopped pot, the bounty winner will be the player in worst position"
    each = [min(won, key=lambda seat: (seat - button - 1) % MOST_SEATS) for won in sides.values()]
    return tuple(each) if house["bounty-winner"] == "split" else tuple(each[:1])


def parted(amount: int, hunters: Sequence[Hunter]) -> dict[Hunter, int]:
    """A bounty between the winners, the odd unit to the first of them (the better half).

    Shape: who won both halves has the whole, in one part.
    """
    each, over = divmod(amount, len(hunters))
    parts: dict[Hunter, int] = {}
    for n, hunter in enumerate(hunters):
        parts[hunter] = parts.get(hunter, 0) + each + (n < over)
    return parts


@dataclass(frozen=True, slots=True)
class Heads:
    """What is on every head, and what was won so far; progressive bounties grow.

    Shape: money by player. Entries times the bounty is always the sum of both.
    """

    on: Mapping[str, int]
    won: Mapping[str, int]

    @property
    def total(self) -> int:
        """Every bounty there is, won or not."""
        return sum(self.on.values()) + sum(self.won.values())


def entered(heads: Heads, player: str, amount: int) -> Heads:
    """One more entry lays its bounty down."""
    return Heads({**heads.on, player: heads.on.get(player, 0) + amount}, heads.won)


def knocked_out(
    heads: Heads, player: str, hunters: Sequence[str], progressive: bool,
) -> tuple[Heads, dict[str, int]]:
    """Somebody's bounty goes to who won it.

    Shape: hunters as `winners` has them. Progressive: of each one's part half is paid, half goes on that
    hunter's own head, the odd unit is paid. Answers the heads after it and what was paid.
    """
    on, won = dict(heads.on), dict(heads.won)
    paid: dict[str, int] = {}
    # 25 won by two: 13 and 12; of 13 half rounds down onto the head, so 7 are paid
    for hunter, part in parted(on.pop(player, 0), hunters).items():
        on_head = part // 2 if progressive else 0
        on[hunter] = on.get(hunter, 0) + on_head
        paid[hunter] = part - on_head
        won[hunter] = won.get(hunter, 0) + part - on_head
    return Heads(on, won), paid


def last_one_standing(heads: Heads, player: str) -> tuple[Heads, int]:
    """"The winner of the tournament keeps their bounty", and whatever nobody could win."""
    # with the heads of those who were removed: nobody has won them
    amount = sum(heads.on.values())
    return Heads({}, {**heads.won, player: heads.won.get(player, 0) + amount}), amount
