"""The cards as they really lie during a trial, whether the hand has been told of them or not.

The dealer of a trial does to the letter what the agenda says is due: burns, deals, shuffles. They know
nothing else of the game, so a card too many or too few shows at once in the count of the stub.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.dealing import due
from dealer_assist.engine.state.due import DOWN, TO_COMMUNITY, UP, Due
from dealer_assist.engine.play import Hand
from dealer_assist.trial.setups import Chance


class Fault(Exception):
    """Something that must not be; the text says what."""


class Felt:
    """Deck, muck, burns and everybody's cards.

    Shape: `down` and `up` run parallel to the hand's own; `boards` by the number of the run; `muck` holds
    (card, by whom, in which draw); `done` how many things that were due have been done.
    """

    def __init__(self, hand: Hand, chance: Chance) -> None:
        known = {card for pile in (*hand.cards.up, *hand.cards.down) for card in pile}
        self.chance = chance
        self.deck = [card for card in hand.setup.deck() if card not in known]
        chance.shuffle(self.deck)
        self.down: list[list[Card]] = [[] for _ in range(hand.count)]
        self.up = [[card for card in pile if card != UNKNOWN] for pile in hand.cards.up]
        self.boards: dict[int, list[Card]] = {1: []}
        self.run, self.runs = 1, 0
        self.community: Card | None = None
        self.muck: list[tuple[Card, int, int]] = []
        self.burns: list[Card] = []
        self.recycled: set[int] = set()
        self.draw_no, self.done = -1, 0
        for i, pile in enumerate(hand.cards.down):  # door cards of the set-up came after these
            thrown = sum(it.cards for it in hand.due if it.seat == i and _thrown_unseen(hand, it))
            self.down[i] = [self._next() for _ in range(len(pile) - due.owed(hand, i, DOWN) + thrown)]
        self.follow(hand)

    def follow(self, hand: Hand) -> None:
        """Do what has become due since, and count the stub."""
        self.run = len(hand.table.runouts) + 1
        self._put_aside(hand)
        self._own_cards(hand)
        for it in hand.due:
            if it.number >= self.done:
                self._do(hand, it)
        self.done = hand.due_before
        if len(self.deck) != hand.deck.stub:
            raise Fault(f"the stub is {len(self.deck)} cards, the hand counts {hand.deck.stub}")

    def _put_aside(self, hand: Hand) -> None:
        """The last draw is run again: what it gave stays on the table, out of every hand."""
        if len(hand.cards.runs) > self.runs:
            self.runs = len(hand.cards.runs)
            for i in hand.live():
                del self.down[i][len(hand.cards.stay[i]) :]

    def _own_cards(self, hand: Hand) -> None:
        """Cards that the hand rolled up or threw without a name: any of those it does not know."""
        new, new_up = self._still_to_come(hand)
        for i, pile in enumerate(hand.cards.down):
            while len(self.down[i]) > len(pile) - new[i]:
                card = self._any_of(hand, i)
                if len(hand.cards.up[i]) - new_up[i] > len(self.up[i]):
                    self.down[i].remove(card)
                    self.up[i].append(card)
                else:
                    self.throw(i, [card], hand.deck.draw_no)

            while len(self.up[i]) > len(hand.cards.up[i]) - new_up[i] and not hand.folded[i]:
                self.burns.append(self.up[i].pop())   # a door card that was too high

    def _still_to_come(self, hand: Hand) -> tuple[list[int], list[int]]:
        """Cards that each player gets face down and up by what is due now; those thrown unseen go off."""
        new, new_up = [0] * hand.count, [0] * hand.count
        for it in hand.due:
            if it.number < self.done:
                continue
            if it.face in (DOWN, UP):
                counts = new if it.face == DOWN else new_up
                for i, cards in it.owed:
                    counts[i] += cards
            elif not it.face and it.seat is not None and _thrown_unseen(hand, it):
                new[it.seat] -= it.cards
        return new, new_up

    def _any_of(self, hand: Hand, i: int) -> Card:
        """One of the cards face down that the hand does not know."""
        return self.chance.choice([card for card in self.down[i] if card not in hand.cards.down[i]])

    def throw(self, i: int, cards: list[Card], draw_no: int) -> None:
        """Cards go from a hand into the muck."""
        for card in cards:
            self.down[i].remove(card)
            self.muck.append((card, i, draw_no))
        self.draw_no = draw_no

    def swap(self, i: int, card: Card, draw_no: int) -> None:
        """A card of a hand is thrown for the one that lies open in the middle."""
        assert self.community is not None
        pile = self.down[i] if card in self.down[i] else self.up[i]
        pile.remove(card)
        self.muck.append((card, i, draw_no))
        self.up[i].append(self.community)

    def _do(self, hand: Hand, it: Due) -> None:
        act: Callable[[Hand, Due], None] | None = getattr(self, f"_{it.do}", None)
        if act is not None:
            act(hand, it)

    def _burn(self, hand: Hand, it: Due) -> None:
        self.burns.append(self._next())

    def _deal(self, hand: Hand, it: Due) -> None:
        for i, count in it.owed:
            pile = self.up[i] if it.face == UP else self.down[i]
            pile.extend(self._next() for _ in range(count))
        if it.cells:
            board = self.boards.setdefault(it.run, self.boards[1][: hand.kept_board()])
            board.extend(self._next() for _ in it.cells)
            if len(board) != it.cells[-1] + 1:
                raise Fault(f"board card {it.cells[-1] + 1} is dealt as number {len(board)}")
        if it.to == TO_COMMUNITY:
            self.community = self._next()

    def _discard(self, hand: Hand, it: Due) -> None:
        """A run-out has thrown it unseen, before it shuffled: now, not before the cards are served (2.57)."""
        if _thrown_unseen(hand, it):
            assert it.seat is not None
            for _ in range(it.cards):
                self.throw(it.seat, [self._any_of(hand, it.seat)], hand.deck.draw_no)

    def _next(self) -> Card:
        if not self.deck:
            raise Fault("a card is to be dealt, and the deck is used up")
        return self.deck.pop()

    def _shuffle(self, hand: Hand, it: Due) -> None:
        """Stud takes in the burns, and its discards where those are too few; a draw what it may."""
        by_muck = bool(hand.table.board) or any(hand.cards.draws)
        if by_muck:
            self._take_in_muck(hand, it)
        elif len(self.deck) + len(self.burns) < it.cards:
            self.deck += [card for card, _, _ in self.muck]
            self.muck = []
        if not by_muck or hand.setup.house["reshuffle-burns"] == "in":
            self.deck += self.burns
            self.burns = []
        if len(self.deck) != it.cards:
            raise Fault(f"{len(self.deck)} cards are shuffled, the agenda says {it.cards}")
        self.chance.shuffle(self.deck)

    def _take_in_muck(self, hand: Hand, it: Due) -> None:
        out = [thrown for thrown in self.muck if thrown[1] in it.without and thrown[2] == self.draw_no]
        self.deck += [thrown[0] for thrown in self.muck if thrown not in out]
        self.muck = out
        for j in range(hand.count):
            if hand.folded[j] and j not in self.recycled:
                self.recycled.add(j)
                self.deck += [*self.down[j], *self.up[j]]


def _thrown_unseen(hand: Hand, it: Due) -> bool:
    """Is this discard still due, and yet the hand counts the cards as gone?"""
    if it.do != "discard":
        return False
    same = [other for other in hand.due if other.do == it.do and other.seat == it.seat]
    assert it.seat is not None
    return sum(other.cards for other in same if other.number >= it.number) > hand.cards.owed[it.seat]
