"""What was named is checked: in the deck, and nowhere else on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.due import DOWN, UP, Owed
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.stage import BETTING, DEALING
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
    """Enter the cards that the first lines of a hand name as they are served; answers how many lines.

    A record begins so nearly always. What each line would do by itself is done for all of them at once; where
    a card cannot be, nothing is done, and they go the usual way.
    """
    order, where, count, dues = hand.order, hand.cards.where, 0, hand.due
    doors = _doors(hand)
    if where or not dues or dues[0].face != DOWN or doors is None:
        return 0
    lines, piles = _lines(dues[0].owed, doors), []
    for (i, face, cards), action in zip(lines, actions, strict=False):
        pile = action.cards
        if pile is None or len(pile) != cards or action.seat != order[i] or action.verb != "deal" \
                or action.to != face:
            break
        for card in pile:
            where[card] = i
        piles.append(pile)
        count += cards
    if where.pop(UNKNOWN, None) is not None:    # a hand that nobody saw is served too
        count -= sum([pile.count(UNKNOWN) for pile in piles])
    if len(where) != count or doors and len(piles) < 2 or not hand.deck.whole.issuperset(where):
        where.clear()
        return 0
    for (i, face, _), pile in zip(lines, piles, strict=False):
        (hand.cards.down if face == DOWN else hand.cards.up)[i] = [*pile]
    # with a door the hole cards are served too, whether they were named or not
    served, left = (dues[1], doors[len(piles) // 2:]) if doors else (dues[0], dues[0].owed[len(piles):])
    hand.due = (served.owing(left),) if left else ()
    hand.actions += actions[:len(piles)]
    hand.may = hand.asked = None
    return len(piles)


def _doors(hand: HandState) -> Owed | None:
    """Who is served a door card with the hole cards, nobody but in stud; None where more is due."""
    dues = hand.due
    if len(dues) == 1 and hand.stage is BETTING:
        return ()
    stud = len(dues) == 2 and hand.stage is DEALING and not hand.terms.burns_doors and dues[1].face == UP
    return dues[1].owed if stud and [i for i, _ in dues[0].owed] == [i for i, _ in dues[1].owed] else None


@lru_cache(maxsize=256)
def _lines(owed: Owed, doors: Owed) -> tuple[tuple[int, str, int], ...]:
    """The lines player by player: who, which face, how many cards. The last door takes the hand on itself."""
    if not doors:
        return tuple([(i, DOWN, cards) for i, cards in owed])
    pairs = zip(owed, doors, strict=True)
    return tuple([line for (i, down), (j, up) in pairs for line in ((i, DOWN, down), (j, UP, up))])[:-2]


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
    # a card that everybody sees lies where it lies
    if place == BOARD or card in hand.cards.up[place]:
        return False
    if card in hand.cards.down[place]:
        return hand.folded[place] and place != owner and hand.deck.reshuffled >= 0
    # it was in this hand and went with an unnamed discard: the same player can only have kept it after all
    return place == owner or hand.deck.reshuffled >= 0


def _check_thrown(hand: HandState, card: Card, thrown: tuple[int, int], owner: int) -> None:
    """A thrown card can only come back out of a reshuffle that took it in (R49)."""
    by, draw_no = thrown
    if hand.deck.reshuffled < 0 or draw_no > hand.deck.reshuffled:
        raise NotNow("duplicate-card.in-the-muck", card=card.words(), seat=hand.order[by])
    # thrown in a draw before the shuffle: in every pool, its owner's too
    if draw_no < hand.deck.reshuffled or hand.setup.house["reshuffle-pool"] == "all":
        return
    now = draw_no == len(hand.cards.draws[by]) - 1
    if by == owner and now and (by in hand.deck.kept_out or by not in hand.deck.served_after):
        raise NotNow("own-discard", seat=hand.order[by], card=card.words(), rule="R49")
    if by in hand.deck.kept_out:
        raise NotNow("duplicate-card.not-shuffled-in", card=card.words(), seat=hand.order[by], rule="R49")
