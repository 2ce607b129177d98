"""A part of the hand: one declaration, of which `__init__` and `copy` are written (engine/state/part.py)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.options import state
from dealer_assist.engine.play import Hand
from dealer_assist.engine.state.part import Part, each, part
from dealer_assist.engine.state.parts import Cards, Chips, Deck, Round, Showing, Middle
from tests.rulings.felt import start

PARTS = [Chips, Round, Cards, Middle, Deck, Showing]


def fields(value: Part) -> dict[str, Any]:
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(value, name) for name in names}


def changeable(value: object) -> list[object]:
    """The value and all that lies in it that could be changed in place."""
    if isinstance(value, Part):
        return [value, *(it for field in fields(value).values() for it in changeable(field))]
    if isinstance(value, list):
        return [value, *(it for item in value for it in changeable(item))]
    return [value] if isinstance(value, dict) else []


@pytest.mark.parametrize("kind", PARTS)
def test_a_copy_shares_nothing_that_can_be_changed(kind: type[Part]):
    first = kind(3)
    second = first.copy()
    assert fields(second) == fields(first)
    assert not {id(it) for it in changeable(first)} & {id(it) for it in changeable(second)}


def test_a_hand_s_copy_shares_nothing_but_its_set_up():
    hand = start("holdem", "3 raise 200, 4 fold, 1 call, 2 call, deal board Kh 7d 2c, 1 check")
    copy = hand.copy()
    shared = {id(it) for it in changeable(hand)} & {id(it) for it in changeable(copy)}
    assert shared == {id(hand.seat_index)}
    assert type(copy) is Hand and copy.lines == hand.lines


def test_a_hand_that_was_packed_comes_out_as_it_was():
    hand = start("holdem", "3 raise 200, 4 fold, 1 call, 2 call, deal board Kh 7d 2c, 1 check")
    again = Hand.unpacked(hand.packed())
    assert state(again) == state(hand) and again.lines == hand.lines
    assert {id(it) for it in changeable(hand)} & {id(it) for it in changeable(again)} == {id(hand.seat_index)}


def test_nothing_that_is_packed_can_be_changed():
    assert not any(changeable(value) for value in Cards(3).packed())


def test_two_tables_share_no_list_that_stands_in_the_declaration():
    first, second = Middle(2), Middle(2)
    first.board.append(first.board)  # type: ignore[arg-type]
    assert second.board == []


def test_an_empty_list_for_each_player_is_a_list_of_its_own():
    @part
    class Piles(Part):
        cards: list[list[int]] = each([])

    piles = Piles(2)
    piles.cards[0].append(1)
    assert piles.cards == [[1], []]


def test_there_is_no_room_for_a_field_that_is_not_declared():
    with pytest.raises(AttributeError):
        Chips(2).stakc = [1, 2]  # type: ignore[attr-defined]
