"""What the room does with a card that was exposed, a hand of a wrong count, a misdeal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.games import Game
from dealer_assist.rules.house import House
from dealer_assist.texts import say


def exposed_on_the_draw(seat: int, others: Sequence[int], house: House) -> Procedure:
    """A drawn card that was turned up.

    Shape: `others` who are still to be served.  Source: house rules, section 6, `draw-exposed`.
    """
    if house["draw-exposed"] == "keep":
        return Procedure("keep", (say("procedures.keeps", seat=seat),), "draw-exposed")
    first = ", ".join(map(str, others))
    serve = say("procedures.serve-first", seats=first) if others else say("procedures.all-served")
    return Procedure("replace", (
        say("procedures.may-not-keep", seat=seat), serve, say("procedures.replace", seat=seat),
    ), "draw-exposed")


def exposed_last_card(seat: int, betting_possible: bool, house: House) -> Procedure:
    """A last down card of stud that the dealer turned up.

    Source: house rules, section 5, `last-card-exposed`.
    """
    if house["last-card-exposed"] == "replace" and betting_possible:
        return Procedure("replace", (
            say("procedures.serve-others"), say("procedures.burn-exposed", seat=seat),
            say("procedures.replace-down", seat=seat),
        ), "last-card-exposed")
    return Procedure("keep", (say("procedures.keeps", seat=seat),), "last-card-exposed")


class Miscount(NamedTuple):
    """A hand with too many or too few cards, and how far the betting has gone.

    Shape: `cards` held, `due` the right number; `acted` how many players have acted, `chips` one of
    them with chips; `before_draw` in a draw game, before the draw; `button` the hand is the
    button's, `button_acted` they have acted.
    """

    seat: int
    cards: int
    due: int
    acted: int
    chips: bool
    before_draw: bool = False
    button: bool = False
    button_acted: bool = False


def substantial(acted: int, chips: bool) -> bool:
    """Substantial action: two have acted, one of them with chips, or three in all.

    Source: house rules, section 6, `wrong-card-count`.
    """
    return acted >= 3 or acted == 2 and chips


def wrong_card_count(miscount: Miscount, game: Game) -> Procedure:
    """Misdeal, dead hand, or a hand that can be made whole.

    Source: house rules, section 6, `wrong-card-count`: before substantial action it is a misdeal; later the
    hand is dead, with two exceptions.
    """
    if not substantial(miscount.acted, miscount.chips):
        return misdeal(game)
    short = miscount.due - miscount.cards
    # a short hand is made whole by its draw; one with too many cards has seen them, and is dead
    if short > 0 and miscount.before_draw:
        return Procedure("draw up", (
            say("procedures.draws-more", seat=miscount.seat, n=short),
        ), "wrong-card-count")
    if short > 0 and miscount.button and not miscount.button_acted:
        return Procedure("complete", (
            say("procedures.complete", seat=miscount.seat, n=short),
        ), "wrong-card-count")
    return Procedure("dead hand", (
        say("procedures.wrong-count", seat=miscount.seat, cards=miscount.cards, due=miscount.due),
        say("procedures.kill"),
    ), "wrong-card-count")


def misdeal(game: Game) -> Procedure:
    """The hand is dealt again: blinds, button and antes stay where they are, as far as the game has them."""
    places = game.forced if game.button else "no-button"
    return Procedure("misdeal", (
        say("procedures.misdeal"), say("procedures.take-all"), say(f"procedures.deal-again-{places}"),
    ), "wrong-card-count")
