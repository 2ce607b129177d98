"""The figures of a round as a betting structure asks for them, for one question."""

from __future__ import annotations

from dealer_assist.engine.state.hand import HandState


class SpotInHand:
    """Where player `i` stands in this round.

    Shape: see `rules.betting.structure.Spot`: the protocol that this fulfils for a hand.
    """

    __slots__ = ("bets", "full", "full_wagers", "hand", "high", "house", "i", "mine", "step", "total", "unit")

    def __init__(self, hand: HandState, i: int) -> None:
        now = hand.round
        self.hand, self.i, self.house = hand, i, hand.terms.house
        self.high, self.full, self.step = now.high, now.full, now.step      # every wager asks for these
        self.bets, self.full_wagers, self.unit = now.bets, now.full_wagers, hand.amounts.unit
        mine = self.mine = now.bet[i]
        self.total = mine + hand.chips.stack[i]

    @property
    def capped(self) -> bool:
        """Does the cap of the hand bound the player, and not the stack?"""
        return self.hand.beyond(self.i) > 0

    @property
    def size(self) -> int:
        """s, the bet of the round."""
        return self.hand.round.size

    @property
    def top(self) -> int:
        """The most that a bet or raise of the round may be; a kill raises it."""
        return self.hand.amounts.first_bet[self.hand.round.kind][1]

    @property
    def small_bet(self) -> int:
        """The small bet."""
        return self.hand.setup.small_bet

    @property
    def big_bet(self) -> int:
        """The big bet."""
        return self.hand.setup.big_bet

    @property
    def kind(self) -> str:
        """The bet of the street: small, big, or either."""
        return self.hand.round.kind

    @property
    def doubled(self) -> bool:
        """Is a pair open on fourth street, where the house lets it double the bet?"""
        return self.hand.round.doubled

    @property
    def lifted(self) -> bool:
        """Has the cap fallen away?"""
        return self.hand.round.lifted

    @property
    def forced(self) -> int:
        """The bring-in that the others owe, 0 for none."""
        now, setup = self.hand.round, self.hand.setup
        if now.brought is None:
            return 0
        # a short one is owed in full, or as far as it was paid (`bring-in-short`)
        full = self.house["bring-in-short"] == "others-pay-full"
        return setup.bring_in if full else min(setup.bring_in, now.bet[now.brought])

    @property
    def chip(self) -> int:
        """The smallest chip in play."""
        return self.hand.setup.chip

    @property
    def jammed(self) -> bool:
        """Has somebody put in a whole stack for the wager that is to be met?"""
        hand = self.hand
        high, bets, stacks = hand.round.high, hand.round.bet, hand.chips.stack
        return any(not hand.folded[j] and not stacks[j] and bets[j] == high for j in range(hand.count))

    @property
    def first_action(self) -> bool:
        """Has the player not acted in this hand yet?"""
        return not self.hand.round.number and not self.hand.round.acted[self.i]

    def counted(self) -> tuple[int, int]:
        """The pot and the wager as pot-limit counts them: in the first round blinds and antes differ."""
        hand = self.hand
        setup, house = hand.setup, hand.setup.house
        pot, high = hand.pot, hand.round.high
        # from the second round on real chips count, antes too
        if hand.street_no:
            return pot, high
        if house["pot-ante"] == "skip":
            pot -= hand.chips.ante_each + hand.chips.ante_single
        elif house["pot-ante"] == "skip-single-payer":
            pot -= hand.chips.ante_single
        rule = house["pot-short-blind"]
        if rule == "actual" or not setup.big_blind or setup.bomb_pot:
            return pot, high
        big = setup.big_blind
        # 5/10: the small blind counts as 10, so the opening maximum is four big blinds
        small = big if rule == "small-as-big" and setup.small_blind else setup.small_blind
        pot += _missing(hand, hand.chips.small_blind, small) + _missing(hand, hand.chips.big_blind, big)
        # 50/100, big blind all-in for 50: 150 and 100 are counted, so the first in may make it 350, not 300
        return pot, max(high, big)


def _missing(hand: HandState, i: int | None, blind: int) -> int:
    """What is lacking of a dead, missing or all-in blind."""
    return blind if i is None else max(0, blind - hand.round.bet[i])
