"""What the servers' texts differ in: how a hand begins, what its numbers mean, how games are called."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from dealer_assist.formats.texts import bovada, winning
from dealer_assist.rules.betting import LETTERS, SPOKEN


@dataclass(frozen=True, slots=True)
class Dialect:
    """One server's way of writing.

    Shape: `head` matches the first line of a hand; `calls_to`: the amount of a call is a total *to*; `talks`:
    what a player says stands behind a colon, and no act does; `leaves`: its summary tells what each player
    ends with; `common` sets a hand that is written quite otherwise down in the common lines.
    """

    name: str
    head: re.Pattern[str]
    calls_to: bool = False
    talks: bool = False
    leaves: bool = False
    common: Callable[[list[str], re.Match[str]], list[str]] | None = None


# the form that all others are set down in, and those who write it
SPOKEN_BY = ("PokerStars", "GGPoker")
COMMON = Dialect("", re.compile(
    r"^(?P<site>[\w-]+(?: [\w-]+)*?) (?:Zoom )?(?:Hand|Game) #(?P<id>[\w-]+): +(?P<rest>.*)$"))
DIALECTS = (
    Dialect("Winamax", re.compile(r"^Winamax Poker - (?P<rest>.*HandId: #(?P<id>[\d-]+).*)$")),
    Dialect("Full Tilt Poker", re.compile(r"^Full ?Tilt Poker(?:\.fr)? Game #(?P<id>\d+): (?P<rest>.*)$"),
            talks=True),
    Dialect("KingsClub", re.compile(r"^#(?P<id>\d+): (?P<rest>.* - [\d.,]+/[\d.,]+.*)$"), calls_to=True,
            leaves=True),
    Dialect("Bovada", re.compile(
        r"^(?:Bovada|Ignition|Bodog[\w. ]*?) (?:Poker )?Hand #(?P<id>\d+):? (?P<rest>.*)$"),
        common=bovada.common_lines),
    Dialect(winning.NAME, winning.NEW, common=winning.common_lines),
    Dialect(winning.NAME, winning.OLD, common=winning.older_lines),
    COMMON,
)

# a server's name of a game, in lower case without marks; what is longer is tried first
GAMES = {
    "holdem": "holdem", "texas holdem": "holdem", "omaha": "omaha", "omaha hi": "omaha", "plo": "omaha",
    "omaha hi/lo": "omaha-8", "omaha h/l": "omaha-8", "omaha8": "omaha-8", "plo8": "omaha-8",
    "plo hi/lo": "omaha-8", "omaha hi-lo": "omaha-8", "omaha hl": "omaha-8",
    "5 card omaha": "five-card-omaha", "omaha5": "five-card-omaha", "plo-5": "five-card-omaha",
    "plo5": "five-card-omaha", "5 card plo": "five-card-omaha", "5-card plo": "five-card-omaha",
    "5 card omaha hi": "five-card-omaha", "5 card omaha hi/lo": "big-o", "5 card omaha h/l": "big-o",
    "5-card plo8": "big-o", "5 card plo8": "big-o", "big o": "big-o",
    "6 card omaha": "six-card-omaha", "plo-6": "six-card-omaha", "plo6": "six-card-omaha",
    "courchevel": "courchevel", "courchevel hi/lo": "courchevel-8", "courchevel h/l": "courchevel-8",
    "split holdem": "double-board-holdem",
    "6+ holdem": "short-deck-holdem", "shortdeck": "short-deck-holdem", "short deck": "short-deck-holdem",
    "7 card stud": "stud", "7-card stud": "stud", "stud hi": "stud", "7 stud": "stud", "7stud": "stud",
    "7 card stud hi/lo": "stud-8", "7-card stud hi/lo": "stud-8", "stud h/l": "stud-8",
    "7 card stud hi-lo": "stud-8", "5 card stud": "five-card-stud",
    "stud hi/lo": "stud-8", "7 card stud h/l": "stud-8", "7stud8": "stud-8", "stud8": "stud-8",
    "razz": "razz", "2-7 razz": "deuce-to-seven-razz", "badugi": "badugi", "badacey": "badacey",
    "badeucy": "badeucy", "badeucey": "badeucy", "triple draw 2-7 lowball": "deuce-to-seven-triple-draw",
    "2-7 triple draw": "deuce-to-seven-triple-draw", "27 triple draw": "deuce-to-seven-triple-draw",
    "single draw 2-7 lowball": "deuce-to-seven-lowball", "2-7 single draw": "deuce-to-seven-lowball",
    "a-5 triple draw": "ace-to-5-triple-draw", "5 card draw": "five-card-draw",
    "5-card draw": "five-card-draw", "lowball27": "deuce-to-seven-lowball",
    "dramaha": "dramaha", "drawmaha": "dramaha", "2-7 dramaha": "dramaha-27", "2-7 drawmaha": "dramaha-27",
}
# where a server bets on beside two boards, it does not always name the game that it is
OF_TWO_BOARDS = {
    "holdem": "double-board-holdem", "omaha": "double-board-omaha", "omaha-8": "double-board-omaha-8"}
_NAMES = re.compile(
    r"(?<![\w/])(?:" + "|".join(re.escape(name) for name in sorted(GAMES, key=len, reverse=True))
    + r")(?![\w/+]|-\d)")
_LETTERS = re.compile(rf"\b({'|'.join(LETTERS)})(?:\b|o\b|o\d)")     # NL, PL, also in PLO, PLO5


def dialect_of(line: str) -> tuple[Dialect, re.Match[str]] | None:
    """The way of writing that begins a hand with this line, None where none does."""
    for dialect in DIALECTS:
        if match := dialect.head.match(line):
            return dialect, match
    return None


def game_of(head: str) -> str | None:
    """The id of the game a first line names, the last named where a tournament's own name has one too."""
    plain = head.lower().replace("'", "").replace("’", "").replace("hold em", "holdem")
    names = _NAMES.findall(plain)
    return GAMES[names[-1]] if names else None


def betting_of(head: str) -> str | None:
    """The betting a first line names, None for the game's own."""
    plain = head.lower().replace("-limit", " limit")
    for words, betting in SPOKEN.items():
        if words in plain:
            return betting
    return next((LETTERS[letters[1]] for letters in _LETTERS.finditer(plain)), None)
