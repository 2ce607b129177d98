"""A floor case by its parts: who it happened to, which chips, and each ruling by the room it belongs to."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.engine.action_facts import deeds
from dealer_assist.errors import Refusal
from dealer_assist.floor import advice_cards, advice_showdown, advice_stud
from dealer_assist.floor.incident import Advised, Case, Happening, give_back
from tests.house.ask import played

TRIPLE: dict[str, Any] = {"game": "deuce-to-seven-triple-draw", "betting": "limit", "small_bet": 200}
STUD: dict[str, Any] = {"game": "stud", "betting": "limit", "blinds": [], "ante": 5, "bring_in": 10,
                        "small_bet": 50, "button": None, "up": {"1": "2c", "2": "Ks", "3": "9d"}}
TO_FOURTH = "1 bring-in, 2 call, 3 call, deal 1 up 3c, deal 2 up 4h, deal 3 up 5s"


def case(actions: str = "", *, setup: dict[str, Any] | None = None, **happened: Any) -> Case:
    hand = played(actions, **(setup or {}))
    return Case(hand, Happening("any", **{"seat": 1, **happened}), deeds(hand))


def code(refused: pytest.ExceptionInfo[Refusal]) -> tuple[str, str | None]:
    return refused.value.code, refused.value.field


def test_who_it_happened_to_is_dealt_in_and_still_in():
    assert case().seat() == 1 and case("3 fold", seat=3).dealt_in() == 3 and case("3 fold").heads_up
    for asked, wrong in (({"seat": 9}, "empty-seat"), ({"seat": 3}, "hand-folded")):
        with pytest.raises(Refusal) as refused:
            case("3 fold", **asked).seat()
        assert code(refused) == (wrong, "happened.seat")


def test_the_chips_are_those_in_play_and_no_more_than_there_are():
    chip = {"chip": 25}
    assert case(setup=chip, chips=(100, 25)).chips("chips", 500) == (100, 25)
    assert sum(case(setup=chip, chips=175).chips("chips", 500)) == 175
    assert case(setup=chip).chips("chips", 500, none=True) == ()
    for chips, wrong in ((30, ("bad-chip", "happened.chips")), ((100, 30), ("bad-chip", "happened.chips.1")),
                         (600, ("not-enough-chips", "happened.chips")),
                         (None, ("no-chips", "happened.chips"))):
        with pytest.raises(Refusal) as refused:
            case(setup=chip, chips=chips).chips("chips", 500)
        assert code(refused) == wrong


def test_a_betting_round_is_asked_for_where_only_that_can_be():
    case().betting()
    with pytest.raises(Refusal) as refused:
        case("3 call, 1 call, 2 check", setup=TRIPLE).betting()
    assert code(refused) == ("not-betting", "happened")


def test_what_goes_back_is_told_with_the_seat():
    assert "200" in give_back(2, 200) and "seat 2" in give_back(2, 200).lower()


def test_a_number_called_may_change_until_the_next_player_has_announced():
    """House rules 6, `change-draw`."""
    advice = advice_cards.change_draw(case("3 call, 1 call, 2 check, 1 draw 2", setup=TRIPLE, to=3, cards=3))
    assert isinstance(advice, Advised) and advice.sentence.endswith(".") and advice.steps


def test_a_drawn_card_turned_up_is_replaced_after_the_others():
    """House rules 6, `draw-exposed`."""
    drawn = case("3 call, 1 call, 2 check, 1 draw 2, 2 draw 1, 3 pat", setup=TRIPLE)
    advice = advice_cards.exposed_draw(drawn)
    assert "2" in " ".join(advice.steps)


def test_the_aggressor_of_the_river_is_seen_by_a_caller():
    """House rules 7, `ask-to-see`."""
    river = ("3 call, 1 call, 2 check, deal board Kc9h4d, 1 check, 2 check, 3 check, deal board 7s, 1 check, "
             "2 check, 3 check, deal board 2c, 1 check, 2 check, 3 bet 400, 1 call, 2 fold")
    assert advice_showdown.ask_to_see(case(river)).steps


def test_no_card_was_burned_before_a_street_of_stud():
    advice = advice_stud.wrong_burn(case(TO_FOURTH, setup=STUD, cards=0))
    two = advice_stud.wrong_burn(case(TO_FOURTH, setup=STUD, cards=2))
    assert advice.sentence != two.sentence and advice.steps and two.steps
