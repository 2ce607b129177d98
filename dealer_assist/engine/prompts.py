"""What now? The table's agenda as the one thing that is asked, and the sentence the dealer reads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.agenda import AgendaStep, Steps, decision, due_steps
from dealer_assist.engine.betting.legal import legal, moves
from dealer_assist.engine.dealing import due, held, player_steps, redraw
from dealer_assist.engine.dealing.choosing import choice_names
from dealer_assist.engine.deck_prompts import deal, drawn_to_board, with_deals
from dealer_assist.engine.showdown.announcements import decided
from dealer_assist.engine.state.due import DOWN, TO_BOARD, UP
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.stage import BETTING, DEALING, DRAWING, SHOWDOWN, OVER
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.texts import joined, say
from dealer_assist.engine.own_card_prompts import OWN_CARDS, drawing


def waiting(hand: HandState) -> Waiting:
    """The one answer to "what now?", read off the agenda.

    Cards that decide nothing yet are asked for first and marked optional: betting goes on without them.
    A round begins with what dice, flop or river have decided for the table.
    """
    if hand.asked is None:
        hand.asked = _explained(hand)
    return hand.asked


def _explained(hand: HandState) -> Waiting:
    now = _waiting(hand)
    if now.kind in ("act", "deal") and hand.stage is BETTING and not hand.acted_in_round():
        if sentence := decided(hand):
            alone = now.alone and joined((sentence, now.alone))
            return now._replace(text=joined((sentence, now.text)), alone=alone)
    return now


def _waiting(hand: HandState) -> Waiting:
    if hand.stage is OVER:
        return Waiting("push", _push(hand))
    last = decision(hand)
    if hand.stage is BETTING and not hand.due:      # at most moments of a hand
        return _last(hand, last, ())
    steps = due_steps(hand)
    if hand.stage is DRAWING:
        return with_deals(hand, steps, drawing(hand, last, steps))
    if held.waits(hand):
        return _held(hand, steps)
    if hand.turned_up and (now := _turned_up(hand, steps)):
        return now
    for n, step in enumerate(steps):
        asked = _asked(hand, step, steps[n:], _burned(steps, n))
        if asked is not None:
            return with_deals(hand, steps[:n], asked._replace(optional=hand.stage is BETTING))
    return with_deals(hand, steps, _last(hand, last, steps))


def _burned(steps: Steps, n: int) -> bool:
    return n > 0 and steps[n - 1].do == "burn"


def _asked(hand: HandState, step: AgendaStep, rest: Steps, burned: bool = False) -> Waiting | None:
    """What a step asks the dealer to enter, with its burn; None where there is nothing that has to be."""
    if step.do == "deal":
        return deal(hand, step, rest, burned)
    if step.do == "roll":
        key = "prompts.roll" if step.seat is not None else "prompts.roll-nobody"
        return Waiting("roll", say(key, n=step.dice), count=step.dice)
    if _left_unsaid(hand, step, rest):
        return None
    return OWN_CARDS[step.do](hand, step) if step.do in OWN_CARDS else None


def _left_unsaid(hand: HandState, step: AgendaStep, rest: Steps) -> bool:
    """Parted hands, and discards before cards that decide: the dealer waits for the cards alone."""
    if step.do == "discard":
        return hand.stage is DEALING
    return step.do == "part" and any(it.do in ("deal", "turn-up") for it in rest)


def _last(hand: HandState, last: AgendaStep, steps: Steps) -> Waiting:
    """The decision that the hand has come to."""
    if last.do == "choose":
        games = joined(list(choice_names(hand).values()), ", ")
        return Waiting("choose", say("prompts.choose", seat=last.seat, games=games), seat=last.seat)
    if hand.stage is SHOWDOWN:
        return _showdown(hand, last)
    return drawn_to_board(hand) or _to_act(hand, legal(hand))


# -- the showdown --------------------------------------------------------------------------------


def _showdown(hand: HandState, last: AgendaStep) -> Waiting:
    """Who shows. Cards that were passed over wait, as in `next`: a pot may be won without them."""
    if last.seat is None:
        return _shows(hand, "prompts.show-whole", _not_whole(hand))
    i = hand.seat_index[last.seat]
    if redraw.agreed(hand):
        shows = _shows(hand, "prompts.show-open", (last.seat,))
        run, runs = len(hand.cards.runs) + 1, hand.table.run
        return shows._replace(text=say("prompts.show-run", text=shows.text, run=run, runs=runs))
    if hand.showdown.shown[i]:
        return _shows(hand, "prompts.show-whole", (last.seat,))
    return _shows(hand, "prompts.show-open" if _open_at_once(hand) else "prompts.show", (last.seat,))


def _held(hand: HandState, steps: Steps) -> Waiting:
    """Hand for hand: what players still do with their own cards, then the floor."""
    before = tuple(takewhile(lambda it: it.do != "release", steps))
    return with_deals(hand, before, Waiting("release", say("prompts.held")))


def _turned_up(hand: HandState, steps: Steps) -> Waiting | None:
    """All-in: hands first, then the cards that are left (R64)."""
    seats = [hand.order[i] for i in hand.showdown.to_show()]
    own = any(it.do in ("discard", "keep", "door") for it in steps)
    if not seats or own or _hole_card_last(steps):
        return None
    before = tuple(takewhile(lambda it: it.do != "roll" and it.face != UP, steps))
    if not steps or any(it.do == "turn-up" for it in steps[len(before) :]):
        return None     # nothing is left to deal, or door cards come before
    return with_deals(hand, before, _shows(hand, "prompts.show-open", seats))


def _hole_card_last(steps: Steps) -> bool:
    """Is a hole card dealt when the board is complete (2.49)? Hands are entered whole, after it."""
    boards = [n for n, it in enumerate(steps) if it.to == TO_BOARD]
    return bool(boards) and any(it.face == DOWN for it in steps[boards[0] :])


def _open_at_once(hand: HandState) -> bool:
    """Somebody is all-in, and here nobody may muck then (`all-in-show`)."""
    all_in = any(not hand.chips.stack[i] for i in hand.live())
    return all_in and hand.setup.house["all-in-show"] == "face-up-at-once"


def _not_whole(hand: HandState) -> tuple[int, ...]:
    """Open hands that have got a card since."""
    cards, mucked = hand.cards, hand.showdown.mucked
    lacks = [i for i in hand.live() if not mucked[i] and UNKNOWN in (*cards.down[i], *cards.up[i])]
    return tuple(hand.order[i] for i in lacks)


def _shows(hand: HandState, key: str, seats: Sequence[int]) -> Waiting:
    """The first of these in the order of showing."""
    order = [hand.order[i] for i in hand.showdown.showing_seats]
    seat = min(seats, key=order.index)
    i = hand.seat_index[seat]
    held = len(hand.cards.down[i]) + len(hand.cards.up[i]) - player_steps.thrown_unsaid(hand, i)
    if due.owed(hand, i, UP):  # stud, with streets to come: what lies there now
        held -= due.owed(hand, i, UP) + due.owed(hand, i, DOWN)
    least = held - player_steps.may_have_thrown(hand, i)
    return Waiting("show", say(key, seat=seat), seat=seat, count=held, low=least, high=held)


def _push(hand: HandState) -> str:
    awards = hand.awards
    if not awards:
        lost = "prompts.house-takes" if hand.pot else "prompts.all-back"
        return say("prompts.carried" if hand.carried else lost)
    paid = [say("prompts.award", chips=chips, seat=seat) for seat, chips in sorted(awards.items())]
    return say("prompts.push", awards=joined(paid, ", "))


def act_text(hand: HandState, may: Legal) -> str:
    """Who acts, and with which amounts."""
    return _to_act(hand, may).text


def _to_act(hand: HandState, may: Legal) -> Waiting:
    jams = hand.setup.structure.whole_stack and may.all_in
    i = hand.round.actor
    jam = hand.chips.stack[i] + hand.round.bet[i] if jams else None    # the total, as of every wager
    return _acts(may, jam, hand.setup.cap if hand.beyond(i) else None)


@lru_cache(maxsize=256)
def _acts(may: Legal, jam: int | None, cap: int | None) -> Waiting:
    """The same; a page says it three times."""
    words = moves(may, "moves.to-call", "moves.raise")
    if jam is not None:
        words.append(say("moves.jam", chips=jam))
    elif may.fold and may.call is None and not may.check and may.bring_in is None:
        words.append(say("moves.or-fold"))
    elif may.bring_in is not None and may.fold:
        words.append(say("moves.or-fold"))
    if cap is not None:
        words.append(say("moves.capped", chips=cap))
    return Waiting("act", say("prompts.act", seat=may.seat, moves=joined(words, ", ")), seat=may.seat)


def prompt(hand: HandState) -> str:
    """The prompt line: what is awaited, and who acts after it when that can be left out."""
    now = waiting(hand)
    if now.optional and hand.stage is BETTING:
        return joined((say("prompts.stop", text=now.text), act_text(hand, legal(hand))))
    return now.text
