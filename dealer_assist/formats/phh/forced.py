"""Antes, blinds and straddles: the format's arrays by player, the contract's set-up by name.

The arrays run p1, p2 …: from the small blind to the button. Heads-up p1 is the big blind and p2 the
button, and the arrays, still written small first, are assigned in reverse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dealer_assist.errors import Unreadable


def by_player(amounts: Sequence[int]) -> list[int]:
    """An array as p1, p2 … pay it, and back again."""
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def read_forced(
    antes: Sequence[int], blinds: Sequence[int], seats: Sequence[int], least: int, in_full: bool = False,
) -> dict[str, Any]:
    """The set-up's `blinds`, `ante`, `big_blind_ante` and, where they do not say it all, `posts`.

    Shape: arrays as in the file; `least` is the file's smallest bet, which is the big blind of the
    level where nobody posts one. A negative blind is one posted to enter (it does not move the opener).
    `in_full`: whoever cannot pay the ante may win all of everybody's.
    """
    paid, posted = by_player(antes), by_player(blinds)
    small, big = _blind_places(posted)
    forced: dict[str, Any] = {"blinds": _level(posted, small, big, least)}
    single = [n for n, ante in enumerate(paid) if ante]
    plain = _is_plain(posted)
    if len(set(paid)) == 1 and not in_full:
        forced["ante"] = paid[0]
    elif single == [big] and plain:
        forced["big_blind_ante"] = paid[single[0]]
    else:
        plain = False
    if not plain:
        dead = [] if "ante" in forced else [_post(seats[n], "dead", paid[n]) for n in single]
        forced["posts"] = dead + [
            _post(seats[n], _kind(n, amount, posted, small, big), abs(amount))
            for n, amount in enumerate(posted) if amount
        ]
    return forced


def _is_plain(posted: Sequence[int]) -> bool:
    """One small and one big blind, where the button puts them."""
    first, second = (posted[1], posted[0]) if len(posted) == 2 else (posted[0], posted[1])
    return 0 < first <= second and not any(posted[2:])


def _blind_places(posted: Sequence[int]) -> tuple[int | None, int | None]:
    """Which players have the small and the big blind: the first to post, and the next if they post more."""
    turn = [1, 0] if len(posted) == 2 else list(range(len(posted)))
    paying = [n for n in turn if posted[n] > 0]
    if not paying:
        return None, None
    if len(paying) > 1 and posted[paying[0]] <= posted[paying[1]] and paying == turn[:len(paying)]:
        return paying[0], paying[1]
    return None, paying[0]


def _level(posted: Sequence[int], small: int | None, big: int | None, least: int) -> list[int]:
    full = posted[big] if big is not None else least
    half = posted[small] if small is not None else full // 2
    return [half, full] if full else []


def _kind(n: int, amount: int, posted: Sequence[int], small: int | None, big: int | None) -> str:
    if n == small:
        return "small"
    if n == big:
        return "big"
    return "straddle" if big is not None and amount > posted[big] else "enter"


def _post(seat: int, kind: str, amount: int) -> dict[str, Any]:
    return {"seat": seat, "kind": kind, "amount": amount}


def check_lengths(count: int, **arrays: Sequence[object] | None) -> None:
    """Refuse arrays that do not have one entry a player."""
    for name, array in arrays.items():
        if array is not None and len(array) != count:
            raise Unreadable("bad-length", name=name, length=len(array), count=count, field=name)
