"""Names and words of the record by their letters."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, collate, select
from sqlalchemy.orm import Session

from dealer_assist.store.search.index import DEALER, PLAYER, Word
from dealer_assist.store.search.criteria import MOST_NAMES

KIND = {"player": PLAYER, "dealer": DEALER}
LAST = "\U0010ffff"      # sorts after every letter


def like(session: Session, kind: str, folded: str) -> Select[Any]:
    """The words of a kind that have these letters, in the order of the alphabet."""
    in_order = collate(Word.word, "C") if _postgresql(session) else Word.word
    return select(Word.word).where(
        begins(session, f"{kind}:"), Word.word.contains(folded, autoescape=True),
    ).order_by(in_order).limit(MOST_NAMES)


def begins(session: Session, first: str) -> ColumnElement[bool]:
    """A span of the index: for a LIKE every word there is would be looked through."""
    if _postgresql(session):       # the index of the letters alone, whatever language the database sorts by
        return and_(Word.word.op("~>=~")(first), Word.word.op("~<~")(first + LAST))
    return Word.word.between(first, first + LAST)


def a_slip(typed: str, name: str) -> bool:
    """Is it this name with two letters changed round, or with one too many, too few or another?"""
    n = next((n for n, (one, other) in enumerate(zip(typed, name, strict=False)) if one != other),
             min(len(typed), len(name)))
    rest, of_name = typed[n:], name[n:]
    turned = rest[:2] == of_name[1::-1] and rest[2:] == of_name[2:]
    return typed != name and (turned or rest[1:] == of_name or rest == of_name[1:] or rest[1:] == of_name[1:])


def _postgresql(session: Session) -> bool:
    return session.get_bind().dialect.name == "postgresql"
