"""A hand among those of a search: which come before and after it in the list that it was opened from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.errors import Refusal
from dealer_assist.store.search import find, query, tokens

MOST = 200      # hands of the list that are looked through
AROUND = 12     # of them told, before and after the hand


@dataclass(frozen=True, slots=True)
class Beside:
    """The place of a hand in a list, from 1; the hands around it, as a list reads them."""

    place: int
    hands: tuple[dict[str, Any], ...]
    before: int | None
    after: int | None


def beside(
    session: Session, text: str, sort: str | None, hand: int, now: datetime, without: Iterable[str] = (),
) -> Beside | None:
    """Where a hand stands in the list of a search; None where it is not among its first hands.

    Shape: `without` are marks of hands that who asks does not see. A search that cannot be read has no list.
    """
    try:
        what = query.read(session, tokens.tokens(session, text), None, now.date(), now)
        what.without |= frozenset(without)
        hands = find.search(session, what, what.sort or sort or find.TIME, None, MOST).hands
    except Refusal:
        return None
    ids = [one["id"] for one in hands]
    if hand not in ids:
        return None
    place = ids.index(hand)
    first = max(0, place - AROUND)
    return Beside(place + 1, tuple(hands[first:place + AROUND + 1]), ids[place - 1] if place else None,
                  ids[place + 1] if place + 1 < len(ids) else None)
