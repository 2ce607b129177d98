"""`buy N`: a card of the stub is turned up, and one player after the other may buy it for one of their own.

The texts of badugi leave the procedure open ("the exact buying procedure was not explained to me"); what
they say holds: the price is known before the deal and goes to the pot, everybody has N opportunities, and
the card on sale is seen before it is paid for. The rest follows draws: in turn from the left of the button,
once around and then again; a card nobody takes stays on sale for the next player, one that is bought is
followed by another. It is entered as `deal community CARD`, bought as `SEAT buy [CARD]` with the card
thrown for it, and left with `SEAT pat`.
"""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.dealing import draws, due, stub
from dealer_assist.engine.dealing.in_turn import InTurn
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.due import TO_COMMUNITY
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import STEPPING, DRAWING
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.errors import NotNow
from dealer_assist.games import Step
from dealer_assist.texts import say


def price(setup: Setup) -> int:
    """What a card costs, in whole chips of the smallest kind (house rule `buy-price`)."""
    value = setup.house["buy-price"]
    chips = value if isinstance(value, int) else setup.big_blind or setup.small_bet or setup.ante
    return -(-chips // setup.chip) * setup.chip


def begin(hand: HandState, step: Step) -> bool:
    """Put the first card on sale; nothing is sold where nobody can pay, or no card is left."""
    hand.queue = [i for _ in range(step.low) for i in hand.live()]
    _pass_over_the_broke(hand)
    # a burn and the card on sale
    if not hand.queue or hand.deck.stub < 2:
        hand.queue = []
        return False
    hand.stage = DRAWING
    stub.burn(hand)
    _offer(hand)
    return True


def _offer(hand: HandState) -> None:
    hand.table.community = UNKNOWN
    hand.deck.stub -= 1
    due.to_community(hand)


def _pass_over_the_broke(hand: HandState) -> None:
    """Who has not got the price is not asked."""
    cost = price(hand.setup)
    hand.queue = [i for i in hand.queue if hand.chips.stack[i] >= cost]


def act(hand: HandState, action: Action, i: int) -> None:
    """Buy the card, or leave it.

    Errors: `hand-folded`, `out-of-turn`, `card-count`, `duplicate-card`, `not-held`.
    """
    seat = hand.order[i]
    if hand.folded[i]:
        raise NotNow("hand-folded", seat=seat, now=WHAT_NOW)
    if i != hand.queue[0]:
        raise NotNow("out-of-turn.buys", buyer=hand.order[hand.queue[0]], seat=seat)
    hand.queue.pop(0)
    due.clear(hand)
    if action.verb == "pat":
        hand.round.last[i] = ("leaves",)
    else:
        _buy(hand, i, action.cards)
    _pass_over_the_broke(hand)
    if not hand.queue or action.verb != "pat" and not hand.deck.stub:
        close(hand)
    elif action.verb != "pat":
        _offer(hand)


def _buy(hand: HandState, i: int, cards: tuple[Card, ...] | None) -> None:
    """The price is dead money of the main pot; the card that everybody saw stays open."""
    if cards is not None and len(cards) != 1:
        raise NotNow("card-count.thrown-for-bought", seat=hand.order[i])
    cost, bought = price(hand.setup), hand.table.community
    if cards and cards[0] in hand.cards.up[i] and cards[0] != UNKNOWN:
        hand.cards.up[i].remove(cards[0])
        del hand.cards.where[cards[0]]
        hand.cards.gone[cards[0]] = (i, hand.deck.draw_no)
    elif hand.cards.down[i]:
        draws.throw(hand, i, 1, cards)
    else:
        raise NotNow("not-held.all-open", seat=hand.order[i])
    assert bought is not None
    hand.cards.up[i].append(bought)
    if bought != UNKNOWN:
        hand.cards.where[bought] = i
    hand.chips.stack[i] -= cost
    # nobody has to match it, so it is no bet that side pots are cut from
    hand.chips.main += cost
    hand.round.last[i] = ("buys", cost)


def close(hand: HandState) -> None:
    """The sale is over; a card that nobody wanted is out of play."""
    card = hand.table.community
    if card is not None and card != UNKNOWN:
        del hand.cards.where[card]
        hand.cards.gone[card] = (hand.count - 1, hand.deck.draw_no)
    hand.table.community, hand.queue = None, []
    hand.due = tuple([it for it in hand.due if it.to != TO_COMMUNITY])
    hand.stage = STEPPING
    hand.step_no += 1


def asked(hand: HandState, seat: int) -> Waiting:
    """What the dealer reads: the card first, then who may have it for how much."""
    card, cost = hand.table.community, price(hand.setup)
    if card is None or card == UNKNOWN:
        return Waiting("deal", say("prompts.sale", seat=seat, chips=cost), count=1, to="community",
                       burn=int(bool(hand.due) and hand.due[0].do == "burn"))
    own = tuple([str(it) for it in hand.cards.up[hand.seat_index[seat]] if it != UNKNOWN])
    text = say("prompts.buy", seat=seat, chips=cost, card=card.words())
    return Waiting("buy", text, seat=seat, count=1, choices=own)


BUY = InTurn(act, close, asked)
