"""Who is new to the table or comes back to it, and what is posted for it (house rules, section 4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from dealer_assist.errors import NotNow
from dealer_assist.rules import button
from dealer_assist.rules.button import Arrival, Positions
from dealer_assist.rules.house import House
from dealer_assist.session.past import HandsBefore


def choices(stated: Sequence[Mapping[str, Any]], stacks: Collection[int]) -> dict[int, bool]:
    """Whether each seat that was named posts now; the others would.

    Errors: `empty-seat`, `duplicate-seat` (field `arrivals.0.seat`).
    """
    posts: dict[int, bool] = {}
    for number, choice in enumerate(stated):
        seat, field = choice["seat"], f"arrivals.{number}.seat"
        if seat not in stacks:
            raise NotNow("empty-seat.nobody-with-chips", seat=seat, field=field)
        if seat in posts:
            raise NotNow("duplicate-seat", seat=seat, field=field)
        posts[seat] = choice["how"] == "post"
    return posts


def arrivals(
    past: HandsBefore, where: Positions, seats: Collection[int], blinds: tuple[int, int],
    posts: Mapping[int, bool], house: House, new: bool,
) -> dict[int, Arrival]:
    """What everybody does who is not simply in their next hand.

    Shape: `posts` the choices made; `new` False where nobody is new because the table is.
    """
    by_seat: dict[int, Arrival] = {}
    for seat in sorted(seats):
        pays, number = posts.get(seat, True), past.last_dealt_in(seat)
        if number is None:
            if new or seat in posts:
                by_seat[seat] = button.arrive(seat, where, blinds, house, pays=pays)
        # a tournament stack is blinded off while its player is away (`absent`): they owe nothing when back
        elif not house.tournament and (new or seat in posts):
            small, big = _missed(past.blinds_since(number), seat)
            if small or big:
                by_seat[seat] = button.come_back(seat, where, blinds, house, missed_small=small,
                                               missed_big=big, pays=pays)
    return by_seat


def _missed(positions: Sequence[Mapping[str, Any]], seat: int) -> tuple[bool, bool]:
    """Whether small and big blind have passed over the seat in these hands; they wait during stud."""
    small = big = False
    # the first is of the last hand they were in: what they paid there they have not missed
    for before, now in zip(positions, positions[1:], strict=False):
        small = small or button.passed(before["small"], seat, now["small"])
        big = big or button.passed(before["big"], seat, now["big"])
    return small, big
