"""What the next players can do in a row with one entry: everybody folds, checks or calls (fast paths).

Nothing here changes a hand. A run stops before a player who cannot do it, or would not without being
asked: who owes nothing is never folded, and nobody is put all-in by a call that others made.
"""

from __future__ import annotations

from typing import Any

from dealer_assist.engine.betting.legal import TURN, answers, legal, no_limp, owes
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.stage import BETTING
from dealer_assist.rules.verbs import ANSWERS

Row = dict[str, Any]


def ahead(hand: Hand) -> dict[str, list[Row]]:
    """For fold, check and call: who would do it, one after the other, in this round.

    Shape: each list begins with the player to act; `seat` does it, `next` acts after that, None where the
    round is over then or something else is due; `ends` true where the hand is over. Empty where no bet is
    asked.
    """
    now = waiting(hand)
    if hand.stage is not BETTING or not (now.kind == "act" or now.optional):
        return {verb: [] for verb in ANSWERS}
    may = legal(hand)
    first = {
        "fold": may.fold and not may.check and may.bring_in is None,
        "check": may.check,
        "call": may.call is not None and may.call < hand.chips.stack[hand.round.actor],
    }
    return {verb: _Run(hand, verb).rows() if first[verb] else [] for verb in ANSWERS}


class _Run:
    """The chips and the players of a round, as far as folds, checks and calls move them.

    `asks`: something else is due before the next player acts. What was due before the first of them is
    passed over by the action itself (contract, `next`).
    """

    __slots__ = ("acted", "actor", "asks", "bets", "folded", "hand", "high", "stacks", "verb")

    def __init__(self, hand: Hand, verb: str) -> None:
        now = hand.round
        self.hand, self.verb, self.high, self.actor, self.asks = hand, verb, now.high, now.actor, False
        self.acted, self.folded, self.bets, self.stacks = now.acted[:], hand.folded, now.bet, hand.chips.stack
        if verb == "fold":
            self.folded = hand.folded[:]
        elif verb == "call":
            self.bets, self.stacks = now.bet[:], hand.chips.stack[:]

    def rows(self) -> list[Row]:
        """Who does it in turn."""
        rows: list[Row] = []
        owed, order = legal(self.hand).call or 0, self.hand.order
        while True:
            seat = order[self.actor]
            ends = self._take(owed)
            owed = -1 if ends else self._next()
            going = owed >= 0 and not self.asks
            rows.append({"seat": seat, "next": order[self.actor] if going else None, "ends": ends})
            if not going or not self._would(owed):
                return rows

    def _take(self, owed: int) -> bool:
        """The action of the player to act; true where one hand is left, and has won.

        A first call or check brings the street's own step with it, if it has one.
        """
        i, hand = self.actor, self.hand
        self.acted[i] = True
        if self.verb == "fold":
            self.folded[i] = True
            return self.folded.count(False) == 1
        if not hand.cards.kept[i] and hand.streets[hand.street_no].with_action is not None:
            self.asks = True
        if self.verb == "call":
            self.stacks[i] -= owed
            self.bets[i] += owed
        return False

    def _next(self) -> int:
        """On to the next player; what he owes, -1 where the round is over."""
        high, bets, stacks, folded = self.high, self.bets, self.stacks, self.folded
        for i in TURN[self.hand.count][self.actor]:
            if folded[i] or not stacks[i]:
                continue
            owed = owes(high, bets, stacks, folded, i) if bets[i] < high else 0
            if owed or not self.acted[i] and answers(high, bets, stacks, folded, i):
                self.actor = i
                return owed
        return -1

    def _would(self, owed: int) -> bool:
        """Would the next player do it without a word?"""
        if self.verb == "call":
            return 0 < owed < self.stacks[self.actor] and self._may_call()
        return not owed if self.verb == "check" else owed > 0

    def _may_call(self) -> bool:
        """Where the first player in has to raise, a call is only for who cannot (`limp-single-draw`)."""
        if not no_limp(self.hand):
            return True
        return not answers(self.high, self.bets, self.stacks, self.folded, self.actor)
