"""What the dealer does with the deck: cards on the board, face up, face down, each with its burn."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.agenda import AgendaStep, Steps
from dealer_assist.engine.own_card_prompts import OWN_CARDS, street_named
from dealer_assist.engine.state.due import DOWN, TO_BOARD, TO_COMMUNITY
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.stage import SHOWDOWN
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.games.vocabulary import DEALT
from dealer_assist.texts import Message, joined, listed, say


def deal(hand: HandState, step: AgendaStep, rest: Steps, burned: bool) -> Waiting | None:
    """Cards on the board or face up; nobody looks at those that go face down."""
    if step.to == TO_COMMUNITY:
        # what is no longer due lies on the table: it is entered, not dealt, and nothing is burned for it
        key = "prompts.turn-community" if hand.due else "prompts.community"
        return Waiting("deal", say(key), count=1, to="community", burn=int(bool(hand.due)))
    if step.to == TO_BOARD:
        if hand.stage is SHOWDOWN:
            return _rest_of_board(hand, step, rest, burned)
        return _of_street(hand, step, rest, burned)
    if step.face == DOWN:
        return None
    what = say("prompts.enter-up", n=step.cards, seat=step.seats[0])
    text = _door_burned(hand, step.seats[0]) or _burn_and_deal(hand, step, rest, what, burned)
    return Waiting("deal", text, seat=step.seats[0], count=step.cards, to="up", burn=int(burned))


def _of_street(hand: HandState, step: AgendaStep, rest: Steps, burned: bool) -> Waiting:
    """The board of this street; in a bomb pot the spit card of before with it, and the burn between (R50)."""
    here = tuple(takewhile(lambda it: it.do != "burn", rest))
    n, blank = (sum(it.cards for it in some if it.to == TO_BOARD) for some in (here, rest))
    spit = say("prompts.spit", n=n)
    if not hand.street_no:
        return Waiting("deal", spit, count=blank, to="board")
    if n == blank:
        text = _burn_and_deal(hand, step, rest, _count(blank), burned)
        return Waiting("deal", text, count=blank, to="board", burn=int(burned))
    flop, *more = rest[len(here) + 1 :]
    both = say("prompts.stop", text=spit), _burn_and_deal(hand, flop, more, _count(blank - n), True)
    return Waiting("deal", joined(both), count=blank, to="board", burn=1)


def _door_burned(hand: HandState, seat: int) -> Message | None:
    """Why the same player's card is asked again: the one just entered is too high, and lies in the muck."""
    last = hand.actions[-1] if hand.terms.burns_doors and hand.actions else None
    if last is None or last.to != "up" or last.seat != seat or not last.cards:
        return None
    card = last.cards[0]
    return say("prompts.door-burned", card=card.words(), seat=seat) if card in hand.cards.gone else None


@lru_cache(maxsize=64)
def _count(cards: int) -> Message:
    return say("prompts.count", n=cards)


def _burn_and_deal(hand: HandState, step: AgendaStep, rest: Steps, what: Message, burned: bool) -> Message:
    """`Burn and deal the flop: 3 cards`; the burn is said with the first card that follows it (R50)."""
    key = "prompts.burn-deal" if burned else "prompts.deal"
    return say(key, street=street_named(_street(hand, step, rest)), what=what)


def _street(hand: HandState, step: AgendaStep, rest: Steps) -> str:
    """The street of a card. In a run-out, one that has begun comes before the next that `rest` names."""
    if step.street or not hand.betting_over:
        return step.street or hand.street
    dealt = [street.name for street in hand.streets if any(it.word in DEALT for it in street.steps)]
    later = next((it.street for it in rest if it.street), "")
    return dealt[dealt.index(later) - 1] if later else dealt[-1]


def drawn_to_board(hand: HandState) -> Waiting | None:
    """Board cards of this street that players have drawn to and nobody has entered (2.60)."""
    first, end = hand.table.fresh_board
    blank = hand.table.board[first:end].count(UNKNOWN)
    drawn = blank and any(step.word == "draw" for step in hand.streets[hand.street_no].steps)
    if not drawn or hand.acted_in_round():
        return None
    text = say("prompts.deal", street=street_named(hand.street), what=_count(blank))
    return Waiting("deal", text, count=blank, to="board", optional=True)


def _rest_of_board(hand: HandState, step: AgendaStep, rest: Steps, burned: bool) -> Waiting:
    """The board after the betting: all of it up to the next dice or discard, each street with its burn."""
    row = list(takewhile(lambda it: it.do == "burn" or it.to == TO_BOARD and it.run == step.run, rest))
    boards = [n for n, it in enumerate(row) if it.to == TO_BOARD]
    blank = sum(row[n].cards for n in boards)
    burns = int(burned) + boards[-1] + 1 - len(boards)      # a burn behind the last is another card's
    if hand.due and row[-1].to == TO_BOARD and row[-1].cells[-1] < _with_the_holes(hand):
        return Waiting("deal", say("prompts.spit", n=blank), count=blank, to="board")
    if not hand.due:
        text = _of_run(hand, step, say("prompts.enter-rest", n=blank))
        return Waiting("deal", text, count=blank, to="board")
    cards = say("prompts.with-burns", cards=_count(blank), n=burns) if burns else _count(blank)
    discard = rest[len(row)].do == "discard" if len(row) < len(rest) else False
    if discard or _shared(hand, step):
        text = _of_run(hand, step, say("prompts.board-first" if discard else "prompts.rest", cards=cards))
    else:
        key = "prompts.deal-dealing" if hand.terms.boards else "prompts.deal-run"
        text = say(key, cards=cards, board=step.run, boards=hand.table.run)
    return Waiting("deal", text, count=blank, to="board", burn=burns)


def _with_the_holes(hand: HandState) -> int:
    """How many board cards are dealt with the hole cards (2.13)."""
    return sum(step.low for step in hand.streets[0].steps if step.word == "board")


def _of_run(hand: HandState, step: AgendaStep, text: Message) -> Message:
    """The same, with the number of the run where there are several, each with these cards of its own."""
    if _shared(hand, step):
        return text
    key = "prompts.rest-of-dealing" if hand.terms.boards else "prompts.rest-of-run"
    return say(key, rest=text, board=step.run, boards=hand.table.run)


def _shared(hand: HandState, step: AgendaStep) -> bool:
    """Do all runs have these cards?"""
    return hand.table.run == 1 or all(cell < hand.kept_board() for cell in step.cells)


def with_deals(hand: HandState, steps: Steps, now: Waiting) -> Waiting:
    """Before what is asked: cards that go face down, to whom, with which burn; and hands turned up."""
    sentences: list[str] = []
    others: list[str] = []
    burn = False
    for step in steps:
        if step.do == "deal" and step.face == DOWN and not _known(hand, step):
            sentences += [say("procedures.burn")] * burn + [_dealt_down(hand, step)]
        elif step.do in ("part", "discard"):
            asked = OWN_CARDS[step.do](hand, step)
            others.append(say("prompts.first", text=asked.text))
            sentences.append(others[-1])
        elif step.do == "turn-up":
            others.append(say("prompts.turn-up"))
            sentences.append(others[-1])
        burn = step.do == "burn"
    if not sentences:
        return now
    alone = _before(others, now.text) if len(sentences) > len(others) else ""
    return now._replace(text=_before(sentences, now.text), alone=alone)


def _before(sentences: list[str], text: str) -> str:
    """Each of these once, then what is asked."""
    return joined((*dict.fromkeys(sentences), text)) if sentences else text


def _known(hand: HandState, step: AgendaStep) -> bool:
    """How a hand begins every dealer knows, and a draw that needs a shuffle is told apart, step by step."""
    return hand.procedure is not None or not hand.street_no and bool(step.street)


def _dealt_down(hand: HandState, step: AgendaStep) -> Message:
    if len(step.seats) == 1:
        return say("procedures.serve", n=step.cards, seat=step.seats[0])
    if len(step.seats) < hand.folded.count(False):
        seats = listed([str(seat) for seat in step.seats])
        return say("prompts.deal-down-to", n=step.cards, seats=seats)
    return say("prompts.deal-down" if step.street else "decided.more", n=step.cards)
