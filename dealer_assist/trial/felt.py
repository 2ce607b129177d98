"""The cards as they really lie during a trial, whether the hand has been told of them or not.

The dealer of a trial deals out of one shuffled deck and shuffles the muck when it is used up. He only
looks at how many cards the hand says are where; which they are, and that the stub counts out, he knows
by himself.
"""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.play import Hand
from dealer_assist.trial.setups import Chance


class Fault(Exception):
    """Something that must not be; the text says what."""


class OutOfCards(Exception):
    """Nobody can be dealt another card: the trial leaves this hand where it is."""


class Felt:
    """Deck, muck, burns and everybody's cards.

    Shape: `down` and `up` run parallel to the hand's own; `muck` holds (card, by whom, in which draw).
    """

    def __init__(self, hand: Hand, chance: Chance) -> None:
        known = {card for pile in (*hand.cards.up, *hand.cards.down) for card in pile}
        self.chance = chance
        self.deck = [card for card in hand.setup.deck() if card not in known]
        chance.shuffle(self.deck)
        self.down: list[list[Card]] = [[] for _ in range(hand.count)]
        self.up: list[list[Card]] = [[] for _ in range(hand.count)]
        self.board: list[Card] = []
        self.community: Card | None = None
        self.muck: list[tuple[Card, int, int]] = []
        self.burns: list[Card] = []
        self.burnt: list[int] = []
        self.runs = 0
        self.recycled: set[int] = set()
        self.draw_no, self.street_no = -1, 0
        for i, pile in enumerate(hand.cards.up):
            self.up[i] = [card for card in pile if card != UNKNOWN]
        self.follow(hand)

    def follow(self, hand: Hand) -> None:
        """Deal whatever the hand says has been dealt since, and count the stub."""
        self._own_cards(hand)
        self._new_board(hand)
        owed = [len(hand.cards.down[i]) - len(self.down[i]) for i in range(hand.count)]
        first = next((i for i, n in enumerate(owed) if n > 0), None)
        self._burn(hand, self.street_no, first if any(hand.cards.draws) else None)
        if any(owed):
            self._deal_down(hand, owed)
        self._burn(hand, hand.street_no, None)
        self.street_no = hand.street_no
        for i, pile in enumerate(hand.cards.up):
            while len(self.up[i]) < len(pile):
                self.up[i].append(self._next(hand))
        self._board_of(hand, len(hand.streets))
        if hand.table.community is not None and self.community is None:
            self.community = self._next(hand)
        self._thrown_between(hand)
        if len(self.deck) != hand.deck.stub:
            raise Fault(f"the stub is {len(self.deck)} cards, the hand counts {hand.deck.stub}")

    def _own_cards(self, hand: Hand) -> None:
        """Cards that the hand rolled up or threw without a name: any of those it does not know."""
        for i, pile in enumerate(hand.cards.down):
            while len(self.down[i]) > len(pile):
                card = self.chance.choice([card for card in self.down[i] if card not in pile])
                if len(hand.cards.up[i]) > len(self.up[i]):
                    self.down[i].remove(card)
                    self.up[i].append(card)
                else:
                    self.throw(i, [card], hand.deck.draw_no)

    def _thrown_between(self, hand: Hand) -> None:
        """Cards that came and went while nobody had to decide: with all all-in, discards go unseen."""
        if any(step.word == "discard" for street in hand.streets for step in street.steps):
            for _ in range(len(self.deck) - max(0, hand.deck.stub)):
                self.muck.append((self.deck.pop(), -1, hand.deck.draw_no))

    def throw(self, i: int, cards: list[Card], draw_no: int) -> None:
        """Cards go from a hand into the muck."""
        for card in cards:
            self.down[i].remove(card)
            self.muck.append((card, i, draw_no))
        self.draw_no = draw_no

    def _burn(self, hand: Hand, last: int, drawer: int | None) -> None:
        """The burns up to street `last`."""
        if hand.deck.burns[: len(self.burnt)] != self.burnt:
            self.deck += [*self.burns, *(card for card, _, _ in self.muck)]
            self.chance.shuffle(self.deck)
            self.burns, self.burnt, self.muck = [], [], []
        while len(self.burnt) < len(hand.deck.burns) and hand.deck.burns[len(self.burnt)] <= last:
            street = hand.deck.burns[len(self.burnt)]
            self.burnt.append(street)
            self._board_of(hand, street)
            card = self._next(hand, drawer, 0)  # which may shuffle the burns in
            self.burns.append(card)

    def _board_of(self, hand: Hand, street: int) -> None:
        """The board cards of the streets before this one."""
        steps = (step for before in hand.streets[:street] for step in before.steps)
        count = sum(step.low for step in steps if step.word == "board")
        while len(self.board) < min(count, len(hand.table.board)):
            self.board.append(self._next(hand))

    def _new_board(self, hand: Hand) -> None:
        if len(hand.table.runouts) > self.runs:
            self.runs += 1
            del self.board[hand.kept_board() :]

    def _deal_down(self, hand: Hand, owed: list[int]) -> None:
        """In the order of the table; a fifth card may come last (`fifth-card`)."""
        left = sum(owed)
        late = [0] * len(owed)
        if any(hand.cards.draws) and hand.setup.house["fifth-card"] == "after-others":
            late = [max(0, n - 4) for n in owed]
        for counts in ([n - k for n, k in zip(owed, late, strict=True)], late):
            for i, count in enumerate(counts):
                for _ in range(count):
                    self.down[i].append(self._next(hand, i, left))
                    left -= 1

    def _next(self, hand: Hand, i: int | None = None, left: int = 1) -> Card:
        """The next card of the deck; a drawer never gets his own discards of this draw.

        Shape: `left` cards are owed in this draw; 0 for a burn, which the last card may be.
        """
        if not self.deck or len(self.deck) == 1 and not _last_card_serves(hand, i, left):
            if not any(hand.cards.draws):
                raise Fault("a card is to be dealt, and the deck is used up")
            self._reshuffle(hand, i)
        own = {card for card, by, draw in self.muck if by == i and draw == self.draw_no}
        if hand.setup.house["reshuffle-pool"] == "all":
            own = set()
        for n in range(len(self.deck) - 1, -1, -1):
            if self.deck[n] not in own:
                card = self.deck.pop(n)
                self.muck = [thrown for thrown in self.muck if thrown[0] != card]
                return card
        raise OutOfCards

    def _reshuffle(self, hand: Hand, i: int | None) -> None:
        rule, inside = hand.setup.house["reshuffle-pool"], set(self.deck)
        for card, by, draw in self.muck:
            now = i is not None and draw == self.draw_no
            if now and (rule == "earlier-rounds" or rule == "all-but-own" and by == i):
                continue
            if card not in inside:
                self.deck.append(card)
        for j in range(hand.count):
            if hand.folded[j] and j not in self.recycled:
                self.recycled.add(j)
                self.deck += [*self.down[j], *self.up[j]]
        if hand.setup.house["reshuffle-burns"] == "in":
            self.deck += self.burns
            self.burns = []
        if not self.deck:
            raise OutOfCards
        self.chance.shuffle(self.deck)


def _last_card_serves(hand: Hand, i: int | None, left: int) -> bool:
    rule = hand.setup.house["last-card"]
    return i is None or not left or rule == "dealt" or rule == "only-if-it-finishes" and left == 1
