"""The procedures of chapter 1 and the appendices as a dealer does them, each a page and a document.

Games are told from their files; these are the room's, and their sentences stand in the texts, `room-<id>-…`.
The house rules that bear on one say so themselves, by its topics.
"""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.rulebook.relevant_rules import bearing_on
from dealer_assist.texts import say

GLOSSARY = say("room.in-glossary")


class RoomProcedure(NamedTuple):
    """A procedure of `length` steps from `section`; `topics` what it is about, where its id does not say."""

    id: str
    section: str
    length: int
    games: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What it is called."""
        return say(f"room.{self.id}-title")

    @property
    def summary(self) -> str:
        """It in one line."""
        return say(f"room.{self.id}-summary")

    @property
    def steps(self) -> tuple[str, ...]:
        """What is done, in order."""
        return tuple(say(f"room.{self.id}-{n}") for n in range(1, self.length + 1))

    @property
    def rules(self) -> tuple[str, ...]:
        """The names of the house rules that bear on it."""
        return tuple(rule.name for rule in bearing_on(self.topics or (self.id,)))


_BETTING = (
    RoomProcedure("limit", "1.1.1", 5, topics=("capped",)),
    RoomProcedure("spread-limit", "1.1.1", 6, topics=("spread-limit", "capped")),
    RoomProcedure("no-limit", "1.1.2", 5, topics=("open",)),
    RoomProcedure("pot-limit", "1.1.3", 5, topics=("pot-counts",)),
    RoomProcedure("jam-or-fold", "1.6", 4, games=("short-deck-omaha",), topics=("whole-stack",)),
)
_COMMON = (
    RoomProcedure("big-blind-ante", "1.2.1", 4),
    RoomProcedure("stud-up-cards", "1.2.2", 2),
    RoomProcedure("odd-chips", "1.2.3", 5),
    RoomProcedure("bounty", "1.3.1", 4),
    RoomProcedure("lammers", "1.3.2", 3),
    RoomProcedure("shootout", "1.3.3", 2),
    RoomProcedure("win-the-button", "1.3.4", 3),
)
_SPECIAL = (
    RoomProcedure("bomb-pot", "1.4", 5, games=("holdem", "omaha")),
    RoomProcedure("double-board-bomb-pot", "1.4", 6,
                  games=("double-board-omaha",), topics=("bomb-pot", "two-boards")),
    RoomProcedure("dice", "1.5", 6,
                  games=("binglaha", "bidirectional-chowaha", "omaha-x-or-better", "holdem-crayfish",
                         "omaha-crayfish")),
    RoomProcedure("short-deck", "1.7", 5, games=("short-deck-holdem", "short-deck-omaha", "mexican-poker")),
    RoomProcedure("run-it-twice", GLOSSARY, 5),
    RoomProcedure("sevens-rule", say("room.in-appendix", letter="B"), 6,
                  games=("california-lowball",), topics=("sevens",)),
)
_WORDS = (
    RoomProcedure("glossary", GLOSSARY, 8),
    RoomProcedure("words-for-lows", say("room.in-appendix", letter="A"), 5),
)
PROCEDURES: dict[str, RoomProcedure] = {it.id: it for it in (*_SPECIAL, *_BETTING, *_COMMON, *_WORDS)}
