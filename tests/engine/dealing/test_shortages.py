"""What is shuffled, and how much of it, from the counts alone (house rules 5, 6; R49)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.dealing.shortages import Pile, deck_runs_out, serving_order
from dealer_assist.rules.house import read_house

PILE = Pile(earlier=10, discards={1: 3, 2: 2}, burns=2)


def plan(left, owed, **house):
    return deck_runs_out(left, owed, PILE, read_house("barge", house))


def test_a_deck_with_a_card_to_spare_serves_the_draw():
    assert plan(6, [(1, 3), (2, 2)]) is None


@pytest.mark.parametrize(("last", "old"), [("never", 4), ("dealt", 5)])
def test_the_last_card_is_dealt_or_never_as_the_house_has_it(last, old):
    """House rules 6, `last-card`: five are left, and eight asked for."""
    shortage = plan(5, [(1, 5), (2, 3)], **{"last-card": last})
    assert shortage is not None and (shortage.old, shortage.rest) == (old, 5 - old)
    assert sum(cards for _, cards in shortage.waiting) == 8 - old


def test_own_discards_of_who_waits_stay_out_of_the_shuffle():
    """R49: seat 2 waits for one, so its two discards are not among what is shuffled."""
    shortage = plan(5, [(1, 5), (2, 1)], **{"reshuffle-pool": "all-but-own", "last-card": "dealt"})
    assert shortage is not None and shortage.without == (2,)
    assert shortage.pool == 10 + 3 + (2 if read_house()["reshuffle-burns"] == "in" else 0)


@pytest.mark.parametrize(("rule", "order"), [
    ("straight-through", ((1, 5), (2, 2))), ("after-others", ((1, 4), (2, 2), (1, 1)))])
def test_in_what_order_a_draw_is_served(rule, order):
    assert serving_order([(1, 5), (2, 2)], read_house("barge", {"fifth-card": rule})) == order
