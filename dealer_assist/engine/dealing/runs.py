"""`run N`: what is left of the board, or the last draw, more than once (house rules 8, `run-it`)."""

from __future__ import annotations

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.dealing import due, redraw, runouts
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.stage import SHOWDOWN
from dealer_assist.errors import NotNow

RULE = "house rule run-it"


def runs_open(hand: HandState) -> int:
    """How often the rest of this hand may be run now; 1 where nothing is left to run."""
    if not hand.table.board:
        return redraw.runs_possible(hand)
    # "needs an all-in and no action left"
    closed = _complete(hand) or _begun(hand) or hand.stage is not SHOWDOWN or _flop_decides(hand)
    return 1 if closed else runouts.runs_possible(hand)


def run(hand: HandState, times: int, recorded: bool = False) -> None:
    """Run the rest more than once: the room allows it, no action is left, and no card of it lies there.

    Shape: `recorded` in a time when it was taken with cards of it on the table.
    Errors: `no-run`, `run-too-often` with what the room, and the deck, allow.  Source: contract, section 4.
    """
    if hand.betting_over and _flop_decides(hand):
        raise NotNow("no-run.flop-decides", now=WHAT_NOW, rule=hand.setup.game.section)
    if not hand.betting_over or hand.stage is not SHOWDOWN or not _to_run(hand):
        raise NotNow("no-run.all-in", now=WHAT_NOW, rule=RULE)
    _check_times(hand, times)
    if hand.table.board and _complete(hand):
        raise NotNow("no-run.complete", rule=RULE)
    if hand.table.board and _begun(hand) and not recorded:
        raise NotNow("no-run.begun", now=WHAT_NOW, rule=RULE)
    if times < hand.table.run:
        raise NotNow("no-run.run-already", run=hand.table.run, times=times, rule=RULE)
    if not hand.table.board:
        redraw.agree(hand, times)
        return
    if times > 1:
        due.number_boards(hand)
    for number in range(hand.table.run + 1, times + 1):
        runouts.run_again(hand, number)


def _flop_decides(hand: HandState) -> bool:
    """All-in before a flop that chooses the game (2.62): on two flops a hand would be of two games."""
    by_board = any(it.when.word != "chosen" for it in hand.setup.game.becomes)
    return by_board and not hand.kept_board()


def _to_run(hand: HandState) -> bool:
    return bool(hand.table.board) or hand.table.run > 1 or redraw.open_to_run(hand)


def _complete(hand: HandState) -> bool:
    """Lies the whole board there already?"""
    return UNKNOWN not in hand.table.board or hand.kept_board() == len(hand.table.board)


def _begun(hand: HandState) -> bool:
    """Is a card of the rest named? Whoever has seen one knows what the others agree to."""
    rest = hand.table.board[hand.kept_board():]
    return bool(hand.table.runouts) or any(card != UNKNOWN for card in rest)


def _check_times(hand: HandState, times: int) -> None:
    allowed = hand.setup.house.number("run-it", 1)
    what = "board" if hand.table.board else "draw"
    possible = runouts.runs_possible(hand) if hand.table.board else redraw.runs_possible(hand)
    if possible < times <= allowed:
        raise NotNow(f"run-too-often.{what}-of-stub", stub=hand.deck.stub, times=times, rule=RULE)
    if not 1 <= times <= allowed:
        raise NotNow(f"run-too-often.{what}-in-this-room", n=allowed, rule=RULE)
