"""What was named is checked: in the deck, and nowhere else on the table."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.due import DOWN
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.stage import BETTING
from dealer_assist.errors import NotNow

BOARD = -1


def enter_all(hand: HandState, cards: Sequence[Card], owner: int) -> None:
    """These cards are seen for the first time; what nobody named is left out."""
    if len({*cards}) < len(cards):
        _check_each_once(hand, cards, owner)
    whole, where, gone = hand.deck.whole, hand.cards.where, hand.cards.gone
    for card in cards:
        if card in whole and card not in where and card not in gone:
            where[card] = owner
        elif card != UNKNOWN:
            enter(hand, card, owner)


def enter_served(hand: HandState, actions: Sequence[Action]) -> int:
    """Enter the hole cards that the first lines of a hand name as they are served; answers how many lines.

    A record begins so nearly always. What each line would do by itself is done for all of them at once; where
    a card cannot be, nothing is done, and they go the usual way.
    """
    order, where, count = hand.order, hand.cards.where, 0
    if len(hand.due) != 1 or (left := hand.due[0]).face != DOWN or hand.stage is not BETTING or where:
        return 0
    piles: list[tuple[Card, ...]] = []
    for (i, cards), action in zip(left.owed, actions, strict=False):
        pile = action.cards
        if pile is None or len(pile) != cards or action.seat != order[i] or action.verb != "deal" \
                or action.to != DOWN:
            break
        for card in pile:
            where[card] = i
        piles.append(pile)
        count += cards
        left = left.after_first()
    if where.pop(UNKNOWN, None) is not None:    # a hand that nobody saw is served too
        count -= sum([pile.count(UNKNOWN) for pile in piles])
    if len(where) != count or not hand.deck.whole.issuperset(where):
        where.clear()
        return 0
    for (i, _), pile in zip(hand.due[0].owed, piles, strict=False):
        hand.cards.down[i] = [*pile]
    hand.due = (left,) if left.owed else ()
    hand.actions += actions[:len(piles)]
    hand.may = hand.asked = None
    return len(piles)


def _check_each_once(hand: HandState, cards: Sequence[Card], owner: int) -> None:
    """No line names a card twice.  Errors: `duplicate-card`."""
    for n, card in enumerate(cards):
        if card != UNKNOWN and card in cards[:n]:
            if owner == BOARD:
                raise NotNow("duplicate-card.on-board", card=card.words())
            raise NotNow("duplicate-card.in-hand", card=card.words(), seat=hand.order[owner])


def enter(hand: HandState, card: Card, owner: int) -> None:
    """A card is seen for the first time; refuse it where it cannot be."""
    if card not in hand.deck.whole:
        raise NotNow("not-in-deck.look-again", card=card.words(), game=hand.game.name)
    place = hand.cards.where.get(card)
    if place is not None and not _let_go(hand, card, place, owner):
        if place == BOARD:
            raise NotNow("duplicate-card.on-board", card=card.words())
        raise NotNow("duplicate-card.in-hand", card=card.words(), seat=hand.order[place])
    thrown = hand.cards.gone.get(card)
    if thrown is not None:
        _check_thrown(hand, card, thrown, owner)
        del hand.cards.gone[card]
    hand.cards.where[card] = owner


def _let_go(hand: HandState, card: Card, place: int, owner: int) -> bool:
    """May a card have left this place? It was thrown unnamed, or folded, and the muck has been shuffled."""
    if place == BOARD or card in hand.cards.up[place]:
        return False
    if card in hand.cards.down[place]:
        return hand.folded[place] and place != owner and hand.deck.reshuffled >= 0
    return place == owner or hand.deck.reshuffled >= 0


def _check_thrown(hand: HandState, card: Card, thrown: tuple[int, int], owner: int) -> None:
    """A thrown card can only come back out of a reshuffle that took it in (R49)."""
    by, draw_no = thrown
    if hand.deck.reshuffled < 0 or draw_no > hand.deck.reshuffled:
        raise NotNow("duplicate-card.in-the-muck", card=card.words(), seat=hand.order[by])
    if draw_no < hand.deck.reshuffled or hand.setup.house["reshuffle-pool"] == "all":
        return
    now = draw_no == len(hand.cards.draws[by]) - 1
    if by == owner and now and (by in hand.deck.kept_out or by not in hand.deck.served_after):
        raise NotNow("own-discard", seat=hand.order[by], card=card.words(), rule="R49")
    if by in hand.deck.kept_out:
        raise NotNow("duplicate-card.not-shuffled-in", card=card.words(), seat=hand.order[by], rule="R49")
