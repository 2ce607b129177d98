"""Names that may be one person's: José and Jose, "SMITH, John" and John Smith.

Whether they are is for people to say: nobody is taken for somebody else here, nor entered twice unasked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from unicodedata import normalize

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import Ambiguous
from dealer_assist.store.db.models import Player
from dealer_assist.store.search.index import fold_long

KNOWN, WRITTEN = "known", "written"     # what people say: it is who is known, or somebody else of that name


def spelt_otherwise(session: Session, names: Sequence[str], also: Iterable[str] = ()) -> dict[str, str]:
    """Of each name that nobody has, whoever is known by another spelling, in the room or among `also`."""
    own, room = list(also), list(session.scalars(select(Player.name)))
    # an event knows its players whatever the case, the room by their very letters
    known, exact, near = {_folded(name) for name in own}, {*room}, dict[tuple[str, ...], str]()
    for name in [*own, *room]:
        near.setdefault(_letters(name), name)
    other_names: dict[str, str] = {}
    for name in names:
        other = near.setdefault(_letters(name), name)
        if name != other and name not in exact and _folded(name) not in known and _letters(name):
            other_names[name] = other
    return other_names


def as_meant(
    session: Session, names: Sequence[str], answer: str | None, also: Iterable[str] = (), *, field: str,
) -> list[str]:
    """The names as somebody means them.

    Shape: `answer` is `known` (the same people), `written` (others), or None where nobody was asked yet.
    Errors: `near-name`, which asks.
    """
    if answer == WRITTEN:
        return list(names)
    near = spelt_otherwise(session, names, also)
    if near and answer != KNOWN:
        raise Ambiguous("near-name", names=_question(near), field=field)
    return [near.get(name, name) for name in names]


def _question(near: Mapping[str, str]) -> str:
    return " · ".join(f"{name} = {other}?" for name, other in near.items())


def _folded(name: str) -> str:
    return normalize("NFC", name).casefold()


def _letters(name: str) -> tuple[str, ...]:
    """The words of a name without accents, commas and order; of figures the order tells people apart."""
    words = re.findall(r"\w+", fold_long(name))
    return tuple(words if any(map(str.isdecimal, words)) else sorted(words))
