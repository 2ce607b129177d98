"""The words of a street's steps, each a function of the same table.

`games/vocabulary.py` says what they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, takewhile

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.dealing import deals, draws, due, player_steps, runs, sale, shortages, stub
from dealer_assist.engine.dealing.in_turn import InTurn
from dealer_assist.engine.showdown import finish
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.showdown.layouts import dealer_wins
from dealer_assist.engine.state.stage import STEPPING, DEALING, DRAWING, CHOOSING
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.rules.house import House
from dealer_assist.errors import NotNow
from dealer_assist.games import Step
from dealer_assist.texts import joined, say
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.dealing.choosing import become_by_board

def begin(hand: HandState, step: Step) -> bool:
    """Start a step; True when the table has to wait for somebody."""
    if hand.streets[hand.street_no].opens_dealing(hand.step_no):
        hand.deck.burned = False
    return _BEGIN[step.word](hand, step)


def _cards(hand: HandState, step: Step) -> bool:
    if hand.street_no and not hand.deck.burned and _one_for_all(hand, step):
        return _wait_if_it_decides(hand)
    stub.burn(hand)
    deals.give(hand, step)
    return _wait_if_it_decides(hand)


def _one_for_all(hand: HandState, step: Step) -> bool:
    """Too few cards for everybody: the burns are shuffled in, or one card is dealt for all; True then.

    Source: house rules, section 5, asked before the burn of the round, not in the middle of it.
    """
    players = step.low * len(hand.live())
    if hand.deck.stub < players + 2:
        _take_in_discards(hand, players)
    procedure = shortages.last_card(players, hand.deck.stub, len(hand.deck.burns), _short_stub(hand))
    shared = procedure.name == shortages.COMMUNITY
    if shared and hand.table.community is not None:
        return True     # "it is everybody's last card": there is no second
    if procedure.pool:
        hand.deck.stub, hand.deck.burns = procedure.pool, []
        stub.shuffle(hand, procedure.pool)
    if procedure.name != shortages.DEAL:
        stub.tell(hand, procedure)
    if shared:
        stub.burn(hand)
        hand.table.community = UNKNOWN
        hand.deck.stub -= 1
        due.to_community(hand)
    return shared


def _short_stub(hand: HandState) -> House:
    """The house rules, where the page deals one card for all before any burn is shuffled in (2.38)."""
    house = hand.setup.house
    if "stud-short-stub" in house.overrides or not hand.game.habit("one card for all", hand.setup.betting):
        return house
    return house.but("stud-short-stub", "community")


def _take_in_discards(hand: HandState, players: int) -> None:
    """What was thrown away is shuffled in before anybody goes without a card of their own (2.57)."""
    player_steps.settle_discards(hand)
    thrown = stub.thrown_away(hand)
    if thrown:
        procedure = shortages.discards_come_back(players, hand.deck.stub, len(hand.deck.burns), thrown)
        hand.deck.stub, hand.deck.burns, hand.deck.reshuffled = procedure.pool, [], hand.deck.draw_no
        hand.cards.gone.clear()
        stub.shuffle(hand, procedure.pool)
        stub.tell(hand, procedure)


def _board(hand: HandState, step: Step) -> bool:
    stub.burn(hand)
    deals.board(hand, step.low)
    # 2.13: the spit card is no flop, for it is dealt before anybody has bet (`rake-no-flop`)
    hand.table.flop_dealt = hand.street_no > 0
    return _wait_if_it_decides(hand)


def _wait_if_it_decides(hand: HandState) -> bool:
    if not deals.decides(hand):
        return False
    hand.stage = DEALING
    return True


def _draw(hand: HandState, step: Step) -> bool:
    return draws.begin(hand)


def _discard(hand: HandState, step: Step) -> bool:
    player_steps.ask_discard(hand, step)
    return False


def _part(hand: HandState, step: Step) -> bool:
    """Hands are parted on the felt; the table enters them when they are shown."""
    hand.cards.to_part = True
    due.ask(hand, "part", hand.live())
    return False


def _roll(hand: HandState, step: Step) -> bool:
    """The dice decide at the showdown, or which cells the board has: play goes on without them."""
    hand.table.rolls_due.append(step.low)
    due.roll(hand, hand.seat_index.get(hand.setup.button or 0), step.low)
    return False


def _expose(hand: HandState, step: Step) -> bool:
    """Everybody with a card face down may open it, in turn (2.37)."""
    # who has every card open has nothing to decide, and is dealt the next one down
    hand.queue = [i for i in hand.live() if hand.cards.down[i]]
    hand.stage = DRAWING
    return bool(hand.queue)


def _turn(hand: HandState, step: Step) -> bool:
    """Face down to who has every card open, face up to the others (2.37)."""
    hand.stage = STEPPING
    if _one_for_all(hand, step):
        return _wait_if_it_decides(hand)
    stub.burn(hand)
    street = due.street_of(hand)
    for opened, players in groupby(hand.live(), key=lambda i: not hand.cards.down[i]):
        owed = tuple((i, step.low) for i in players)
        face = DOWN if opened else UP
        due.to_seats(hand, owed, face, street)
        street = ""
        for i, _ in owed:
            (hand.cards.down if opened else hand.cards.up)[i].extend([UNKNOWN] * step.low)
            hand.deck.stub -= step.low
    return _wait_if_it_decides(hand)


def _choose(hand: HandState, step: Step) -> bool:
    hand.stage = CHOOSING
    return True


def _remove(hand: HandState, step: Step) -> bool:
    """What leaves the board is read off dice and rivers at the showdown, unless all of it goes (2.40)."""
    if not deals.rivers_decide(hand):
        return False
    if UNKNOWN in hand.table.board:     # the river comes before it, and has to be seen
        hand.stage, hand.step_no = DEALING, hand.step_no - 1
        return True
    if not dealer_wins(hand.game, hand.table.board, hand.setup.house):
        return False
    finish.dealer_takes_it(hand)
    return True


_BEGIN: dict[str, Callable[[HandState, Step], bool]] = {
    "hole": _cards,
    "down": _cards,
    "up": _cards,
    "board": _board,
    "draw": _draw,
    "discard": _discard,
    "part": _part,
    "roll": _roll,
    "remove": _remove,
    "expose": _expose,
    "turn": _turn,
    "choose": _choose,
    "buy": sale.begin,
}


def dealer_action(hand: HandState, action: Action) -> None:
    """`roll N [N]`, `reroll REASON` and `run N`."""
    if action.verb == "run":
        runs.run(hand, action.amount or 0, action.recorded)
    elif not hand.table.rolls_due:
        raise NotNow("no-roll", now=WHAT_NOW, rule="1.5")
    elif action.verb == "reroll":
        _rolled_again(hand, action.word)
    else:
        _rolled(hand, action.dice)


def _rolled_again(hand: HandState, reason: str) -> None:
    """The dealer calls a roll invalid; it is kept with its reason, and the button rolls again (1.5)."""
    text: str = say("rerolls.note", why=say(f"rerolls.{reason}"))
    if first := hand.setup.house.number("roll-price"):
        # 1.5: "a $1 tip for the first invalid roll, doubling for each subsequent roll": beside the pot, a tip
        text = joined((text, say("rerolls.price", chips=first << _invalid_rolls(hand))))
    hand.notes += ((text, "1.5"),)


def _invalid_rolls(hand: HandState) -> int:
    """How many throws in a row did not count, before this one."""
    verbs = [action.verb for action in hand.actions if action.verb in ("roll", "reroll")]
    return len(list(takewhile(lambda verb: verb == "reroll", reversed(verbs))))


def _rolled(hand: HandState, dice: tuple[int, ...]) -> None:
    count = hand.table.rolls_due[0]
    if len(dice) != count or not all(1 <= pip <= 6 for pip in dice):
        raise NotNow("bad-roll", n=count, rule="1.5")
    hand.table.dice.extend(dice)
    hand.table.rolls_due.pop(0)
    due.finish(hand, "roll", hand.seat_index.get(hand.setup.button or 0))


def nobody_else_exposes(hand: HandState) -> None:
    """The next card is on the table: who has not opened a down card keeps it down (2.37)."""
    hand.queue, hand.stage = [], STEPPING
    hand.step_no += 1


def cards_have_decided(hand: HandState) -> None:
    """The cards that the hand waited for are named: on to the next step, as what they made of the game."""
    hand.stage = STEPPING
    become_by_board(hand)
    hand.step_no += 1


IN_TURN = {
    "draw": InTurn(draws.draw, draws.all_have_drawn),
    "expose": InTurn(player_steps.act, nobody_else_exposes, player_steps.asked_to_expose),
    "buy": sale.BUY,
}


def awaited(hand: HandState) -> str:
    """The word of the step at which one player after the other decides now; empty where none does."""
    if hand.stage is not DRAWING:
        return ""
    return hand.streets[hand.street_no].steps[hand.step_no].word


def decide(hand: HandState, action: Action, i: int) -> None:
    """A player's line at a step where all decide in turn, `pat` at any of them.

    Errors: `no-…` where another thing is asked, and those of the word.
    """
    word = awaited(hand)
    if word not in IN_TURN or action.verb not in (word, "pat"):
        if action.verb in ("draw", "pat"):
            raise NotNow("no-draw", now=WHAT_NOW)
        raise NotNow(f"no-{action.verb}", now=WHAT_NOW)
    IN_TURN[word].act(hand, action, i)


def nobody_is_left(hand: HandState) -> None:
    """Everybody who was to decide in turn has done so, or is out."""
    IN_TURN[awaited(hand)].over(hand)
