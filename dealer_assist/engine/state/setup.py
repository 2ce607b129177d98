"""The set-up of a hand: who sits with what, what is posted, by which rules (contract, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.cards import Card, deck_cards
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.betting.structure import Betting, Spread
from dealer_assist.rules.button import Post, big_blind_ante
from dealer_assist.rules.house import House
from dealer_assist.games import Game


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a hand starts from, frozen.

    Shape: `order` are the seats clockwise from the left of the button, or from seat one in games
    without a button (rulebook 2.54); `stacks` in that order. `posts` None means: as the button has it.
    Units: chips, the smallest unit of account.
    """

    game: Game
    betting: str
    order: tuple[int, ...]
    stacks: tuple[int, ...]
    button: int | None
    blinds: tuple[int, ...]
    ante: int
    big_blind_ante: int
    bring_in: int
    small_bet: int
    big_bet: int
    tournament: bool
    house: House
    posts: tuple[Post, ...] | None
    up: Mapping[int, Card]
    bomb_pot: bool
    chip: int
    killer: int | None
    players_left: int
    carried: int
    preset: str
    spread: Spread | None = None
    held: bool = False      # hand for hand: an all-in hand waits for the floor
    structure: Betting = field(init=False, repr=False, compare=False)
    begun: Any = field(default=None, init=False, repr=False, compare=False)  # the hand before anybody acts

    def __post_init__(self) -> None:
        object.__setattr__(self, "structure", STRUCTURES[self.betting])

    @property
    def small_blind(self) -> int:
        """The small blind of the level, 0 where none is listed."""
        return self.blinds[0] if len(self.blinds) > 1 else 0

    @property
    def big_blind(self) -> int:
        """The big blind of the level, 0 where none is listed."""
        return self.blinds[1] if len(self.blinds) > 1 else (self.blinds[0] if self.blinds else 0)

    @property
    def all_ante(self) -> bool:
        """Does everybody pay, whatever `ante` says: in a bomb pot, in games without blinds (1.4, 2.54)?"""
        # a mixed table has `big-blind` for its hold'em, and nobody in stud is the big blind
        return self.bomb_pot or self.game.forced == "antes"

    @property
    def each_ante(self) -> int:
        """What every player antes, 0 where one pays for the table or nobody does (`ante`)."""
        return self.ante if self.all_ante or self.house["ante"] not in ("none", "button", "big-blind") else 0

    @property
    def listed_ante(self) -> int:
        """The one figure of the structure sheet, whoever posts it."""
        return self.ante or self.big_blind_ante

    @property
    def single_ante(self) -> int:
        """What one player antes for the table (1.2.1): the button or the big blind, 0 where nobody does."""
        rule = self.house["ante"]
        if rule == "none" or self.all_ante:
            return 0
        if rule == "button":
            return self.listed_ante
        # with `ante: big-blind` the one figure of the structure sheet is what the big blind pays for all
        listed = self.big_blind_ante or (self.ante if rule == "big-blind" else 0)
        return big_blind_ante(listed, self.small_blind, len(self.order), self.house)

    @property
    def button_blind(self) -> int:
        """Two antes that the button pays as the bet to call (`ante`: short-deck); 0 elsewhere."""
        # where all pay the same nobody has a bet to call
        return 2 * self.ante if self.house["ante"] == "short-deck" and not self.all_ante else 0

    @property
    def cap(self) -> int | None:
        """The most that a seat can put into this hand (`hand-cap`), None where nothing bounds it."""
        return self.house.number("hand-cap") or None

    @property
    def playing(self) -> tuple[int, ...]:
        """The chips that play: the stacks, cut at the cap."""
        return self.stacks if self.cap is None else tuple(min(stack, self.cap) for stack in self.stacks)

    def keeps(self, seat: int) -> bool:
        """Do chips of this seat lie beyond the cap, so that it is capped where another would be all-in?"""
        return self.cap is not None and self.stacks[self.order.index(seat)] > self.cap

    @property
    def joker(self) -> str | None:
        """How the joker plays in this hand, None where the deck has none."""
        return None if self.house["joker"] == "none" else self.game.joker

    def deck(self) -> tuple[Card, ...]:
        """The cards in play, the joker last."""
        return deck_cards(self.game.deck, self.joker is not None)
