"""A card is seen for the first time: where it may have been before, and where it cannot (R49)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.dealing.named_cards import BOARD, enter, enter_all, enter_served
from dealer_assist.engine.play import apply, play, start
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.games import game_ids
from tests.house.ask import played
from tests.strategies import random_line


def refusal_of(hand, card, owner):
    with pytest.raises(NotNow) as refusal:
        enter(hand, parse_cards(card)[0], owner)
    return refusal.value.code


def test_a_card_has_one_owner():
    hand = played("deal 1 AhQs")
    enter(hand, parse_cards("2c")[0], BOARD)
    assert refusal_of(hand, "2c", 0) == "duplicate-card"
    assert refusal_of(hand, "Ah", BOARD) == "duplicate-card"


def test_a_short_deck_has_no_deuce():
    hand = played(game="short-deck-holdem", blinds=[], ante=100, betting="no-limit", button=3)
    assert refusal_of(hand, "2c", 0) == "not-in-deck"


def test_what_nobody_named_has_no_owner():
    hand = played()
    enter_all(hand, (UNKNOWN, *parse_cards("Ah"), UNKNOWN), BOARD)
    assert list(hand.cards.where) == list(parse_cards("Ah"))


def test_one_of_several_that_is_there_already_is_refused():
    hand = played("deal 1 AhQs")
    with pytest.raises(NotNow):
        enter_all(hand, parse_cards("2cAh"), BOARD)


# -- the hole cards of a record, entered at once ----------------------------------------------------

def served(setup):
    """The lines that name everybody's first cards as they are served: hole cards, in stud with the door."""
    hand, cards = start(setup), iter(sorted(setup.deck()))
    owed = [due.owed for due in hand.due[:2] if due.owed]
    if not owed or hand.due[0].face != DOWN:
        return []
    return [Action("deal", hand.order[i], to=face, cards=tuple(next(cards) for _ in range(count)))
            for each in zip(*owed, strict=True) for face, (i, count) in zip((DOWN, UP), each, strict=False)]


def line_by_line(setup, actions):
    hand = start(setup)
    for number, action in enumerate(actions):
        apply(hand, action, f"actions.{number}")
    return hand.packed()


def answered(play_it):
    """The hand, whole, or the refusal."""
    try:
        return play_it()
    except NotNow as refusal:
        return refusal.code, refusal.field, refusal.message


def instead(action, **more):
    words = {"seat": action.seat, "to": action.to, "cards": action.cards, **more}
    return Action("deal", **words)


def other_than_served(lines):
    """The same lines with something about one of them that is not as it is served."""
    last = lines[-1]
    yield [*lines[:-1], instead(last, cards=lines[0].cards)]
    yield [*lines[:-1], instead(last, cards=(last.cards[0],) * len(last.cards))]
    yield [*lines[:-1], instead(last, cards=(UNKNOWN, *last.cards[1:]))]
    yield [*lines[:-1], instead(last, cards=last.cards[1:])]
    yield [*lines[:-1], instead(last, cards=parse_cards("2c8d9s3h4h5h6h")[:len(last.cards)])]
    yield [*lines[:-1], instead(last, to=UP)]
    yield [*lines[:-1], instead(last, seat=40)]
    yield lines[::-1]
    yield [*lines, lines[0]]
    yield [lines[0], *lines]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", (3, 4))
def test_hole_cards_entered_at_once_are_those_entered_line_by_line(game, seed):
    setup = random_line(game, seed).setup
    lines = served(setup)
    ways = [lines[:n] for n in range(len(lines) + 1)]
    for actions in [*ways, *(other_than_served(lines) if lines else ())]:
        at_once = answered(lambda: play(setup, actions, "actions").packed())   # noqa: B023
        assert at_once == answered(lambda: line_by_line(setup, actions)), actions   # noqa: B023


def test_a_record_that_names_them_as_they_are_served_is_entered_at_once():
    setup = random_line("holdem", 3).setup
    lines, hand = served(setup), start(setup)
    assert enter_served(hand, lines) == len(lines) == hand.count
    assert not hand.due and UNKNOWN not in {card for down in hand.cards.down for card in down}


def test_doors_are_entered_with_the_hole_cards_all_but_the_last_which_decides():
    setups = [random_line("stud", seed).setup for seed in range(20)]
    setup = next(setup for setup in setups if len(start(setup).due) == 2)     # no door was known before
    lines, hand = served(setup), start(setup)
    assert enter_served(hand, lines) == len(lines) - 2 == 2 * hand.count - 2
    assert [len(due.owed) for due in hand.due] == [1] and hand.stage is Stage.DEALING
    assert play(setup, lines).stage is Stage.BETTING


def test_a_hand_that_nobody_saw_is_served_with_the_others():
    setup = random_line("holdem", 3).setup
    lines, hand = served(setup), start(setup)
    lines[0] = instead(lines[0], cards=(UNKNOWN, UNKNOWN))
    lines[1] = instead(lines[1], cards=(UNKNOWN, lines[1].cards[1]))
    assert enter_served(hand, lines) == len(lines)
    assert hand.packed() == line_by_line(setup, lines) and UNKNOWN not in hand.cards.where


def test_where_a_card_is_there_twice_none_is_entered_at_once():
    setup = random_line("holdem", 3).setup
    lines, hand = served(setup), start(setup)
    assert enter_served(hand, [lines[0], instead(lines[1], cards=lines[0].cards)]) == 0
    assert not hand.cards.where and not hand.actions and hand.packed() == start(setup).packed()
