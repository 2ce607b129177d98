"""A player, or the board, chooses the game that a hand becomes."""

from __future__ import annotations

from dataclasses import replace

from dealer_assist.engine.dealing import due
from dealer_assist.engine.showdown.layouts import becoming
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.stage import CHOOSING, STEPPING
from dealer_assist.engine.state.terms import terms_of
from dealer_assist.errors import NotNow, nearest, quotable
from dealer_assist.games import Becomes, load_game


def chooser(hand: HandState) -> int:
    """Who picks the game: under the gun; heads-up or three-handed the button (2.44)."""
    # 2.44: "when heads-up or three-handed, the player with the button will choose"
    if hand.count <= 3:
        return hand.seat_index.get(hand.setup.button or 0, hand.count - 1)
    return hand.round.opener


def choice_names(hand: HandState) -> dict[str, str]:
    """The games that a player may choose in this hand, by id: what each is called."""
    picks = [it for it in hand.game.becomes if it.when.word == "chosen"]
    return {it.game: (it.to or load_game(it.game)).name for it in picks}


def choose(hand: HandState, action: Action, i: int) -> None:
    """Go on as the game that was picked.

    Errors: `no-choice`, `out-of-turn`, `bad-choice` with the games that can be.
    """
    if hand.folded[i]:
        raise NotNow("hand-folded", seat=hand.order[i], now=WHAT_NOW)
    if hand.stage is not CHOOSING:
        raise NotNow("no-choice", now=WHAT_NOW)
    if i != chooser(hand):
        seat = hand.order[chooser(hand)]
        raise NotNow("out-of-turn.picks", seat=seat, other=action.seat)
    due.clear(hand)
    _pick(hand, action.word)
    hand.round.last[i] = ("picks", hand.game.name)


def nobody_chooses(hand: HandState) -> None:
    """An absent or unwilling first player: the game that the page names first is played (2.44, R55)."""
    due.clear(hand)
    _pick(hand, next(it.game for it in hand.game.becomes if it.when.word == "chosen"))


def _pick(hand: HandState, word: str) -> None:
    games = [it.game for it in hand.game.becomes if it.when.word == "chosen"]
    picked = next((it for it in hand.game.becomes if it.game == word and it.when.word == "chosen"), None)
    if picked is None:
        near = nearest(word[:40], games)
        raise NotNow(
            "bad-choice.not-picked", word=quotable(word), games=", ".join(games), near=near
        )
    hand.choice = word
    become(hand, picked)
    hand.stage = STEPPING
    hand.step_no += 1


def become_by_board(hand: HandState) -> None:
    """The colours of the flop have decided what the hand is (2.62)."""
    if hand.terms.by_colours:
        now = becoming(hand.game, hand.table.board)
        if now is not None:
            become(hand, now)


def become(hand: HandState, becomes: Becomes) -> None:
    """Keep what was dealt, add the steps that lead there, and go on with the other game's streets."""
    game = becomes.to or load_game(becomes.game)
    street = hand.streets[hand.street_no]
    # 2.44, 2.62: what was dealt stays: a discard or two more cards come first, then the other game's streets
    done = street.steps[: hand.step_no + 1]
    later = street.steps[hand.step_no + 1 :]
    street = replace(
        street, steps=(*done, *becomes.steps, *later), with_action=becomes.with_action or street.with_action
    )
    hand.streets = (*hand.streets[: hand.street_no], street, *game.streets[hand.street_no + 1 :])
    hand.game, hand.terms = game, terms_of(game, hand.setup.betting, hand.setup.house)
