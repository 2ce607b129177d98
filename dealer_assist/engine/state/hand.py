"""A hand as it stands: what was done, and what that made of chips and cards.

Only data, and what can be read off it. `engine/play.py` moves it, with the rooms beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import add, itemgetter
from typing import Any

from dealer_assist.engine.state.due import Due
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.amounts import Amounts
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.part import Part, each, of, part
from dealer_assist.engine.state.parts import Cards, Chips, Deck, Round, Showing, Middle
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.state.terms import Terms
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.games import Game, Street


@part
class HandState(Part):
    """One deal, from the forced chips to the last award, in its parts.

    Shape: lists run parallel to `order` (seats clockwise from the left of the button); chips are ints.
    """

    setup: Setup
    terms: Terms
    amounts: Amounts
    game: Game                          # what is played now, whatever was dealt
    streets: tuple[Street, ...]
    order: tuple[int, ...]
    seat_index: dict[int, int]
    count: int
    folded: list[bool] = each(False)
    stage: Stage = Stage.STEPPING
    street_no: int = 0
    step_no: int = 0
    betting_over: bool = False
    queue: list[int] = []               # who still has to draw, or to open a card
    choice: str | None = None           # the game that was picked
    procedure: Procedure | None = None  # what the dealer does now that cards have run short
    notes: tuple[tuple[str, str], ...] = ()
    actions: list[Action] = []
    written: list[str] = []             # their lines, as far as somebody has asked for them
    may: Legal | None = None            # what `legal` answered for this state
    asked: Waiting | None = None        # what `waiting` answered for it
    chips: Chips = of(Chips)
    round: Round = of(Round)
    cards: Cards = of(Cards)
    table: Middle = of(Middle)
    deck: Deck = of(Deck)
    showdown: Showing = of(Showing)
    due: tuple[Due, ...] = ()           # what is done at the table now and nobody has entered
    due_before: int = 0                 # how many things have been due so far
    turned_up: bool = False             # all-in: every hand is turned up (R64)
    held: bool = False                  # all-in, hand for hand: the floor has to release it, or has

    # -- what the outside reads ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Every chip is where it belongs."""
        return self.stage is Stage.OVER

    @property
    def street(self) -> str:
        """The street's name; `showdown` after the last."""
        return self.streets[self.street_no].name if self.street_no < len(self.streets) else "showdown"

    @property
    def stacks(self) -> dict[int, int]:
        """What lies behind, by seat, also beyond a cap of the hand; final when the hand is over."""
        return dict(zip(by_seat(self.order)[0], self.behind(), strict=True))

    def behind(self) -> tuple[int, ...]:
        """The same without the seats, in their order."""
        chips, (_, in_order) = self.chips, by_seat(self.order)
        return in_order(list(map(add, chips.stack, chips.beyond)) if chips.beyond else chips.stack)

    def beyond(self, i: int) -> int:
        """The chips of a player that the cap of the hand leaves out."""
        return self.chips.beyond[i] if self.chips.beyond else 0

    @property
    def lines(self) -> tuple[str, ...]:
        """The actions so far, as the contract writes them."""
        self.written += [action.line() for action in self.actions[len(self.written) :]]
        return tuple(self.written)

    @property
    def awards(self) -> dict[int, int]:
        """What each seat was paid from the pots; empty until the hand is over."""
        return dict(self.showdown.ruling.awards) if self.showdown.ruling else {}

    @property
    def pot(self) -> int:
        """Every chip in the middle, this round's bets included."""
        return self.chips.main + sum(self.chips.total)

    @property
    def carried(self) -> int:
        """What of the middle nobody was paid once the hand is over: it stays for the next deal (R58)."""
        ruling = self.showdown.ruling
        return self.pot - self.chips.rake - sum(ruling.awards.values()) if ruling else 0

    @property
    def main_pot_winners(self) -> list[int]:
        """The seats that won of the main pot; none until the hand is over."""
        pots = self.showdown.ruling.pots if self.showdown.ruling else ()
        return sorted({seat for share in pots[0].shares for seat in share.winners}) if pots else []

    def live(self) -> list[int]:
        """Indices of those who have cards."""
        return [i for i, folded in enumerate(self.folded) if not folded]

    def with_chips(self) -> int:
        """How many of those who have cards have chips behind."""
        stacks, folded = self.chips.stack, self.folded
        if 0 not in stacks:
            return folded.count(False)
        return len([i for i, chips in enumerate(stacks) if chips and not folded[i]])

    def acted_in_round(self) -> bool:
        """Has anybody acted in this betting round?"""
        return any(self.round.acted)

    def kept_board(self) -> int:
        """How many board cards lay there when the money went in; a second run leaves them."""
        return self.table.board_in if self.table.board_in >= 0 else len(self.table.board)


@lru_cache(maxsize=256)
def by_seat(order: tuple[int, ...]) -> tuple[tuple[int, ...], Callable[[Any], tuple[Any, ...]]]:
    """The seats of a hand by number, and what brings a list that runs parallel to `order` into theirs."""
    places = sorted(range(len(order)), key=order.__getitem__)
    return tuple(sorted(order)), itemgetter(*places)
