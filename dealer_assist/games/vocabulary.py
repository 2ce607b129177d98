"""The words a game file may use: closed lists, each with a form, an example and what it means.

A word that is not here is a mistake of the file. A new word is one row here and one function in the
engine. House rules are named in `CHOICES` where a page of the rulebook leaves the word to the room.
"""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.rules.house_rules import RULES
from dealer_assist.scales import SCALES
from dealer_assist.texts import Message, say


class FileWord(NamedTuple):
    """One word: how it is written (`N` a count, `A-B` a range), an example, and its kind."""

    word: str
    form: str
    example: str
    kind: str

    @property
    def meaning(self) -> Message:
        """What it means."""
        return _meaning(self.kind, self.word)


class StepWord(NamedTuple):
    """A step of a street, and all that others ask of the word alone.

    Shape: the first four as `Entry`. `gives` the cards that each player gets of the deck: "down", "up",
    "either", or "". `decides` who decides something at it: "in turn" one after the other and the table
    waits, "freely" play goes on without it, or "". `line`: what a player's line is where it is
    `SEAT WORD [CARD]`, "seen" if everybody sees that card, "hidden" if not. `opens` cards lie open by it.
    `served`: the deck serves the table at it. `costs` chips: nothing to decide for who has none.
    """

    word: str
    form: str
    example: str
    kind: str
    gives: str = ""
    decides: str = ""
    line: str = ""
    opens: bool = False
    served: bool = False
    costs: bool = False

    @property
    def meaning(self) -> Message:
        """What it means."""
        return _meaning(self.kind, self.word)


def _meaning(kind: str, word: str) -> Message:
    return say(f"fileword.{kind}-{word.replace(' ', '-').replace('_', '-')}")


STEPS = (
    StepWord("hole", "N", "hole 2", "step", gives="down"),
    StepWord("down", "N", "down 2", "step", gives="down"),
    StepWord("up", "N", "up 1", "step", gives="up", opens=True),
    StepWord("board", "N", "board 3", "step", served=True),
    StepWord("draw", "A-B", "draw 0-5", "step", decides="in turn", served=True),
    StepWord("discard", "N", "discard 2", "step", decides="freely"),
    StepWord("keep", "A-B", "keep 1-5", "step", decides="freely"),
    StepWord("part", "NAME N, …", "part omaha 4, holdem 2", "step",
             decides="freely"),
    StepWord("roll", "N", "roll 1", "step"),
    StepWord("remove", "rolled | lowest river", "remove rolled", "step"),
    StepWord("expose", "", "expose", "step", decides="in turn", line="seen"),
    StepWord("turn", "N", "turn 1", "step", gives="either",
             opens=True),
    StepWord("door", "N", "door 1", "step", decides="freely", line="seen",
             opens=True),
    StepWord("choose", "", "choose", "step", decides="in turn"),
    StepWord("buy", "N", "buy 2", "step",
             decides="in turn", line="hidden", served=True, costs=True),
)
# What others ask of the words, read off the table, so that a new word is in every list it belongs to.
GIVES = tuple(entry.word for entry in STEPS if entry.gives)
FACE_UP = tuple(entry.word for entry in STEPS if entry.opens)
DEALT = (*GIVES, "board")
BURNED_FOR = tuple(entry.word for entry in STEPS if entry.gives or entry.served)
DECIDES = tuple(entry.word for entry in STEPS if entry.decides)
FREE_TO_DECIDE = tuple(entry.word for entry in STEPS if entry.decides and not entry.costs)
IN_TURN = tuple(entry.word for entry in STEPS if entry.decides == "in turn")
CARD_LINES = tuple(entry.word for entry in STEPS if entry.line)
SEEN_LINES = tuple(entry.word for entry in STEPS if entry.line == "seen")

CONDITIONS = (
    FileWord("roll", "A-B", "roll 1-3", "condition"),
    FileWord("flop red", "N+", "flop red 2+", "condition"),
    FileWord("flop black", "N+", "flop black 2+", "condition"),
    FileWord("chosen", "", "chosen", "condition"),
)

_GAME_KEYS = (
    FileWord("name", "text", 'name = "Big O"', "game"),
    FileWord("short", "text", 'short = "Omaha/8"', "game"),
    FileWord("also", "texts", 'also = ["PLO8"]', "game"),
    FileWord("section", "text", 'section = "2.9"', "game"),
    FileWord("summary", "text", 'summary = "Omaha …"', "game"),
    FileWord("extends", "id or ids", 'extends = "omaha-8"', "game"),
    FileWord("forced", "word", 'forced = "blinds"', "game"),
    FileWord("button", "true or false", "button = true", "game"),
    FileWord("bomb_pot", "true or false", "bomb_pot = true", "game"),
    FileWord("deck", "word", 'deck = "short"', "game"),
    FileWord("joker", "word", 'joker = "bug high"', "game"),
    FileWord("bring_in", "word", 'bring_in = "low card"', "game"),
    FileWord("showing", "scale", 'showing = "high"', "game"),
    FileWord("bettings", "words", 'bettings = ["limit"]', "game"),
    FileWord("max_seats", "2-10", "max_seats = 8", "game"),
    FileWord("nobody", "side", 'nobody = "high"', "game"),
    FileWord("notes", "texts", 'notes = ["…"]', "game"),
    FileWord("habits", "table", "[habits]", "game"),
    FileWord("streets", "tables", "[streets.flop]", "game"),
    FileWord("sides", "tables", "[sides.high]", "game"),
    FileWord("board", "table", "[board]", "game"),
    FileWord("becomes", "tables", "[becomes.holdem]", "game"),
    FileWord("fits", "table", "[fits]", "game"),
)
_STREET_KEYS = (
    FileWord("steps", "steps", 'steps = ["board 3"]', "streets"),
    FileWord("bet", "word", 'bet = "small"', "streets"),
    FileWord("opens", "word", 'opens = "button"', "streets"),
    FileWord("with_action", "step", 'with_action = "keep 1-5"', "streets"),
    FileWord("after", "street", 'after = "flop"', "streets"),
    FileWord("before", "street", 'before = "turn"', "streets"),
)
_TIER_KEYS = (
    FileWord("scale", "scale", 'scale = "high"', "tiers"),
    FileWord("hole", "any, all, N or list", "hole = 2", "tiers"),
    FileWord("board", "true or false", "board = false", "tiers"),
    FileWord("of", "part", 'of = "omaha"', "tiers"),
    FileWord("qualifier", "word", 'qualifier = "8"', "tiers"),
    FileWord("line", "N", "line = 1", "tiers"),
    FileWord("holding", "ranks", 'holding = "JQK"', "tiers"),
)
_SIDE_KEYS = (
    *_TIER_KEYS,
    FileWord("tiers", "tables", 'tiers = [{ holding = "JQK" }, {}]', "sides"),
    FileWord("when", "condition", 'when = "roll 1-3"', "sides"),
    FileWord("after", "side", 'after = "high"', "sides"),
    FileWord("before", "side", 'before = "omaha"', "sides"),
    FileWord("sides", "tables", "[sides.top.sides.high]", "sides"),
)
_BOARD_KEYS = (
    FileWord("lines", "lines", 'lines = ["1 2 3 10 12"]', "board"),
    FileWord("rows", "rows", 'rows = ["1 4 7 10"]', "board"),
)
_BECOMES_KEYS = (
    FileWord("when", "condition", 'when = "flop red 2+"', "becomes"),
    FileWord("steps", "steps", 'steps = ["hole 2"]', "becomes"),
    FileWord("with_action", "step", 'with_action = "door 1"', "becomes"),
)

KEYS = {
    "game": _GAME_KEYS, "streets": _STREET_KEYS, "sides": _SIDE_KEYS, "tiers": _TIER_KEYS,
    "board": _BOARD_KEYS, "becomes": _BECOMES_KEYS,
}

FORCED = ("blinds", "antes")
JOKERS = ("bug high", "bug low", "mexican", "wild")
BRING_INS = ("low card", "high card", "high card ace high")
BETS = ("small", "big", "either", "none")
OPENS = ("blinds", "button", "bring-in", "best board", "high card")
HABITS = (
    "sevens", "no check-raise", "no limp", "open pair double", "one card for all", "high doors burned",
)
REMOVES = ("rolled", "lowest river")
HOLES = ("any", "all")
SCALE_WORDS = tuple(SCALES)
QUALIFIERS = (
    "5", "6", "7", "8", "9", "T", "J", "Q", "K", "pair", "pair of sixes", "pair of nines", "flush",
    "no pair", "rolled", "three cards",
)
# House rules that may pick a word, and their values: a page of the rulebook leaves the word to the room.
CHOICES = {rule.name: tuple(map(str, rule.words)) for rule in RULES.values() if "page" in rule.bears}
NEXT_DEAL = "next deal"  # nobody wins: the pot waits for the next deal to the same players
NONE = "none"  # takes away what the parent says
