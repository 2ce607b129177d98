"""The judge's document out: its form, its notes, and what `settle` gives the hand engine."""

import copy
import json
from types import SimpleNamespace

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.rules.house import read_house
from dealer_assist.contract.judge import judge, ruling_document
from dealer_assist.engine.showdown.award import Pot, Showdown, settle
from dealer_assist.games import load_game

CONTRACT = {
    "game": "omaha-8",
    "button": 3,
    "chip": 1,
    "pots": [{"amount": 1050}, {"amount": 300, "seats": [1, 4]}],
    "board": "Kc Qc 2d 3d 6c",
    "dice": [],
    "hands": {"1": "Ah4hTs9s", "3": "KsKdQs2s", "4": "AsAd5c5h"},
}


def test_the_contracts_document():
    """Trip kings take the high half of the main pot, 6432A both lows, aces the side pot's high."""
    ruling = judge(CONTRACT)
    assert set(ruling) == {"awards", "pots", "hands", "notes"}
    assert ruling["awards"] == {"1": 675, "3": 525, "4": 150}
    assert ruling["pots"] == [
        {
            "amount": 1050,
            "seats": [1, 3, 4],
            "shares": [
                {"side": "high", "amount": 525, "winners": [3], "awards": {"3": 525}},
                {"side": "low", "amount": 525, "winners": [1], "awards": {"1": 525}},
            ],
        },
        {
            "amount": 300,
            "seats": [1, 4],
            "shares": [
                {"side": "high", "amount": 150, "winners": [4], "awards": {"4": 150}},
                {"side": "low", "amount": 150, "winners": [1], "awards": {"1": 150}},
            ],
        },
    ]
    assert ruling["hands"]["3"]["low"] is None
    assert set(ruling["hands"]["3"]["high"]) == {"cards", "name"}
    assert ruling["notes"] == []


def test_the_answer_is_plain_json_and_the_document_stays_as_it_was():
    document = copy.deepcopy(CONTRACT)
    ruling = judge(document)
    assert json.loads(json.dumps(ruling)) == ruling
    assert document == CONTRACT


def test_cards_may_be_a_list_and_may_have_spaces():
    listed = {
        **CONTRACT,
        "board": ["Kc", "Qc", "2d", "3d", "6c"],
        "hands": {"1": ["Ah", "4h", "Ts", "9s"], "3": "Ks Kd Qs 2s", "4": " AsAd 5c5h "},
    }
    assert judge(listed) == judge(CONTRACT)


def test_parted_hands_may_be_lists_and_stand_in_either_order():
    document = {
        "game": "sohe",
        "button": 1,
        "pots": [{"amount": 100}],
        "board": "AsKhJh4c4d",
        "hands": {"1": "2c3d/AhKsQd9c", "2": "JcJd/5h6s8d8s"},
    }
    other = {**document, "hands": {"1": ["2c", "3d", "/", "Ah", "Ks", "Qd", "9c"], "2": "5h6s8d8s/JcJd"}}
    assert judge(document) == judge(other)


def test_null_is_as_good_as_absent():
    nothing = {
        "runouts": None,
        "community": None,
        "choice": None,
        "up": None,
        "house": None,
        "preset": None,
        "tournament": None,
        "chip": None,
    }
    assert judge({**CONTRACT, **nothing}) == judge(CONTRACT)


@pytest.mark.parametrize("nothing", [
    {"runouts": []}, {"up": {}}, {"house": {}}, {"dice": []}, {"community": []},
])
def test_empty_is_as_good_as_absent(nothing):
    """An optional member that lists nothing says nothing: `runouts` beside a board, a board beside them."""
    assert judge({**CONTRACT, **nothing}) == judge(CONTRACT)
    run = {**CONTRACT, "runouts": [CONTRACT["board"]], "board": []}
    assert judge({**run, "board": None}) == judge(run)


def test_the_chip_is_one_unless_said():
    document = {key: value for key, value in CONTRACT.items() if key != "chip"}
    assert judge(document) == judge(CONTRACT)


def test_awards_list_only_who_receives_chips():
    """One chip between two: the second share is empty, nobody is listed with nothing."""
    tie = {
        "game": "holdem",
        "button": 1,
        "pots": [{"amount": 1}],
        "board": "AhKhQhJhTh",
        "hands": {"1": "2c3c", "2": "2d3d"},
    }
    ruling = judge(tie)
    assert ruling["awards"] == {"2": 1}
    assert ruling["pots"][0]["shares"] == [
        {"side": "high", "amount": 1, "winners": [1, 2], "awards": {"2": 1}}
    ]


def test_runouts_follow_each_other_board_by_board():
    document = {**CONTRACT, "board": None, "runouts": ["KcQc2d3d6c", "KcQc2d7dJc"], "pots": [{"amount": 100}]}
    shares = judge(document)["pots"][0]["shares"]
    assert [(share["runout"], share["side"]) for share in shares] == [(1, "high"), (1, "low"), (2, "high")]
    first, second = (judge({**CONTRACT, "board": board, "pots": [{"amount": 100}]})["hands"]
                     for board in document["runouts"])
    assert judge(document)["hands"] == {
        seat: row | {f"{side}-2": hand for side, hand in second[seat].items()} for seat, row in first.items()}


def test_one_runout_is_numbered_too():
    ruling = judge({**CONTRACT, "board": None, "runouts": [CONTRACT["board"]], "pots": [{"amount": 100}]})
    assert [share["runout"] for share in ruling["pots"][0]["shares"]] == [1, 1]
    assert not any("board" in note["text"] for note in ruling["notes"])


def test_a_pot_of_one_seat_has_its_sides_and_no_notes():
    """What nobody else can win is still told by its sides."""
    ruling = judge({**CONTRACT, "pots": [{"amount": 101, "seats": [1]}]})
    assert [share["side"] for share in ruling["pots"][0]["shares"]] == ["high", "low"]
    assert ruling["awards"] == {"1": 101} and ruling["notes"] == []


def test_a_tabled_hand_may_be_in_no_pot():
    ruling = judge({**CONTRACT, "pots": [{"amount": 300, "seats": [1, 4]}]})
    assert "3" in ruling["hands"] and "3" not in ruling["awards"]


def test_every_note_is_a_sentence_with_its_rule():
    tie = {
        "game": "holdem",
        "button": 1,
        "chip": 25,
        "board": "AhKhQhJhTh",
        "pots": [{"amount": 1030}, {"amount": 100, "seats": [1, 2]}],
        "hands": {"1": "2c3c", "2": "2d3d", "5": "4d4c"},
    }
    notes = judge(tie)["notes"]
    assert [note["rule"] for note in notes] == ["1.2.3", "R4", "1.2.3"]
    assert all(note["text"].endswith(".") and note["text"][0].isupper() for note in notes)
    assert notes[0]["text"] == (
        "Main pot: Seats 1, 2 and 5 tie for high; an odd chip each goes to seats 2 and 5, "
        "first clockwise from the button on seat 1."
    )
    assert notes[2]["text"] == "Side pot 1: Seats 1 and 2 tie for high and share it equally."


# -- settle, as the hand engine calls it ---------------------------------------------------------------


def table(hands, board="", **more):
    return Showdown(
        load_game("omaha-8"),
        read_house(),
        {seat: parse_cards(cards) for seat, cards in hands.items()},
        board=parse_cards(board),
        **more,
    )


@pytest.mark.parametrize("hands", [{}, {3: ""}, {3: "????????"}, {3: "AhKh"}])
def test_the_last_live_hand_needs_no_cards(hands):
    """A pot that one seat alone can win waits for no card (house rule last-hand-shows)."""
    ruling = settle(table(hands), [Pot(1050, (3,))])
    assert ruling.awards == {3: 1050} and ruling.tables == ()
    assert [share.side for share in ruling.pots[0].shares] == ["high"]


def test_an_unfinished_board_does_not_matter_to_a_pot_of_one():
    assert settle(table({3: "AhKhQhJh"}, "2c3c4c"), [Pot(10, (3,))]).awards == {3: 10}


def test_a_contested_pot_beside_one_for_an_unknown_hand():
    showdown = table({1: "Ah4hTs9s", 4: "AsAd5c5h"}, "KcQc2d3d6c", button=3)
    ruling = settle(showdown, [Pot(300, (1, 4)), Pot(50, (7,))])
    assert ruling.awards == {1: 150, 4: 150, 7: 50}


def test_anything_with_an_amount_and_seats_is_a_pot():
    pots = [SimpleNamespace(amount=300, seats=[4, 1])]
    ruling = settle(table({1: "Ah4hTs9s", 4: "AsAd5c5h"}, "KcQc2d3d6c"), pots)
    assert ruling_document(ruling)["pots"][0]["seats"] == [1, 4]


def test_a_hand_is_worked_out_once_for_all_pots():
    showdown = table({1: "Ah4hTs9s", 4: "AsAd5c5h", 6: "JsJdJcJh"}, "KcQc2d3d6c", button=3)
    ruling = settle(showdown, [Pot(300, (1, 4, 6)), Pot(50, (1, 4)), Pot(50, (1, 6))])
    (judged,) = ruling.tables
    assert sorted(judged.counted(judged.sides[0].tiers[0], ())) == [1, 4, 6]
