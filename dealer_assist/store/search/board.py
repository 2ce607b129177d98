"""The board of a game with a flop, a turn and a river: what the search tells of hands is told of these."""

from __future__ import annotations

from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.showdown.evaluate import Tabled

BOARD = (3, 1, 1)           # how many cards of the board come at once
WHOLE = sum(BOARD)


def one_board(hand: Played) -> Tabled | None:
    """The table of a game with a flop, a turn and a river, dealt once, and a high hand; None for others."""
    ruling = hand.showdown.ruling
    if ruling is None or len(ruling.tables) != 1 or len(ruling.tables[0].board) != WHOLE:
        return None
    steps = [step for street in hand.streets for step in street.steps]
    came = [step.low for step in steps if step.word == "board"]
    alone = {step.word for step in steps[1:]} == {"board"}      # no other card comes behind the first deal
    return ruling.tables[0] if tuple(came) == BOARD and alone else None
