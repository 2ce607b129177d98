"""What now? The table's agenda as the one thing that is asked, and the sentence the dealer reads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.agenda import AgendaStep, Steps, decision, due_steps, passed_over
from dealer_assist.engine.betting.legal import legal, moves
from dealer_assist.engine.dealing import due, held, player_steps, redraw
from dealer_assist.engine.showdown.announcements import decided
from dealer_assist.engine.state.due import DOWN, TO_BOARD, TO_COMMUNITY, UP
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.stage import BETTING, DEALING, DRAWING, SHOWDOWN, OVER
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.games import load_game
from dealer_assist.texts import Said, joined, listed, say
from dealer_assist.engine.own_card_prompts import OWN_CARDS, drawing, keeping, street_named


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
            return now._replace(text=joined((sentence, now.text)))
    return now


def _waiting(hand: HandState) -> Waiting:
    if hand.stage is OVER:
        return Waiting("push", _push(hand))
    steps = due_steps(hand)
    last = decision(hand)
    if hand.stage is DRAWING:
        return _with_deals(hand, steps, drawing(hand, last, steps))
    if held.waits(hand):
        return _held(hand, steps)
    if hand.turned_up and (now := _turned_up(hand, steps)):
        return now
    for n, step in enumerate(steps):
        asked = _asked(hand, step, steps[n:], n > 0 and steps[n - 1].do == "burn")
        if asked is not None:
            return _with_deals(hand, steps[:n], asked._replace(optional=hand.stage is BETTING))
    return _with_deals(hand, steps, _last(hand, last, steps))


def _asked(hand: HandState, step: AgendaStep, rest: Steps, burned: bool = False) -> Waiting | None:
    """What a step asks the dealer to enter, with its burn; None where there is nothing that has to be."""
    if step.do == "deal":
        return _deal(hand, step, rest, burned)
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
        return Waiting("choose", say("prompts.choose", seat=last.seat, games=_games(hand)), seat=last.seat)
    if hand.stage is SHOWDOWN:
        return _showdown(hand, last, steps)
    text = act_text(hand, legal(hand))
    if not hand.acted_in_round() and (blank := _fresh_blank(hand)):
        deal = say("prompts.deal", street=street_named(hand.street), what=_count(blank))
        return Waiting("deal", deal, count=blank, to="board", optional=True)
    return Waiting("act", text, seat=last.seat)


def _fresh_blank(hand: HandState) -> int:
    """Board cards of this street that players have drawn to and nobody has entered (2.60)."""
    first, end = hand.table.fresh_board
    blank = hand.table.board[first:end].count(UNKNOWN)
    drawn = blank and any(step.word == "draw" for step in hand.streets[hand.street_no].steps)
    return blank if drawn else 0


def _games(hand: HandState) -> str:
    picks = [it for it in hand.game.becomes if it.when.word == "chosen"]
    return joined([(it.to or load_game(it.game)).name for it in picks], ", ")


# -- cards of the deck ---------------------------------------------------------------------------


def _deal(hand: HandState, step: AgendaStep, rest: Steps, burned: bool) -> Waiting | None:
    """Cards on the board or face up; nobody looks at those that go face down."""
    if step.to == TO_COMMUNITY:
        key = "prompts.turn-community" if hand.stage is not SHOWDOWN else "prompts.community"
        return Waiting("deal", say(key), count=1, to="community", burn=1)
    if step.to == TO_BOARD:
        if hand.stage is SHOWDOWN:
            return _rest_of_board(hand, step, rest)
        same = [it for it in rest if it.to == TO_BOARD]
        blank = sum(it.cards for it in same)
        if not hand.street_no:
            return Waiting("deal", say("prompts.spit", n=blank), count=blank, to="board")
        text = _burn_and_deal(hand, step, _count(blank), burned)
        return Waiting("deal", text, count=blank, to="board", burn=int(burned))
    if step.face == DOWN:
        return None
    text = _burn_and_deal(hand, step, say("prompts.enter-up", n=step.cards, seat=step.seats[0]), burned)
    return Waiting("deal", text, seat=step.seats[0], count=step.cards, to="up", burn=int(burned))


@lru_cache(maxsize=64)
def _count(cards: int) -> Said:
    return say("prompts.count", n=cards)


def _burn_and_deal(hand: HandState, step: AgendaStep, what: Said, burned: bool) -> Said:
    """`Burn and deal the flop: 3 cards`; the burn is said with the first card that follows it (R50)."""
    key = "prompts.burn-deal" if burned else "prompts.deal"
    return say(key, street=street_named(step.street or hand.street), what=what)


@lru_cache(maxsize=64)
def _rest_of_board(hand: HandState, step: AgendaStep, rest: Steps) -> Waiting:
    """The board after the betting: all of it up to the next dice or discard, each street with its burn."""
    row = list(takewhile(lambda it: it.do == "burn" or it.to == TO_BOARD and it.run == step.run, rest))
    blank = sum(it.cards for it in row)
    after = rest[len(row)].do if len(row) < len(rest) else ""
    text = say("prompts.rest", cards=_count(blank))
    if after == "discard":
        text = say("prompts.board-first", n=blank)
    elif hand.table.run > 1:
        text = say("prompts.rest-of-run", rest=text, board=step.run, boards=hand.table.run)
    return Waiting("deal", text, count=blank, to="board", burn=1)


def _hole_card_last(steps: Steps) -> bool:
    """Is a hole card dealt when the board is complete (2.49)? Nobody turns up a whole hand before it."""
    boards = [n for n, it in enumerate(steps) if it.to == TO_BOARD]
    return bool(boards) and any(it.face == DOWN for it in steps[boards[0] :])


def _with_deals(hand: HandState, steps: Steps, now: Waiting) -> Waiting:
    """Before what is asked, the cards that go face down: to whom, how many, with which burn."""
    sentences: list[str] = []
    burn = False
    for step in steps:
        if step.do == "deal" and step.face == DOWN and not _known(hand, step):
            sentences += [say("procedures.burn")] * burn + [_dealt_down(hand, step)]
        elif step.do in ("part", "discard"):
            asked = OWN_CARDS[step.do](hand, step)
            sentences.append(say("prompts.first", text=asked.text))
        burn = step.do == "burn"
    return now._replace(text=joined((*dict.fromkeys(sentences), now.text))) if sentences else now


def _known(hand: HandState, step: AgendaStep) -> bool:
    """How a hand begins every dealer knows, and a draw that needs a shuffle is told apart, step by step."""
    return hand.procedure is not None or not hand.street_no and bool(step.street)


def _dealt_down(hand: HandState, step: AgendaStep) -> Said:
    if len(step.seats) == 1:
        return say("procedures.serve", n=step.cards, seat=step.seats[0])
    if len(step.seats) < hand.folded.count(False):
        seats = listed([str(seat) for seat in step.seats])
        return say("prompts.deal-down-to", n=step.cards, seats=seats)
    return say("prompts.deal-down" if step.street else "decided.more", n=step.cards)


# -- a player's own cards ------------------------------------------------------------------------


# -- the showdown --------------------------------------------------------------------------------


def _showdown(hand: HandState, last: AgendaStep, steps: Steps) -> Waiting:
    """Who shows; cards that were passed over are entered first, or last where hands are open at once."""
    open_at_once = _open_at_once(hand)
    passed = () if steps or open_at_once and last.do == "show" else passed_over(hand)
    for n, step in enumerate(passed):
        if asked := _asked(hand, step, passed[n:]):
            return _lying(hand, asked)
    if last.seat is None:
        return _shows(hand, "prompts.show-whole", _not_whole(hand))
    i = hand.seat_index[last.seat]
    if redraw.agreed(hand):
        shows = _shows(hand, "prompts.show-open", (last.seat,))
        run, runs = len(hand.cards.runs) + 1, hand.table.run
        return shows._replace(text=say("prompts.show-run", text=shows.text, run=run, runs=runs))
    if hand.showdown.shown[i]:
        return _shows(hand, "prompts.show-whole", (last.seat,))
    return _shows(hand, "prompts.show-open" if open_at_once else "prompts.show", (last.seat,))


def _lying(hand: HandState, asked: Waiting) -> Waiting:
    """What was passed over lies on the table: it is entered, not dealt, and nothing is burned for it."""
    if asked.to != TO_BOARD or hand.table.run > 1:
        return asked
    return asked._replace(text=say("prompts.enter-rest", n=asked.count), burn=0)


def _held(hand: HandState, steps: Steps) -> Waiting:
    """Hand for hand: what players still do with their own cards, then the floor."""
    before = tuple(takewhile(lambda it: it.do != "release", steps))
    return _with_deals(hand, before, Waiting("release", say("prompts.held")))


def _turned_up(hand: HandState, steps: Steps) -> Waiting | None:
    """All-in: hands first, then the cards that are left (R64)."""
    seats = [hand.order[i] for i in hand.showdown.to_show()]
    own = any(it.do in ("discard", "keep", "door") for it in steps)
    if not seats or own or _hole_card_last(steps):
        return None
    open_ = [n for n, it in enumerate(steps) if it.do == "roll" or it.do == "deal" and it.face == UP]
    now = _shows(hand, "prompts.show-all-in" if open_ else "prompts.show-open", seats)
    return _with_deals(hand, steps[: open_[0]] if open_ else steps, now)


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
    if hand.cards.owed[i] == player_steps.VARIABLE:
        return keeping(hand, AgendaStep("keep", seat))  # nobody has said how many (2.50)
    held = len(hand.cards.down[i]) + len(hand.cards.up[i]) - player_steps.thrown_unsaid(hand, i)
    if due.owed(hand, i, UP):  # stud, with streets to come: what lies there now
        held -= due.owed(hand, i, UP) + due.owed(hand, i, DOWN)
    return Waiting("show", say(key, seat=seat), seat=seat, count=held)


def _push(hand: HandState) -> str:
    awards = hand.awards
    if not awards:
        return say("prompts.carried")
    paid = [say("prompts.award", chips=chips, seat=seat) for seat, chips in sorted(awards.items())]
    return say("prompts.push", awards=joined(paid, ", "))


def act_text(hand: HandState, may: Legal) -> str:
    """Who acts, and with which amounts."""
    jams = hand.setup.structure.whole_stack and may.all_in
    i = hand.round.actor
    return _act_text(may, hand.chips.stack[i] if jams else None, hand.setup.cap if hand.beyond(i) else None)


@lru_cache(maxsize=256)
def _act_text(may: Legal, jam: int | None, cap: int | None) -> str:
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
    return say("prompts.act", seat=may.seat, moves=joined(words, ", "))


def prompt(hand: HandState) -> str:
    """The prompt line: what is awaited, and who acts after it when that can be left out."""
    now = waiting(hand)
    if now.optional and hand.stage is BETTING:
        return joined((say("prompts.stop", text=now.text), act_text(hand, legal(hand))))
    return now.text
