"""A second reading of the betting rules, slow and plain, to hold against the first.

Written from the rulebook (1.1) and the house rules (1 to 3) alone; it shares no line with the engine. Blinds,
antes of everybody, and one house rule at a time; nobody's cards matter.
"""

from __future__ import annotations

from typing import Any

STREETS = 4


class BettingOracle:
    """One hand of hold'em as a stack of chips before each seat."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document, self.house = document, document.get("house", {})
        self.betting, self.chip = document["betting"], document["chip"]
        self.stack = {int(seat): chips for seat, chips in document["seats"].items()}
        button = document["button"]
        self.order = sorted(self.stack, key=lambda seat: (seat - button - 1) % 10)
        self.total, self.bet = dict.fromkeys(self.order, 0), dict.fromkeys(self.order, 0)
        self.folded: set[int] = set()
        self.street, self.actor = 0, 0
        self.small_blind, self.big_blind = document["blinds"]
        for seat in self.order:
            self._pay(seat, document.get("ante", 0), live=False)
        small, big = (1, 0) if len(self.order) == 2 else (0, 1)
        for place, blind in ((small, self.small_blind), (big, self.big_blind)):
            self._pay(self.order[place], blind)
        self.missing = self.small_blind + self.big_blind - sum(self.bet.values())
        self._level(self.big_blind, counted=1)
        if self.betting == "spread-limit" and self.big_blind < self._spread()[0]:
            self.full = self.counted = 0        # below the lower end a blind is no bet
        self._find((big + 1) % len(self.order))

    def _level(self, wager: int, counted: int = 0) -> None:
        """A round begins: the wager to meet, the last that counted, the step of a raise."""
        self.wager = self.full = wager
        self.step, self.counted = self.big_blind, counted
        self.acted, self.checked = set[int](), set[int]()
        self.raised_to: set[int] = set()    # who has faced a full raise since they acted
        self.lifted, self.two = False, self._two_left()
        self._lift()

    def _two_left(self) -> bool:
        """Two players: not folded and with chips behind, or those all-in too (`heads-up-count`)."""
        counts_all_in = self.house.get("heads-up-count") == "unfolded"
        return sum(counts_all_in or self.stack[seat] > 0 for seat in self._live()) == 2

    def _lift(self) -> None:
        """The cap falls away between two, in a house that has it so (`heads-up-cap`)."""
        usual = "keep" if self.document["tournament"] else "lift-before-cap"
        self.lifted = self.lifted or {
            "lift-before-cap": self._two_left() and not self._capped(),
            "lift-if-round-starts": self.two,
            "lift-last-two": self.document.get("players_left") == 2,
        }.get(self.house.get("heads-up-cap", usual), False)

    def _capped(self) -> bool:
        cap = self.house.get("raise-cap", 3)
        return cap != "none" and not self.lifted and self.counted > cap

    def cap(self) -> dict[str, int] | None:
        """As the contract writes it: bets counted this round, and of how many."""
        cap = self.house.get("raise-cap", 3)
        if self.betting not in ("limit", "spread-limit") or cap == "none" or self.lifted:
            return None
        return {"bets": self.counted, "of": cap + 1}

    def _pay(self, seat: int, chips: int, live: bool = True) -> None:
        paid = min(chips, self.stack[seat])
        self.stack[seat] -= paid
        self.total[seat] += paid
        self.bet[seat] += paid if live else 0

    @property
    def over(self) -> bool:
        """Is nothing left to bet?"""
        return self.actor == 0

    @property
    def pot(self) -> int:
        """Every chip in the middle."""
        return sum(self.total.values())

    def _live(self) -> list[int]:
        return [seat for seat in self.order if seat not in self.folded]

    def _others(self, above: int) -> list[int]:
        """Who else could have more than so much in front of them."""
        others = [seat for seat in self._live() if seat != self.actor]
        return [seat for seat in others if self.stack[seat] + self.bet[seat] > above]

    def _owed(self, seat: int) -> int:
        """Never more than the deepest of the others can have in."""
        most = max(self.bet[other] + self.stack[other] for other in self._live() if other != seat)
        return max(0, min(self.wager, most) - self.bet[seat])

    def _find(self, first: int) -> None:
        """Who acts next, on this street or a later one; 0 when nobody does any more."""
        while len(self._live()) > 1:
            for place in range(len(self.order)):
                seat = self.order[(first + place) % len(self.order)]
                if self._decides(seat):
                    self.actor = seat
                    return
            self._take_back()
            self.street, first = self.street + 1, 0
            if self.street == STREETS or sum(self.stack[seat] > 0 for seat in self._live()) < 2:
                break
            self.bet = dict.fromkeys(self.order, 0)
            self._level(0)
        self.actor = 0

    def _decides(self, seat: int) -> bool:
        if seat in self.folded or not self.stack[seat]:
            return False
        if self._owed(seat):
            return True
        chips = any(self.stack[other] for other in self._live() if other != seat)
        return chips and seat not in self.acted

    def _take_back(self) -> None:
        """What nobody matched goes back."""
        top, second = sorted(self.bet.values())[:-3:-1]
        for seat in self.order:
            if self.bet[seat] == top > second:
                self.stack[seat] += top - second
                self.total[seat] -= top - second

    # -- what may be done ----------------------------------------------------------------------------

    def legal(self) -> dict[str, Any]:
        """As the contract writes it: a call, and one range of a bet, raise or completion."""
        owed = self._owed(self.actor)
        may: dict[str, Any] = {"check": not owed, "call": min(owed, self.stack[self.actor]) or None}
        may |= dict.fromkeys(("bet", "raise", "complete"))
        if self.stack[self.actor] > owed and self._others(self.wager) and self._reopened():
            word, low, high = self.ranges[self.betting]()
            whole = self.bet[self.actor] + self.stack[self.actor]
            if self.betting == "spread-limit" and whole < low:
                return may      # between the call and the least raise only the whole stack
            if word and min(high, whole) > self.wager:
                may[word] = (min(low, whole), min(high, whole))
        return may

    def _reopened(self) -> bool:
        """Who has acted raises again only when they face enough."""
        if self.actor not in self.acted:
            return True
        faced = self.wager - self.bet[self.actor]
        if self.actor in self.checked and self.house.get("check-raise") == "no":
            return False
        if self.betting in ("limit", "spread-limit"):
            if self.house.get("limit-short-sum") == "each" and self.actor not in self.raised_to:
                return False
            half = self._house("limit-reopen", "from-half") == "from-half"
            return faced * (2 if half else 1) >= self._size()
        rule = self.house.get("reopen", "facing-full")
        if rule == "last-full-only":
            return self.actor in self.raised_to
        return rule == "any" or faced >= self.step

    def _house(self, rule: str, usual: str) -> str:
        """One of the two rules that `limit-short-all-in: full` names together (R63)."""
        full = {"limit-reopen": "from-full", "limit-next-level": "next-multiple"}
        pair = full[rule] if self.house.get("limit-short-all-in") == "full" else usual
        return str(self.house.get(rule, pair))

    def _size(self) -> int:
        if self.betting == "spread-limit":
            return self.step if self.counted else self._spread()[0]
        return self.document["small_bet"] if self.street < 2 else self.document["big_bet"]

    def _least_bet(self) -> int:
        capped = self.betting in ("limit", "spread-limit")
        return self._size() if capped else self.big_blind

    def _spread(self) -> tuple[int, int]:
        small, big = self.document["spread"]
        low, top = small if self.street < 2 else big
        return low, top

    @property
    def ranges(self) -> dict[str, Any]:
        """Where the word and the range of a wager are read, by betting."""
        return {"limit": self._limit, "spread-limit": self._within} | dict.fromkeys(
            ("no-limit", "pot-limit", "half-pot-limit"), self._open)

    def _within(self) -> tuple[str, int, int]:
        """Any amount of the spread; a raise is no less than the last bet or raise."""
        size, top = self._size(), self._spread()[1]
        if self._capped():
            return "", 0, 0
        low, high = self.full + size, self.full + top
        low, high = low + -low % self.chip, high - high % self.chip
        if self.wager > self.full and (2 * (self.wager - self.full) < size or not self.counted):
            return "complete", low, high
        return "raise" if self.wager else "bet", low, max(low, high)

    def _limit(self) -> tuple[str, int, int]:
        """The ladder: what did not count is completed, a wager that did is raised by a bet."""
        size, over = self._size(), self.wager - self.full
        if self._capped():
            return "", 0, 0
        to = self.full + size * (1 + over // size)
        return "complete" if over else "raise" if self.wager else "bet", to, to

    def _open(self) -> tuple[str, int, int]:
        least = self.wager + self.step if self.wager else self.big_blind
        if self.wager and self.house.get("min-raise") == "double-bet":
            least = max(2 * self.wager, self.step)
        most = self.bet[self.actor] + self.stack[self.actor]
        if self.betting != "no-limit":
            after_call = self.pot + self.wager - self.bet[self.actor] + (0 if self.street else self.missing)
            most = self.wager + (after_call if self.betting == "pot-limit" else after_call // 2)
            most -= most % self.chip
        return "raise" if self.wager else "bet", least, max(least, most)

    # -- what it does --------------------------------------------------------------------------------

    def act(self, verb: str, to: int = 0) -> None:
        """A fold, a check, a call, or a wager `to` so much."""
        seat = self.actor
        if verb == "fold":
            self.folded.add(seat)
        elif verb == "call":
            if self.street and self.wager < self._least_bet():
                self.checked.add(seat)      # App. B: just calling less than a full bet is a check
            self._pay(seat, self._owed(seat))
        elif verb == "check":
            self.checked.add(seat)
        else:
            self._pay(seat, to - self.bet[seat])
            self._count(seat, to)
        self.acted.add(seat)
        self.raised_to.discard(seat)
        self._lift()
        self._find(self.order.index(seat) + 1)

    def _count(self, seat: int, to: int) -> None:
        """Does the wager count: a full raise, or in limit half of one?"""
        if self.betting == "limit":
            if self._counts(to):
                self.full, self.counted = to, self.counted + 1
                self.raised_to |= set(self.order)
        elif self.betting == "spread-limit":
            size = self._size()
            if 2 * (to - self.full) >= size:
                self.step, self.full, self.counted = max(size, to - self.full), to, self.counted + 1
        elif to - self.wager >= self.step:
            self.step = to - self.wager
            self.raised_to |= set(self.order)
        self.wager = to

    def _counts(self, to: int) -> bool:
        """Half a bet over the last that counted, or over the last at all; or only a whole one (R63)."""
        each = self.house.get("limit-short-sum") == "each"
        half = self._house("limit-next-level", "own-amount") == "own-amount"
        base = self.wager if each and to != self._limit()[1] else self.full
        return (to - base) * (2 if half else 1) >= self._size()
