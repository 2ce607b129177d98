"""What a game is, once read: frozen to the last tuple, children apart from their parents.

The engine asks these values and knows only their words. A file's words and what they mean are in
`games/vocabulary.py`; this module is the shape they are read into.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from dealer_assist.games.vocabulary import IN_TURN

ANY = "any"   # any number of one's own cards, and the rest from the board
ALL = "all"   # every card of one's own, and the rest from the board
DRAW = "draw"  # the step at which a `pat` stands pat


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a house rule picks: `{ rule = "archie-high", 66 = "pair of sixes", … }`."""

    rule: str
    values: Mapping[str, str] = field(hash=False)


Word = str | Choice


@dataclass(frozen=True, slots=True)
class When:
    """A condition from the closed list of `words.py`.

    Shape: `word` one of `roll` (low..high of the last roll), `red`, `black` (at least `low` of the
    first three board cards), `chosen` (the game chosen is this one).
    """

    word: str
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the dealer does for everybody, in the order of the page.

    `hole N` / `down N`  N cards face down to each player      `up N`  N face up to each player
    `board N`            N shared cards                        `draw A-B`  throw A to B, take as many
    `discard N`          each throws exactly N of their down cards; `keep A-B` keeps A to B
    `part a N, b M`      the hand is parted: `parts`           `roll N`  N dice, by the button
    `remove rolled|lowest river`  `what` leaves the board      `expose`  a down card may be opened
    `turn N`             down if all one's cards are open, else up
    `door N`             each rolls N of their down cards up   `choose`  the opener picks a game
    """

    word: str
    low: int = 0
    high: int = 0
    what: str = ""
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Street:
    """Steps in the dealer's order, then a betting round.

    `bet`: "small", "big", "either" (small or big by the first bettor) or "none" (no round).
    `opens`: who acts first: "blinds" (left of the last blind), "button" (left of the button),
    "bring-in", "best board" (highest or, by `Game.showing`, lowest up cards), "high card".
    `with_action`: a step each player does with the first action of the round (keep, door).
    """

    name: str
    steps: tuple[Step, ...] = ()
    bet: Word = "small"
    opens: str = "button"
    with_action: Step | None = None

    def opens_dealing(self, n: int) -> bool:
        """Does a round of dealing begin with step `n`, so that a card is burned for it (R50)?

        Each street is one; so is what comes when players have decided in turn: a draw, a sale, and the
        cards after either.
        """
        # Dramaha: burn, replacements, burn, turn; the hole cards after a black flop (2.62) need none
        return not n or self.steps[n].word in IN_TURN or self.steps[n - 1].word in IN_TURN


@dataclass(frozen=True, slots=True)
class Tier:
    """One way to win a side; tiers are tried in order, the first that anyone in the pot makes counts.

    `scale`: a word of `scales.SCALES`. `hole`: ANY, ALL, or the counts of own cards allowed, as
    (2,) or (0, 1, 2) or (2, 5). `board`: False when shared cards do not play. `of`: the part of a
    parted hand. `qualifier`: a word of the scale ("8", "pair of sixes", "flush", "rolled").
    `holding`: one of these ranks ("JQK") must be among all the player's cards. `line`: only the
    board's line of this number plays, counted from 1; 0 for any.
    """

    scale: str
    hole: str | tuple[int, ...] = ANY
    board: bool = True
    of: str | None = None
    qualifier: Word | None = None
    holding: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """A part of the pot (high, low, badugi …); the one that takes the odd chip stands first.

    Sides nest (R54): one that is split again (a board, into its high and its low) has `sides` of its own
    and no tiers.
    """

    name: str
    tiers: tuple[Tier, ...] = ()
    when: When | None = None
    sides: tuple[Side, ...] = ()

    @property
    def leaves(self) -> tuple[Side, ...]:
        """The sides that hands win: this one, or those it is split into."""
        return tuple(leaf for side in self.sides for leaf in side.leaves) or (self,)

    def every(self) -> Iterator[Side]:
        """This side and all within it."""
        yield self
        for side in self.sides:
            yield from side.every()

    @property
    def board(self) -> int:
        """The line of the board on which alone it is played, counted from 1; 0 for any."""
        lines = {tier.line for leaf in self.leaves for tier in leaf.tiers}
        return lines.pop() if len(lines) == 1 else 0


@dataclass(frozen=True, slots=True)
class Lines:
    """Which board cells a hand may use together. Cells count from 1 in dealing order.

    `lines`: a hand uses cards of one line. `rows`: a hand uses at most one card of each row
    (Murder). `when`: the layout holds only under this condition; the first that holds counts.
    """

    lines: tuple[tuple[int, ...], ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Becomes:
    """The hand goes on as another game, keeping what was dealt (2.44, 2.62).

    `to` is that game as the loader found it beside this one; None where nobody looked.
    """

    game: str
    when: When
    steps: tuple[Step, ...] = ()
    with_action: Step | None = None
    to: Game | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the engine plays it.

    `short`: what titles and lists call it, its name where its page has no shorter one; `also`: all its other
    names. `forced`: "blinds" or "antes". `button`: is there one (stud has none; Mexican Poker and
    Mississippi do). `bring_in`: "low card", "high card", "high card ace high" or None.
    `showing`: the scale on which up cards decide who opens. `deck`: a word of `cards.DECKS`;
    `joker`: None, "bug high", "bug low" or "mexican". `boards`: layouts tried in order; empty
    means one line of every board card. `removes`: "rolled" or "lowest river" when cells can
    leave play. `nobody`: the side that takes the pot when no side has a
    winner, or "next deal" when the pot waits for another. `habits`: rules
    of play the page asks for, by betting ("any" for all): "sevens", "no check-raise", "no limp",
    "open pair double". `bettings`: the betting the page names first, then the others it allows.
    `bomb_pot`: every hand of it is one (1.4).
    """

    id: str
    name: str
    short: str
    also: tuple[str, ...]
    section: str
    summary: str
    forced: str
    button: bool
    deck: str
    joker: str | None
    bring_in: Word | None
    showing: str
    streets: tuple[Street, ...]
    sides: tuple[Side, ...]
    boards: tuple[Lines, ...] = ()
    removes: str | None = None
    becomes: tuple[Becomes, ...] = ()
    nobody: str | None = None
    habits: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    bettings: tuple[str, ...] = ("limit",)
    max_seats: int = 10
    notes: tuple[str, ...] = ()
    bomb_pot: bool = False

    def habit(self, word: str, betting: str) -> bool:
        """Does the page ask for this way of play at this betting?"""
        return word in self.habits.get("any", ()) or word in self.habits.get(betting, ())

    @property
    def leaves(self) -> tuple[Side, ...]:
        """The sides that hands win, those of a side that is split again in its place."""
        return tuple(leaf for side in self.sides for leaf in side.leaves)

    def every_side(self) -> Iterator[Side]:
        """Every side, those that are split again and those within them."""
        for side in self.sides:
            yield from side.every()

    def holds(self, word: str) -> int:
        """How many cards the steps with this word give, over all streets (`hole`, `up`, `board`)."""
        return sum(step.low for street in self.streets for step in street.steps if step.word == word)

    @property
    def declines(self) -> str:
        """The word of the step that a `pat` says no to where nobody draws; empty where it is standing pat."""
        asked = [step.word for street in self.streets for step in street.steps if step.word in IN_TURN]
        return asked[0] if asked and DRAW not in asked else ""

    @property
    def from_seat_one(self) -> bool:
        """Are cards dealt from seat one, though there is a button? Stud played from blinds (2.38)."""
        # Mexican Poker has a button and antes, and is dealt from its left (2.37)
        return self.forced == "blinds" and self.streets[-1].opens == "best board"
