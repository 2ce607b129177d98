"""What stands over a table, as an event does, and has its say when a hand there ends or comes back.

It says so itself (`stand_over`), so that hands know of no event: an event knows its tables' hands, and not
the other way round.
"""

from __future__ import annotations

from typing import Protocol

from sqlalchemy.orm import Session

from dealer_assist.store.db.models import HandRow


class Above(Protocol):
    """Who is asked, each for the tables that are theirs."""

    def refuse_if_entered(self, session: Session, hand: HandRow, player: str) -> None:
        """A player who went out in this hand has chips again.  Errors: `seats-changed` where they may not."""

    def lay_beside(self, session: Session, hand: HandRow) -> None:
        """A void hand comes back, before its stacks are looked at."""

    def after_hand(self, session: Session, table: int) -> None:
        """A hand at the table is over, and its chips lie at the seats."""


above: list[Above] = []


def stand_over(one: Above) -> None:
    """Have `one` asked from now on."""
    above.append(one)
