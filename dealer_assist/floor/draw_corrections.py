"""What the floor does with a draw that was called or thrown otherwise than meant.

Source: house rules, section 6, `change-draw`; R56.
"""

from __future__ import annotations

from dealer_assist.floor.corrections import Advice
from dealer_assist.rules.house import House
from dealer_assist.texts import say


def change_draw(seat: int, cards: int, house: House, *, next_announced: bool, dealt: bool) -> Advice:
    """A player wants another number of cards than they asked for.

    Source: house rules, section 6, `change-draw`.
    """
    late = dealt or (next_announced and house["change-draw"] == "until-next-announces")
    if late:
        key = "ruling.draw-dealt" if dealt else "ruling.draw-announced"
        return Advice(None, 0, say(key, seat=seat), "change-draw")
    may = say("ruling.may-change", seat=seat, draw=_number(cards))
    return Advice(_draws(seat, cards), 0, may, "change-draw")


def fit_throw(seat: int, called: int, thrown: int) -> Advice:
    """A throw of another number of cards than was called, with nothing dealt for it yet.

    No change of mind: it is put right even where the next player has announced.  Source: R56.
    """
    what = say("ruling.throw", seat=seat, called=called, thrown=thrown, draw=_number(thrown))
    return Advice(_draws(seat, thrown), 0, what, "change-draw")


def _draws(seat: int, cards: int) -> str:
    return f"{seat} draw {cards}" if cards else f"{seat} pat"


def _number(cards: int) -> str:
    return say("ruling.draws" if cards else "ruling.pat", cards=cards)
