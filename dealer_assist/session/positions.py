"""Where button and blinds are in the next hand, and who posts what."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from dealer_assist.rules import button
from dealer_assist.rules.button import Positions, Post
from dealer_assist.rules.house import House


def stored(where: Positions) -> dict[str, Any]:
    """Positions as they are kept with a hand: seats of button, small and big blind, and who owes which."""
    return {
        "button": where.button, "small": where.small, "big": where.big,
        "smalls": list(where.owing_small()), "bigs": list(where.owing_big()),
    }


def of_button(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Positions of a set-up's document as `stored`: the blinds follow its button, or its first seat."""
    seats = sorted(int(seat) for seat in setup["seats"])
    return stored(button.first_positions(setup.get("button") or seats[0], seats))


def recalled(document: Mapping[str, Any]) -> Positions:
    """Positions from what was kept by `stored`."""
    return Positions(
        document["button"],
        document["small"],
        document["big"],
        tuple(document["smalls"]),
        tuple(document["bigs"]),
    )


def as_posted(where: Positions, stated: Collection[Post]) -> Positions:
    """Positions when the blinds were posted as the dealer said, and not as the button has it."""
    smalls = tuple(post.seat for post in stated if post.kind == "small")
    bigs = tuple(post.seat for post in stated if post.kind == "big")
    # stated antes or a dead small blind alone: the big blind went round as always
    if not bigs:
        return where
    # nobody posted it, and its seat is still the one the button moves to
    small = smalls[-1] if smalls else where.small
    return Positions(where.button, small, bigs[-1], smalls, bigs)


def following(
    recorded: Mapping[str, Any], players: Collection[int], house: House, *, had_button: bool = True,
    winners: Sequence[int] = (), bomb_pot: bool = False,
) -> Positions:
    """Positions of the hand after one that was played.

    Shape: `recorded` as `stored` of that hand; `players` the seats dealt in next. A game without a button
    leaves it where it is (house rule `mixed-button`).
    """
    before = recalled(recorded)
    if not had_button:
        return before
    return button.next_positions(before, players, house, winners=winners, bomb_pot=bomb_pot)


def again(recorded: Mapping[str, Any], players: Collection[int]) -> Positions:
    """Positions of a hand that is dealt again: as they were, where their players are still there."""
    before = recalled(recorded)
    # with the big blind gone, or two left where three were, the same posts would fall on other players
    whole = before.big in players and (len(players) == 2) == (before.button == before.small)
    return before if whole else button.first_positions(before.button, players)


def blinds_posted(
    listed: Sequence[int], small_bet: int | None, chip: int, house: House, ante: int | None = None,
) -> tuple[int, ...]:
    """The blinds as they are posted (house rules `small-blind-size`, `ante`).  Units: chips."""
    # `ante`: short-deck, "all pay one, the button two; two is the bet to call": there is no blind beside it
    if ante and house["ante"] == "short-deck":
        return ()
    if len(listed) < 2 or house["small-blind-size"] == "as-listed":
        return tuple(listed)
    return (button.small_blind(listed[0], small_bet or listed[1], chip, house), *listed[1:])


def posts(
    where: Positions, stacks: Mapping[int, int], blinds: Sequence[int], extra: Sequence[Post] = (),
) -> tuple[Post, ...] | None:
    """What is posted seat by seat, `extra` of newcomers included; None where it follows from the button."""
    if len(blinds) < 2:
        return None
    pair = (blinds[0], blinds[1])
    owed = button.posts(where, stacks, pair)
    usual = button.posts(button.first_positions(where.button, stacks), stacks, pair)
    if owed == usual and not extra:
        return None
    # `posts` "states them all instead" (contract, section 4): a third blind of the stakes too, or it is lost
    straddles, seat = [], where.big
    for amount in blinds[2:]:
        seat = button.after(seat, stacks)
        straddles.append(Post(seat, "straddle", amount))
    return (*owed, *straddles, *extra)
