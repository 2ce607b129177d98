"""A second reading of `next`: what the table does, step by step, from the contract and R49, R50, R64 alone.

It shares no line with the engine; each game's page is written down once more in short: `h` hole cards, `d`
and `u` cards down and up in stud, `b` board, `B` each of two boards, `w` a draw of so many at most, `x` a
discard, `r` dice, `p` parting, `k` keeping. The usual rules of draws and reshuffles: the last card is dealt.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

_RUN = " / b3 / b1 / b1"
_STUD = " / u1 / u1 / u1 / "
PAGES = {
    **dict.fromkeys(("holdem", "holdem-8", "greek-holdem", "short-deck-holdem"), "h2" + _RUN),
    **dict.fromkeys(("lazy-pineapple", "lazy-pineapple-8"), "h3" + _RUN),
    **dict.fromkeys(("omaha", "omaha-8", "short-deck-omaha"), "h4" + _RUN),
    **dict.fromkeys(("big-o", "five-card-omaha", "two-or-five-omaha-8"), "h5" + _RUN),
    "six-card-omaha": "h6" + _RUN, "rio-bravo": "h2" + _RUN + " / h1", "scrotum": "h5 k" + _RUN,
    **dict.fromkeys(("courchevel", "courchevel-8"), "h5 b1 / b2 / b1 / b1"),
    "crazy-pineapple-8": "h3 / b3 / x1 b1 / b1", "regular-pineapple": "h3 / x1 b3 / b1 / b1",
    "atomic-pineapple": "h5 / x1 b3 / x1 b1 / x1 b1", "irish": "h4 / b3 / x2 b1 / b1",
    "sohe": "h6 / p b3 / b1 / b1", "binglaha": "h4 / b3 / r1 b1 / b1",
    "omaha-x-or-better": "h4 / b3 / r2 b1 / b1",
    "bidirectional-chowaha": "h4 / b9 / r1 / b2 / b1", "chowaha": "h2 / b9 / b2 / b1",
    "four-card-chowaha": "h4 / b9 / b2 / b1", "murder": "h4 / b6 / b3 / b3", "oklahoma": "h4 / b9 / b3 / b3",
    "holdem-crayfish": "h2 / b5 / r1 / r1", "omaha-crayfish": "h4 / b5 / r1 / r1",
    "double-board-holdem": "h2 / B3 / B1 / B1", "reno-straight": "h5 / B3 / B1 / B1",
    **dict.fromkeys(("double-board-omaha", "double-board-omaha-8"), "h4 / B3 / B1 / B1"),
    **dict.fromkeys(("dramaha", "dramaha-27"), "h5 / b3 / w5 b1 / b1"),
    **dict.fromkeys(("dramadugi", "dramaha-21", "dramaha-49", "dramaha-zero"), "h5 / b3 / w3 b1 / b1"),
    "triple-draw-dramaha": "h5 / b3 w5 / b1 w5 / b1 w5",
    **dict.fromkeys(("ace-to-5-triple-draw", "archie", "badacey", "badeucy", "deuce-to-seven-triple-draw",
                     "duck-flush", "five-card-triple-draw", "korean", "madison"), "h5 / w5 / w5 / w5"),
    **dict.fromkeys(("badugi", "progressive-badugi"), "h4 / w4 / w4 / w4"),
    **dict.fromkeys(("california-lowball", "deuce-to-seven-lowball", "five-card-draw", "quick-quads"),
                    "h5 / w5"),
    **dict.fromkeys(("stud", "stud-8", "stud-high-low", "razz", "london-lowball", "deuce-to-seven-razz",
                     "razzdugi"), "d2 u1" + _STUD + "d1"),
    **dict.fromkeys(("action-razz", "action-razzdugi"), "d2 u1" + _STUD + "u1"),
    **dict.fromkeys(("super-stud", "super-stud-8", "super-razz"), "d4 u1 / x2 u1 / u1 / u1 / d1"),
    "five-card-stud": "d1 u1 / u1 / u1 / u1",
    **dict.fromkeys(("mississippi-stud", "mississippi-stud-8", "mississippi-razz"), "d2 u1 / u2 / u1 / u1"),
}
DECKS = {**dict.fromkeys(("california-lowball", "five-card-draw", "quick-quads"), 53),
         **dict.fromkeys(("short-deck-holdem", "short-deck-omaha"), 36)}
DECISIONS = {"w": "draw", "x": "discard", "p": "part"}
DECIDES = (*DECISIONS.values(), "keep")
FACES = {"h": "down", "d": "down", "u": "up"}


@dataclass(eq=False)
class Unit:
    """One thing to do: for one player, one board, one burn. `serve` stands for the cards of a draw."""

    do: str
    seat: int | None = None
    cards: int = 0
    face: str = ""
    board: int | None = None
    out: tuple[int, ...] = ()
    alone: bool = False         # after a draw each seat has a step of its own
    paid: bool = False          # is it taken off the stub?

    def step(self) -> dict[str, Any]:
        """As the contract writes it, where it is no deal to players."""
        if self.do == "board":
            return {"do": "deal", "to": "board", "cards": self.cards, "face": "up"} | (
                {"board": self.board} if self.board else {})
        more: dict[str, dict[str, Any]] = {
            "burn": {}, "roll": {"seat": self.seat, "dice": self.cards},
            "shuffle": {"cards": self.cards, "without": list(self.out)}}
        return {"do": self.do, **more.get(self.do, {"seat": self.seat})}


class NextOracle:
    """A queue of what is to be done; a line that is entered takes away what stands up to it."""

    def __init__(self, document: dict[str, Any]) -> None:
        game, seats = document["game"], sorted(map(int, document["seats"]))
        self.page = [[(word[0], int(word[1:] or 0)) for word in street.split()]
                     for street in PAGES[game].split("/")]
        self.stud = PAGES[game].startswith("d")
        button = document.get("button", 10)
        self.left = sorted(seats, key=lambda seat: (seat - button - 1) % 10)
        self.serving = seats if self.stud else self.left
        self.roller = button if button in seats else None
        self.live, self.shown = [*self.left], set[int]()
        self.stub, self.muck = DECKS.get(game, 52), 0       # what a shuffle takes in whoever is owed
        self.held, self.thrown, self.asked = dict.fromkeys(seats, 0), dict[int, int](), dict[int, int]()
        self.queue: list[Unit] = []
        self.turned = self.run_out = self.beyond = False     # `beyond`: what this reading does not know
        self.open_street(0)

    # -- what is put down

    def open_street(self, number: int) -> None:
        """A round is over, the next begins."""
        self._put(number)
        self._charge()

    def all_in(self, street: int, face_up: bool) -> None:
        """No bet is left: every street from here on; hands are turned up after the last decision (R64)."""
        self.run_out = True
        for number in range(street, len(self.page)):
            self._put(number)
        self._charge()
        if face_up:
            decided = [n for n, unit in enumerate(self.queue, 1) if unit.do in DECIDES]
            self.queue.insert(decided[-1] if decided else 0, Unit("turn-up"))

    def keep(self, seats: list[int]) -> None:
        """These say which cards they keep, in this order (2.50)."""
        self.queue += [Unit("keep", seat) for seat in seats]

    def in_hand(self, order: list[int]) -> list[int]:
        """Those still in, in this order."""
        return [seat for seat in order if seat in self.live]

    def _put(self, number: int) -> None:
        burned = number == 0        # R50: before every round of dealing that follows a betting round
        for word, count in self.page[number]:
            if word in "hdubB" and not burned:
                self.queue.append(Unit("burn"))
                burned = True
            if word in DECISIONS:
                self.queue += [Unit(DECISIONS[word], seat) for seat in self.in_hand(self.left)]
            if word == "w":
                self.queue.append(Unit("serve"))
                burned = False      # a draw burns for itself, and the board behind it once more
            elif word == "r":
                self.queue.append(Unit("roll", self.roller, count))
            elif word in "bB":
                boards = (None,) if word == "b" else (1, 2)
                self.queue += [Unit("board", cards=count, board=board) for board in boards]
            elif word in FACES:
                self._to_each(FACES[word], count)

    def _to_each(self, face: str, count: int) -> None:
        for seat in self.in_hand(self.serving):
            self.queue.append(Unit("deal", seat, count, face))
            self.held[seat] += count

    # -- the stub, and what comes back into it

    def _charge(self) -> None:
        """What is dealt before the next draw leaves the stub, which may end before a single card."""
        at = next((n for n, unit in enumerate(self.queue) if unit.do == "serve"), len(self.queue))
        self.queue[:at] = [unit for it in self.queue[:at] for unit in self._dealt(it)]

    def _dealt(self, unit: Unit) -> Iterator[Unit]:
        count = {"burn": 1, "board": unit.cards, "deal": unit.cards}.get(unit.do, 0)
        if count and not unit.paid:
            if self.stub < count:
                self.beyond |= count > 1 or unit.do == "deal"
                yield Unit("shuffle", cards=self.muck)
                self.stub, self.muck = self.muck, 0
            self.stub, unit.paid = self.stub - count, True
            self.muck += unit.do == "burn"
        yield unit

    def _served(self) -> Iterator[Unit]:
        """The cards of a draw, seat by seat."""
        owed = [(seat, self.asked.pop(seat, 0)) for seat in self.in_hand(self.left)]
        owed = [(seat, count) for seat, count in owed if count]
        if owed and not self.stub:
            yield self._shuffle(owed, 1)
        if owed:
            yield from self._dealt(Unit("burn"))
        for n, (seat, count) in enumerate(owed):
            last = min(self.stub, count)
            if last < count:
                yield from [Unit("deal", seat, last, "down", alone=True, paid=True)] * bool(last)
                self.stub = 0
                yield self._shuffle([(seat, count - last), *owed[n + 1:]])
                count -= last
            self.beyond |= self.stub < count
            self.stub -= count
            yield Unit("deal", seat, count, "down", alone=True, paid=True)
            self.muck += self.thrown.pop(seat)

    def _shuffle(self, owed: list[tuple[int, int]], burns: int = 0) -> Unit:
        """One serves everybody owed; where it is too few, the others' discards come in, the drawer's last."""
        need, out = sum(count for _, count in owed) + burns, [seat for seat, _ in owed]
        for back in (out[1:], out[:1]):
            if self.muck < need:
                self.muck += sum(self.thrown[seat] for seat in back)
                self.thrown.update(dict.fromkeys(back, 0))
                out = [seat for seat in out if seat not in back]
        self.stub, self.muck = self.muck, 0
        return Unit("shuffle", cards=self.stub, out=tuple(out))

    # -- what is entered

    def acted(self, seat: int, folds: bool) -> None:
        """Somebody bets, calls, checks or folds: what is due before that is done."""
        self.queue = []
        if folds:
            self.live.remove(seat)
            self.muck += self.held[seat]

    def done(self, unit: Unit) -> None:
        """This was entered, and all before it is done."""
        self.queue = self.queue[self.queue.index(unit) + 1:]

    def some_done(self, unit: Unit, cards: int) -> None:
        """So many cards of a board were entered."""
        unit.cards -= cards
        self.queue = self.queue[self.queue.index(unit):]

    def threw(self, unit: Unit, cards: int) -> None:
        """A discard of cards that nobody gets back."""
        assert unit.seat
        self.held[unit.seat] -= cards
        self.muck += cards
        self.done(unit)

    def drew(self, unit: Unit, cards: int) -> None:
        """A player said how many; when all have, they are served."""
        assert unit.seat
        self.done(unit)
        self.asked[unit.seat] = self.thrown[unit.seat] = cards
        at = next(n for n, it in enumerate(self.queue) if it.do != "turn-up")
        if self.queue[at].do == "serve":
            self.queue[at: at + 1] = self._served()
            self._charge()

    def run(self, times: int) -> None:
        """The boards that are left so often, one after the other, each street with its burn."""
        before = [unit for unit in self.queue if unit.do == "turn-up"]
        rest = [unit for unit in self.queue if unit.do != "turn-up"]
        self.queue = before + [Unit(unit.do, cards=unit.cards, board=number if unit.do == "board" else None)
                               for number in range(1, times + 1) for unit in rest]

    # -- what `next` says

    @property
    def decides(self) -> Unit | None:
        """The first of what players decide about their own cards."""
        return next((unit for unit in self.queue if unit.do in DECIDES), None)

    def steps(self) -> list[dict[str, Any]]:
        """Up to and with the first decision about cards; who acts or shows then is not in it."""
        units = self.queue[:self.queue.index(self.decides) + 1] if self.decides else self.queue
        return [step for key, row in groupby(units, self._together) for step in self._joined([*row])]

    def _together(self, unit: Unit) -> object:
        """Neighbours who get the same number with the same face are one step."""
        return (unit.cards, unit.face) if unit.do == "deal" and not unit.alone else unit

    def _joined(self, row: list[Unit]) -> list[dict[str, Any]]:
        first = row[0]
        if first.do == "deal":
            to = [unit.seat for unit in row]
            return [{"do": "deal", "to": to, "cards": first.cards, "face": first.face}]
        if first.do == "turn-up":
            closed = sorted(seat for seat in self.live if seat not in self.shown)
            return [{"do": "turn-up", "seats": closed}] if closed else []
        return [first.step()]
