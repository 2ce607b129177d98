"""A whole hand of random legal play, for who wants its end and not its faults: an event, say."""

from __future__ import annotations

from collections.abc import Collection

from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.dealing import due
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.errors import Refusal
from dealer_assist.rules.betting.structure import Range
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.moves import Mover
from dealer_assist.trial.setups import Chance

FOLDS, CARE = 0.25, 0.6  # folds to a bet so often, and by so much more where it is the whole stack
RAISES, LEAST, MOST = 0.14, 0.75, 0.96


class TrialPlayer(Mover):
    """Steadier than a trial's: names no cards that nobody asks for, and does not play for the stack."""

    def __init__(self, felt: Felt, chance: Chance, dead: Collection[int] = ()) -> None:
        super().__init__(felt, chance)
        self.named, self.dead = 0.0, frozenset(dead)

    def next(self, hand: Hand, now: Waiting) -> Action:
        """One action that the hand has to take now."""
        return self._dead_hand(hand, now) or super().next(hand, now)

    def _dead_hand(self, hand: Hand, now: Waiting) -> Action | None:
        """Who is not there posts, the bring-in too; the hand is dead before anybody acts (`absent`, R59)."""
        dead = [i for i in hand.live() if hand.order[i] in self.dead]
        if not dead:
            return None
        if hand.setup.bring_in and not hand.street_no and now.kind == "deal":
            return None  # the door cards say who brings it in
        may = legal(hand) if now.kind == "act" else None
        if may is not None and may.bring_in is not None:
            return Action("bring-in", may.seat) if may.seat in self.dead else None
        coming = hand.street_no and due.owed(hand, dead[0], DOWN) + due.owed(hand, dead[0], UP)
        return None if coming else Action("dead", hand.order[dead[0]])

    def _killed(self, hand: Hand) -> Action | None:
        return None  # no hand is ruled dead by chance

    def _bet(self, hand: Hand) -> Action:
        """Fold to much, call little, raise now and then."""
        may = legal(hand)
        cost = (may.call or 0) / hand.chips.stack[hand.round.actor]
        price = 1.0 if may.call is None and not may.check and may.bring_in is None else cost
        if may.fold and not may.check and self._often(FOLDS + CARE * price):
            return Action("fold", may.seat)
        return self._raise(hand, may) if self._often(RAISES) else self._stay(hand, may)

    def _stay(self, hand: Hand, may: Legal) -> Action:
        for verb, open_ in (("check", may.check), ("call", may.call), ("bring-in", may.bring_in)):
            if open_:
                return Action(verb, may.seat)
        return self._raise(hand, may)

    def _raise(self, hand: Hand, may: Legal) -> Action:
        for verb, wager in (("bet", may.bet), ("raise", may.raise_)):
            if wager:
                return Action(verb, may.seat, amount=self._amount(hand, wager))
        if may.complete is not None:
            return Action("complete", may.seat)
        if may.check or may.call or may.bring_in:
            return self._stay(hand, may)
        return Action("all-in", may.seat)

    def _amount(self, hand: Hand, wager: Range) -> int:
        luck = self.chance.random()
        if luck < LEAST:
            return wager.least
        return wager.most if luck > MOST else super()._amount(hand, wager)


def play_out(
    setup: Setup, chance: Chance, dead: Collection[int] = (), plays: type[TrialPlayer] = TrialPlayer,
) -> Hand:
    """Play a hand to its end; where the deck cannot serve it is a misdeal, and dealt again.

    Shape: `dead` are seats whose cards are killed: their players are not there; `plays` says how others bet.
    """
    while True:
        hand = start(setup)
        felt = Felt(hand, chance)
        player = plays(felt, chance, dead)
        try:
            while not hand.over:
                apply(hand, player.next(hand, waiting(hand)))
                felt.follow(hand)
            return hand
        except Refusal as refusal:
            if refusal.code != "deck-out":
                raise
