"""Draws and discards: how many, in which order, and what is dealt when the deck runs out (house rules 6)."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.dealing import due, named_cards, shortages, stub
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.stage import STEPPING, DRAWING
from dealer_assist.errors import NotNow
from dealer_assist.games import Step
from dealer_assist.engine.state.due import DOWN
from dealer_assist.engine.state.hand import HandState


def begin(hand: HandState) -> bool:
    """Everybody with a hand draws, from the left of the button, all-in or not."""
    # an all-in player has no bet left, but still a draw
    hand.queue = hand.live()
    hand.stage = DRAWING
    return True


def bounds(hand: HandState, step: Step, i: int) -> tuple[int, int]:
    """The fewest and the most cards that player `i` may draw (`draw-limit`): never more than they hold."""
    # a room's five are four in badugi
    return step.low, min(hand.setup.house.number("draw-limit", step.high), len(hand.cards.down[i]))


def draw(hand: HandState, action: Action, i: int) -> None:
    """Announce a draw: `draw N [cards]` or `pat`.

    Errors: `out-of-turn`, `draw-limit`, `card-count`, `not-held`.
    """
    step = hand.streets[hand.street_no].steps[hand.step_no]
    _in_turn(hand, i)
    due.clear(hand)
    count = action.amount or 0
    low, high = bounds(hand, step, i)
    if not low <= count <= high:
        raise NotNow(
            "draw-limit", seat=hand.order[i], count=count, low=low, high=high, rule="house rule draw-limit"
        )
    throw(hand, i, count, action.cards)
    hand.cards.draws[i] += (count,)
    hand.round.last[i] = ("draws", count) if count else ("pat",)
    hand.queue.pop(0)
    if not hand.queue:
        due.turn_up(hand, hand.step_no + 1)
    if _each_in_turn(hand):
        _deliver(hand, list(shortages.serving_order([(i, count)], hand.setup.house)[:1]), _fifths(hand))
    if not hand.queue:
        all_have_drawn(hand)


def _each_in_turn(hand: HandState) -> bool:
    return hand.setup.house["draw-delivery"] == "each-in-turn"


def all_have_drawn(hand: HandState) -> None:
    """Nobody is left to say how many: everybody is served, and the street goes on."""
    due.turn_up(hand, hand.step_no + 1)
    # served in turn, nobody is owed more by now than a fifth card that waits for the others
    _deliver(hand, _fifths(hand) if _each_in_turn(hand) else order(hand, hand.deck.draw_no))
    _note_what_stays(hand)
    hand.stage = STEPPING
    hand.step_no += 1
    hand.deck.draw_no += 1


def _fifths(hand: HandState) -> list[tuple[int, int]]:
    """The fifth cards of this draw that wait for everybody else (`fifth-card`)."""
    owed = order(hand, hand.deck.draw_no)
    return owed[len(dict(owed)):]


def _note_what_stays(hand: HandState) -> None:
    """The last draw is served and no bet can follow: remember what was not thrown, should it be run again."""
    last = hand.street_no == len(hand.streets) - 1 and hand.step_no == len(hand.streets[-1].steps) - 1
    if not last or not hand.betting_over or hand.table.board:
        return
    for i in hand.live():
        down = hand.cards.down[i]
        hand.cards.stay[i] = tuple(down[: len(down) - hand.cards.draws[i][-1]])


def _in_turn(hand: HandState, i: int) -> None:
    if i not in hand.queue:
        why = "out-of-turn.has-folded" if hand.folded[i] else "out-of-turn.has-drawn"
        raise NotNow(why, seat=hand.order[i], drawer=hand.order[hand.queue[0]])
    if i != hand.queue[0]:
        raise NotNow("out-of-turn.draws-later", seat=hand.order[i], drawer=hand.order[hand.queue[0]])


def throw(hand: HandState, i: int, count: int, cards: tuple[Card, ...] | None) -> None:
    """Take `count` down cards out of a hand, named or not."""
    down = hand.cards.down[i]
    # thrown unseen: any of the hand may have gone, so what was known of it is no longer
    if cards is None:
        if count:
            forget(hand, i)
        del down[len(down) - count :]
        return
    if len({card for card in cards if card != UNKNOWN}) + cards.count(UNKNOWN) < len(cards):
        raise NotNow("duplicate-card.thrown-twice", seat=hand.order[i])
    for card in cards:
        if card != UNKNOWN and card in hand.cards.up[i]:
            raise NotNow("duplicate-card.thrown-face-up", card=card.words(), seat=hand.order[i])
        if card != UNKNOWN and card in down:
            down.remove(card)
            del hand.cards.where[card]
        elif down.count(UNKNOWN) > due.owed(hand, i, DOWN):    # a card that is still to be dealt is none
            if card != UNKNOWN:
                _name(hand, card, i)
            down.remove(UNKNOWN)
        else:
            raise NotNow("not-held.thrown", seat=hand.order[i], card=card.words())
        if card != UNKNOWN:
            hand.cards.gone[card] = (i, hand.deck.draw_no)
    if hand.deck.reshuffled == hand.deck.draw_no:
        hand.deck.kept_out |= {i}  # the shuffle of this draw came before these were thrown


def forget(hand: HandState, i: int) -> None:
    """Which cards went is not known, so what stays is not known either."""
    hand.cards.down[i][:] = [UNKNOWN] * len(hand.cards.down[i])


def _name(hand: HandState, card: Card, i: int) -> None:
    """A thrown card that was not known before must still be possible."""
    named_cards.enter(hand, card, i)
    del hand.cards.where[card]


def order(hand: HandState, draw_no: int) -> list[tuple[int, int]]:
    """Who is dealt how many, in order; a fifth card may come after everybody else (`fifth-card`).

    Shape: `draw_no` counts from 0; -1 is the last one.
    """
    drawn = [(i, hand.cards.draws[i][draw_no]) for i in hand.live() if len(hand.cards.draws[i]) > draw_no]
    owed = [(i, count) for i, count in drawn if count]
    return list(shortages.serving_order(owed, hand.setup.house))


def _deliver(hand: HandState, owed: list[tuple[int, int]], later: Sequence[tuple[int, int]] = ()) -> None:
    """Deal what was asked for, out of the deck, then out of the shuffled muck; `later` is owed after it."""
    if not any(count for _, count in owed):
        return
    before = hand.due_before
    # contract, `next`: where the stub is empty before the burn, shuffle first, then burn, then serve
    burn = 1 if hand.street_no and not hand.deck.burned and hand.deck.stub < 1 else 0
    if not burn:
        stub.burn(hand)
    plan = stub.reshuffle_plan(hand, owed, burn, later)
    # `last-card`: what the old deck still holds is served before the shuffle
    serve(hand, owed if plan is None else _first_of(owed, plan.old))
    if plan is not None:
        stub.take_in_muck(hand, plan, {i for i, _ in later})
        # R50: burned here only where the stub was empty before the burn
        stub.burn(hand)
        serve(hand, [(hand.seat_index[seat], count) for seat, count in plan.waiting])
        dues = [it for it in hand.due if it.number >= before]
        stub.tell(hand, shortages.served_in_two(dues, hand.order, plan, hand.setup.house))


def _first_of(owed: list[tuple[int, int]], old: int) -> list[tuple[int, int]]:
    """What the old deck still gives, in order."""
    served = []
    for i, count in owed:
        served.append((i, min(count, old)))
        old -= min(count, old)
    return served


def serve(hand: HandState, owed: list[tuple[int, int]]) -> None:
    """So many cards to each of these players, unknown as yet, each with a step of the dealer's own."""
    for i, count in owed:
        if count:
            due.to_seats(hand, ((i, count),), DOWN, each=True)
            hand.deck.stub -= count
            hand.cards.down[i].extend([UNKNOWN] * count)
            hand.cards.fresh[i] = hand.cards.draws[i][-1]
