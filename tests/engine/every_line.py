"""Every line that could be entered at a moment, and whether the contract takes it there.

What is open is read off the answer of `options` (`legal`, `next`) and the cards that are known, never off the
checks of the engine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from dealer_assist.cards import ALL_CARDS, JOKER, UNKNOWN, Card
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.stage import BETTING, CHOOSING, DEALING, DRAWING, SHOWDOWN
from dealer_assist.rules.betting.structure import Range

PLAIN = ("fold", "check", "call", "all-in", "complete", "bring-in", "pat", "muck", "expose", "buy", "dead")
WAGERS = ("bet", "raise", "complete")
CHOICES = ("holdem", "omaha-8", "omaha")


def lines(hand: Hand, chance: random.Random) -> Iterator[Action]:
    """Every verb with every seat, amounts at and beside their bounds, cards of every kind and number."""
    nobody = next(seat for seat in range(1, 12) if seat not in hand.order)
    yield from (Action(verb, seat) for seat in (*hand.order, nobody) for verb in PLAIN)
    for seat in {hand.to_act or nobody, chance.choice(hand.order)}:
        yield from (Action(verb, seat, amount=to) for verb in WAGERS for to in _amounts(hand))
    cards = _Cards(hand, chance)
    for seat in hand.order:
        yield from _own_cards(hand, seat, cards)
    yield from _shared(cards)
    yield from (Action("roll", dice=dice) for dice in ((1,), (1, 2), (0,), (7,), (1, 7), (1, 2, 3), ()))
    yield from (Action("run", amount=times) for times in range(5))


def _amounts(hand: Hand) -> set[int]:
    amounts = {0, 1, 10**14, hand.round.high, hand.round.high + 1}
    may = legal(hand) if hand.stage is BETTING else None
    for wager in (may.bet, may.raise_, may.complete) if may else ():
        if wager is not None:
            amounts |= {*range(wager.least - 1, wager.least + 2), wager.most, wager.most + 1, *wager.amounts}
    return {amount for amount in amounts if amount >= 0}


class _Cards:
    """Cards that nobody has seen, one that lies elsewhere, one of the muck, one of no deck."""

    def __init__(self, hand: Hand, chance: random.Random) -> None:
        where, gone = hand.cards.where, hand.cards.gone
        self.fresh = [card for card in hand.deck.whole if card not in where and card not in gone]
        chance.shuffle(self.fresh)
        self.known, self.gone = [[*pile] for pile in (where, gone)]
        for pile in (self.known, self.gone):
            chance.shuffle(pile)
        self.foreign = next((card for card in ALL_CARDS if card not in hand.deck.whole), JOKER)

    def odd(self) -> tuple[Card, ...]:
        """One card of each kind that is not fresh."""
        return (*self.known[:1], *self.gone[:1], self.foreign)


def _own_cards(hand: Hand, seat: int, cards: _Cards) -> Iterator[Action]:
    for count in range(7):
        for verb in ("draw", "discard"):
            yield Action(verb, seat, amount=count)
            yield from (Action(verb, seat, amount=count, cards=tuple(cards.fresh[:named]))
                        for named in (count - 1, count, count + 1) if named > 0)
    for count in range(9):
        named = tuple(cards.fresh[:count])
        yield Action("show", seat, cards=named)
        yield from (Action("deal", seat, to=face, cards=named) for face in ("down", "up"))
    others = cards.fresh[: len(hand.cards.down[hand.seat_index[seat]]) - 1]
    for card in cards.odd():
        yield from (Action("deal", seat, to=face, cards=(card,)) for face in ("down", "up"))
        yield Action("show", seat, cards=(card, *others))
    yield Action("door", seat, cards=tuple(cards.fresh[:1]))
    yield from (Action("choose", seat, word=game) for game in CHOICES)


def _shared(cards: _Cards) -> Iterator[Action]:
    for place in ("board", "community"):
        yield from (Action("deal", to=place, cards=tuple(cards.fresh[:count])) for count in range(1, 17))
        yield from (Action("deal", to=place, cards=(card,)) for card in cards.odd())


def taken(hand: Hand, action: Action) -> bool | None:
    """Must the line be taken, or refused? None where the contract lets either be."""
    if hand.over or action.seat is not None and action.seat not in hand.seat_index:
        return False
    return _TAKEN[action.verb](hand, action)


def _plays(hand: Hand, action: Action) -> bool | None:
    """A line of the betting: what `legal` says, of the player to act."""
    if hand.stage in (CHOOSING, DEALING) or hand.stage is DRAWING and not hand.betting_over:
        return None     # R55, 2.37: who acts leaves what was asked; a card that nobody entered was seen
    if hand.stage is not BETTING or action.seat != hand.to_act:
        return False
    may = legal(hand)
    if action.verb in WAGERS and (action.amount is not None or action.verb != "complete"):
        wager = {"bet": may.bet, "raise": may.raise_, "complete": may.complete}[action.verb] or may.complete
        return wager is not None and _within(hand, wager, action.amount or 0)
    return {
        "fold": may.fold, "check": may.check, "call": may.call is not None,
        "all-in": may.all_in or may.call is not None,   # R62
        "complete": may.complete is not None and may.complete.least == may.complete.most,
        "bring-in": may.bring_in is not None,
    }[action.verb]


def _within(hand: Hand, wager: Range, to: int) -> bool:
    if wager.amounts:
        return to in wager.amounts
    whole = hand.setup.structure.fixed or not to % hand.amounts.unit
    i = hand.round.actor
    return wager.least <= to <= wager.most and (whole or to == hand.round.bet[i] + hand.chips.stack[i])


def _word(hand: Hand) -> str:
    return hand.streets[hand.street_no].steps[hand.step_no].word if hand.stage is DRAWING else ""


def _decides_in_turn(hand: Hand, action: Action) -> bool | None:
    word = _word(hand)
    if not word or action.seat != hand.order[hand.queue[0]] or action.verb not in (word, "pat"):
        return False
    if action.verb != "draw":
        return True if action.verb == "pat" and word == "draw" else None
    low, high = waiting(hand).low, waiting(hand).high
    named = action.cards
    return low <= (action.amount or 0) <= high and (named is None or _throws(hand, action, named))


def _throws(hand: Hand, action: Action, named: tuple[Card, ...]) -> bool:
    down = hand.cards.down[hand.seat_index[action.seat or 0]]
    unseen = [card for card in named if card not in down]
    return len(named) == action.amount and _fresh(hand, unseen) and len(unseen) <= down.count(UNKNOWN)


def _fresh(hand: Hand, cards: tuple[Card, ...] | list[Card]) -> bool:
    known = {*hand.cards.where, *hand.cards.gone}
    return all(card in hand.deck.whole and card not in known for card in cards)


def _discards(hand: Hand, action: Action) -> bool | None:
    i = hand.seat_index[action.seat or 0]
    asked = hand.cards.owed[i] or any(it.do in ("discard", "keep") and it.seat == i for it in hand.due)
    if not asked or action.cards is not None and len(action.cards) != action.amount:
        return False
    return None


def _mucks(hand: Hand, action: Action) -> bool | None:
    return None if hand.stage is SHOWDOWN else False


def _shows(hand: Hand, action: Action) -> bool | None:
    i, cards = hand.seat_index[action.seat or 0], action.cards or ()
    held = len(hand.cards.down[i]) + len(hand.cards.up[i])
    if not hand.betting_over or hand.folded[i] or len(cards) > held:
        return False
    lies_there = hand.deck.reshuffled < 0 and any(hand.cards.where.get(card, i) != i for card in cards)
    return False if lies_there or any(card not in hand.deck.whole for card in cards) else None


def _chooses(hand: Hand, action: Action) -> bool | None:
    return hand.stage is CHOOSING and action.seat == hand.to_act and action.word in CHOICES[:2]


def _rolls(hand: Hand, action: Action) -> bool | None:
    due = hand.table.rolls_due
    return bool(due) and len(action.dice) == due[0] and all(1 <= pip <= 6 for pip in action.dice)


def _opens_a_door(hand: Hand, action: Action) -> bool | None:
    i = hand.seat_index[action.seat or 0]
    return None if hand.cards.kept[i] and UNKNOWN in hand.cards.up[i] and not hand.folded[i] else False


def _deals(hand: Hand, action: Action) -> bool | None:
    cards = action.cards or ()
    if action.seat is not None:
        return _deals_to_seat(hand, action, cards)
    shared = hand.table.community == UNKNOWN
    if action.to == "community" or shared and not hand.table.board:
        return False if not shared or len(cards) != 1 or not _could_be(hand, cards) else None
    again = hand.betting_over and hand.setup.house.number("run-it", 1) > 1
    room = hand.table.board.count(UNKNOWN)
    if not cards or len(cards) > room and not again or not _could_be(hand, cards):
        return False
    return True if len(cards) <= room and _fresh(hand, cards) else None


def _could_be(hand: Hand, cards: tuple[Card, ...], owner: int = -1) -> bool:
    """Of this deck, and seen nowhere else, unless the muck was shuffled in.

    What a player showed before a draw that was not named lies in the same hand still, or was thrown.
    """
    lying = {*hand.table.board, *(card for pile in (*hand.cards.down, *hand.cards.up) for card in pile)}
    own = {card for card, place in hand.cards.where.items() if place == owner and card not in lying}
    known = {*hand.cards.where} - own if hand.deck.reshuffled < 0 else set()
    return all(card in hand.deck.whole and card not in known for card in cards)


def _deals_to_seat(hand: Hand, action: Action, cards: tuple[Card, ...]) -> bool | None:
    if _word(hand) == "expose":
        return None     # 2.37: the next card is on the table, so nobody else has opened one
    i = hand.seat_index[action.seat or 0]
    down, up = hand.cards.down[i].count(UNKNOWN), hand.cards.up[i].count(UNKNOWN)
    room = up + (0 if action.to == "up" else down) + (hand.table.community == UNKNOWN)
    if hand.folded[i] or not cards or len(cards) > room or not _could_be(hand, cards, i):
        return False
    return None     # up cards of another street, a hand that is parted: the line may be meant for either


def _runs(hand: Hand, action: Action) -> bool | None:
    return None if hand.betting_over else False


def _dies(hand: Hand, action: Action) -> bool | None:
    """R59: "at any moment"; a hand that was thrown in is dead already."""
    i = hand.seat_index[action.seat or 0]
    return False if hand.folded[i] else None


_TAKEN: dict[str, Callable[[Hand, Action], bool | None]] = {
    **dict.fromkeys(("fold", "check", "call", "all-in", "bring-in", *WAGERS), _plays),
    **dict.fromkeys(("draw", "pat", "expose", "buy"), _decides_in_turn),
    "discard": _discards, "muck": _mucks, "show": _shows, "choose": _chooses, "roll": _rolls,
    "door": _opens_a_door, "deal": _deals, "run": _runs, "dead": _dies,
}
