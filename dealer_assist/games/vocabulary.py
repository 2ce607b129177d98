"""The words a game file may use: closed lists, each with a form, an example and what it means.

A word that is not here is a mistake of the file. A new word is one row here and one function in the
engine. House rules are named in `CHOICES` where a page of the rulebook leaves the word to the room.
"""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.rules.house_rules import RULES
from dealer_assist.scales import SCALES


class FileWord(NamedTuple):
    """One word: how it is written (`N` a count, `A-B` a range), an example, and its meaning."""

    word: str
    form: str
    example: str
    meaning: str


class StepWord(NamedTuple):
    """A step of a street, and all that others ask of the word alone.

    Shape: the first four as `Entry`. `gives` the cards that each player gets of the deck: "down", "up",
    "either", or "". `decides` who decides something at it: "in turn" one after the other and the table
    waits, "freely" play goes on without it, or "". `line`: what a player's line is where it is
    `SEAT WORD [CARD]`, "seen" if everybody sees that card, "hidden" if not. `opens` cards lie open by it.
    `costs` chips: nothing to decide for who has none.
    """

    word: str
    form: str
    example: str
    meaning: str
    gives: str = ""
    decides: str = ""
    line: str = ""
    opens: bool = False
    costs: bool = False


STEPS = (
    StepWord("hole", "N", "hole 2", "N cards face down to each player", gives="down"),
    StepWord("down", "N", "down 2", "N stud cards face down to each player", gives="down"),
    StepWord("up", "N", "up 1", "N cards face up to each player", gives="up", opens=True),
    StepWord("board", "N", "board 3", "N shared cards face up"),
    StepWord("draw", "A-B", "draw 0-5", "each throws A to B cards and takes as many", decides="in turn"),
    StepWord("discard", "N", "discard 2", "each throws exactly N of their down cards", decides="freely"),
    StepWord("keep", "A-B", "keep 1-5", "each keeps A to B cards and throws the others", decides="freely"),
    StepWord("part", "NAME N, …", "part omaha 4, holdem 2", "each parts their hand into hands of these sizes",
             decides="freely"),
    StepWord("roll", "N", "roll 1", "the button rolls N dice"),
    StepWord("remove", "rolled | lowest river", "remove rolled", "board cards leave play"),
    StepWord("expose", "", "expose", "each may turn their down card up", decides="in turn", line="seen"),
    StepWord("turn", "N", "turn 1", "N cards, down to who has everything open, else up", gives="either",
             opens=True),
    StepWord("door", "N", "door 1", "each rolls N of their down cards up", decides="freely", line="seen",
             opens=True),
    StepWord("choose", "", "choose", "the first to act picks the game", decides="in turn"),
    StepWord("buy", "N", "buy 2", "N times each may buy the card on sale for one of their own",
             decides="in turn", line="hidden", costs=True),
)
# What others ask of the words, read off the table, so that a new word is in every list it belongs to.
GIVES = tuple(entry.word for entry in STEPS if entry.gives)
FACE_UP = tuple(entry.word for entry in STEPS if entry.opens)
DEALT = (*GIVES, "board")
DECIDES = tuple(entry.word for entry in STEPS if entry.decides)
FREE_TO_DECIDE = tuple(entry.word for entry in STEPS if entry.decides and not entry.costs)
IN_TURN = tuple(entry.word for entry in STEPS if entry.decides == "in turn")
CARD_LINES = tuple(entry.word for entry in STEPS if entry.line)
SEEN_LINES = tuple(entry.word for entry in STEPS if entry.line == "seen")

CONDITIONS = (
    FileWord("roll", "A-B", "roll 1-3", "the last roll is A to B"),
    FileWord("flop red", "N+", "flop red 2+", "N or more of the first three board cards are red"),
    FileWord("flop black", "N+", "flop black 2+", "N or more of the first three board cards are black"),
    FileWord("chosen", "", "chosen", "this is the game that was picked"),
)

_GAME_KEYS = (
    FileWord("name", "text", 'name = "Big O"', "what the game is called"),
    FileWord("also", "texts", 'also = ["PLO8"]', "every other name it goes by"),
    FileWord("section", "text", 'section = "2.9"', "its page of the rulebook"),
    FileWord("summary", "text", 'summary = "Omaha …"', "the game in one line"),
    FileWord("extends", "id or ids", 'extends = "omaha-8"', "the games it is built on, read left to right"),
    FileWord("forced", "word", 'forced = "blinds"', "the money that goes in before the cards"),
    FileWord("button", "true or false", "button = true", "is there a button; with blinds there is"),
    FileWord("bomb_pot", "true or false", "bomb_pot = true",
             "antes only, and no betting on the first street"),
    FileWord("deck", "word", 'deck = "short"', "which cards are dealt from"),
    FileWord("joker", "word", 'joker = "bug high"', "how the joker plays"),
    FileWord("bring_in", "word", 'bring_in = "low card"', "whose door card brings it in"),
    FileWord("showing", "scale", 'showing = "high"', "the scale on which up cards decide who opens"),
    FileWord("bettings", "words", 'bettings = ["limit"]', "the usual betting first, then the others"),
    FileWord("max_seats", "2-10", "max_seats = 8", "how many can be dealt in"),
    FileWord("nobody", "side", 'nobody = "high"', 'who takes it if no side has a winner; or "next deal"'),
    FileWord("notes", "texts", 'notes = ["…"]', "what a dealer should know besides"),
    FileWord("habits", "table", "[habits]", "rules of play the page asks for, by betting"),
    FileWord("streets", "tables", "[streets.flop]", "the betting rounds, in order"),
    FileWord("sides", "tables", "[sides.high]", "the parts of the pot; the first takes the odd chip"),
    FileWord("board", "table", "[board]", "which board cards go together"),
    FileWord("becomes", "tables", "[becomes.holdem]", "what it may go on as; the first if nobody picks"),
    FileWord("fits", "table", "[fits]", "in a variation: the streets, with their steps, it is laid over"),
)
_STREET_KEYS = (
    FileWord("steps", "steps", 'steps = ["board 3"]', "what the dealer does before the round, in order"),
    FileWord("bet", "word", 'bet = "small"', "the size of a limit bet in the round"),
    FileWord("opens", "word", 'opens = "button"', "who acts first, where it is not the usual one"),
    FileWord("with_action", "step", 'with_action = "keep 1-5"', "what each does with their first action"),
    FileWord("after", "street", 'after = "flop"', "the street this new one follows"),
    FileWord("before", "street", 'before = "turn"', "the street this new one comes before"),
)
_TIER_KEYS = (
    FileWord("scale", "scale", 'scale = "high"', "what beats what"),
    FileWord("hole", "any, all, N or list", "hole = 2", "how many of one's own cards play"),
    FileWord("board", "true or false", "board = false", "do the shared cards play"),
    FileWord("of", "part", 'of = "omaha"', "the part of a parted hand that plays"),
    FileWord("qualifier", "word", 'qualifier = "8"', "the least hand that counts"),
    FileWord("line", "N", "line = 1", "the side is played on this line of the board"),
    FileWord("holding", "ranks", 'holding = "JQK"', "one of these must be among the player's cards"),
)
_SIDE_KEYS = (
    *_TIER_KEYS,
    FileWord("tiers", "tables", 'tiers = [{ holding = "JQK" }, {}]', "ways to win; the first made counts"),
    FileWord("when", "condition", 'when = "roll 1-3"', "the side is played only then"),
    FileWord("after", "side", 'after = "high"', "the side this new one follows"),
    FileWord("before", "side", 'before = "omaha"', "the side this new one comes before"),
    FileWord("sides", "tables", "[sides.top.sides.high]", "the side is split again; these say what differs"),
)
_BOARD_KEYS = (
    FileWord("lines", "lines", 'lines = ["1 2 3 10 12"]', "a hand uses board cards of one line"),
    FileWord("rows", "rows", 'rows = ["1 4 7 10"]', "a hand uses at most one board card of each row"),
)
_BECOMES_KEYS = (
    FileWord("when", "condition", 'when = "flop red 2+"', "the hand goes on as this game then"),
    FileWord("steps", "steps", 'steps = ["hole 2"]', "what the dealer does to get there"),
    FileWord("with_action", "step", 'with_action = "door 1"', "what each does with their first action"),
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
