"""§5 and §6 of the house rules: what the dealer does when cards run short or fall wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.games import load_game
from dealer_assist.rules.house import House, read_house
from dealer_assist.engine.dealing.misdeals import (
    Miscount,
    exposed_last_card,
    exposed_on_the_draw,
    misdeal,
    wrong_card_count,
)
from dealer_assist.engine.dealing.shortages import Pile, deck_runs_out, last_card, serving_order

HOUSE = read_house("barge")


def house(**rules: Any) -> House:
    return read_house("barge", {name.replace("_", "-"): value for name, value in rules.items()})


@pytest.mark.parametrize(("dealt", "stub", "name", "pool"), [
    # Seven dealt in and all there: stub 7, with burns 10, needed 9: shuffle the ten, burn, deal seven.
    (7 * 6, 7, "shuffle the burns in", 10),
    # Eight dealt in, one folded on fourth street: stub 3, with burns 6: burn from the stub, community card.
    (8 * 4 + 7 * 2, 3, "community card", 0),
    # One folded on fifth instead: stub 2, with burns 5: shuffle the five, burn, community card.
    (8 * 5 + 7, 2, "community card", 5),
])
def test_the_last_card_of_stud_when_the_stub_is_short(dealt, stub, name, pool):
    """`stud-short-stub`: needed are a card each, a burn and one never dealt; for seven players nine."""
    assert 52 - dealt - 3 == stub
    procedure = last_card(7, stub, 3, HOUSE)
    assert (procedure.name, procedure.pool) == (name, pool)
    assert ("Shuffle" in " ".join(procedure.steps)) == bool(pool)
    assert any("need 9" in step for step in procedure.steps)


def test_the_steps_are_told_in_order():
    assert last_card(7, 7, 3, HOUSE).steps == (
        "The stub has 7, 7 players need 9: take in 3 burn cards.", "Shuffle the 10 cards.",
        "Burn one card.", "Deal 7 cards, one to each player.",
    )
    assert last_card(7, 3, 3, HOUSE).steps == (
        "The stub has 3, 7 players need 9.", "Burn one card from the stub.",
        "Turn the next card up in the middle: it is everybody's last card.",
        "The betting starts with who started on sixth street.",
    )


def test_with_enough_cards_nothing_is_shuffled():
    procedure = last_card(7, 9, 3, HOUSE)
    assert (procedure.name, procedure.pool, len(procedure.steps)) == ("deal", 0, 2)
    assert last_card(6, 7, 3, HOUSE).name == "shuffle the burns in"


def test_a_room_may_leave_the_burns_out():
    """`stud-short-stub: community`: seven short of nine is a community card at once."""
    procedure = last_card(7, 7, 3, house(stud_short_stub="community"))
    assert (procedure.name, procedure.pool) == ("community card", 0)


def test_who_starts_after_a_community_card():
    """`community-first-act`."""
    with_community = house(community_first_act="with-community")
    assert "sixth street" in last_card(7, 3, 3, HOUSE).steps[-1]
    assert "best board with that card" in last_card(7, 3, 3, with_community).steps[-1]


# Badugi, eight dealt in: 20 left; burn, 14 drawn: 5 left; three fold, 12 cards; burn, A draws 3, B 2, C 1.
OWED = [(1, 3), (2, 2), (3, 1)]
PILE = Pile(earlier=12 + 14, discards={1: 3, 2: 2, 3: 1}, burns=2)


@pytest.mark.parametrize(("rules", "pool", "old", "without"), [
    ({}, 31, 4, (2, 3)),
    ({"last_card": "only-if-it-finishes"}, 32, 3, (2, 3)),
    ({"last_card": "never"}, 32, 3, (2, 3)),
    ({"last_card": "only-if-it-finishes", "reshuffle_pool": "earlier-rounds"}, 29, 3, (1, 2, 3)),
    ({"reshuffle_pool": "earlier-rounds"}, 28, 4, (1, 2, 3)),
    ({"reshuffle_pool": "all"}, 34, 4, ()),
    ({"reshuffle_burns": "out"}, 29, 4, (2, 3)),
])
def test_the_deck_runs_out_in_a_draw(rules, pool, old, without):
    """One left for B: B gets it, the second comes from 12 + 14 + A's 3 + 2 burns = 31 (R49).

    Or it joins, 32; with `earlier-rounds` 29.
    """
    plan = deck_runs_out(4, OWED, PILE, house(**rules))
    assert plan is not None
    assert (plan.pool, plan.old, plan.without) == (pool, old, without)
    assert plan.waiting == ((2, 1 if old == 4 else 2), (3, 1))


def test_the_presets_reshuffle_as_their_columns_say():
    """§10: BARGE 31 (R49), TDA and Robert's 29."""
    plans = [deck_runs_out(4, OWED, PILE, read_house(preset)) for preset in ("barge", "tda", "cash")]
    assert [plan.pool for plan in plans if plan] == [31, 29, 29]


@pytest.mark.parametrize(("pile", "pool", "without"), [
    (Pile(earlier=3, discards={1: 5, 2: 5, 3: 1}, burns=1), 5, (1, 2)),   # 3 + C's 1 + the burn serve five
    (Pile(earlier=2, discards={1: 5, 2: 5, 3: 1}, burns=1), 9, (1,)),     # too few: B's five come in
    (Pile(earlier=0, discards={1: 5}, burns=0), 5, ()),                   # nothing but the drawer's own
])
def test_where_the_pool_is_too_few_the_others_discards_come_in_the_drawers_own_last(pile, pool, without):
    """R49."""
    plan = deck_runs_out(0, [(1, 2), (2, 3)], pile, HOUSE)
    assert plan is not None
    assert (plan.pool, plan.without) == (pool, without)


@pytest.mark.parametrize(("value", "served"), [
    ("dealt", True), ("only-if-it-finishes", True), ("never", False),
])
def test_the_last_card_that_serves_everyone_still_owed(value, served):
    """Four left, four owed."""
    assert (deck_runs_out(4, [(1, 3), (2, 1)], PILE, house(last_card=value)) is None) == served


def test_a_deck_that_is_long_enough_is_just_dealt():
    assert deck_runs_out(5, [(1, 3), (2, 1)], PILE, house(last_card="never")) is None


def test_an_empty_deck_is_shuffled_before_anyone_is_served():
    """Even before the burn (R50): a card more is needed then."""
    plan = deck_runs_out(0, [(2, 2)], PILE, HOUSE, burn=1)
    assert plan is not None
    assert (plan.pool, plan.old) == (32, 0)


@pytest.mark.parametrize(("value", "order"), [
    ("straight-through", ((1, 2), (2, 5), (3, 1))), ("after-others", ((1, 2), (2, 4), (3, 1), (2, 1))),
])
def test_drawing_five(value, order):
    """`fifth-card`: all in a row, or the fifth after everyone else."""
    assert serving_order([(1, 2), (2, 5), (3, 1)], house(fifth_card=value)) == order


def test_a_card_exposed_on_the_draw_is_replaced_after_the_others():
    """`draw-exposed`."""
    procedure = exposed_on_the_draw(2, [3, 4], HOUSE)
    assert procedure.name == "replace"
    assert procedure.steps[1:] == ("Serve seats 3, 4 first.", "Deal seat 2 another card in its place.")
    assert exposed_on_the_draw(2, [3], house(draw_exposed="keep")).steps == ("Seat 2 keeps the card.",)


@pytest.mark.parametrize(("value", "betting", "name"), [
    ("replace", True, "replace"), ("replace", False, "keep"), ("keep", True, "keep"),
])
def test_a_last_down_card_turned_up_by_the_dealer(value, betting, name):
    """`last-card-exposed`: while betting is still possible."""
    assert exposed_last_card(2, betting, house(last_card_exposed=value)).name == name


@pytest.mark.parametrize(("ruling", "name"), [
    (Miscount(2, 4, 5, acted=1, chips=True), "misdeal"),
    (Miscount(2, 4, 5, acted=2, chips=False), "misdeal"),
    (Miscount(2, 4, 5, acted=2, chips=True), "dead hand"),
    (Miscount(2, 4, 5, acted=3, chips=False), "dead hand"),
    (Miscount(2, 4, 5, acted=3, chips=True, before_draw=True), "draw up"),
    (Miscount(2, 6, 5, acted=3, chips=True, before_draw=True), "dead hand"),
    (Miscount(2, 1, 2, acted=3, chips=True, button=True), "complete"),
    (Miscount(2, 1, 2, acted=3, chips=True, button=True, button_acted=True), "dead hand"),
    (Miscount(2, 3, 2, acted=3, chips=True, button=True), "dead hand"),
])
def test_a_hand_with_the_wrong_number_of_cards(ruling, name):
    """Misdeal before two have acted (one with chips) or three in all; then dead, or made whole."""
    assert wrong_card_count(ruling, load_game("five-card-draw")).name == name


@pytest.mark.parametrize(("game", "again"), [
    ("holdem", "Shuffle and deal again: same button, same blinds."),
    ("mexican-poker", "Shuffle and deal again: same button, same antes."),
    ("stud", "Shuffle and deal again: same antes."),
])
def test_a_misdeal_is_dealt_again_from_the_same_places(game, again):
    """Stud has neither a button nor blinds."""
    assert misdeal(load_game(game)).steps[-1] == again
