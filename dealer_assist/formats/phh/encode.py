"""One of our hands told in Poker Hand History's actions.

Under one of the eleven codes every card that was dealt is told, unseen ones as `??`, where the format
expects it; a card that was named late still stands where it was dealt. The extension form follows our
own lines one by one, and what the format has no code for carries an underscore.
"""

from __future__ import annotations

from collections.abc import Iterable

from dealer_assist.cards import UNKNOWN, Card, join
from dealer_assist.engine.state.actions import Action
from dealer_assist.formats.phh.deals import OWN, DealCode, Given, OpenCode, stages, taken
from dealer_assist.formats.phh.readers import ReadersRound
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.betting.opening import tied_boards
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.betting.apply_action import all_in
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.rules.verbs import AMOUNT, BETTING

_CODED = (*BETTING, "draw", "pat", "show", "muck", "deal")
_WORDS = {"fold": "f", "check": "cc", "call": "cc", "bring-in": "pb", "pat": "sd", "muck": "sm"}
_STEPS = (*OWN, "board", "draw")


def has_code(setup: Setup, actions: Iterable[Action]) -> bool:
    """Can the format's own codes tell it: nothing is rolled, parted, discarded, chosen or run twice?"""
    steps = {step.word for street in setup.game.streets for step in street.steps}
    return steps <= set(_STEPS) and all(action.verb in _CODED for action in actions)


def tell(setup: Setup, actions: Iterable[Action], coded: bool) -> tuple[list[str], Hand, bool]:
    """The action strings of a hand, the hand at its end, and whether it was bet as its code is.

    Errors: the `Refusal` of the first action that is not allowed.
    """
    teller = _Coded(setup) if coded else _Teller(setup)
    for action in actions:
        teller.take(action)
    return teller.ended(), teller.hand, teller.as_coded


class _Teller:
    """Our lines one by one: the extension form."""

    def __init__(self, setup: Setup) -> None:
        self.hand = start(setup)
        self.player = {seat: f"p{n}" for n, seat in enumerate(setup.order, 1)}
        self.codes: list[str | DealCode | OpenCode] = []
        self.readers = ReadersRound()
        self.as_coded = self._in_full()
        self.bettor = 0   # who bet or raised last, and is the first to open their hand

    def take(self, action: Action) -> None:
        before = self._before(action)
        if before:
            self._bet(self.hand.seat_index[action.seat or 0], before.split()[1:])
        apply(self.hand, action)
        self.as_coded &= self._in_full()
        if code := before or self._after(action):
            self._add(code)

    def _add(self, code: str) -> None:
        self.codes.append(code)

    def ended(self) -> list[str]:
        """Every action of the hand, with the cards that were named by its end."""
        return [str(code) for code in self.codes]

    def _in_full(self) -> bool:
        """Who calls what was put in short owes all of it here, elsewhere what is there."""
        return self.hand.stage is not Stage.BETTING or max(self.hand.round.bet) >= self.hand.round.high

    def _bet(self, i: int, words: list[str]) -> None:
        if words[0] == "cbr":
            self.bettor = i
            self.as_coded &= self.readers.takes(self.hand, i, int(words[1]))
        elif words[0] in ("cc", "f"):
            self.as_coded &= self.readers.passes(self.hand, i)

    def _before(self, action: Action) -> str | None:
        """What only the state before the action can tell: is it a call, and to how much?"""
        if action.seat is None or action.verb == "deal":
            return None
        player, verb = self.player[action.seat], action.verb
        if verb in _WORDS:
            return f"{player} {_WORDS[verb]}"
        if verb in AMOUNT:
            return f"{player} cbr {action.amount}"
        if verb in ("complete", "all-in") and self.hand.to_act == action.seat:
            return f"{player} {self._jam(self.hand.seat_index[action.seat], verb, action.amount)}"
        return None

    def _jam(self, i: int, verb: str, amount: int | None) -> str:
        may = legal(self.hand)
        if verb == "complete":
            return f"cbr {amount or (may.complete.least if may.complete else 0)}"
        # Above the pot or the limit an all-in is a wager of the most, and is written as that.
        word, to = all_in(self.hand, may, i)
        if word in ("bring-in", "call"):
            return _WORDS[word]
        return "cc" if to <= self.hand.round.high else f"cbr {to}"

    def _after(self, action: Action) -> str | None:
        if action.verb == "deal":
            return self._deal(action)
        if action.seat is None:
            return f"d _{action.line()}"
        player = self.player[action.seat]
        if action.verb == "show" and not action.parts:
            return f"{player} sm {join(self._tabled(action)) or '-'}"
        if action.verb == "draw":
            return f"{player} sd {join(action.cards or (UNKNOWN,) * (action.amount or 0))}".rstrip()
        return f"{player} _{action.line().partition(' ')[2]}"

    def _deal(self, action: Action) -> str | None:
        cards = join(action.cards or ())
        if action.seat is None:
            return f"d db {cards}" if action.to == "board" else f"d _{action.to} {cards}"
        return f"d {'_up' if action.to == 'up' else 'dh'} {self.player[action.seat]} {cards}"

    def _tabled(self, action: Action) -> Iterable[Card]:
        return action.cards or ()


class _Coded(_Teller):
    """The format's own form: every deal in its place."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.stages = list(stages(self.hand))
        self.open: dict[int, list[DealCode]] = {}
        self.given: dict[int, int] = {}
        self.had: dict[int, list[DealCode]] = {}
        self.thrown: dict[int, list[Card]] = {}
        self.early: set[str] = set()
        self.draws = 0
        self.opened = False
        self._deals()

    def ended(self) -> list[str]:
        """Every action, those last that were done before the format has a place for them."""
        late = zip(self.player.values(), self.hand.cards.down, strict=True)
        return [*super().ended(), *(f"{one} sm {join(down)}" for one, down in late if one in self.early)]

    def _add(self, code: str) -> None:
        """A hand that is tabled with a draw to come is tabled at the end; what lay there is a comment."""
        player, word = code.split()[:2]
        if word == "sm":
            self.early.discard(player)
            if any(steps[0][0] == "draw" for _, _, steps in self.stages):
                self.early.add(player)
                code = f"# {code}"
        super()._add(code)

    def take(self, action: Action) -> None:
        if action.verb in ("draw", "show") and action.seat is not None:
            self._freeze(self.hand.seat_index[action.seat])
        self._deals(unseen=action.verb != "deal")
        super().take(action)
        self.as_coded = self.as_coded and self._opened_by_place()
        if action.verb == "show" and action.seat is not None:
            self._retrieve(f"{self.player[action.seat]} sm")
        self._deals()
        for dealt in (dealt for row in self.open.values() for dealt in row):
            dealt.look()

    def _opened_by_place(self) -> bool:
        """Boards that are alike open from the dealer's left in every reader, by their suits in some rooms."""
        hand = self.hand
        if hand.stage is not Stage.BETTING or not hand.street_no or hand.game.bring_in is None:
            return True
        tied = tied_boards(hand) if not any(hand.round.acted) else []
        return len(tied) < 2 or hand.round.opener == tied[0]

    def _retrieve(self, muck: str) -> None:
        """A hand that was mucked and then tabled was never mucked: the format says one of the two once."""
        if muck in self.codes:
            self.codes.remove(muck)

    def _freeze(self, i: int) -> None:
        """Their down cards are about to move; open cards stay, and may yet be named by the tabled hand."""
        for dealt in self.open.pop(i, []):
            up = self.hand.cards.up[i]
            dealt.spans = [(row if row is up else row[:], first, last) for row, first, last in dealt.spans]
            if any(row is up for row, *_ in dealt.spans):
                self.open.setdefault(i, []).append(dealt)

    def _deal(self, action: Action) -> str | None:
        return None

    def _before(self, action: Action) -> str | None:
        if action.verb != "draw" or action.seat is None or not action.amount:
            return super()._before(action)
        i, player = self.hand.seat_index[action.seat], self.player[action.seat]
        shown = self._throw(i, action.amount, action.cards)
        hidden = action.cards is not None and shown != list(action.cards)
        return f"{player} sd {join(shown)}" + (f" # {join(action.cards or ())}" if hidden else "")

    def _throw(self, i: int, count: int, named: tuple[Card, ...] | None) -> list[Card]:
        """The discards as a reader can follow them: "all discarded cards must be part of the hole cards".

        Which cards went unseen is not known, so the hand before is not either. A card first seen when it
        is thrown was there from the start, if this is the first draw; else it is unseen, and a comment.
        """
        had, thrown = self.had.get(i, []), self.thrown.setdefault(i, [])
        if named is None:
            earlier = list(thrown)
            for dealt in had:
                dealt.cards = [taken(card, earlier) for card in dealt.cards]
            named = (UNKNOWN,) * count
        for card in named if len(had) == 1 else ():
            if card not in had[0].cards and UNKNOWN in had[0].cards:
                had[0].cards[had[0].cards.index(UNKNOWN)] = card
        held = [card for dealt in had for card in dealt.cards]
        for card in thrown:
            held.remove(card)
        shown = [card if card in held else UNKNOWN for card in named]
        thrown += shown
        return shown

    def _tabled(self, action: Action) -> Iterable[Card]:
        """A tabled hand as it was dealt: in stud two down, the open cards, the last one down."""
        return [card for card in self._as_dealt(self.hand.seat_index[action.seat or 0]) if card != UNKNOWN]

    def _as_dealt(self, i: int) -> list[Card]:
        """A hand in the order of its deals; what was named before it was tabled keeps its place."""
        down, up = self.hand.cards.down[i], self.hand.cards.up[i]
        if not up:
            return list(down)
        named = [card for dealt in self.had.get(i, ()) for card in dealt.cards]
        rest = [*down[:2], *up, *down[2:]]
        for card in named:
            taken(card, rest)
        return [rest.pop(0) if card == UNKNOWN and rest else card for card in named] + rest

    def _deals(self, unseen: bool = False) -> None:
        """Tell every deal that the hand has gone past, or is waiting in for cards that stay unseen."""
        hand = self.hand
        while self.stages and len(hand.live()) > 1:
            street, end, steps = self.stages[0]
            waiting = unseen and hand.stage is Stage.DEALING
            if (hand.street_no, hand.step_no + waiting) < (street, end):
                return
            self.stages.pop(0)
            word, count = steps[0]
            if word == "board":
                self._board(count)
            elif word == "draw":
                self._drawn()
            else:
                self._own(steps)

    def _own(self, steps: list[Given]) -> None:
        hand = self.hand
        if hand.betting_over and self._dealt(hand.live()[0]) and hand.game.holds("up") and not self.opened:
            self.opened = True
            order = sorted(hand.live(), key=lambda i: (i - self.bettor) % hand.count)
            self.codes += [OpenCode(self._as_dealt, i, self.player[hand.order[i]], self._dealt(i))
                           for i in order]
        for i in hand.live():
            spans = []
            for word, count in steps:
                spans += self._next(hand.cards.up[i] if word == "up" else hand.cards.down[i], count)
            if spans:
                self._tell(i, f"d dh {self.player[hand.order[i]]}", spans)
            else:       # the stub ran out: readers count one that unseen cards never leave
                self.as_coded = False

    def _dealt(self, i: int) -> int:
        """How many of their cards are told."""
        held = self.hand.cards
        return self.given.get(id(held.down[i]), 0) + self.given.get(id(held.up[i]), 0)

    def _drawn(self) -> None:
        for i in self.hand.live():
            count, pile = self.hand.cards.draws[i][self.draws], self.hand.cards.down[i]
            if count:
                place = f"d dh {self.player[self.hand.order[i]]}"
                self._tell(i, place, [(pile, len(pile) - count, len(pile))])
        self.draws += 1

    def _board(self, count: int) -> None:
        self._tell(-1, "d db", self._next(self.hand.table.board, count))

    def _next(self, pile: list[Card], count: int) -> list[tuple[list[Card], int, int]]:
        """The next cards of a pile; none where the stub could not give them."""
        first = self.given.get(id(pile), 0)
        self.given[id(pile)] = first + count
        return [(pile, first, first + count)] if first + count <= len(pile) else []

    def _tell(self, i: int, place: str, spans: list[tuple[list[Card], int, int]]) -> None:
        dealt = DealCode(place, spans)
        dealt.look()
        self.open.setdefault(i, []).append(dealt)
        self.had.setdefault(i, []).append(dealt)
        self.codes.append(dealt)
