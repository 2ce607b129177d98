"""The contract's options document, as the contract prints it (section 4)."""

from __future__ import annotations

import json

import pytest

from dealer_assist.contract.options import options
from dealer_assist.errors import Refusal

OMAHA = {
    "game": "omaha",
    "betting": "pot-limit",
    "seats": {"1": 20000, "2": 20000, "3": 20000},
    "button": 3,
    "blinds": [100, 200],
    "ante": 0,
    "big_blind_ante": 0,
    "bring_in": None,
    "small_bet": None,
    "big_bet": None,
    "tournament": True,
    "preset": "barge",
    "house": {},
    "actions": ["3 raise 700", "1 fold"],
}


@pytest.mark.parametrize("name", [
    "betting", "ante", "big_blind_ante", "bring_in", "small_bet", "big_bet", "tournament", "preset", "house",
    "posts", "up", "bomb_pot", "chip", "carried", "spread", "killer", "players_left", "held",
])
def test_null_is_as_good_as_absent(name):
    """Every member that may be left out may be null."""
    without = {key: value for key, value in OMAHA.items() if key != name}
    assert options({**OMAHA, name: None}) == options(without)


def test_the_example_of_the_contract():
    state = options(OMAHA)
    how = state["legal"]["raise"].pop("how")
    assert state == {
        "street": "preflop",
        "pot": 1000,
        "to_act": 2,
        "legal": {
            "fold": True,
            "check": False,
            "call": 500,
            "bet": None,
            "complete": None,
            "raise": {"min": 1200, "max": 2200},
            "all_in": True,
        },
        "cap": None,
        "pots": [{"amount": 1000, "seats": [2, 3]}],
        "stacks": {"1": 19900, "2": 19800, "3": 19300},
        "prompt": "Seat 2 to act: 500 to call, raise 1,200 to 2,200",
        "next": [{"do": "act", "seat": 2}],
    }
    assert how == "500 to call + 1,000 in the pot = raise of 1,500, 2,200 to go"


def test_a_whole_hand_through_one_call():
    """3 x 700 before the flop, checked down: kings full beat the rest, every chip accounted for."""
    state = options(
        {
            **OMAHA,
            "actions": [
                "3 raise 700",
                "1 fold",
                "2 call",
                "deal board Kc Qc 2d",
                "2 check",
                "3 check",
                "deal board 3d",
                "2 check",
                "3 check",
                "deal board 6c",
                "2 check",
                "3 check",
                "2 show KsKdQs2s",
                "3 show AsAd5c5h",
            ],
        }
    )
    assert state["to_act"] is None
    assert state["awards"] == {"2": 1500}
    assert state["stacks"] == {"1": 19900, "2": 20800, "3": 19300}
    assert state["pots"][0]["shares"] == [
        {"side": "high", "amount": 1500, "winners": [2], "awards": {"2": 1500}}
    ]
    assert state["hands"]["2"]["high"]["name"].startswith("Three of a Kind, Kings")


def test_what_nobody_matched_is_returned_and_no_award():
    state = options({**OMAHA, "actions": ["3 raise 700", "1 fold", "2 fold"]})
    assert (state["awards"], state["returned"]) == ({"3": 500}, {"3": 500})
    assert state["stacks"] == {"1": 19900, "2": 19800, "3": 20300}


def test_dealing_lines_may_be_left_out():
    with_cards = options(
        {**OMAHA, "actions": ["3 call", "1 call", "2 check", "deal board Kc Qc 2d", "1 bet 600"]}
    )
    without = options({**OMAHA, "actions": ["3 call", "1 call", "2 check", "1 bet 600"]})
    assert without == with_cards


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"game": "omaha-9"}, "unknown-game", "game"),
        ({"game": 7}, "unknown-game", "game"),
        ({"betting": "pot"}, "unknown-betting", "betting"),
        ({"seats": {"1": 100}}, "too-few-seats", "seats"),
        ({"seats": {"1": 100, "11": 100}}, "bad-seat", "seats.11"),
        ({"seats": {"1": 100, "2": 1.5}}, "bad-number", "seats.2"),
        ({"seats": {"1": 100, "2": "100"}}, "bad-number", "seats.2"),
        ({"seats": {"1": 100, "2": True}}, "bad-number", "seats.2"),
        ({"seats": {"1": 100, "2": 10**30}}, "bad-number", "seats.2"),
        ({"seats": {"1": 100, "2": -5}}, "bad-number", "seats.2"),
        ({"seats": [1, 2]}, "bad-form", "seats"),
        ({"button": None}, "no-button", "button"),
        ({"button": 0}, "bad-seat", "button"),
        ({"blinds": [100, "200"]}, "bad-number", "blinds.1"),
        ({"bring_in": 50}, "no-bring-in-here", "bring_in"),
        ({"preset": "vegas"}, "unknown-preset", "preset"),
        ({"house": {"raise-cap": 5}}, "bad-house-rule", "house.raise-cap"),
        ({"house": {"raise-cup": 4}}, "unknown-house-rule", "house.raise-cup"),
        ({"actions": "3 fold"}, "bad-form", "actions"),
        ({"actions": ["3 rise 700"]}, "bad-action", "actions.0"),
        ({"actions": [7]}, "bad-action", "actions.0"),
        ({"actions": ["3 raise 700", "2 call"]}, "out-of-turn", "actions.1"),
        ({"actions": ["3 raise 350"]}, "raise-too-small", "actions.0"),
        ({"actions": ["3 raise 701"]}, "raise-too-big", "actions.0"),
        ({"actions": ["3 bet 700"]}, "no-bet", "actions.0"),
        ({"actions": ["3 check"]}, "no-check", "actions.0"),
        ({"actions": ["3 raise 1" + "0" * 40]}, "bad-amount", "actions.0"),
        ({"actions": ["9 fold"]}, "empty-seat", "actions.0"),
        ({"actions": ["3 fold", "1 fold", "2 check"]}, "hand-over", "actions.2"),
        ({"actions": ["deal 1 AhAh"]}, "duplicate-card", "actions.0"),
        ({"actions": ["deal 1 AhKdJk"]}, "not-in-deck", "actions.0"),
        ({"actions": ["deal 1 AhKdQs3c4c"]}, "card-count", "actions.0"),
        ({"actions": ["3 call", "1 call", "2 check", "deal board AhKhQh2c"]}, "nothing-to-deal", "actions.3"),
        ({"actions": ["3 show AhKhQhJh"]}, "no-showdown", "actions.0"),
        ({"actions": ["roll 3"]}, "no-roll", "actions.0"),
        ({"actions": ["3 draw 2"]}, "no-draw", "actions.0"),
        ({"beting": "limit"}, "unknown-key", "beting"),
        ({"posts": [{"seat": 9, "kind": "big"}]}, "empty-seat", "posts.0.seat"),
        ({"posts": [{"seat": 1, "kind": "huge"}]}, "unknown-post", "posts.0.kind"),
    ],
)
def test_a_bad_document_is_refused_with_a_code_a_field_and_a_sentence(change, code, field):
    with pytest.raises(Refusal) as refusal:
        options({**OMAHA, **change})
    assert (refusal.value.code, refusal.value.field) == (code, field)
    assert refusal.value.message.endswith((".", "?"))
    assert len(refusal.value.message.split()) > 4


def test_every_answer_is_json():
    assert json.loads(json.dumps(options(OMAHA))) == options(OMAHA)


def test_a_dead_button_leaves_the_order_alone():
    """The button on empty seat 2: seat 1 acts last, seat 3 posts small, seat 4 big."""
    document = {**OMAHA, "seats": {"1": 9000, "3": 9000, "4": 9000}, "button": 2, "actions": []}
    state = options(document)
    assert state["stacks"] == {"1": 9000, "3": 8900, "4": 8800}
    assert state["to_act"] == 1


def test_the_amount_of_a_post_may_be_null_and_is_the_usual_one():
    """Contract 4: null is a member left out, in a post as in the set-up."""
    post = {"seat": 2, "kind": "big"}
    assert options({**OMAHA, "posts": [{**post, "amount": None}]}) == options({**OMAHA, "posts": [post]})


def test_posts_state_a_dead_small_blind_and_a_player_entering():
    """Button 1 is empty: no small blind; seat 5 posts to enter, live, and has the option."""
    document = {
        **OMAHA,
        "seats": {"3": 9000, "4": 9000, "5": 9000},
        "button": 1,
        "posts": [{"seat": 3, "kind": "big", "amount": 200}, {"seat": 5, "kind": "enter", "amount": 200}],
        "actions": ["4 fold"],
    }
    state = options(document)
    assert (state["pot"], state["to_act"]) == (400, 5)
    assert state["legal"]["check"] is True


def test_a_missed_small_blind_is_dead():
    """Back with both: the big blind is live, the small blind goes to the pot (`missed-blinds`)."""
    posts = [
        {"seat": 1, "kind": "small", "amount": 100},
        {"seat": 2, "kind": "big", "amount": 200},
        {"seat": 3, "kind": "missed", "amount": 300},
    ]
    state = options({**OMAHA, "posts": posts, "actions": []})
    assert (state["pot"], state["to_act"], state["legal"]["check"]) == (600, 3, True)
    assert options({**OMAHA, "posts": posts, "actions": ["3 check", "1 fold"]})["to_act"] == 2


def test_a_killer_in_the_big_blind_still_is_the_big_blind():
    """Limit 100/200, full kill: he posts 200, the next player opens, and the limits are 200/400."""
    state = options(
        {
            "game": "holdem",
            "betting": "limit",
            "seats": {"1": 9000, "2": 9000, "3": 9000, "4": 9000},
            "button": 4,
            "blinds": [50, 100],
            "killer": 2,
            "house": {"kill": "full"},
            "actions": [],
        }
    )
    assert (state["to_act"], state["pot"], state["legal"]["call"]) == (3, 250, 200)
    assert state["legal"]["raise"] == {"min": 400, "max": 400}


@pytest.mark.parametrize(
    ("preset", "tournament", "cap"),
    [
        ("barge", False, None),
        ("barge", True, {"bets": 1, "of": 4}),
        ("tda", True, None),
        ("cash", False, None),
    ],
)
def test_between_two_players_the_cap_is_gone_before_anybody_acts(preset, tournament, cap):
    """Cash: as soon as two are left; TDA: when the event is down to two, as it is with two dealt in."""
    state = options(
        {
            "game": "holdem",
            "betting": "limit",
            "seats": {"1": 9000, "2": 9000},
            "button": 1,
            "blinds": [50, 100],
            "preset": preset,
            "tournament": tournament,
            "actions": [],
        }
    )
    assert state["cap"] == cap


def test_all_in_above_the_pot_is_a_wager_of_the_pot():
    """19,800 behind, 2,200 the most: "all-in" is legal, as the contract prints it, and is cut to that."""
    state = options({**OMAHA, "actions": ["3 raise 700", "1 fold", "2 all-in"]})
    assert state["stacks"]["2"] == 17800
    assert state["legal"]["call"] == 1500


def test_who_may_only_call_less_than_his_stack_cannot_go_all_in():
    """He checked, owes 60 of a short all-in, and may not raise again."""
    state = options({
        "game": "holdem", "betting": "no-limit", "seats": {"1": 9000, "2": 160, "3": 9000}, "button": 3,
        "blinds": [50, 100], "actions": ["3 call", "1 call", "2 check", "1 check", "2 all-in", "3 call"],
    })
    assert (state["to_act"], state["legal"]["raise"], state["legal"]["all_in"]) == (1, None, False)
