"""What happens next in a trial: the legal action that chance picks, with the cards that really lie there."""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.dealing import due, held, player_steps, redraw
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.dealing.runouts import blank_cells
from dealer_assist.engine.dealing.runs import runs_open
from dealer_assist.engine.play import Hand
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.engine.betting.legal import legal
from dealer_assist.rules.betting.structure import Range
from dealer_assist.engine.state.stage import BETTING, CHOOSING
from dealer_assist.trial.felt import Fault, Felt
from dealer_assist.trial.setups import Chance


class Mover:
    """Picks actions for one hand, in the mood of that hand.

    Shape: `named` is how often cards are entered that may be left out, `wild` how often chips go in.
    """

    def __init__(self, felt: Felt, chance: Chance) -> None:
        self.felt, self.chance = felt, chance
        self.named = chance.choice((0.0, 0.5, 1.0))
        self.wild = chance.choice((0.1, 0.3, 0.6))
        self.folds = chance.choice((0.02, 0.15))

    def next(self, hand: Hand, now: Waiting) -> Action:
        """One action that the hand has to take now."""
        if now.optional and not self._often(self.named):
            return self._bet(hand)
        if self._often(0.01) and (killed := self._killed(hand)):
            return killed
        if self._often(0.04) and (special := self._named_cards(hand)):
            return special
        if self._often(0.05) and (special := self._opened_early(hand)):
            return special
        if now.kind in ("deal", "show") and self._may_run(hand) and self._often(0.5):
            return Action("run", amount=runs_open(hand))
        picks = getattr(self, f"_{now.kind}", None)
        if picks is None:
            raise Fault(f"nobody knows what {now.kind!r} asks for")
        action: Action = picks(hand, now)
        return action

    def _often(self, share: float) -> bool:
        return self.chance.random() < share

    # -- chips -----------------------------------------------------------------------------------

    def _act(self, hand: Hand, now: Waiting) -> Action:
        return self._bet(hand)

    def _bet(self, hand: Hand) -> Action:
        """Fold, call or put chips in, at the bounds of what is legal more often than between them."""
        may = legal(hand)
        seat, wild = may.seat, self._often(self.wild)
        verbs = [verb for verb, wager in (("bet", may.bet), ("raise", may.raise_)) if wager]
        verbs += ["complete"] * (may.complete is not None) + ["all-in"] * may.all_in
        still = ["check"] * may.check + ["call"] * (may.call is not None)
        still += ["bring-in"] * (may.bring_in is not None)
        if may.fold and (self._often(self.folds) or not still and (not wild or not verbs)):
            return Action("fold", seat)
        verb = self.chance.choice(verbs if verbs and (wild or not still) else still)
        wager = {"bet": may.bet, "raise": may.raise_, "complete": may.complete}.get(verb)
        if verb == "complete" and hand.setup.structure.fixed:
            wager = None
        return Action(verb, seat, amount=self._amount(hand, wager)) if wager else Action(verb, seat)

    def _amount(self, hand: Hand, wager: Range) -> int:
        if wager.amounts:
            return self.chance.choice(wager.amounts)
        unit = hand.amounts.unit
        between = self.chance.randint(wager.least, wager.most)
        between -= between % unit
        near = min(2 * wager.least, wager.most)
        near = max(near - near % unit, wager.least)
        return self.chance.choice((wager.least, wager.least, near, max(between, wager.least), wager.most))

    def _release(self, hand: Hand, now: Waiting) -> Action:
        return Action("release")

    # -- cards of the deck -----------------------------------------------------------------------

    def _deal(self, hand: Hand, now: Waiting) -> Action:
        if now.to == "community":
            assert self.felt.community is not None
            place = self.chance.choice(("community", "board"))
            return Action("deal", to=place, cards=(self.felt.community,))
        if now.to == "board":
            return Action("deal", to="board", cards=self._board(hand))
        assert now.seat is not None
        i = hand.seat_index[now.seat]
        return Action("deal", now.seat, to="up", cards=tuple(_unknown(self.felt.up[i], hand.cards.up[i])))

    def _board(self, hand: Hand) -> tuple[Card, ...]:
        """The cells that are asked for; after the betting the whole rest, or only its next card."""
        run, empty = blank_cells(hand)
        start, end = hand.table.fresh_board
        if coming := [it for it in hand.due if it.cells]:
            run = coming[0].run
            empty = tuple(n for it in coming if it.run == run for n in it.cells)
        elif hand.stage is BETTING:
            empty = tuple(n for n in empty if start <= n < end)
        cards = [self.felt.boards[run][n] for n in empty]
        return tuple(cards if self._often(0.7) else cards[: self.chance.randint(1, len(cards))])

    def _named_cards(self, hand: Hand) -> Action | None:
        """Somebody's down cards are named although nobody asked, some of them or all."""
        if held.waits(hand):
            return None
        i = self.chance.choice(hand.live())
        cards = _unknown(self.felt.down[i], hand.cards.down[i])
        if not cards or hand.cards.up[i].count(UNKNOWN) or hand.cards.owed[i] or hand.stage is CHOOSING:
            return None
        some = cards if self._often(0.5) else cards[: self.chance.randint(1, len(cards))]
        return Action("deal", hand.order[i], to="down", cards=tuple(some))

    def _killed(self, hand: Hand) -> Action | None:
        """A hand is ruled dead, while none of its cards is still to be dealt."""
        i = self.chance.choice(hand.live())
        coming = due.owed(hand, i, DOWN) + due.owed(hand, i, UP)
        return Action("dead", hand.order[i]) if not coming or not hand.street_no else None

    # -- a player's own cards --------------------------------------------------------------------

    def _draw(self, hand: Hand, now: Waiting) -> Action:
        assert now.seat is not None
        i = hand.seat_index[now.seat]
        count = self.chance.randint(now.low, min(now.high, len(hand.cards.down[i])))
        if not count:
            return Action("pat", now.seat) if self._often(0.5) else Action("draw", now.seat, amount=0)
        return Action("draw", now.seat, amount=count, cards=self._thrown(hand, i, count))

    def _discard(self, hand: Hand, now: Waiting) -> Action:
        assert now.seat is not None
        i = hand.seat_index[now.seat]
        count = self.chance.randint(now.low, now.high)
        thrown = count and hand.cards.owed[i]  # where it was shuffled in already, it lies no more in the hand
        cards = self._thrown(hand, i, count) if thrown else None
        return Action("discard", now.seat, amount=count, cards=cards)

    def _thrown(self, hand: Hand, i: int, count: int) -> tuple[Card, ...] | None:
        cards = self.chance.sample(self._dealt(hand, i), count)
        self.felt.throw(i, cards, hand.deck.draw_no)
        return tuple(cards) if self._often(self.named) else None

    def _dealt(self, hand: Hand, i: int) -> list[Card]:
        """The down cards that lie before a player; those of later streets of a run-out are still to come."""
        asked = [n for n, it in enumerate(hand.due) if it.seat == i and it.do in ("discard", "keep")]
        later = hand.due[asked[0]:] if asked else ()
        coming = sum(cards for it in later if it.face == DOWN for j, cards in it.owed if j == i)
        return self.felt.down[i][: len(self.felt.down[i]) - coming]

    def _part(self, hand: Hand, now: Waiting) -> Action:
        i = self.chance.choice(hand.live())
        return Action("part", hand.order[i], parts=self._parts(hand, i))

    def _parts(self, hand: Hand, i: int) -> tuple[tuple[Card, ...], ...]:
        cards, pieces = list(self.felt.down[i]), []
        for _, size in player_steps.parts_of(hand):
            pieces.append(tuple(cards[:size]))
            del cards[:size]
        return tuple(pieces)

    def _door(self, hand: Hand, now: Waiting) -> Action:
        assert now.seat is not None
        i = hand.seat_index[now.seat]
        return Action("door", now.seat, cards=tuple(_unknown(self.felt.up[i], hand.cards.up[i])[:1]))

    def _expose(self, hand: Hand, now: Waiting) -> Action:
        assert now.seat is not None
        if self._often(0.6):
            return Action("pat", now.seat)
        i = hand.seat_index[now.seat]
        card = self.chance.choice(self.felt.down[i])
        self.felt.down[i].remove(card)
        self.felt.up[i].append(card)
        return Action("expose", now.seat, cards=(card,))

    def _buy(self, hand: Hand, now: Waiting) -> Action:
        assert now.seat is not None and self.felt.community is not None
        if self._often(0.4):
            return Action("pat", now.seat)
        i = hand.seat_index[now.seat]
        open_ = [card for card in self.felt.up[i] if card in hand.cards.up[i]]
        card = self.chance.choice([*self.felt.down[i], *open_])
        thrown = (card,) if card in self.felt.up[i] or self._often(self.named) else None
        self.felt.swap(i, card, hand.deck.draw_no)
        return Action("buy", now.seat, cards=thrown)

    def _choose(self, hand: Hand, now: Waiting) -> Action:
        games = [it.game for it in hand.game.becomes if it.when.word == "chosen"]
        return Action("choose", now.seat, word=self.chance.choice(games))

    def _roll(self, hand: Hand, now: Waiting) -> Action:
        return Action("roll", dice=tuple(self.chance.randint(1, 6) for _ in range(now.count)))

    # -- the showdown ----------------------------------------------------------------------------

    def _may_run(self, hand: Hand) -> bool:
        return hand.table.run == 1 and runs_open(hand) > 1

    def _show(self, hand: Hand, now: Waiting) -> Action:
        assert now.seat is not None
        i = hand.seat_index[now.seat]
        if self._often(0.2) and self._may_muck(hand, i):
            return Action("muck", now.seat)
        if hand.cards.owed[i]:
            low, high = player_steps.bounds(hand, i)
            count = player_steps.thrown_unsaid(hand, i) or self.chance.randint(low, high)
            thrown = self.chance.sample(self.felt.down[i], count)
            self.felt.throw(i, thrown, hand.deck.draw_no)
        if hand.cards.to_part:
            return Action("show", now.seat, parts=self._parts(hand, i))
        down, up = self.felt.down[i], self.felt.up[i]
        if UNKNOWN in hand.cards.up[i]:
            return Action("show", now.seat, cards=(*down[:2], *up, *down[2:]))
        cards = list(down if down and self._often(0.3) else (*down, *up))
        self.chance.shuffle(cards)
        return Action("show", now.seat, cards=tuple(cards))

    def _opened_early(self, hand: Hand) -> Action | None:
        """Once the betting is over anybody may turn their hand up, in any order and before the last card."""
        hidden = [i for i in hand.live() if not hand.showdown.shown[i] and not hand.cards.owed[i]]
        if held.waits(hand) or not hand.betting_over or not hidden or hand.cards.to_part or self._dead(hand):
            return None
        i = self.chance.choice(hidden)
        if UNKNOWN in hand.cards.up[i]:
            return None
        return Action("show", hand.order[i], cards=(*self.felt.down[i], *self.felt.up[i]))

    def _dead(self, hand: Hand) -> bool:
        return hand.setup.house["muck-at-showdown"] == "dead" and any(hand.showdown.mucked)

    def _may_muck(self, hand: Hand, i: int) -> bool:
        live = hand.live()
        at_once = hand.setup.house["all-in-show"] == "face-up-at-once"
        if at_once and any(not hand.chips.stack[j] for j in live) or redraw.agreed(hand):
            return False
        return any(j != i and not hand.showdown.mucked[j] for j in live)


def _unknown(real: list[Card], named: list[Card]) -> list[Card]:
    return [card for card in real if card not in named]
