"""A hand that its server wrote otherwise, set down in the lines that `texts.lines` reads.

Chips are told as most servers tell them: a call by what it adds, a raise by its total. It follows the
bets of the round, since a server may say "all in" without saying whether that calls or raises.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.source import SIGNS
from dealer_assist.formats.street_titles import DEALING_HANDS, HOLE_CARDS
from dealer_assist.formats.texts.amounts import NOTHING, first_amount


def chips(text: str | None) -> Decimal:
    """The amount in a text, whatever stands for the currency; 0,25 and 0.25 are a quarter.

    Errors: `bad-amount` where there is no number, or too long a one.
    """
    amount = first_amount(text or "", comma=True)
    if amount is None:
        raise Unreadable("bad-amount.text", word=quotable(text or "", 24))
    return amount


def sign_in(text: str) -> str:
    """The sign of a currency that is known; empty for chips."""
    sign = re.sub(r"[\d.,\s]", "", text)
    return sign if sign in SIGNS else ""


class WrittenLines:
    """The lines of one hand, written act by act.

    Shape: `lines` begins with the first line; players are told by name. Units: the file's own.
    """

    def __init__(self, site: str, number: str, rest: str) -> None:
        self.lines = [f"{site} Hand #{number}: {rest}"]
        self.bets: dict[str, Decimal] = {}
        self.last: dict[str, Decimal] = {}      # the bets of the last round in which somebody bet
        self.put: dict[str, Decimal] = {}

    def sits(self, seat: int, name: str, stack: Decimal, money: str | None = None) -> None:
        """`money` is the stack as the file writes it: the sign of its currency goes with the amount."""
        if not name.strip() or name in self.put:
            raise Unreadable("bad-file.names", seat=seat)
        self.lines.append(f"Seat {seat}: {name} ({sign_in(money or '')}{stack} in chips)")
        self.put[name] = NOTHING

    def table(self, name: str, button: int | None) -> None:
        self.lines.append(f"Table '{name}'" + (f" Seat #{button} is the button" if button else ""))

    def section(self, title: str, cards: Iterable[str] = ()) -> None:
        """A new round, or the cards of one: bets begin anew unless the blinds still stand."""
        board = " ".join(cards)
        self.lines.append(f"*** {title} ***" + (f" [{board}]" if board else ""))
        if title not in (HOLE_CARDS, DEALING_HANDS):
            self.bets = {}

    def dealt(self, name: str, cards: Iterable[str], before: Iterable[str] = ()) -> None:
        """Cards of a player that the file knows; `before` those the player had."""
        had, fresh = " ".join(before), " ".join(cards)
        if fresh:
            self.lines.append(f"Dealt to {name} " + (f"[{had}] " if had else "") + f"[{fresh}]")

    def posts(self, name: str, kind: str, amount: Decimal, all_in: bool = False) -> None:
        """`kind` the ante, small blind, big blind, dead; "" posts to enter."""
        words = f"posts {kind} {amount}{' and is all-in' if all_in else ''}"
        self.lines.append(f"{name}: {' '.join(words.split())}")
        self._adds(name, amount, stands=kind not in ("the ante", "dead"))

    def brings_in(self, name: str, amount: Decimal) -> None:
        self.lines.append(f"{name}: brings in for {amount}")
        self._adds(name, amount)

    def calls(self, name: str, amount: Decimal) -> None:
        """A call by what it adds: beside a short blind it may be more than anybody has bet."""
        self.lines.append(f"{name}: calls {amount}")
        self._adds(name, amount)

    def adds(self, name: str, amount: Decimal) -> None:
        """A bet or raise told by what it adds, or an all-in that may be a call."""
        self.bets_to(name, self.bets.get(name, NOTHING) + amount)

    def bets_to(self, name: str, total: Decimal) -> None:
        """A call, bet or raise told by its total."""
        highest, before = max(self.bets.values(), default=NOTHING), self.bets.get(name, NOTHING)
        if total <= highest:
            self.lines.append(f"{name}: calls {total - before}")
        elif highest:
            self.lines.append(f"{name}: raises {total - highest} to {total}")
        else:
            self.lines.append(f"{name}: bets {total}")
        self._adds(name, total - before)

    def does(self, name: str, words: str) -> None:
        """What moves no chips: folds, checks, discards 2 cards, shows, mucks."""
        self.lines.append(f"{name}: {words}")

    def returned(self, name: str, amount: Decimal) -> None:
        self.lines.append(f"Uncalled bet ({amount}) returned to {name}")

    def won(self, name: str, amount: Decimal) -> None:
        self.lines.append(f"{name} collected {amount} from pot")

    def uncalled(self) -> tuple[str, Decimal] | None:
        """Who bet more than anybody called, and by how much: of the last bets, since an ante is no bet."""
        if not self.last:
            return None
        first, *others = sorted(self.last, key=lambda name: self.last[name], reverse=True)
        over = self.last[first] - (self.last[others[0]] if others else NOTHING)
        return (first, over) if over > 0 else None

    def _adds(self, name: str, amount: Decimal, stands: bool = True) -> None:
        if name not in self.put:
            raise Unreadable("no-such-player", name=quotable(name, 40))
        self.put[name] += amount
        if stands:
            self.bets[name] = self.bets.get(name, NOTHING) + amount
            self.last = self.bets
