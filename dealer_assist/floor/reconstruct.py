"""A hand pieced together from what is still known: board, shown cards, final stacks, some betting.

Cards that are known are dealt and shown where they belong. What is open, and what contradicts what, is
said; and where betting is missing, a few likely lines are tried against the final stacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.play import Hand, start
from dealer_assist.engine.betting.legal import legal
from dealer_assist.rules.betting.structure import Range
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal
from dealer_assist.texts import say

MOST_TRIED = 1200       # states; a missing street has a handful
MOST_WAYS = 4


@dataclass(frozen=True, slots=True)
class Known:
    """What is known. `final` are stacks at the end by seat, `shown` cards by seat, `board` in order."""

    actions: tuple[Action, ...] = ()
    board: tuple[Card, ...] = ()
    shown: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    final: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pieced:
    """How far it goes: the `hand` so far, what is `open`, what is `wrong`, and `lines` that would finish it.

    `ways` counts the lines found that fit the final stacks; only a single one is proposed.
    """

    hand: Hand
    open: tuple[str, ...]
    wrong: tuple[str, ...]
    lines: tuple[str, ...] = ()
    ways: int = 0


def piece(setup: Setup, known: Known) -> Pieced:
    """Put together what is known.  Errors: none for what contradicts, it is told in `wrong`."""
    wrong = list(_chips(setup, known))
    hand = _dealt(start(setup), known)
    for action in known.actions:
        try:
            hand = _dealt(hand.after(action), known)
        except Refusal as refusal:
            wrong.append(say("pieced.does-not-fit", line=action.line(), why=refusal.message))
            return Pieced(hand, (), tuple(wrong))
    if hand.over:
        return Pieced(hand, (), (*wrong, *_ends(hand, known)))
    open_: list[str] = [waiting(hand).text]
    # without every stack at the end any line fits, and a proposal would be a guess
    if len(known.final) < len(setup.order):
        missing = ", ".join(str(seat) for seat in sorted(set(setup.order) - set(known.final)))
        return Pieced(hand, (*open_, say("pieced.final-stacks-of", seats=missing)), tuple(wrong))
    if wrong:
        return Pieced(hand, tuple(open_), tuple(wrong))
    fitting = _Search(known).lines(hand)
    # two ways to the same stacks: what happened is for the players to say, not for the machine
    if len(fitting) == 1:
        return Pieced(hand, tuple(open_), (), fitting[0], 1)
    return Pieced(hand, tuple(open_), (), (), len(fitting))


def _chips(setup: Setup, known: Known) -> Iterator[str]:
    began, ends = sum(setup.stacks), sum(known.final.values())
    if len(known.final) == len(setup.order) and began != ends:
        yield say(f"pieced.hold-{'more' if ends > began else 'less'}", chips=abs(ends - began))


def _ends(hand: Hand, known: Known) -> Iterator[str]:
    for seat, stack in sorted(hand.stacks.items()):
        if change := known.final.get(seat, stack) - stack:
            if change > 0:
                yield say("pieced.need-for", chips=change, seat=seat)
            else:
                yield say("pieced.need-from", chips=-change, seat=seat)


def _dealt(hand: Hand, known: Known) -> Hand:
    """The hand with every known card dealt or shown that is asked for now."""
    while not hand.over:
        action = _card_action(hand, known)
        if action is None:
            return hand
        try:
            hand = hand.after(action)
        except Refusal:     # a card twice, or not of this deck: the line that names it says so
            return hand
    return hand


def _card_action(hand: Hand, known: Known) -> Action | None:
    now = waiting(hand)
    if now.kind == "deal" and now.to == "board":
        named = sum(card != UNKNOWN for card in hand.table.board)     # the others lie there unnamed
        cards = known.board[named:named + now.count]
        if now.count and len(cards) == now.count:
            return parse_action("deal board " + " ".join(map(str, cards)))
    if now.kind == "show" and now.seat is not None and now.seat in known.shown:
        return parse_action(f"{now.seat} show " + "".join(map(str, known.shown[now.seat])))
    return None


class _Search:
    """Goes through likely lines, depth first, until a few were found that end in the final stacks."""

    def __init__(self, known: Known) -> None:
        self.known, self.tried, self.fitting = known, 0, list[tuple[str, ...]]()

    def lines(self, hand: Hand) -> list[tuple[str, ...]]:
        self._go(hand, ())
        # cut short it has not seen the ways it would have to choose from
        return self.fitting if self.tried <= MOST_TRIED else []

    def _go(self, hand: Hand, done: tuple[str, ...]) -> None:
        if self.tried > MOST_TRIED or len(self.fitting) >= MOST_WAYS or self._lost(hand):
            return
        if hand.over:
            if hand.stacks == dict(self.known.final):
                self.fitting.append(done)
            return
        for line in self._likely(hand):
            self.tried += 1
            try:
                after = hand.after(parse_action(line))
            except Refusal:
                continue
            self._go(_dealt(after, self.known), (*done, line))

    def _lost(self, hand: Hand) -> bool:
        """Whoever folded keeps what they have; if that is not what they end with, this line is none."""
        return any(hand.folded[i] and hand.chips.stack[i] != self.known.final[seat]
                   for seat, i in hand.seat_index.items() if not hand.showdown.mucked[i])

    def _likely(self, hand: Hand) -> Iterator[str]:
        now = waiting(hand)
        if now.kind == "show":
            yield f"{now.seat} muck"
        elif hand.stage is Stage.BETTING:
            yield from self._bets(hand)

    def _bets(self, hand: Hand) -> Iterator[str]:
        may = legal(hand)
        if may.check:
            yield f"{may.seat} check"
        if may.call is not None:
            yield f"{may.seat} call"
        for verb, allowed in (("bet", may.bet), ("raise", may.raise_)):
            if allowed:
                yield from (f"{may.seat} {verb} {to}" for to in self._sizes(hand, allowed))
        # nobody folds for nothing, and each such line would double the search
        if may.fold and not may.check:
            yield f"{may.seat} fold"

    def _sizes(self, hand: Hand, allowed: Range) -> Sequence[int]:
        """Wagers after which somebody has put in just what the final stacks took from them."""
        if allowed.amounts:
            return allowed.amounts
        began = dict(zip(hand.setup.order, hand.setup.stacks, strict=True))
        sizes = {
            hand.round.bet[i] + began[seat] - self.known.final[seat] - hand.chips.total[i]
            for seat, i in hand.seat_index.items() if not hand.folded[i]
        }
        if allowed.least == allowed.most:
            sizes.add(allowed.least)
        return sorted(to for to in sizes if allowed.least <= to <= allowed.most)
