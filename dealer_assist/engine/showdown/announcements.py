"""What dice, the flop, a pick or the river have just decided, as the dealer does it before the betting."""

from __future__ import annotations

from collections.abc import Iterator
from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.showdown.layouts import layout
from dealer_assist.engine.showdown.sides import sides_of
from dealer_assist.engine.showdown.table_notes import on_lines, on_rows, on_sides
from dealer_assist.texts import joined, say
from dealer_assist.engine.state.hand import HandState


def decided(hand: HandState) -> str:
    """Sentences for the start of a betting round, empty where nothing was decided on this street.

    Source: 2.8, 2.10, 2.14, 2.40, 2.43, 2.44, 2.62.
    """
    if hand.game is hand.setup.game and not hand.table.dice and hand.game.removes is None:
        return ""
    words = {step.word for step in hand.streets[hand.street_no].steps}
    sentences: list[str] = []
    if hand.game is not hand.setup.game and hand.street_no < 2:
        sentences += _became(hand)
    if "roll" in words and hand.table.dice and not hand.table.rolls_due:
        sentences += _rolled(hand)
    if hand.game.removes == "lowest river" and "remove" in words and UNKNOWN not in hand.table.board:
        laid = layout(hand.game, hand.table.board)
        sentences += [note.text for note in on_rows(hand.game, hand.table.board, laid)]
    return joined(sentences)


def _became(hand: HandState) -> Iterator[str]:
    """The game that it is now, and the cards that everybody gets for it: once, where it was decided."""
    becomes = next(it for it in hand.setup.game.becomes if it.game == hand.game.id)
    if (becomes.when.word == "chosen") != (hand.street_no == 0):
        return
    yield say("decided.game", game=hand.game.name)


def _rolled(hand: HandState) -> Iterator[str]:
    game, die = hand.game, hand.table.dice[-1]
    if game.removes == "rolled":
        yield _turned(hand, die)
    sides = sides_of(game, hand.setup.house, hand.table.board, hand.table.dice)
    for note in (*on_sides(game, hand.table.dice, sides), *on_lines(game, hand.table.board, hand.table.dice)):
        yield note.text


def _turned(hand: HandState, die: int) -> str:
    """A die of a board card turns it down (R35)."""
    if die > len(hand.table.board):
        return say("decided.no-card", die=die)
    # 2.14: turned down "if it is not already face down"
    if die in hand.table.dice[:-1]:
        return say("decided.face-down", die=die)
    card = hand.table.board[die - 1]
    which = say("decided.board-card", n=die) if card == UNKNOWN else card.the_words()
    return say("decided.turn", die=die, card=which)
