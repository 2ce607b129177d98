"""The parts of a hand: chips, the betting round, cards, the board, the deck, the showdown.

Shape: lists run parallel to the hand's `order`; chips are ints, the smallest unit of account.
"""

from __future__ import annotations

from dealer_assist.cards import Card
from dealer_assist.engine.showdown.award import Ruling
from dealer_assist.engine.state.part import Part, each, part
from dealer_assist.games import Step


@part
class Chips(Part):
    """Stacks, and the chips in the middle by whose they were."""

    stack: list[int] = each(0)          # what may still go in
    beyond: tuple[int, ...] = ()        # what the cap of the hand leaves out; empty where there is no cap
    total: list[int] = each(0)          # every chip that side pots are cut from: bets and each one's ante
    returned: dict[int, int] = {}       # by seat: what nobody matched
    main: int = 0                       # dead chips: they belong to the main pot
    ante_each: int = 0
    ante_single: int = 0
    small_blind: int | None = None      # who posted it
    big_blind: int | None = None
    rake: int = 0
    raked: tuple[int, ...] = ()         # the same pot by pot


@part
class Round(Part):
    """The betting round. Letters as in the house rules: W `high`, F `full`, n `bets`, s `size`."""

    bet: list[int] = each(0)
    acted: list[bool] = each(False)
    seen_full: list[int] = each(0)      # full wagers made when the player last acted
    checked: list[bool] = each(False)   # no check-raise, the Sevens Rule
    last: list[tuple[str | int, ...]] = each(())  # what each did last: a verb, and how much
    number: int = 0                     # rounds that are over
    opener: int = 0
    actor: int = 0
    owed: int = 0                       # what the actor has to call, set with the actor
    high: int = 0                       # W, the highest wager
    full: int = 0                       # F, the level of the last wager that counted
    step: int = 0                       # the last full bet or raise
    bets: int = 0                       # n, counted bets in limit
    full_wagers: int = 0
    size: int = 0                       # s, the bet in limit
    kind: str = ""                      # the bet as the page has it: small, big, either
    doubled: bool = False               # over an open pair the big bet may be made
    lifted: bool = False                # the cap has fallen away
    started_two: bool = False
    aggressor: int | None = None
    lead: int = 0                       # whose wager is to be met: the aggressor's, at first the last post
    bring_due: bool = False
    bring_forced: bool = False
    brought: int | None = None          # who brought it in
    must_open: bool = False
    brings: Step | None = None          # a step that each player's first action of the round brings with it


@part
class Cards(Part):
    """What each player holds and has thrown; a card that nobody has named stands as UNKNOWN."""

    down: list[list[Card]] = each([])
    up: list[list[Card]] = each([])
    draws: list[tuple[int, ...]] = each(())   # how many cards, draw by draw
    thrown: int = 0                     # cards discarded, but for a draw
    fresh: list[int] = each(0)          # how many of the last down cards were just dealt
    kept: list[bool] = each(False)      # has kept, or rolled a door card up, with the first action
    owed: list[int] = each(0)           # cards to discard that nobody has named yet
    parts: dict[int, tuple[tuple[Card, ...], ...]] = {}
    to_part: bool = False
    where: dict[Card, int] = {}         # whose hand, or the board (-1), holds a known card
    gone: dict[Card, tuple[int, int]] = {}    # a thrown card: by whom, in which draw
    opened: list[tuple[int, ...]] = each(())  # which up cards their holder opened, by place
    joker_opened: bool = False
    stay: list[tuple[Card, ...]] = each(())   # what was not thrown in the last draw, should it be run again
    runs: list[tuple[tuple[Card, ...], ...]] = []   # the hands of the runs of it that are over


@part
class Middle(Part):
    """What lies in the middle for everybody, and the dice."""

    board: list[Card] = []
    fresh_board: tuple[int, int] = (0, 0)     # the cells that this street dealt, from and up to
    flop_dealt: bool = False
    runouts: list[tuple[Card, ...]] = []      # the boards of the runs that are over
    run: int = 1
    board_in: int = -1                  # board cards that lay there when the money went in
    community: Card | None = None
    dice: list[int] = []
    rolls_due: list[int] = []           # dice that were to be rolled and are not entered


@part
class Deck(Part):
    """The cards nobody has: the stub, the burns, what was shuffled in again."""

    whole: frozenset[Card] = frozenset()
    stub: int = 0
    burned: bool = False                # on this street
    burns: list[int] = []
    pool: int = 0
    reshuffled: int = -1                # in which draw
    recycled: int = 0
    draw_no: int = 0
    kept_out: frozenset[int] = frozenset()      # whose discards of this draw the shuffle left out (R49)
    served_after: frozenset[int] = frozenset()  # who was still owed cards then
    taken: frozenset[int] = frozenset()         # whose discards of this draw it took in


@part
class Showing(Part):
    """The showdown: who shows in which order, and what was awarded."""

    shown: list[bool] = each(False)
    mucked: list[bool] = each(False)
    showing_seats: tuple[int, ...] = ()
    offences: list[tuple[int, ...] | None] = each(None)  # Sevens Rule: all chips when a seven was not bet
    ruling: Ruling | None = None

    def to_show(self) -> list[int]:
        """Who has neither shown nor mucked, in the order of showing."""
        return [i for i in self.showing_seats if not self.shown[i] and not self.mucked[i]]
