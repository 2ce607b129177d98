"""A hand as it is judged for who may not see its down cards: a refusal that turned on them would tell them.

The floor writes to open hands, and each line it is refused would answer a question: is this card in a hand,
and whose? So what it enters is judged on the hand as it lies open, unknown cards for those that nobody has
shown. What only such a card forbids is refused without a card or a seat, and kept with who tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dealer_assist.engine.play import Hand as Played, play
from dealer_assist.engine.state.actions import Action, recorded_action
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.floor.redaction import Looker, names_hidden, open_cards, open_document
from dealer_assist.record import log, replay
from dealer_assist.record.log import OPEN, AnyRow, Sealed
from dealer_assist.store.db.models import HandRow


class FaceDown(NotNow):
    """A card that its writer may not see forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("face-down", field=refusal.field)


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """A hand as it lies open: `rows` of its log with the cards of their lines unknown that nobody saw."""

    hand: HandRow
    rows: list[AnyRow]

    def played(self, path: Sequence[int]) -> Played:
        """The hand after the entries of `path`, as far as the table has seen it."""
        lines = [recorded_action(line) for line in log.lines(self.rows, path)]
        return play(replay.begun_with(self.hand, self.rows), lines)

    def check(self, path: Sequence[int], actions: Sequence[Action], fields: Sequence[str]) -> None:
        """Are these legal on it, to the last?  Errors: the first refusal, with its field of `fields`."""
        # before the cards are asked: a line that is refused anyway would ask them for nothing
        shown = self.played(path)
        for action, field in zip(actions, fields, strict=True):
            try:
                shown = shown.after(action, field)
            except Refusal as refusal:
                refusal.field = refusal.field or field
                raise


def laid_open(hand: HandRow, rows: Sequence[AnyRow], looker: Looker) -> LaidOpen | None:
    """The hand as it lies open, for who may see no more of it; None for others, and if nothing lies down."""
    lines = tuple(log.all_lines(rows))
    if looker.sees_down_cards(hand.table_id, hand.status == OPEN) or not names_hidden(lines):
        return None
    seen = open_cards(lines, replay.standing(hand, rows))
    return LaidOpen(hand, [_opened(row, open_document(log.payload(row), seen)) for row in rows])


def _opened(row: AnyRow, payload: Mapping[str, Any]) -> Sealed:
    """Without its hash, by which a played hand is kept: that one is of every card."""
    return replace(Sealed(**log.by_column(row)), payload=log.canonical(payload), hash="")
