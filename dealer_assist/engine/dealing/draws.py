"""Draws and discards: how many, in which order, and what is dealt when the deck runs out (house rules 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.dealing import deals, shortages
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.games import Step

if TYPE_CHECKING:
    from dealer_assist.engine.state.hand import Hand


def begin(hand: Hand) -> bool:
    """Everybody with a hand draws, from the left of the button, all-in or not."""
    hand.queue = hand.live()
    hand.stage = Stage.DRAWING
    return True


def bounds(hand: Hand, step: Step) -> tuple[int, int]:
    """The fewest and the most cards that may be drawn (`draw-limit`)."""
    return step.low, hand.setup.house.number("draw-limit", step.high)


def draw(hand: Hand, action: Action, i: int) -> None:
    """Announce a draw: `draw N [cards]` or `pat`.

    Errors: `out-of-turn`, `draw-limit`, `card-count`, `not-held`.
    """
    step = hand.streets[hand.street_no].steps[hand.step_no]
    _in_turn(hand, i, "draw")
    count = action.amount or 0
    low, high = bounds(hand, step)
    high = min(high, len(hand.cards.down[i]))
    if not low <= count <= high:
        raise NotNow(
            "draw-limit",
            f"Seat {hand.order[i]} asks for {count}; {low} to {high} cards may be drawn here. Ask again.",
            rule="house rule draw-limit",
        )
    throw(hand, i, count, action.cards)
    hand.cards.draws[i].append(count)
    hand.round.last[i] = f"draws {count}" if count else "pat"
    hand.queue.pop(0)
    if hand.rules["draw-delivery"] == "each-in-turn":
        _deliver(hand, [(i, count)])
    elif not hand.queue:
        _deliver(hand, _order(hand))
    if not hand.queue:
        hand.stage = Stage.STEPPING
        hand.step_no += 1
        hand.deck.draw_no += 1


def _in_turn(hand: Hand, i: int, verb: str) -> None:
    if i not in hand.queue:
        why = "has folded" if hand.folded[i] else "has done so already"
        raise NotNow(
            "out-of-turn", f"Seat {hand.order[i]} {why}; seat {hand.order[hand.queue[0]]} is to {verb} now."
        )
    if i != hand.queue[0]:
        raise NotNow(
            "out-of-turn", f"Seat {hand.order[hand.queue[0]]} is to {verb} now, before seat {hand.order[i]}."
        )


def throw(hand: Hand, i: int, count: int, cards: tuple[Card, ...] | None) -> None:
    """Take `count` down cards out of a hand, named or not."""
    down = hand.cards.down[i]
    if cards is None:
        if count:
            forget(hand, i)
        del down[len(down) - count :]
        return
    if len({card for card in cards if card != UNKNOWN}) + cards.count(UNKNOWN) < len(cards):
        raise NotNow("duplicate-card", f"Seat {hand.order[i]} throws a card twice; correct it.")
    for card in cards:
        if card != UNKNOWN and card in down:
            down.remove(card)
            del hand.cards.where[card]
        elif UNKNOWN in down:
            if card != UNKNOWN:
                _name(hand, card, i)
            down.remove(UNKNOWN)
        else:
            raise NotNow(
                "not-held", f"Seat {hand.order[i]} does not hold the {card.words()}; name cards of the hand."
            )
        if card != UNKNOWN:
            hand.cards.gone[card] = (i, hand.deck.draw_no)


def forget(hand: Hand, i: int) -> None:
    """Which cards went is not known, so what stays is not known either."""
    hand.cards.down[i][:] = [UNKNOWN] * len(hand.cards.down[i])


def _name(hand: Hand, card: Card, i: int) -> None:
    """A thrown card that was not known before must still be possible."""
    deals.enter(hand, card, i)
    del hand.cards.where[card]


def _order(hand: Hand) -> list[tuple[int, int]]:
    """Who is dealt how many, in order; a fifth card may come after everybody else (`fifth-card`)."""
    owed = [(i, hand.cards.draws[i][-1]) for i in hand.live() if hand.cards.draws[i][-1]]
    return list(shortages.serving_order(owed, hand.setup.house))


def _deliver(hand: Hand, owed: list[tuple[int, int]]) -> None:
    """Deal what was asked for, out of the deck and then out of the shuffled muck."""
    total = sum(count for _, count in owed)
    if total:
        deals.burn(hand, owed[0][0])
    if total > hand.deck.stub or total and total == hand.deck.stub and hand.rules["last-card"] == "never":
        _reshuffle(hand, owed, total)
    else:
        hand.deck.stub -= total
    for i, count in owed:
        hand.cards.down[i].extend([UNKNOWN] * count)
        hand.cards.fresh[i] = [hand.cards.draws[i][-1]]


def _reshuffle(hand: Hand, owed: list[tuple[int, int]], total: int) -> None:
    """The deck has run out: the procedure says what is shuffled, and from which card on."""
    house, left = hand.setup.house, hand.deck.stub
    seats = [(hand.order[i], count) for i, count in owed]
    told = shortages.deck_runs_out(left, seats, _pile(hand), house)
    old = left if house["last-card"] == "dealt" else max(left - 1, 0)
    if told.pool < total - old and house["reshuffle-pool"] == "earlier-rounds":
        # Earlier discards do not serve everybody: this draw's come in too, but never a drawer's own.
        house = house.but("reshuffle-pool", "all-but-own")
        hand.rules = house.values
        told = shortages.deck_runs_out(left, seats, _pile(hand), house)
    if told.pool < total - old:
        raise NotNow(
            "deck-out",
            "The deck and the muck are both used up; nobody can draw more. Take fewer cards, or stand pat.",
        )
    hand.deck.recycled += told.pool - (left - old)
    hand.deck.stub = told.pool - (total - old)
    hand.deck.pool, hand.deck.reshuffled = told.pool, hand.deck.draw_no
    deals.tell(hand, told)


def reshuffle(hand: Hand, drawer: int | None) -> None:
    """The deck is used up before a burn or a board card: the muck comes back, less the drawer's own."""
    seat = None if drawer is None else hand.order[drawer]
    told = shortages.muck_comes_back(_pile(hand), hand.setup.house, seat)
    if not told.pool:
        raise NotNow("deck-out", "The deck and the muck are used up; call the floor, this hand cannot go on.")
    hand.deck.recycled += told.pool
    hand.deck.stub += told.pool
    hand.deck.pool, hand.deck.reshuffled = told.pool, hand.deck.draw_no
    deals.tell(hand, told)


def _pile(hand: Hand) -> shortages.Pile:
    """What lies in the muck, counted: folded hands, earlier discards less what was shuffled in before."""
    now = hand.deck.draw_no
    folded = sum(len(hand.cards.down[j]) + len(hand.cards.up[j]) for j in range(hand.count) if hand.folded[j])
    earlier = folded + sum(sum(draws[:now]) for draws in hand.cards.draws) - hand.deck.recycled
    discards = {hand.order[j]: draws[now] for j, draws in enumerate(hand.cards.draws) if len(draws) > now}
    return shortages.Pile(earlier, discards, len(hand.deck.burns))
