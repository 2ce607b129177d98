"""What no new hand is dealt as, though a recorded one of the kind is read."""

from __future__ import annotations

from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import Unreadable


def check_playable(setup: Setup) -> None:
    """Refuse what no new hand is to be dealt as; a recorded one is read all the same.

    Errors: `turned-round`, `too-many-seats` (R57), `bomb-pot-blinds` (1.4), `jam-or-fold-here` (R53).
    """
    _check_order(setup)
    game, count = setup.game, len(setup.order)
    if count > game.max_seats and setup.house["max-seats"] == "refuse":
        raise Unreadable(
            "too-many-seats", game=game.name, most=game.max_seats, count=count, fewer=count - game.max_seats,
            field="seats", rule="house rule max-seats"
        )
    if setup.bomb_pot and game.forced != "blinds":
        raise Unreadable("bomb-pot-blinds", game=game.name, field="bomb_pot", rule="1.4")
    if not setup.structure.whole_stack:
        return
    if setup.bomb_pot:
        raise Unreadable("jam-or-fold-here.bomb-pot", field="bomb_pot", rule="1.6")
    # R53: Mexican Poker's first player must bet, which is neither jam nor fold
    if any(street.opens == "high card" for street in game.streets):
        raise Unreadable("jam-or-fold-here", game=game.name, field="betting", rule="1.6")


def _check_order(setup: Setup) -> None:
    """Refuse two amounts that were written in the other order: the small one is never above the big one."""
    small, big = setup.small_bet, setup.big_bet
    if len(setup.blinds) > 1 and setup.blinds[0] > setup.blinds[1]:
        raise Unreadable("turned-round.blinds", small=setup.blinds[0], big=setup.blinds[1], field="blinds")
    # 600/300 is a slip of the pen: fifth street would be cheaper than third
    if setup.structure.fixed and small > big:
        raise Unreadable("turned-round.limits", small=small, big=big, field="big_bet")
